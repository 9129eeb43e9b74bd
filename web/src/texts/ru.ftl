## Страница

ui-motto = Цифровой стол для игры Here I Stand: войны Реформации, 1517–1555
ui-loading = Накрываем стол…
ui-language = Язык
ui-close = Закрыть
ui-try-again = Повторить
ui-to-start = Все партии
ui-fault = На этой странице произошла ошибка: { $text }
ui-unreachable = Стол не отвечает. Сервер ещё работает?
ui-rights = Права на Here I Stand принадлежат Эду Бичу и GMT Games. Regio сделан не ими и ими не одобрен; карта, знаки и тексты здесь наши.

## Начало

ui-play-as = Играть сейчас
ui-play-as-hint = Одно нажатие: вы играете этой державой в кампании 1517 года, остальными пятью играет компьютер.
ui-more-options = Другой сценарий или несколько людей
ui-continue = Ваши партии
ui-no-games = Партий пока нет. Выберите державу, чтобы начать.
ui-go-on = Продолжить
ui-look = Посмотреть
ui-bots-only = только компьютер
ui-game-turn = Ход { $turn }
ui-game-to-decide = решают: { $powers }
ui-game-over = Победа: { $winners }
ui-who-plays = Кем играют люди за этим экраном?
ui-human-here = человек здесь
ui-human = человек
ui-bot = компьютер ({ $name })
ui-bots = Компьютерный игрок
ui-table-rules = Решения стола
ui-about-standing_orders = Если включено: кому нечего сыграть, может сказать это сразу до конца импульса или хода, или пока не затронуты его фигуры, и его больше не спрашивают. Распоряжение никогда не играет карту и ничего не платит.
ui-by-edition = как в издании
ui-start = Начать партию
ui-unbuilt = Что ещё не сделано
ui-unbuilt-list = Сильные компьютерные игроки: пока они ходят случайно, но всегда по правилам.
    Часы, уведомления, чат и столы в интернете.
    Вариант для двоих.
    Virgin Queen.

## Стол

ui-map = Карта
ui-desk = Вопрос и таблицы
ui-question = Вопрос
ui-tabs = Таблицы
ui-tab-question = Вопрос
ui-tab-log = Журнал
ui-undo = Отменить
ui-menu = Меню
ui-no-game = Эту партию нельзя показать
ui-sheet-raise = Показать больше
ui-sheet-lower = Показать меньше
ui-title-asked = ● Ваше решение
ui-title-waiting = Ожидание
ui-waiting = Ждём решения
ui-pass-screen = Передайте экран. Теперь: { $power }
ui-pass-screen-why = До этого карты на руках скрыты.
ui-pass-screen-here = Я играю: { $power }
ui-also-due = Могут говорить и другие здесь:
ui-over = Партия окончена
ui-vp = { $n } ПО
ui-cp = CP
ui-cost = { $n } CP
ui-rule-title = Раздел { $rule } правил

## Вопросы

ui-confirm = Подтвердить
ui-confirm-none = Подтвердить: ничего
ui-choose-on-map = { $n ->
    [one] Выберите здесь или на карте:
   *[other] Мест: { $n }. Выберите здесь или на карте:
}
ui-choose-card = Выбрать эту карту
ui-card-did = Когда её сыграли в последний раз
ui-card-did-more = ещё записей в журнале: { $n }
ui-refused = Сейчас нельзя: { $n }. Почему?
ui-refused-on-map = Почему нельзя выбрать другое место, показано на карте.
ui-pick-exactly = Выберите { $most }.
ui-pick-between = Выберите от { $least } до { $most }.
ui-picked = Выбрано: { $n }
ui-units = { $n } { $n ->
    [one] отряд
    [few] отряда
   *[many] отрядов
}
ui-of-most = из { $most } возможных
ui-limit-base = Без полководца может идти до { $n } отрядов.
ui-limit-leaders = Эти полководцы ведут до { $n } ({ $sum }).
ui-command = ведёт { $n }
ui-no-counters = Ровно для таких отрядов не хватает фишек.
ui-must-go = обязан идти
ui-rules-missing = Текста этого правила под рукой нет.
ui-odds-most = Если пойдут все, кто может:
ui-odds-note = Считаются только кубики: карты, которые могут быть сыграны, и ещё не выбранные бонусы спорщиков не учтены.
ui-order-pass-impulse = В этом импульсе вас больше не спросят.
ui-order-pass-turn = До следующего хода вас больше не спросят.
ui-order-pass-unless-mine = Вас спросят, только если затронуты ваши фигуры.
ui-rules = Правила
ui-all = Все
ui-none = Никого
ui-more = Больше: { $what }
ui-fewer = Меньше: { $what }
ui-unknown-form = Эта страница не знает такого вопроса. Введите ответ в нотации:

