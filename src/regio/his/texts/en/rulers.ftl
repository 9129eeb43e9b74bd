his-new-ruler = { $ruler } now rules: { $power }.
