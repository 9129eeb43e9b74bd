# Вероятности до подтверждения; карты не учитываются
his-hint-attempt = { $n } %: ваших кубиков { $dice }, против вас { $against }
his-hint-assault = { $n } % взять город; отряды: { $units }, кубики: { $dice } против { $against }, внутри отрядов: { $inside }
his-hint-battle = Если враг примет бой: { $n } % победить; отряды: { $units }, кубики: { $dice } против { $against }
his-hint-defend = В бою: { $n } % удержать поле; ваши кубики: { $dice } против { $against }
his-hint-intercepted = { $n } %, что перехватят, если попробуют все: { $spaces }
his-hint-intercept = { $n } % (поправка { $modifier }; нужно 9)
his-hint-avoid = { $n } % уйти (поправка { $modifier }; нужно 9)
his-hint-debate = Первый раунд: победа { $n } %, ничья { $tie } %; ваши кубики: { $dice } против { $low }–{ $high }
his-hint-debate-zone = Первый раунд, в среднем: победа { $n } %, ничья { $tie } %; ваши кубики: { $dice }–{ $most } против { $low }–{ $high }
his-hint-naval = { $powers }: { $n } % победить всеми кораблями; кубики: { $dice } против { $against }
his-hint-piracy = { $n } % на хотя бы одну награду; сначала цель бросает кубиков: { $against }
his-hint-cp-only = Только ради CP.
