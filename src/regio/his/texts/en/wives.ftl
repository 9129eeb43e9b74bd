his-ask-extra-marriage = England passes. Does Henry VIII marry again at once?
his-marital-status = Henry VIII's marital status: { $wife }.
his-pregnancy-roll = { $wife }: pregnancy roll { $dice } + { $modifier }, line { $row }.
his-catherine-given = The Hapsburgs take the Catherine of Aragon marker.
his-elizabeth-born = Elizabeth is born.
his-edward-born-sickly = A sickly Edward is born.
his-edward-healthy = Edward is healthy: the succession is safe.
his-wife-beheaded = { $wife } is beheaded. When England first passes this turn Henry may marry again.
