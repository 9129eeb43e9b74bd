his-siege-broken = { $space }: the siege is broken, { $outside } against { $inside } inside ({ $power }).
his-space-falls = { $space } falls, new control: { $power } (before: { $before }).
