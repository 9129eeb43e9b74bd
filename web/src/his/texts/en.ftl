## Here I Stand

his-ui-tab-hand = Hand
his-ui-tab-powers = Powers
his-ui-tab-faith = Faith
his-ui-tab-accords = Accords
his-ui-tab-world = Colonies
his-ui-tab-cards = Cards

his-ui-role-ottoman = Suleiman marches on Hungary; corsairs at sea
his-ui-role-hapsburg = Charles V: an empire from Seville to Vienna
his-ui-role-england = Henry VIII wants an heir and a divorce
his-ui-role-france = Francis I: Italy, chateaux, the New World
his-ui-role-papacy = Rome debates, burns books, builds St Peter’s
his-ui-role-protestant = Luther, Zwingli, Calvin: words before swords

his-ui-turn = Turn { $turn }, { $years }
his-ui-turn-short = Turn { $turn } · { $years }
his-ui-turn-label = Turn { $turn } of { $last }, { $years }: { $phase }
his-ui-now = (now)
his-ui-chip-label = { $power }: { $vp } victory points, { $cards } cards{ $active ->
    [yes] , acts now
   *[no] {""}
}{ $mine ->
    [yes] , your power
   *[no] {""}
}
his-ui-vp = VP
his-ui-cp-left = { $n } CP left
his-ui-hand-size = Hand
his-ui-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
his-ui-hand-of = Hand of { $power }
his-ui-hand-empty = No cards in hand.
his-ui-hand-hidden = No hand is shown to onlookers.
his-ui-play-card = Play this card
his-ui-no-cards = No cards here.
his-ui-all-powers = any power

his-ui-ruler = Ruler
his-ui-ruler-tip = May keep { $admin ->
    [one] { $admin } card
   *[other] { $admin } cards
} at the end of a turn; extra cards dealt: { $bonus }.
his-ui-keys = Keys
his-ui-keys-of = { $n } of { $most }
his-ui-keys-count = { $n }
his-ui-electorates = Keys
his-ui-key-track = Keys: cards and points
his-ui-automatic = { $n } keys win at once.
his-ui-markers = Markers
his-ui-captives = Captives
his-ui-state = State
his-ui-excommunicated = excommunicated
his-ui-excommunications = Excommunicated
his-ui-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
his-ui-passed = has passed

his-ui-struggle = Protestant spaces
his-ui-struggle-label = { $n } Protestant spaces: { $protestant } VP for the Protestants, { $papal } VP for the Papacy
his-ui-spaces = { $n ->
    [one] { $n } space of 50
   *[other] { $n } spaces of 50
}
his-ui-translations = Translations
his-ui-new-testament = New Testament
his-ui-full-bible = Full Bible
his-ui-debaters = Debaters
his-ui-debater = Debater
his-ui-strength = Strength
his-ui-zone = Language
his-ui-works = Works and houses
his-ui-st-peters = St Peter’s
his-ui-chateaux = Chateaux
his-ui-piracy-vp = Piracy
his-ui-marital = Henry VIII
his-ui-reformers = Reformers
his-ui-vp-of = { $n } of { $most } VP

his-ui-accords = Wars and alliances
his-ui-war = at war
his-ui-ally = allied
his-ui-peace = at peace
his-ui-foreign-wars = Foreign wars
his-ui-natives = opponents: { $n }

his-ui-deals = Deals of this turn
his-ui-deal-offered = offered
his-ui-deal-agreed = agreed
his-ui-deal-refused = refused
his-ui-deal-announced = announced
his-ui-deal-done = in effect
his-ui-deal-failed = not announced
his-ui-deal-denied = failed
his-ui-deal-agreed-by = Agreed by:

his-ui-voyages = Under way
his-ui-no-voyages = No voyage is under way.
his-ui-exploration = exploration
his-ui-conquest = conquest
his-ui-colonies = Colonies
his-ui-claims = Discoveries and conquests
his-ui-unclaimed = open
his-ui-depleted = depleted
his-ui-explorers = Explorers
his-ui-conquistadors = Conquistadors
his-ui-away = not in the pool
his-ui-explored = Have explored this turn
his-ui-colonized = Have colonized this turn
his-ui-conquered = Have sent a conquest this turn
his-ui-galleons = Galleons
his-ui-plantations = Plantations
his-ui-raiders = Raiders
his-ui-charts = Uncharted bonus

