# The Schmalkaldic League
his-ask-league-leader = Which stack does { $leader } join?
his-ask-league-electorate = To which electorate do the regulars from { $space } go?
his-league-formed = The Schmalkaldic League forms. Under Protestant control: { $spaces }. War with the Hapsburgs and the Papacy.
his-league-leader = { $leader } joins the League: { $space }.
his-league-regulars-move = Protestant regulars leave Catholic { $start } for { $to }: { $units }.
his-league-regulars-wait = Protestant regulars of { $space } wait on the Electorate Display again: { $units }.
