# Inquisitions, Thomas More, Thomas Cromwell
his-ask-inquisition-spaces = { $power }: which spaces become Catholic? (number: { $most })
his-ask-inquisition-hand = Papal Inquisition: whose hand do you look at?
his-ask-inquisition-option = Papal Inquisition: draw a card of that hand, take one from the discard pile, or call a debate?
his-ask-inquisition-retrieve = Papal Inquisition: which card do you take from the discard pile?
his-ask-spanish-discard = Spanish Inquisition: which of these cards is discarded? { $cards }
his-ask-more-discard = Thomas More: which card does England discard?
his-hand-seen = { $power }: a look at the hand of { $of }, { $cards }.
his-hand-seen-hidden = { $power }: a look at the hand of { $of }.
his-inquisition-retrieved = { $power }: { $card } taken from the discard pile.
his-more-executed = Thomas More is executed: no debate in the English zone for the rest of the turn.
his-why-cromwell-no-dissolution = Dissolution of the Monasteries is not in the discard pile.
his-why-cromwell-no-cranmer = Cranmer is not on the map.
his-why-more-no-debate = The Papacy cannot call a debate anywhere.