ui-offer = Предложение { $n }
ui-offer-of = Предлагает: { $power }
ui-offer-unknown = Условия — в журнале.
ui-accept = Принять
ui-refuse = Отклонить
ui-leave-table = Покинуть переговоры
ui-leave-refusing = Покинуть переговоры, отклонив остальное
ui-make-offer = Сделать предложение
ui-partner = С кем
ui-term-kind = Вид условия
ui-package = В этом предложении
ui-drop-term = убрать
ui-send-offer = Отправить предложение
ui-no-deal = Без договора
ui-no-terms = Сейчас договариваться не о чем.

## Обещания

ui-promises = Обещания
ui-promises-hint = Слова между игроками: они никого не связывают, правила о них не знают. Читают их только названные, пока кто-то из них не покажет всем.
ui-promise-write = Написать обещание
ui-promise-to = Кому
ui-promise-text = Что вы обещаете
ui-promise-beside = Обещание к нему (никого не связывает)
ui-promise-left = осталось знаков: { $n }
ui-promise-send = Пообещать
ui-promise-line = { $writer } → { $to }: «{ $text }»
ui-promise-turn = Ход { $turn }
ui-promise-private = читаете только вы
ui-promise-open = читают все
ui-promise-judge = Что с ним стало?
ui-promise-kept = сдержано
ui-promise-broken = нарушено
ui-promise-withdrawn = снято
ui-promise-publish = Показать всем
ui-promise-publish-sure = Точно? Это увидят все, и назад не вернуть

## Новости и журнал

ui-news = После вашего решения
ui-news-all = все записи: { $n }
ui-log-filter = Найти в журнале
ui-log-empty = Ничего не найдено.
ui-log-new-above = новое после вашего решения ↑
ui-log-more = Показать более ранние: { $n }

## Связь

ui-link-polling = Живая связь потеряна; проверяем каждые несколько секунд.
ui-link-lost = Стол не отвечает. Пробуем снова…

## Меню

ui-seats-here = За этим экраном играют
ui-keys = Клавиши
ui-key-1 = выбрать ответ
ui-key-2 = подтвердить
ui-key-3 = отменить последнее решение
ui-key-4 = на карте: следующее, предыдущее доступное место
ui-key-5 = на карте: ближе, дальше, целиком
ui-key-6 = закрыть открытое
ui-report = Сообщить об ошибке
ui-report-what = Сохраняет текущую позицию как файл случая: в нём есть всё, чтобы найти ошибку. Приложите его к сообщению.
ui-report-opens = В файле видны карты всех игроков и будущие броски. Все игроки увидят, что партия была открыта.
ui-report-save = Открыть партию и сохранить случай
ui-report-done = Сохранено в загрузки.

## Названия, которых стол не присылает

name-bot-random = случайный
name-term-peace = Мир
name-term-ally = Союз
name-term-lend = Одолжить корабли
name-term-lend-leader = Одолжить адмирала
name-term-return = Вернуть полководца
name-term-yield = Уступить город
name-term-cards = Отдать карты
name-term-mercs = Отдать наёмников
name-term-divorce = Разрешить развод
name-term-rescind = Снять отлучение
name-vessel-ottoman-squadron = эскадры (Османы)
name-vessel-hapsburg-squadron = эскадры (Габсбурги)
name-vessel-england-squadron = эскадры (Англия)
name-vessel-france-squadron = эскадры (Франция)
name-vessel-papacy-squadron = эскадры (Папство)
name-vessel-genoa-squadron = эскадры (Генуя)
name-vessel-scotland-squadron = эскадры (Шотландия)
name-vessel-venice-squadron = эскадры (Венеция)
name-vessel-ottoman-corsair = корсары
ui-so-far = Уже приказано
ui-take-back = Отменить приказ
ui-over-points = Откуда очки
ui-over-won = победа
ui-counter-offer = Изменить и предложить в ответ
