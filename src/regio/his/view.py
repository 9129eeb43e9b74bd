"""What a seat may know of a position: the only way information leaves the engine toward a player."""

from __future__ import annotations

from typing import Any

from regio.his import board
from regio.his.deals import KINDS, STATUS_NAMES, hidden_from, package_of
from regio.his.names import NOTATION
from regio.his.options import dump_options
from regio.his.persons import LEADER_NAMES, N_DEBATERS, N_LEADERS, N_REFORMERS, REFORMER_NAMES
from regio.his.powers import GENOA, MAJORS, MINORS, N_OWNERS, NOBODY, POWER_NAMES
from regio.his.spaces import FIRST_BOX, FIRST_SEA, N_PLACES, N_SPACES, PLACE_NAMES
from regio.his.state import (
    BONUS_NAMES,
    COLONY_STATE_NAMES,
    DEBATER_STATE_NAMES,
    DEBATER_WAITING,
    EVENT_NAMES,
    IMPULSE_FLAG_NAMES,
    N_BONUS,
    N_SLOTS,
    NO_PLACE,
    PHASE_NAMES,
    REFORMER_ON_MAP,
    REFORMER_STATE_NAMES,
    STAGE_NAMES,
    TURN_FLAG_NAMES,
    VICTORY_NAMES,
    VOYAGER_NAMES,
    State,
)
from regio.his.tables_map import ELECTORATES, KIND_BY_EDITION, KIND_NAMES
from regio.his.tables_persons import REFORMER_SPACE
from regio.his.tables_religion import LANGUAGES
from regio.his.tables_units import SHIP_OWNER, SLOT_NAMES, SLOT_OWNER
from regio.his.victory import (
    all_points,
    base_points,
    bonus_points,
    groups,
    points_by_source,
    protestant_count,
    special_points,
)
from regio.his.winter_list import winter_list
from regio.series.bits import members

Json = dict[str, Any]


def view(s: State, seat: int | None) -> Json:
    """All that a seat (None: a spectator) may know, as plain JSON with tokens of the notation.

    A player of two powers sees the hands of both (§23, games for 3-5).
    """
    seen = 0
    if seat is not None:
        seen = next(mask for mask in groups(s) if mask >> seat & 1)
    pieces = _Pieces(s)
    return {
        "game": "his",
        "options": dump_options(s.options),
        "seat": None if seat is None else _power(seat),
        "turn": s.turn,
        "last_turn": s.last_turn,
        "phase": PHASE_NAMES[s.phase],
        "active": _power(s.active),
        "stage": STAGE_NAMES[s.stage],
        "cp": s.cp,
        "arena": [_place(space) for space in members(s.arena)],
        "card": s.card,
        "passed": _powers(s.passed),
        "battle": None if s.battle_place == NO_PLACE else _place(s.battle_place),
        "spaces": _spaces(s, pieces),
        "seas": {_place(sea): _sea(s, pieces, sea) for sea in range(FIRST_SEA, FIRST_BOX)},
        "boxes": {_place(box): _box(s, pieces, box) for box in range(FIRST_BOX, N_PLACES)},
        "powers": {_power(power): _power_card(s, power, seen) for power in MAJORS},
        "minors": {_power(minor): _power(s.minor_ally[minor - GENOA]) for minor in MINORS},
        "wars": _wars(s),
        "alliances": [[_power(one), _power(other)] for one in MAJORS for other in members(s.ally[one]) if one < other],
        "deals": deals(s, seen),
        "cards": _cards(s),
        "religion": _religion(s),
        "new_world": _new_world(s),
        "winter": winter_list(s, seen),
        "events": _flags(s.events, EVENT_NAMES),
        "turn_flags": _flags(s.turn_flags, TURN_FLAG_NAMES),
        "impulse_flags": _flags(s.impulse_flags, IMPULSE_FLAG_NAMES),
        "vp": {_power(power): total for power, total in zip(MAJORS, all_points(s), strict=True)},
        "vp_history": [list(totals) for totals in s.vp_history],
        "victory": VICTORY_NAMES[s.victory],
        "winners": _powers(s.winners),
    }


def _power(power: int) -> str:
    return NOTATION.token("power", power)


def _place(place: int) -> str:
    return NOTATION.token("place", place)


def _powers(mask: int) -> list[str]:
    return [_power(power) for power in members(mask)]


def _flags(mask: int, names: tuple[str, ...]) -> list[str]:
    return [names[i] for i in members(mask)]


