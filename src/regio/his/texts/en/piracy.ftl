his-ask-piracy-sea = In which sea zone do your corsairs turn pirates?
his-ask-piracy-target = { $sea }: whom do they rob?
his-ask-piracy-award = { $sea }: the pirates scored, { $left } { $left ->
    [one] award
   *[other] awards
} to give. What do you lose?
his-ask-piracy-squadron = { $sea }: where do you lose a squadron?
his-ask-piracy-ship = { $place }: which squadron do you lose?
his-piracy = Piracy in { $sea } against { $target }: { $defence } dice against the pirates.
his-piracy-defence = { $target }, { $dice }: { $hits } { $hits ->
    [one] corsair hit
   *[other] corsairs hit
}.
his-piracy-over = { $sea }: no corsair is left.
his-piracy-dice = The pirates roll { $dice }: { $hits } { $hits ->
    [one] hit
   *[other] hits
}.
his-piracy-vp = The Ottoman gains 1 piracy VP, { $vp } in all.
his-piracy-void = There is nothing left to take.
his-gonzaga-captured = Julia Gonzaga is captured: the Ottoman gains 1 VP.
his-why-piracy-storm = Foul Weather forbids piracy for the rest of this impulse.
his-why-no-pirates = Piracy begins with the event Barbary Pirates.
his-why-no-piracy-sea = You have no corsair in a sea zone that is without a Piracy marker and has a port of another power.
his-why-piracy-markers = { $n } Piracy markers are on the map: that is the limit of a turn.
his-why-already-robbed = { $sea } already has a Piracy marker this turn.
his-why-no-corsair-there = { $sea }: you have no corsair there.
his-why-nothing-to-rob = { $sea }: no major power has a port there.
his-why-no-port-there = { $sea }: no port of { $power } is there.
