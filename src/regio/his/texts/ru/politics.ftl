# Войны, второстепенные державы и союзы по картам
his-ask-machiavelli = «Макиавелли»: кому вы объявляете войну?
his-ask-marriage-minor = «Дипломатический брак»: какая второстепенная держава?
his-ask-reinforce = Куда прибывают подкрепления? Держава: { $minor }.
his-ask-venetian-port = В какой порт прибывают подкрепления из Венеции?
his-doria-raid = Андреа Дориа громит корсаров: { $dice }. Османы теряют ПО за пиратство: { $lost }.
his-reinforced = Подкрепления ({ $minor }, { $space }): отряды — { $units }, эскадры — { $squadrons }.
his-rough-wooing = «Грубое ухаживание»: Англия — { $dice }, всего { $england }; Франция — { $against }, всего { $france }.
his-why-machiavelli-no-target = Нет державы, которой вы можете объявить войну.
his-why-minor-active = Уже активна: { $minor }.
his-why-minor-inactive = Не активна: { $minor }.
his-why-no-minor = Нет подходящей второстепенной державы.
his-why-use-of-others = Этот вариант карты — для другой державы: { $power }.
his-why-no-doria-raid = Андреа Дориа не в море у двух османских портов, или его держава не воюет с Османами.
his-why-no-reinforcement = Подкрепления невозможны: { $minor }.
his-why-no-wooing = Нужны живой Эдуард и союз Шотландии с Францией.
his-ask-pay-war-how = { $power } — платёж картой: { $card }. Очками действия (CP) или событием?
his-war-paid-by-event = { $power } — вмешательство оплачено событием карты: { $card }; осталось заплатить: { $owed }.
