his-ask-retrieve = Here I Stand: which card do you take from the discard pile?
his-ask-play-or-keep = Play { $card } now, or keep it?
his-retrieved = Taken from the discard pile: { $card } ({ $power }).
his-luther-steps-in = "Here I stand": Luther takes the place of { $replaced }.
his-why-luther-dead = Luther is no longer alive.
his-why-nothing-to-retrieve = The discard pile holds no card that may be taken.