his-ui-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
his-ui-pile-discard = Discard pile
his-ui-pile-on_table = On the table
his-ui-pile-removed = Removed
his-ui-discard-order = The last discarded first.

his-ui-tab-winter = Winter
his-ui-winter-open = What Winter will bring
his-ui-winter-title = Winter of turn { $turn }
his-ui-winter-before = What each step will do, as things stand now.
his-ui-winter-now = What is done, and what each step will do yet.
his-ui-winter-over = Winter is over for this turn.
his-ui-winter-done-step = done
his-ui-winter-now-step = under way
his-ui-winter-later-step = to come
his-ui-winter-progress = Step { $n } of { $most }: { $step }
his-ui-winter-step-loans = Loans end
his-ui-winter-about-loans = Ships and naval leaders on loan belong to their owners again.
his-ui-winter-lent = You get back what you lent to
his-ui-winter-borrowed = You give back what you have on loan from
his-ui-winter-no-loans = Nothing of yours is lent, and nothing is lent to you.
his-ui-winter-step-renegade = The Renegade leaves
his-ui-winter-about-renegade = The Renegade Leader leaves the map; his units stay.
his-ui-winter-renegade = He leaves, his units stay
his-ui-winter-no-renegade = He is not on the map.
his-ui-winter-step-ships = Ships go to port
his-ui-winter-about-ships = Ships that are not in a port of their power go to the nearest one, without battle or loss.
his-ui-winter-ships = To the nearest port go your ships in
his-ui-winter-no-ships = All your ships are in port.
his-ui-winter-step-armies = Armies go home
his-ui-winter-about-armies = Units outside fortified spaces of their power, and all above 4 inside, go to a capital or the nearest fortified space. Without a safe path half of them are lost.
his-ui-winter-excess = More than 4: the rest must go to the capital from
his-ui-winter-leaving = All must go from
his-ui-winter-unsafe = No safe path, half are lost from
his-ui-winter-garrisons = May go to the capital from
his-ui-winter-no-armies = Your units stay where they are.
his-ui-winter-no-league = Your units stay where they are until the Schmalkaldic League is formed.
his-ui-winter-step-alliances = Alliances end
his-ui-winter-about-alliances = All alliances between major powers end; minor powers stay allied.
his-ui-winter-alliances = Your alliance ends with
his-ui-winter-no-alliances = No alliance of yours ends.
his-ui-winter-step-replacements = Capitals get a regular
his-ui-winter-about-replacements = One regular in each capital that its power controls, unless there is unrest.
his-ui-winter-replacement-yes = One regular more in
his-ui-winter-replacement-lost = None, another power controls
his-ui-winter-replacement-unrest = None, there is unrest in
his-ui-winter-replacement-counters = None, no counter is left for
his-ui-winter-no-replacements = You have no capital, you get none.
his-ui-winter-step-piracy = Piracy markers go
his-ui-winter-about-piracy = All piracy markers are removed.
his-ui-winter-piracy = They go from
his-ui-winter-no-piracy = There are none on the map.
his-ui-winter-step-debaters = Debaters rest
his-ui-winter-about-debaters = All committed debaters are uncommitted again.
his-ui-winter-debaters = Uncommitted again
his-ui-winter-no-debaters = Nobody is committed.
his-ui-winter-step-events = Overdue events happen
his-ui-winter-about-events = Mandatory events whose last Winter this is happen now, if they have not happened yet.
his-ui-winter-events = This happens now
his-ui-winter-no-events = Nothing is overdue this turn.

his-ui-battle = Battle rating
his-ui-command = Command rating
his-ui-piracy = Piracy rating
his-ui-leader-army = Army leader
his-ui-leader-naval = Naval leader

his-ui-quick-move = Move from here
his-ui-quick-sail = Sail from here

