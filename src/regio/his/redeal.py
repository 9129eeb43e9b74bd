"""Dealing again what a seat cannot know, and other talks: the proof that views leak nothing."""

from __future__ import annotations

from regio.his.board import MAJORS_MASK
from regio.his.deals import hidden_from, pack
from regio.his.powers import MAJORS
from regio.his.secrecy import hidden_cards
from regio.his.state import State
from regio.kernel.questions import Rng
from regio.series.bits import bits, members


def redeal(s: State, seen: int, rng: Rng) -> None:
    """Shuffle all cards that the powers in the set `seen` cannot place among the places they may be in.

    Those are the deck and the other hands, less home cards and cards that all know to be there; hand sizes stay.
    Deals of which none of these powers may know get other contents.
    """
    hidden: list[int] = list(s.deck)
    movable = [0] * len(MAJORS)
    for power in members(MAJORS_MASK & ~seen):
        movable[power] = hidden_cards(s, power)
        hidden += members(movable[power])
    hidden.sort()
    for i in range(len(hidden) - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        hidden[i], hidden[j] = hidden[j], hidden[i]
    for power in MAJORS:
        if not seen >> power & 1:
            count = movable[power].bit_count()
            s.hand[power] = s.hand[power] & ~movable[power] | bits(hidden[:count])
            del hidden[:count]
    s.deck = hidden
    for n, deal in enumerate(s.deals):
        if hidden_from(deal, seen):
            s.deals[n] = pack(deal[0], int(rng.random() * len(MAJORS)), 0, ())
