his-ask-fleet = { $power }: корабли из какого места идут теперь?
his-ask-fleet-to = { $place }: куда идут корабли?
his-ask-fleet-ships = { $place } — { $to }: какие корабли идут?
his-ask-fleet-leaders = { $place } — { $to }: какие флотоводцы идут с кораблями?
his-ask-fight-at = { $power }: где вы сражаетесь сначала?
his-ask-fight-whom = { $place }: с кем вы сражаетесь сначала?
his-fleet-sails = { $power }: { $n } { $n ->
    [one] корабль идёт
    [few] корабля идут
   *[other] кораблей идут
}: { $place } — { $to }.
his-why-no-fleet = У вас нет кораблей, которые могут двигаться.
his-why-naval-storm = «Ужасная погода»: до конца импульса корабли не двигаются.
his-why-fleet-beaten = { $place }: эти корабли проиграли морское сражение в этом импульсе и больше не двигаются.
his-why-fleet-no-way = { $place }: этим кораблям некуда идти.
his-why-port-closed = { $place } — не ваш порт, и вражеских кораблей для нападения в нём нет.
his-why-atlantic = { $place }: генуэзские и венецианские корабли и Андреа Дориа туда не ходят.
his-why-strait = { $place }: путь только через порт { $port } — одним морским движением войти, другим выйти.
his-why-fleet-ordered = { $place }: туда корабли уже отправлены.
