# Второстепенные державы
his-ask-activation-war = { $power }: новый союз — { $minor } и { $major }. Объявить войну бесплатно ({ $major }) или вывести войска?
his-ask-minor-units-to = { $minor }: куда уходят отряды? Город: { $space }.
his-ask-minor-ships-to = { $minor }: в какой порт уходят корабли? Сейчас: { $space }.
his-minor-activated = Активация: { $minor }. Новый союзник: { $major }.
his-activation-war = { $power } — объявлена война. Противник: { $major }.
his-activation-leaves = { $power } не вступает в войну и выводит войска из городов второстепенной державы ({ $minor }).
his-minor-deactivated = Деактивация: { $minor }. Бывший союзник: { $major }.
his-minor-units-go = { $minor }: отряды уходят домой. { $start } — { $to }, отрядов: { $units }.
his-minor-units-lost = { $minor }: родных городов не осталось. { $space } — потеряно отрядов: { $units }.
his-hungary-defeated = Венгрия-Богемия разгромлена: Османы и Габсбурги в войне, Османы получают 2 победных очка. Города, перешедшие к Османам: { $spaces }.
his-hungary-garrison-lost = { $space }: венгерский гарнизон уничтожен, отрядов — { $units }.
