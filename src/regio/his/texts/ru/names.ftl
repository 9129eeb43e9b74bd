### Names of ids that are in no table.

## Places off the map, and nobody

his-name-place-egypt = Египет
his-name-place-ireland = Ирландия
his-name-place-persia = Персия
his-name-place-turn_track = трек ходов
his-name-place-pool = вне игры
his-name-place-captive = плен
his-name-place-gone = удалено из игры
his-name-power-none = никто

## Units and ships

his-name-unit-ottoman-reg = регулярные войска (Османы)
his-name-unit-ottoman-cav = кавалерия (Османы)
his-name-unit-hapsburg-reg = регулярные войска (Габсбурги)
his-name-unit-hapsburg-merc = наёмники (Габсбурги)
his-name-unit-england-reg = регулярные войска (Англия)
his-name-unit-england-merc = наёмники (Англия)
his-name-unit-france-reg = регулярные войска (Франция)
his-name-unit-france-merc = наёмники (Франция)
his-name-unit-papacy-reg = регулярные войска (Папство)
his-name-unit-papacy-merc = наёмники (Папство)
his-name-unit-protestant-reg = регулярные войска (Протестанты)
his-name-unit-protestant-merc = наёмники (Протестанты)
his-name-unit-genoa-reg = регулярные войска (Генуя)
his-name-unit-hungary-reg = регулярные войска (Венгрия-Богемия)
his-name-unit-scotland-reg = регулярные войска (Шотландия)
his-name-unit-venice-reg = регулярные войска (Венеция)
his-name-unit-independent-reg = регулярные войска (независимые)
his-name-unit-knights = рыцари св. Иоанна
his-name-ship-ottoman-ship-1 = корабль 1 (Османы)
his-name-ship-ottoman-ship-2 = корабль 2 (Османы)
his-name-ship-ottoman-ship-3 = корабль 3 (Османы)
his-name-ship-ottoman-ship-4 = корабль 4 (Османы)
his-name-ship-ottoman-ship-5 = корабль 5 (Османы)
his-name-ship-ottoman-ship-6 = корабль 6 (Османы)
his-name-ship-ottoman-ship-7 = корабль 7 (Османы)
his-name-ship-ottoman-ship-8 = корабль 8 (Османы)
his-name-ship-ottoman-ship-9 = корабль 9 (Османы)
his-name-ship-hapsburg-ship-1 = корабль 1 (Габсбурги)
his-name-ship-hapsburg-ship-2 = корабль 2 (Габсбурги)
his-name-ship-hapsburg-ship-3 = корабль 3 (Габсбурги)
his-name-ship-hapsburg-ship-4 = корабль 4 (Габсбурги)
his-name-ship-hapsburg-ship-5 = корабль 5 (Габсбурги)
his-name-ship-hapsburg-ship-6 = корабль 6 (Габсбурги)
his-name-ship-england-ship-1 = корабль 1 (Англия)
his-name-ship-england-ship-2 = корабль 2 (Англия)
his-name-ship-england-ship-3 = корабль 3 (Англия)
his-name-ship-england-ship-4 = корабль 4 (Англия)
his-name-ship-england-ship-5 = корабль 5 (Англия)
his-name-ship-france-ship-1 = корабль 1 (Франция)
his-name-ship-france-ship-2 = корабль 2 (Франция)
his-name-ship-france-ship-3 = корабль 3 (Франция)
his-name-ship-france-ship-4 = корабль 4 (Франция)
his-name-ship-france-ship-5 = корабль 5 (Франция)
his-name-ship-papacy-ship-1 = корабль 1 (Папство)
his-name-ship-papacy-ship-2 = корабль 2 (Папство)
his-name-ship-genoa-ship-1 = корабль 1 (Генуя)
his-name-ship-scotland-ship-1 = корабль 1 (Шотландия)
his-name-ship-venice-ship-1 = корабль 1 (Венеция)
his-name-ship-venice-ship-2 = корабль 2 (Венеция)
his-name-ship-venice-ship-3 = корабль 3 (Венеция)
his-name-ship-venice-ship-4 = корабль 4 (Венеция)
his-name-vessel-ottoman-squadron = эскадры (Османы)
his-name-vessel-hapsburg-squadron = эскадры (Габсбурги)
his-name-vessel-england-squadron = эскадры (Англия)
his-name-vessel-france-squadron = эскадры (Франция)
his-name-vessel-papacy-squadron = эскадры (Папство)
his-name-vessel-genoa-squadron = эскадры (Генуя)
his-name-vessel-scotland-squadron = эскадры (Шотландия)
his-name-vessel-venice-squadron = эскадры (Венеция)
his-name-vessel-ottoman-corsair = корсары (Османы)
his-name-unit_kind-regular = регулярные войска
his-name-unit_kind-mercenary = наёмники
his-name-unit_kind-cavalry = кавалерия
his-name-unit_kind-squadron = эскадры
his-name-unit_kind-corsair = корсары

