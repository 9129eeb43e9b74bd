his-battle = Полевое сражение: { $place }. Атакует { $attackers }, отрядов: { $units }; защищается { $defenders }, отрядов: { $against }.
his-battle-dice = Кубиков до боевых карт: { $attackers } — { $dice }, { $defenders } — { $against }.
his-battle-rolled = { $powers }: { $dice }, ударов — { $hits } (удар — { $lowest } и больше).
his-battle-no-dice = { $powers }: бросать некому, отрядов не осталось.
his-battle-won = { $place }: победитель — { $powers }, удары { $hits } : { $against }.
his-battle-last-unit = Погибли бы обе стороны. Один отряд сохранён: { $powers }.
his-battle-result = Итог сражения ({ $place }): победа — { $winners }. Потеряно отрядов: { $attackers } — { $lost } из { $units }, { $defenders } — { $gone } из { $against }.
