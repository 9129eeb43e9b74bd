his-ask-leader-displaced = { $leader }: where does he go from { $place }?
his-leader-taken = { $leader } is captured in { $place } by { $power }.
his-leader-goes-home = { $leader } makes his way to { $space }.
his-renegade-gone = The Renegade leader is captured and leaves the game until his card is played again.
his-leader-to-turn-track = { $leader } finds no refuge and waits for the next turn.
