# Successions and the League
his-ask-heir-enters = Where does { $leader } appear?
his-no-league = Too early, or too few Protestant spaces ({ $spaces }): no Schmalkaldic League yet.
his-no-mary = A healthy Edward has come to the throne: Mary will never rule.
his-leader-dies = { $leader } dies.
his-leader-enters = { $leader } appears in { $space }.
his-why-under-mary = Under Mary I England uses response and combat cards for command points only.
