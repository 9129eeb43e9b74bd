"""Editing a position as the `[position]` of a case file asks: when, diplomacy, map, units, fleets.

`position_cards` holds the part of cards, powers, persons and the New World; the order of the parts matters
only where one follows from another (a siege needs its units, a fleet its counters).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from regio.his import board
from regio.his.cards.numbers import LUTHERS_95_THESES
from regio.his.check import check
from regio.his.diplomacy import SEGMENT_NAMES
from regio.his.foreign_war import WAR_CARDS
from regio.his.persons import N_LEADERS
from regio.his.position_cards import EDIT_CARDS, clear_cards, put_card
from regio.his.position_read import (
    entries,
    flag,
    id_of,
    leader_entries,
    mask_of,
    mask_of_flags,
    number,
    only,
    pair_of,
    table,
    text,
    tokens,
)
from regio.his.powers import GENOA, HUNGARY, INDEPENDENT, MAJORS, MINORS, N_MAJORS, NOBODY, OTTOMAN, POWER_NAMES
from regio.his.serialize import load_field
from regio.his.spaces import ALGIERS, CAPTIVE, FIRST_BOX, FIRST_SEA, N_PLACES, N_SPACES, PLACE_NAMES, POOL
from regio.his.state import (
    ACTION,
    DIPLOMACY,
    EVENT_BARBARY_PIRATES,
    EVENT_HUNGARY_DEFEATED,
    EVENT_NAMES,
    IMPULSE_FLAG_NAMES,
    N_SHIPS,
    N_SLOTS,
    STAGE_ACTIONS,
    STAGE_BEGIN,
    STAGE_CARD,
    THESES,
    TURN_FLAG_NAMES,
    State,
)
from regio.his.tables_map import ELECTORATES, HOME
from regio.his.tables_persons import LEADER_POWER
from regio.his.tables_units import SHIP_OWNER, SHIPS_OF
from regio.kernel.errors import BadInput, InvariantError

CLEAR_WORDS: Final = (
    "units", "leaders", "ships", "sieges", "hands", "wars", "alliances", "minors", "control", "religion", "unrest",
    "fortresses", "universities", "waiting",
)  # fmt: skip

POSITION_KEYS: Final = (
    "phase", "turn", "segment", "active", "cp", "card", "impulse", "passed", "skip", "clear", "wars", "no_wars",
    "alliances", "peace", "owed", "minors", "events", "turn_flags", "impulse_flags", "excommunicated", "unchecked",
    "space", "sea", "box", "power", "debaters", "reformers", "tracks", "deck", "new_world", "raw",
)  # fmt: skip

SPACE_KEYS: Final = (
    "control", "religion", "unrest", "fortress", "university", "haven", "units", "leaders", "ships", "siege", "waiting",
)  # fmt: skip
SEA_KEYS: Final = ("ships", "leaders", "piracy")
BOX_KEYS: Final = ("units", "leaders", "ships", "foreign", "needed")


def edit(s: State, edits: Mapping[str, Any]) -> None:
    """Change a position; `BadInput` names what is unknown or impossible."""
    only("[position]", edits, POSITION_KEYS)
    _when(s, edits)
    _clear(s, tokens(edits.get("clear", []), "clear"))
    _diplomacy(s, edits)
    _places(s, edits)
    for key, change in EDIT_CARDS.items():
        if key in edits:
            change(s, table(edits[key], key))
    _flags(s, edits)
    _impulse(s, edits)
    for key, value in table(edits.get("raw", {}), "raw").items():
        load_field(s, key, value)
    board.update_sides(s)
    board.update_fleets(s)
    if not flag(edits.get("unchecked", False), "unchecked"):
        try:
            check(s)
        except InvariantError as error:
            raise BadInput(
                f"the position is impossible: {error}; 'unchecked = true' in [position] allows it"
            ) from error


# -- when -------------------------------------------------------------------------------------------


def _when(s: State, edits: Mapping[str, Any]) -> None:
    if "turn" in edits:
        s.turn = number(edits["turn"], "turn", 1, 9)
    if "segment" in edits and "phase" not in edits:
        raise BadInput("'segment' needs phase = \"diplomacy\"")
    if "phase" in edits:
        phase = id_of("phase", edits["phase"], "phase")
        s.phase, s.step, s.cursor, s.active, s.stage = phase, 0, 0, NOBODY, STAGE_BEGIN
        if "segment" in edits:
            s.step = _segment(s, edits)
        if phase != THESES and s.on_table >> LUTHERS_95_THESES & 1:
            put_card(s, LUTHERS_95_THESES)
            s.removed |= 1 << LUTHERS_95_THESES


def _segment(s: State, edits: Mapping[str, Any]) -> int:
    """The step of the Diplomacy Phase at which a segment begins."""
    given = text(edits["segment"], "segment")
    if s.phase != DIPLOMACY or given not in SEGMENT_NAMES:
        allowed = ", ".join(SEGMENT_NAMES)
        raise BadInput(f'segment {given!r}: segments of the Diplomacy Phase (phase = "diplomacy"): {allowed}')
    return SEGMENT_NAMES.index(given)


def _impulse(s: State, edits: Mapping[str, Any]) -> None:
    """Whose impulse it is; after the other edits, for the card played must leave its place."""
    if "impulse" in edits:
        s.impulse = number(edits["impulse"], "impulse", 1)
    if "passed" in edits:
        s.passed = mask_of("power", edits["passed"], "passed")
    if "skip" in edits:
        s.skip = mask_of("power", edits["skip"], "skip")
    if "active" not in edits:
        if "cp" in edits or "card" in edits:
            raise BadInput("'cp' and 'card' need 'active', the power that spends them")
        return
    s.active = id_of("power", edits["active"], "active")
    if s.active >= N_MAJORS:
        raise BadInput(f"active must be a major power, not {edits['active']!r}")
    if s.phase != ACTION:
        if "cp" in edits:
            raise BadInput("'cp' belongs to the Action Phase; set phase = \"action\"")
        return
    s.step = 1
    s.impulse = max(1, s.impulse)
    s.stage = STAGE_CARD
    if "cp" in edits:
        s.stage, s.cp = STAGE_ACTIONS, number(edits["cp"], "cp")
        if "card" in edits:
            s.card = id_of("card", edits["card"], "card")
            _lay_used(s, s.card)
    elif "card" in edits:
        raise BadInput("'card' needs 'cp': the CP of this card that are left")


def _lay_used(s: State, card: int) -> None:
    """The card of the impulse lies where a card used for CP lies, unless the case put it elsewhere."""
    if (s.removed | s.on_table | s.home_used) >> card & 1 or card in s.discard:
        return
    home = put_card(s, card)
    if home:
        s.home_used |= 1 << card
    else:
        s.discard.append(card)


def _flags(s: State, edits: Mapping[str, Any]) -> None:
    if "events" in edits:
        s.events = mask_of_flags(s.events, EVENT_NAMES, edits["events"], "events")
        if s.events & EVENT_BARBARY_PIRATES and s.control[ALGIERS] == NOBODY:
            board.set_control(s, ALGIERS, OTTOMAN)
    if "turn_flags" in edits:
        s.turn_flags = mask_of_flags(s.turn_flags, TURN_FLAG_NAMES, edits["turn_flags"], "turn_flags")
    if "impulse_flags" in edits:
        s.impulse_flags = mask_of_flags(s.impulse_flags, IMPULSE_FLAG_NAMES, edits["impulse_flags"], "impulse_flags")
    if "excommunicated" in edits:
        s.excommunicated = mask_of("excommunication", edits["excommunicated"], "excommunicated")


# -- clearing ---------------------------------------------------------------------------------------


def _clear(s: State, words: list[str]) -> None:
    for word in words:
        if word not in CLEAR_WORDS:
            raise BadInput(f"unknown word {word!r} in clear; allowed: {', '.join(CLEAR_WORDS)}")
        _CLEAR[word](s)


def _clear_units(s: State) -> None:
    s.units = [0] * (N_PLACES * N_SLOTS)
    s.troops = [0] * len(s.troops)
    s.foreign_units = [0, 0, 0]
    s.foreign_need = [0, 0, 0]
    s.sieges = []


def _clear_leaders(s: State) -> None:
    for leader in range(N_LEADERS):
        _lift_leader(s, leader)


def _lift_leader(s: State, leader: int) -> None:
    s.leader_place[leader] = POOL
    s.leader_user[leader] = LEADER_POWER[leader]
    s.leader_captor[leader] = NOBODY


def _clear_ships(s: State) -> None:
    s.ship_place = [POOL] * N_SHIPS
    s.ship_user = list(SHIP_OWNER)
    s.corsairs = 0


def _clear_wars(s: State) -> None:
    s.war = [0] * len(s.war)


def _clear_alliances(s: State) -> None:
    s.ally = [0] * N_MAJORS


def _clear_minors(s: State) -> None:
    for minor in MINORS:
        _set_minor(s, minor, NOBODY)


def _clear_control(s: State) -> None:
    for space in range(N_SPACES):
        home = HOME[space]
        ally = s.minor_ally[home - GENOA] if home in MINORS else NOBODY
        if space != ALGIERS:
            board.set_control(s, space, home if ally == NOBODY else ally)


def _clear_sieges(s: State) -> None:
    s.sieges = []


def _clear_religion(s: State) -> None:
    s.protestant = 0


def _clear_unrest(s: State) -> None:
    s.unrest = 0


def _clear_fortresses(s: State) -> None:
    s.fortress = 0
    s.havens = 0


def _clear_universities(s: State) -> None:
    s.universities = 0


def _clear_waiting(s: State) -> None:
    s.display = [0] * len(s.display)


_CLEAR: Final = {
    "units": _clear_units,
    "leaders": _clear_leaders,
    "ships": _clear_ships,
    "sieges": _clear_sieges,
    "hands": clear_cards,
    "wars": _clear_wars,
    "alliances": _clear_alliances,
    "minors": _clear_minors,
    "control": _clear_control,
    "religion": _clear_religion,
    "unrest": _clear_unrest,
    "fortresses": _clear_fortresses,
    "universities": _clear_universities,
    "waiting": _clear_waiting,
}


# -- diplomacy --------------------------------------------------------------------------------------


def _diplomacy(s: State, edits: Mapping[str, Any]) -> None:
    for minor, ally in table(edits.get("minors", {}), "minors").items():
        _set_minor(s, id_of("power", minor, "minors"), id_of("power", ally, f"minors.{minor}"))
    for entry in tokens_of_pairs(edits, "no_wars"):
        board.end_war(s, *entry)
    for entry in tokens_of_pairs(edits, "wars"):
        board.set_war(s, *entry)
    for one, other in tokens_of_pairs(edits, "alliances"):
        if one >= N_MAJORS or other >= N_MAJORS:
            raise BadInput("alliances join major powers; a minor power's ally is set by 'minors'")
        board.set_alliance(s, one, other)
    for one, other in tokens_of_pairs(edits, "peace"):
        s.peace[one] |= 1 << other
        s.peace[other] |= 1 << one
    for name, cp in table(edits.get("owed", {}), "owed").items():
        power = id_of("power", name, "owed")
        if power >= N_MAJORS:
            raise BadInput(f"owed.{name}: only major powers declare war")
        s.declared[power] = number(cp, f"owed.{name}")


def tokens_of_pairs(edits: Mapping[str, Any], key: str) -> list[tuple[int, int]]:
    """The pairs of powers of a key: a list of texts like "hapsburg france"."""
    given = edits.get(key, [])
    if not isinstance(given, list):
        raise BadInput(f'{key} must be a list of pairs, as in {key} = ["hapsburg france"]')
    return [pair_of(entry, key) for entry in given]


def _set_minor(s: State, minor: int, ally: int) -> None:
    """Activate or deactivate a minor power; the spaces under its marker, or its ally's at its home, change hands."""
    if minor not in MINORS:
        raise BadInput(f"{POWER_NAMES[minor]!r} is no minor power; minor powers: {', '.join(POWER_NAMES[6:10])}")
    if ally != NOBODY and ally not in MAJORS:
        raise BadInput(f"{POWER_NAMES[ally]!r} is no major power that could be the ally of {POWER_NAMES[minor]}")
    before = s.minor_ally[minor - GENOA]
    s.minor_ally[minor - GENOA] = ally
    board.update_sides(s)
    for space in range(N_SPACES):
        holder = s.control[space]
        if ally != NOBODY and (holder == minor or (holder == before and HOME[space] == minor and before != NOBODY)):
            board.set_control(s, space, ally)
        elif ally == NOBODY and before != NOBODY and holder == before and HOME[space] == minor:
            board.set_control(s, space, minor)
    if minor == HUNGARY and ally != NOBODY:
        s.events |= EVENT_HUNGARY_DEFEATED
    board.update_sides(s)


