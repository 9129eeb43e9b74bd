his-siege-placed = { $power } lays siege to { $space }: { $outside } outside, { $inside } inside.
his-siege-lifted = The siege of { $space } is over ({ $power }).
