his-ask-reformation-target = { $string }: какой город обращать? Осталось попыток: { $left }.
his-ask-counter-target = { $string }: какой город возвращать католикам? Осталось попыток: { $left }.
his-ask-dice-bonus = { $space }: задействовать спорщика ради дополнительных костей?
his-string-begins = { $power } — { $string }. Попыток: { $count }, целевая зона: { $zone }.
his-reformation-automatic = { $space }: { $power } бросает { $dice }{ $plus ->
        [0] {""}
       *[other] {" "}(+{ $plus } к каждой)
    } — автоматический успех.
his-reformation-won = { $space }: { $power } бросает { $dice }{ $plus ->
        [0] {""}
       *[other] {" "}(+{ $plus } к каждой)
    }, Папство — { $papal }. Попытка обращения удалась.
his-reformation-lost = { $space }: { $power } бросает { $dice }{ $plus ->
        [0] {""}
       *[other] {" "}(+{ $plus } к каждой)
    }, Папство — { $papal }. Попытка обращения не удалась.
his-counter-automatic = { $space }: Папство бросает { $dice } — автоматический успех.
his-counter-won = { $space }: Папство бросает { $dice }{ $minus ->
        [0] {""}
       *[other] {" "}(-{ $minus } от каждой)
    }, протестанты — { $protestant }. Попытка контрреформации удалась.
his-counter-lost = { $space }: Папство бросает { $dice }{ $minus ->
        [0] {""}
       *[other] {" "}(-{ $minus } от каждой)
    }, протестанты — { $protestant }. Попытка контрреформации не удалась.
his-why-attempted = В этом импульсе этот город уже пытались обратить.
his-why-no-religion = Родные города Османов стоят вне религии.
his-why-protestant-already = Город уже протестантский.
his-why-catholic-already = Город уже католический.
his-why-not-reached = В городе нет реформатора, а рядом по суше или через общее море нет протестантского города без беспорядков.
his-why-not-counter-reached = В городе нет иезуитского университета, а рядом по суше или через общее море нет католического города без беспорядков.
his-why-out-of-bounds = { $string }: этот город не входит в число разрешённых.
