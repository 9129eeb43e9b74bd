"""Leaders, rulers, debaters, reformers and the excommunication boxes (HIS §8.2, §9.5, §13, §18, §21)."""

from typing import Final

from regio.his.persons import N_DEBATERS, N_LEADERS, N_REFORMERS, N_RULERS, REFORMER_NAMES
from regio.his.powers import N_MAJORS, N_OWNERS
from regio.his.tables_map import ELECTORATES_MASK, ENGLISH_HOME, SCOTTISH_HOME, WITHIN2, ZONE_MASK
from regio.his.tables_read import (
    DEBATER_IDS,
    ENGLISH,
    LEADER_IDS,
    PLACE_IDS,
    POWER_IDS,
    RULER_IDS,
    ZONE_ANY,
    ZONE_CHOSEN,
    ZONE_IDS,
    bits,
    index,
    leading,
    look_up,
    number,
    rows,
    slug_bits,
)

# --- leaders (§13.1, §16); indexed by leader -----------------------------------------------------

_LEADERS: Final = rows("leaders")

# owner; the Renegade starts with NOBODY, Maurice with the Protestant
LEADER_POWER: Final[tuple[int, ...]] = tuple(POWER_IDS[row["power"]] for row in _LEADERS)
LEADER_NAVAL: Final[tuple[bool, ...]] = tuple(row["kind"] == "naval" for row in _LEADERS)
LEADER_BATTLE: Final[tuple[int, ...]] = tuple(int(row["battle_rating"]) for row in _LEADERS)
# command rating, 0 for naval leaders
LEADER_COMMAND: Final[tuple[int, ...]] = tuple(number(row["command_rating"]) for row in _LEADERS)
LEADER_PIRACY: Final[tuple[int, ...]] = tuple(number(row["piracy_rating"]) for row in _LEADERS)
# whether he is on the map from the 1517 set-up on
LEADER_AT_SETUP: Final[tuple[bool, ...]] = tuple(row["enters"] == "setup" for row in _LEADERS)
# turn in whose Card Draw Phase he enters (Maurice), else 0
LEADER_TURN: Final[tuple[int, ...]] = tuple(
    int(row["enters"][5:]) if row["enters"].startswith("turn:") else 0 for row in _LEADERS
)
# cards that bring him, or that take him off for good; bit sets of card numbers
LEADER_BROUGHT_BY: Final[tuple[int, ...]] = tuple(
    bits([int(word[5:]) for word in row["enters"].split() if word.startswith("card:")]) for row in _LEADERS
)
LEADER_REMOVED_BY: Final[tuple[int, ...]] = tuple(
    bits([int(word[5:]) for word in row["removed_by"].split() if word.startswith("card:")]) for row in _LEADERS
)
# monarchs on the map; targets of Threat to Power (103)
RULING_LEADERS: Final = bits([n for n in range(N_LEADERS) if _LEADERS[n]["is_ruler"] == "yes"])
THREAT_TARGETS: Final = bits([n for n in range(N_LEADERS) if _LEADERS[n]["threat_to_power_target"] == "yes"])
ARMY_LEADERS: Final = bits([n for n in range(N_LEADERS) if not LEADER_NAVAL[n]])
NAVAL_LEADERS: Final = bits([n for n in range(N_LEADERS) if LEADER_NAVAL[n]])
LEADERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for n in range(N_LEADERS) if LEADER_POWER[n] == owner) for owner in range(N_OWNERS)
)
# command of a formation without a leader (§13.1)
NO_LEADER_COMMAND: Final = 4


# --- rulers (§6.2, §21); indexed by ruler --------------------------------------------------------

_RULERS: Final = rows("rulers")

RULER_POWER: Final[tuple[int, ...]] = tuple(POWER_IDS[row["power"]] for row in _RULERS)
RULER_ADMIN: Final[tuple[int, ...]] = tuple(int(row["admin_rating"]) for row in _RULERS)
RULER_BONUS: Final[tuple[int, ...]] = tuple(int(row["card_bonus"]) for row in _RULERS)
# card that brings the ruler, 0 = printed on the power card
RULER_CARD: Final[tuple[int, ...]] = tuple(
    int(row["enters"][5:]) if row["enters"].startswith("card:") else 0 for row in _RULERS
)
# the ruler as a leader on the map, or -1; and back
RULER_LEADER: Final[tuple[int, ...]] = tuple(look_up(LEADER_IDS, row["leader"]) for row in _RULERS)
LEADER_RULER: Final[tuple[int, ...]] = tuple(
    RULER_LEADER.index(leader) if leader in RULER_LEADER else -1 for leader in range(N_LEADERS)
)
# rulers whom this one may replace, bit set
RULER_REPLACES: Final[tuple[int, ...]] = tuple(slug_bits(RULER_IDS, row["replaces"]) for row in _RULERS)
# popes who win ties of Counter Reformation attempts in the target zone (§18.4): Paul III, Julius III
TIE_POPES: Final = bits([n for n in range(N_RULERS) if _RULERS[n]["wins_counter_reformation_ties"] == "yes"])
# ruler that a ruler card brings, by card number, else -1
CARD_RULER: Final[tuple[int, ...]] = tuple(
    RULER_CARD.index(card) if card and card in RULER_CARD else -1 for card in range(117)
)
# printed ruler of each major power
FIRST_RULER: Final[tuple[int, ...]] = tuple(RULER_POWER.index(power) for power in range(N_MAJORS))


