his-action-stopped = The action does not take place: { $power } loses { $lost } CP for it, { $cp } CP are left.
