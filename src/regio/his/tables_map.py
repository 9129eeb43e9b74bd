"""The map as bit sets (HIS §2): bit `1 << place`; indexed by place id unless said otherwise."""

from typing import Final

from regio.his.powers import ENGLAND, HUNGARY, INDEPENDENT, N_OWNERS, NOBODY, OTTOMAN, PROTESTANT, SCOTLAND
from regio.his.spaces import FIRST_SEA, N_SEAS, N_SPACES
from regio.his.tables_read import PLACE_IDS, POWER_IDS, ZONE_IDS, bits, members, rows

# kinds of space (§2.1); all but UNFORTIFIED are fortified
UNFORTIFIED: Final = 0
FORTRESS: Final = 1
KEY: Final = 2
ELECTORATE: Final = 3
KIND_NAMES: Final[tuple[str, ...]] = ("unfortified", "fortress", "key", "electorate")

_SPACES: Final = sorted(rows("spaces"), key=lambda row: PLACE_IDS[row["id"]])
_SEAS: Final = rows("seas")


def _kinds(edition: str) -> tuple[int, ...]:
    kinds = [KIND_NAMES.index(row["kind"]) for row in _SPACES]
    for row in rows("edition_overrides"):
        if row["edition"] == edition and row["field"] == "kind":
            kinds[PLACE_IDS[row["space"]]] = KIND_NAMES.index(row["value"])
    return tuple(kinds)


def _where(values: tuple[int, ...], value: int) -> int:
    """The bit set of the spaces with this value."""
    return bits([space for space in range(N_SPACES) if values[space] == value])


def _by_value(values: tuple[int, ...], n_values: int) -> tuple[int, ...]:
    return tuple(_where(values, value) for value in range(n_values))


# --- spaces (§2.1-2.4) ---------------------------------------------------------------------------

# printed kind, by edition and space; KIND is that of 2010
KIND_BY_EDITION: Final[tuple[tuple[int, ...], ...]] = (_kinds("2010"), _kinds("500th"))
KIND: Final[tuple[int, ...]] = KIND_BY_EDITION[0]
# home power of each space (INDEPENDENT for grey spaces; OTTOMAN for Algiers)
HOME: Final[tuple[int, ...]] = tuple(POWER_IDS[row["home_power"]] for row in _SPACES)
# language zone of each space
ZONE: Final[tuple[int, ...]] = tuple(ZONE_IDS[row["language_zone"]] for row in _SPACES)
# power whose capital it is, or NOBODY
CAPITAL_OF: Final[tuple[int, ...]] = tuple(POWER_IDS[row["is_capital_of"] or "none"] for row in _SPACES)
# capitals of each owner (two of the Hapsburgs, none of the Protestant and the minor powers)
CAPITALS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(space for space in range(N_SPACES) if CAPITAL_OF[space] == power) for power in range(N_OWNERS)
)
# degrees of spaces and seas (label points)
LAT: Final[tuple[float, ...]] = tuple(float(row["lat"]) for row in [*_SPACES, *_SEAS])
LON: Final[tuple[float, ...]] = tuple(float(row["lon"]) for row in [*_SPACES, *_SEAS])

ALL_SPACES: Final = (1 << N_SPACES) - 1
SEAS_MASK: Final = ((1 << N_SEAS) - 1) << FIRST_SEA
KEYS_MASK: Final = _where(KIND, KEY)
ELECTORATES_MASK: Final = _where(KIND, ELECTORATE)
CAPITALS_MASK: Final = ALL_SPACES & ~_where(CAPITAL_OF, NOBODY)
# printed fortresses, and all printed fortified spaces, by edition
FORTRESS_MASK: Final[tuple[int, ...]] = tuple(_where(kinds, FORTRESS) for kinds in KIND_BY_EDITION)
FORTIFIED_MASK: Final[tuple[int, ...]] = tuple(ALL_SPACES & ~_where(kinds, UNFORTIFIED) for kinds in KIND_BY_EDITION)
# spaces of each language zone, index 0 = outside all zones
ZONE_MASK: Final[tuple[int, ...]] = _by_value(ZONE, 6)
# home spaces and home keys of each owner 0..10
HOME_MASK: Final[tuple[int, ...]] = _by_value(HOME, N_OWNERS)
HOME_KEYS_MASK: Final[tuple[int, ...]] = tuple(mask & KEYS_MASK for mask in HOME_MASK)
HOME_KEYS: Final[tuple[tuple[int, ...], ...]] = tuple(members(mask) for mask in HOME_KEYS_MASK)
OTTOMAN_HOME: Final = HOME_MASK[OTTOMAN]
ENGLISH_HOME: Final = HOME_MASK[ENGLAND]
SCOTTISH_HOME: Final = HOME_MASK[SCOTLAND]
HUNGARIAN_HOME: Final = HOME_MASK[HUNGARY]
PROTESTANT_HOME: Final = HOME_MASK[PROTESTANT]
# Metz, Milan, Florence, Tunis (§22.6)
INDEPENDENT_KEYS_MASK: Final = HOME_KEYS_MASK[INDEPENDENT]
ELECTORATES: Final[tuple[int, ...]] = members(ELECTORATES_MASK)
KEYS: Final[tuple[int, ...]] = members(KEYS_MASK)


