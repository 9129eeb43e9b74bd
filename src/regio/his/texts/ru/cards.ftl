# Когда карту можно сыграть как событие, куда она уходит, от чего зависит её появление

his-name-card_when-own_impulse = в свой импульс
his-name-card_when-any_impulse = в любой импульс, между двумя действиями
his-name-card_when-action_announced = когда другая держава объявила и оплатила перемещение, штурм или пиратство
his-name-card_when-transfer_announced = когда объявлен переезд Карла V
his-name-card_when-event_declared = когда другая держава объявила событие, но ещё не исполнила его
his-name-card_when-before_rolls_field = перед бросками в полевом сражении
his-name-card_when-before_rolls_naval = перед бросками в морском сражении
his-name-card_when-before_rolls_assault = перед бросками при штурме
his-name-card_when-after_rolls_field = после бросков в полевом сражении
his-name-card_when-after_rolls_naval = после бросков в морском сражении
his-name-card_when-after_rolls_assault = после бросков при штурме
his-name-card_when-after_roll_naval_move = после броска на перехват или уклонение на море
his-name-card_when-debate_german = в диспуте немецкой зоны, когда участники известны
his-name-card_when-theses_phase = в начале кампании 1517 года
his-name-card_when-peace_segment = в фазу дипломатии, когда вы просите мира
his-name-card_when-war_segment = в фазу дипломатии, когда вы объявляете войну или вмешиваетесь
his-name-card_when-spring_deployment = при весеннем развёртывании, вместе со своим ходом
his-name-card_when-spring_deployment_start = при весеннем развёртывании, до первого хода
his-name-card_when-victory_determination = при определении победителя (только второе издание)

his-name-card_after-power_card = после любого розыгрыша уходит на карту своей державы, при следующей раздаче возвращается в руку
his-name-card_after-discard = уходит в сброс
his-name-card_after-out_if_event = сыгранная как событие, выходит из игры; сыгранная за CP, уходит в сброс
his-name-card_after-out_if_played = сыгранная как событие или в ответ, выходит из игры; сыгранная за CP, уходит в сброс
his-name-card_after-ruler_box = ложится на место правителя, карта прежнего выходит из игры
his-name-card_after-mary = ложится на место правителя, карта прежнего выходит из игры; если Эдуард родится, пока она в игре, она выходит из игры (здоров) или уходит в сброс (болен)
his-name-card_after-table = лежит на столе, пока идёт её война, потом уходит в сброс
his-name-card_after-league = выходит из игры, когда создан союз; иначе уходит в сброс
his-name-card_after-rome = выходит из игры, если Папство проиграло сражение; иначе уходит в сброс
his-name-card_after-cabot = выходит из игры вместе с маркерами Кабота, если он пропал в плавании; иначе уходит в сброс
his-name-card_after-award = выходит из игры, если кто-нибудь получил за неё карту; иначе уходит в сброс
his-name-card_after-more = как событие выходит из игры, если её сыграли Англия или протестанты или если Генрих VIII уже женился на Анне Болейн; иначе уходит в сброс
his-name-card_after-cromwell = после события выходит из игры, если беременность уже кончилась тройкой или меньшим броском; иначе уходит в сброс

his-name-card_entry-edward = или позже, когда Эдуард родился
his-name-card_entry-mary = или позже, пока Эдуард не родился или когда он правит больным
his-name-card_entry-elizabeth = когда Елизавета родилась, а Англией правит Мария I
his-name-card_entry-boleyn = на следующий ход после женитьбы Генриха VIII на Анне Болейн
