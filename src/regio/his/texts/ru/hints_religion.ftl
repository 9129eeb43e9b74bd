his-hint-attempt = { $n } %: ваших кубиков { $dice }, против вас { $against }
his-hint-debate = Этот раунд: победа { $n } %, ничья { $tie } %; их спорщик выбывает: { $beaten } %, ваш: { $lost } %; ваши кубики: { $dice } против { $against }
his-hint-debate-any = Этот раунд, в среднем: победа { $n } %, ничья { $tie } %; их спорщик выбывает: { $beaten } %, ваш: { $lost } %; ваши кубики: { $spread ->
    [0] { $dice }
   *[other] { $dice }–{ $most }
} против { $width ->
    [0] { $low }
   *[other] { $low }–{ $high }
}
his-hint-diet = Победа { $n } %, ничья { $tie } %; ваши кубики: { $dice }
his-hint-diet-others = Остальные могут сыграть любую карту, которой вы не видели, и свои национальные карты.
his-hint-trent = Победа { $n } %, ничья { $tie } %; ваши кубики: { $dice } против { $against }
his-hint-trent-first = Против двух сильнейших, кто может прийти: победа { $n } %, ничья { $tie } %; ваши кубики: { $dice } против { $against }
