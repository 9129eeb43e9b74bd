his-action-stopped = The action does not take place. { $power }: { $lost } CP lost for it, { $cp } CP left.
