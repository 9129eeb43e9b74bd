"""Translations, strings of (Counter) Reformation attempts, and all dice that are not unit strength (HIS §14-§18)."""

from typing import Final

from regio.his.tables_map import ZONE_MASK
from regio.his.tables_read import POWER_IDS, ZONE_ANY, ZONE_IDS, bits, in_edition, leading, number, rows

# --- translations (§18.1) ------------------------------------------------------------------------

NEW_TESTAMENT_GERMAN: Final = 0
NEW_TESTAMENT_ENGLISH: Final = 1
NEW_TESTAMENT_FRENCH: Final = 2
FULL_BIBLE_GERMAN: Final = 3
FULL_BIBLE_ENGLISH: Final = 4
FULL_BIBLE_FRENCH: Final = 5
N_TRANSLATIONS: Final = 6
N_LANGUAGES: Final = 3

_TRACKS: Final = rows("translation_tracks")
# slugs in the order of the constants; a Full Bible is the New Testament of its language + 3
TRANSLATION_NAMES: Final[tuple[str, ...]] = tuple(row["id"] for row in _TRACKS)
# language = target zone, boxes (1 CP each), attempts when complete, die modifier in the zone, VP
TRANSLATION_ZONE: Final[tuple[int, ...]] = tuple(ZONE_IDS[row["target_zone"]] for row in _TRACKS)
TRANSLATION_BOXES: Final[tuple[int, ...]] = tuple(int(row["boxes"]) for row in _TRACKS)
TRANSLATION_ATTEMPTS: Final[tuple[int, ...]] = tuple(int(row["reformation_attempts"]) for row in _TRACKS)
TRANSLATION_DRM: Final[tuple[int, ...]] = tuple(int(row["die_modifier"]) for row in _TRACKS)
TRANSLATION_VP: Final[tuple[int, ...]] = tuple(int(row["bonus_vp"]) for row in _TRACKS)
# zones of the three languages, in the order of the tracks
LANGUAGES: Final[tuple[int, ...]] = TRANSLATION_ZONE[:3]


# --- strings of attempts (§18.3, §18.4) ----------------------------------------------------------

STRING_95_THESES: Final = 0
STRING_TREATISE: Final = 1
STRING_TREATISE_CARLSTADT: Final = 2
STRING_TREATISE_CALVIN: Final = 3
STRING_TREATISE_ENGLAND: Final = 4
STRING_NEW_TESTAMENT: Final = 5
STRING_FULL_BIBLE: Final = 6
STRING_MIGHTY_FORTRESS: Final = 7
STRING_PLACARDS: Final = 8
STRING_INSTITUTES: Final = 9
STRING_COMMON_PRAYER: Final = 10
STRING_DISSOLUTION: Final = 11
STRING_MARBURG: Final = 12
STRING_ERASMUS_EARLY: Final = 13
STRING_BORA: Final = 14
STRING_PRINTING_PRESS: Final = 15
STRING_CROMWELL: Final = 16
STRING_BURN_BOOKS: Final = 17
STRING_BURN_BOOKS_CAJETAN: Final = 18
STRING_BURN_BOOKS_CARAFFA: Final = 19
STRING_DEFENDER: Final = 20
STRING_MARY_DEFIES: Final = 21
STRING_ERASMUS_LATE: Final = 22
N_STRINGS: Final = 23

_STRINGS: Final = rows("religious_actions")
# slugs in the order of the constants
STRING_NAMES: Final[tuple[str, ...]] = tuple(row["id"] for row in _STRINGS)
STRING_IS_COUNTER: Final[tuple[bool, ...]] = tuple(row["kind"] == "counter_reformation" for row in _STRINGS)
# card of the event, 0 = an action
STRING_CARD: Final[tuple[int, ...]] = tuple(number(row["card"]) for row in _STRINGS)
# who makes the attempts
STRING_PERFORMER: Final[tuple[int, ...]] = tuple(POWER_IDS[row["performer"]] for row in _STRINGS)
# number of attempts; 0 for Marburg (sum of two debate values)
STRING_ATTEMPTS: Final[tuple[int, ...]] = tuple(
    int(row["attempts"]) if row["attempts"].isdigit() else 0 for row in _STRINGS
)
# target zone: a zone, ZONE_ANY (all zones), ZONE_CHOSEN (one, by the performer), ZONE_LANGUAGE (of the translation)
STRING_ZONE: Final[tuple[int, ...]] = tuple(
    ZONE_ANY if row["target_zone"] == "all" else ZONE_IDS[row["target_zone"]] for row in _STRINGS
)
# extra dice of the attempting side, and modifier of each of its dice inside the target zone
STRING_EXTRA_DICE: Final[tuple[int, ...]] = tuple(int(row["extra_dice"]) for row in _STRINGS)
STRING_DRM: Final[tuple[int, ...]] = tuple(int(row["die_modifier_in_zone"]) for row in _STRINGS)
# strings that exist in each edition
STRINGS_OF_EDITION: Final[tuple[int, ...]] = tuple(
    bits([n for n in range(N_STRINGS) if in_edition(_STRINGS[n]["edition"], edition)]) for edition in (0, 1)
)
# spaces inside each target zone: index ZONE_NONE..SPANISH and ZONE_ANY (all five zones; no zone: outside)
TARGET_ZONE_MASK: Final[tuple[int, ...]] = (0, *ZONE_MASK[1:], sum(ZONE_MASK[1:]))


