"""Successions and the League: Edward VI, Henry II, Mary I, Elizabeth I, Schmalkaldic League (cards 13, 19-21, 23)."""

from __future__ import annotations

from typing import Final

from regio.his.cards.numbers import EDWARD_VI, ELIZABETH_I, HENRY_II, MARY_I, SCHMALKALDIC_LEAGUE
from regio.his.cards.registry import EVENT, Use, always, register_event
from regio.his.cards.rulers import crown
from regio.his.context import G
from regio.his.deck import remove_from_deck
from regio.his.league import form_league
from regio.his.persons import (
    LEADER_DUDLEY,
    LEADER_FRANCIS_I,
    LEADER_HENRY_II,
    LEADER_HENRY_VIII,
    RULER_EDWARD_VI,
    RULER_ELIZABETH_I,
    RULER_HENRY_II,
    RULER_HENRY_VIII,
    RULER_MARY_I,
)
from regio.his.powers import ENGLAND, FRANCE, NOBODY
from regio.his.spaces import GONE, LONDON, N_SPACES, PARIS, TURN_TRACK
from regio.his.state import FLAG_ENGLISH_SUCCESSION, State
from regio.his.tables_map import HOME_KEYS_MASK
from regio.his.wives import HEALTHY
from regio.kernel.messages import message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

LEAGUE_FIRST_TURN: Final = 2
LEAGUE_SPACES: Final = 12
"""Protestant spaces, in unrest or not, that the League needs (§21.6)."""

ASK_HEIR = message("his-ask-heir-enters", "leader:leader")
FACT_NO_LEAGUE = message("his-no-league", "spaces:n")
FACT_NO_MARY = message("his-no-mary")
FACT_DIES = message("his-leader-dies", "leader:leader")
FACT_LEADER_ENTERS = message("his-leader-enters", "leader:leader", "space:place")


# -- 13 Schmalkaldic League -------------------------------------------------------------------------


def schmalkaldic_league(g: G, power: int) -> Procedure:
    """Card 13, §21.6: from turn 2 on with 12 Protestant spaces the League forms and the card leaves the game."""
    s = g.state
    count = s.protestant.bit_count()
    if s.turn < LEAGUE_FIRST_TURN or count < LEAGUE_SPACES:
        g.log(FACT_NO_LEAGUE, count)
        return
    s.removed |= 1 << SCHMALKALDIC_LEAGUE
    yield from form_league(g)


# -- England ----------------------------------------------------------------------------------------


def henry_viii_dies(g: G) -> Procedure:
    """Cards 19, 21: Henry leaves the game, also from captivity; Dudley comes to London or to Henry's space."""
    s = g.state
    last = s.leader_place[LEADER_HENRY_VIII]
    s.leader_place[LEADER_HENRY_VIII] = GONE
    s.leader_captor[LEADER_HENRY_VIII] = NOBODY
    g.log(FACT_DIES, LEADER_HENRY_VIII)
    yield from _heir_enters(g, ENGLAND, LEADER_DUDLEY, LONDON, last)


def _heir_enters(g: G, power: int, leader: int, capital: int, last: int) -> Procedure:
    """A new leader comes to the capital or to the space of the dead king; without both to a home key, or he waits."""
    s = g.state
    places = [capital] if s.control[capital] == power else []
    if last < N_SPACES and last not in places:
        places.append(last)
    places = places or members(HOME_KEYS_MASK[power] & s.owned[power])
    if not places:
        s.leader_place[leader] = TURN_TRACK
        return
    space = yield One(power, ASK_HEIR, (leader,), "space", places, "3.3")
    s.leader_place[leader] = space
    g.log(FACT_LEADER_ENTERS, leader, space)


def _succeed(g: G, ruler: int) -> Procedure:
    """A new ruler of England: the old one dies, Henry as a leader too."""
    s = g.state
    if s.ruler[ENGLAND] == RULER_HENRY_VIII:
        yield from henry_viii_dies(g)
    crown(g, ruler)
    s.turn_flags |= FLAG_ENGLISH_SUCCESSION


def edward_vi(g: G, power: int) -> Procedure:
    """Card 19: Edward VI rules."""
    yield from _succeed(g, RULER_EDWARD_VI)


def mary_i(g: G, power: int) -> Procedure:
    """Card 21: Mary I rules; if Edward was born while her card was out and has not ruled, he comes to the throne.

    Then, with Edward sickly, her card goes to the discard pile and enters again next turn; with Edward healthy it
    leaves the game; card 19 is not needed any more (ruling 21-edward).
    """
    s = g.state
    if s.edward and s.ruler[ENGLAND] == RULER_HENRY_VIII:
        yield from _succeed(g, RULER_EDWARD_VI)
        _retire_edwards_card(s)
        if s.edward != HEALTHY:
            s.discard.append(MARY_I)
        return
    if s.edward == HEALTHY:  # he has come to the throne by his own card, Mary never will (A2)
        g.log(FACT_NO_MARY)
        return
    yield from _succeed(g, RULER_MARY_I)


def _retire_edwards_card(s: State) -> None:
    remove_from_deck(s, EDWARD_VI)
    s.removed |= 1 << EDWARD_VI


def elizabeth_i(g: G, power: int) -> Procedure:
    """Card 23: Elizabeth I rules."""
    yield from _succeed(g, RULER_ELIZABETH_I)


# -- France -----------------------------------------------------------------------------------------


def henry_ii(g: G, power: int) -> Procedure:
    """Card 20: Francis I dies; Henry II comes to Paris or to Francis' space, without both to a home key or waits."""
    s = g.state
    last = s.leader_place[LEADER_FRANCIS_I]
    s.leader_place[LEADER_FRANCIS_I] = GONE
    s.leader_captor[LEADER_FRANCIS_I] = NOBODY
    g.log(FACT_DIES, LEADER_FRANCIS_I)
    yield from _heir_enters(g, FRANCE, LEADER_HENRY_II, PARIS, last)
    crown(g, RULER_HENRY_II)


register_event(SCHMALKALDIC_LEAGUE, Use(EVENT, always, schmalkaldic_league))
register_event(EDWARD_VI, Use(EVENT, always, edward_vi))
register_event(HENRY_II, Use(EVENT, always, henry_ii))
register_event(MARY_I, Use(EVENT, always, mary_i))
register_event(ELIZABETH_I, Use(EVENT, always, elizabeth_i))
