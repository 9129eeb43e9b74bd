his-ask-reformation-target = Which space do you try to convert? { $string }, attempts left: { $left }.
his-ask-counter-target = Which space do you try to win back? { $string }, attempts left: { $left }.
his-ask-dice-bonus = Commit a debater for extra dice on { $space }?
his-string-begins = Attempts of { $power }: { $count } ({ $string }). Target zone: { $zone }.
his-reformation-automatic = { $space }: { $dice }{ $plus ->
        [0] {""}
       *[other] {" "}with +{ $plus } to each
    } ({ $power }). Automatic success.
his-reformation-won = { $space }: { $dice }{ $plus ->
        [0] {""}
       *[other] {" "}with +{ $plus } to each
    } ({ $power }) against { $papal } (Papacy). The attempt succeeds.
his-reformation-lost = { $space }: { $dice }{ $plus ->
        [0] {""}
       *[other] {" "}with +{ $plus } to each
    } ({ $power }) against { $papal } (Papacy). The attempt fails.
his-counter-automatic = { $space }: { $dice } (Papacy). Automatic success: back to the Catholics.
his-counter-won = { $space }: { $dice }{ $minus ->
        [0] {""}
       *[other] {" "}with -{ $minus } from each
    } (Papacy) against { $protestant } (Protestant). The attempt succeeds: back to the Catholics.
his-counter-lost = { $space }: { $dice }{ $minus ->
        [0] {""}
       *[other] {" "}with -{ $minus } from each
    } (Papacy) against { $protestant } (Protestant). The attempt fails: the space stays Protestant.
his-why-attempted = This space was attempted in this impulse already.
his-why-no-religion = Ottoman home spaces are outside religion.
his-why-protestant-already = This space is Protestant already.
his-why-catholic-already = This space is Catholic already.
his-why-not-reached = No reformer is there, and no Protestant space without unrest is next to it by land or by a common sea.
his-why-not-counter-reached = No Jesuit university is there, and no Catholic space without unrest is next to it by land or by a common sea.
his-why-out-of-bounds = { $string } does not reach this space.
