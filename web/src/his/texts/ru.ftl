## Here I Stand

his-ui-tab-hand = Рука
his-ui-tab-powers = Державы
his-ui-tab-faith = Вера
his-ui-tab-accords = Союзы
his-ui-tab-world = Колонии
his-ui-tab-cards = Карты

his-ui-role-ottoman = Сулейман идёт на Венгрию; в море корсары
his-ui-role-hapsburg = Карл V: империя от Севильи до Вены
his-ui-role-england = Генриху VIII нужны наследник и развод
his-ui-role-france = Франциск I: Италия, замки, Новый Свет
his-ui-role-papacy = Рим ведёт диспуты, жжёт книги, строит собор
his-ui-role-protestant = Лютер, Цвингли, Кальвин: слово сильнее меча

his-ui-turn = Ход { $turn }, { $years }
his-ui-turn-short = Ход { $turn } · { $years }
his-ui-turn-label = Ход { $turn } из { $last }, { $years }: { $phase }
his-ui-now = (сейчас)
his-ui-chip-label = { $power }: победных очков { $vp }, карт { $cards }{ $active ->
    [yes] , сейчас действует
   *[no] {""}
}{ $mine ->
    [yes] , ваша держава
   *[no] {""}
}
his-ui-vp = ПО
his-ui-cp-left = осталось { $n } CP
his-ui-hand-size = На руке
his-ui-cards = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
his-ui-hand-of = Рука: { $power }
his-ui-hand-empty = Карт на руке нет.
his-ui-hand-hidden = Зрителям карты на руках не показываются.
his-ui-play-card = Сыграть эту карту
his-ui-no-cards = Здесь карт нет.
his-ui-all-powers = любая держава

his-ui-ruler = Правитель
his-ui-ruler-tip = Может оставить на конец хода карт: { $admin }; дополнительно при раздаче: { $bonus }.
his-ui-keys = Ключи
his-ui-keys-of = { $n } из { $most }
his-ui-keys-count = { $n }
his-ui-electorates = Ключи
his-ui-key-track = Ключи: карты и очки
his-ui-automatic = Ключей для немедленной победы: { $n }.
his-ui-markers = Жетоны
his-ui-captives = Пленники
his-ui-state = Состояние
his-ui-excommunicated = отлучение
his-ui-excommunications = Отлучены
his-ui-ships = { $n } { $n ->
    [one] корабль
    [few] корабля
   *[many] кораблей
}
his-ui-passed = пас

his-ui-struggle = Протестантские города
his-ui-struggle-label = Протестантских городов { $n }: протестантам { $protestant } ПО, Папству { $papal } ПО
his-ui-spaces = { $n } из 50
his-ui-translations = Переводы
his-ui-new-testament = Новый Завет
his-ui-full-bible = Полная Библия
his-ui-debaters = Участники диспутов
his-ui-debater = Участник диспутов
his-ui-strength = Сила
his-ui-zone = Язык
his-ui-works = Постройки и династии
his-ui-st-peters = Собор св. Петра
his-ui-chateaux = Замки
his-ui-piracy-vp = Пиратство
his-ui-marital = Генрих VIII
his-ui-reformers = Реформаторы
his-ui-vp-of = { $n } из { $most } ПО

his-ui-accords = Войны и союзы
his-ui-war = война
his-ui-ally = союз
his-ui-peace = мир
his-ui-foreign-wars = Внешние войны
his-ui-natives = противников: { $n }

his-ui-deals = Сделки этого хода
his-ui-deal-offered = предложена
his-ui-deal-agreed = согласована
his-ui-deal-refused = отклонена
his-ui-deal-announced = объявлена
his-ui-deal-done = действует
his-ui-deal-failed = не объявлена
his-ui-deal-denied = не состоялась
his-ui-deal-agreed-by = Согласны:

his-ui-voyages = В пути
his-ui-no-voyages = Никто не в пути.
his-ui-exploration = экспедиция
his-ui-conquest = завоевание
his-ui-colonies = Колонии
his-ui-claims = Открытия и завоевания
his-ui-unclaimed = свободно
his-ui-depleted = истощено
his-ui-explorers = Мореплаватели
his-ui-conquistadors = Конкистадоры
his-ui-away = не в запасе
his-ui-explored = Экспедиция в этом ходу
his-ui-colonized = Колония в этом ходу
his-ui-conquered = Завоевание в этом ходу
his-ui-galleons = Галеоны
his-ui-plantations = Плантации
his-ui-raiders = Каперы
his-ui-charts = Первооткрыватели

