"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regio.bots.base import Bot, RandomBot
from regio.bots.rarest import RarestBot
from regio.kernel.errors import BadInput

BOTS: Final[dict[str, Callable[[], Bot]]] = {"random": RandomBot, "rarest": RarestBot}
"""What makes each bot, by its name."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(BOTS)


def make_bot(name: str) -> Bot:
    """A bot by its name; `BadInput` names those that exist."""
    if name not in BOTS:
        raise BadInput(f"unknown bot {name!r}; bots: {', '.join(BOTS)}")
    return BOTS[name]()
