his-ask-garrison-joins = { $space }: which units and leaders inside join the relief battle?
his-ask-not-outnumbering = { $space }: your formation ({ $units }) does not outnumber the inside ({ $inside }). CP left: { $cp }. Go on, or back where you came from?
his-formation-arrives = { $power }: arrival in { $space }.
his-garrison-joins = { $power }: the garrison of { $space } joins the battle, { $units ->
    [one] 1 unit
   *[other] { $units } units
}. Leaders: { $leaders }.
his-not-outnumbering = { $power }: before { $space } with { $units ->
    [one] 1 unit
   *[other] { $units } units
} and does not outnumber the inside ({ $inside }).
his-turns-back = { $power }: the way back, { $space } → { $to }.
his-goes-on = { $power }: onward, { $start } → { $to }, { $units ->
    [one] 1 unit
   *[other] { $units } units
}. Leaders: { $leaders }.
his-name-word-back = Back
