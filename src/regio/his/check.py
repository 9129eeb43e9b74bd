"""The invariants of a position, checked after every decision in tests and fuzzing, never in play."""

from __future__ import annotations

from regio.his import board
from regio.his.counters import representable
from regio.his.deck import all_cards
from regio.his.foreign_war import WAR_CARDS
from regio.his.powers import INDEPENDENT, MAJORS, MINORS, N_MAJORS, N_OWNERS, N_POWERS, NOBODY, PROTESTANT
from regio.his.sieges import GARRISON_LIMIT, inside_strength, outside_strength
from regio.his.spaces import ALGIERS, FIRST_BOX, FIRST_SEA, N_PLACE_CODES, N_PLACES, N_SPACES, SPACE_NAMES
from regio.his.state import N_SHIPS, N_SLOTS, NO_PLACE, WINTER, State
from regio.his.tables_cards import EDITION_CARDS
from regio.his.tables_map import ALL_SPACES, ELECTORATES_MASK, OTTOMAN_HOME, PORTS_MASK
from regio.his.tables_units import SLOT_OWNER
from regio.kernel.errors import InvariantError
from regio.series.bits import members


def check(s: State) -> None:
    """Raise `InvariantError` if the position breaks an invariant."""
    _control(s)
    _units(s)
    _sieges(s)
    _ships_and_leaders(s)
    _religion(s)
    _cards(s)
    _sides(s)
    _tracks(s)


def _fail(text: str) -> None:
    raise InvariantError(text)


def _control(s: State) -> None:
    owned = [0] * N_POWERS
    for space, power in enumerate(s.control):
        owned[power] |= 1 << space
    if owned != s.owned:
        _fail("owned does not follow from control")
    if not board.league_formed(s) and s.owned[PROTESTANT]:
        _fail("the Protestant controls spaces before the League (§21.6)")
    for minor in range(N_MAJORS, INDEPENDENT):
        if s.minor_ally[minor - N_MAJORS] != NOBODY and s.owned[minor]:
            _fail(f"active minor power {minor} has spaces of its own marker (§22.2)")
    if s.owned[NOBODY] & ~(1 << ALGIERS):
        _fail("a space other than Algiers is out of play")


def _units(s: State) -> None:
    troops = [0] * N_OWNERS
    for place in range(N_PLACES):
        for slot in range(N_SLOTS):
            count = s.units[place * N_SLOTS + slot]
            if count < 0:
                _fail(f"{count} units of kind {slot} at place {place}")
            if count:
                troops[SLOT_OWNER[slot]] |= 1 << place
                if FIRST_SEA <= place < FIRST_BOX:
                    _fail(f"land units at sea, place {place} (§2.5)")
    if troops != s.troops:
        _fail("troops does not follow from units")
    if s.options.counter_limits == "strict" and not s.short:
        for owner in range(N_OWNERS):
            if not representable(s, owner):
                _fail(f"units of owner {owner} cannot be shown with the counters (§5.2)")
    if not board.league_formed(s) and s.troops[PROTESTANT] & ~ELECTORATES_MASK:
        _fail("Protestant units outside electorates before the League")
    if s.phase != WINTER:
        _no_battles_left(s)
    _no_guests_of_neutrals(s)


def _no_battles_left(s: State) -> None:
    """Powers at war never stand together in an unfortified space or outside a fortification (§2.1)."""
    under_siege = board.besieged(s) | s.unsettled | (1 << s.battle_place if s.battle_place != NO_PLACE else 0)
    for power in MAJORS:
        own = board.own_mask(s, power)
        enemies = s.enemies[power]
        both = board.troop_spaces(s, own) & board.troop_spaces(s, enemies) & ~under_siege & ALL_SPACES
        if both:
            _fail(f"power {power} and an enemy stand together in {[SPACE_NAMES[one] for one in members(both)]}")


