his-hint-exploration = Великое открытие на выбор: { $choice } %, другое открытие: { $claim } %, ничего: { $nothing } %, гибель в море: { $lost } %
his-hint-conquest = Завоевание: { $claim } %, ничего: { $nothing } %, гибель: { $lost } %
his-hint-circumnavigation = { $n } % обойти вокруг света
