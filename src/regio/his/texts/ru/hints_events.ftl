his-hint-foreign-war = Победа в бою { $n } %, конец войны { $over } %, гибель всех отрядов { $gone } %; кубики: { $dice } против { $against }
his-hint-sack = { $power }: { $n } % разграбить Рим; отряды: { $units }, кубики: { $dice } против { $against }
his-hint-marriage = Эдуард здоровый { $healthy } %, Эдуард болезненный { $sickly } %, Елизавета { $elizabeth } %, без ребёнка { $none } %
his-hint-chateau = { $n } % на победное очко
his-hint-rebels = { $n } %, что в городе никого не останется; нужно попаданий: { $units }
his-hint-wooing = { $n } %, что Шотландия перейдёт к Англии
