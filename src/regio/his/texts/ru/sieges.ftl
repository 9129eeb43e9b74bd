his-siege-placed = { $power } начинает осаду: { $space }, снаружи — { $outside }, внутри — { $inside }.
his-siege-lifted = Осада снята: { $space } ({ $power }).