## Actions

his-name-action-move = Переместить соединение
his-name-action-move-pass = Переместить через перевал
his-name-action-sail = Морское перемещение
his-name-action-mercenary = Нанять наёмника
his-name-action-regular = Набрать регулярный отряд
his-name-action-cavalry = Набрать кавалерию
his-name-action-squadron = Построить эскадру
his-name-action-corsair = Построить корсара
his-name-action-assault = Штурм
his-name-action-foreign-war = Сражаться на внешней войне
his-name-action-control = Взять город под контроль или снять беспорядки
his-name-action-piracy = Пиратство
his-name-action-explore = Экспедиция
his-name-action-colonize = Колонизация
his-name-action-conquer = Завоевание
his-name-action-translate = Перевод Писания
his-name-action-treatise = Издать трактат
his-name-action-debate = Созвать диспут
his-name-action-st-peters = Строить базилику св. Петра
his-name-action-burn-books = Сжигать книги
his-name-action-university = Основать иезуитский университет

## Language zones

his-name-zone-none = вне зон
his-name-zone-english = английская зона
his-name-zone-french = французская зона
his-name-zone-german = немецкая зона
his-name-zone-italian = итальянская зона
his-name-zone-spanish = испанская зона
his-name-zone-any = любая зона
his-name-zone-chosen = зона на выбор
his-name-zone-language = зона языка перевода

## Sources of religious attempts

his-name-string-luthers_95_theses = 95 тезисов Лютера
his-name-string-publish_treatise_protestant = трактат
his-name-string-publish_treatise_carlstadt = трактат Карлштадта
his-name-string-publish_treatise_calvin = трактат Кальвина
his-name-string-publish_treatise_england = трактат в Англии
his-name-string-new_testament = Новый Завет
his-name-string-full_bible = полная Библия
his-name-string-a_mighty_fortress = Твердыня наша
his-name-string-affair_of_the_placards = Дело о плакатах
his-name-string-calvins_institutes = «Наставление» Кальвина
his-name-string-book_of_common_prayer = Книга общей молитвы
his-name-string-dissolution_of_the_monasteries = Роспуск монастырей
his-name-string-marburg_colloquy = Марбургский диспут
his-name-string-erasmus_early = Эразм
his-name-string-katherina_bora = Катерина фон Бора
his-name-string-printing_press = Печатный станок
his-name-string-thomas_cromwell = Томас Кромвель
his-name-string-burn_books = сожжение книг
his-name-string-burn_books_cajetan = сожжение книг с Каэтаном
his-name-string-burn_books_caraffa = сожжение книг с Караффой
his-name-string-defender_of_the_faith = Защитник веры
his-name-string-mary_defies_council = Мария бросает вызов Совету
his-name-string-erasmus_late = Эразм

## Excommunication

his-name-excommunication-luther = Лютер
his-name-excommunication-zwingli = Цвингли
his-name-excommunication-cranmer = Кранмер
his-name-excommunication-calvin = Кальвин
his-name-excommunication-henry_viii = Генрих VIII
his-name-excommunication-francis_i_or_henry_ii = король Франции
his-name-excommunication-charles_v = Карл V

## Moments at which cards may be played

