"""What every naval procedure needs: ways over the sea, kinds of ship, choosing ships (HIS §2.5, §5.3, §16)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final

from regio.his import board
from regio.his.persons import LEADER_ANDREA_DORIA
from regio.his.powers import GENOA, N_OWNERS, OTTOMAN, POWER_NAMES, VENICE
from regio.his.spaces import ATLANTIC_OCEAN, FIRST_SEA, N_SEAS
from regio.his.state import State
from regio.his.tables_map import ALL_SPACES, PORTS_MASK, SEA_STEPS
from regio.his.tables_persons import LEADER_BATTLE
from regio.his.tables_units import SHIP_OWNER, SHIPS_OF
from regio.kernel.messages import Message
from regio.kernel.questions import Counts, Question, Some

ATLANTIC_BIT: Final = 1 << ATLANTIC_OCEAN

# kinds of ship: the squadrons of each owner, and the corsairs
CORSAIR: Final = N_OWNERS
VESSEL_NAMES: Final[tuple[str, ...]] = (
    *(f"{POWER_NAMES[owner]}-squadron" if len(SHIPS_OF[owner]) else "" for owner in range(N_OWNERS)),
    f"{POWER_NAMES[OTTOMAN]}-corsair",
)
"""Tokens of the domain `vessel`: a kind of ship is its owner's number, or CORSAIR."""

ShipsAsked = Generator[Question, Any, list[int]]
"""A procedure that returns pieces: ships or leaders."""


# -- ships ------------------------------------------------------------------------------------------


def vessel_of(s: State, ship: int) -> int:
    """The kind of a ship: its owner for a squadron, CORSAIR for a corsair."""
    return CORSAIR if s.corsairs >> ship & 1 else SHIP_OWNER[ship]


def barred_from_atlantic(ship: int) -> bool:
    """HIS §16.1: Genoese and Venetian squadrons never enter the Atlantic Ocean, whoever commands them."""
    return SHIP_OWNER[ship] in (GENOA, VENICE)


def fit_for(ships: Sequence[int], to: int) -> list[int]:
    """HIS §16.1: the ships that may enter a place."""
    return [ship for ship in ships if to != ATLANTIC_OCEAN or not barred_from_atlantic(ship)]


def companions_to(leaders: Sequence[int], to: int) -> list[int]:
    """HIS §16.1: the naval leaders that may go along to a place: Andrea Doria never to the Atlantic."""
    return [leader for leader in leaders if to != ATLANTIC_OCEAN or leader != LEADER_ANDREA_DORIA]


def most_to(fit: int, there: int, leaders: Sequence[int], to: int) -> int:
    """How many of the fit ships may go: one of those there stays with Andrea Doria (ruling 16.1-doria)."""
    return min(fit, there - 1) if to == ATLANTIC_OCEAN and LEADER_ANDREA_DORIA in leaders else fit


def fleet_barred(ships: Sequence[int], leaders: Sequence[int]) -> bool:
    """HIS §16.1: may this group not enter the Atlantic Ocean?"""
    return LEADER_ANDREA_DORIA in leaders or any(SHIP_OWNER[ship] in (GENOA, VENICE) for ship in ships)


def steps_of_fleet(place: int, ships: Sequence[int], leaders: Sequence[int]) -> int:
    """Where a group that stays together may go in one step, whoever is there."""
    steps = SEA_STEPS[place]
    return steps & ~ATLANTIC_BIT if steps & ATLANTIC_BIT and fleet_barred(ships, leaders) else steps


def fleets_by_place(s: State, users: int) -> dict[int, list[int]]:
    """The ships of a set of users on the map, by place."""
    found: dict[int, list[int]] = {}
    limit = FIRST_SEA + N_SEAS
    for ship, place in enumerate(s.ship_place):
        if place < limit and users >> s.ship_user[ship] & 1:
            if place in found:
                found[place].append(ship)
            else:
                found[place] = [ship]
    return found


def enemy_fleets(s: State, power: int) -> int:
    """The places where ships of powers at war with a power are."""
    return board.fleet_places(s, s.enemies[power])


# -- naval leaders ----------------------------------------------------------------------------------


def best_battle(leaders: Sequence[int]) -> int:
    """HIS §16.2: the best battle rating of naval leaders; ratings do not add up."""
    return max((LEADER_BATTLE[leader] for leader in leaders), default=0)


# -- choosing ---------------------------------------------------------------------------------------


def kinds_of(s: State, ships: Sequence[int]) -> tuple[list[int], list[int]]:
    """The kinds among some ships, and how many there are of each."""
    kinds: list[int] = []
    counts: list[int] = []
    for ship in ships:
        kind = vessel_of(s, ship)
        if kind in kinds:
            counts[kinds.index(kind)] += 1
        else:
            kinds.append(kind)
            counts.append(1)
    return kinds, counts


def pick(s: State, ships: Sequence[int], kinds: Sequence[int], counts: Sequence[int]) -> list[int]:
    """So many ships of each kind out of a group; ships of one kind are alike."""
    left = list(counts)
    chosen = []
    for ship in ships:
        at = kinds.index(vessel_of(s, ship))
        if left[at]:
            left[at] -= 1
            chosen.append(ship)
    return chosen


def ask_ships(
    s: State,
    seat: int,
    message: Message,
    values: tuple[int, ...],
    ships: Sequence[int],
    at_least: int,
    at_most: int,
    rule: str,
    about: Any = None,
) -> ShipsAsked:
    """Ask for ships of a group, by kind; `about` is for the hints."""
    kinds, counts = kinds_of(s, ships)
    question = Counts(seat, message, values, "vessel", kinds, counts, at_least, at_most, rule)
    question.about = about
    answer = yield question
    return pick(s, ships, kinds, answer)


def ask_leaders(
    seat: int,
    message: Message,
    values: tuple[int, ...],
    leaders: Sequence[int],
    all_of_them: bool,
    rule: str,
    about: Any = None,
) -> ShipsAsked:
    """HIS §16.1: naval leaders may go with ships that leave their place, and must if no ship stays."""
    if not leaders:
        return []
    least = len(leaders) if all_of_them else 0
    question = Some(seat, message, values, "leader", leaders, least, len(leaders), rule)
    question.about = about
    chosen = yield question
    return list(chosen)


def move_fleet(s: State, ships: Sequence[int], leaders: Sequence[int], to: int) -> None:
    """Put ships and naval leaders into a place."""
    for ship in ships:
        board.place_ship(s, ship, to)
    for leader in leaders:
        s.leader_place[leader] = to


def ports_of(s: State, power: int) -> int:
    """The ports a power controls itself, those of its active minor powers included."""
    return s.owned[power] & PORTS_MASK


def port_bits(mask: int) -> int:
    """The spaces of a set of places."""
    return mask & ALL_SPACES
