"""The tables that a client shows: map, cards, persons, costs, tracks, as plain JSON with tokens."""

from __future__ import annotations

import json
from typing import Any

from regio.his.cards.numbers import (
    BOOK_OF_COMMON_PRAYER,
    CARD_NAMES,
    DISSOLUTION_OF_THE_MONASTERIES,
    EDWARD_VI,
    ELIZABETH_I,
    IMPERIAL_CORONATION,
    LA_FORETS_EMBASSY_IN_ISTANBUL,
    MARY_I,
    N_CARDS,
    PILGRIMAGE_OF_GRACE,
    REVOLT_IN_EGYPT,
    REVOLT_IN_IRELAND,
    SACK_OF_ROME,
    SCHMALKALDIC_LEAGUE,
    SEBASTIAN_CABOT,
    THOMAS_CROMWELL,
    THOMAS_MORE,
    WAR_IN_PERSIA,
)
from regio.his.names import ACTION_TOKENS
from regio.his.persons import (
    CLAIM_NAMES,
    CONQUISTADOR_NAMES,
    DEBATER_NAMES,
    EXPLORER_NAMES,
    LEADER_NAMES,
    N_CLAIMS,
    N_CONQUISTADORS,
    N_DEBATERS,
    N_EXPLORERS,
    N_LEADERS,
    N_REFORMERS,
    N_RULERS,
    REFORMER_NAMES,
    RULER_NAMES,
)
from regio.his.powers import MAJORS, POWER_NAMES
from regio.his.spaces import FIRST_BOX, FIRST_SEA, N_PLACES, N_SPACES, PLACE_NAMES
from regio.his.state import N_SLOTS
from regio.his.tables_cards import (
    CARD_CP,
    CARD_HOME,
    CARD_PLAYERS,
    CARD_REMOVE,
    CARD_TIMING,
    CARD_TURN,
    CARD_TYPE,
    PROTESTANT_AFTER_LEAGUE,
    REMOVE_IF_EVENT,
    REMOVE_IF_EVENT_OR_RESPONSE,
    REMOVE_RULER_BOX,
    TIMING_NAMES,
    TURN_VARIABLE,
    TYPE_NAMES,
)
from regio.his.tables_costs import (
    AUTO_WIN,
    BASE_CARDS,
    BASE_VP,
    COST,
    N_TURNS,
    PAPAL_SPACES_VP,
    PROTESTANT_CARDS,
    PROTESTANT_SPACES_VP,
    SEATS,
    TURN_YEARS,
)
from regio.his.tables_map import (
    CAPITAL_OF,
    HOME,
    KIND_BY_EDITION,
    KIND_NAMES,
    LAT,
    LON,
    PORT_SEA_LIST,
    SEA_ADJ,
    SEA_PORT_LIST,
    ZONE,
)
from regio.his.tables_newworld import (
    CLAIM_VP,
    CONQUISTADOR_POWER,
    CONQUISTADOR_VALUE,
    EXPLORER_POWER,
    EXPLORER_VALUE,
)
from regio.his.tables_persons import (
    DEBATER_SIDE,
    DEBATER_VALUE,
    DEBATER_ZONE,
    LEADER_BATTLE,
    LEADER_COMMAND,
    LEADER_NAVAL,
    LEADER_PIRACY,
    LEADER_POWER,
    REFORMER_SPACE,
    RULER_ADMIN,
    RULER_BONUS,
    RULER_POWER,
)
from regio.his.tables_read import DATA, EDITION_NAMES, ZONE_NAMES, rows
from regio.his.tables_units import SLOT_KIND, SLOT_NAMES, SLOT_OWNER, UNIT_KIND_NAMES
from regio.his.winter_list import STEPS
from regio.series.bits import members

Json = dict[str, Any]

