his-ask-language = На какой язык переводить?
his-ask-translation-steps = На сколько делений ({ $zone })?
his-ask-bonus-step = Задействовать переводчика ради одного добавочного деления?
his-testament-step = Новый Завет, { $zone }: деление { $steps } из { $boxes }.
his-bible-step = Полная Библия, { $zone }: деление { $steps } из { $boxes }.
his-testament-done = Новый Завет переведён: { $zone }.
his-bible-done = Библия переведена полностью: { $zone }. Протестанты получают 1 ПО.
his-why-all-translated = Всё уже переведено.
