his-siege-broken = { $space }: осада сорвана, { $outside } против { $inside } внутри (осаждал: { $power }).
his-space-falls = { $space } — город пал, контроль: { $power } (раньше: { $before }).
