his-ask-retreat-inside = { $space }: who goes inside the fortifications? Room for { $room ->
    [one] 1 unit
   *[other] { $room } units
}.
his-ask-retreat-consent = { $space }: may { $power } bring { $units ->
    [one] 1 unit
   *[other] { $units } units
} inside. Do you agree?
his-ask-retreat-to = { $space }: where do the beaten units ({ $units }) retreat?
his-ask-breaks-off = { $space }: where does the stack that breaks off ({ $units }) retreat?
his-retreats-inside = { $power }: into the fortifications of { $space }, { $units ->
    [one] 1 unit
   *[other] { $units } units
}. Leaders: { $leaders }.
his-retreats = { $power }: retreat { $start } → { $to }, { $units ->
    [one] 1 unit
   *[other] { $units } units
}. Leaders: { $leaders }.
his-no-retreat = { $power }: no way to retreat from { $space }.
