# Перемещение вытесненных войск
his-ask-displaced-to = { $power }: куда уходят вытесненные войска? Город: { $space }.
his-ask-displaced-ships-to = { $power }: в какой порт уходят вытесненные корабли? Сейчас: { $space }.
his-displaced = { $power }: войска вытеснены. { $start } — { $to }, отрядов: { $units }; полководцы: { $leaders }.
his-ships-displaced = { $power }: корабли вытеснены. { $start } — { $to }, кораблей: { $ships }.
his-no-refuge = { $power }: вытесненным войскам некуда уйти. Город: { $space }, потеряно отрядов: { $units }.
his-ships-no-refuge = { $power }: вытесненным кораблям некуда уйти, они ждут на треке ходов. Где: { $space }, кораблей: { $ships }.