def _no_guests_of_neutrals(s: State) -> None:
    """Nobody stands with the units of an inactive minor power without being at war with it (§2.2, §22.4)."""
    for minor in MINORS:
        if board.major_of(s, minor) == NOBODY:
            theirs = s.troops[minor] & ~s.unsettled
            for power in MAJORS:
                both = theirs & s.troops[power] if not s.enemies[power] >> minor & 1 else 0
                if both:
                    _fail(f"power {power} stands with neutrals in {[SPACE_NAMES[one] for one in members(both)]}")


def _sieges(s: State) -> None:
    fortified = board.fortified(s)
    for space, power, _impulse in s.sieges:
        if space == s.battle_place or s.unsettled >> space & 1 or s.short:
            continue
        if not fortified >> space & 1:
            _fail(f"a siege of unfortified {SPACE_NAMES[space]}")
        outside = outside_strength(s, space, power)
        inside = inside_strength(s, space)
        if outside <= inside:
            _fail(f"{outside} besiege {inside} in {SPACE_NAMES[space]} (§15)")
        if inside > GARRISON_LIMIT:
            _fail(f"{inside} units inside {SPACE_NAMES[space]} (§15)")


def _ships_and_leaders(s: State) -> None:
    fleets = s.fleets
    board.update_fleets(s)
    if fleets != s.fleets:
        _fail("fleets does not follow from the places of ships")
    for ship in range(N_SHIPS):
        place = s.ship_place[ship]
        if place < N_SPACES and not PORTS_MASK >> place & 1:
            _fail(f"ship {ship} in {SPACE_NAMES[place]}, which is no port")
        if FIRST_BOX <= place < N_PLACES or place >= N_PLACE_CODES:
            _fail(f"ship {ship} at place {place}")
    for leader, place in enumerate(s.leader_place):
        if not 0 <= place < N_PLACE_CODES:
            _fail(f"leader {leader} at place {place}")


def _religion(s: State) -> None:
    if s.protestant & (OTTOMAN_HOME | s.havens):
        _fail("an Ottoman home space is Protestant (§18.0)")
    if s.protestant >> N_SPACES or s.unrest >> N_SPACES:
        _fail("religion or unrest outside the map")


def _cards(s: State) -> None:
    seen = all_cards(s)
    for card, count in enumerate(seen):
        if count > 1:
            _fail(f"card {card} lies in {count} places")
        if count and not EDITION_CARDS[s.options.edition] >> card & 1:
            _fail(f"card {card} is not in this edition")
    for card, needed in zip(WAR_CARDS, s.foreign_need, strict=True):
        if bool(needed) != bool(s.on_table >> card & 1):
            _fail(f"card {card} must lie on the table exactly while its foreign war lasts (§21.7)")
    for power in MAJORS:
        if s.known[power] & ~s.hand[power]:
            _fail(f"power {power} is known to hold a card that it does not hold")


def _sides(s: State) -> None:
    for one in range(N_OWNERS):
        for other in members(s.war[one]):
            if not s.war[other] >> one & 1:
                _fail(f"war of {one} and {other} is one-sided")
    for one in MAJORS:
        if s.ally[one] & s.war[one]:
            _fail(f"power {one} is allied and at war with the same power (§9.2)")
        for other in members(s.ally[one]):
            if not s.ally[other] >> one & 1:
                _fail(f"alliance of {one} and {other} is one-sided")
    before = s.own, s.friends[:], s.enemies[:]
    board.update_sides(s)
    if before != (s.own, s.friends, s.enemies):
        _fail("own, friends and enemies do not follow from wars and alliances")


def _tracks(s: State) -> None:
    limits = (("piracy_vp", 10), ("chateaux", 6), ("st_peters", 25), ("marital", 6))
    for name, limit in limits:
        if not 0 <= getattr(s, name) <= limit:
            _fail(f"track {name} at {getattr(s, name)}")
    if s.cp < 0:
        _fail(f"{s.cp} CP left")
