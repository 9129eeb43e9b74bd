# Odds, before anything is confirmed; cards are never counted
his-hint-attempt = { $n }%: your { $dice } { $dice ->
    [one] die
   *[other] dice
} against { $against }
his-hint-assault = { $n }% to take it with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}: dice { $dice } against { $against }; units inside: { $inside }
his-hint-battle = If they stand: { $n }% to win with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, dice { $dice } against { $against }
his-hint-defend = In battle: { $n }% to hold the field, your dice { $dice } against { $against }
his-hint-intercepted = { $n }% to be intercepted if all try: { $spaces }
his-hint-intercept = { $n }% (modifier { $modifier }; 9 needed)
his-hint-avoid = { $n }% to get away (modifier { $modifier }; 9 needed)
his-hint-debate = First round: { $n }% won, { $tie }% tied; your dice { $dice } against { $low } to { $high }
his-hint-debate-zone = First round, on average: { $n }% won, { $tie }% tied; your dice { $dice } to { $most } against { $low } to { $high }
his-hint-naval = { $powers }: { $n }% to win with all ships, dice { $dice } against { $against }
his-hint-piracy = { $n }% for at least one award; first they roll { $against ->
    [one] { $against } die
   *[other] { $against } dice
}
his-hint-cp-only = For command points only.
