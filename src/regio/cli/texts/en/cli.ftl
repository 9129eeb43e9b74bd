### The command line.

cli-game-his = Here I Stand
cli-turn = Turn { $turn } of { $last }
cli-active = active: { $power }
cli-cp = { $n } CP
cli-result = { $winners } — { $kind }
cli-deck = Draw deck: { $deck }, discards: { $discard }
cli-hand = Hand
cli-events = In force
cli-turn-flags = Until the end of the turn
cli-impulse-flags = Until the end of the impulse
cli-seas = Seas
cli-boxes = Foreign wars
cli-unrest = unrest
cli-piracy = piracy
cli-marker-fortress = fortress marker
cli-marker-haven = pirate haven
cli-marker-university = Jesuit university
cli-reformer = reformer { $name }
cli-besieged = besieged by { $powers }
cli-decides = Decides now: { $power }

cli-column-power = Power
cli-column-vp = VP
cli-column-keys = Keys
cli-column-hand = Cards
cli-column-ruler = Ruler
cli-column-war = At war with
cli-column-allies = Allies
cli-column-number = No.
cli-column-card = Card
cli-column-cp = CP
cli-column-type = Type
cli-column-turn = Turn
cli-column-who = Event of
cli-turn-open = later
cli-card-players = Played as event by
cli-card-all = all powers
cli-card-all-but = all but { $powers }
cli-card-after-league = { $power } (once the League has formed)
cli-card-turn = Turn { $turn }
cli-card-entry = Enters
cli-card-when = When
cli-card-after = Afterwards
cli-card-editions = Edition
cli-card-by-edition = { $value } ({ $edition })

cli-games = Games
cli-rate = { $n } decisions/s
cli-stopped = { $n ->
    [one] Stopped after { $n } game.
   *[other] Stopped after { $n } games.
}
cli-finished = Finished games
cli-won = { $power }
cli-points = { $n } VP on average
cli-turns = Turns
cli-decisions = Decisions a game
cli-decisions-second = Decisions a second
cli-decisions-second-core = Decisions a second and process
cli-games-second = Games a second
cli-failed = Failed games
cli-game-failed = Game { $seed } failed
cli-reproduce = To see it again: { $command }
cli-more-failed = More failed games: { $seeds }

cli-replay-keys = Enter: next decision; a number: go there; p: the position; q: quit.

cli-table-at = The table is at { $address }
cli-table-data = Games are kept in { $folder }
cli-table-stop = Stop it with Ctrl-C.
