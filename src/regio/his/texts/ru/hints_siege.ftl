his-hint-assault = { $n } % взять город; отряды: { $units }, кубики: { $dice } против { $against }, внутри отрядов: { $inside }
his-hint-treachery = { $power }, { $space }: { $n } % взять город изменой; отряды: { $units }, кубики: { $dice } против { $against }, внутри отрядов: { $inside }
