# Мориц Саксонский, Карл Бурбон, Выкуп, Угроза власти
his-ask-maurice-to = Мориц Саксонский меняет сторону ({ $power }): куда он отправляется?
his-ask-bourbon = «Карл Бурбон»: где появятся Ренегат и его войска? Держава: { $power }.
his-ask-ransom-card = «Выкуп»: какой пленный полководец освобождается?
his-ask-ransom-space = { $leader } свободен: в какой город он отправляется?
his-ask-threat = «Угроза власти»: какого полководца убрать?
his-maurice-changes = Мориц Саксонский переходит на другую сторону: { $power } ({ $place }); наёмников с ним: { $mercenaries }.
his-bourbon = Ренегат на службе: { $power }, { $space }; новых отрядов: { $count }.
his-bourbon-takes = { $space } — новый контроль: { $power }.
his-ransom-freed = { $leader } снова на свободе: { $space }.
his-threat-turn = { $leader } (кубик { $dice }) в опале до следующего хода.
his-threat-game = { $leader } (кубик { $dice }) покидает игру.
his-why-maurice-not-in-game = Морица Саксонского нет в игре.
his-why-no-bourbon-space = Ренегату негде появиться.
his-why-no-leader-to-ransom = Ни одному пленному полководцу некуда вернуться: нужен укреплённый родной город.
his-why-no-threat-target = Ни одного из четырёх полководцев нет на карте.
