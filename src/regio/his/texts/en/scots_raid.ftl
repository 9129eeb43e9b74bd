# Scots Raid
his-ask-scots-raid-leader = Scots Raid: does a French army leader come to Scotland?
his-ask-scots-raid-space = Scots Raid: where does { $leader } land?
his-ask-scots-raid-action = Scots Raid: what does France do? (CP left: { $cp })
his-scots-raid-ignored = Scotland is not allied to France: the raid has no effect.
his-scots-raid-stirling = Stirling comes under French control.
his-scots-raid-leader = { $leader } comes to { $space }.
his-scots-raid-cp = France has { $cp } CP for Scotland and the English north.
his-scots-raid-cp-lost = France leaves { $cp } CP unspent.
his-why-no-scots-raid = Scotland is not allied to France.
his-why-scots-raid-only = In a Scots Raid France only builds, moves, takes control and assaults.
