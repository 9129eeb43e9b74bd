his-ask-lend = { $place }: какие эскадры ({ $n }) вы одалживаете? Получает { $receiver }.
his-ask-loan-port = { $giver } одалживает вам корабли ({ $place }). В какой ваш порт они идут?
his-lent = { $giver } одалживает корабли: { $vessel }. Получает { $receiver }: { $place }.
his-lent-leader = { $giver } одалживает флотоводца: { $leader }. Получает { $receiver }: { $place }.
