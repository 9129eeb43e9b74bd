his-ask-ships-flee = { $space } переходит к другой державе. В какую морскую зону уходят корабли?
his-ship-lost = { $place }: потеря до следующего хода — { $ship }.
his-naval-leader-waits = { $place }: { $leader } остаётся без кораблей и ждёт на шкале ходов.
his-ships-flee = { $power }: корабли уходят в море, { $space } → { $sea } (кораблей: { $count }).
