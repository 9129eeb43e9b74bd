"""Who and what arrives in the Card Draw Phase: leaders, ships, reformers, debaters (HIS §8.2 steps 1-5)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from regio.his import board
from regio.his.context import G
from regio.his.deals import leader_home_spaces
from regio.his.persons import LEADER_MAURICE_OF_SAXONY, N_DEBATERS, N_REFORMERS
from regio.his.powers import NOBODY, PROTESTANT
from regio.his.religion import make_protestant
from regio.his.spaces import POOL, TURN_TRACK
from regio.his.state import (
    DEBATER_AWAY,
    DEBATER_READY,
    DEBATER_WAITING,
    N_SHIPS,
    REFORMER_AWAY,
    REFORMER_ON_MAP,
    REFORMER_WAITING,
    State,
)
from regio.his.tables_map import ELECTORATES_MASK, HOME_KEYS_MASK, HOME_MASK, PORTS_MASK
from regio.his.tables_persons import (
    ARMY_LEADERS,
    CRANMER_DEBATERS,
    DEBATER_TURN,
    LEADER_TURN,
    NAVAL_LEADERS,
    REFORMER_SPACE,
    REFORMER_TURN,
)
from regio.his.tables_units import SHIP_OWNER
from regio.kernel.messages import message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_ARRIVAL = message("his-ask-leader-arrives", "leader:leader")
FACT_LEADER = message("his-leader-arrives", "leader:leader", "space:space")
FACT_LEADER_WAITS = message("his-leader-waits", "leader:leader")
FACT_SHIPS_BACK = message("his-ships-back-in-pools", "ships:n")
FACT_REFORMER = message("his-reformer-arrives", "reformer:reformer", "space:space")
FACT_REFORMER_BACK = message("his-reformer-returns", "reformer:reformer", "space:space")
FACT_DEBATERS = message("his-debaters-arrive", "debaters:debaters")


def arrivals(g: G) -> Procedure:
    """HIS §8.2: army leaders, naval leaders, ships, reformers, debaters. Every step does only what is not yet done."""
    yield from army_leaders(g)
    yield from naval_leaders(g)
    ships_to_pools(g)
    reformers(g)
    debaters(g)


def army_leaders(g: G) -> Procedure:
    """HIS §8.2 step 1: Maurice of Saxony from turn 6 on; leaders away until the end of a turn come back."""
    s = g.state
    maurice = LEADER_MAURICE_OF_SAXONY
    if s.leader_place[maurice] == POOL and s.turn >= LEADER_TURN[maurice]:
        yield from _place(g, maurice, PROTESTANT, members(s.owned[PROTESTANT] & ELECTORATES_MASK))
    for leader in members(ARMY_LEADERS):
        if s.leader_place[leader] == TURN_TRACK:
            power = s.leader_user[leader]
            yield from _place(g, leader, power, leader_home_spaces(s, power))


def naval_leaders(g: G) -> Procedure:
    """HIS §8.2 step 2: naval leaders on the turn track go to a friendly port of their owner's choice, or wait."""
    s = g.state
    for leader in members(NAVAL_LEADERS):
        if s.leader_place[leader] == TURN_TRACK:
            owner = s.leader_user[leader]
            yield from _place(g, leader, board.major_of(s, owner), ports_of_leader(s, owner))


def ports_of_leader(s: State, owner: int) -> list[int]:
    """HIS §8.2 step 2: friendly ports; of an inactive minor power its own ports, its key first."""
    power = board.major_of(s, owner)
    if power != NOBODY:
        return members(board.friendly_spaces(s, power) & PORTS_MASK)
    ports = s.owned[owner] & HOME_MASK[owner] & PORTS_MASK
    return members(ports & HOME_KEYS_MASK[owner] or ports)[:1]


def _place(g: G, leader: int, power: int, options: list[int]) -> Generator[One, Any, None]:
    s = g.state
    if not options:
        g.log(FACT_LEADER_WAITS, leader)
        return
    space = options[0]
    if power != NOBODY:
        space = yield One(power, ASK_ARRIVAL, (leader,), "space", options, "8.2")
    s.leader_place[leader] = space
    g.log(FACT_LEADER, leader, space)


def ships_to_pools(g: G) -> None:
    """HIS §8.2 step 3: ships on the turn track can be built again."""
    s = g.state
    count = 0
    for ship in range(N_SHIPS):
        if s.ship_place[ship] == TURN_TRACK:
            board.place_ship(s, ship, POOL)
            board.use_ship(s, ship, SHIP_OWNER[ship])
            s.corsairs &= ~(1 << ship)
            count += 1
    if count:
        g.log(FACT_SHIPS_BACK, count)


def cranmer_comes(s: State) -> bool:
    """HIS §8.2: the first Card Draw Phase after Henry VIII married Anne Boleyn, and later."""
    return 0 < s.boleyn_turn < s.turn


def reformers(g: G) -> None:
    """HIS §8.2 step 4: new reformers convert their space; those who return change nothing there."""
    s = g.state
    for reformer in range(N_REFORMERS):
        space = REFORMER_SPACE[reformer]
        turn = REFORMER_TURN[reformer]
        if s.reformer_state[reformer] == REFORMER_AWAY:
            s.reformer_state[reformer] = REFORMER_ON_MAP
            g.log(FACT_REFORMER_BACK, reformer, space)
        elif s.reformer_state[reformer] == REFORMER_WAITING and (turn <= s.turn if turn else cranmer_comes(s)):
            s.reformer_state[reformer] = REFORMER_ON_MAP
            g.log(FACT_REFORMER, reformer, space)
            if not s.protestant >> space & 1:
                make_protestant(g, space)


def debaters(g: G) -> None:
    """HIS §8.2 step 5: new debaters and those who were away come uncommitted."""
    s = g.state
    came = 0
    for debater in range(N_DEBATERS):
        state = s.debater_state[debater]
        if state == DEBATER_AWAY or (state == DEBATER_WAITING and debater_comes(s, debater)):
            s.debater_state[debater] = DEBATER_READY
            came |= 1 << debater
    if came:
        g.log(FACT_DEBATERS, came)


def debater_comes(s: State, debater: int) -> bool:
    """HIS §8.2 step 5: has the turn of a debater come? Cranmer's three come with him."""
    if CRANMER_DEBATERS >> debater & 1:
        return cranmer_comes(s)
    return DEBATER_TURN[debater] <= s.turn