ENTRY = {
    EDWARD_VI: "edward",
    MARY_I: "mary",
    ELIZABETH_I: "elizabeth",
    BOOK_OF_COMMON_PRAYER: "boleyn",
    DISSOLUTION_OF_THE_MONASTERIES: "boleyn",
    PILGRIMAGE_OF_GRACE: "boleyn",
}
"""On what the entry of a card depends (§21.3)."""
AFTER = {
    MARY_I: "mary",
    SCHMALKALDIC_LEAGUE: "league",
    REVOLT_IN_EGYPT: "table",
    REVOLT_IN_IRELAND: "table",
    WAR_IN_PERSIA: "table",
    SACK_OF_ROME: "rome",
    SEBASTIAN_CABOT: "cabot",
    THOMAS_MORE: "more",
    IMPERIAL_CORONATION: "award",
    LA_FORETS_EMBASSY_IN_ISTANBUL: "award",
    THOMAS_CROMWELL: "cromwell",
}
"""What becomes of cards whose way out of the hand is their own."""
AFTER_BY_RULE = {
    REMOVE_IF_EVENT: "out_if_event",
    REMOVE_IF_EVENT_OR_RESPONSE: "out_if_played",
    REMOVE_RULER_BOX: "ruler_box",
}


def tables() -> Json:
    """All tables by name."""
    return {
        "spaces": {PLACE_NAMES[space]: _space(space) for space in range(N_SPACES)},
        "seas": {PLACE_NAMES[sea]: _sea(sea) for sea in range(FIRST_SEA, FIRST_BOX)},
        "boxes": [PLACE_NAMES[box] for box in range(FIRST_BOX, N_PLACES)],
        "connections": [[row["from"], row["to"], row["kind"]] for row in rows("connections")],
        "sea_links": [[row["from"], row["to"], row["kind"]] for row in rows("sea_links")],
        "cards": _cards(),
        "actions": {token: _costs(action) for action, token in enumerate(ACTION_TOKENS)},
        "leaders": {LEADER_NAMES[leader]: _leader(leader) for leader in range(N_LEADERS)},
        "rulers": {RULER_NAMES[ruler]: _ruler(ruler) for ruler in range(N_RULERS)},
        "debaters": {DEBATER_NAMES[debater]: _debater(debater) for debater in range(N_DEBATERS)},
        "reformers": {REFORMER_NAMES[one]: {"space": PLACE_NAMES[REFORMER_SPACE[one]]} for one in range(N_REFORMERS)},
        "explorers": {EXPLORER_NAMES[explorer]: _explorer(explorer) for explorer in range(N_EXPLORERS)},
        "conquistadors": {CONQUISTADOR_NAMES[one]: _conquistador(one) for one in range(N_CONQUISTADORS)},
        "claims": {CLAIM_NAMES[claim]: {"vp": CLAIM_VP[claim]} for claim in range(N_CLAIMS)},
        "units": {SLOT_NAMES[slot]: _unit(slot) for slot in range(N_SLOTS)},
        "key_tracks": {POWER_NAMES[power]: _track(power) for power in MAJORS},
        "protestant_cards": list(PROTESTANT_CARDS),
        "protestant_spaces": {"papacy": list(PAPAL_SPACES_VP), "protestant": list(PROTESTANT_SPACES_VP)},
        "winter": list(STEPS),
        "years": {str(turn): TURN_YEARS[turn] for turn in range(1, N_TURNS + 1)},
        "players": {str(n): [[POWER_NAMES[one] for one in members(mask)] for mask in SEATS[n]] for n in (3, 4, 5, 6)},
    }


def rulebook() -> Json:
    """The rules for players, made from the pages of docs/rules by tools/make_rules.py."""
    found: Json = json.loads((DATA / "rules_reference.json").read_text(encoding="utf-8"))
    return found


def _space(space: int) -> Json:
    data: Json = {
        "kind": {name: KIND_NAMES[KIND_BY_EDITION[edition][space]] for edition, name in enumerate(EDITION_NAMES)},
        "home": POWER_NAMES[HOME[space]],
        "zone": ZONE_NAMES[ZONE[space]],
        "lat": LAT[space],
        "lon": LON[space],
    }
    if CAPITAL_OF[space] in MAJORS:
        data["capital"] = POWER_NAMES[CAPITAL_OF[space]]
    if PORT_SEA_LIST[space]:
        data["port"] = [PLACE_NAMES[sea] for sea in PORT_SEA_LIST[space]]
    return data


