"""Players that are programs, and what turns their games into data."""

from regio.bots.accumulators import Accumulator, Invariants, Length, Outcome, Points
from regio.bots.base import Bot, RandomBot
from regio.bots.play import LIMIT, Stalled, play_out
from regio.bots.rarest import RarestBot
from regio.bots.registry import BOTS, bot_names, make_bot

__all__ = [
    "BOTS",
    "LIMIT",
    "Accumulator",
    "Bot",
    "Invariants",
    "Length",
    "Outcome",
    "Points",
    "RandomBot",
    "RarestBot",
    "Stalled",
    "bot_names",
    "make_bot",
    "play_out",
]
