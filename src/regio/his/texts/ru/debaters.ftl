his-debater-committed = Спорщик { $debater } теперь задействован.
his-debater-bonus = Использован бонус спорщика: { $debater }.
his-reformer-away = Реформатор { $reformer } покидает карту до конца хода.
his-reformer-gone = Реформатор { $reformer } выбывает из игры.
his-debater-gone = Спорщик { $debater } выбывает из игры.
his-why-debater-needed = Нужен свободный спорщик: { $debaters }.