# -- places -----------------------------------------------------------------------------------------


def _places(s: State, edits: Mapping[str, Any]) -> None:
    """Spaces, seas and boxes. Pieces of all places named are taken up first, then put down in the new places."""
    found: list[tuple[int, Mapping[str, Any], str]] = []
    for kind, first, last, keys in (
        ("space", 0, N_SPACES, SPACE_KEYS),
        ("sea", FIRST_SEA, FIRST_BOX, SEA_KEYS),
        ("box", FIRST_BOX, len(PLACE_NAMES), BOX_KEYS),
    ):
        for name, changes in table(edits.get(kind, {}), kind).items():
            where = f"{kind}.{name}"
            place = id_of("place", name, where)
            if not first <= place < last or place == CAPTIVE:
                raise BadInput(f"{name!r} is no {kind}")
            only(f"[position.{where}]", table(changes, where), keys)
            found.append((place, changes, where))
    for place, changes, _where in found:
        _lift(s, place, changes)
    for place, changes, where in found:
        if place < N_SPACES:
            _marks(s, place, changes, where)
        _put_pieces(s, place, changes, where)
    for place, changes, where in found:
        _put_rest(s, place, changes, where)


def _lift(s: State, place: int, changes: Mapping[str, Any]) -> None:
    if "units" in changes and place < N_PLACES:
        for slot in range(N_SLOTS):
            board.remove_units(s, place, slot, board.units_at(s, place, slot))
    if "leaders" in changes:
        for leader in range(N_LEADERS):
            if s.leader_place[leader] == place:
                _lift_leader(s, leader)
    if "ships" in changes:
        for ship in range(N_SHIPS):
            if s.ship_place[ship] == place:
                _lift_ship(s, ship)


