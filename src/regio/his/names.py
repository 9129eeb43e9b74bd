"""The notation of Here I Stand: the domains that print and parse every id."""

from __future__ import annotations

from typing import Final

from regio.his.cards.numbers import CARD_NAMES
from regio.his.moments import MOMENT_NAMES
from regio.his.naval import VESSEL_NAMES
from regio.his.persons import (
    CLAIM_NAMES,
    COLONY_NAMES,
    CONQUISTADOR_NAMES,
    DEBATER_NAMES,
    EXPLORER_NAMES,
    LEADER_NAMES,
    REFORMER_NAMES,
    RULER_NAMES,
    WIFE_NAMES,
)
from regio.his.powers import MAJORS, POWER_NAMES
from regio.his.spaces import PLACE_NAMES, SPACE_NAMES
from regio.his.state import BONUS_NAMES, N_SHIPS, PHASE_NAMES, VICTORY_NAMES
from regio.his.tables_persons import EXCOM_NAMES
from regio.his.tables_read import ZONE_NAMES
from regio.his.tables_religion import STRING_NAMES
from regio.his.tables_units import SHIP_OWNER, SHIPS_OF, SLOT_NAMES
from regio.kernel.notation import Domain, Notation

SEATS: Final = tuple(POWER_NAMES[power] for power in MAJORS)

ACTION_TOKENS: Final = (
    "move",
    "move-pass",
    "sail",
    "mercenary",
    "regular",
    "cavalry",
    "squadron",
    "corsair",
    "assault",
    "foreign-war",
    "control",
    "piracy",
    "explore",
    "colonize",
    "conquer",
    "translate",
    "treatise",
    "debate",
    "st-peters",
    "burn-books",
    "university",
)
"""Short tokens of the actions, in the order of the action table."""

SHIP_TOKENS: Final = tuple(
    f"{POWER_NAMES[SHIP_OWNER[ship]]}-ship-{ship - SHIPS_OF[SHIP_OWNER[ship]].start + 1}" for ship in range(N_SHIPS)
)

_CARD_TOKENS: Final = tuple(str(number) if number else "" for number in range(len(CARD_NAMES)))

SET_DOMAINS: Final = {
    "powers": "power",
    "cards": "card",
    "spaces": "space",
    "leaders": "leader",
    "debaters": "debater",
}
"""Fields of messages that are bit sets, and the domain of their members."""

NOTATION: Final = Notation(
    [
        Domain("space", SPACE_NAMES),
        Domain("place", PLACE_NAMES),
        Domain("power", POWER_NAMES),
        Domain("card", _CARD_TOKENS, {name: number for number, name in enumerate(CARD_NAMES) if name}),
        Domain("leader", LEADER_NAMES),
        Domain("debater", DEBATER_NAMES),
        Domain("reformer", REFORMER_NAMES),
        Domain("ruler", RULER_NAMES),
        Domain("unit", SLOT_NAMES),
        Domain("ship", SHIP_TOKENS),
        Domain("vessel", VESSEL_NAMES),
        Domain("action", ACTION_TOKENS),
        Domain("zone", ZONE_NAMES),
        Domain("string", STRING_NAMES),
        Domain("explorer", EXPLORER_NAMES),
        Domain("conquistador", CONQUISTADOR_NAMES),
        Domain("colony", COLONY_NAMES),
        Domain("claim", CLAIM_NAMES),
        Domain("wife", WIFE_NAMES),
        Domain("excommunication", EXCOM_NAMES),
        Domain("moment", MOMENT_NAMES),
        Domain("phase", PHASE_NAMES),
        Domain("victory", VICTORY_NAMES),
        Domain("bonus", BONUS_NAMES),
    ],
    SET_DOMAINS,
)
