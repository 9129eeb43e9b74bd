his-st-peters = Saint Peter's gets { $count } CP: now { $vp } VP and { $cp } CP.
his-st-peters-sacked = Saint Peter's is robbed: { $vp } VP and { $cp } CP are left.
