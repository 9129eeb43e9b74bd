# Прибытие в фазе раздачи карт
his-ask-leader-arrives = Куда прибывает { $leader }?
his-leader-arrives = { $leader } прибывает. Город: { $space }.
his-leader-waits = { $leader }: прибыть некуда, ожидание до следующего хода.
his-ships-back-in-pools = С трека ходов в запас вернулись корабли: { $ships }.
his-reformer-arrives = Появляется реформатор: { $reformer } — { $space }.
his-reformer-returns = Реформатор возвращается: { $reformer } — { $space }.
his-debaters-arrive = Новые и вернувшиеся спорщики: { $debaters }.
