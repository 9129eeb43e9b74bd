"""The New World and what is decided on charts with it: chateaux, pregnancy (HIS §20, §21.3, §21.4)."""

from typing import Final

from regio.his.persons import CLAIM_NAMES, N_CLAIMS, N_COLONIES, N_CONQUISTADORS, N_EXPLORERS
from regio.his.powers import MAJORS, N_MAJORS, NOBODY
from regio.his.tables_read import CLAIM_IDS, EDITION_NAMES, POWER_IDS, bits, index, number, rows, spread

# --- boxes, explorers, conquistadors, colonies (§20.1-20.3) --------------------------------------

_POWERS: Final = rows("powers")
_EXPLORERS: Final = rows("explorers")
_CONQUISTADORS: Final = rows("conquistadors")
_COLONIES: Final = rows("colonies")
_CLAIMS: Final = rows("new_world_vp")

# boxes of the New World display by major power; 0: takes no part
COLONY_BOXES: Final[tuple[int, ...]] = tuple(int(_POWERS[power]["colony_boxes"]) for power in MAJORS)
CONQUEST_BOXES: Final[tuple[int, ...]] = tuple(int(_POWERS[power]["conquest_boxes"]) for power in MAJORS)
COLONIAL_POWERS: Final = bits([power for power in MAJORS if COLONY_BOXES[power]])

EXPLORER_POWER: Final[tuple[int, ...]] = tuple(POWER_IDS[row["power"]] for row in _EXPLORERS)
EXPLORER_VALUE: Final[tuple[int, ...]] = tuple(int(row["value"]) for row in _EXPLORERS)
# Sebastian Cabot (99), one per power; never in a pool
CABOTS: Final = bits([n for n in range(N_EXPLORERS) if _EXPLORERS[n]["source"] == "card:99"])
# explorers to draw from by major power, bit sets
EXPLORER_POOL: Final[tuple[int, ...]] = tuple(
    bits([n for n in range(N_EXPLORERS) if EXPLORER_POWER[n] == power]) & ~CABOTS for power in MAJORS
)
CONQUISTADOR_POWER: Final[tuple[int, ...]] = tuple(POWER_IDS[row["power"]] for row in _CONQUISTADORS)
CONQUISTADOR_VALUE: Final[tuple[int, ...]] = tuple(int(row["value"]) for row in _CONQUISTADORS)
CONQUISTADOR_POOL: Final[tuple[int, ...]] = tuple(
    bits([n for n in range(N_CONQUISTADORS) if CONQUISTADOR_POWER[n] == power]) for power in MAJORS
)
# power of a colony counter, NOBODY for Potosi; colony counters of each major power
COLONY_POWER: Final[tuple[int, ...]] = tuple(POWER_IDS.get(row["power"], NOBODY) for row in _COLONIES)
COLONIES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(n for n in range(N_COLONIES) if COLONY_POWER[n] == power) for power in range(N_MAJORS)
)
# VP markers: VP, whether a conquest, what a roll gives instead if it is claimed (in this order)
CLAIM_VP: Final[tuple[int, ...]] = tuple(int(row["vp"]) for row in _CLAIMS)
CLAIM_INSTEAD: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(CLAIM_IDS[slug] for slug in row["if_already_claimed"].split()) for row in _CLAIMS
)
CONQUEST_CLAIMS: Final = bits([n for n in range(N_CLAIMS) if _CLAIMS[n]["kind"] == "conquest"])
DISCOVERY_CLAIMS: Final = bits([n for n in range(N_CLAIMS) if _CLAIMS[n]["kind"] == "discovery"])


# --- voyages: tables by modified roll, clamped to 0..VOYAGE_MAX (§20.2, §20.3) -------------------

VOYAGE_MAX: Final = 20

# outcomes of an exploration; VOYAGE_CHOICE: Pacific Strait and circumnavigation, Amazon, or a 1 VP river or lake
VOYAGE_LOST: Final = 0
VOYAGE_NOTHING: Final = 1
VOYAGE_CLAIM: Final = 2
VOYAGE_CHOICE: Final = 3
_OUTCOMES: Final[dict[str, int]] = {
    "lost_at_sea": VOYAGE_LOST,
    "killed_by_natives": VOYAGE_LOST,
    "no_discovery": VOYAGE_NOTHING,
    "no_conquest": VOYAGE_NOTHING,
    "discovery": VOYAGE_CLAIM,
    "conquest": VOYAGE_CLAIM,
    "choice": VOYAGE_CHOICE,
}


def _outcomes(table: str) -> tuple[int, ...]:
    return tuple(_OUTCOMES[cell] for cell in spread(rows(table), VOYAGE_MAX + 1, "result"))


def _claims(table: str, column: str) -> tuple[int, ...]:
    return tuple(CLAIM_IDS.get(cell, -1) for cell in spread(rows(table), VOYAGE_MAX + 1, column))


_CIRCUMNAVIGATION: Final = rows("circumnavigation")
EXPLORATION: Final[tuple[int, ...]] = _outcomes("exploration")
# claim of the outcome VOYAGE_CLAIM, else -1
EXPLORATION_CLAIM: Final[tuple[int, ...]] = _claims("exploration", "discovery")
# here VOYAGE_LOST = killed by natives, VOYAGE_NOTHING = no conquest, VOYAGE_CLAIM = conquest
CONQUEST: Final[tuple[int, ...]] = _outcomes("conquest")
CONQUEST_CLAIM: Final[tuple[int, ...]] = _claims("conquest", "conquest")
CIRCUMNAVIGATION_SUCCESS: Final[tuple[bool, ...]] = tuple(
    cell.startswith("success") for cell in spread(_CIRCUMNAVIGATION, VOYAGE_MAX + 1, "result")
)
CIRCUMNAVIGATION_CARDS: Final[tuple[int, ...]] = tuple(
    int(cell) for cell in spread(_CIRCUMNAVIGATION, VOYAGE_MAX + 1, "cards_drawn")
)
# modifiers: Mercator's Map (50) of exploration and circumnavigation, Smallpox (101) of conquest,
# Uncharted marker of exploration [500th], never of Cabot
MERCATOR_MODIFIER: Final = 2
SMALLPOX_MODIFIER: Final = 2
UNCHARTED_MODIFIER: Final = -1


