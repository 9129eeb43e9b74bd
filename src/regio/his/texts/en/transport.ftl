his-ask-embark = { $start } → { $sea }: which formation embarks (at most 5 land units)?
his-ask-sail-on = { $sea }: where does the transport go ({ $cp } CP left)?
his-embarks = { $power }: embarked, { $start } → { $sea }. Land units: { $units }. Leaders: { $leaders }.
his-sails-on = { $power }: the transport sails on to { $place }.
his-why-transport-storm = { $sea }: Foul Weather forbids naval transport for the rest of this impulse.
his-why-transport-cost = { $sea }: a naval transport needs { $cost } CP or more, you have { $cp }.
his-why-transport-no-ships = { $sea }: you have no ships there to carry troops; those of allies do not serve.
his-why-transport-no-landing = { $sea }: no port where these troops could land is within reach.
