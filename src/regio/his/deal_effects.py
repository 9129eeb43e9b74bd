"""How a confirmed package takes effect (HIS §9.1 Announcing 3, §9.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regio.his import board
from regio.his.context import G
from regio.his.counters import can_add, settle_shortage, still_shown
from regio.his.deals import (
    ALLIANCE,
    CARDS,
    DIVORCE,
    DONE_DEAL,
    KINDS,
    LEND,
    LEND_LEADER,
    MERCENARIES,
    PEACE,
    RESCIND,
    RETURN,
    YIELD,
    leader_home_spaces,
    mercenary_spaces,
    set_status,
)
from regio.his.deck import draw_from_hand
from regio.his.displacement import displace
from regio.his.electorates import muster_electorates
from regio.his.excommunication import lift
from regio.his.loans import lend_leader, lend_squadrons
from regio.his.phony_war import peace_came_first
from regio.his.powers import NOBODY, PAPACY
from regio.his.state import FLAG_DIVORCE_GRANTED, N_SLOTS
from regio.his.tables_map import ALL_SPACES
from regio.his.tables_units import SECOND_SLOT
from regio.his.wives import advance_marriage
from regio.kernel.messages import message
from regio.kernel.questions import One, Term
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_LEADER_HOME = message("his-ask-leader-home", "leader:leader")
ASK_MERCENARY_FROM = message("his-ask-mercenary-from", "giver:power", "receiver:power", "left:n")
ASK_MERCENARY_TO = message("his-ask-mercenary-to", "receiver:power", "count:n")
FACT_PEACE = message("his-peace-made", "one:power", "other:power")
FACT_ALLIANCE = message("his-alliance-made", "one:power", "other:power")
FACT_YIELDED = message("his-space-yielded", "giver:power", "space:space", "receiver:power")
FACT_RETURNED = message("his-leader-returned", "leader:leader", "space:space")
FACT_MERCENARIES = message(
    "his-mercenaries-given", "giver:power", "receiver:power", "count:n", "placed:n", "space:space"
)
FACT_DIVORCE = message("his-divorce-granted")


def carry_out(g: G, index: int, package: tuple[Term, ...]) -> Procedure:
    """HIS §9.1: all terms of a package, in the order of the list of items: peace, alliances, loans, and so on.

    All spaces of the package change hands together, before anybody leaves one of them.
    """
    set_status(g.state, index, DONE_DEAL)
    terms = sorted(package)
    yielded = [term for term in terms if term[0] == YIELD]
    for term in terms:
        if yielded and term == yielded[0]:
            _hand_over(g, yielded)
        yield from _EFFECTS[term[0]](g, term)


def end_war(g: G, one: int, other: int) -> None:
    """HIS §9.3 step 8: the war ends; with the Papacy, the excommunication of the other ruler too."""
    s = g.state
    board.end_war(s, one, other)
    s.peace[one] |= 1 << other
    s.peace[other] |= 1 << one
    peace_came_first(s, one, other)
    g.log(FACT_PEACE, one, other)
    if PAPACY in (one, other):
        lift(g, other if one == PAPACY else one)


def place_returned_leader(g: G, leader: int, power: int) -> Procedure:
    """HIS §9.1 item 4: a captured leader comes home, to a place of his owner's choice."""
    s = g.state
    space = yield One(power, ASK_LEADER_HOME, (leader,), "space", leader_home_spaces(s, power), "9.1")
    s.leader_place[leader] = space
    s.leader_captor[leader] = NOBODY
    g.log(FACT_RETURNED, leader, space)


def _peace(g: G, term: Term) -> Procedure:
    end_war(g, term[1], term[2])
    return
    yield


def _alliance(g: G, term: Term) -> Procedure:
    board.set_alliance(g.state, term[1], term[2])
    g.log(FACT_ALLIANCE, term[1], term[2])
    return
    yield


def _lend(g: G, term: Term) -> Procedure:
    yield from lend_squadrons(g, term[1], term[2], term[3], term[4])


def _lend_leader(g: G, term: Term) -> Procedure:
    yield from lend_leader(g, term[1], term[2], term[3])


def _return(g: G, term: Term) -> Procedure:
    yield from place_returned_leader(g, term[3], term[2])


def _hand_over(g: G, yielded: list[Term]) -> None:
    """HIS §9.1 item 5: control of the yielded spaces changes, religion does not."""
    for _, giver, receiver, space in yielded:
        board.set_control(g.state, space, receiver)
        g.log(FACT_YIELDED, giver, space, receiver)


def _yield_space(g: G, term: Term) -> Procedure:
    """HIS §9.1 item 5: units in a yielded space are moved out; an electorate may muster (§21.6)."""
    s = g.state
    _, giver, receiver, space = term
    guests = board.own_mask(s, giver) | ~s.friends[receiver] & (board.MAJORS_MASK | board.MINORS_MASK)
    yield from displace(g, space, guests)
    muster_electorates(g)


def _cards(g: G, term: Term) -> Procedure:
    for _ in range(term[3]):
        draw_from_hand(g, term[2], term[1])
    return
    yield


def _mercenaries(g: G, term: Term) -> Procedure:
    """HIS §9.1 item 7: the giver takes them from any spaces, the receiver places as many from his own pool."""
    s = g.state
    _, giver, receiver, count = term
    slot = SECOND_SLOT[giver]
    for left in range(count, 0, -1):
        spaces = [space for space in members(s.troops[giver] & ALL_SPACES) if s.units[space * N_SLOTS + slot]]
        if not spaces:  # some were lost when a space of the same package was yielded
            count -= left
            break
        spaces = still_shown(s, slot, spaces)
        space = yield One(giver, ASK_MERCENARY_FROM, (giver, receiver, left), "space", spaces, "9.1")
        board.remove_units(s, space, slot, 1)
        yield from settle_shortage(g, giver, space)
    target = yield One(receiver, ASK_MERCENARY_TO, (receiver, count), "space", mercenary_spaces(s, receiver), "9.1")
    placed = can_add(s, target, SECOND_SLOT[receiver], count)
    board.add_units(s, target, SECOND_SLOT[receiver], placed)
    g.log(FACT_MERCENARIES, giver, receiver, count, placed, target)


def _divorce(g: G, term: Term) -> Procedure:
    """HIS §9.1 item 8: the marker moves to Anne Boleyn and England rolls at once."""
    g.state.turn_flags |= FLAG_DIVORCE_GRANTED
    g.log(FACT_DIVORCE)
    yield from advance_marriage(g)


def _rescind(g: G, term: Term) -> Procedure:
    lift(g, term[1])
    return
    yield


_EFFECTS: Final[dict[int, Callable[[G, Term], Procedure]]] = {
    PEACE: _peace,
    ALLIANCE: _alliance,
    LEND: _lend,
    LEND_LEADER: _lend_leader,
    RETURN: _return,
    YIELD: _yield_space,
    CARDS: _cards,
    MERCENARIES: _mercenaries,
    DIVORCE: _divorce,
    RESCIND: _rescind,
}
assert len(_EFFECTS) == len(KINDS)
