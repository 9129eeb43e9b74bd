# Maurice of Saxony, Charles Bourbon, Ransom, Threat to Power
his-ask-maurice-to = Maurice of Saxony now serves { $power }: where does he go?
his-ask-bourbon = Charles Bourbon: where do the Renegade Leader and his troops of { $power } appear?
his-ask-ransom-card = Ransom: which captured leader is freed?
his-ask-ransom-space = Where does { $leader } go?
his-ask-threat = Threat to Power: which leader is removed?
his-maurice-changes = Maurice of Saxony goes over to { $power } ({ $place }); mercenaries with him: { $mercenaries }.
his-bourbon = The Renegade Leader serves { $power } in { $space }; new units with him: { $count }.
his-bourbon-takes = { $power }: control of { $space }.
his-ransom-freed = { $leader } is free again, in { $space }.
his-threat-turn = { $leader } (die { $dice }) is out of favour until the next turn.
his-threat-game = { $leader } (die { $dice }) leaves the game.
his-why-maurice-not-in-game = Maurice of Saxony is not in the game.
his-why-no-bourbon-space = There is no space for the Renegade Leader.
his-why-no-leader-to-ransom = No captured leader has a fortified home space to return to.
his-why-no-threat-target = None of the four leaders is on the map.
