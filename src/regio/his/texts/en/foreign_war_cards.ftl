# Akinji Raiders, foreign wars
his-ask-akinji = Akinji Raiders: from whose hand do the Ottomans draw?
his-ask-help-ireland = Revolt in Ireland: does { $power } give up a land unit so that a fourth Irish unit fights?
his-ask-help-ireland-from = { $power }: from which space is the unit taken?
his-ask-help-ireland-unit = { $space }: which unit is given up?
his-ireland-helped = { $power }: { $unit } given up in { $space }; four Irish units fight.
his-why-no-akinji-target = No enemy of the Ottomans with a card to draw is within reach of their cavalry.