def _lift_ship(s: State, ship: int) -> None:
    s.ship_place[ship] = POOL
    s.ship_user[ship] = SHIP_OWNER[ship]
    s.corsairs &= ~(1 << ship)


def _put_pieces(s: State, place: int, changes: Mapping[str, Any], where: str) -> None:
    for token, count in entries(changes.get("units", ""), f"{where}.units"):
        if place >= N_PLACES:
            raise BadInput(f"{where}: land units cannot be there")
        board.add_units(s, place, id_of("unit", token, f"{where}.units"), count)
    for leader, user in leader_entries(changes.get("leaders", ""), f"{where}.leaders"):
        _lift_leader(s, leader)
        s.leader_place[leader] = place
        if user != NOBODY:
            s.leader_user[leader] = user
    for token, count in entries(changes.get("ships", ""), f"{where}.ships"):
        _put_ships(s, place, token, count, f"{where}.ships")


def _put_ships(s: State, place: int, token: str, count: int, where: str) -> None:
    """`venice-squadron@hapsburg 2`: ships of Venice, used by the Hapsburgs, out of the pool of Venice."""
    name, _, user = token.partition("@")
    owner_name, _, kind = name.partition("-")
    owner = id_of("power", owner_name, where)
    if kind not in ("squadron", "corsair") or owner >= INDEPENDENT:
        raise BadInput(
            f"{where}: {token!r} is no ship; ships are written as 'france-squadron 2' or 'ottoman-corsair 1'"
        )
    if kind == "corsair" and owner != OTTOMAN:
        raise BadInput(f"{where}: only the Ottoman has corsairs")
    free = [ship for ship in SHIPS_OF[owner] if s.ship_place[ship] == POOL]
    if len(free) < count:
        raise BadInput(f"{where}: {count} {name} wanted, {len(free)} of its {len(SHIPS_OF[owner])} counters are free")
    for ship in free[:count]:
        s.ship_place[ship] = place
        if user:
            s.ship_user[ship] = id_of("power", user, where)
        if kind == "corsair":
            s.corsairs |= 1 << ship


