his-colony-settled = { $power }: основана колония { $colony }.
his-colony-riches = Богатства Нового Света, { $power }, { $colony }: { $dice } = { $total }, карт: { $cards }.
his-conquest-riches = Богатства Нового Света, { $power }, { $claim }: { $dice }, карт: { $cards }.
his-conquest-depleted = { $power }, { $claim }: богатства исчерпаны; ПО остаются.
his-colony-lost = { $power }: потеряна колония { $colony }.
his-governor-gone = { $power }: фишка «Колониальный губернатор / Восстание туземцев» убрана.
his-raider-rolls = { $power }: бросок рейдера { $dice }.
his-raider-steals = { $power }: рейдер забирает карту Габсбургов.
his-raider-gone = { $power }: рейдер уничтожен.
