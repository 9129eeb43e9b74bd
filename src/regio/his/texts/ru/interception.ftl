his-ask-intercept = Враг ({ $power }) входит в город ({ $space }), отрядов: { $units }. Откуда попробуете перехватить?
his-ask-interceptors = { $start } → { $space }: какое соединение идёт на перехват?
his-interception-roll = { $power }, попытка перехвата { $start } → { $space }: { $dice }, модификатор { $modifier }, итог { $total } (нужно 9).
his-intercepted = { $power }: перехват удался — { $space }, отрядов: { $units }. Полководцы: { $leaders }.
his-not-intercepted = { $power }: перехват не удался — { $space }.
