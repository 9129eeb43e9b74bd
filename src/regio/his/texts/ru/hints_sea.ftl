his-hint-naval = { $powers }: { $n } % победить; корабли: { $ships }, кубики: { $dice } против { $against }
his-hint-naval-at = { $place }, { $powers }: { $n } % победить; корабли: { $ships }, кубики: { $dice } против { $against }
his-hint-fleet-intercepted = { $n } %, что перехватят, если попробуют все: { $powers }
his-hint-piracy = { $power }: { $n } % на хотя бы одну награду, { $two } % на две и больше; сначала цель бросает кубиков: { $against }
his-hint-fleet = Ещё без приказа: эскадры — { $squadrons }{ $corsairs ->
    [0] {""}
   *[other] , корсары — { $corsairs }
}
his-hint-fleet-led = Ещё без приказа: эскадры — { $squadrons }{ $corsairs ->
    [0] {""}
   *[other] , корсары — { $corsairs }
}, флотоводцы: { $leaders }
