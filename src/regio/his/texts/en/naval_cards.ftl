his-ask-rowers-roll = { $power } rolled { $total } in all. Do the rowers make it faster (+2) or slower (-2)?
his-ask-rowers-side = { $place }: which side rolls 3 more dice?
his-rowers-roll = Professional Rowers: the roll is now { $total }.