his-ui-action-move = Units that stand together go to the next space; a leader takes more of them.
his-ui-action-move-pass = The same over a mountain pass, at twice the price.
his-ui-action-sail = Any of your fleets go to the next sea zone or port.
his-ui-action-mercenary = A mercenary in a home space that you control.
his-ui-action-regular = A regular in a home space that you control.
his-ui-action-cavalry = Cavalry in a home space that you control.
his-ui-action-squadron = A squadron in a home port that you control.
his-ui-action-corsair = A corsair in Algiers or a pirate haven.
his-ui-action-assault = Storm a fortified space under siege.
his-ui-action-foreign-war = One round of a war outside the map.
his-ui-action-control = Take an unfortified space that is yours for the taking, or end unrest there.
his-ui-action-piracy = Corsairs rob the coasts of one sea zone.
his-ui-action-explore = Send an explorer; he comes back at the end of the turn, or not at all.
his-ui-action-colonize = Found a colony; it may bring cards every turn.
his-ui-action-conquer = Send conquistadors; their empires bring points and cards.
his-ui-action-translate = One step toward a New Testament or a full Bible, which then converts.
his-ui-action-treatise = Two attempts to convert spaces of one language zone.
his-ui-action-debate = A debater of each side in one language zone; the winner converts spaces.
his-ui-action-st-peters = CP for the basilica; every 5 are 1 VP.
his-ui-action-burn-books = Two attempts to win spaces of one language zone back.
his-ui-action-university = A Jesuit university, which helps to win spaces back.

his-ui-term-peace = Peace between { $one } and { $other }
his-ui-term-ally = { $one } and { $other } are allies this turn
his-ui-term-lend = { $one } { $who ->
    [hapsburg] lend
    [protestant] lend
   *[other] lends
} { $other } { $n ->
    [one] { $n } squadron
   *[other] { $n } squadrons
} from { $third }
his-ui-term-lend-leader = { $one } { $who ->
    [hapsburg] lend
    [protestant] lend
   *[other] lends
} { $other } { $third }
his-ui-term-return = { $one } { $who ->
    [hapsburg] return
    [protestant] return
   *[other] returns
} { $third } to { $other }
his-ui-term-yield = { $one } { $who ->
    [hapsburg] yield
    [protestant] yield
   *[other] yields
} { $third } to { $other }
his-ui-term-cards = { $one } { $who ->
    [hapsburg] give
    [protestant] give
   *[other] gives
} { $other } { $n ->
    [one] { $n } random card
   *[other] { $n } random cards
}
his-ui-term-mercs = { $one } { $who ->
    [hapsburg] give
    [protestant] give
   *[other] gives
} { $other } { $n ->
    [one] { $n } mercenary
   *[other] { $n } mercenaries
}
his-ui-term-divorce = The Pope grants Henry VIII the divorce
his-ui-term-rescind = The Pope lifts the excommunication: { $one }

