"""Land units and army leaders return in Winter: who goes where, attrition (HIS §19.3).

Each stack is asked for first (a `Departure`), then moves as one: nothing stands half-way while a player decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regio.his import board
from regio.his.context import G
from regio.his.counters import ASK_SHORTAGE, FACT_SHORTAGE, representable_with
from regio.his.pieces import army_leaders_at
from regio.his.powers import INDEPENDENT, N_MAJORS, PROTESTANT, SCOTLAND
from regio.his.routes import nearest, reach
from regio.his.spaces import EDINBURGH, N_SPACES, STIRLING, TURN_TRACK
from regio.his.state import N_SLOTS, State
from regio.his.tables_map import ALL_SPACES, HOME_KEYS_MASK, SEAS_MASK
from regio.his.tables_persons import ARMY_LEADERS
from regio.his.tables_units import OWNER_SLOTS, SLOT_OWNER
from regio.kernel.messages import message
from regio.kernel.notation import word
from regio.kernel.questions import Counts, One, Question, Some
from regio.kernel.rules import Procedure
from regio.series.bits import first, members

ASK_UNITS = message("his-ask-winter-units", "power:power", "start:space", "to:space")
ASK_EXCESS = message("his-ask-winter-excess", "power:power", "start:space", "excess:n")
ASK_LEADER = message("his-ask-winter-leader", "leader:leader", "start:space")
ASK_LOSSES = message("his-ask-winter-losses", "power:power", "start:space", "to:space", "losses:n")
ASK_VOLUNTEERS = message("his-ask-winter-volunteers", "power:power")
ASK_VOLUNTEER_UNITS = message("his-ask-winter-volunteer-units", "power:power", "start:space")
ASK_NEXT_STACK = message("his-ask-winter-next-stack", "power:power")
ASK_LONE_LEADER = message("his-ask-winter-lone-leader", "leader:leader", "start:space")
FACT_HOME = message("his-winter-home", "power:power", "start:space", "to:space", "units:n", "leaders:leaders")
FACT_LOSSES = message("his-winter-losses", "power:power", "start:space", "to:space", "losses:n")
FACT_NO_QUARTERS = message("his-winter-no-quarters", "power:power", "start:space", "units:n")
FACT_LEADER_HOME = message("his-winter-leader-home", "leader:leader", "to:place")

STAY: Final = word("stay")
"""A leader stays with those who remain."""
WINTER_LIMIT: Final = 4
"""Land units that may winter in a fortified space other than the capital (§2.1)."""
MINOR_KEY_EXEMPT: Final = True
"""The limit does not bind the units of a minor power in a home key of theirs (ruling 19.3-minor-key)."""
NO_LIMIT: Final = 1000

# the parts of the return of one power, in `cursor` after the power
EXCESS: Final = 0
VOLUNTEERS: Final = 1
RETURN: Final = 2
N_PARTS: Final = 3


class Departure:
    """What leaves one space: for each destination the units by kind, the leaders; what finds no quarters."""

    __slots__ = ("asked", "leaders", "loads", "losses", "lost", "power", "start")

    def __init__(self, power: int, start: int) -> None:
        self.power = power
        self.start = start
        self.asked = False
        self.loads: dict[int, list[int]] = {}
        self.losses: dict[int, list[int]] = {}
        self.lost = [0] * N_SLOTS
        self.leaders: list[tuple[int, int]] = []

    def add(self, place: int, slot: int, count: int) -> None:
        """Units of a kind go to a place."""
        if count:
            self.loads.setdefault(place, [0] * N_SLOTS)[slot] += count


class Quarters:
    """A destination with the room it has, and how much of that must be filled before others are used."""

    __slots__ = ("must", "place", "room")

    def __init__(self, place: int, room: int, must: int = 0) -> None:
        self.place = place
        self.room = room
        self.must = must


def armies_return(g: G) -> Procedure:
    """HIS §19.3 Procedure: power by power: excess over 4, volunteers for the capital, stacks in the open, leaders.

    Before the League Protestant units never move.
    """
    s = g.state
    while s.cursor < N_MAJORS * N_PARTS:
        power, part = divmod(s.cursor, N_PARTS)
        if power != PROTESTANT or board.league_formed(s):
            if part == EXCESS:
                yield from _send_excess(g, power)
            elif part == VOLUNTEERS:
                yield from _send_volunteers(g, power)
            else:
                yield from _return_all(g, power)
                yield from _lone_leaders(g, power)
        s.cursor += 1


# -- where to (§19.3) -------------------------------------------------------------------------------


def capital_like(s: State, power: int, owner: int) -> int:
    """HIS §19.3: the capitals for units of an owner: the power's, and for a minor power its home keys.

    **[500th]** Scottish units only Edinburgh and Stirling.
    """
    if owner < N_MAJORS:
        return board.capital_friendly(s, power)
    friendly = board.friendly_spaces(s, power)
    keys = minor_keys(s, owner) & friendly
    return keys if scots_apart(s, owner) else board.capital_friendly(s, power) | keys


def scots_apart(s: State, owner: int) -> bool:
    """**[500th]** Scottish units winter in Edinburgh or Stirling and nowhere else."""
    return owner == SCOTLAND and board.edition_500(s)


def at_home(s: State, power: int, owner: int) -> int:
    """The spaces in which units of an owner may winter without moving."""
    if scots_apart(s, owner):
        return capital_like(s, power, owner)
    return s.owned[power] & board.fortified(s) | capital_like(s, power, owner)


def must_return(s: State, power: int) -> int:
    """HIS §19.3: the spaces from which units of a power must leave."""
    mask = 0
    for owner in members(board.own_mask(s, power)):
        mask |= s.troops[owner] & ALL_SPACES & ~at_home(s, power, owner)
    return mask


def limited_owners(s: State, power: int, space: int) -> int:
    """The owners whose units count toward the limit of 4 in a space (ruling 19.3-minor-key)."""
    owners = board.own_mask(s, power)
    if MINOR_KEY_EXEMPT:
        for minor in range(N_MAJORS, INDEPENDENT):
            if owners >> minor & 1 and minor_keys(s, minor) >> space & 1:
                owners &= ~(1 << minor)
    return owners


def minor_keys(s: State, minor: int) -> int:
    """HIS §19.3: the home keys of a minor power; **[500th]** Stirling counts as one of Scotland."""
    if scots_apart(s, minor):
        return 1 << EDINBURGH | 1 << STIRLING
    return HOME_KEYS_MASK[minor]


def room_in(s: State, power: int, space: int, safe: int) -> int:
    """How many units may leave for a controlled fortified space: survivors of attrition count against the limit."""
    room = max(0, WINTER_LIMIT - board.strength(s, space, limited_owners(s, power, space)))
    return room if safe >> space & 1 or not room else 2 * room + 1


def quarters(s: State, power: int, owner: int, start: int, need: int, excess: bool) -> list[Quarters]:
    """HIS §19.3: where units may go from a space: nearest controlled fortified spaces with room, and capitals.

    Excess units only to a capital. The Protestant, who has none, to the nearest, then the next nearest.
    """
    capitals = capital_like(s, power, owner) & ~(1 << start)
    found = []
    if not scots_apart(s, owner) and (power == PROTESTANT or not excess):
        safe = safe_places(s, power, start)
        closed = board.closed_to_units(s)
        targets = s.owned[power] & board.fortified(s) & ~closed & ~(1 << start)
        while True:
            ring = nearest(start, targets, closed)
            if not ring:
                break
            rooms = [Quarters(space, room_in(s, power, space, safe)) for space in members(ring & ~capitals)]
            rooms = [one for one in rooms if one.room]
            found += rooms
            need -= sum(one.room for one in rooms)
            targets &= ~ring
            if power != PROTESTANT or need <= 0:
                break
            for one in rooms:
                one.must = one.room
    return found + [Quarters(capital, NO_LIMIT) for capital in members(capitals)]


def safe_places(s: State, power: int, start: int) -> int:
    """HIS §19.3 Path: what can be reached over friendly spaces without unrest and any number of sea zones."""
    inside = board.friendly_spaces(s, power) & ~s.unrest & ~board.closed_to_units(s)
    return reach(start, inside | SEAS_MASK)


def quarters_at_hand(s: State, power: int, start: int) -> bool:
    """HIS §19.3 Path: can all units that must leave a space reach some of their quarters without loss?"""
    safe = safe_places(s, power, start)
    for owner in members(board.own_mask(s, power)):
        if s.troops[owner] >> start & 1 and not at_home(s, power, owner) >> start & 1:
            need = sum(s.units[start * N_SLOTS + slot] for slot in OWNER_SLOTS[owner])
            if not any(safe >> one.place & 1 for one in quarters(s, power, owner, start, need, excess=False)):
                return False
    return True


# -- asking -----------------------------------------------------------------------------------------


def _put(g: G, departure: Departure, question: Question) -> Question:
    """A question of a departure; the first that is not forced stands at a quiet point."""
    if not departure.asked and not question.forced():
        departure.asked = True
        g.quiet()
    return question


def _distribute(
    g: G, departure: Departure, slots: Sequence[int], counts: list[int], places: list[Quarters]
) -> Procedure:
    """HIS §19.3: the owner splits the units that leave over the places where they may go; who has none is lost."""
    left = counts[:]
    later = sum(one.room for one in places)
    for one in places:
        total = sum(left)
        if not total:
            return
        later -= one.room
        most = min(one.room, total)
        least = min(most, max(one.must, total - later))
        answer = yield _put(
            g,
            departure,
            Counts(
                departure.power,
                ASK_UNITS,
                (departure.power, departure.start, one.place),
                "unit",
                slots,
                left,
                least,
                most,
                "19.3",
            ),
        )
        for i, n in enumerate(answer):
            departure.add(one.place, slots[i], n)
            left[i] -= n
    for i, slot in enumerate(slots):
        departure.lost[slot] += left[i]


def _distribute_all(g: G, departure: Departure, going: list[int], excess: bool) -> Procedure:
    """Each owner's units apart, for minor powers have further capitals."""
    s = g.state
    for owner in members(board.own_mask(s, departure.power)):
        slots = [slot for slot in OWNER_SLOTS[owner] if going[slot]]
        if slots:
            counts = [going[slot] for slot in slots]
            places = quarters(s, departure.power, owner, departure.start, sum(counts), excess)
            for one in places:
                if one.room < NO_LIMIT and one.place in departure.loads:
                    one.room = max(0, one.room - sum(departure.loads[one.place]))
                    one.must = min(one.must, one.room)
            yield from _distribute(g, departure, slots, counts, places)