his-ui-deck = В колоде { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
his-ui-pile-discard = Сброс
his-ui-pile-on_table = На столе
his-ui-pile-removed = Удалённые
his-ui-discard-order = Сброшенные последними — вначале.

his-ui-tab-winter = Зима
his-ui-winter-open = Что принесёт зима
his-ui-winter-title = Зима хода { $turn }
his-ui-winter-before = Что сделает каждый шаг, если всё останется как сейчас.
his-ui-winter-now = Что уже сделано и что ещё предстоит.
his-ui-winter-over = Зима этого хода позади.
his-ui-winter-done-step = сделано
his-ui-winter-now-step = идёт сейчас
his-ui-winter-later-step = впереди
his-ui-winter-progress = Шаг { $n } из { $most }: { $step }
his-ui-winter-step-loans = Займы кончаются
his-ui-winter-about-loans = Одолженные корабли и флотоводцы снова принадлежат своим владельцам.
his-ui-winter-lent = К вам вернётся то, что вы одолжили
his-ui-winter-borrowed = Вы вернёте то, что вам одолжили
his-ui-winter-no-loans = Вы ничего не одалживали, и вам тоже.
his-ui-winter-step-renegade = Ренегат уходит
his-ui-winter-about-renegade = Полководец-ренегат уходит с карты; его отряды остаются.
his-ui-winter-renegade = Он уходит, его отряды остаются
his-ui-winter-no-renegade = На карте его нет.
his-ui-winter-step-ships = Корабли идут в порт
his-ui-winter-about-ships = Корабли вне портов своей державы идут в ближайший из них, без боя и потерь.
his-ui-winter-ships = В ближайший порт уходят ваши корабли
his-ui-winter-no-ships = Все ваши корабли в порту.
his-ui-winter-step-armies = Войска идут на зимовку
his-ui-winter-about-armies = Отряды вне укреплённых городов своей державы и все сверх 4 внутри идут в столицу или ближайший укреплённый город. Без безопасного пути половина гибнет.
his-ui-winter-excess = Больше 4 отрядов: лишние должны уйти в столицу
his-ui-winter-leaving = Должны уйти все
his-ui-winter-unsafe = Безопасного пути нет, половина погибнет
his-ui-winter-garrisons = Могут уйти в столицу
his-ui-winter-no-armies = Ваши отряды остаются на местах.
his-ui-winter-no-league = Ваши отряды остаются на местах, пока нет Шмалькальденского союза.
his-ui-winter-step-alliances = Союзы кончаются
his-ui-winter-about-alliances = Все союзы между великими державами кончаются; с малыми державами — остаются.
his-ui-winter-alliances = Кончается ваш союз
his-ui-winter-no-alliances = Ваших союзов это не касается.
his-ui-winter-step-replacements = Пополнение столиц
his-ui-winter-about-replacements = По отряду регулярных войск в каждой столице, подконтрольной своей державе, если в ней нет беспорядков.
his-ui-winter-replacement-yes = Ещё один отряд регулярных войск
his-ui-winter-replacement-lost = Не пополняется, город у другой державы
his-ui-winter-replacement-unrest = Не пополняется, в городе беспорядки
his-ui-winter-replacement-counters = Не пополняется, не хватает фишек
his-ui-winter-no-replacements = У вас нет столицы, пополнения нет.
his-ui-winter-step-piracy = Жетоны пиратства уходят
his-ui-winter-about-piracy = Все жетоны пиратства снимаются.
his-ui-winter-piracy = Снимаются
his-ui-winter-no-piracy = На карте их нет.
his-ui-winter-step-debaters = Спорщики отдыхают
his-ui-winter-about-debaters = Все задействованные участники диспутов снова свободны.
his-ui-winter-debaters = Снова свободны
his-ui-winter-no-debaters = Задействованных нет.
his-ui-winter-step-events = Просроченные события
his-ui-winter-about-events = Обязательные события, для которых это последняя зима, происходят сейчас, если ещё не произошли.
his-ui-winter-events = Сейчас произойдёт
his-ui-winter-no-events = В этом ходу ничего не просрочено.

his-ui-battle = Боевой рейтинг
his-ui-command = Рейтинг командования
his-ui-piracy = Рейтинг пиратства
his-ui-leader-army = Полководец
his-ui-leader-naval = Флотоводец

his-ui-quick-move = Двинуться отсюда
his-ui-quick-sail = Отплыть отсюда

his-ui-action-move = Отряды, стоящие вместе, идут в соседний город; с полководцем — больше.
his-ui-action-move-pass = То же через горный перевал, вдвое дороже.
his-ui-action-sail = Любые ваши флоты идут в соседнюю морскую зону или порт.
his-ui-action-mercenary = Наёмник в подконтрольном родном городе.
his-ui-action-regular = Регулярный отряд в подконтрольном родном городе.
his-ui-action-cavalry = Кавалерия в подконтрольном родном городе.
his-ui-action-squadron = Эскадра в подконтрольном родном порту.
his-ui-action-corsair = Корсар в Алжире или пиратской гавани.
his-ui-action-assault = Штурм осаждённого укреплённого города.
his-ui-action-foreign-war = Один раунд войны за пределами карты.
his-ui-action-control = Занять доступный неукреплённый город или снять в нём беспорядки.
his-ui-action-piracy = Корсары грабят берега одной морской зоны.
his-ui-action-explore = Отправить мореплавателя; он вернётся в конце хода — или не вернётся.
his-ui-action-colonize = Основать колонию; она может приносить карты каждый ход.
his-ui-action-conquer = Отправить конкистадоров; покорённые империи дают очки и карты.
his-ui-action-translate = Шаг к Новому Завету или полной Библии, которые затем обращают города.
his-ui-action-treatise = Две попытки обратить города одной языковой зоны.
his-ui-action-debate = По участнику от каждой стороны в одной языковой зоне; победитель обращает города.
his-ui-action-st-peters = CP на базилику; каждые 5 дают 1 ПО.
his-ui-action-burn-books = Две попытки вернуть города одной языковой зоны.
his-ui-action-university = Иезуитский университет помогает возвращать города.

his-ui-term-peace = Мир: { $one } и { $other }
his-ui-term-ally = Союз на этот ход: { $one } и { $other }
his-ui-term-lend = { $one } → { $other }: { $n } { $n ->
    [one] эскадра
    [few] эскадры
   *[many] эскадр
} взаймы ({ $third })
his-ui-term-lend-leader = { $one } → { $other }: взаймы { $third }
his-ui-term-return = { $one } → { $other }: возвращается { $third }
his-ui-term-yield = { $one } → { $other }: город { $third }
his-ui-term-cards = { $one } → { $other }: { $n } { $n ->
    [one] случайная карта
    [few] случайные карты
   *[many] случайных карт
}
his-ui-term-mercs = { $one } → { $other }: { $n } { $n ->
    [one] наёмник
    [few] наёмника
   *[many] наёмников
}
his-ui-term-divorce = Папа разрешает развод Генриха VIII
his-ui-term-rescind = Папа снимает отлучение: { $one }

his-ui-bonus-luther = Задействуйте его, если он свободен, в импульсе, когда на немецкий перевод потрачено хотя бы 1 CP: перевод продвигается ещё на 1 деление.
his-ui-bonus-melanchthon = Задействуйте его, если он свободен, в импульсе, когда на немецкий перевод потрачено хотя бы 1 CP: перевод продвигается ещё на 1 деление.
his-ui-bonus-bucer = Задействуйте его: +1 кубик в попытках обращения не дальше 2 городов от города Страсбург, на одно действие или событие.
his-ui-bonus-carlstadt = Задействуйте его до первой попытки немецкого трактата: 3 попытки вместо 2, только на немецкоязычные города; где попытка не удалась, начинаются беспорядки, даже если город занят войсками.
his-ui-bonus-zwingli = Задействуйте его: +1 кубик в попытках обращения не дальше 2 городов от города Цюрих, на одно действие или событие.
his-ui-bonus-oekolampadius = Задействуйте его: +1 кубик в попытках обращения не дальше 2 городов от города Базель, на одно действие или событие.
his-ui-bonus-bullinger = Если первый раунд диспута в любой зоне — ничья, он, пока свободен, может выступить во втором за протестантов вместо вытянутого спорщика.
his-ui-bonus-calvin = Задействуйте его до первой попытки французского трактата: 3 попытки вместо 2, только на франкоязычные города.
his-ui-bonus-farel = Задействуйте его: +1 кубик в попытках обращения не дальше 2 городов от города Женева, на одно действие или событие.
his-ui-bonus-cop = Задействуйте его: +1 кубик в попытках обращения не дальше 2 городов от города Париж, на одно действие или событие.
his-ui-bonus-olivetan = Задействуйте его, если он свободен, в импульсе, когда на французский перевод потрачено хотя бы 1 CP: перевод продвигается ещё на 1 деление.
his-ui-bonus-tyndale = Задействуйте его, если он свободен, в импульсе, когда на английский перевод потрачено хотя бы 1 CP: перевод продвигается ещё на 1 деление.
his-ui-bonus-cranmer = Задействуйте его: +1 кубик в попытках обращения не дальше 2 городов от города Лондон, на одно действие или событие.
his-ui-bonus-latimer = Задействуйте его: +1 кубик в попытках обращения родных городов Англии (кроме Кале), на одно действие или событие.
his-ui-bonus-coverdale = Задействуйте его, если он свободен, в импульсе, когда на английский перевод потрачено хотя бы 1 CP: перевод продвигается ещё на 1 деление.
his-ui-bonus-wishart = Задействуйте его: +1 кубик в попытках обращения родных городов Шотландии, на одно действие или событие.
his-ui-bonus-knox = Задействуйте его: +1 кубик в попытках обращения в Англии и Шотландии, на одно действие или событие.
his-ui-bonus-eck = Сам собой: +1 кубик, когда он нападает в диспуте и до раунда был свободен.
his-ui-bonus-campeggio = Сам собой: если он последний папский спорщик, до этого раунда был свободен, а Папство проиграло, бросается кубик; при 5 или 6 диспут остаётся без последствий.
his-ui-bonus-aleander = Сам собой: если он последний папский спорщик и до этого раунда был свободен, победитель, кто бы им ни был, обращает ещё 1 город.
his-ui-bonus-tetzel = Задействуйте его при сожжении книг: собор Святого Петра получает ещё и 1 CP.
his-ui-bonus-cajetan = Задействуйте его до первой попытки сожжения книг: 3 попытки вместо 2, целевая зона одна.
his-ui-bonus-contarini = Задействуйте его: +1 кубик в попытках контрреформации не дальше 2 городов от Карла V, на одно действие или событие.
his-ui-bonus-pole = На Тридентском соборе: +1 папский кубик, если он туда послан.
his-ui-bonus-caraffa = Задействуйте его до первой попытки сожжения книг: 3 попытки вместо 2, целевыми считаются все языковые зоны.
his-ui-bonus-loyola = Задействуйте его: один иезуитский университет стоит 2 CP вместо 3.
his-ui-bonus-faber = Задействуйте его: +2 кубика в попытках контрреформации против курфюршеств, на одно действие или событие.
his-ui-bonus-canisius = Задействуйте его: +1 кубик в попытках контрреформации не дальше 2 городов от города Регенсбург, на одно действие или событие.
his-ui-bonus-gardiner = Сам собой: +1 кубик, когда он нападает в диспуте английской зоны и до раунда был свободен.
his-ui-vp-total = Всего
his-ui-vp-of-power = Победные очки: { $power }
his-ui-vp-from-keys = Ключевые города
his-ui-vp-from-electorates = Курфюршества
his-ui-vp-from-piracy = Пиратство
his-ui-vp-from-heir = Наследник Генриха VIII
his-ui-vp-from-english_spaces = Протестантские города Англии
his-ui-vp-from-chateaux = Замки
his-ui-vp-from-catholic_spaces = Города, не отданные протестантам
his-ui-vp-from-protestant_spaces = Протестантские города
his-ui-vp-from-st_peters = Собор Святого Петра
his-ui-vp-from-new_world = Открытия и завоевания
his-ui-vp-from-debaters = Сожжённые и опозоренные спорщики
his-ui-vp-from-bibles = Полные Библии
his-ui-hand-size-is = Карт в руке: { $n }
his-ui-set-sail = все приказы исполняются
his-ui-card-when = Когда:
his-ui-event-possible = При нынешнем положении событие возможно в ваш импульс.
his-ui-victory-military = Под контролем столько ключевых городов, и ни в одном нет волнений, что война выиграна сразу.
his-ui-victory-religious = Протестантских городов столько, что дело Реформации победило сразу.
his-ui-victory-standard = В конце хода набрано нужное для победы число очков, и счёт — самый высокий.
his-ui-victory-domination = В конце хода отрыв от каждого другого игрока — пять очков или больше.
his-ui-victory-time_limit = Последний ход окончен; побеждает самый высокий счёт.
his-ui-victory-none = Победителя нет.
his-ui-strength-of = сила { $n }
his-ui-army-leader-of = командование { $command } · бой { $battle }
his-ui-naval-leader-of = бой { $battle } · пиратство { $piracy }
