his-mary-free = Mary I: { $dice }. England plays { $card } freely.
his-mary-intervenes = Mary I: { $dice }. { $card } is lost, and the Papacy acts.
