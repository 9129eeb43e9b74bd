# Minor powers
his-ask-activation-war = { $power }: { $minor } joins { $major }. Declare war on { $major } for free, or leave its spaces?
his-ask-minor-units-to = { $minor }: where do its units from { $space } go?
his-ask-minor-ships-to = { $minor }: to which port do its ships from { $space } go?
his-minor-activated = { $minor } becomes an ally of { $major }.
his-activation-war = { $power }: war declared on { $major }.
his-activation-leaves = { $power }: accepted; the units leave the spaces of { $minor }.
his-minor-deactivated = { $minor } is no longer an ally of { $major }.
his-minor-units-go = { $minor }: { $units } { $units ->
    [one] unit goes
   *[other] units go
} home from { $start } to { $to }.
his-minor-units-lost = { $minor } has no home space left: { $units } lost in { $space }.
his-hungary-defeated = Hungary-Bohemia is defeated: war between Ottoman and Hapsburgs, 2 VP for the Ottoman. Spaces that become Ottoman: { $spaces }.
his-hungary-garrison-lost = The Hungarian garrison of { $space } is eliminated: { $units }.
