his-ask-trent = Тридентский собор, { $power }: каких спорщиков послать? Не больше { $most }.
his-trent-side = Тридентский собор, { $power }: { $debaters }.
his-trent-dice = Тридентский собор. Папство: { $papacy } (ударов: { $papal_hits }). Протестанты: { $protestant } (ударов: { $protestant_hits }).
his-trent-tie = Тридентский собор ничего не меняет.
