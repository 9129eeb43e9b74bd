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
his-no-refuge = { $power }: no place for the units displaced from { $space }; lost: { $units }.
his-ships-no-refuge = { $power }: no port for the ships displaced from { $space }; to the Turn Track: { $ships }.
