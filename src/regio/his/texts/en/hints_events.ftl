his-hint-foreign-war = { $n }% to win the battle, { $over }% to end the war, { $gone }% to lose all units; dice { $dice } against { $against }
his-hint-sack = { $power }: { $n }% to sack Rome with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, dice { $dice } against { $against }
his-hint-marriage = Edward healthy { $healthy }%, Edward sickly { $sickly }%, Elizabeth { $elizabeth }%, no child { $none }%
his-hint-chateau = { $n }% for a victory point
his-hint-rebels = { $n }% to empty it; to be hit: { $units }
his-hint-wooing = { $n }% that Scotland joins England
