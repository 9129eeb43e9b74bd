# Unrest and trade
his-ask-trade-space = { $power }: in which home space do the new troops appear?
his-trade-troops = New troops of { $power } in { $space }: { $count }.
his-why-no-trade = England does not control Calais, or the Hapsburgs do not control Antwerp.
his-why-no-crisis = Nobody would lose a card, and no trading space can be put into unrest.
