# Spring Deployment and its cards
his-ask-spring-capital = { $power }: from which capital do you deploy? (or pass)
his-ask-spring-destination = { $power }: where does a formation from { $start } deploy?
his-ask-spring-formation = Who deploys from { $start } to { $to }?
his-spring-deployed = { $power }: deployment from { $start } to { $to }: { $units } { $units ->
    [one] unit
   *[other] units
}; leaders: { $leaders }.
his-why-spring-not-friendly = { $space } is not controlled by you or an ally.
his-why-spring-unrest = { $space } is in unrest.
his-why-spring-no-path = No path for a deployment leads to { $space }: friendly spaces without unrest and strangers, no pass, at most one sea zone without other powers’ ships in its ports.
his-ask-informant = { $power }: play Venetian Informant before the powers deploy?
his-ask-informant-target = Whose hand is shown?
his-ask-informant-viewer = Who looks at the hand? Its owner: { $target }.
his-ask-spring-preparations = { $power }: play Spring Preparations before your deployment?
his-spring-card-played = { $power }: { $card } is played.
his-informant-hand = { $viewer }: a look at the hand of { $target }, { $cards }.
his-informant-hand-hidden = { $viewer }: a look at the hand of { $target }.
his-spring-preparations-regular = Spring Preparations, { $power }: a new regular in { $space }.
his-why-only-in-spring = { $card } is an event of the Spring Deployment Phase; now it can be played for CP only.
