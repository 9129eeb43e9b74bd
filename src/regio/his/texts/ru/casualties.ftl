his-ask-losses = { $place }: вы теряете отрядов: { $hits }. Какие?
his-units-lost = { $place }: потери — { $unit } × { $count }.
his-odd-loss = Нечётная потеря союзников по жребию достаётся державе: { $power }.
his-force-eliminated = { $place }: соединение уничтожено, отрядов: { $units }.
