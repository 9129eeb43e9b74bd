"""Actions, declarations of war, minor powers, power cards, tracks, turns and seats (HIS §3-§11, §22, §23)."""

from typing import Final

from regio.his.powers import MAJORS, N_OWNERS, POWER_NAMES
from regio.his.tables_read import POWER_IDS, bits, number, rows, slug_bits

# --- actions (§11.1) -----------------------------------------------------------------------------

ACTION_MOVE_CLEAR: Final = 0
ACTION_MOVE_PASS: Final = 1
ACTION_NAVAL_MOVE: Final = 2
ACTION_BUY_MERCENARY: Final = 3
ACTION_RAISE_REGULAR: Final = 4
ACTION_RAISE_CAVALRY: Final = 5
ACTION_BUILD_SQUADRON: Final = 6
ACTION_BUILD_CORSAIR: Final = 7
ACTION_ASSAULT: Final = 8
ACTION_FOREIGN_WAR: Final = 9
ACTION_CONTROL: Final = 10
ACTION_PIRACY: Final = 11
ACTION_EXPLORE: Final = 12
ACTION_COLONIZE: Final = 13
ACTION_CONQUER: Final = 14
ACTION_TRANSLATE: Final = 15
ACTION_TREATISE: Final = 16
ACTION_DEBATE: Final = 17
ACTION_ST_PETERS: Final = 18
ACTION_BURN_BOOKS: Final = 19
ACTION_UNIVERSITY: Final = 20
N_ACTIONS: Final = 21

_ACTIONS: Final = rows("action_costs")
# slugs of the table, in the order of the constants
ACTION_NAMES: Final[tuple[str, ...]] = tuple(row["id"] for row in _ACTIONS)
# CP cost by action and major power; 0 = not available to that power
COST: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(number(row[POWER_NAMES[power]]) for power in MAJORS) for row in _ACTIONS
)
# a treatise of England for the rest of the turn in which Thomas Cromwell (115) was played [500th]
TREATISE_COST_CROMWELL: Final = 2


# --- war and minor powers (§9.6, §22) ------------------------------------------------------------

# conditions of a declaration
DOW_FREE: Final = 0
DOW_AFTER_LEAGUE: Final = 1
DOW_NOT_ALLIED_TO_FRANCE: Final = 2
DOW_SCOTLAND_INACTIVE: Final = 3
DOW_NEVER: Final = 4
_DOW_CONDITIONS: Final[tuple[str, ...]] = (
    "",
    "after_schmalkaldic_league",
    "not_allied_to_france",
    "scotland_inactive",
    "never_declared",
)
_DOW: Final = {(POWER_IDS[row["declarer"]], POWER_IDS[row["target"]]): row for row in rows("dow_costs")}


def _dow_cost(declarer: int, target: int) -> int:
    return number(_DOW[declarer, target]["cost_cp"]) if (declarer, target) in _DOW else 0


def _dow_condition(declarer: int, target: int) -> int:
    if (declarer, target) not in _DOW:
        return DOW_NEVER
    return _DOW_CONDITIONS.index(_DOW[declarer, target]["condition"])


def _activation(column: str, minor: int) -> str:
    for row in rows("minor_activation"):
        if POWER_IDS[row["minor_power"]] == minor:
            return row[column]
    return ""


# CP of a declaration by declarer (major) and target 0..9; 0 where DOW_CONDITION is DOW_NEVER
DOW_COST: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_dow_cost(declarer, target) for target in range(10)) for declarer in MAJORS
)
DOW_CONDITION: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_dow_condition(declarer, target) for target in range(10)) for declarer in MAJORS
)
# CP off the first Hapsburg declaration on England after Henry VIII marries Anne Boleyn
CATHERINE_DISCOUNT: Final = 2
# CP of an intervention of a natural ally
INTERVENTION_COST: Final = 2
# by owner 0..10, used for the minor powers: natural ally (or NOBODY), bit set of powers that may activate it,
# and whether it may be deactivated
NATURAL_ALLY: Final[tuple[int, ...]] = tuple(
    POWER_IDS[_activation("natural_ally", owner) or "none"] for owner in range(N_OWNERS)
)
ACTIVATORS: Final[tuple[int, ...]] = tuple(
    bits([power for power in MAJORS if _activation(POWER_NAMES[power], owner) == "yes"]) for owner in range(N_OWNERS)
)
CAN_DEACTIVATE: Final[tuple[bool, ...]] = tuple(
    _activation("can_be_deactivated", owner) == "yes" for owner in range(N_OWNERS)
)


