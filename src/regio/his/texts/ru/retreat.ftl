his-ask-retreat-inside = { $space }: кто отступит в укрепления? Мест для отрядов: { $room }.
his-ask-retreat-consent = { $space }: { $power } просит впустить в укрепления отрядов: { $units }. Согласны?
his-ask-retreat-to = { $space }: куда отступают разбитые отряды ({ $units })?
his-ask-breaks-off = { $space }: куда отходит снявшее осаду войско ({ $units })?
his-retreats-inside = { $power } отступает в укрепления: { $space }, отрядов: { $units }. Полководцы: { $leaders }.
his-retreats = { $power } отступает { $start } → { $to }, отрядов: { $units }. Полководцы: { $leaders }.
his-no-retreat = { $power }: отступать некуда — { $space }.
