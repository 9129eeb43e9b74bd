### Names of ids that are in no table.

## Places off the map, and nobody

his-name-place-egypt = Egypt
his-name-place-ireland = Ireland
his-name-place-persia = Persia
his-name-place-turn_track = Turn Track
his-name-place-pool = out of play
his-name-place-captive = captivity
his-name-place-gone = removed from the game
his-name-power-none = nobody

## Units and ships

his-name-unit-ottoman-reg = Ottoman regulars
his-name-unit-ottoman-cav = Ottoman cavalry
his-name-unit-hapsburg-reg = Hapsburg regulars
his-name-unit-hapsburg-merc = Hapsburg mercenaries
his-name-unit-england-reg = English regulars
his-name-unit-england-merc = English mercenaries
his-name-unit-france-reg = French regulars
his-name-unit-france-merc = French mercenaries
his-name-unit-papacy-reg = Papal regulars
his-name-unit-papacy-merc = Papal mercenaries
his-name-unit-protestant-reg = Protestant regulars
his-name-unit-protestant-merc = Protestant mercenaries
his-name-unit-genoa-reg = Genoese regulars
his-name-unit-hungary-reg = Hungarian regulars
his-name-unit-scotland-reg = Scottish regulars
his-name-unit-venice-reg = Venetian regulars
his-name-unit-independent-reg = independent regulars
his-name-unit-knights = Knights of St. John
his-name-ship-ottoman-ship-1 = Ottoman ship 1
his-name-ship-ottoman-ship-2 = Ottoman ship 2
his-name-ship-ottoman-ship-3 = Ottoman ship 3
his-name-ship-ottoman-ship-4 = Ottoman ship 4
his-name-ship-ottoman-ship-5 = Ottoman ship 5
his-name-ship-ottoman-ship-6 = Ottoman ship 6
his-name-ship-ottoman-ship-7 = Ottoman ship 7
his-name-ship-ottoman-ship-8 = Ottoman ship 8
his-name-ship-ottoman-ship-9 = Ottoman ship 9
his-name-ship-hapsburg-ship-1 = Hapsburg ship 1
his-name-ship-hapsburg-ship-2 = Hapsburg ship 2
his-name-ship-hapsburg-ship-3 = Hapsburg ship 3
his-name-ship-hapsburg-ship-4 = Hapsburg ship 4
his-name-ship-hapsburg-ship-5 = Hapsburg ship 5
his-name-ship-hapsburg-ship-6 = Hapsburg ship 6
his-name-ship-england-ship-1 = English ship 1
his-name-ship-england-ship-2 = English ship 2
his-name-ship-england-ship-3 = English ship 3
his-name-ship-england-ship-4 = English ship 4
his-name-ship-england-ship-5 = English ship 5
his-name-ship-france-ship-1 = French ship 1
his-name-ship-france-ship-2 = French ship 2
his-name-ship-france-ship-3 = French ship 3
his-name-ship-france-ship-4 = French ship 4
his-name-ship-france-ship-5 = French ship 5
his-name-ship-papacy-ship-1 = Papal ship 1
his-name-ship-papacy-ship-2 = Papal ship 2
his-name-ship-genoa-ship-1 = Genoese ship 1
his-name-ship-scotland-ship-1 = Scottish ship 1
his-name-ship-venice-ship-1 = Venetian ship 1
his-name-ship-venice-ship-2 = Venetian ship 2
his-name-ship-venice-ship-3 = Venetian ship 3
his-name-ship-venice-ship-4 = Venetian ship 4
his-name-vessel-ottoman-squadron = Ottoman squadrons
his-name-vessel-hapsburg-squadron = Hapsburg squadrons
his-name-vessel-england-squadron = English squadrons
his-name-vessel-france-squadron = French squadrons
his-name-vessel-papacy-squadron = Papal squadrons
his-name-vessel-genoa-squadron = Genoese squadrons
his-name-vessel-scotland-squadron = Scottish squadrons
his-name-vessel-venice-squadron = Venetian squadrons
his-name-vessel-ottoman-corsair = Ottoman corsairs
his-name-unit_kind-regular = regulars
his-name-unit_kind-mercenary = mercenaries
his-name-unit_kind-cavalry = cavalry
his-name-unit_kind-squadron = squadrons
his-name-unit_kind-corsair = corsairs

## Actions

his-name-action-move = Move a formation
his-name-action-move-pass = Move over a pass
his-name-action-sail = Naval move
his-name-action-mercenary = Buy a mercenary
his-name-action-regular = Raise a regular
his-name-action-cavalry = Raise cavalry
his-name-action-squadron = Build a squadron
his-name-action-corsair = Build a corsair
his-name-action-assault = Assault
his-name-action-foreign-war = Fight a foreign war
his-name-action-control = Control a space or remove unrest
his-name-action-piracy = Piracy
his-name-action-explore = Explore
his-name-action-colonize = Colonize
his-name-action-conquer = Conquer
his-name-action-translate = Translate Scripture
his-name-action-treatise = Publish a treatise
his-name-action-debate = Call a debate
his-name-action-st-peters = Build St. Peter's
his-name-action-burn-books = Burn books
his-name-action-university = Found a Jesuit university

