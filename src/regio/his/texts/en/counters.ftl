his-ask-shortage = { $space }: the counters cannot show what is left. Which unit is lost as well?
his-shortage = { $space }: lost as well for want of counters: { $unit } 1.
