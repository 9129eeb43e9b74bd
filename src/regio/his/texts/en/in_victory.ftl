# Copernicus and Michael Servetus in the Victory Determination Phase
his-ask-stop-domination = { $power }: play a card to stop the Domination Victory?
