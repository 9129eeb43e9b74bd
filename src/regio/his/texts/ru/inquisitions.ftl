# Инквизиции, Томас Мор, Томас Кромвель
his-ask-inquisition-spaces = { $power }: какие города станут католическими? (число: { $most })
his-ask-inquisition-hand = «Папская инквизиция»: чью руку вы смотрите?
his-ask-inquisition-option = «Папская инквизиция»: вытянуть карту из этой руки, взять карту из сброса или начать диспут?
his-ask-inquisition-retrieve = «Папская инквизиция»: какую карту взять из сброса?
his-ask-spanish-discard = «Испанская инквизиция»: какую из этих карт сбросить? { $cards }
his-ask-more-discard = «Томас Мор»: какую карту сбрасывает Англия?
his-hand-seen = { $power } — взгляд в чужую руку. Держава: { $of }. Карты: { $cards }.
his-hand-seen-hidden = { $power } — взгляд в чужую руку. Держава: { $of }.
his-inquisition-retrieved = { $power } — взято из сброса: { $card }.
his-more-executed = Томас Мор казнён: до конца хода в английской зоне нет диспутов.
his-why-cromwell-no-dissolution = «Роспуск монастырей» не в сбросе.
his-why-cromwell-no-cranmer = Кранмера нет на карте.
his-why-more-no-debate = Папство нигде не может начать диспут.
