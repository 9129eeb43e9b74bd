map-label = Карта Европы
map-help = Стрелки ведут от места к месту, Enter выбирает, N ведёт к следующему возможному месту, плюс и минус меняют масштаб, 0 показывает всё.
map-zoom-in = Ближе
map-zoom-out = Дальше
map-zoom-fit = Вся карта
map-legend = Обозначения
map-close = Закрыть
map-choose = Выбрать: { $place }
map-legal = можно выбрать
map-illegal = сейчас выбрать нельзя
map-selected = выбрано
map-sea = морская зона
map-kind-unfortified = неукреплённый город
map-kind-fortress = крепость
map-kind-key = ключевой город
map-kind-capital = столица ({ $power })
map-kind-electorate = курфюршество
map-port = порт
map-home = родной город
map-zone = языковая зона
map-zone-none = нет
map-zone-english = английская
map-zone-french = французская
map-zone-german = немецкая
map-zone-italian = итальянская
map-zone-spanish = испанская
map-control = контроль
map-religion = вера
map-religion-catholic = католическая
map-religion-protestant = протестантская
map-religion-other = вне борьбы вер
map-unrest = беспорядки
map-unrest-letter = Б
map-siege = осаждает: { $power }
map-units = войска
map-ships = корабли
map-people = лица
map-markers = фишки
map-roads = дороги
map-passes = перевалы
map-seas = моря
map-ports = порты
map-joined = соседние моря
map-unit-reg = { $n } { $n ->
    [one] регулярный
   *[other] регулярных
}
map-unit-merc = { $n } { $n ->
    [one] наёмник
    [few] наёмника
   *[other] наёмников
}
map-unit-cav = кавалерия: { $n }
map-unit-squadron = { $n } { $n ->
    [one] эскадра
    [few] эскадры
   *[other] эскадр
}
map-unit-corsair = { $n } { $n ->
    [one] корсар
    [few] корсара
   *[other] корсаров
}
map-shape-reg = регулярные
map-shape-merc = наёмники
map-shape-cav = кавалерия
map-shape-squadron = эскадры
map-shape-corsair = корсары
map-shape-leader = полководец
map-shape-reformer = реформатор
map-shape-university = иезуитский университет
map-shape-fortress = фишка крепости
map-shape-haven = пиратская гавань
map-shape-piracy = пиратство
map-legend-capital = столица
map-legend-home = ободок: чей родной город; середина: кто владеет
map-legend-protestant = белая середина: протестанты
map-legend-siege = осада
map-legend-pass = перевал
map-legend-road = дорога
map-legend-boundary = граница морских зон