# --- power cards (§4, §6.2, §23) -----------------------------------------------------------------


def _track(column: str, power: int) -> tuple[int, ...]:
    return tuple(int(row[column]) for row in rows("power_card_tracks") if POWER_IDS[row["power"]] == power)


def _auto_win(power: int) -> int:
    for row in rows("power_card_tracks"):
        if POWER_IDS[row["power"]] == power and row["auto_win"] == "yes":
            return int(row["open_boxes"])
    return NO_AUTO_WIN


NO_AUTO_WIN: Final = 99
# cards and VP by major power and number of open boxes = keys controlled; () for the Protestant
BASE_CARDS: Final[tuple[tuple[int, ...], ...]] = tuple(_track("base_cards", power) for power in MAJORS)
BASE_VP: Final[tuple[tuple[int, ...], ...]] = tuple(_track("base_vp", power) for power in MAJORS)
# keys that win at once; NO_AUTO_WIN for the Protestant
AUTO_WIN: Final[tuple[int, ...]] = tuple(_auto_win(power) for power in MAJORS)
# cards of the Protestant by electorates under his political control
PROTESTANT_CARDS: Final[tuple[int, ...]] = tuple(int(row["base_cards"]) for row in rows("protestant_card_deal"))
# VP of the Papacy and the Protestant by Protestant spaces not in unrest; constant from 50 on
_SPACES_VP: Final = rows("protestant_spaces_vp")
PAPAL_SPACES_VP: Final[tuple[int, ...]] = tuple(int(_SPACES_VP[min(n, 50)]["papacy_vp"]) for n in range(135))
PROTESTANT_SPACES_VP: Final[tuple[int, ...]] = tuple(int(_SPACES_VP[min(n, 50)]["protestant_vp"]) for n in range(135))
RELIGIOUS_VICTORY_SPACES: Final = 50


# --- VP that are not on a track (§23.2) ----------------------------------------------------------

VP_PROTESTANT_ELECTORATE: Final = 2
VP_HAPSBURG_ELECTORATE: Final = 1
VP_EDWARD: Final = 5
VP_ELIZABETH: Final = 2
ENGLISH_SPACES_PER_VP: Final = 2


# --- special tracks (§16.4, §18.1, §21) ----------------------------------------------------------


def _last_box(track: str) -> int:
    for row in rows("power_special_tracks"):
        if row["id"] == track:
            return int(row["last_box"])
    raise KeyError(track)


PIRACY_MAX: Final = _last_box("piracy")
CHATEAUX_MAX: Final = _last_box("chateaux")
ST_PETERS_CP_MAX: Final = _last_box("st_peters_cp")
ST_PETERS_VP_MAX: Final = _last_box("st_peters_vp")
# CP of Saint Peter's that make 1 VP
ST_PETERS_CP_PER_VP: Final = ST_PETERS_CP_MAX + 1


# --- turns (§8) and limits of markers ------------------------------------------------------------

# years of each turn, index 0 empty
TURN_YEARS: Final[tuple[str, ...]] = ("", *(row["years"] for row in rows("turn_track")))
N_TURNS: Final = 9


def _marker_limit(marker: str) -> int:
    for row in rows("markers"):
        if row["id"] == marker:
            return int(row["count"])
    raise KeyError(marker)


# piracy actions in a turn [500th]; pirate havens (Oran, Tripoli)
PIRACY_MARKERS_500: Final = _marker_limit("piracy")
PIRATE_HAVENS: Final = _marker_limit("pirate_haven")


# --- seats (three to six players) ----------------------------------------------------------------


def _seats(players: int) -> tuple[int, ...]:
    return tuple(slug_bits(POWER_IDS, row["powers"]) for row in rows("multi_player") if int(row["players"]) == players)


# seats by number of players 0..6: bit sets of the powers of each seat; () for 0 and 1, 2 is the two-player variant
SEATS: Final[tuple[tuple[int, ...], ...]] = tuple(_seats(players) for players in range(7))
