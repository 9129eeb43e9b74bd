his-why-must-be-played = { $card } must be played as an event, followed by 2 CP, before you may pass.
