his-siege-placed = { $power } — начата осада: { $space }, снаружи — { $outside }, внутри — { $inside }.
his-siege-lifted = Осада снята: { $space } ({ $power }).