def _wars(s: State) -> list[list[str]]:
    return [[_power(one), _power(other)] for one in range(N_OWNERS) for other in members(s.war[one]) if one < other]


# -- the map ----------------------------------------------------------------------------------------


class _Pieces:
    """What stands where, collected once for a whole view."""

    def __init__(self, s: State) -> None:
        self.units = s.units
        self.leaders: dict[int, list[str]] = {}
        for leader, place in enumerate(s.leader_place):
            self.leaders.setdefault(place, []).append(LEADER_NAMES[leader])
        self.ships: dict[int, dict[str, int]] = {}
        for ship, place in enumerate(s.ship_place):
            counts = self.ships.setdefault(place, {})
            token = _ship(s, ship)
            counts[token] = counts.get(token, 0) + 1
        self.reformers = {
            REFORMER_SPACE[reformer]: REFORMER_NAMES[reformer]
            for reformer, status in enumerate(s.reformer_state)
            if status == REFORMER_ON_MAP
        }

    def at(self, place: int, data: Json) -> None:
        """Add the pieces of a place to its data."""
        units = self.units[place * N_SLOTS : (place + 1) * N_SLOTS]
        if any(units):
            data["units"] = {SLOT_NAMES[slot]: count for slot, count in enumerate(units) if count}
        if place in self.leaders:
            data["leaders"] = self.leaders[place]
        if place in self.ships:
            data["ships"] = self.ships[place]


def _ship(s: State, ship: int) -> str:
    """The kind of a ship, and who uses it if that is not its owner: "venice-squadron@hapsburg"."""
    owner, user = SHIP_OWNER[ship], s.ship_user[ship]
    token = f"{POWER_NAMES[owner]}-{'corsair' if s.corsairs >> ship & 1 else 'squadron'}"
    return token if user == owner else f"{token}@{POWER_NAMES[user]}"


def _spaces(s: State, pieces: _Pieces) -> dict[str, Json]:
    kinds = KIND_BY_EDITION[s.options.edition]
    immune = board.immune_spaces(s)
    marks = (("unrest", s.unrest), ("fortress", s.fortress), ("haven", s.havens), ("university", s.universities))
    marked = s.unrest | s.fortress | s.havens | s.universities
    besieged = {where for where, _power, _impulse in s.sieges}
    found = {}
    for space in range(N_SPACES):
        data: Json = {
            "kind": KIND_NAMES[kinds[space]],
            "home": POWER_NAMES[board.home_of(s, space)],
            "control": POWER_NAMES[s.control[space]],
            "religion": "other" if immune >> space & 1 else "protestant" if s.protestant >> space & 1 else "catholic",
        }
        if marked >> space & 1:
            data.update({name: True for name, mask in marks if mask >> space & 1})
        pieces.at(space, data)
        if space in besieged:
            data["siege"] = _powers(board.besiegers(s, space))
        if space in pieces.reformers:
            data["reformer"] = pieces.reformers[space]
        found[PLACE_NAMES[space]] = data
    for i, space in enumerate(ELECTORATES):
        if s.display[i]:
            found[PLACE_NAMES[space]]["waiting"] = s.display[i]
    return found


def _sea(s: State, pieces: _Pieces, sea: int) -> Json:
    data: Json = {}
    pieces.at(sea, data)
    if s.piracy_seas >> sea & 1:
        data["piracy"] = True
    return data


def _box(s: State, pieces: _Pieces, box: int) -> Json:
    i = box - FIRST_BOX
    data: Json = {"units": {}, "leaders": [], "foreign": s.foreign_units[i], "needed": s.foreign_need[i]}
    pieces.at(box, data)
    return data


# -- powers -----------------------------------------------------------------------------------------


def _power_card(s: State, power: int, seen: int) -> Json:
    hand = s.hand[power] if seen >> power & 1 else s.known[power]
    return {
        "hand_size": s.hand[power].bit_count(),
        "hand": members(hand),
        "standing_order": s.standing[power] if seen >> power & 1 else 0,
        "ruler": NOTATION.token("ruler", s.ruler[power]),
        "keys": board.keys_controlled(s, power),
        "vp": {
            "base": base_points(s, power),
            "special": special_points(s, power),
            "bonus": bonus_points(s, power),
        },
        "vp_sources": points_by_source(s, power),
        "markers": {
            BONUS_NAMES[kind]: s.bonus[power * N_BONUS + kind]
            for kind in range(N_BONUS)
            if s.bonus[power * N_BONUS + kind]
        },
        "excommunicated": bool(s.excommunication_turn[power]),
        "fuggers": s.fuggers[power],
        "captives": [
            NOTATION.token("leader", leader) for leader in range(N_LEADERS) if s.leader_captor[leader] == power
        ],
        "pool": _pool(s, power),
    }


