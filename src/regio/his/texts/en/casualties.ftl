his-ask-losses = { $place }: you lose { $hits ->
    [one] 1 unit
   *[other] { $hits } units
}. Which?
his-units-lost = { $place }: lost { $count } × { $unit }.
his-odd-loss = An odd loss of the allies falls by lot to { $power }.
his-force-eliminated = { $place }: the force is eliminated ({ $units ->
    [one] 1 unit
   *[other] { $units } units
}).