# --- connections (§2.5) --------------------------------------------------------------------------


def _links(kind: str) -> tuple[int, ...]:
    masks = [0] * N_SPACES
    for row in rows("connections"):
        if row["kind"] == kind:
            one, other = PLACE_IDS[row["from"]], PLACE_IDS[row["to"]]
            masks[one] |= 1 << other
            masks[other] |= 1 << one
    return tuple(masks)


def _widen(reach: tuple[int, ...]) -> tuple[int, ...]:
    """One connection further."""
    wider = []
    for mask in reach:
        wide = mask
        for space in members(mask):
            wide |= ADJ[space]
        wider.append(wide)
    return tuple(wider)


# neighbours over clear connections, over passes, over either
CLEAR: Final[tuple[int, ...]] = _links("clear")
PASS: Final[tuple[int, ...]] = _links("pass")
ADJ: Final[tuple[int, ...]] = tuple(clear | over for clear, over in zip(CLEAR, PASS, strict=True))
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(members(mask) for mask in ADJ)
CLEAR_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(members(mask) for mask in CLEAR)
# spaces within n connections, the space itself included; a pass counts as one, seas do not count
WITHIN1: Final[tuple[int, ...]] = tuple(1 << space | ADJ[space] for space in range(N_SPACES))
WITHIN2: Final[tuple[int, ...]] = _widen(WITHIN1)
WITHIN3: Final[tuple[int, ...]] = _widen(WITHIN2)


# --- seas (§2.5, §16.1); lists of seas are indexed by sea - FIRST_SEA ----------------------------


def _port_seas() -> tuple[int, ...]:
    masks = [0] * N_SPACES
    for row in rows("ports"):
        masks[PLACE_IDS[row["space"]]] |= 1 << PLACE_IDS[row["sea_zone"]]
    return tuple(masks)


def _sea_adjacency() -> tuple[int, ...]:
    masks = [0] * N_SEAS
    for row in rows("sea_links"):
        if row["kind"] == "open":
            one, other = PLACE_IDS[row["from"]], PLACE_IDS[row["to"]]
            masks[one - FIRST_SEA] |= 1 << other
            masks[other - FIRST_SEA] |= 1 << one
    return tuple(masks)


def _same_sea_ports() -> tuple[int, ...]:
    result = []
    for space in range(N_SPACES):
        mask = 0
        for sea in PORT_SEA_LIST[space]:
            mask |= SEA_PORTS[sea - FIRST_SEA]
        result.append(mask & ~(1 << space))
    return tuple(result)


# seas on which a space is a port (0 or () = no port)
PORT_SEAS: Final[tuple[int, ...]] = _port_seas()
PORT_SEA_LIST: Final[tuple[tuple[int, ...], ...]] = tuple(members(mask) for mask in PORT_SEAS)
PORTS_MASK: Final = ALL_SPACES & ~_where(PORT_SEAS, 0)
# ports of a sea
SEA_PORTS: Final[tuple[int, ...]] = tuple(
    bits([space for space in range(N_SPACES) if PORT_SEAS[space] >> (FIRST_SEA + sea) & 1]) for sea in range(N_SEAS)
)
SEA_PORT_LIST: Final[tuple[tuple[int, ...], ...]] = tuple(members(mask) for mask in SEA_PORTS)
# adjacent seas (never through a strait)
SEA_ADJ_MASK: Final[tuple[int, ...]] = _sea_adjacency()
SEA_ADJ: Final[tuple[tuple[int, ...], ...]] = tuple(members(mask) for mask in SEA_ADJ_MASK)
# where a ship may be after one step, by place: from a port to its seas, from a sea to adjacent seas and its ports
SEA_STEPS: Final[tuple[int, ...]] = (*PORT_SEAS, *(SEA_ADJ_MASK[sea] | SEA_PORTS[sea] for sea in range(N_SEAS)))
# every place one step away by land, over a pass, between port and sea, or between two seas
STEPS: Final[tuple[int, ...]] = (*(ADJ[space] | PORT_SEAS[space] for space in range(N_SPACES)), *SEA_STEPS[N_SPACES:])
# Gibraltar, Istanbul, Messina: the only way between their two seas is to end a naval move in them
STRAITS_MASK: Final = bits([PLACE_IDS[row["via_port"]] for row in rows("sea_links") if row["kind"] == "strait"])
# other ports that share a sea with this port
SAME_SEA_PORTS: Final[tuple[int, ...]] = _same_sea_ports()
# spaces that may reach each other for targets of (Counter) Reformation attempts (§18.3): land, pass or same sea
TARGET_ADJ: Final[tuple[int, ...]] = tuple(ADJ[space] | SAME_SEA_PORTS[space] for space in range(N_SPACES))
