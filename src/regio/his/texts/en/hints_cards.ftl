his-hint-mary = { $n }% that Mary takes it and the Papacy acts
his-hint-cp-only = For command points only.
