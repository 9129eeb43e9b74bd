his-ask-ship-losses = { $place }: вы теряете { $n } { $n ->
    [one] эскадру
    [few] эскадры
   *[other] эскадр
}. Какие?
his-ask-last-ship = { $place }: оба флота уничтожены, но один корабль вы сохраняете. Какой?
his-ask-naval-retreat = { $place }: куда отступает ваш флот?
his-naval-combat = Морское сражение, { $place }: нападает { $attacker } (кубиков: { $attack }), обороняется { $defender } (кубиков: { $defence }).
his-naval-dice = { $power }: { $dice }, ударов: { $hits }.
his-naval-won = { $place }: морское сражение выигрывает { $power }, { $hits } : { $against }.
his-naval-tie = { $place }: ударов поровну ({ $hits }), отступают оба флота.
his-naval-retreat = { $power }: флот ({ $n }) отступает. { $place } — { $to }.
his-naval-no-retreat = { $power }: флоту некуда отступать, он потерян. { $place }.
his-naval-result = Итог на море ({ $place }): победа — { $winner }. Потеряно кораблей: { $attacker } { $lost } из { $ships }, { $defender } { $gone } из { $against }.