# --- riches and raiders (§20.4) ------------------------------------------------------------------

RICHES_NOTHING: Final = 0
RICHES_CARD: Final = 1
RICHES_GALLEON: Final = 2  # a card only with Galleons (48)
RICHES_DEPLETED: Final = 3  # a card, then the conquest is spent
RICHES_ELIMINATED: Final = 4
_RICHES_IDS: Final = index(("no_effect", "card", "galleon", "depleted", "eliminated"))

COLUMN_INCA: Final = 0
COLUMN_AZTEC: Final = 1
COLUMN_MAYA: Final = 2
COLUMN_POTOSI: Final = 3
COLUMN_COLONY: Final = 4
COLUMN_NAMES: Final[tuple[str, ...]] = ("inca", "aztec", "maya", "potosi", "colony")


def _riches(column: str) -> tuple[int, ...]:
    """By roll 0..13; the ends repeat the nearest printed result."""
    printed = {
        int(row["roll"]): _RICHES_IDS[row["result"]] for row in rows("new_world_riches") if row["column"] == column
    }
    return tuple(printed[max(2, min(roll, max(printed)))] for roll in range(14))


# result by column and roll (2 dice, +1 with Plantations for colonies and Potosi)
RICHES: Final[tuple[tuple[int, ...], ...]] = tuple(_riches(column) for column in COLUMN_NAMES)
# column of each colony counter and of each claim (-1 for discoveries)
COLONY_COLUMN: Final[tuple[int, ...]] = tuple(COLUMN_NAMES.index(row["riches_column"]) for row in _COLONIES)
CLAIM_COLUMN: Final[tuple[int, ...]] = tuple(
    COLUMN_NAMES.index(name) if name in COLUMN_NAMES else -1 for name in CLAIM_NAMES
)

_RAIDERS: Final = rows("raiders")
# a raider's die 1..6 (index 0 unused): whether he takes the card; whether he stays, by [Hapsburg Galleons][die]
RAIDER_STEALS: Final[tuple[bool, ...]] = (False, *(row["card_to"] == "raider" for row in _RAIDERS))
RAIDER_STAYS: Final[tuple[tuple[bool, ...], ...]] = (
    (False, *(row["raider_stays_without_galleons"] == "yes" for row in _RAIDERS)),
    (False, *(row["raider_stays_with_galleons"] == "yes" for row in _RAIDERS)),
)


# --- chateaux (§21.4): tables by edition and modified roll, clamped to 0..CHATEAUX_ROLL_MAX ------

CHATEAUX_ROLL_MAX: Final = 15


def _chateaux(column: str) -> tuple[tuple[int, ...], ...]:
    result = []
    for edition in EDITION_NAMES:
        # the 2010 die is unmodified: rolls above 6 do not occur
        table = [dict(row) for row in rows("chateaux") if row["edition"] == edition]
        table[-1]["roll_max"] = ""
        result.append(tuple(number(cell) for cell in spread(table, CHATEAUX_ROLL_MAX + 1, column)))
    return tuple(result)


CHATEAUX_VP: Final[tuple[tuple[int, ...], ...]] = _chateaux("vp")
CHATEAUX_DRAWN: Final[tuple[tuple[int, ...], ...]] = _chateaux("cards_drawn")
CHATEAUX_DISCARDED: Final[tuple[tuple[int, ...], ...]] = _chateaux("cards_discarded")
# modifiers of the 500th: Milan French; Florence French; 3 or more keys of the Italian zone French; tournament;
# a French home space controlled by another power; enemy units in a French home space
CHATEAUX_MODIFIERS: Final[tuple[int, ...]] = tuple(int(row["modifier"]) for row in rows("chateaux_modifiers"))


# --- Henry's wives (§21.3) -----------------------------------------------------------------------

_WIVES: Final = rows("wives")
# by box of the Marital Status track: modifier of her roll on the Pregnancy Chart; whether reaching it rolls
WIFE_MODIFIER: Final[tuple[int, ...]] = tuple(number(row["roll_modifier"]) for row in _WIVES)
WIFE_ROLLS: Final[tuple[bool, ...]] = tuple(row["pregnancy_roll"] == "yes" for row in _WIVES)
# lines of the Pregnancy Chart; PREGNANCY[roll] gives the line, index 0 unused, 7 = 6
PREGNANCY_ANNULLED: Final = 0
PREGNANCY_NO_CHILD: Final = 1
PREGNANCY_BEHEADED: Final = 2
PREGNANCY_ELIZABETH: Final = 3
PREGNANCY_SICKLY_EDWARD: Final = 4
PREGNANCY_HEALTHY_EDWARD: Final = 5
_PREGNANCY_IDS: Final = index(tuple(row["id"] for row in rows("pregnancy")))
PREGNANCY: Final[tuple[int, ...]] = (
    -1,
    *(_PREGNANCY_IDS[cell] for cell in spread(rows("pregnancy"), 8, "id")[1:]),
)