# --- debaters (§18.2, §18.5); indexed by debater -------------------------------------------------

# kinds of ability
TRANSLATION_STEP: Final = 0
REFORMATION_DICE: Final = 1
TREATISE_ATTEMPTS: Final = 2
INSERT_ROUND2: Final = 3
ATTACK_DICE: Final = 4
CANCEL_LOSS: Final = 5
EXTRA_FLIP: Final = 6
ST_PETERS_CP: Final = 7
BURN_BOOKS_ATTEMPTS: Final = 8
COUNTER_REFORMATION_DICE: Final = 9
TRENT_DICE: Final = 10
UNIVERSITY_COST: Final = 11
_ABILITIES: Final = index(
    (
        "translation_bonus_step",
        "reformation_dice",
        "treatise_extra_attempt",
        "debate_insert_round2",
        "debate_attack_dice",
        "debate_cancel_loss",
        "debate_extra_flip",
        "burn_books_st_peters_cp",
        "burn_books_extra_attempt",
        "counter_reformation_dice",
        "council_of_trent_dice",
        "found_university_cost",
    )
)

_DEBATERS: Final = rows("debaters")
# England of Latimer and Knox: English home spaces without Calais (open point of the fact base)
_COUNTRIES: Final[dict[str, int]] = {"england": ENGLISH_HOME & ZONE_MASK[ENGLISH], "scotland": SCOTTISH_HOME}


def _scope_zone(row: dict[str, str]) -> int:
    kind, _, value = row["ability_scope"].partition(":")
    if kind not in ("language", "zone"):
        return ZONE_ANY
    return {"single": ZONE_CHOSEN, "all": ZONE_ANY}.get(value, ZONE_IDS.get(value, ZONE_ANY))


def _scope_mask(row: dict[str, str]) -> int:
    """Targets of a bonus on attempts; 0 for other abilities and for Contarini, whose scope moves."""
    kind, _, value = row["ability_scope"].partition(":")
    if kind == "within" and row["ability_ref"] in PLACE_IDS:
        assert value == "2"
        return WITHIN2[PLACE_IDS[row["ability_ref"]]]
    if kind == "country":
        return sum(_COUNTRIES[country] for country in value.split("|"))
    return ELECTORATES_MASK if kind == "space_type" else 0


def _marked(column: str, value: str) -> int:
    return bits([n for n in range(N_DEBATERS) if _DEBATERS[n][column] == value])


# side (PROTESTANT or PAPACY), language zone (ZONE_ANY for Papal debaters), debate value
DEBATER_SIDE: Final[tuple[int, ...]] = tuple(POWER_IDS[row["power"]] for row in _DEBATERS)
DEBATER_ZONE: Final[tuple[int, ...]] = tuple(ZONE_IDS[row["language_zone"]] for row in _DEBATERS)
DEBATER_VALUE: Final[tuple[int, ...]] = tuple(int(row["debate_value"]) for row in _DEBATERS)
# turn of entry; 0 = with the reformer Cranmer
DEBATER_TURN: Final[tuple[int, ...]] = tuple(number(row["enters_turn"]) for row in _DEBATERS)
# kind of ability and its number (dice, steps, attempts, CP; Campeggio: lowest die that cancels)
DEBATER_ABILITY: Final[tuple[int, ...]] = tuple(_ABILITIES[row["ability_type"]] for row in _DEBATERS)
DEBATER_ABILITY_VALUE: Final[tuple[int, ...]] = tuple(leading(row["ability_value"] or "0") for row in _DEBATERS)
# zone or language of the ability: a zone, ZONE_ANY (any or all) or ZONE_CHOSEN (one zone, Cajetan)
DEBATER_SCOPE_ZONE: Final[tuple[int, ...]] = tuple(_scope_zone(row) for row in _DEBATERS)
# spaces for which a bonus die counts; Contarini: 0, use WITHIN2 of the leader DEBATER_SCOPE_LEADER
DEBATER_SCOPE_MASK: Final[tuple[int, ...]] = tuple(_scope_mask(row) for row in _DEBATERS)
DEBATER_SCOPE_LEADER: Final[tuple[int, ...]] = tuple(
    look_up(LEADER_IDS, row["ability_ref"].partition(":")[2] if row["ability_ref"].startswith("leader:") else "")
    for row in _DEBATERS
)
# abilities that work by themselves in a debate; abilities under the limit of one bonus an impulse (§18.2)
AUTOMATIC_DEBATERS: Final = _marked("automatic_in_debate", "yes")
ONE_PER_IMPULSE: Final = _marked("counts_one_per_impulse", "yes")
PROTESTANT_DEBATERS: Final = _marked("power", "protestant")
PAPAL_DEBATERS: Final = _marked("power", "papacy")
# Protestant debaters of each zone
ZONE_DEBATERS: Final[tuple[int, ...]] = tuple(
    PROTESTANT_DEBATERS & bits([n for n in range(N_DEBATERS) if DEBATER_ZONE[n] == zone]) for zone in range(6)
)
# debaters who enter with the reformer Cranmer
CRANMER_DEBATERS: Final = bits([n for n in range(N_DEBATERS) if DEBATER_TURN[n] == 0])


