his-siege-placed = { $power }: siege of { $space } laid, { $outside } outside, { $inside } inside.
his-siege-lifted = The siege of { $space } is over ({ $power }).
