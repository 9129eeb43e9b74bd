# Arrivals in the Card Draw Phase
his-ask-leader-arrives = Where does { $leader } enter?
his-leader-arrives = { $leader } arrives in { $space }.
his-leader-waits = { $leader } finds no place to enter and waits another turn.
his-ships-back-in-pools = { $ships } { $ships ->
    [one] ship returns
   *[other] ships return
} from the Turn Track to the pools.
his-reformer-arrives = The reformer { $reformer } enters in { $space }.
his-reformer-returns = The reformer { $reformer } is back in { $space }.
his-debaters-arrive = Debaters on the Religious Struggle card: { $debaters }.
