his-ask-unrest = { $card }: which spaces fall into unrest? At most { $most }.
his-unrest = Unrest in { $space }.
his-why-no-unrest = No space is open to this unrest: all are occupied or in unrest already.