def _choose_leaders(g: G, departure: Departure, stays: bool) -> Procedure:
    """HIS §19.3 step 3: a leader goes with units that leave, or to the capital; or stays with those who remain."""
    s = g.state
    power, start = departure.power, departure.start
    for leader in army_leaders_at(s, start, board.own_mask(s, power)):
        options = list(departure.loads)
        if stays:
            options.insert(0, STAY)
        else:
            options += [capital for capital in members(board.capital_friendly(s, power)) if capital not in options]
        if options:
            goal = yield _put(g, departure, One(power, ASK_LEADER, (leader, start), "place", options, "19.3"))
            if goal != STAY:
                departure.leaders.append((leader, goal))


def _choose_losses(g: G, departure: Departure) -> Procedure:
    """HIS §19.3 Path 3: without a safe path half of the stack, rounded up, is lost; the owner picks."""
    s = g.state
    safe = safe_places(s, departure.power, departure.start)
    for place, load in departure.loads.items():
        if safe >> place & 1:
            continue
        slots = [slot for slot in range(N_SLOTS) if load[slot]]
        half = (sum(load) + 1) // 2
        answer = yield _put(
            g,
            departure,
            Counts(
                departure.power,
                ASK_LOSSES,
                (departure.power, departure.start, place, half),
                "unit",
                slots,
                loss_bounds(s, departure.power, place, load, half),
                half,
                half,
                "19.3",
            ),
        )
        losses = departure.losses[place] = [0] * N_SLOTS
        for slot, n in zip(slots, answer, strict=True):
            losses[slot] = n


