his-ask-lend = { $place }: which squadrons ({ $n }) do you lend to { $receiver }?
his-ask-loan-port = { $giver } lends ships from { $place }. To which of your ports do they go?
his-lent = { $giver } lends { $vessel } to { $receiver }: { $place }.
his-lent-leader = { $giver } lends { $leader } to { $receiver }: { $place }.
