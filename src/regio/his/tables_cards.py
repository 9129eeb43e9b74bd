"""The cards (HIS §6 and the cards themselves); tables by card number have 117 entries, index 0 is no card."""

from typing import Final

from regio.his.cards.numbers import N_CARDS
from regio.his.powers import MAJORS, NOBODY
from regio.his.tables_read import DEBATER_IDS, POWER_IDS, bits, in_edition, index, members, number, rows

# types (§6.1)
TYPE_HOME: Final = 0
TYPE_MANDATORY: Final = 1
TYPE_COMBAT: Final = 2
TYPE_RESPONSE: Final = 3
TYPE_EVENT: Final = 4
TYPE_NAMES: Final[tuple[str, ...]] = ("home", "mandatory", "combat", "response", "event")

# when a card that was played as event leaves the game (§6.2); CONDITIONAL: the card's own code decides
REMOVE_NEVER: Final = 0
REMOVE_IF_EVENT: Final = 1
REMOVE_IF_EVENT_OR_RESPONSE: Final = 2
REMOVE_RULER_BOX: Final = 3
REMOVE_CONDITIONAL: Final = 4
REMOVE_NAMES: Final[tuple[str, ...]] = ("never", "if_event", "if_event_or_response", "ruler_box", "conditional")

# moments at which a card may be played as event, bits of CARD_TIMING
ON_OWN_IMPULSE: Final = 1 << 0
ON_ANY_IMPULSE: Final = 1 << 1
ON_ACTION_ANNOUNCED: Final = 1 << 2
ON_TRANSFER_ANNOUNCED: Final = 1 << 3
ON_EVENT_DECLARED: Final = 1 << 4
BEFORE_FIELD_ROLLS: Final = 1 << 5
BEFORE_NAVAL_ROLLS: Final = 1 << 6
BEFORE_ASSAULT_ROLLS: Final = 1 << 7
AFTER_FIELD_ROLLS: Final = 1 << 8
AFTER_NAVAL_ROLLS: Final = 1 << 9
AFTER_ASSAULT_ROLLS: Final = 1 << 10
AFTER_NAVAL_MOVE_ROLL: Final = 1 << 11
ON_GERMAN_DEBATE: Final = 1 << 12
ON_THESES: Final = 1 << 13
ON_PEACE_SEGMENT: Final = 1 << 14
ON_WAR_SEGMENT: Final = 1 << 15
ON_SPRING_DEPLOYMENT: Final = 1 << 16
BEFORE_SPRING_DEPLOYMENT: Final = 1 << 17
ON_VICTORY_2010: Final = 1 << 18
TIMING_NAMES: Final[tuple[str, ...]] = (
    "own_impulse",
    "any_impulse",
    "action_announced",
    "transfer_announced",
    "event_declared",
    "before_rolls_field",
    "before_rolls_naval",
    "before_rolls_assault",
    "after_rolls_field",
    "after_rolls_naval",
    "after_rolls_assault",
    "after_roll_naval_move",
    "debate_german",
    "theses_phase",
    "peace_segment",
    "war_segment",
    "spring_deployment",
    "spring_deployment_start",
    "victory_determination",
)
_TIMING_IDS: Final = index(TIMING_NAMES)

# turn of entry of 23, 62, 63, 64: the first turn on which their condition holds
TURN_VARIABLE: Final = 99

# in the two-player variant
TWO_PLAYER_NO: Final = 0
TWO_PLAYER_YES: Final = 1
TWO_PLAYER_MODIFIED: Final = 2

_CARDS: Final = rows("cards")


def _type(text: str) -> int:
    return TYPE_NAMES.index(text)


def _turn(text: str) -> int:
    return TURN_VARIABLE if text == "variable" else number(text)


def _player_bits(text: str) -> int:
    if text == "any":
        return bits(list(MAJORS))
    names = text.replace("protestant_after_league", "protestant").split(";")
    return bits([POWER_IDS[name] for name in names])


def _debaters(text: str) -> tuple[int, ...]:
    if not text:
        return ()
    return tuple(bits([DEBATER_IDS[name] for name in group.split("|")]) for group in text.split(";"))


def _numbers(values: list[int], zero: int = 0) -> tuple[int, ...]:
    """A table by card number."""
    return (zero, *values)


def _marked(column: str, value: str) -> int:
    """The bit set of the cards with this value in this column."""
    return bits([int(row["number"]) for row in _CARDS if row[column] == value])


