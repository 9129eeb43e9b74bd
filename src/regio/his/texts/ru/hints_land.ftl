his-hint-battle = Если враг примет бой: { $n } % победить; отряды: { $units }, кубики: { $dice } против { $against }
his-hint-relief = Вместе с теми, кто выйдет из крепости: { $n } % победить; отряды: { $units }, кубики: { $dice } против { $against }
his-hint-interceptors-fight = В бою после перехвата: { $n } % удержать поле; ваши кубики: { $dice } против { $against }
his-hint-rest-defends = Если они уйдут: { $n } % удержать поле для тех, кто останется; отряды: { $units }, кубики: { $dice } против { $against }
his-hint-landing = Высадка: { $space }. Если враг примет бой: { $n } % победить; отряды: { $units }, кубики: { $dice } против { $against }
his-hint-landing-intercepted = Высадка: { $space }. { $n } %, что перехватят, если попробуют все: { $spaces }
