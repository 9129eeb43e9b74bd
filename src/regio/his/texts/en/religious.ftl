his-ask-marburg = Marburg Colloquy: whom do you send?
his-ask-prayer-unrest = Book of Common Prayer: where does unrest break out? Spaces: { $count }.
his-prayer-roll = Book of Common Prayer: { $dice }. Spaces in unrest: { $count }.
his-printing-press = Printing Press: one more die in every Reformation attempt this turn.
