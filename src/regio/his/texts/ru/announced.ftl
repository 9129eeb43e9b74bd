his-action-stopped = Действие не состоялось: { $power } теряет CP: { $lost }, осталось: { $cp }.
