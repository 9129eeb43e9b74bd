his-ask-lend = { $place }: какие эскадры ({ $n }) вы одалживаете? Получает { $receiver }.
his-ask-loan-port = { $giver } — вам одолжены корабли ({ $place }). В какой ваш порт они идут?
his-lent = { $giver } — одолжены корабли: { $vessel }. Получатель — { $receiver }: { $place }.
his-lent-leader = { $giver } — одолжен флотоводец: { $leader }. Получатель — { $receiver }: { $place }.
