his-becomes-protestant = { $space } becomes Protestant.
his-becomes-catholic = { $space } becomes Catholic.
