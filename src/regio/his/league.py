"""The Schmalkaldic League forms (HIS §21.6, cards A5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from regio.his import board
from regio.his.context import G
from regio.his.persons import LEADER_JOHN_FREDERICK, LEADER_PHILIP_OF_HESSE
from regio.his.powers import HAPSBURG, PAPACY, PROTESTANT
from regio.his.routes import nearest
from regio.his.spaces import KASSEL, POOL, TURN_TRACK, WITTENBERG
from regio.his.state import EVENT_LEAGUE, N_SLOTS, State
from regio.his.tables_map import ALL_SPACES, ELECTORATES, ELECTORATES_MASK, PROTESTANT_HOME
from regio.his.tables_units import PROTESTANT_REG
from regio.kernel.messages import message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_LEADER_JOINS = message("his-ask-league-leader", "leader:leader")
ASK_ELECTORATE = message("his-ask-league-electorate", "space:space")
FACT_LEAGUE = message("his-league-formed", "spaces:spaces")
FACT_LEADER_JOINS = message("his-league-leader", "leader:leader", "space:place")
FACT_REGULARS_MOVE = message("his-league-regulars-move", "start:space", "to:space", "units:n")
FACT_REGULARS_WAIT = message("his-league-regulars-wait", "space:space", "units:n")


def form_league(g: G) -> Procedure:
    """HIS §21.6 Schmalkaldic League, steps 1-6: leaders, control, restrictions end, wars, regulars in Catholic places.

    Everything is asked first, then done at once.
    """
    s = g.state
    refuges = yield from _choose_refuges(g)
    stacks = s.troops[PROTESTANT] & ALL_SPACES
    john = yield from _choose_stack(g, LEADER_JOHN_FREDERICK, WITTENBERG, stacks)
    philip = yield from _choose_stack(g, LEADER_PHILIP_OF_HESSE, KASSEL, stacks)
    converted = joining_spaces(s)
    for space in members(converted):
        board.set_control(s, space, PROTESTANT)
    s.events |= EVENT_LEAGUE
    for enemy in (HAPSBURG, PAPACY):
        board.end_alliance(s, PROTESTANT, enemy)
        board.set_war(s, PROTESTANT, enemy)
    g.log(FACT_LEAGUE, converted)
    _move_regulars(g, refuges)
    for leader, stack in ((LEADER_JOHN_FREDERICK, john), (LEADER_PHILIP_OF_HESSE, philip)):
        if s.leader_place[leader] == POOL:
            s.leader_place[leader] = _where(s, leader, dict(refuges).get(stack, stack))
            g.log(FACT_LEADER_JOINS, leader, s.leader_place[leader])


def joining_spaces(s: State) -> int:
    """HIS §21.6 step 3: Protestant home spaces of Protestant religion, except those with a Fortress marker."""
    return PROTESTANT_HOME & s.protestant & ~s.fortress


def _choose_stack(g: G, leader: int, start: int, stacks: int) -> Generator[One, Any, int]:
    """HIS §21.6 step 1: the stack of Protestant regulars nearest to a place; the Protestant breaks ties. -1: none."""
    if not stacks or g.state.leader_place[leader] != POOL:
        return -1
    options = members(nearest(start, stacks))
    space: int = yield One(PROTESTANT, ASK_LEADER_JOINS, (leader,), "space", options, "21.6")
    return space


def _choose_refuges(g: G) -> Generator[One, Any, list[tuple[int, int]]]:
    """HIS §21.6 step 5: regulars in a Catholic electorate go to the nearest Protestant one; -1: there is none."""
    s = g.state
    moves = []
    for space in members(s.troops[PROTESTANT] & ELECTORATES_MASK & ~s.protestant):
        options = members(nearest(space, ELECTORATES_MASK & s.protestant))
        to = -1
        if options:
            to = yield One(PROTESTANT, ASK_ELECTORATE, (space,), "space", options, "21.6")
        moves.append((space, to))
    return moves


def _move_regulars(g: G, moves: list[tuple[int, int]]) -> None:
    """HIS §21.6 step 5; without a Protestant electorate they wait on the display again (ruling 21.6-no-electorate)."""
    s = g.state
    for space, to in moves:
        count = s.units[space * N_SLOTS + PROTESTANT_REG]
        board.remove_units(s, space, PROTESTANT_REG, count)
        if to >= 0:
            board.add_units(s, to, PROTESTANT_REG, count)
            g.log(FACT_REGULARS_MOVE, space, to, count)
        else:
            s.display[ELECTORATES.index(space)] += count
            g.log(FACT_REGULARS_WAIT, space, count)


def _where(s: State, leader: int, stack: int) -> int:
    """The place of a leader who joins; without regulars: a Protestant electorate, a converted space, or he waits."""
    if stack >= 0:
        return stack
    start = WITTENBERG if leader == LEADER_JOHN_FREDERICK else KASSEL
    options = nearest(start, ELECTORATES_MASK & s.protestant) or nearest(start, s.owned[PROTESTANT])
    return members(options)[0] if options else TURN_TRACK
