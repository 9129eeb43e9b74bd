his-ask-ships-flee = { $space } has fallen. To which sea zone do the ships leave?
his-ship-lost = { $place }: { $ship } is lost until next turn.
his-naval-leader-waits = { $place }: { $leader } has no ships left and waits on the Turn Track.
his-ships-flee = { $power }: { $count ->
    [one] 1 ship leaves
   *[other] { $count } ships leave
} { $space } for { $sea }.