def _pool(s: State, power: int) -> dict[str, int]:
    """Units of a power on the map, by kind: what is left of the counters follows from it."""
    totals: dict[str, int] = {}
    for slot in range(N_SLOTS):
        if SLOT_OWNER[slot] == power:
            totals[NOTATION.token("unit", slot)] = sum(s.units[slot::N_SLOTS])
    return totals


def _cards(s: State) -> Json:
    edition = s.options.edition
    return {
        "deck_size": len(s.deck),
        "discard": list(s.discard),
        "removed": members(s.removed),
        "on_table": members(s.on_table),
        "home_used": members(s.home_used),
        "used_events": members(s.used_events),
    } | {"edition": edition}


def deals(s: State, seen: int) -> list[Json]:
    """HIS §9.1: the deals of this turn: those announced, and those of which a power of `seen` is a party."""
    return [
        {
            "n": n,
            "status": STATUS_NAMES[deal[0]],
            "proposer": _power(deal[1]),
            "agreed": _powers(deal[2]),
            "terms": [_term(term) for term in package_of(deal)],
        }
        for n, deal in enumerate(s.deals)
        if not hidden_from(deal, seen)
    ]


def _term(term: tuple[int, ...]) -> Json:
    kind = KINDS[term[0]]
    values = []
    for domain, value in zip(kind.fields, term[1:], strict=True):
        values.append({"domain": domain, "value": value if domain == "n" else NOTATION.token(domain, value)})
    return {"kind": kind.token, "values": values}


# -- religion, New World ----------------------------------------------------------------------------


def _religion(s: State) -> Json:
    return {
        "protestant_spaces": protestant_count(s),
        "new_testament": {NOTATION.token("zone", zone): s.testament[zone] for zone in LANGUAGES},
        "full_bible": {NOTATION.token("zone", zone): s.bible[zone] for zone in LANGUAGES},
        "debaters": {
            NOTATION.token("debater", debater): DEBATER_STATE_NAMES[s.debater_state[debater]]
            for debater in range(N_DEBATERS)
            if s.debater_state[debater] != DEBATER_WAITING
        },
        "reformers": {
            NOTATION.token("reformer", reformer): REFORMER_STATE_NAMES[s.reformer_state[reformer]]
            for reformer in range(N_REFORMERS)
        },
        "excommunicated": [NOTATION.token("excommunication", box) for box in members(s.excommunicated)],
        "st_peters": s.st_peters,
        "chateaux": s.chateaux,
        "piracy_vp": s.piracy_vp,
        "marital": NOTATION.token("wife", s.marital),
        "pregnancy_rows": members(s.pregnancy_rows),
        "edward": s.edward,
        "elizabeth": s.elizabeth,
        "catherine": s.catherine,
    }


def _new_world(s: State) -> Json:
    return {
        "explorers": {NOTATION.token("explorer", i): VOYAGER_NAMES[v] for i, v in enumerate(s.explorer_state) if v},
        "conquistadors": {
            NOTATION.token("conquistador", i): VOYAGER_NAMES[v] for i, v in enumerate(s.conquistador_state) if v
        },
        "colonies": {
            NOTATION.token("colony", i): [COLONY_STATE_NAMES[v], _power(s.colony_owner[i])]
            for i, v in enumerate(s.colony_state)
            if v
        },
        "claims": {
            NOTATION.token("claim", i): [_power(owner), bool(s.claim_depleted >> i & 1)]
            for i, owner in enumerate(s.claim_owner)
            if owner != NOBODY
        },
        "voyages": [[kind, _power(power), bonus, cabot] for kind, power, bonus, cabot in s.voyages],
        "explored": _powers(s.explored),
        "colonized": _powers(s.colonized),
        "conquered": _powers(s.conquered),
        "galleons": _powers(s.galleons),
        "plantations": _powers(s.plantations),
        "raiders": _powers(s.raiders),
        "charts": _powers(s.charts),
        "governor": [_power(s.governor[0]), s.governor[1]],
    }