def loss_bounds(s: State, power: int, place: int, load: list[int], half: int) -> list[int]:
    """How many units of each kind in a stack may be among its losses: those that the limit of 4 keeps out are.

    Minor units in a home key of theirs are outside the limit; so not too many of the losses may be theirs.
    """
    limited = limited_owners(s, power, place)
    bounds = [n for n in load if n]
    if board.capital_friendly(s, power) >> place & 1:
        return bounds
    counted = sum(n for slot, n in enumerate(load) if limited >> SLOT_OWNER[slot] & 1)
    must = max(0, counted - max(0, WINTER_LIMIT - board.strength(s, place, limited)))
    rest = half - must
    return [n if limited >> SLOT_OWNER[slot] & 1 else min(n, rest) for slot, n in enumerate(load) if n]


def _changes(departure: Departure, owner: int) -> list[tuple[int, int, int]]:
    """What a departure does to the stacks of an owner, for the question whether the counters can show it."""
    changes = []
    for slot in OWNER_SLOTS[owner]:
        left = departure.lost[slot]
        for place, load in departure.loads.items():
            if load[slot]:
                left += load[slot]
                losses = departure.losses.get(place)
                changes.append((place, slot, load[slot] - (losses[slot] if losses else 0)))
        if left:
            changes.append((departure.start, slot, -left))
    return changes


