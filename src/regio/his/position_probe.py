"""Reading a value of a position by its path in the notation of case files: "space.vienna.control".

A value is a number, a text, true or false, a list (its order counts), a set, or numbers by token.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from regio.his import board
from regio.his.names import NOTATION
from regio.his.persons import N_LEADERS
from regio.his.position_cards import NUMBER_TRACKS, POWER_SETS, VOYAGE_NAMES
from regio.his.position_read import id_of
from regio.his.powers import GENOA, MAJORS, MINORS, N_MAJORS
from regio.his.serialize import dump_state
from regio.his.spaces import FIRST_BOX, FIRST_SEA, N_PLACES, N_SPACES
from regio.his.state import (
    BONUS_NAMES,
    COLONY_STATE_NAMES,
    DEBATER_STATE_NAMES,
    EVENT_NAMES,
    IMPULSE_FLAG_NAMES,
    N_BONUS,
    N_SHIPS,
    N_SLOTS,
    PHASE_NAMES,
    REFORMER_STATE_NAMES,
    STAGE_NAMES,
    TURN_FLAG_NAMES,
    VICTORY_NAMES,
    VOYAGER_NAMES,
    State,
)
from regio.his.tables_map import ELECTORATES
from regio.his.tables_read import ZONE_NAMES
from regio.his.tables_religion import LANGUAGES
from regio.his.tables_units import SHIP_OWNER
from regio.his.victory import all_points, base_points, bonus_points, protestant_count, special_points
from regio.kernel.errors import BadInput
from regio.series.bits import members


def probe(s: State, path: str) -> Any:
    """The value at a path; `BadInput` names the part that is unknown and what there is."""
    parts = path.split(".")
    read = _ROOTS.get(parts[0])
    if read is None:
        raise _unknown(path, parts[0], _ROOTS)
    return read(s, parts[1:], path)


def _unknown(path: str, part: str, known: Sequence[str] | dict[str, Any]) -> BadInput:
    return BadInput(f"{path}: unknown {part!r}; there are: {', '.join(known)}")


def _name(parts: list[str], path: str, domain: str) -> int:
    if not parts:
        raise BadInput(f"{path}: a {domain} must follow, as in '{path}.<{domain}>'")
    return id_of(domain, parts[0], path)


def _end(parts: list[str], path: str) -> None:
    if parts:
        raise BadInput(f"{path}: nothing lies below; leave off {'.'.join(parts)!r}")


def _power(power: int) -> str:
    return NOTATION.token("power", power)


def _powers(mask: int) -> set[str]:
    return {_power(power) for power in members(mask)}


# -- when, diplomacy --------------------------------------------------------------------------------


def _field(field: str) -> Callable[[State, list[str], str], Any]:
    def read(s: State, parts: list[str], path: str) -> Any:
        _end(parts, path)
        return getattr(s, field)

    return read


def _word(field: str, names: Sequence[str]) -> Callable[[State, list[str], str], Any]:
    def read(s: State, parts: list[str], path: str) -> Any:
        _end(parts, path)
        return names[getattr(s, field)]

    return read


def _flags(field: str, names: Sequence[str]) -> Callable[[State, list[str], str], Any]:
    """All flags that are set, or, with a name, whether this one is."""

    def read(s: State, parts: list[str], path: str) -> Any:
        found = {names[i] for i in members(getattr(s, field))}
        if not parts:
            return found
        if parts[0] not in names:
            raise _unknown(path, parts[0], list(names))
        return parts[0] in found

    return read


def _set_of(field: str, domain: str) -> Callable[[State, list[str], str], Any]:
    def read(s: State, parts: list[str], path: str) -> Any:
        _end(parts, path)
        return {NOTATION.token(domain, one) for one in members(getattr(s, field))}

    return read


def _active(s: State, parts: list[str], path: str) -> str:
    _end(parts, path)
    return _power(s.active)


def _pairs(masks: Sequence[int]) -> set[str]:
    return {
        f"{_power(one)} {_power(other)}" for one, mask in enumerate(masks) for other in members(mask) if one < other
    }


def _relation(field: str) -> Callable[[State, list[str], str], Any]:
    """All pairs, the partners of a power, or whether two powers are a pair."""

    def read(s: State, parts: list[str], path: str) -> Any:
        masks: list[int] = getattr(s, field)
        if not parts:
            return _pairs(masks)
        one = _name(parts, path, "power")
        if one >= len(masks):
            raise BadInput(f"{path}: {parts[0]} has none")
        if len(parts) == 1:
            return _powers(masks[one])
        return bool(masks[one] >> _name(parts[1:], path, "power") & 1)

    return read


def _minors(s: State, parts: list[str], path: str) -> Any:
    minor = _name(parts, path, "power")
    if minor not in MINORS:
        raise _unknown(path, parts[0], [_power(one) for one in MINORS])
    return _power(s.minor_ally[minor - GENOA])


def _vp(s: State, parts: list[str], path: str) -> Any:
    power = _major(parts, path)
    if len(parts) == 1:
        return all_points(s)[power]
    kinds = {"base": base_points, "special": special_points, "bonus": bonus_points}
    if parts[1] not in kinds:
        raise _unknown(path, parts[1], kinds)
    return kinds[parts[1]](s, power)


def _owed(s: State, parts: list[str], path: str) -> int:
    """CP that a power owes for declarations of war and interventions."""
    power = _major(parts, path)
    _end(parts[1:], path)
    return s.declared[power]


def _major(parts: list[str], path: str) -> int:
    power = _name(parts, path, "power")
    if power >= N_MAJORS:
        raise _unknown(path, parts[0], [_power(one) for one in MAJORS])
    return power


# -- places -----------------------------------------------------------------------------------------


def _units(s: State, place: int) -> dict[str, int]:
    if place >= N_PLACES:
        return {}
    at = place * N_SLOTS
    return {NOTATION.token("unit", slot): s.units[at + slot] for slot in range(N_SLOTS) if s.units[at + slot]}


def _leaders(s: State, place: int) -> set[str]:
    return {NOTATION.token("leader", leader) for leader in range(N_LEADERS) if s.leader_place[leader] == place}


def _ships(s: State, place: int) -> dict[str, int]:
    counts: dict[str, int] = {}
    for ship in range(N_SHIPS):
        if s.ship_place[ship] == place:
            token = f"{_power(SHIP_OWNER[ship])}-{'corsair' if s.corsairs >> ship & 1 else 'squadron'}"
            if s.ship_user[ship] != SHIP_OWNER[ship]:
                token += f"@{_power(s.ship_user[ship])}"
            counts[token] = counts.get(token, 0) + 1
    return counts


def _siege(s: State, space: int) -> set[str]:
    return {
        _power(power) + (" now" if impulse == s.impulse else "") for where, power, impulse in s.sieges if where == space
    }


def _religion(s: State, space: int) -> str:
    if board.immune_spaces(s) >> space & 1:
        return "other"
    return "protestant" if s.protestant >> space & 1 else "catholic"


def _waiting(s: State, space: int) -> int:
    return s.display[ELECTORATES.index(space)] if space in ELECTORATES else 0


SPACE_VALUES: Final[dict[str, Callable[[State, int], Any]]] = {
    "control": lambda s, space: _power(s.control[space]),
    "home": lambda s, space: _power(board.home_of(s, space)),
    "religion": _religion,
    "unrest": lambda s, space: bool(s.unrest >> space & 1),
    "fortress": lambda s, space: bool(s.fortress >> space & 1),
    "fortified": lambda s, space: bool(board.fortified(s) >> space & 1),
    "university": lambda s, space: bool(s.universities >> space & 1),
    "haven": lambda s, space: bool(s.havens >> space & 1),
    "units": _units,
    "leaders": _leaders,
    "ships": _ships,
    "siege": _siege,
    "waiting": _waiting,
}
SEA_VALUES: Final[dict[str, Callable[[State, int], Any]]] = {
    "ships": _ships,
    "leaders": _leaders,
    "piracy": lambda s, sea: bool(s.piracy_seas >> sea & 1),
}
BOX_VALUES: Final[dict[str, Callable[[State, int], Any]]] = {
    "units": _units,
    "leaders": _leaders,
    "ships": _ships,
    "foreign": lambda s, box: s.foreign_units[box - FIRST_BOX] if box < N_PLACES else 0,
    "needed": lambda s, box: s.foreign_need[box - FIRST_BOX] if box < N_PLACES else 0,
}


def _place_reader(
    first: int, last: int, values: dict[str, Callable[[State, int], Any]]
) -> Callable[[State, list[str], str], Any]:
    def read(s: State, parts: list[str], path: str) -> Any:
        place = _name(parts, path, "place")
        if not first <= place < last:
            raise BadInput(f"{path}: {parts[0]!r} is no {path.split('.')[0]}")
        if len(parts) != 2 or parts[1] not in values:
            raise _unknown(path, ".".join(parts[1:]), values)
        return values[parts[1]](s, place)

    return read


def _leader(s: State, parts: list[str], path: str) -> Any:
    leader = _name(parts, path, "leader")
    values = {
        "place": NOTATION.token("place", s.leader_place[leader]),
        "user": _power(s.leader_user[leader]),
        "captor": _power(s.leader_captor[leader]),
    }
    key = parts[1] if len(parts) > 1 else "place"
    if key not in values:
        raise _unknown(path, key, values)
    return values[key]


# -- powers, cards ----------------------------------------------------------------------------------


POWER_VALUES: Final[dict[str, Callable[[State, int], Any]]] = {
    "hand": lambda s, power: set(members(s.hand[power])),
    "hand_size": lambda s, power: s.hand[power].bit_count(),
    "known": lambda s, power: set(members(s.known[power])),
    "ruler": lambda s, power: NOTATION.token("ruler", s.ruler[power]),
    "excommunicated": lambda s, power: bool(s.excommunication_turn[power]),
    "fuggers": lambda s, power: s.fuggers[power],
    "riches": lambda s, power: s.riches[power],
    "keys": board.keys_controlled,
    "captives": lambda s, power: {
        NOTATION.token("leader", leader) for leader in range(N_LEADERS) if s.leader_captor[leader] == power
    },
}


def _power_card(s: State, parts: list[str], path: str) -> Any:
    power = _major(parts, path)
    if len(parts) == 3 and parts[1] == "markers":
        if parts[2] not in BONUS_NAMES:
            raise _unknown(path, parts[2], list(BONUS_NAMES))
        return s.bonus[power * N_BONUS + BONUS_NAMES.index(parts[2])]
    if len(parts) != 2 or parts[1] not in POWER_VALUES:
        raise _unknown(path, ".".join(parts[1:]), [*POWER_VALUES, "markers.<marker>"])
    return POWER_VALUES[parts[1]](s, power)


DECK_VALUES: Final[dict[str, Callable[[State], Any]]] = {
    "size": lambda s: len(s.deck),
    "cards": lambda s: s.deck[::-1],
    "top": lambda s: s.deck[-1] if s.deck else 0,
    "discard": lambda s: list(s.discard),
    "removed": lambda s: set(members(s.removed)),
    "on_table": lambda s: set(members(s.on_table)),
    "home_used": lambda s: set(members(s.home_used)),
    "used_events": lambda s: set(members(s.used_events)),
    "held_back": lambda s: set(members(s.held_back)),
}


def _deck(s: State, parts: list[str], path: str) -> Any:
    key = ".".join(parts)
    if key not in DECK_VALUES:
        raise _unknown(path, key, DECK_VALUES)
    return DECK_VALUES[key](s)


# -- religion, tracks, New World --------------------------------------------------------------------


def _state_of(domain: str, field: str, names: Sequence[str]) -> Callable[[State, list[str], str], Any]:
    def read(s: State, parts: list[str], path: str) -> Any:
        one = _name(parts, path, domain)
        _end(parts[1:], path)
        return names[getattr(s, field)[one]]

    return read


def _tracks(s: State, parts: list[str], path: str) -> Any:
    key = parts[0] if parts else ""
    if key in NUMBER_TRACKS:
        return getattr(s, NUMBER_TRACKS[key])
    if key == "marital":
        return NOTATION.token("wife", s.marital)
    if key == "pregnancy_rows":
        return set(members(s.pregnancy_rows))
    if key in ("testament", "bible"):
        languages = [ZONE_NAMES[zone] for zone in LANGUAGES]
        if len(parts) != 2 or parts[1] not in languages:
            raise _unknown(path, ".".join(parts[1:]), languages)
        return getattr(s, key)[ZONE_NAMES.index(parts[1])]
    raise _unknown(path, key, [*NUMBER_TRACKS, "marital", "pregnancy_rows", "testament", "bible"])


def _colony(s: State, parts: list[str], path: str) -> str:
    colony = _name(parts, path, "colony")
    state = COLONY_STATE_NAMES[s.colony_state[colony]]
    return state if s.colony_state[colony] == 0 else f"{state} {_power(s.colony_owner[colony])}"


def _claim(s: State, parts: list[str], path: str) -> str:
    claim = _name(parts, path, "claim")
    return _power(s.claim_owner[claim]) + (" depleted" if s.claim_depleted >> claim & 1 else "")


def _voyage_text(voyage: tuple[int, int, int, int]) -> str:
    kind, power, bonus, cabot = voyage
    return f"{VOYAGE_NAMES[kind]} {_power(power)}{f' {bonus}' if bonus else ''}{' cabot' if cabot else ''}"


def _voyages(s: State, parts: list[str], path: str) -> list[str]:
    _end(parts, path)
    return [_voyage_text(voyage) for voyage in s.voyages]


def _governor(s: State, parts: list[str], path: str) -> str:
    _end(parts, path)
    return f"{_power(s.governor[0])} {s.governor[1]}" if s.governor[1] else _power(s.governor[0])


_NEW_WORLD: Final[dict[str, Callable[[State, list[str], str], Any]]] = {
    "explorers": _state_of("explorer", "explorer_state", VOYAGER_NAMES),
    "conquistadors": _state_of("conquistador", "conquistador_state", VOYAGER_NAMES),
    "colonies": _colony,
    "claims": _claim,
    "voyages": _voyages,
    "governor": _governor,
    **{field: _set_of(field, "power") for field in POWER_SETS},
}


def _new_world(s: State, parts: list[str], path: str) -> Any:
    if not parts or parts[0] not in _NEW_WORLD:
        raise _unknown(path, ".".join(parts[:1]), _NEW_WORLD)
    return _NEW_WORLD[parts[0]](s, parts[1:], path)


def _protestant_spaces(s: State, parts: list[str], path: str) -> int:
    _end(parts, path)
    return protestant_count(s)


def _raw(s: State, parts: list[str], path: str) -> Any:
    data = dump_state(s)
    if len(parts) != 1 or parts[0] not in data:
        raise _unknown(path, ".".join(parts), sorted(data))
    return data[parts[0]]


_ROOTS: Final[dict[str, Callable[[State, list[str], str], Any]]] = {
    "turn": _field("turn"),
    "phase": _word("phase", PHASE_NAMES),
    "active": _active,
    "stage": _word("stage", STAGE_NAMES),
    "cp": _field("cp"),
    "card": _field("card"),
    "impulse": _field("impulse"),
    "passed": _set_of("passed", "power"),
    "skip": _set_of("skip", "power"),
    "wars": _relation("war"),
    "alliances": _relation("ally"),
    "peace": _relation("peace"),
    "owed": _owed,
    "minors": _minors,
    "events": _flags("events", EVENT_NAMES),
    "turn_flags": _flags("turn_flags", TURN_FLAG_NAMES),
    "impulse_flags": _flags("impulse_flags", IMPULSE_FLAG_NAMES),
    "excommunicated": _set_of("excommunicated", "excommunication"),
    "victory": _word("victory", VICTORY_NAMES),
    "winners": _set_of("winners", "power"),
    "vp": _vp,
    "space": _place_reader(0, N_SPACES, SPACE_VALUES),
    "sea": _place_reader(FIRST_SEA, FIRST_BOX, SEA_VALUES),
    "box": _place_reader(FIRST_BOX, len(NOTATION.domain("place").tokens), BOX_VALUES),
    "leader": _leader,
    "power": _power_card,
    "deck": _deck,
    "debaters": _state_of("debater", "debater_state", DEBATER_STATE_NAMES),
    "reformers": _state_of("reformer", "reformer_state", REFORMER_STATE_NAMES),
    "protestant_spaces": _protestant_spaces,
    "tracks": _tracks,
    "new_world": _new_world,
    "raw": _raw,
}
"""The first part of a path, and who reads the rest."""

ROOTS: Final = tuple(_ROOTS)
