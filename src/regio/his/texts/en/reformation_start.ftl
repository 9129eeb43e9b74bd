his-ask-diet-card = Diet of Worms: which card do you commit?
his-ask-diet-flip = Diet of Worms won ({ $power }): which space is converted? Left: { $left }.
his-95-theses = Luther posts his 95 Theses in { $space }.
his-diet-cards = Diet of Worms. Protestant: { $protestant }; Papacy: { $papacy }; Hapsburgs: { $hapsburg }.
his-diet-dice = Protestant { $protestant } (hits: { $protestant_hits }); Papacy { $papacy }, Hapsburgs { $hapsburg } (hits: { $catholic_hits }).
his-diet-tie = The Diet of Worms changes nothing.
his-diet-won = The Diet of Worms is won: { $power }. Spaces converted: { $count }.
