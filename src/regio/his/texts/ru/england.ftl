his-mary-free = Мария I: { $dice }. Англия свободно играет карту «{ $card }».
his-mary-intervenes = Мария I: { $dice }. Карта «{ $card }» потеряна, действует Папство.
