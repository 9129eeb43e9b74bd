"""Loans of squadrons and naval leaders to an ally (HIS §9.2 3b); Winter ends them (§19.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from regio.his import board
from regio.his.context import G
from regio.his.naval import ATLANTIC_BIT, ask_ships, barred_from_atlantic, fleets_by_place, ports_of
from regio.his.persons import LEADER_ANDREA_DORIA
from regio.his.spaces import N_PLACES
from regio.his.state import State
from regio.his.tables_map import SEA_STEPS, SEAS_MASK
from regio.his.tables_persons import LEADER_POWER, NAVAL_LEADERS
from regio.his.tables_units import SHIP_OWNER
from regio.kernel.messages import message
from regio.kernel.questions import One, Term
from regio.kernel.rules import Procedure
from regio.series.bits import members
from regio.series.graph import beside

ASK_LEND = message("his-ask-lend", "receiver:power", "place:place", "n:n")
ASK_LOAN_PORT = message("his-ask-loan-port", "giver:power", "place:place")
FACT_LENT = message("his-lent", "giver:power", "receiver:power", "vessel:vessel", "place:place")
FACT_LENT_LEADER = message("his-lent-leader", "giver:power", "receiver:power", "leader:leader", "place:place")

LEND_TERM: Final = 2
"""The kind of the term of a deal that lends squadrons: (kind, giver, receiver, place, n); other terms lend leaders."""


def nearest_ports(s: State, place: int, receiver: int, barred: bool) -> int:
    """HIS §9.2 3b: the nearest ports a power controls, counted in sea zones; a bit set, 0 if there is no way.

    The way leads over adjacent sea zones without a port in between, so never through a strait.
    """
    ports = ports_of(s, receiver)
    if ports >> place & 1:
        return 1 << place
    closed = ATLANTIC_BIT if barred else 0
    reached = 0
    frontier = SEA_STEPS[place] & SEAS_MASK & ~closed if not SEAS_MASK >> place & 1 else 1 << place
    while frontier:
        wider = beside(frontier, SEA_STEPS)
        if wider & ports:
            return wider & ports
        reached |= frontier
        frontier = wider & SEAS_MASK & ~closed & ~reached
    return 0


def _lendable_ships(s: State, ships: Sequence[int], place: int, giver: int, receiver: int) -> list[int]:
    """Squadrons (not corsairs, not borrowed ones) in a place that find a way to a port of the receiver."""
    own = board.own_mask(s, giver)
    fit = [ship for ship in ships if not s.corsairs >> ship & 1 and own >> SHIP_OWNER[ship] & 1]
    if not fit:
        return fit
    way = {barred: nearest_ports(s, place, receiver, barred) for barred in {barred_from_atlantic(ship) for ship in fit}}
    return [ship for ship in fit if way[barred_from_atlantic(ship)]]


def lendable_squadrons(s: State, giver: int, receiver: int) -> Iterator[tuple[int, int]]:
    """HIS §9.2 3b: the places from which a power can lend squadrons, and how many there are."""
    fleets = fleets_by_place(s, board.own_mask(s, giver))
    for place in sorted(fleets):
        count = len(_lendable_ships(s, fleets[place], place, giver, receiver))
        if count:
            yield place, count


def lendable_leaders(s: State, giver: int) -> Iterator[int]:
    """HIS §9.2 3b: the naval leaders of a power that stand with ships of it."""
    own = board.own_mask(s, giver)
    places = board.fleet_places(s, own)
    for leader in members(NAVAL_LEADERS):
        place = s.leader_place[leader]
        theirs = own >> s.leader_user[leader] & own >> LEADER_POWER[leader] & 1
        if place < N_PLACES and theirs and places >> place & 1:
            yield leader


def loan_possible(s: State, package: Sequence[Term], term: Term) -> bool:
    """HIS §9.2 3b: can this term be carried out: a way to a port; a leader only with squadrons of his place."""
    giver, receiver = term[1], term[2]
    if term[0] == LEND_TERM:
        return any(place == term[3] and count >= term[4] for place, count in lendable_squadrons(s, giver, receiver))
    leader = term[3]
    place = s.leader_place[leader]
    if place >= N_PLACES or not nearest_ports(s, place, receiver, leader == LEADER_ANDREA_DORIA):
        return False
    return any(other[0] == LEND_TERM and other[1:4] == (giver, receiver, place) for other in package)


def lend_squadrons(g: G, giver: int, receiver: int, place: int, n: int) -> Procedure:
    """HIS §9.2 3b: squadrons go to the nearest port of the receiver and are his until Winter.

    The giver says which if there are several owners; the receiver chooses among equally near ports (ruling 9.2-ties).
    """
    s = g.state
    ships = fleets_by_place(s, board.own_mask(s, giver)).get(place, [])
    fit = _lendable_ships(s, ships, place, giver, receiver)
    n = min(n, len(fit))
    if not n:
        return
    chosen = yield from ask_ships(s, giver, ASK_LEND, (receiver, place, n), fit, n, n, "9.2")
    for ship in chosen:
        ports = nearest_ports(s, place, receiver, barred_from_atlantic(ship))
        to = yield One(receiver, ASK_LOAN_PORT, (giver, place), "space", members(ports), "9.2")
        board.place_ship(s, ship, to)
        board.use_ship(s, ship, receiver)
        g.log(FACT_LENT, giver, receiver, SHIP_OWNER[ship], to)


def lend_leader(g: G, giver: int, receiver: int, leader: int) -> Procedure:
    """HIS §9.2 3b: a naval leader goes with the squadrons lent from his place."""
    s = g.state
    ports = nearest_ports(s, s.leader_place[leader], receiver, leader == LEADER_ANDREA_DORIA)
    with_ships = ports & board.fleet_places(s, 1 << receiver)
    options = members(with_ships or ports)
    if not options:
        return
    to = yield One(receiver, ASK_LOAN_PORT, (giver, s.leader_place[leader]), "space", options, "9.2")
    s.leader_place[leader] = to
    s.leader_user[leader] = receiver
    g.log(FACT_LENT_LEADER, giver, receiver, leader, to)