def _meet_shortage(g: G, departure: Departure) -> Procedure:
    """HIS §5.2 shortage rule: what the counters cannot show after the move is lost too, first of the arriving units.

    The owner picks the kind.
    """
    s = g.state
    for owner in members(board.own_mask(s, departure.power)):
        while True:
            changes = _changes(departure, owner)
            if not changes or representable_with(s, owner, changes):
                break
            place = next((place for place, _slot, more in changes if more > 0), departure.start)
            if place == departure.start:
                slots = [slot for slot, n in _remaining(s, departure, owner) if n]
            else:
                slots = [slot for where, slot, more in changes if where == place and more > 0]
            if not slots:
                break
            slot = yield _put(g, departure, One(departure.power, ASK_SHORTAGE, (place,), "unit", slots, "5.2"))
            if place == departure.start:
                departure.lost[slot] += 1
            else:
                departure.losses.setdefault(place, [0] * N_SLOTS)[slot] += 1
            g.log(FACT_SHORTAGE, place, slot)


def _remaining(s: State, departure: Departure, owner: int) -> list[tuple[int, int]]:
    """The units of an owner that stay where the departure starts, by kind."""
    gone = {slot: -more for place, slot, more in _changes(departure, owner) if place == departure.start}
    at = departure.start * N_SLOTS
    return [(slot, s.units[at + slot] - gone.get(slot, 0)) for slot in OWNER_SLOTS[owner]]


# -- going ------------------------------------------------------------------------------------------


def _depart(g: G, departure: Departure, stays: bool) -> Procedure:
    """The rest of a departure whose units are distributed: leaders, losses, then everything at once."""
    yield from _choose_leaders(g, departure, stays)
    yield from _choose_losses(g, departure)
    yield from _meet_shortage(g, departure)
    s = g.state
    power, start = departure.power, departure.start
    lost = sum(departure.lost)
    if lost:
        for slot in range(N_SLOTS):
            if departure.lost[slot]:
                board.remove_units(s, start, slot, departure.lost[slot])
        g.log(FACT_NO_QUARTERS, power, start, lost)
    for place in departure.loads:
        _arrive(g, departure, place)
    for leader, goal in departure.leaders:
        if goal not in departure.loads:
            s.leader_place[leader] = goal
            g.log(FACT_LEADER_HOME, leader, goal)


def _arrive(g: G, departure: Departure, place: int) -> None:
    """One stack arrives with its leaders; if nobody of it survives they remain behind for `_lone_leaders`."""
    s = g.state
    start = departure.start
    load = departure.loads[place]
    losses = departure.losses.get(place, [0] * N_SLOTS)
    arrived = 0
    for slot in range(N_SLOTS):
        if load[slot]:
            board.remove_units(s, start, slot, load[slot])
            if load[slot] > losses[slot]:
                board.add_units(s, place, slot, load[slot] - losses[slot])
                arrived += load[slot] - losses[slot]
    leaders = 0
    for leader, goal in departure.leaders:
        if goal == place and arrived:
            s.leader_place[leader] = place
            leaders |= 1 << leader
    if sum(losses):
        g.log(FACT_LOSSES, departure.power, start, place, sum(losses))
    if arrived:
        g.log(FACT_HOME, departure.power, start, place, arrived, leaders)


# -- the three parts --------------------------------------------------------------------------------


def crowded(s: State, power: int) -> int:
    """HIS §19.3: the controlled fortified spaces, not capitals, with more than 4 land units."""
    places = board.troop_spaces(s, board.own_mask(s, power)) & s.owned[power] & board.fortified(s)
    found = 0
    for space in members(places & ~board.capital_friendly(s, power)):
        if board.strength(s, space, limited_owners(s, power, space)) > WINTER_LIMIT:
            found |= 1 << space
    return found


