his-ask-diet-card = Вормсский рейхстаг: какую карту вы отдаёте?
his-ask-diet-flip = Вормсский рейхстаг выигран ({ $power }). Какой город обратить? Осталось: { $left }.
his-95-theses = { $space }: Лютер вывешивает свои 95 тезисов.
his-diet-cards = Вормсский рейхстаг. Протестанты: { $protestant }; Папство: { $papacy }; Габсбурги: { $hapsburg }.
his-diet-dice = Протестанты: { $protestant } (ударов: { $protestant_hits }). Папство: { $papacy }, Габсбурги: { $hapsburg } (ударов: { $catholic_hits }).
his-diet-tie = Вормсский рейхстаг ничего не меняет.
his-diet-won = Вормсский рейхстаг выигран: { $power }. Обращается городов: { $count }.
