his-ask-excommunication-unrest = Where does the excommunication cause unrest ({ $power })? Spaces: { $most }.
his-excommunicated = Excommunicated: { $figure }.
his-excommunication-lifted = The excommunication is lifted: { $power }.
his-bull-cancelled = The Papal Bull has no effect: { $figure }.