## Language zones

his-name-zone-none = no zone
his-name-zone-english = English zone
his-name-zone-french = French zone
his-name-zone-german = German zone
his-name-zone-italian = Italian zone
his-name-zone-spanish = Spanish zone
his-name-zone-any = any zone
his-name-zone-chosen = a zone of choice
his-name-zone-language = the zone of the language

## Sources of religious attempts

his-name-string-luthers_95_theses = Luther's 95 Theses
his-name-string-publish_treatise_protestant = treatise
his-name-string-publish_treatise_carlstadt = treatise by Carlstadt
his-name-string-publish_treatise_calvin = treatise by Calvin
his-name-string-publish_treatise_england = treatise in England
his-name-string-new_testament = New Testament
his-name-string-full_bible = full Bible
his-name-string-a_mighty_fortress = A Mighty Fortress
his-name-string-affair_of_the_placards = Affair of the Placards
his-name-string-calvins_institutes = Calvin's Institutes
his-name-string-book_of_common_prayer = Book of Common Prayer
his-name-string-dissolution_of_the_monasteries = Dissolution of the Monasteries
his-name-string-marburg_colloquy = Marburg Colloquy
his-name-string-erasmus_early = Erasmus
his-name-string-katherina_bora = Katherina Bora
his-name-string-printing_press = Printing Press
his-name-string-thomas_cromwell = Thomas Cromwell
his-name-string-burn_books = burning books
his-name-string-burn_books_cajetan = burning books with Cajetan
his-name-string-burn_books_caraffa = burning books with Caraffa
his-name-string-defender_of_the_faith = Defender of the Faith
his-name-string-mary_defies_council = Mary Defies Council
his-name-string-erasmus_late = Erasmus

## Excommunication

his-name-excommunication-luther = Luther
his-name-excommunication-zwingli = Zwingli
his-name-excommunication-cranmer = Cranmer
his-name-excommunication-calvin = Calvin
his-name-excommunication-henry_viii = Henry VIII
his-name-excommunication-francis_i_or_henry_ii = the King of France
his-name-excommunication-charles_v = Charles V

## Moments at which cards may be played

his-name-moment-any_time = between two actions
his-name-moment-action_announced = an action has been announced
his-name-moment-transfer_announced = the transfer of Charles V has been announced
his-name-moment-event_declared = an event has been declared
his-name-moment-battle_begins = a field battle begins
his-name-moment-battle_cards = combat cards in a field battle
his-name-moment-battle_rolled = both sides have rolled in a field battle
his-name-moment-assault_begins = an assault begins
his-name-moment-assault_attacker_cards = combat cards of the attacker in an assault
his-name-moment-assault_defender_cards = combat cards of the defender in an assault
his-name-moment-assault_rolled = both sides have rolled in an assault
his-name-moment-naval_cards = combat cards in a naval combat
his-name-moment-naval_rolled = both sides have rolled in a naval combat
his-name-moment-naval_roll = a naval interception or evasion has been rolled
his-name-moment-debaters_known = the debaters of the round are known

## Phases and stages

his-name-phase-theses = Luther's 95 Theses
his-name-phase-card_draw = Card Draw Phase
his-name-phase-diplomacy = Diplomacy Phase
his-name-phase-diet = Diet of Worms
his-name-phase-spring = Spring Deployment
his-name-phase-action = Action Phase
his-name-phase-winter = Winter Phase
his-name-phase-new_world = New World Phase
his-name-phase-victory = Victory Determination
his-name-stage-begin = the impulse begins
his-name-stage-card = chooses a card
his-name-stage-actions = spends CP
his-name-stage-end = the impulse ends

## Victory

his-name-victory-none = no victory
his-name-victory-military = military victory
his-name-victory-religious = religious victory
his-name-victory-standard = standard victory
his-name-victory-domination = domination victory
his-name-victory-time_limit = victory at the time limit
his-name-bonus-war_winner = War Winner
his-name-bonus-master_of_italy = Master of Italy
his-name-bonus-copernicus = Copernicus
his-name-bonus-servetus = Michael Servetus
his-name-bonus-gonzaga = Julia Gonzaga
his-name-bonus-phony_war = Phony War

## The map

his-name-kind-unfortified = unfortified space
his-name-kind-fortress = fortress
his-name-kind-key = key
his-name-kind-electorate = electorate
his-name-religion-catholic = Catholic
his-name-religion-protestant = Protestant
his-name-religion-other = outside the struggle of faiths

## Cards

his-name-card_type-home = home card
his-name-card_type-mandatory = Mandatory Event
his-name-card_type-combat = Combat card
his-name-card_type-response = Response card
his-name-card_type-event = Event

## Lasting events and markers

