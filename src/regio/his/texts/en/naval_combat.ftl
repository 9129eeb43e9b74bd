his-ask-ship-losses = { $place }: you lose { $n } { $n ->
    [one] squadron
   *[other] squadrons
}. Which?
his-ask-last-ship = { $place }: both fleets are destroyed, but you keep one ship. Which?
his-ask-naval-retreat = { $place }: where does your fleet retreat?
his-naval-combat = Naval combat, { $place }: { $attacker } ({ $attack } dice) attacks { $defender } ({ $defence } dice).
his-naval-dice = { $power }, { $dice }: { $hits } { $hits ->
    [one] hit
   *[other] hits
}.
his-naval-won = { $place }: the naval combat is won by { $power }, { $hits } to { $against }.
his-naval-tie = { $place }: equal hits ({ $hits }), both fleets retreat.
his-naval-retreat = The fleet of { $power } ({ $n }) leaves { $place } for { $to }.
his-naval-no-retreat = The fleet of { $power } cannot leave { $place } and is lost.
his-naval-result = Result at sea ({ $place }): { $winner } won. Ships lost by { $attacker } { $lost } of { $ships }, by { $defender } { $gone } of { $against }.
