his-ask-retrieve = На том стою: какую карту взять из сброса?
his-ask-play-or-keep = «{ $card }»: сыграть сейчас или оставить на руке?
his-retrieved = Взято из сброса: «{ $card }» ({ $power }).
his-luther-steps-in = «На том стою»: Лютер сам вступает в диспут. Заменён: { $replaced }.
his-why-luther-dead = Лютера больше нет в живых.
his-why-nothing-to-retrieve = В сбросе нет карты, которую можно взять.
