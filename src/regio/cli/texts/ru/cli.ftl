### Командная строка.

cli-game-his = На том стою
cli-turn = Ход { $turn } из { $last }
cli-active = ходит: { $power }
cli-cp = CP: { $n }
cli-result = { $winners } — { $kind }
cli-deck = Колода: { $deck }, сброс: { $discard }
cli-hand = Рука
cli-events = Действует
cli-turn-flags = До конца хода
cli-impulse-flags = До конца импульса
cli-seas = Моря
cli-boxes = Внешние войны
cli-unrest = беспорядки
cli-piracy = пиратство
cli-marker-fortress = фишка крепости
cli-marker-haven = пиратская гавань
cli-marker-university = иезуитский университет
cli-reformer = реформатор — { $name }
cli-besieged = в осаде, осаждает: { $powers }
cli-decides = Решает: { $power }

cli-column-power = Держава
cli-column-vp = ПО
cli-column-keys = Ключи
cli-column-hand = Карты
cli-column-ruler = Правитель
cli-column-war = Война
cli-column-allies = Союзники
cli-column-number = №
cli-column-card = Карта
cli-column-cp = CP
cli-column-type = Вид
cli-column-turn = Ход
cli-column-who = Чьё событие
cli-turn-open = позже
cli-card-players = Кто играет событие
cli-card-all = все державы
cli-card-all-but = все, кроме: { $powers }
cli-card-after-league = { $power } (после Шмалькальденского союза)
cli-card-turn = Ход { $turn }
cli-card-entry = Появляется
cli-card-when = Когда
cli-card-after = Потом
cli-card-editions = Издание
cli-card-by-edition = { $value } ({ $edition })

cli-games = Партии
cli-rate = { $n } решений/с
cli-stopped = { $n ->
    [one] Остановлено: сыграна { $n } партия.
    [few] Остановлено: сыграны { $n } партии.
   *[other] Остановлено: сыграно { $n } партий.
}
cli-finished = Сыграно до конца
cli-won = { $power }
cli-points = в среднем ПО: { $n }
cli-turns = Ходы
cli-decisions = Решений за партию
cli-decisions-second = Решений в секунду
cli-decisions-second-core = Решений в секунду на процесс
cli-games-second = Партий в секунду
cli-failed = Партий с ошибкой
cli-game-failed = Ошибка в партии { $seed }
cli-reproduce = Повторить: { $command }
cli-more-failed = Другие партии с ошибкой: { $seeds }

cli-replay-keys = Enter — следующее решение; число — перейти к нему; p — позиция; q — выход.

cli-table-at = Стол открыт: { $address }
cli-table-data = Партии хранятся в папке { $folder }
cli-table-stop = Остановить — Ctrl-C.
