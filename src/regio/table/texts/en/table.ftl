### What the table says to its players. Every error has $text, the explanation in English for programmers.

table-bad-input = This request cannot be understood: { $text }
table-not-human = A computer player has this power. Nobody may look at its cards or decide for it.
table-other-origin = The table refuses requests that come from another web site.
table-not-found = There is nothing at this address.
table-stale = The game has moved on meanwhile. Look again, then decide.
table-not-asked = This power has nothing to decide now.
table-no-undo = This decision cannot be taken back: somebody else has decided since, or it revealed something.
table-sealed = The game is still running, and this file would show all hands and the dice to come. Open the game first; all players will see that it was opened.
table-other-rules = This game was begun with other rules and cannot go on with these.
table-over = The game is over: nothing new can be promised.
table-not-yours = This promise is between others.
table-too-many = Too many promises: { $text }
table-too-slow = The request took too long to arrive. Nothing has changed; try again.
table-too-large = The request is too large.
table-illegal = The rules do not allow this.
table-not-stored = The database of the table cannot be used. Nothing has changed; try again.
table-fault = The program failed; please report it. Load the game again to see what was done.