his-name-moment-any_time = между действиями
his-name-moment-action_announced = действие объявлено
his-name-moment-transfer_announced = объявлен переезд Карла V
his-name-moment-event_declared = событие объявлено
his-name-moment-battle_begins = начинается полевое сражение
his-name-moment-battle_cards = боевые карты в полевом сражении
his-name-moment-battle_rolled = обе стороны бросили кубики в полевом сражении
his-name-moment-assault_begins = начинается штурм
his-name-moment-assault_attacker_cards = боевые карты нападающего при штурме
his-name-moment-assault_defender_cards = боевые карты защитника при штурме
his-name-moment-assault_rolled = обе стороны бросили кубики при штурме
his-name-moment-naval_cards = боевые карты в морском сражении
his-name-moment-naval_rolled = обе стороны бросили кубики в морском сражении
his-name-moment-naval_roll = сделан бросок морского перехвата или уклонения
his-name-moment-debaters_known = спорщики раунда известны

## Phases and stages

his-name-phase-theses = 95 тезисов Лютера
his-name-phase-card_draw = Фаза раздачи карт
his-name-phase-diplomacy = Фаза дипломатии
his-name-phase-diet = Вормсский рейхстаг
his-name-phase-spring = Весеннее развёртывание
his-name-phase-action = Фаза действий
his-name-phase-winter = Фаза зимы
his-name-phase-new_world = Фаза Нового Света
his-name-phase-victory = Определение победителя
his-name-stage-begin = импульс начинается
his-name-stage-card = выбирает карту
his-name-stage-actions = тратит CP
his-name-stage-end = импульс заканчивается

## Victory

his-name-victory-none = победителя нет
his-name-victory-military = военная победа
his-name-victory-religious = религиозная победа
his-name-victory-standard = обычная победа
his-name-victory-domination = победа по превосходству
his-name-victory-time_limit = победа по окончании срока
his-name-bonus-war_winner = Победитель в войне
his-name-bonus-master_of_italy = Хозяин Италии
his-name-bonus-copernicus = Коперник
his-name-bonus-servetus = Мигель Сервет
his-name-bonus-gonzaga = Джулия Гонзага
his-name-bonus-phony_war = Странная война

## The map

his-name-kind-unfortified = неукреплённый город
his-name-kind-fortress = крепость
his-name-kind-key = ключевой город
his-name-kind-electorate = курфюршество
his-name-religion-catholic = католический
his-name-religion-protestant = протестантский
his-name-religion-other = вне борьбы вер

## Cards

his-name-card_type-home = национальная карта
his-name-card_type-mandatory = обязательное событие
his-name-card_type-combat = боевая карта
his-name-card_type-response = ответная карта
his-name-card_type-event = событие

## Lasting events and markers

his-name-event-barbary_pirates = Берберские пираты
his-name-event-schmalkaldic_league = Шмалькальденский союз
his-name-event-society_of_jesus = Общество Иисуса
his-name-event-hungary_defeated = Венгрия разгромлена
his-name-turn_flag-printing_press = Печатный станок
his-name-turn_flag-augsburg_confession = Аугсбургское исповедание
his-name-turn_flag-wartburg = Вартбург: Лютер недоступен
his-name-turn_flag-thomas_more = Томас Мор
his-name-turn_flag-cromwell_treatise = трактат Томаса Кромвеля
his-name-turn_flag-divorce_granted = развод разрешён
his-name-turn_flag-extra_marriage = ещё один брак в этом ходу
his-name-turn_flag-english_succession = наследование в Англии решено
his-name-turn_flag-julia_gonzaga = Джулия Гонзага
his-name-impulse_flag-foul_weather = Непогода
his-name-impulse_flag-roxelana = Роксолана
his-name-impulse_flag-bonus_step = дополнительный шаг перевода
his-name-impulse_flag-construction_only = только строительство
his-name-debater_state-waiting = ещё не в игре
his-name-debater_state-uncommitted = не задействован
his-name-debater_state-committed = задействован
his-name-debater_state-away = отсутствует до следующей раздачи карт
his-name-debater_state-defeated = сожжён или опозорен
his-name-debater_state-removed = удалён
his-name-reformer_state-waiting = ещё не в игре
his-name-reformer_state-on_map = на карте
his-name-reformer_state-away = отсутствует
his-name-reformer_state-gone = удалён
his-name-voyager-pool = в запасе
his-name-voyager-removed = удалён
his-name-voyager-on_map = в Новом Свете
his-name-colony_state-unused = не основана
his-name-colony_state-crossing = в пути
his-name-colony_state-settled = основана
his-name-colony_state-removed = утрачена