def _sea(sea: int) -> Json:
    return {
        "lat": LAT[sea],
        "lon": LON[sea],
        "adjacent": [PLACE_NAMES[other] for other in SEA_ADJ[sea - FIRST_SEA]],
        "ports": [PLACE_NAMES[port] for port in SEA_PORT_LIST[sea - FIRST_SEA]],
    }


def _cards() -> dict[str, Json]:
    texts = {row["number"]: row for row in rows("card_text_en_ru")}
    found = {}
    for card in range(1, N_CARDS):
        text = texts[str(card)]
        data: Json = {
            "id": CARD_NAMES[card],
            "cp": CARD_CP[card],
            "type": {name: TYPE_NAMES[CARD_TYPE[edition][card]] for edition, name in enumerate(EDITION_NAMES)},
            "turn": {name: _turn(CARD_TURN[edition][card]) for edition, name in enumerate(EDITION_NAMES)},
            "players": [POWER_NAMES[power] for power in members(CARD_PLAYERS[card])],
            "when": [TIMING_NAMES[timing] for timing in members(CARD_TIMING[card])],
            "after": _after(card),
            "text": {"en": text["text_en"], "ru": text["text_ru"]},
        }
        if card in ENTRY:
            data["entry"] = ENTRY[card]
        if PROTESTANT_AFTER_LEAGUE >> card & 1:
            data["protestant_after_league"] = True
        if CARD_HOME[card] in MAJORS:
            data["home"] = POWER_NAMES[CARD_HOME[card]]
        found[str(card)] = data
    return found


def _after(card: int) -> str:
    """HIS §6.2: what becomes of a card after its use."""
    if CARD_HOME[card] in MAJORS:
        return "power_card"
    return AFTER.get(card) or AFTER_BY_RULE.get(CARD_REMOVE[card], "discard")


def _turn(turn: int) -> int | str | None:
    """The turn on which a card enters; None: not in this edition."""
    return "variable" if turn == TURN_VARIABLE else turn or None


def _costs(action: int) -> Json:
    return {POWER_NAMES[power]: COST[action][power] for power in MAJORS if COST[action][power]}


def _leader(leader: int) -> Json:
    return {
        "power": POWER_NAMES[LEADER_POWER[leader]],
        "kind": "naval" if LEADER_NAVAL[leader] else "army",
        "battle": LEADER_BATTLE[leader],
        "command": LEADER_COMMAND[leader],
        "piracy": LEADER_PIRACY[leader],
    }


def _ruler(ruler: int) -> Json:
    return {
        "power": POWER_NAMES[RULER_POWER[ruler]],
        "administration": RULER_ADMIN[ruler],
        "card_bonus": RULER_BONUS[ruler],
    }


def _debater(debater: int) -> Json:
    return {
        "side": POWER_NAMES[DEBATER_SIDE[debater]],
        "zone": ZONE_NAMES[DEBATER_ZONE[debater]],
        "value": DEBATER_VALUE[debater],
    }


def _explorer(explorer: int) -> Json:
    return {"power": POWER_NAMES[EXPLORER_POWER[explorer]], "value": EXPLORER_VALUE[explorer]}


def _conquistador(one: int) -> Json:
    return {"power": POWER_NAMES[CONQUISTADOR_POWER[one]], "value": CONQUISTADOR_VALUE[one]}


def _unit(slot: int) -> Json:
    return {"power": POWER_NAMES[SLOT_OWNER[slot]], "kind": UNIT_KIND_NAMES[SLOT_KIND[slot]]}


def _track(power: int) -> Json:
    return {"cards": list(BASE_CARDS[power]), "vp": list(BASE_VP[power]), "automatic_victory": AUTO_WIN[power]}
