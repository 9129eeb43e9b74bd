"""The games that Regio knows: the one place where a game is named outside its own room."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from regio.kernel.errors import BadInput
from regio.kernel.rules import Rules

_GAMES: Final[dict[str, tuple[str, str]]] = {"his": ("regio.his.rules", "HIS")}


def game_names() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_GAMES)


def rules_of(name: str) -> Rules:
    """The rules of a game; `BadInput` names the games that exist."""
    if name not in _GAMES:
        raise BadInput(f"unknown game {name!r}; games: {', '.join(_GAMES)}")
    module, attribute = _GAMES[name]
    rules = getattr(import_module(module), attribute)
    assert isinstance(rules, Rules)
    return rules
