# Набег шотландцев
his-ask-scots-raid-leader = «Набег шотландцев»: переправится ли в Шотландию французский полководец?
his-ask-scots-raid-space = «Набег шотландцев»: { $leader } прибывает — в какой город?
his-ask-scots-raid-action = «Набег шотландцев»: что делает Франция? (осталось CP: { $cp })
his-scots-raid-ignored = Шотландия не в союзе с Францией: набега нет.
his-scots-raid-stirling = Стерлинг переходит под контроль Франции.
his-scots-raid-leader = { $leader } прибывает: { $space }.
his-scots-raid-cp = У Франции { $cp } CP для Шотландии и севера Англии.
his-scots-raid-cp-lost = Франция не потратила CP: { $cp }.
his-why-no-scots-raid = Шотландия не в союзе с Францией.
his-why-scots-raid-only = В «Набеге шотландцев» Франция только набирает войска, движется, берёт контроль и штурмует.
