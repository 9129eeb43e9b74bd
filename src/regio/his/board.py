"""Questions to and changes of a position: who is friend, who stands where, who controls what.

Every change of units, ships, control and diplomatic status goes through this module, which keeps the derived bit
sets (`troops`, `fleets`, `owned`, `own`, `friends`, `enemies`) true.
"""

from __future__ import annotations

from typing import Final

from regio.his.options import E500
from regio.his.powers import (
    GENOA,
    HUNGARY,
    INDEPENDENT,
    MAJORS,
    MINORS,
    N_MAJORS,
    N_OWNERS,
    N_POWERS,
    NOBODY,
    OTTOMAN,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from regio.his.spaces import ALGIERS, FIRST_SEA, N_PLACES
from regio.his.state import EVENT_LEAGUE, N_SHIPS, N_SLOTS, State
from regio.his.tables_map import (
    CAPITALS,
    ELECTORATES_MASK,
    FORTIFIED_MASK,
    HOME,
    HOME_MASK,
    KEYS_MASK,
    OTTOMAN_HOME,
)
from regio.his.tables_units import OWNER_SLOTS, SHIP_OWNER, SLOT_OWNER
from regio.series.bits import members

MAJORS_MASK: Final = (1 << N_MAJORS) - 1
MINORS_MASK: Final = 1 << GENOA | 1 << HUNGARY | 1 << SCOTLAND | 1 << VENICE
EVERY_OWNER: Final = (1 << N_OWNERS) - 1
"""All powers and the independents."""
EVERY_POWER: Final = (1 << N_POWERS) - 1
"""The same with NOBODY, the user of pieces that nobody has."""

_SLOTS_OF_MASK: Final[list[tuple[int, ...]]] = [
    tuple(slot for slot in range(N_SLOTS) if mask >> SLOT_OWNER[slot] & 1) for mask in range(1 << N_OWNERS)
]


# -- sides (§2.2, §9, §22) --------------------------------------------------------------------------


def own_mask(s: State, power: int) -> int:
    """A major power and its active minor powers, as a set of owners."""
    return s.own[power] if power < N_MAJORS else 1 << power


def major_of(s: State, owner: int) -> int:
    """The major power that commands an owner: itself, or a minor power's ally, or NOBODY."""
    if owner < N_MAJORS:
        return owner
    return s.minor_ally[owner - GENOA] if owner < INDEPENDENT else NOBODY


def update_sides(s: State) -> None:
    """Derive `own`, `friends` and `enemies` again, after any change of war, alliance or activation."""
    own = [1 << power for power in MAJORS]
    for minor in MINORS:
        ally = s.minor_ally[minor - GENOA]
        if ally != NOBODY:
            own[ally] |= 1 << minor
    s.own = own
    for power in MAJORS:
        friends = own[power]
        for other in members(s.ally[power]):
            friends |= own[other]
        enemies = s.war[power]
        for other in members(s.war[power] & MAJORS_MASK):
            enemies |= own[other]
        s.friends[power] = friends
        s.enemies[power] = enemies


def at_war(s: State, one: int, other: int) -> bool:
    """Is there a war between two powers (minor powers: their own war, while inactive)?"""
    return bool(s.war[one] >> other & 1)


def allied(s: State, one: int, other: int) -> bool:
    """Are two major powers allied this turn?"""
    return bool(s.ally[one] >> other & 1)


def set_war(s: State, one: int, other: int) -> None:
    """Put the war marker of a pair."""
    s.war[one] |= 1 << other
    s.war[other] |= 1 << one
    update_sides(s)


def end_war(s: State, one: int, other: int) -> None:
    """Take the war marker of a pair away."""
    s.war[one] &= ~(1 << other)
    s.war[other] &= ~(1 << one)
    update_sides(s)


def set_alliance(s: State, one: int, other: int) -> None:
    """Put the alliance marker of two major powers."""
    s.ally[one] |= 1 << other
    s.ally[other] |= 1 << one
    update_sides(s)


def end_alliance(s: State, one: int, other: int) -> None:
    """Take the alliance marker of two major powers away."""
    s.ally[one] &= ~(1 << other)
    s.ally[other] &= ~(1 << one)
    update_sides(s)


def league_formed(s: State) -> bool:
    """Has the Schmalkaldic League formed (§21.6)?"""
    return bool(s.events & EVENT_LEAGUE)


# -- control (§2.2, §12) ----------------------------------------------------------------------------


def set_control(s: State, space: int, power: int) -> None:
    """Give political control of a space to an owner, INDEPENDENT, or NOBODY (out of play)."""
    bit = 1 << space
    s.owned[s.control[space]] &= ~bit
    s.control[space] = power
    s.owned[power] |= bit


def friendly_spaces(s: State, power: int) -> int:
    """The spaces controlled by a major power or its allies (§2.2)."""
    mask = s.owned[power]
    for other in members(s.ally[power]):
        mask |= s.owned[other]
    return mask


def spaces_of(s: State, owners: int) -> int:
    """The spaces controlled by a set of owners."""
    mask = 0
    for owner in members(owners):
        mask |= s.owned[owner]
    return mask


def fortified(s: State) -> int:
    """The fortified spaces: printed ones, fortress markers, pirate havens (§2.1)."""
    return FORTIFIED_MASK[s.options.edition] | s.fortress | s.havens


def fortresses(s: State) -> int:
    """HIS §16.4: fortified spaces but keys and electorates; Algiers and havens too (ruling 16.4-algiers)."""
    return fortified(s) & ~KEYS_MASK & ~ELECTORATES_MASK | s.havens | (1 << ALGIERS)


def home_spaces(s: State, owner: int) -> int:
    """The home spaces of an owner; Oran and Tripoli change with a pirate haven (§21.1)."""
    mask = HOME_MASK[owner]
    if s.havens:
        return mask | s.havens if owner == OTTOMAN else mask & ~s.havens
    return mask


def home_of(s: State, space: int) -> int:
    """The home power of a space."""
    return OTTOMAN if s.havens >> space & 1 else HOME[space]


def closed_to_units(s: State) -> int:
    """Spaces nobody may enter now: electorates before the League (§21.6), Algiers out of play (§21.1)."""
    closed = 0 if league_formed(s) else ELECTORATES_MASK
    return closed | (1 << ALGIERS) if s.control[ALGIERS] == NOBODY else closed


def immune_spaces(s: State) -> int:
    """The spaces outside religion: Ottoman home spaces and pirate havens (§2.3, §18.0)."""
    return OTTOMAN_HOME | s.havens


ALL_RELIGIOUS: Final = ((1 << 134) - 1) & ~OTTOMAN_HOME


def keys_controlled(s: State, power: int) -> int:
    """How many keys carry the square marker of a power (§2.4)."""
    return (s.owned[power] & KEYS_MASK).bit_count() if power != PROTESTANT else 0


def capital_friendly(s: State, power: int) -> int:
    """The capitals of a power that it or an ally controls, as a bit set."""
    friendly = friendly_spaces(s, power)
    mask = 0
    for capital in CAPITALS[power]:
        mask |= 1 << capital
    return mask & friendly


# -- land units (§5.2) ------------------------------------------------------------------------------


def units_at(s: State, place: int, slot: int) -> int:
    """How many units of a kind stand in a place."""
    return s.units[place * N_SLOTS + slot]


def add_units(s: State, place: int, slot: int, count: int) -> None:
    """Put units of a kind into a place. The caller sees to the limit of counters."""
    s.units[place * N_SLOTS + slot] += count
    if count:
        s.troops[SLOT_OWNER[slot]] |= 1 << place


def remove_units(s: State, place: int, slot: int, count: int) -> None:
    """Take units of a kind out of a place."""
    at = place * N_SLOTS
    s.units[at + slot] -= count
    owner = SLOT_OWNER[slot]
    for other in OWNER_SLOTS[owner]:
        if s.units[at + other]:
            return
    s.troops[owner] &= ~(1 << place)


def slots_of(owners: int) -> tuple[int, ...]:
    """The kinds of unit of a set of owners."""
    return _SLOTS_OF_MASK[owners & EVERY_OWNER]


def strength(s: State, place: int, owners: int) -> int:
    """How many land units of a set of owners stand in a place."""
    at = place * N_SLOTS
    total = 0
    for slot in _SLOTS_OF_MASK[owners & EVERY_OWNER]:
        total += s.units[at + slot]
    return total


def owners_at(s: State, place: int) -> int:
    """The owners with land units in a place, as a set."""
    bit = 1 << place
    mask = 0
    for owner in range(N_OWNERS):
        if s.troops[owner] & bit:
            mask |= 1 << owner
    return mask


def troop_spaces(s: State, owners: int) -> int:
    """The places where land units of a set of owners stand."""
    mask = 0
    for owner in members(owners & EVERY_OWNER):
        mask |= s.troops[owner]
    return mask


# -- leaders (§5.1) ---------------------------------------------------------------------------------


def leaders_at(s: State, place: int, users: int) -> list[int]:
    """The leaders, army and naval, of a set of powers in a place."""
    return [
        leader for leader, where in enumerate(s.leader_place) if where == place and users >> s.leader_user[leader] & 1
    ]


# -- ships (§5.3) -----------------------------------------------------------------------------------


def ships_at(s: State, place: int, users: int) -> list[int]:
    """The ships used by a set of powers in a place; a loaned ship is used by the borrower (§9.2)."""
    return [ship for ship, where in enumerate(s.ship_place) if where == place and users >> s.ship_user[ship] & 1]


def squadrons_at(s: State, place: int, users: int) -> int:
    """How many squadrons (not corsairs) of a set of powers are in a place."""
    count = 0
    for ship in range(N_SHIPS):
        if s.ship_place[ship] == place and users >> s.ship_user[ship] & 1 and not s.corsairs >> ship & 1:
            count += 1
    return count


def fleet_places(s: State, users: int) -> int:
    """The ports and seas where ships of a set of powers are."""
    mask = 0
    for user in members(users & EVERY_OWNER):
        mask |= s.fleets[user]
    return mask


def place_ship(s: State, ship: int, place: int) -> None:
    """Put a ship into a place, on the map or off it."""
    before = s.ship_place[ship]
    s.ship_place[ship] = place
    _update_fleet(s, s.ship_user[ship], before)
    _update_fleet(s, s.ship_user[ship], place)


def use_ship(s: State, ship: int, user: int) -> None:
    """Give the use of a ship to an owner: lent, or back with its own."""
    before = s.ship_user[ship]
    if before != user:
        s.ship_user[ship] = user
        _update_fleet(s, before, s.ship_place[ship])
        _update_fleet(s, user, s.ship_place[ship])


def _update_fleet(s: State, user: int, place: int) -> None:
    if place >= N_PLACES:
        return
    for ship, where in enumerate(s.ship_place):
        if where == place and s.ship_user[ship] == user:
            s.fleets[user] |= 1 << place
            return
    s.fleets[user] &= ~(1 << place)


def update_fleets(s: State) -> None:
    """Derive `fleets` again, after ships were put by other means."""
    s.fleets = [0] * N_OWNERS
    for ship, place in enumerate(s.ship_place):
        if place < N_PLACES:
            s.fleets[s.ship_user[ship]] |= 1 << place


def home_user(ship: int) -> int:
    """The power to which a ship belongs."""
    return SHIP_OWNER[ship]


def is_sea(place: int) -> bool:
    """Is this place a sea zone?"""
    return FIRST_SEA <= place < FIRST_SEA + 14


# -- sieges (§15) -----------------------------------------------------------------------------------


def besieged(s: State) -> int:
    """The spaces under siege."""
    mask = 0
    for space, _power, _impulse in s.sieges:
        mask |= 1 << space
    return mask


def besiegers(s: State, space: int) -> int:
    """The major powers that besiege a space, as a set."""
    mask = 0
    for where, power, _impulse in s.sieges:
        if where == space:
            mask |= 1 << power
    return mask


def besieger_owners(s: State, space: int) -> int:
    """The owners (powers and their minors) that stand outside the fortification as besiegers."""
    mask = 0
    for power in members(besiegers(s, space)):
        mask |= own_mask(s, power)
    return mask


def inside_owners(s: State, space: int) -> int:
    """The owners with land units inside the fortification of a besieged space."""
    return owners_at(s, space) & ~besieger_owners(s, space)


def edition_500(s: State) -> bool:
    """Is this the 500th Anniversary edition?"""
    return s.options.edition == E500
