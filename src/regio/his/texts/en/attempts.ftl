his-ask-reformation-target = { $string }: which space do you try to convert? Attempts left: { $left }.
his-ask-counter-target = { $string }: which space do you try to win back? Attempts left: { $left }.
his-ask-dice-bonus = Commit a debater for extra dice on { $space }?
his-string-begins = { $power }: { $string }. Attempts: { $count }, target zone: { $zone }.
his-reformation-automatic = { $space }: { $power } rolls { $dice }{ $plus ->
        [0] {""}
       *[other] {" "}(+{ $plus } to each)
    } and succeeds at once.
his-reformation-won = { $space }: { $power } rolls { $dice }{ $plus ->
        [0] {""}
       *[other] {" "}(+{ $plus } to each)
    }, the Papacy { $papal }. The attempt succeeds.
his-reformation-lost = { $space }: { $power } rolls { $dice }{ $plus ->
        [0] {""}
       *[other] {" "}(+{ $plus } to each)
    }, the Papacy { $papal }. The attempt fails.
his-counter-automatic = { $space }: the Papacy rolls { $dice } and succeeds at once.
his-counter-won = { $space }: the Papacy rolls { $dice }{ $minus ->
        [0] {""}
       *[other] {" "}(-{ $minus } from each)
    }, the Protestant { $protestant }. The attempt succeeds.
his-counter-lost = { $space }: the Papacy rolls { $dice }{ $minus ->
        [0] {""}
       *[other] {" "}(-{ $minus } from each)
    }, the Protestant { $protestant }. The attempt fails.
his-why-attempted = This space was attempted in this impulse already.
his-why-no-religion = Ottoman home spaces are outside religion.
his-why-protestant-already = This space is Protestant already.
his-why-catholic-already = This space is Catholic already.
his-why-not-reached = No reformer is there, and no Protestant space without unrest is next to it by land or by a common sea.
his-why-not-counter-reached = No Jesuit university is there, and no Catholic space without unrest is next to it by land or by a common sea.
his-why-out-of-bounds = { $string } does not reach this space.
