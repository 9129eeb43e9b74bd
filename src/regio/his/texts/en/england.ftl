his-mary-free = Mary I rolls { $dice }: England plays { $card } freely.
his-mary-intervenes = Mary I rolls { $dice }: { $card } is lost, and the Papacy acts.
