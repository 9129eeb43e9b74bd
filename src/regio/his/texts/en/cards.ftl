# When a card may be played as event, what becomes of it, on what its entry depends

his-name-card_when-own_impulse = in your own impulse
his-name-card_when-any_impulse = in anybody's impulse, between two actions
his-name-card_when-action_announced = when another power has announced and paid a move, an assault or piracy
his-name-card_when-transfer_announced = when the transfer of Charles V is announced
his-name-card_when-event_declared = when another power has declared an event, before it is resolved
his-name-card_when-before_rolls_field = before the dice of a field battle
his-name-card_when-before_rolls_naval = before the dice of a naval combat
his-name-card_when-before_rolls_assault = before the dice of an assault
his-name-card_when-after_rolls_field = after the dice of a field battle
his-name-card_when-after_rolls_naval = after the dice of a naval combat
his-name-card_when-after_rolls_assault = after the dice of an assault
his-name-card_when-after_roll_naval_move = after a roll to intercept or to avoid battle at sea
his-name-card_when-debate_german = in a debate of the German zone, when the debaters are known
his-name-card_when-theses_phase = at the start of the campaign of 1517
his-name-card_when-peace_segment = in the Diplomacy Phase, when you sue for peace
his-name-card_when-war_segment = in the Diplomacy Phase, when you declare war or intervene
his-name-card_when-spring_deployment = in Spring Deployment, with your own move
his-name-card_when-spring_deployment_start = in Spring Deployment, before the first move
his-name-card_when-victory_determination = in Victory Determination (second printing only)

his-name-card_after-power_card = it goes to its power card after any use, and back to the hand at the next deal
his-name-card_after-discard = it goes to the discard pile
his-name-card_after-out_if_event = it leaves the game when played as event; used for CP it is discarded
his-name-card_after-out_if_played = it leaves the game when played as event or response; used for CP it is discarded
his-name-card_after-ruler_box = it covers the old ruler in the ruler box, whose card leaves the game
his-name-card_after-mary = it covers the old ruler in the ruler box, whose card leaves the game; should Edward be born while it is in the game, it leaves the game if he is healthy and is discarded if he is sickly
his-name-card_after-table = it lies on the table while its war lasts, then goes to the discard pile
his-name-card_after-league = it leaves the game when the League has formed; otherwise it is discarded
his-name-card_after-rome = it leaves the game if the Papacy loses the battle; otherwise it is discarded
his-name-card_after-cabot = it leaves the game, with all Cabot markers, if Cabot is lost on his voyage; otherwise it is discarded
his-name-card_after-award = it leaves the game if it brought somebody a card; otherwise it is discarded
his-name-card_after-more = as event it leaves the game if England or the Protestant played it, or once Henry VIII has married Anne Boleyn; otherwise it is discarded
his-name-card_after-cromwell = it leaves the game after the event once a pregnancy has ended with 3 or less; otherwise it is discarded

his-name-card_entry-edward = or later, once Edward has been born
his-name-card_entry-mary = or later, while Edward is unborn, or when he rules England in poor health
his-name-card_entry-elizabeth = when Elizabeth has been born and Mary I rules England
his-name-card_entry-boleyn = on the turn after Henry VIII has married Anne Boleyn
