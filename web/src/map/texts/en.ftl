map-label = Map of Europe
map-help = Arrow keys move between places, Enter chooses, N goes to the next legal place, plus and minus zoom, 0 shows all.
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-zoom-fit = Show the whole map
map-legend = Legend
map-close = Close
map-choose = Choose { $place }
map-legal = may be chosen
map-illegal = may not be chosen now
map-selected = chosen
map-sea = sea zone
map-kind-unfortified = unfortified space
map-kind-fortress = fortress
map-kind-key = key
map-kind-capital = capital ({ $power })
map-kind-electorate = electorate
map-port = port
map-home = home
map-zone = language zone
map-zone-none = none
map-zone-english = English
map-zone-french = French
map-zone-german = German
map-zone-italian = Italian
map-zone-spanish = Spanish
map-control = control
map-religion = religion
map-religion-catholic = Catholic
map-religion-protestant = Protestant
map-religion-other = outside the struggle of faiths
map-unrest = unrest
map-unrest-letter = U
map-siege = besieged by { $power }
map-units = units
map-ships = ships
map-people = persons
map-markers = markers
map-roads = roads
map-passes = passes
map-seas = seas
map-ports = ports
map-joined = joined seas
map-unit-reg = { $n } { $n ->
    [one] regular
   *[other] regulars
}
map-unit-merc = { $n } { $n ->
    [one] mercenary
   *[other] mercenaries
}
map-unit-cav = { $n } cavalry
map-unit-squadron = { $n } { $n ->
    [one] squadron
   *[other] squadrons
}
map-unit-corsair = { $n } { $n ->
    [one] corsair
   *[other] corsairs
}
map-shape-reg = regulars
map-shape-merc = mercenaries
map-shape-cav = cavalry
map-shape-squadron = squadrons
map-shape-corsair = corsairs
map-shape-leader = leader
map-shape-reformer = reformer
map-shape-university = Jesuit university
map-shape-fortress = fortress marker
map-shape-haven = pirate haven
map-shape-piracy = piracy
map-legend-capital = capital
map-legend-home = rim: home power; middle: who controls it
map-legend-protestant = white centre: Protestant
map-legend-siege = siege
map-legend-pass = mountain pass
map-legend-road = road
map-legend-boundary = border of sea zones
