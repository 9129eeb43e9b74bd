his-fleet-order = { $place } → { $to }: squadrons { $squadrons }{ $corsairs ->
    [0] {""}
   *[other] , corsairs { $corsairs }
}
his-fleet-order-led = { $place } → { $to }: squadrons { $squadrons }{ $corsairs ->
    [0] {""}
   *[other] , corsairs { $corsairs }
}, naval leaders: { $leaders }