_MASKS: Final = {"unrest": "unrest", "fortress": "fortress", "university": "universities", "haven": "havens"}


def _marks(s: State, space: int, changes: Mapping[str, Any], where: str) -> None:
    bit = 1 << space
    if "control" in changes:
        board.set_control(s, space, id_of("power", changes["control"], f"{where}.control"))
    for key, field in _MASKS.items():
        if key in changes:
            mask = getattr(s, field)
            setattr(s, field, mask | bit if flag(changes[key], f"{where}.{key}") else mask & ~bit)
    if "religion" in changes:
        religion = text(changes["religion"], f"{where}.religion")
        if religion not in ("catholic", "protestant"):
            raise BadInput(f"{where}.religion must be catholic or protestant, not {religion!r}")
        s.protestant = s.protestant | bit if religion == "protestant" else s.protestant & ~bit
    if "waiting" in changes:
        if space not in ELECTORATES:
            raise BadInput(f"{where}: units wait only for electorates")
        s.display[ELECTORATES.index(space)] = number(changes["waiting"], f"{where}.waiting")


def _put_rest(s: State, place: int, changes: Mapping[str, Any], where: str) -> None:
    """What needs the pieces in place: sieges, piracy markers, foreign wars."""
    if "siege" in changes:
        s.sieges = [siege for siege in s.sieges if siege[0] != place]
        for entry in changes["siege"] if isinstance(changes["siege"], list) else [changes["siege"]]:
            name, _, now = text(entry, f"{where}.siege").partition(" ")
            if now not in ("", "now"):
                raise BadInput(f'{where}.siege: {entry!r} is written as "ottoman" or "ottoman now"')
            power = id_of("power", name, f"{where}.siege")
            s.impulse = max(1, s.impulse)
            s.sieges.append((place, power, s.impulse if now else 0))
    if "piracy" in changes:
        bit = 1 << place
        s.piracy_seas = s.piracy_seas | bit if flag(changes["piracy"], f"{where}.piracy") else s.piracy_seas & ~bit
    if "foreign" in changes or "needed" in changes:
        if place >= N_PLACES:
            raise BadInput(f"{where}: no foreign war is fought there")
        box = place - FIRST_BOX
        s.foreign_units[box] = number(changes.get("foreign", s.foreign_units[box]), f"{where}.foreign")
        s.foreign_need[box] = number(changes.get("needed", s.foreign_need[box]), f"{where}.needed")
        put_card(s, WAR_CARDS[box])
        if s.foreign_need[box]:
            s.on_table |= 1 << WAR_CARDS[box]
        else:
            s.discard.append(WAR_CARDS[box])
