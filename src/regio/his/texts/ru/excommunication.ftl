his-ask-excommunication-unrest = Где отлучение вызывает беспорядки ({ $power })? Городов: { $most }.
his-excommunicated = Отлучение от церкви: { $figure }.
his-excommunication-lifted = Отлучение снято: { $power }.
his-bull-cancelled = Булла остаётся без последствий: { $figure }.
