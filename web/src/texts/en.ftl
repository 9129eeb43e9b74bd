## The page

ui-motto = A digital table for Here I Stand: the wars of the Reformation, 1517–1555
ui-loading = Setting the table…
ui-language = Language
ui-close = Close
ui-try-again = Try again
ui-to-start = All games
ui-fault = Something went wrong on this page: { $text }
ui-unreachable = The table does not answer. Is the server still running?
ui-rights = Here I Stand belongs to Ed Beach and GMT Games. Regio is not made or endorsed by them; map, symbols and wording here are our own.

## Start page

ui-play-as = Play now
ui-play-as-hint = One click: you play this power in the 1517 campaign, the computer plays the other five.
ui-more-options = Another scenario, or several people
ui-continue = Your games
ui-no-games = No game yet. Choose a power to begin one.
ui-go-on = Continue
ui-look = Look
ui-bots-only = computer only
ui-game-turn = Turn { $turn }
ui-game-to-decide = to decide: { $powers }
ui-game-over = Won by { $winners }
ui-who-plays = Who is played by people at this screen?
ui-human-here = a person here
ui-human = a person
ui-bot = computer ({ $name })
ui-bots = Computer player
ui-table-rules = Rulings of the table
ui-about-standing_orders = On: who has nothing to play may say so for the rest of an impulse or a turn, or until his own pieces are concerned, and is not asked again. An order never plays a card and never pays.
ui-by-edition = as the edition says
ui-start = Start the game
ui-unbuilt = What is not built yet
ui-unbuilt-list = Stronger computer players: today they choose at random, always by the rules.
    Clocks, notices, chat, and tables on the internet.
    The two-player variant.
    Virgin Queen.

## The table

ui-map = Map
ui-desk = Question and tables
ui-question = Question
ui-tabs = Tables
ui-tab-question = Question
ui-tab-log = Log
ui-undo = Undo
ui-menu = Menu
ui-no-game = This game cannot be shown
ui-sheet-raise = Show more
ui-sheet-lower = Show less
ui-title-asked = ● You decide
ui-title-waiting = Waiting
ui-waiting = Waiting for
ui-pass-screen = Pass the screen to { $power }
ui-pass-screen-why = Hands are hidden until then.
ui-pass-screen-here = I play { $power }
ui-also-due = Others here may speak too:
ui-over = The game is over
ui-vp = { $n } VP
ui-cp = CP
ui-cost = { $n } CP
ui-rule-title = Section { $rule } of the rules

## Questions

ui-confirm = Confirm
ui-confirm-none = Confirm: none
ui-choose-on-map = { $n ->
    [one] Choose here or on the map:
   *[other] { $n } places, to choose here or on the map:
}
ui-choose-card = Choose this card
ui-card-did = When it was played last
ui-card-did-more = { $n } more in the log
ui-refused = { $n ->
    [one] { $n } is not possible now
   *[other] { $n } are not possible now
}: why?
ui-refused-on-map = Any other place says on the map why it may not be chosen.
ui-pick-exactly = Choose { $most }.
ui-pick-between = Choose { $least } to { $most }.
ui-picked = Chosen: { $n }
ui-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
ui-of-most = of at most { $most }
ui-limit-base = Without a leader up to { $n } units may go.
ui-limit-leaders = These leaders may lead { $n } ({ $sum }).
ui-command = leads { $n }
ui-no-counters = There are no counters for just these units.
ui-must-go = must go
ui-rules-missing = The text of this rule is not at hand.
ui-odds-most = With as much as may go:
ui-odds-note = Odds of the dice alone: cards that may be played are not counted, nor debaters’ bonuses yet to be chosen.
ui-order-pass-impulse = You are not asked again in this impulse.
ui-order-pass-turn = You are not asked again before the next turn.
ui-order-pass-unless-mine = You are asked again only when your own pieces are in it.
ui-rules = Rules
ui-all = All
ui-none = None
ui-more = More: { $what }
ui-fewer = Fewer: { $what }
ui-unknown-form = This page does not know this kind of question. Type the answer in notation:

ui-offer = Offer { $n }
ui-offer-of = Offer of { $power }
ui-offer-unknown = Its terms are in the log.
ui-accept = Accept
ui-refuse = Refuse
ui-leave-table = Leave the talks
ui-leave-refusing = Leave the talks and refuse the rest
ui-make-offer = Make an offer
ui-partner = With whom
ui-term-kind = Kind of term
ui-package = In this offer
ui-drop-term = take out
ui-send-offer = Send the offer
ui-no-deal = No deal
ui-no-terms = Nothing can be agreed on now.

## Promises

ui-promises = Promises
ui-promises-hint = Words between players: they bind nobody, and the rules do not know them. Only those named read them, until one of them lets all read.
ui-promise-write = Write a promise
ui-promise-to = To whom
ui-promise-text = What you promise
ui-promise-beside = A promise with it (binds nobody)
ui-promise-left = { $n ->
    [one] { $n } sign left
   *[other] { $n } signs left
}
ui-promise-send = Promise it
ui-promise-line = { $writer } to { $to }: “{ $text }”
ui-promise-turn = Turn { $turn }
ui-promise-private = only you read it
ui-promise-open = all may read it
ui-promise-judge = What has become of it?
ui-promise-kept = kept
ui-promise-broken = broken
ui-promise-withdrawn = withdrawn
ui-promise-publish = Let all read it
ui-promise-publish-sure = Really? All will read it for good

## News and log

ui-news = Since your last decision
ui-news-all = { $n ->
    [one] { $n } entry
   *[other] all { $n } entries
}
ui-log-filter = Find in the log
ui-log-empty = Nothing found.
ui-log-new-above = new since your last decision ↑
ui-log-more = Show { $n } older

## Connection

ui-link-polling = Live connection lost; looking every few seconds.
ui-link-lost = The table does not answer. Trying again…

## Menu

ui-seats-here = Played at this screen
ui-keys = Keys
ui-key-1 = choose an answer
ui-key-2 = confirm
ui-key-3 = take the last decision back
ui-key-4 = on the map: next, previous legal place
ui-key-5 = on the map: nearer, farther, all of it
ui-key-6 = close what is open
ui-report = Report a fault
ui-report-what = Saves the present position as a case file, with everything that is needed to find the fault. Attach it to your report.
ui-report-opens = The file shows all hands and the dice to come. All players will see that the game was opened.
ui-report-save = Open the game and save the case
ui-report-done = Saved to your downloads.

## Names that the table does not send

name-bot-random = random
name-term-peace = Peace
name-term-ally = Alliance
name-term-lend = Lend ships
name-term-lend-leader = Lend an admiral
name-term-return = Return a leader
name-term-yield = Yield a space
name-term-cards = Give cards
name-term-mercs = Give mercenaries
name-term-divorce = Grant the divorce
name-term-rescind = Lift the excommunication
name-vessel-ottoman-squadron = Ottoman squadrons
name-vessel-hapsburg-squadron = Hapsburg squadrons
name-vessel-england-squadron = English squadrons
name-vessel-france-squadron = French squadrons
name-vessel-papacy-squadron = Papal squadrons
name-vessel-genoa-squadron = Genoese squadrons
name-vessel-scotland-squadron = Scottish squadrons
name-vessel-venice-squadron = Venetian squadrons
name-vessel-ottoman-corsair = corsairs
ui-so-far = Ordered so far
ui-take-back = Take back
ui-over-points = Where the points come from
ui-over-won = winner
ui-counter-offer = Change it and offer it back
