# Odds, before anything is confirmed; cards that may be played are never counted
his-hint-intercepted = { $n }% to be intercepted if all try: { $spaces }
his-hint-intercept = { $n }% to intercept (modifier { $modifier }; 9 needed)
his-hint-avoid = { $n }% to get away (modifier { $modifier }; 9 needed)
his-hint-defend = If it comes to a fight: { $n }% to hold, your dice { $dice } against { $against }
