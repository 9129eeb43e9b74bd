his-battle = Field battle, { $place }: { $attackers } with { $units ->
    [one] 1 unit
   *[other] { $units } units
} against { $defenders } with { $against ->
    [one] 1 unit
   *[other] { $against } units
}.
his-battle-dice = Dice: { $attackers } { $dice }, { $defenders } { $against }, before combat cards.
his-battle-rolled = { $powers }: { $dice }, hits: { $hits } (a hit is { $lowest } or more).
his-battle-no-dice = { $powers }: no unit is left to roll.
his-battle-won = The battle is won by { $powers }: { $place }, hits { $hits } to { $against }.
his-battle-last-unit = Both sides would be wiped out. One unit is kept by { $powers }.
his-battle-result = Result of the battle ({ $place }): { $winners } won. Units lost: { $attackers } { $lost } of { $units }, { $defenders } { $gone } of { $against }.
