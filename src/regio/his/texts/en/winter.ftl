# The Winter Phase
his-winter-loans-end = Winter: loaned ships and naval leaders return to their owners.
his-winter-renegade-leaves = Winter: the Renegade Leader leaves the map.
his-winter-alliances-end = Winter: all alliances between major powers end.
his-winter-replacement = Winter, { $power }: a new regular in { $space }.
his-winter-no-replacement = Winter: no replacement for { $power } in { $space }.
his-winter-overdue-event = Overdue: { $card } happens now.
his-ask-winter-squadrons = { $power }, squadrons at { $place } ({ $ships }): how many go to each of these equally near ports?
his-ask-winter-corsairs = { $power }, corsairs at { $place } ({ $ships }): how many go to each of these equally near ports?
his-ask-winter-naval-leader = To which port does { $leader } go from { $place }?
his-winter-ships-home = { $power }: { $ships } { $ships ->
    [one] ship returns
   *[other] ships return
} from { $place } to { $port }.
his-winter-no-port = { $power }: no port for { $ships } { $ships ->
    [one] ship
   *[other] ships
} at { $place }: to the Turn Track.
his-ask-winter-excess = { $power }: only 4 units may winter in { $start }. Which { $excess } must leave?
his-ask-winter-volunteers = { $power }: from which garrisons do units go home to the capital? (none is allowed)
his-ask-winter-volunteer-units = { $power }: which units leave { $start } for the capital?
his-ask-winter-next-stack = { $power }: which stack looks for winter quarters next?
his-ask-winter-units = { $power }: which units from { $start } winter in { $to }?
his-ask-winter-leader = With whom does { $leader } leave { $start }?
his-ask-winter-losses = { $power }: no safe path from { $start } to { $to }. Units to lose: { $losses }. Which?
his-ask-winter-lone-leader = Where does { $leader } go from { $start }?
his-winter-home = { $power }: { $units } { $units ->
    [one] unit returns
   *[other] units return
} from { $start } to { $to }; leaders: { $leaders }.
his-winter-losses = { $power }: attrition on the way from { $start } to { $to }: { $losses } lost.
his-winter-no-quarters = { $power }: { $units } { $units ->
    [one] unit finds
   *[other] units find
} no winter quarters from { $start } and { $units ->
    [one] is
   *[other] are
} eliminated.
his-winter-leader-home = { $leader } goes to { $to }.