def _send_excess(g: G, power: int) -> Procedure:
    """HIS §19.3 step 1: the excess over 4 goes to the capital (minor units: or their home key)."""
    s = g.state
    while True:
        places = crowded(s, power)
        if not places:
            return
        start = first(places)
        departure = Departure(power, start)
        slots = [slot for slot in board.slots_of(limited_owners(s, power, start)) if s.units[start * N_SLOTS + slot]]
        counts = [s.units[start * N_SLOTS + slot] for slot in slots]
        excess = sum(counts) - WINTER_LIMIT
        answer = yield _put(
            g,
            departure,
            Counts(power, ASK_EXCESS, (power, start, excess), "unit", slots, counts, excess, excess, "19.3"),
        )
        going = [0] * N_SLOTS
        for slot, n in zip(slots, answer, strict=True):
            going[slot] = n
        yield from _distribute_all(g, departure, going, excess=True)
        yield from _depart(g, departure, stays=True)


def volunteer_slots(s: State, power: int, start: int) -> list[int]:
    """HIS §19.3 step 1: the kinds of unit that may go to a capital from a controlled fortified space."""
    slots: list[int] = []
    for owner in members(board.own_mask(s, power)):
        leaves = s.troops[owner] >> start & 1 and not scots_apart(s, owner)
        if leaves and capital_like(s, power, owner) & ~(1 << start):
            slots += [slot for slot in OWNER_SLOTS[owner] if s.units[start * N_SLOTS + slot]]
    return slots


def garrisons(s: State, power: int) -> list[int]:
    """HIS §19.3 step 1: the controlled fortified spaces, not capitals, from which units may go to a capital."""
    if power == PROTESTANT:
        return []
    places = board.troop_spaces(s, board.own_mask(s, power)) & s.owned[power] & board.fortified(s)
    places &= ~board.capital_friendly(s, power)
    return [space for space in members(places) if volunteer_slots(s, power, space)]


def _send_volunteers(g: G, power: int) -> Procedure:
    """HIS §19.3 step 1: others in controlled fortified spaces may go to the capital too."""
    s = g.state
    places = garrisons(s, power)
    if not places:
        return
    g.quiet()
    chosen = yield Some(power, ASK_VOLUNTEERS, (power,), "space", places, 0, len(places), "19.3")
    for start in chosen:
        departure = Departure(power, start)
        departure.asked = True
        slots = volunteer_slots(s, power, start)
        counts = [s.units[start * N_SLOTS + slot] for slot in slots]
        question = Counts(power, ASK_VOLUNTEER_UNITS, (power, start), "unit", slots, counts, 1, sum(counts), "19.3")
        answer = yield question
        going = [0] * N_SLOTS
        for slot, n in zip(slots, answer, strict=True):
            going[slot] = n
        yield from _distribute_all(g, departure, going, excess=True)
        yield from _depart(g, departure, stays=True)


def _return_all(g: G, power: int) -> Procedure:
    """HIS §19.3 step 2: every stack that must leave goes to a capital or to the nearest fortified space."""
    s = g.state
    while True:
        places = must_return(s, power)
        if not places:
            return
        departure = Departure(power, first(places))
        if places & (places - 1) and not board.capital_friendly(s, power):
            question = One(power, ASK_NEXT_STACK, (power,), "space", members(places), "19.3")
            departure.start = yield _put(g, departure, question)
        yield from _return_from(g, departure)


def _return_from(g: G, departure: Departure) -> Procedure:
    s = g.state
    power, start = departure.power, departure.start
    going = [0] * N_SLOTS
    stays = True
    for owner in members(board.own_mask(s, power)):
        if at_home(s, power, owner) >> start & 1:
            continue
        for slot in OWNER_SLOTS[owner]:
            going[slot] = s.units[start * N_SLOTS + slot]
        stays = stays and owner != power
    yield from _distribute_all(g, departure, going, excess=False)
    yield from _depart(g, departure, stays)


def _lone_leaders(g: G, power: int) -> Procedure:
    """HIS §19.3 step 3: a leader outside a fortified space of his power goes to the capital.

    The Protestant, and who has lost his capital: to the nearest controlled fortified space (ruling 19.3-leaders).
    """
    s = g.state
    capitals = board.capital_friendly(s, power)
    home = s.owned[power] & board.fortified(s) | capitals
    for leader in members(ARMY_LEADERS):
        start = s.leader_place[leader]
        if s.leader_user[leader] != power or start >= N_SPACES or home >> start & 1:
            continue
        options = capitals or nearest(start, s.owned[power] & board.fortified(s), board.closed_to_units(s))
        goal = TURN_TRACK
        if options:
            goal = yield One(power, ASK_LONE_LEADER, (leader, start), "space", members(options), "19.3")
        s.leader_place[leader] = goal
        g.log(FACT_LEADER_HOME, leader, goal)
