"""The state as plain JSON and back, for checkpoints."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from regio.his.board import update_sides
from regio.his.options import Options, dump_options, parse_options
from regio.his.powers import NOBODY
from regio.his.state import FIELDS, LIST_FIELDS, SHARED_FIELDS, STAGE_NAMES, VICTORY, VICTORY_NAMES, State, new_state
from regio.kernel.errors import BadInput

_TUPLES: Final = {"sieges", "beaten", "moved", "tried", "voyages", "vp_history", "deals"}
"""List fields whose members are tuples."""
_SIGNED: Final = {"battle_place": -1, "bonus": -100, "voyages": -100}
"""Fields that may hold negative numbers, and the lowest; a negative bit set would have no end."""
_MOST: Final = {
    "active": NOBODY,
    "phase": VICTORY,
    "stage": len(STAGE_NAMES) - 1,
    "turn": 9,
    "victory": len(VICTORY_NAMES) - 1,
}
"""The highest values of the fields that say where the game is."""
_BIG: Final = 1 << 53
"""Ints from here on are written as hexadecimal text: JSON readers of other languages would round them."""


def dump_state(s: State) -> dict[str, Any]:
    """Every field by name; large bit sets as hexadecimal text."""
    data: dict[str, Any] = {"options": dump_options(s.options)}
    for name in (*SHARED_FIELDS, *LIST_FIELDS):
        if name != "options":
            data[name] = _plain(getattr(s, name))
    return data


def _plain(value: Any) -> Any:
    if isinstance(value, int):
        return hex(value) if value >= _BIG else value
    return [_plain(one) for one in value]


def _back(value: Any) -> Any:
    if isinstance(value, str):
        return int(value, 16)
    if isinstance(value, list):
        return [_back(one) for one in value]
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise ValueError(value)


def _lowest(value: Any) -> int:
    if isinstance(value, int):
        return value
    return min((_lowest(one) for one in value), default=0)


def load_state(data: Mapping[str, Any]) -> State:
    """The state of a dump; `BadInput` names the field that is missing or wrong."""
    if not isinstance(data.get("options"), Mapping):
        raise BadInput("this is no state of Here I Stand: it has no options")
    options: Options = parse_options(data["options"])
    s = new_state(options)
    for name in (*SHARED_FIELDS, *LIST_FIELDS):
        if name == "options":
            continue
        if name not in data:
            raise BadInput(f"the state lacks the field {name!r}; it was made by another version or edited")
        _set_field(s, name, data[name])
    update_sides(s)
    return s


def _set_field(s: State, name: str, given: Any) -> None:
    try:
        value = _back(given)
    except ValueError as error:
        raise BadInput(f"the field {name!r} of the state holds {error}, not a number") from error
    lowest = _lowest(value)
    if lowest < _SIGNED.get(name, 0):
        raise BadInput(f"the field {name!r} of the state holds {lowest}, which is too low")
    if name in _MOST and not (isinstance(value, int) and value <= _MOST[name]):
        raise BadInput(f"the field {name!r} of the state holds {value}; the highest value is {_MOST[name]}")
    model = getattr(s, name)
    if isinstance(model, int) != isinstance(value, int):
        raise BadInput(f"the field {name!r} of the state is of the wrong kind")
    if isinstance(model, tuple):
        value = tuple(value)
    elif name in _TUPLES:
        if not all(isinstance(one, list) for one in value):
            raise BadInput(f"the field {name!r} of the state must be a list of lists")
        value = [tuple(one) for one in value]
    elif isinstance(model, list) and name not in ("deck", "discard") and len(value) != len(model):
        raise BadInput(f"the field {name!r} of the state has {len(value)} entries, not {len(model)}")
    setattr(s, name, value)


def load_field(s: State, name: str, given: Any) -> None:
    """Set one field of a state from its form in a dump; `BadInput` for an unknown or wrong one."""
    if name == "options" or name not in FIELDS:
        raise BadInput(f"the state has no field {name!r}; fields: {', '.join(sorted((*SHARED_FIELDS, *LIST_FIELDS)))}")
    _set_field(s, name, given)
