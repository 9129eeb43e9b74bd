his-ask-avoid = An enemy ({ $power }) enters { $space } with { $units ->
    [one] 1 unit
   *[other] { $units } units
}: where do you try to avoid battle?
his-ask-avoiding = { $space } → { $to }: which units and leaders leave?
his-ask-withdraw = An enemy ({ $power }) enters { $space } with { $units ->
    [one] 1 unit
   *[other] { $units } units
}: do the defenders ({ $defenders }) withdraw into the fortifications?
his-avoid-roll = { $power }: attempt to avoid battle, { $space } → { $to }: { $dice }, modifier { $modifier }, total { $total } (9 needed).
his-avoids-battle = { $power }: battle avoided, { $space } → { $to }, { $units ->
    [one] 1 unit
   *[other] { $units } units
}. Leaders: { $leaders }.
his-avoids-without-roll = { $power }, { $space }: all who leave were beaten in this impulse, no roll is needed.
his-does-not-avoid = { $power }: nobody gets away from { $space }.
his-withdraws = { $space }: the defenders withdraw into the fortifications ({ $units }).
his-name-word-withdraw = Withdraw inside
