his-ask-garrison-joins = { $space }: какие отряды и полководцы выйдут из крепости на битву?
his-ask-not-outnumbering = { $space }: ваше соединение ({ $units }) не превосходит числом укрывшихся внутри ({ $inside }). Осталось CP: { $cp }. Идти дальше или назад?
his-formation-arrives = { $power }: соединение вошло — { $space }.
his-garrison-joins = { $power }: гарнизон вступает в битву — { $space }, отрядов: { $units }. Полководцы: { $leaders }.
his-not-outnumbering = { $power }, { $space }: отрядов снаружи — { $units }, внутри — { $inside }; перевеса нет.
his-turns-back = { $power } — поворот назад: { $space } → { $to }.
his-goes-on = { $power } — дальше: { $start } → { $to }, отрядов: { $units }. Полководцы: { $leaders }.
his-name-word-back = Назад
