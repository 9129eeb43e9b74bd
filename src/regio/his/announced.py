"""Paid actions that others may stop: Foul Weather, Gout (HIS §6.1, §13.1 step 4, §15.1, §16)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from regio.his import board, moments
from regio.his.context import G
from regio.his.moments import ACTION_ANNOUNCED, Situation
from regio.his.powers import NOBODY
from regio.his.state import State
from regio.kernel.messages import message
from regio.kernel.questions import Asked

FACT_STOPPED = message("his-action-stopped", "power:power", "lost:n", "cp:n")

LOST_CP = 1
"""CP lost in all when an announced action is stopped (cards 31, 32)."""


class Announced(Situation):
    """An action announced and paid by the active power: its kind (`ACTION_*`), where, with which army leaders.

    A card that stops it sets `cancelled`; Gout also puts the leader into `state.gout`.
    """

    def __init__(self, kind: int, power: int, start: int, place: int, leaders: Sequence[int], cost: int) -> None:
        self.kind = kind
        self.power = power
        self.start = start
        self.place = place
        self.leaders = list(leaders)
        self.cost = cost
        self.goals = 1 << place
        """The places where it will have its effect: a Naval Move has several."""
        self.target = NOBODY
        """The power that piracy is to rob."""
        self.cancelled = False

    def concerns(self, s: State, seat: int) -> bool:
        """It concerns who has units or ships where it leads, or holds such a place, or is to be robbed."""
        own = board.own_mask(s, seat)
        there = board.troop_spaces(s, own) | board.fleet_places(s, own) | s.owned[seat]
        return bool(self.goals & there) or seat == self.target


def announce(g: G, action: Announced) -> Generator[Asked, Any, bool]:
    """HIS §13.1 step 4: others may stop the action. False if they did: 1 CP in all is lost, the rest comes back."""
    yield from moments.others(g, ACTION_ANNOUNCED, action)
    if not action.cancelled:
        return True
    if action.cost > LOST_CP:
        g.state.cp += action.cost - LOST_CP
    g.log(FACT_STOPPED, action.power, min(action.cost, LOST_CP), g.state.cp)
    return False
