his-hint-exploration = { $choice }% a great discovery of your choice, { $claim }% another discovery, { $nothing }% nothing, { $lost }% lost at sea
his-hint-conquest = { $claim }% a conquest, { $nothing }% nothing, { $lost }% killed
his-hint-circumnavigation = { $n }% to sail around the world
