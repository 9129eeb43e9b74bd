his-hint-assault = { $n }% to take it with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}: dice { $dice } against { $against }; units inside: { $inside }
his-hint-treachery = { $power }, { $space }: { $n }% to take it by treachery with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}: dice { $dice } against { $against }; units inside: { $inside }
