his-ask-reformation-target = Какой город обращать? { $string }, осталось попыток: { $left }.
his-ask-counter-target = Какой город возвращать католикам? { $string }, осталось попыток: { $left }.
his-ask-dice-bonus = { $space }: задействовать спорщика ради дополнительных кубиков?
his-string-begins = { $power } — { $string }. Попыток: { $count }, целевая зона: { $zone }.
his-reformation-automatic = { $space }: { $dice }{ $plus ->
        [0] {""}
       *[other] {", "}+{ $plus } к каждому
    } ({ $power }). Автоматический успех.
his-reformation-won = { $space }: { $dice }{ $plus ->
        [0] {""}
       *[other] {", "}+{ $plus } к каждому
    } ({ $power }) против { $papal } (Папство). Попытка обращения удалась.
his-reformation-lost = { $space }: { $dice }{ $plus ->
        [0] {""}
       *[other] {", "}+{ $plus } к каждому
    } ({ $power }) против { $papal } (Папство). Попытка обращения не удалась.
his-counter-automatic = { $space }: { $dice } (Папство). Автоматический успех контрреформации.
his-counter-won = { $space }: { $dice }{ $minus ->
        [0] {""}
       *[other] {", "}−{ $minus } от каждого
    } (Папство) против { $protestant } (протестанты). Попытка контрреформации удалась.
his-counter-lost = { $space }: { $dice }{ $minus ->
        [0] {""}
       *[other] {", "}−{ $minus } от каждого
    } (Папство) против { $protestant } (протестанты). Попытка контрреформации не удалась.
his-why-attempted = В этом импульсе этот город уже пытались обратить.
his-why-no-religion = Родные города Османов стоят вне религии.
his-why-protestant-already = Город уже протестантский.
his-why-catholic-already = Город уже католический.
his-why-not-reached = В городе нет реформатора, а рядом по суше или через общее море нет протестантского города без беспорядков.
his-why-not-counter-reached = В городе нет иезуитского университета, а рядом по суше или через общее море нет католического города без беспорядков.
his-why-out-of-bounds = { $string }: этот город не входит в число разрешённых.
