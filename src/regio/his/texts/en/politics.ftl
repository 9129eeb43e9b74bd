# Wars, minor powers and alliances by card
his-ask-machiavelli = Machiavelli: on whom do you declare war?
his-ask-marriage-minor = Diplomatic Marriage: which minor power?
his-ask-reinforce = Where do the reinforcements for { $minor } arrive?
his-ask-venetian-port = In which port do the Venetian reinforcements arrive?
his-doria-raid = Andrea Doria raids the corsairs: { $dice }. The Ottomans lose { $lost } piracy VP.
his-reinforced = Reinforcements for { $minor } in { $space }: units { $units }, squadrons { $squadrons }.
his-rough-wooing = Rough Wooing: England rolls { $dice }, in all { $england }; France rolls { $against }, in all { $france }.
his-why-machiavelli-no-target = There is no power on which you may declare war.
his-why-minor-active = { $minor } is active already.
his-why-minor-inactive = { $minor } is not active.
his-why-no-minor = There is no minor power for this.
his-why-use-of-others = This use of the card is for another power: { $power }.
his-why-no-doria-raid = Andrea Doria is not at sea beside two Ottoman ports, or his power is not at war with the Ottomans.
his-why-no-reinforcement = No reinforcements for { $minor } are possible.
his-why-no-wooing = It needs a living Edward and Scotland allied to France.
his-ask-pay-war-how = { $power }, { $card } pays: by its command points, or by its event?
his-war-paid-by-event = { $power }: the intervention is paid with the event of { $card }; still owed: { $owed }.