# --- dice (§13-§18) ------------------------------------------------------------------------------


def _dice(table: str, column: str, one: str) -> int:
    """One number of a table of dice."""
    for row in rows(table):
        if row["id"] == one:
            return leading(row[column])
    raise KeyError(one)


# religious dice (§18.3, §18.4), the same for both sides and kinds of attempt: each adjacent space, reformer or
# university, stack; each reformer or university, stack in the target; least number of dice
DICE_ADJACENT_SPACE: Final = _dice("religious_dice_modifiers", "value", "ref_adj_space")
DICE_ADJACENT_PERSON: Final = _dice("religious_dice_modifiers", "value", "ref_adj_reformer")
DICE_ADJACENT_STACK: Final = _dice("religious_dice_modifiers", "value", "ref_adj_stack")
DICE_PERSON_INSIDE: Final = _dice("religious_dice_modifiers", "value", "ref_in_reformer")
DICE_STACK_INSIDE: Final = _dice("religious_dice_modifiers", "value", "ref_in_stack")
DICE_MINIMUM: Final = _dice("religious_dice_modifiers", "value", "ref_min")
DICE_PRINTING_PRESS: Final = _dice("religious_dice_modifiers", "value", "ref_printing_press")
# modified die that succeeds by itself in the target zone
AUTOMATIC_SUCCESS: Final = _dice("religious_dice_modifiers", "value", "ref_auto")

# debates (§18.5)
DEBATE_ATTACK_BONUS: Final = _dice("debate_dice_modifiers", "dice", "attack_bonus")
DEBATE_UNCOMMITTED: Final = _dice("debate_dice_modifiers", "dice", "defend_uncommitted")
DEBATE_COMMITTED: Final = _dice("debate_dice_modifiers", "dice", "defend_committed")
DEBATE_AUGSBURG: Final = _dice("debate_dice_modifiers", "dice", "augsburg")
DEBATE_INQUISITION: Final = _dice("debate_dice_modifiers", "dice", "papal_inquisition")
DEBATE_MORE: Final = _dice("debate_dice_modifiers", "dice", "thomas_more")
DEBATE_MORE_ENGLAND: Final = _dice("debate_dice_modifiers", "dice", "thomas_more_england")

# battle, assault, naval combat, piracy (§14-§16): a die of HITS_ON or more hits
HITS_ON: Final = _dice("field_battle_modifiers", "hits_on", "unit")
TERCIOS_HITS_ON: Final = _dice("field_battle_modifiers", "hits_on", "tercios_own")
SIEGE_ARTILLERY_HITS_ON: Final = _dice("siege_assault_dice", "hits_on", "siege_artillery")
DEFENDER_DICE: Final = _dice("field_battle_modifiers", "dice", "defender")
ARQUEBUSIERS_DICE: Final = _dice("field_battle_modifiers", "dice", "arquebusiers")
FIELD_ARTILLERY_DICE: Final = _dice("field_battle_modifiers", "dice", "field_artillery")
FIELD_ARTILLERY_DICE_BEST: Final = 3  # France, Ottoman
TERCIOS_DICE: Final = _dice("field_battle_modifiers", "dice", "tercios_own")
TERCIOS_AGAINST_DICE: Final = _dice("field_battle_modifiers", "dice", "tercios_against")
JANISSARIES_DICE: Final = _dice("field_battle_modifiers", "dice", "janissaries")
ASSAULT_DEFENDER_DICE: Final = _dice("siege_assault_dice", "dice", "def_bonus")
SIEGE_MINING_DICE: Final = _dice("siege_assault_dice", "dice", "siege_mining")
SIEGE_ARTILLERY_DICE: Final = _dice("siege_assault_dice", "dice", "siege_artillery")
SQUADRON_DICE: Final = _dice("naval_combat_dice", "dice", "squadron")
CORSAIR_DICE: Final = _dice("naval_combat_dice", "dice", "corsair")
PORT_DEFENDER_DICE: Final = _dice("naval_combat_dice", "dice", "port_defender")
JANISSARIES_NAVAL_DICE: Final = _dice("naval_combat_dice", "dice", "janissaries")
ROWERS_DICE: Final = _dice("naval_combat_dice", "dice", "professional_rowers")
PIRACY_SQUADRON_DICE: Final = _dice("piracy_dice", "dice", "target_squadron_zone")
PIRACY_ADJACENT_SQUADRON_DICE: Final = _dice("piracy_dice", "dice", "squadron_adjacent")
PIRACY_FORTRESS_DICE: Final = _dice("piracy_dice", "dice", "fortress")
PIRACY_LOW_DICE: Final = _dice("piracy_dice", "dice", "pirate_base_1")
PIRACY_HIGH_DICE: Final = _dice("piracy_dice", "dice", "pirate_base_2")

# interception and avoid battle, land and sea (§13.2, §13.3, §16.2): 2 dice + modifiers must reach this
INTERCEPT_ON: Final = _dice("interception_modifiers", "success_on", "land_intercept_base")
OWN_CAVALRY_MODIFIER: Final = _dice("interception_modifiers", "modifier", "land_intercept_own_cavalry")
ENEMY_CAVALRY_MODIFIER: Final = _dice("interception_modifiers", "modifier", "land_intercept_enemy_cavalry")
