# Hands, draws and bonus VP
his-ask-copernicus = Copernicus: draw a card, or let the Protestant discard one at random?
his-ask-philip = Philip of Hesse’s Bigamy: does Philip leave the game, or is a random card discarded?
his-ask-jane-keep = Lady Jane Grey: which card do you keep?
his-ask-jane-give = Lady Jane Grey: who gets { $card }?
his-ask-overture-card = Diplomatic Overture: which card do you give away?
his-ask-overture-power = Diplomatic Overture: who gets { $card }?
his-master-of-italy = Master of Italy, { $power }: Italian keys, { $keys }.
his-bonus-vp = { $power }: { $vp } bonus VP.
his-philip-leaves = Philip of Hesse leaves the game.
his-card-given = { $power }: the card { $card } given to { $to }.
his-card-given-hidden = { $power }: a card given to { $to }.
his-no-coronation = Charles V is not in an Italian-speaking space: no coronation.
his-no-embassy = France and the Ottomans are not allied: the embassy has no effect.
his-fuggers = The Fuggers will deal { $power } one card less next turn.
his-why-no-succession = It needs a change of the English ruler in this turn, and an English card to draw.
his-why-philip = Philip of Hesse is not in the game, and the Protestant has no card to discard.
