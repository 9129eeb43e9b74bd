his-ask-move-from = { $power }, { $cp } CP left: where does the formation that moves stand?
his-ask-move-to = { $space }: where does the formation go? CP left: { $cp }.
his-ask-move-formation = { $start } → { $to }: which units and leaders move?
his-formation-moves = { $power }: { $start } → { $to } for { $cost } CP: { $units ->
    [one] 1 unit
   *[other] { $units } units
}. Leaders: { $leaders }.
his-why-move-before-league = The Protestant moves no units before the Schmalkaldic League.
his-why-nothing-moves = None of your formations has anywhere to go.
his-why-move-besieged = { $space }: besieged units cannot move.
his-why-move-fresh-siege = { $space }: units that laid this siege in this impulse cannot move.
his-why-move-beaten = { $space }: nothing here may move in this impulse (beaten in battle, Gout or Foul Weather).
his-why-move-no-way = { $space }: no neighbour is open to these units with the CP left.
his-why-space-closed = { $space } is closed to all land units now.
his-why-space-neutral = { $space } is controlled by a neutral power ({ $power }).
his-why-neutral-units = { $space }: the units there do not let you in.
his-why-pass-cost = { $space } lies beyond a pass: { $cost } CP are needed, { $cp } are left.
his-why-leaders-alone = { $space }: leaders without troops cannot enter, and no units can go there.
