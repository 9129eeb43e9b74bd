"""The steps of the Winter Phase as a player looks at them: what is done, and what is to come for a power (HIS §19)."""

from __future__ import annotations

from typing import Any, Final

from regio.his import board
from regio.his.counters import can_add
from regio.his.forced import occurred
from regio.his.names import NOTATION
from regio.his.persons import LEADER_RENEGADE
from regio.his.powers import N_MAJORS, NOBODY, PROTESTANT
from regio.his.spaces import N_PLACES
from regio.his.state import N_SHIPS, WINTER, State
from regio.his.tables_cards import CARD_FORCED_WINTER
from regio.his.tables_map import CAPITALS
from regio.his.tables_persons import LEADER_POWER, NAVAL_LEADERS
from regio.his.tables_units import REGULAR_SLOT, SHIP_OWNER
from regio.his.winter import ARMIES, DUE, DUE_EVENTS, SHIPS
from regio.his.winter_land import N_PARTS, crowded, garrisons, must_return, quarters_at_hand
from regio.his.winter_ships import places_of_strays
from regio.series.bits import members

Json = dict[str, Any]

STEPS: Final = (
    "loans",
    "renegade",
    "ships",
    "armies",
    "alliances",
    "replacements",
    "piracy",
    "debaters",
    "events",
)
"""HIS §19: the steps in their order; clients read them from the tables."""
_AT: Final = {SHIPS: 2, ARMIES: 3, DUE_EVENTS: 8}
"""The steps in which somebody can be asked."""


def winter_list(s: State, seen: int) -> Json:
    """HIS §19: how many steps of this turn's Winter are done, whose turn it is in the present one, what is to come.

    What is to come is told to the powers of `seen`, as if Winter began now. All of it can be seen on the board.
    """
    done = 0 if s.phase < WINTER else len(STEPS)
    power = NOBODY
    if s.phase == WINTER:
        done = _AT.get(s.step, 0)
        if s.step == SHIPS:
            power = s.cursor
        elif s.step == ARMIES:
            power = s.cursor // N_PARTS
    return {
        "done": done,
        "now": s.phase == WINTER,
        "power": NOTATION.token("power", power if power < N_MAJORS else NOBODY),
        "due": [card for card in DUE if CARD_FORCED_WINTER[card] == s.turn and not occurred(s, card)],
        "renegade": _renegade(s),
        "tasks": {NOTATION.token("power", one): _tasks(s, one) for one in members(seen)},
    }


def _renegade(s: State) -> str | None:
    """HIS §19.2: where the Renegade Leader stands, if he is on the map."""
    place = s.leader_place[LEADER_RENEGADE]
    if s.leader_user[LEADER_RENEGADE] == NOBODY or place >= N_PLACES:
        return None
    return _place(place)


def _place(place: int) -> str:
    return NOTATION.token("place", place)


def _tasks(s: State, power: int) -> Json:
    """HIS §19.1, §19.3-§19.5: what Winter does to a power."""
    lent, borrowed = _loans(s, power)
    returns = power != PROTESTANT or board.league_formed(s)
    leaving = must_return(s, power) if returns else 0
    return {
        "lent": lent,
        "borrowed": borrowed,
        "ships": _places(places_of_strays(s, power)),
        "moves": returns,
        "excess": _places(crowded(s, power)) if returns else [],
        "leaving": _places(leaving),
        "unsafe": [
            NOTATION.token("place", start) for start in members(leaving) if not quarters_at_hand(s, power, start)
        ],
        "garrisons": [_place(space) for space in garrisons(s, power)] if returns else [],
        "replacements": {
            NOTATION.token("space", capital): _replacement(s, power, capital) for capital in CAPITALS[power]
        },
    }


def _places(mask: int) -> list[str]:
    return [_place(place) for place in members(mask)]


def _loans(s: State, power: int) -> tuple[list[str], list[str]]:
    """HIS §19.1: the powers to which squadrons and naval leaders of a power are lent, and whose it has on loan."""
    mine = board.own_mask(s, power)
    lent = borrowed = 0
    for ship in range(N_SHIPS):
        lent, borrowed = _loan(mine, SHIP_OWNER[ship], s.ship_user[ship], lent, borrowed)
    for leader in members(NAVAL_LEADERS):
        if s.leader_user[leader] != NOBODY:
            lent, borrowed = _loan(mine, LEADER_POWER[leader], s.leader_user[leader], lent, borrowed)
    return _powers(lent), _powers(borrowed)


def _loan(mine: int, owner: int, user: int, lent: int, borrowed: int) -> tuple[int, int]:
    ours, used = mine >> owner & 1, mine >> user & 1
    if ours and not used:
        lent |= 1 << user
    elif used and not ours:
        borrowed |= 1 << owner
    return lent, borrowed


def _powers(mask: int) -> list[str]:
    return [NOTATION.token("power", power) for power in members(mask)]


def _replacement(s: State, power: int, capital: int) -> str:
    """HIS §19.5: whether a capital gets its regular, or why not."""
    if s.control[capital] != power:
        return "lost"
    if s.unrest >> capital & 1:
        return "unrest"
    return "yes" if can_add(s, capital, REGULAR_SLOT[power], 1) else "counters"
