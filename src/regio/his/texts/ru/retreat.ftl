his-ask-retreat-inside = { $space }: кто отступит в укрепления? Мест для отрядов: { $room }.
his-ask-retreat-consent = { $space }, просьба впустить в укрепления ({ $power }), отрядов: { $units }. Согласны?
his-ask-retreat-to = { $space }: куда отступают разбитые отряды ({ $units })?
his-ask-breaks-off = { $space }: куда отходит снявшее осаду войско ({ $units })?
his-retreats-inside = { $power } — отступление в укрепления: { $space }, отрядов: { $units }. Полководцы: { $leaders }.
his-retreats = { $power } — отступление { $start } → { $to }, отрядов: { $units }. Полководцы: { $leaders }.
his-no-retreat = { $power }: отступать некуда — { $space }.
