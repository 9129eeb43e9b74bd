his-ask-language = Which language do you translate into?
his-ask-translation-steps = How many steps ({ $zone })?
his-ask-bonus-step = Commit a translator for one bonus step?
his-testament-step = New Testament, { $zone }: step { $steps } of { $boxes }.
his-bible-step = Full Bible, { $zone }: step { $steps } of { $boxes }.
his-testament-done = The New Testament is finished: { $zone }.
his-bible-done = The full Bible is finished: { $zone }. The Protestant gets 1 VP.
his-why-all-translated = Everything is translated.
