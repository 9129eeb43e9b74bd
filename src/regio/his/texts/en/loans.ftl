his-ask-lend = { $place }: which squadrons ({ $n }) do you lend to { $receiver }?
his-ask-loan-port = Ships lent by { $giver } in { $place }: to which of your ports do they go?
his-lent = { $giver }: { $vessel } lent to { $receiver }, { $place }.
his-lent-leader = { $giver }: { $leader } lent to { $receiver }, { $place }.
