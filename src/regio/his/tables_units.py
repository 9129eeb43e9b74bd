"""Land units by slot, ships by piece, and the counters that limit them (HIS §5, §5.2, §17)."""

from typing import Final

from regio.his.powers import INDEPENDENT, N_OWNERS
from regio.his.spaces import N_SPACES
from regio.his.tables_read import PLACE_IDS, POWER_IDS, bits, number, rows

# a slot is one kind of land unit of one owner
OTTOMAN_REG: Final = 0
OTTOMAN_CAV: Final = 1
HAPSBURG_REG: Final = 2
HAPSBURG_MERC: Final = 3
ENGLAND_REG: Final = 4
ENGLAND_MERC: Final = 5
FRANCE_REG: Final = 6
FRANCE_MERC: Final = 7
PAPACY_REG: Final = 8
PAPACY_MERC: Final = 9
PROTESTANT_REG: Final = 10
PROTESTANT_MERC: Final = 11
GENOA_REG: Final = 12
HUNGARY_REG: Final = 13
SCOTLAND_REG: Final = 14
VENICE_REG: Final = 15
INDEPENDENT_REG: Final = 16
KNIGHTS: Final = 17
N_SLOTS: Final = 18

# the notation of the slots
SLOT_NAMES: Final[tuple[str, ...]] = (
    "ottoman-reg",
    "ottoman-cav",
    "hapsburg-reg",
    "hapsburg-merc",
    "england-reg",
    "england-merc",
    "france-reg",
    "france-merc",
    "papacy-reg",
    "papacy-merc",
    "protestant-reg",
    "protestant-merc",
    "genoa-reg",
    "hungary-reg",
    "scotland-reg",
    "venice-reg",
    "independent-reg",
    "knights",
)

# kinds of land unit; the Knights fight as regulars
REGULAR: Final = 0
MERCENARY: Final = 1
CAVALRY: Final = 2
UNIT_KIND_NAMES: Final[tuple[str, ...]] = ("regular", "mercenary", "cavalry")

_KIND_BY_SUFFIX: Final[dict[str, int]] = {"reg": REGULAR, "merc": MERCENARY, "cav": CAVALRY, "knights": REGULAR}

SLOT_OWNER: Final[tuple[int, ...]] = tuple(POWER_IDS.get(name.split("-")[0], INDEPENDENT) for name in SLOT_NAMES)
SLOT_KIND: Final[tuple[int, ...]] = tuple(_KIND_BY_SUFFIX[name.split("-")[-1]] for name in SLOT_NAMES)
# slots of an owner; the independents have their regulars and the Knights
OWNER_SLOTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(slot for slot in range(N_SLOTS) if SLOT_OWNER[slot] == owner) for owner in range(N_OWNERS)
)
REGULAR_SLOT: Final[tuple[int, ...]] = tuple(slots[0] for slots in OWNER_SLOTS)
# mercenaries or cavalry of an owner, -1 if it has none
SECOND_SLOT: Final[tuple[int, ...]] = tuple(
    slots[1] if len(slots) > 1 and slots[1] != KNIGHTS else -1 for slots in OWNER_SLOTS
)
REGULAR_SLOTS: Final = bits([slot for slot in range(N_SLOTS) if SLOT_KIND[slot] == REGULAR])
MERCENARY_SLOTS: Final = bits([slot for slot in range(N_SLOTS) if SLOT_KIND[slot] == MERCENARY])


# --- counters (§5.2) -----------------------------------------------------------------------------

_POOL: Final = rows("counter_pool")


def _slot_of(owner: int, kind: str) -> int:
    if kind == "regular":
        return REGULAR_SLOT[owner]
    if kind == "knights_of_st_john":
        return KNIGHTS
    return -1 if kind == "blank" else SECOND_SLOT[owner]


def _counter_types(owner: int) -> tuple[tuple[int, int, int, int, int], ...]:
    result = []
    for row in _POOL:
        if POWER_IDS[row["power"]] == owner and row["shape"] == "round":
            front, back = _slot_of(owner, row["front_kind"]), _slot_of(owner, row["back_kind"])
            result.append((front, int(row["front_strength"]), back, int(row["back_strength"]), int(row["count"])))
    return tuple(result)


def _options(slot: int) -> tuple[tuple[int, int], ...]:
    found = set()
    for n, (front, front_strength, back, back_strength, _) in enumerate(COUNTER_TYPES[SLOT_OWNER[slot]]):
        if front == slot:
            found.add((front_strength, n))
        if back == slot:
            found.add((back_strength, n))
    return tuple(sorted(found, reverse=True))


def _max_strength(owner: int) -> int:
    return sum(max(one[1], one[3]) * one[4] for one in COUNTER_TYPES[owner] if one[0] != KNIGHTS)


# types of round counters of an owner: front slot, front strength, back slot (-1 blank), back strength, count
COUNTER_TYPES: Final[tuple[tuple[tuple[int, int, int, int, int], ...], ...]] = tuple(
    _counter_types(owner) for owner in range(N_OWNERS)
)
# how many counters of each of these types exist
COUNTER_COUNTS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(one[4] for one in types) for types in COUNTER_TYPES)
# ways to show strength in a slot: (strength, type of counter of its owner), falling; for the exact search
COUNTER_OPTIONS: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(_options(slot) for slot in range(N_SLOTS))
# greatest total strength of an owner, both kinds together, without the Knights
MAX_STRENGTH: Final[tuple[int, ...]] = tuple(_max_strength(owner) for owner in range(N_OWNERS))
# square control markers = boxes of the key track (0: none)
SQUARES: Final[tuple[int, ...]] = tuple(
    sum(int(row["count"]) for row in _POOL if POWER_IDS[row["power"]] == owner and row["shape"] == "square")
    for owner in range(N_OWNERS)
)
# regulars that wait for each space on the Electorate Display (0 but for the six electorates)
DISPLAY_REGULARS: Final[tuple[int, ...]] = tuple(
    sum(number(row["display_regulars"]) for row in rows("electorates") if PLACE_IDS[row["space"]] == space)
    for space in range(N_SPACES)
)


# --- ships: each counter is a piece; an Ottoman one is a squadron or a corsair -------------------


def _ship_owners() -> tuple[int, ...]:
    owners: list[int] = []
    for row in _POOL:
        if row["shape"] == "ship":
            owners += [POWER_IDS[row["power"]]] * int(row["count"])
    return tuple(sorted(owners))


def _ships_of(owner: int) -> range:
    first = sum(1 for other in SHIP_OWNER if other < owner)
    return range(first, first + sum(1 for other in SHIP_OWNER if other == owner))


SHIP_OWNER: Final[tuple[int, ...]] = _ship_owners()
N_SHIPS: Final = 33
SHIPS_OF: Final[tuple[range, ...]] = tuple(_ships_of(owner) for owner in range(N_OWNERS))
# dice in naval combat = hits to eliminate (§16.3)
SQUADRON_STRENGTH: Final = 2
CORSAIR_STRENGTH: Final = 1