his-name-event-barbary_pirates = Barbary Pirates
his-name-event-schmalkaldic_league = Schmalkaldic League
his-name-event-society_of_jesus = Society of Jesus
his-name-event-hungary_defeated = Hungary is defeated
his-name-turn_flag-printing_press = Printing Press
his-name-turn_flag-augsburg_confession = Augsburg Confession
his-name-turn_flag-wartburg = The Wartburg: Luther may not be used
his-name-turn_flag-thomas_more = Thomas More
his-name-turn_flag-cromwell_treatise = Thomas Cromwell's treatise
his-name-turn_flag-divorce_granted = the divorce is granted
his-name-turn_flag-extra_marriage = another marriage this turn
his-name-turn_flag-english_succession = the English succession is settled
his-name-turn_flag-julia_gonzaga = Julia Gonzaga
his-name-impulse_flag-foul_weather = Foul Weather
his-name-impulse_flag-roxelana = Roxelana
his-name-impulse_flag-bonus_step = an extra step of translation
his-name-impulse_flag-construction_only = construction only
his-name-debater_state-waiting = not in play yet
his-name-debater_state-uncommitted = uncommitted
his-name-debater_state-committed = committed
his-name-debater_state-away = away until the next Card Draw Phase
his-name-debater_state-defeated = burnt or disgraced
his-name-debater_state-removed = removed
his-name-reformer_state-waiting = not in play yet
his-name-reformer_state-on_map = on the map
his-name-reformer_state-away = away
his-name-reformer_state-gone = removed
his-name-voyager-pool = in the pool
his-name-voyager-removed = removed
his-name-voyager-on_map = in the New World
his-name-colony_state-unused = not founded
his-name-colony_state-crossing = under way
his-name-colony_state-settled = settled
his-name-colony_state-removed = lost

## Words that answer a question

his-name-word-pass = Pass
his-name-word-done = Done
his-name-word-none = Nothing
his-name-word-yes = Yes
his-name-word-no = No
his-name-word-cp = For CP
his-name-word-event = As an event
his-name-word-a = Event, first part
his-name-word-b = Event, second part
his-name-word-c = Event, third part
his-name-word-accept = Accept
his-name-word-refuse = Refuse
his-name-word-card = A card
his-name-word-vp = Victory points
his-name-word-squadron = A squadron
his-name-word-corsair = A corsair
his-name-word-committed = Committed debaters
his-name-word-uncommitted = Uncommitted debaters
his-name-word-play = Play it now
his-name-word-keep = Keep it
his-name-word-stay = Stay
his-name-word-draw = Draw
his-name-word-discard = Discard
his-name-word-leader = A leader
his-name-word-retrieve = Retrieve a card
his-name-word-debate = Call a debate
his-name-word-corsairs = Corsairs
his-name-word-disband = Disband
his-name-word-faster = Faster: more dice
his-name-word-slower = Slower: fewer dice
his-name-word-exploration = Exploration
his-name-word-conquest = Conquest
his-name-word-governor = Colonial Governor
his-name-word-uprising = Native Uprising
his-name-word-war = Declare war
his-name-word-leave = Leave
his-name-word-take = Take control
his-name-word-calm = Remove unrest
his-name-word-peace = Peace
his-name-word-ally = Alliance
his-name-word-lend = Loan of squadrons
his-name-word-lend-leader = Loan of a leader
his-name-word-return = Return of a captive
his-name-word-yield = Yield a space
his-name-word-cards = Cards
his-name-word-mercs = Mercenaries
his-name-word-divorce = Grant the divorce
his-name-word-rescind = Rescind an excommunication
his-name-word-mercenary = A mercenary
his-name-word-pass-impulse = No, until the end of this impulse
his-name-word-pass-turn = No, until the end of this turn
his-name-word-pass-unless-mine = No, unless it concerns me
his-name-word-regular = A regular

## Options of a game

his-name-option-scenario = Scenario
his-name-option-edition = Edition
his-name-option-players = Players
his-name-option-secrecy = Secrecy of interrupts
his-name-option-counter_limits = Limits of counters
his-name-option-sack_st_peters = St. Peter's after the Sack of Rome
his-name-option-scoring = Score of two powers
his-name-option-standing_orders = Standing orders
his-name-choice-scenario-1517 = 1517: the whole game
his-name-choice-scenario-1532 = 1532: from turn 4
his-name-choice-scenario-tournament = Tournament: turns 4 to 6
his-name-choice-edition-2010 = Second printing, 2010
his-name-choice-edition-500th = 500th Anniversary, 2017
his-name-choice-players-3 = three
his-name-choice-players-4 = four
his-name-choice-players-5 = five
his-name-choice-players-6 = six
his-name-choice-secrecy-fast = fast: only who can answer is asked
his-name-choice-secrecy-strict = strict: everybody who could hold a card is asked
his-name-choice-counter_limits-strict = as the counters allow
his-name-choice-counter_limits-strength = by total strength only
his-name-choice-sack_st_peters-total = all CP count
his-name-choice-sack_st_peters-cp_row = only the CP row
his-name-choice-scoring-per_power = the better power counts
his-name-choice-scoring-average = the average counts
his-name-choice-standing_orders-off = off: asked every time
his-name-choice-standing_orders-on = on: answers may hold for an impulse or a turn
