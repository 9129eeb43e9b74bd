his-hint-attempt = { $n }%: your { $dice } { $dice ->
    [one] die
   *[other] dice
} against { $against }
his-hint-debate = This round: { $n }% won, { $tie }% tied; { $beaten }% to remove their debater, { $lost }% to lose yours; your dice { $dice } against { $against }
his-hint-debate-any = This round, on average: { $n }% won, { $tie }% tied; { $beaten }% to remove their debater, { $lost }% to lose yours; your dice { $spread ->
    [0] { $dice }
   *[other] { $dice } to { $most }
} against { $width ->
    [0] { $low }
   *[other] { $low } to { $high }
}
his-hint-diet = { $n }% won, { $tie }% tied; your dice: { $dice }
his-hint-diet-others = The others may play any card that you have not seen, and their home cards.
his-hint-trent = { $n }% won, { $tie }% tied; your dice { $dice } against { $against }
his-hint-trent-first = Against the strongest two who may come: { $n }% won, { $tie }% tied; your dice { $dice } against { $against }
