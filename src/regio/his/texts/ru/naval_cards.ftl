his-ask-rowers-roll = { $power }: итог броска { $total }. Гребцы помогают (+2) или мешают (−2)?
his-ask-rowers-side = { $place }: какая сторона бросает ещё 3 кубика?
his-rowers-roll = «Профессиональные гребцы»: теперь итог броска { $total }.
