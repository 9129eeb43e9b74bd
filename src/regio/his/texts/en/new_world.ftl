his-colony-settled = { $power }: the colony { $colony } is founded.
his-colony-riches = Riches of the New World, { $power }, { $colony }: { $dice } = { $total }, cards: { $cards }.
his-conquest-riches = Riches of the New World, { $power }, { $claim }: { $dice }, cards: { $cards }.
his-conquest-depleted = { $power }: the riches of { $claim } are exhausted; the VP stay.
his-colony-lost = { $power }: the colony { $colony } is lost.
his-governor-gone = { $power }: the Colonial Governor/Native Uprising marker is removed.
his-raider-rolls = { $power }: the raider rolls { $dice }.
his-raider-steals = { $power }: the raider takes the Hapsburg card.
his-raider-gone = { $power }: the raider is eliminated.
