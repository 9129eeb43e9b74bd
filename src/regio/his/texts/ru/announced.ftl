his-action-stopped = Действие не состоялось. { $power } — потеряно CP: { $lost }, осталось: { $cp }.
