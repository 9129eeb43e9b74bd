# The frame: turns, phases, cards, impulses, victory
his-turn-begins = Turn { $turn } begins.
his-phase-begins = { $phase } — turn { $turn }.
his-cards-added = New cards join the deck: { $cards }.
his-cards-dealt = { $power }: dealt { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
his-card-drawn = { $power }: card drawn, { $card }.
his-card-drawn-hidden = { $power }: a card is drawn.
his-card-taken = { $power }: { $card } taken from { $from }.
his-card-taken-hidden = { $power }: a card taken from { $from }.
his-card-discarded = { $power }: { $card } discarded.
his-deck-reshuffled = The deck is empty; the discard pile is shuffled into a new one.
his-no-card-to-draw = { $power }: there is no card to draw.
his-ask-card = { $power }: play a card or pass.
his-ask-use = { $card }: for command points or as event?
his-ask-action = { $power }: { $cp } CP to spend. Which action?
his-ask-response = Do you play a card now? ({ $moment })
his-response-played = { $power }: { $card } is played in response.
his-passed = { $power }: pass.
his-impulse-skipped = { $power }: this impulse is skipped.
his-card-for-cp = { $power }: { $card } for { $cp } CP.
his-card-as-event = { $power }: { $card } as event.
his-event-cancelled = { $card } of { $power } is cancelled.
his-event-without-effect = The event of { $card } has no effect now.
his-cp-lost = { $power }: { $cp } CP unspent and lost.
his-paid = { $power }: { $cost } CP spent ({ $cp } left).
his-electorate-musters = { $space } brings { $count } Protestant { $count ->
    [one] regular
   *[other] regulars
}.
his-victory = Victory ({ $kind }): { $winners }.
his-victory-points = Victory points: Ottoman { $ottoman }, Hapsburgs { $hapsburg }, England { $england }, France { $france }, Papacy { $papacy }, Protestants { $protestant }.
his-why-cost = It costs { $cost } CP; { $cp } are left.
his-why-construction-only = These CP may be spent on construction only.
his-why-may-not-pass = You may not pass while you hold a home card, a Mandatory Event, or more cards than your ruler can keep.
his-why-combat-card = { $card } is a combat card: as event it is played only in a battle.
his-why-response-only = { $card } is a response: it is played when its moment comes.
his-why-not-this-power = Your power may not play { $card } as event.
his-why-used-this-turn = { $card } was already used as event this turn.
his-why-held-back = { $card } was drawn just now and cannot be used before a later impulse.
his-why-before-league = { $card } can be played by the Protestant only after the Schmalkaldic League.
