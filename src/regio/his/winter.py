"""The Winter Phase: everybody goes home, the year is closed, overdue events happen (HIS §19)."""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.cards.numbers import BARBARY_PIRATES, CLEMENT_VII, PAUL_III, SCHMALKALDIC_LEAGUE, SOCIETY_OF_JESUS
from regio.his.context import G
from regio.his.counters import can_add
from regio.his.electorates import muster_electorates
from regio.his.forced import forced_event, occurred
from regio.his.persons import LEADER_RENEGADE, N_DEBATERS
from regio.his.powers import MAJORS, N_MAJORS, NOBODY
from regio.his.spaces import POOL
from regio.his.state import DEBATER_COMMITTED, DEBATER_READY, N_SHIPS, State
from regio.his.tables_cards import CARD_FORCED_WINTER
from regio.his.tables_map import CAPITALS
from regio.his.tables_persons import LEADER_POWER, NAVAL_LEADERS
from regio.his.tables_units import REGULAR_SLOT, SHIP_OWNER
from regio.his.winter_land import armies_return
from regio.his.winter_ships import ships_return
from regio.kernel.messages import message
from regio.kernel.rules import Procedure
from regio.series.bits import members

FACT_LOANS_END = message("his-winter-loans-end")
FACT_RENEGADE_LEAVES = message("his-winter-renegade-leaves")
FACT_ALLIANCES_END = message("his-winter-alliances-end")
FACT_REPLACEMENT = message("his-winter-replacement", "power:power", "space:space")
FACT_NO_REPLACEMENT = message("his-winter-no-replacement", "power:power", "space:space")

# steps of the phase
LOANS: Final = 0
SHIPS: Final = 1
ARMIES: Final = 2
CLOSING: Final = 3
DUE_EVENTS: Final = 4

DUE: Final = (CLEMENT_VII, BARBARY_PIRATES, SCHMALKALDIC_LEAGUE, PAUL_III, SOCIETY_OF_JESUS)
"""The events with a last Winter, in the order in which they are resolved (ruling 19.8-order)."""


def winter_phase(g: G) -> Procedure:
    """HIS §19: loans, the Renegade, ships, armies, alliances, replacements, markers, debaters, overdue events."""
    s = g.state
    if s.step == LOANS:
        end_loans(g)
        remove_renegade(g)
        s.step = SHIPS
    if s.step == SHIPS:
        while s.cursor < N_MAJORS:
            yield from ships_return(g, s.cursor)
            s.cursor += 1
        s.sieges = []
        s.step, s.cursor = ARMIES, 0
    if s.step == ARMIES:
        yield from armies_return(g)
        muster_electorates(g)  # the sieges are over (§21.6)
        s.step, s.cursor = CLOSING, 0
    if s.step == CLOSING:
        end_alliances(g)
        replacements(g)
        s.piracy_seas = s.piracy_count = 0
        rest_debaters(s)
        s.step = DUE_EVENTS
    while s.cursor < len(DUE):
        yield from due_event(g, DUE[s.cursor])
        s.cursor += 1


def end_loans(g: G) -> None:
    """HIS §19.1: Loaned markers go; ships and naval leaders belong to their owners again."""
    s = g.state
    lent = False
    for ship in range(N_SHIPS):
        if s.ship_user[ship] != SHIP_OWNER[ship]:
            board.use_ship(s, ship, SHIP_OWNER[ship])
            lent = True
    for leader in members(NAVAL_LEADERS):
        if s.leader_user[leader] != LEADER_POWER[leader]:
            s.leader_user[leader] = LEADER_POWER[leader]
            lent = True
    if lent:
        g.log(FACT_LOANS_END)


def remove_renegade(g: G) -> None:
    """HIS §19.2: the Renegade Leader leaves the map, also from a captor; his units stay."""
    s = g.state
    if s.leader_user[LEADER_RENEGADE] == NOBODY:
        return
    s.leader_place[LEADER_RENEGADE] = POOL
    s.leader_user[LEADER_RENEGADE] = NOBODY
    s.leader_captor[LEADER_RENEGADE] = NOBODY
    g.log(FACT_RENEGADE_LEAVES)


def end_alliances(g: G) -> None:
    """HIS §19.4: every alliance between major powers ends; those with minor powers remain."""
    s = g.state
    if any(s.ally):
        s.ally = [0] * N_MAJORS
        board.update_sides(s)
        g.log(FACT_ALLIANCES_END)


def replacements(g: G) -> None:
    """HIS §19.5: a regular in each capital that its power controls and that is not in unrest; counters permitting."""
    s = g.state
    for power in MAJORS:
        slot = REGULAR_SLOT[power]
        for capital in CAPITALS[power]:
            if s.control[capital] == power and not s.unrest >> capital & 1 and can_add(s, capital, slot, 1):
                board.add_units(s, capital, slot, 1)
                g.log(FACT_REPLACEMENT, power, capital)
            else:
                g.log(FACT_NO_REPLACEMENT, power, capital)


def rest_debaters(s: State) -> None:
    """HIS §19.7: all committed debaters are uncommitted again."""
    for debater in range(N_DEBATERS):
        if s.debater_state[debater] == DEBATER_COMMITTED:
            s.debater_state[debater] = DEBATER_READY


def due_event(g: G, card: int) -> Procedure:
    """HIS §19.8: a Mandatory Event whose last Winter this is happens now, if it has not yet."""
    s = g.state
    if CARD_FORCED_WINTER[card] == s.turn and not occurred(s, card):
        yield from forced_event(g, card)
