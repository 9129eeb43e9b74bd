# Sack of Rome
his-ask-sack-stack = Sack of Rome: from which space does the stack march?
his-ask-sack-stack-power = Sack of Rome: whose stack in { $space }?
his-ask-sack-odd-loss = Sack of Rome: { $hits } hits. Is the odd loss a mercenary or a regular unit?
his-ask-sack-keep = Sack of Rome: which Papal card do you keep?
his-sack-march = The troops of { $power } march from { $space } on Rome. Units: { $units }; Papal regulars: { $regulars }.
his-sack-return = The troops of { $power } return to { $space }. Units: { $units }.
his-sack-held = Rome is held.
his-rome-sacked = Rome is sacked by the troops of { $power }.
his-why-no-stack-for-sack = No stack in an Italian-speaking space has more mercenaries than there are Papal regulars in Rome.