# CP value
CARD_CP: Final[tuple[int, ...]] = _numbers([int(row["cp"]) for row in _CARDS])
# type, by edition and number (differs for 97)
CARD_TYPE: Final[tuple[tuple[int, ...], ...]] = (
    _numbers([_type(row["type"]) for row in _CARDS], -1),
    _numbers([_type(row["type_500th"]) for row in _CARDS], -1),
)
# power whose home card it is, or NOBODY
CARD_HOME: Final[tuple[int, ...]] = _numbers([POWER_IDS[row["home_power"]] for row in _CARDS], NOBODY)
# home cards of each major power
HOME_CARDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(card for card in range(N_CARDS) if CARD_HOME[card] == power) for power in MAJORS
)
HOME_CARDS_MASK: Final = bits([card for cards in HOME_CARDS for card in cards])
# turn on which it joins the deck, by edition and number; 0 = not in that edition, TURN_VARIABLE = by condition;
# 19 and 21 carry a turn and a condition too (CONDITIONAL_ENTRY)
CARD_TURN: Final[tuple[tuple[int, ...], ...]] = (
    _numbers([_turn(row["added_turn"]) for row in _CARDS]),
    _numbers([_turn(row["added_turn_500th"]) for row in _CARDS]),
)
# cards of the edition (all of them, home cards too)
EDITION_CARDS: Final[tuple[int, ...]] = tuple(
    bits([int(row["number"]) for row in _CARDS if in_edition(row["edition"], edition)]) for edition in (0, 1)
)
# mandatory cards of the edition
MANDATORY_MASK: Final[tuple[int, ...]] = tuple(
    EDITION_CARDS[edition] & bits([card for card in range(N_CARDS) if CARD_TYPE[edition][card] == TYPE_MANDATORY])
    for edition in (0, 1)
)
# cards whose entry also needs a condition (§21.3): 19, 21, 23, 62, 63, 64
CONDITIONAL_ENTRY: Final = bits([int(row["number"]) for row in _CARDS if row["entry_condition"]])
# cards left out of the 1532 and tournament decks (the "(1517)" mark; 10 lies on the Papal card)
NOT_IN_1532: Final = _marked("in_1532", "no")
CARD_TWO_PLAYER: Final[tuple[int, ...]] = _numbers(
    [("no", "yes", "modified").index(row["in_two_player"]) for row in _CARDS]
)
# who may play it as event: bit set of major powers; the Protestant only after the League in PROTESTANT_AFTER_LEAGUE
CARD_PLAYERS: Final[tuple[int, ...]] = _numbers([_player_bits(row["playable_by"]) for row in _CARDS])
PROTESTANT_AFTER_LEAGUE: Final = bits(
    [int(row["number"]) for row in _CARDS if "protestant_after_league" in row["playable_by"]]
)
# moments of play as event: bits ON_..., BEFORE_..., AFTER_...
CARD_TIMING: Final[tuple[int, ...]] = _numbers(
    [bits([_TIMING_IDS[timing] for timing in row["timing"].split(";")]) for row in _CARDS]
)
# uncommitted debaters needed as event: every entry is a bit set of which one is needed
CARD_DEBATERS: Final[tuple[tuple[int, ...], ...]] = (
    (),
    *(_debaters(row["needs_uncommitted_debater"]) for row in _CARDS),
)
# CP that the event itself grants (3: option A; 76: construction only; 97: 2 in the 500th)
CARD_EVENT_CP: Final[tuple[int, ...]] = _numbers([int(row["cp_granted_by_event"]) for row in _CARDS])
# turn in whose Winter Phase the event is forced if still open (§19.8), 0 = never
CARD_FORCED_WINTER: Final[tuple[int, ...]] = _numbers([number(row["forced_by_winter_of_turn"]) for row in _CARDS])
# removal rule
CARD_REMOVE: Final[tuple[int, ...]] = _numbers([REMOVE_NAMES.index(row["remove_rule"]) for row in _CARDS])


def first_deck(edition: int, first_turn: int, late_start: bool) -> tuple[int, ...]:
    """The cards of the first deck of a scenario, rising (§6.2, §4.1): no home cards, not 8."""
    left_out = HOME_CARDS_MASK | 1 << 8 | (NOT_IN_1532 if late_start else 0)
    present = EDITION_CARDS[edition] & ~left_out
    return tuple(card for card in members(present) if CARD_TURN[edition][card] <= first_turn)
