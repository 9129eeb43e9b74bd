his-ask-extra-marriage = Англия пасует. Жениться ли Генриху VIII ещё раз сейчас же?
his-marital-status = Семейное положение Генриха VIII: { $wife }.
his-pregnancy-roll = { $wife }: бросок на рождение { $dice } + { $modifier }, строка { $row }.
his-catherine-given = Габсбурги получают фишку Екатерины Арагонской.
his-elizabeth-born = Родилась Елизавета.
his-edward-born-sickly = Родился болезненный Эдуард.
his-edward-healthy = Эдуард здоров: престолонаследие обеспечено.
his-wife-beheaded = { $wife } обезглавлена. При первом пасе Англии в этом ходу Генрих может жениться снова.
