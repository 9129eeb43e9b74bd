# Весеннее развёртывание и его карты
his-ask-spring-capital = { $power }: из какой столицы развернуть войска? (или пас)
his-ask-spring-destination = { $power }: куда направить соединение? Столица: { $start }.
his-ask-spring-formation = Кто отправляется: { $start } — { $to }?
his-spring-deployed = { $power } — весеннее развёртывание: { $start } — { $to }. Отрядов: { $units }; полководцы: { $leaders }.
his-why-spring-not-friendly = { $space }: город не контролируете ни вы, ни ваш союзник.
his-why-spring-unrest = { $space }: в городе беспорядки.
his-why-spring-no-path = { $space }: сюда нет пути для развёртывания. Нужны дружественные города без беспорядков и чужих войск, без перевалов, не более одной морской зоны, в портах которой нет кораблей других держав.
his-ask-informant = { $power }: сыграть карту «Венецианский осведомитель» до начала развёртывания?
his-ask-informant-target = Чьи карты показать?
his-ask-informant-viewer = Кто посмотрит карты? Их владелец: { $target }.
his-ask-spring-preparations = { $power }: сыграть карту «Весенние приготовления» перед развёртыванием?
his-spring-card-played = { $power } — сыграна карта: { $card }.
his-informant-hand = { $viewer } — взгляд в чужую руку. Владелец: { $target }. Карты: { $cards }.
his-informant-hand-hidden = { $viewer } — взгляд в чужую руку. Владелец: { $target }.
his-spring-preparations-regular = Весенние приготовления, { $power }: новый отряд регулярных войск — { $space }.
his-why-only-in-spring = { $card }: событие только для фазы весеннего развёртывания; сейчас карту можно сыграть лишь ради CP.
