his-fleet-order = { $place } → { $to }: эскадры — { $squadrons }{ $corsairs ->
    [0] {""}
   *[other] , корсары — { $corsairs }
}
his-fleet-order-led = { $place } → { $to }: эскадры — { $squadrons }{ $corsairs ->
    [0] {""}
   *[other] , корсары — { $corsairs }
}, флотоводцы: { $leaders }
