his-hint-battle = If they stand: { $n }% to win with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, dice { $dice } against { $against }
his-hint-relief = With those inside who join: { $n }% to win with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, dice { $dice } against { $against }
his-hint-interceptors-fight = In the battle that follows: { $n }% to hold the field, your dice { $dice } against { $against }
his-hint-rest-defends = If they get away: { $n }% to hold the field with the { $units ->
    [one] unit that stays
   *[other] { $units } units that stay
}, dice { $dice } against { $against }
his-hint-landing = Landing at { $space }, if they stand: { $n }% to win with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, dice { $dice } against { $against }
his-hint-landing-intercepted = Landing at { $space }: { $n }% to be intercepted if all try: { $spaces }