his-ui-bonus-luther = Commit him, uncommitted until now, in an impulse with at least 1 CP spent on German translation: the translation moves 1 more step.
his-ui-bonus-melanchthon = Commit him, uncommitted until now, in an impulse with at least 1 CP spent on German translation: the translation moves 1 more step.
his-ui-bonus-bucer = Commit him: 1 more die on Reformation attempts within 2 spaces of Strasburg, through one action or event.
his-ui-bonus-carlstadt = Commit him before the first attempt of a German treatise: 3 attempts instead of 2, on German-speaking spaces only; where one fails, unrest breaks out, even if the space is occupied.
his-ui-bonus-zwingli = Commit him: 1 more die on Reformation attempts within 2 spaces of Zurich, through one action or event.
his-ui-bonus-oekolampadius = Commit him: 1 more die on Reformation attempts within 2 spaces of Basel, through one action or event.
his-ui-bonus-bullinger = If the first round of a debate in any zone is a tie, he may be put into the second for the Protestants instead of a drawn debater, provided that he is uncommitted.
his-ui-bonus-calvin = Commit him before the first attempt of a French treatise: 3 attempts instead of 2, on French-speaking spaces only.
his-ui-bonus-farel = Commit him: 1 more die on Reformation attempts within 2 spaces of Geneva, through one action or event.
his-ui-bonus-cop = Commit him: 1 more die on Reformation attempts within 2 spaces of Paris, through one action or event.
his-ui-bonus-olivetan = Commit him, uncommitted until now, in an impulse with at least 1 CP spent on French translation: the translation moves 1 more step.
his-ui-bonus-tyndale = Commit him, uncommitted until now, in an impulse with at least 1 CP spent on English translation: the translation moves 1 more step.
his-ui-bonus-cranmer = Commit him: 1 more die on Reformation attempts within 2 spaces of London, through one action or event.
his-ui-bonus-latimer = Commit him: 1 more die on Reformation attempts in English home spaces (not Calais), through one action or event.
his-ui-bonus-coverdale = Commit him, uncommitted until now, in an impulse with at least 1 CP spent on English translation: the translation moves 1 more step.
his-ui-bonus-wishart = Commit him: 1 more die on Reformation attempts in Scottish home spaces, through one action or event.
his-ui-bonus-knox = Commit him: 1 more die on Reformation attempts in England or Scotland, through one action or event.
his-ui-bonus-eck = By itself: 1 more die when he attacks in a debate and was uncommitted before the round.
his-ui-bonus-campeggio = By itself: if he is the last Papal debater, was uncommitted before that round and the Papacy has lost, one die is rolled; on 5 or 6 the debate has no result.
his-ui-bonus-aleander = By itself: if he is the last Papal debater and was uncommitted before that round, the winner, whoever it is, converts 1 more space.
his-ui-bonus-tetzel = Commit him with Burn Books: Saint Peter’s gets 1 CP as well.
his-ui-bonus-cajetan = Commit him before the first attempt of Burn Books: 3 attempts instead of 2, in one target zone.
his-ui-bonus-contarini = Commit him: 1 more die on Counter Reformation attempts within 2 spaces of Charles V, through one action or event.
his-ui-bonus-pole = At the Council of Trent: 1 more Papal die if he is sent there.
his-ui-bonus-caraffa = Commit him before the first attempt of Burn Books: 3 attempts instead of 2, with every language zone as target zone.
his-ui-bonus-loyola = Commit him: one Jesuit university costs 2 CP instead of 3.
his-ui-bonus-faber = Commit him: 2 more dice on Counter Reformation attempts against electorates, through one action or event.
his-ui-bonus-canisius = Commit him: 1 more die on Counter Reformation attempts within 2 spaces of Regensburg, through one action or event.
his-ui-bonus-gardiner = By itself: 1 more die when he attacks in a debate in the English zone and was uncommitted before the round.
his-ui-vp-total = Total
his-ui-vp-of-power = Victory points: { $power }
his-ui-vp-from-keys = Keys
his-ui-vp-from-electorates = Electorates
his-ui-vp-from-piracy = Piracy
his-ui-vp-from-heir = Heir of Henry VIII
his-ui-vp-from-english_spaces = Protestant spaces in England
his-ui-vp-from-chateaux = Chateaux
his-ui-vp-from-catholic_spaces = Spaces kept from the Protestants
his-ui-vp-from-protestant_spaces = Protestant spaces
his-ui-vp-from-st_peters = St Peter’s
his-ui-vp-from-new_world = Discoveries and conquests
his-ui-vp-from-debaters = Debaters burnt or disgraced
his-ui-vp-from-bibles = Full Bibles
his-ui-hand-size-is = Cards in hand: { $n }
his-ui-set-sail = all orders are carried out
his-ui-card-when = When:
his-ui-event-possible = As things stand, its event is possible in your impulse.
his-ui-victory-military = So many keys were held, none of them in unrest, that the war is won at once.
his-ui-victory-religious = The Protestant faith holds so many spaces that its cause has won at once.
his-ui-victory-standard = The level of victory points that wins at the end of a turn was reached, with the highest score.
his-ui-victory-domination = At the end of the turn the lead over every other player was five victory points or more.
his-ui-victory-time_limit = The last turn is over; the highest score wins.
his-ui-victory-none = Nobody has won.
his-ui-strength-of = strength { $n }
his-ui-army-leader-of = command { $command } · battle { $battle }
his-ui-naval-leader-of = battle { $battle } · piracy { $piracy }
