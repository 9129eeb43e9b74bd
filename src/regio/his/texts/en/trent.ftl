his-ask-trent = Council of Trent, { $power }: which debaters do you send? At most { $most }.
his-trent-side = Council of Trent, { $power }: { $debaters }.
his-trent-dice = Council of Trent. Papacy { $papacy } (hits: { $papal_hits }); Protestant { $protestant } (hits: { $protestant_hits }).
his-trent-tie = The Council of Trent changes nothing.
