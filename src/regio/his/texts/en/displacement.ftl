# Displacement
his-ask-displaced-to = { $power }: where do the units displaced from { $space } go?
his-ask-displaced-ships-to = { $power }: to which port do the ships displaced from { $space } go?
his-displaced = { $power }: displaced from { $start } to { $to }: { $units } { $units ->
    [one] unit
   *[other] units
}; leaders: { $leaders }.
his-ships-displaced = { $power }: { $ships } { $ships ->
    [one] ship leaves
   *[other] ships leave
} { $start } for { $to }.
his-no-refuge = { $power } has no place for the units displaced from { $space }: { $units } lost.
his-ships-no-refuge = { $power } has no port for the ships displaced from { $space }: { $ships } to the Turn Track.
