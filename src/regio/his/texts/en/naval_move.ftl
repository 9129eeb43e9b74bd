his-ask-fleet = { $power }: ships from which place do you move now?
his-ask-fleet-to = { $place }: where do the ships go?
his-ask-fleet-ships = { $place } – { $to }: which ships go?
his-ask-fleet-leaders = { $place } – { $to }: which naval leaders go with the ships?
his-ask-fight-at = { $power }: where do you fight first?
his-ask-fight-whom = { $place }: against whom do you fight first?
his-fleet-sails = { $power }: { $n } { $n ->
    [one] ship sails
   *[other] ships sail
} from { $place } to { $to }.
his-why-no-fleet = You have no ship that can move.
his-why-naval-storm = Foul Weather keeps all ships where they are for the rest of this impulse.
his-why-fleet-beaten = { $place }: these ships lost a naval combat in this impulse and do not move again.
his-why-fleet-no-way = { $place }: these ships have nowhere to go.
his-why-port-closed = { $place } is not your port, and no enemy ships are in it to be attacked.
his-why-atlantic = { $place }: Genoese and Venetian ships and Andrea Doria never sail there.
his-why-strait = { $place } can only be reached through { $port }: one Naval Move in, a later one out.
his-why-fleet-ordered = { $place }: ships were already sent there.
