his-mary-free = Мария I бросает { $dice }: Англия свободно играет { $card }.
his-mary-intervenes = Мария I бросает { $dice }: карта { $card } потеряна, действует Папство.