# --- reformers and excommunication (§8.2, §9.5, §18.5) -------------------------------------------

_REFORMERS: Final = rows("reformers")
_BOXES: Final = rows("excommunication_boxes")

# space, debater and turn of entry (0 = the turn after Anne Boleyn) of each reformer
REFORMER_SPACE: Final[tuple[int, ...]] = tuple(PLACE_IDS[row["space"]] for row in _REFORMERS)
REFORMER_DEBATER: Final[tuple[int, ...]] = tuple(DEBATER_IDS[row["debater"]] for row in _REFORMERS)
REFORMER_TURN: Final[tuple[int, ...]] = tuple(number(row["enters_turn"]) for row in _REFORMERS)
# reformer who is a debater, by debater, else -1
DEBATER_REFORMER: Final[tuple[int, ...]] = tuple(
    REFORMER_DEBATER.index(debater) if debater in REFORMER_DEBATER else -1 for debater in range(N_DEBATERS)
)

# the seven boxes of the Papal power card; each is used once in a game
EXCOM_LUTHER: Final = 0
EXCOM_ZWINGLI: Final = 1
EXCOM_CRANMER: Final = 2
EXCOM_CALVIN: Final = 3
EXCOM_HENRY_VIII: Final = 4
EXCOM_FRENCH_KING: Final = 5
EXCOM_CHARLES_V: Final = 6
N_EXCOMS: Final = 7
EXCOM_NAMES: Final[tuple[str, ...]] = tuple(row["id"] for row in _BOXES)
# power of each box, its reformer (or -1), zone of the debate that follows (reformers)
EXCOM_POWER: Final[tuple[int, ...]] = tuple(POWER_IDS[row["power"]] for row in _BOXES)
EXCOM_REFORMER: Final[tuple[int, ...]] = tuple(
    REFORMER_NAMES.index(row["id"]) if row["kind"] == "reformer" else -1 for row in _BOXES
)
EXCOM_ZONE: Final[tuple[int, ...]] = tuple(ZONE_IDS[row["debate_zone"] or "none"] for row in _BOXES)
# box of each reformer
REFORMER_EXCOM: Final[tuple[int, ...]] = tuple(EXCOM_REFORMER.index(one) for one in range(N_REFORMERS))

# religious side of land units (§18.2)
CAMP_NONE: Final = 0
CAMP_CATHOLIC: Final = 1
CAMP_PROTESTANT: Final = 2
_CAMPS: Final[dict[str, int]] = {"unaligned": CAMP_NONE, "catholic": CAMP_CATHOLIC, "protestant": CAMP_PROTESTANT}


def _owner_camp(owner: int) -> int:
    for row in rows("unit_religion"):
        if POWER_IDS[row["owner"]] == owner and row["camp"] in _CAMPS and "ruler" not in row["condition"]:
            return _CAMPS[row["camp"]]
    return CAMP_NONE


def _ruler_camp(ruler: int) -> int:
    for row in rows("unit_religion"):
        if row["condition"].startswith("ruler ") and _RULERS[ruler]["id"] in row["condition"].split():
            return _CAMPS[row["camp"]]
    return _owner_camp(RULER_POWER[ruler])


# by owner: England stands at CAMP_NONE (its ruler decides: RULER_CAMP); Scotland as England while allied to it
OWNER_CAMP: Final[tuple[int, ...]] = tuple(_owner_camp(owner) for owner in range(N_OWNERS))
RULER_CAMP: Final[tuple[int, ...]] = tuple(_ruler_camp(ruler) for ruler in range(N_RULERS))
