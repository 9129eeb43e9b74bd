his-ask-assault-space = { $power }: which besieged space do you assault?
his-ask-assault-force = { $space }: which formation makes the assault?
his-ask-assault-free = { $space }: is this the free assault of Roxelana?
his-assault = Assault on { $space }: { $power } with { $units ->
    [one] 1 unit
   *[other] { $units } units
} against { $inside } inside. Leaders: { $leaders }.
his-assault-attack = { $power }: { $dice }, hits: { $hits }.
his-assault-defence = Inside { $space }: { $dice }, hits: { $hits }.
his-assault-failed = The assault on { $space } fails ({ $power }).
his-assault-more-hits = { $power }, more dice: { $dice }, hits: { $hits }.
his-assault-mercenaries-gone = { $space }: mercenaries desert the assault ({ $power }): { $n }.
his-assault-betrayed = { $space } is betrayed; units lost inside: { $n }.
his-why-no-siege = None of your sieges is ready for an assault.
his-why-not-besieged = You do not besiege { $space }.
his-why-fresh-siege = { $space }: the siege was laid in this same impulse; the assault must wait for a later one.
his-why-assaulted = { $space } was already assaulted in this impulse.
his-why-assault-loc = { $space }: the assault needs a line of communication.
his-why-squadron-at-sea = { $space }: a squadron of its controller is in { $sea }, so it cannot be assaulted.
his-why-blockade = { $space }: { $inside } of its squadrons are in port; you need more at sea and have { $outside }.
his-why-assault-weather = Foul Weather: no assault in the rest of this impulse.
his-assault-result = Result of the assault ({ $space }): units lost by { $power } { $lost } of { $units }, inside { $gone } of { $inside }.
