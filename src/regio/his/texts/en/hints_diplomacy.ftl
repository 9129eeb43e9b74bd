his-hint-sue = Peace costs at once: { $vp } VP for them, and { $units } of your units. Then you may buy back what they hold.
his-hint-sue-spaces = You give back: { $spaces }
