his-debater-committed = { $debater } is committed.
his-debater-bonus = The bonus of { $debater } is used.
his-reformer-away = { $reformer } leaves the map for the rest of the turn.
his-reformer-gone = The reformer { $reformer } leaves the game.
his-debater-gone = The debater { $debater } leaves the game.
his-why-debater-needed = Needs an uncommitted debater: { $debaters }.
