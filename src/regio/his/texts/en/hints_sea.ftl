his-hint-naval = { $powers }: { $n }% to win with { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}, dice { $dice } against { $against }
his-hint-naval-at = { $place }, { $powers }: { $n }% to win with { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}, dice { $dice } against { $against }
his-hint-fleet-intercepted = { $n }% to be intercepted if all try: { $powers }
his-hint-piracy = { $power }: { $n }% for at least one award, { $two }% for two or more; first they roll { $against ->
    [one] { $against } die
   *[other] { $against } dice
}
his-hint-fleet = No order yet: squadrons { $squadrons }{ $corsairs ->
    [0] {""}
   *[other] , corsairs { $corsairs }
}
his-hint-fleet-led = No order yet: squadrons { $squadrons }{ $corsairs ->
    [0] {""}
   *[other] , corsairs { $corsairs }
}, naval leaders: { $leaders }
