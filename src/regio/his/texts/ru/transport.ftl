his-ask-embark = { $start } → { $sea }: какое соединение грузится на корабли (не больше 5 отрядов)?
his-ask-sail-on = { $sea }: куда идёт транспорт (осталось CP: { $cp })?
his-embarks = { $power }: погрузка на корабли, { $start } → { $sea }. Отрядов: { $units }. Полководцы: { $leaders }.
his-sails-on = { $power }: транспорт идёт дальше — { $place }.
his-why-transport-storm = { $sea }: «Ужасная погода» — до конца импульса морской перевозки нет.
his-why-transport-cost = { $sea }: для морской перевозки нужно CP: { $cost } или больше, у вас { $cp }.
his-why-transport-no-ships = { $sea }: здесь нет ваших кораблей, чтобы везти войска; корабли союзников не годятся.
his-why-transport-no-landing = { $sea }: нет порта, куда эти войска могли бы добраться и высадиться.