## Words that answer a question

his-name-word-pass = Пас
his-name-word-done = Готово
his-name-word-none = Ничего
his-name-word-yes = Да
his-name-word-no = Нет
his-name-word-cp = За CP
his-name-word-event = Как событие
his-name-word-a = Событие, первая часть
his-name-word-b = Событие, вторая часть
his-name-word-c = Событие, третья часть
his-name-word-accept = Принять
his-name-word-refuse = Отказаться
his-name-word-card = Карта
his-name-word-vp = Победные очки
his-name-word-squadron = Эскадра
his-name-word-corsair = Корсар
his-name-word-committed = Из задействованных
his-name-word-uncommitted = Из свободных
his-name-word-play = Сыграть сейчас
his-name-word-keep = Оставить на руке
his-name-word-stay = Остаться
his-name-word-draw = Взять
his-name-word-discard = Сбросить
his-name-word-leader = Полководец
his-name-word-retrieve = Вернуть карту
his-name-word-debate = Созвать диспут
his-name-word-corsairs = Корсары
his-name-word-disband = Распустить
his-name-word-faster = Быстрее: больше кубиков
his-name-word-slower = Медленнее: меньше кубиков
his-name-word-exploration = Экспедиция
his-name-word-conquest = Завоевание
his-name-word-governor = Колониальный губернатор
his-name-word-uprising = Восстание туземцев
his-name-word-war = Объявить войну
his-name-word-leave = Уйти
his-name-word-take = Взять под контроль
his-name-word-calm = Снять беспорядки
his-name-word-peace = Мир
his-name-word-ally = Союз
his-name-word-lend = Одолжить эскадры
his-name-word-lend-leader = Одолжить флотоводца
his-name-word-return = Вернуть пленника
his-name-word-yield = Уступить город
his-name-word-cards = Карты
his-name-word-mercs = Наёмники
his-name-word-divorce = Разрешить развод
his-name-word-rescind = Снять отлучение
his-name-word-mercenary = Наёмник
his-name-word-pass-impulse = Нет, до конца этого импульса
his-name-word-pass-turn = Нет, до конца этого хода
his-name-word-pass-unless-mine = Нет, пока это меня не касается
his-name-word-regular = Регулярный отряд

## Options of a game

his-name-option-scenario = Сценарий
his-name-option-edition = Издание
his-name-option-players = Игроки
his-name-option-secrecy = Тайна прерываний
his-name-option-counter_limits = Пределы фишек
his-name-option-sack_st_peters = Базилика после разграбления Рима
his-name-option-scoring = Счёт двух держав
his-name-option-standing_orders = Постоянные распоряжения
his-name-choice-scenario-1517 = 1517: вся игра
his-name-choice-scenario-1532 = 1532: с хода 4
his-name-choice-scenario-tournament = Турнир: ходы 4–6
his-name-choice-edition-2010 = Второе издание, 2010
his-name-choice-edition-500th = К 500-летию, 2017
his-name-choice-players-3 = трое
his-name-choice-players-4 = четверо
his-name-choice-players-5 = пятеро
his-name-choice-players-6 = шестеро
his-name-choice-secrecy-fast = быстро: спрашиваются только те, кто может ответить
his-name-choice-secrecy-strict = строго: спрашиваются все, у кого могла бы быть карта
his-name-choice-counter_limits-strict = как позволяют фишки
his-name-choice-counter_limits-strength = только по общей силе
his-name-choice-sack_st_peters-total = считаются все CP
his-name-choice-sack_st_peters-cp_row = считается только ряд CP
his-name-choice-scoring-per_power = считается лучшая держава
his-name-choice-scoring-average = считается среднее
his-name-choice-standing_orders-off = нет: спрашивать каждый раз
his-name-choice-standing_orders-on = да: ответ может действовать до конца импульса или хода
