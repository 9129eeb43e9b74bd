"""Paid actions that others may stop: Foul Weather, Gout (HIS §6.1, §13.1 step 4, §15.1, §16)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any

from regio.his import moments
from regio.his.context import G
from regio.his.moments import ACTION_ANNOUNCED, Situation
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
        self.cancelled = False


def announce(g: G, action: Announced) -> Generator[Asked, Any, bool]:
    """HIS §13.1 step 4: others may stop the action. False if they did: 1 CP in all is lost, the rest comes back."""
    yield from moments.others(g, ACTION_ANNOUNCED, action)
    if not action.cancelled:
        return True
    if action.cost > LOST_CP:
        g.state.cp += action.cost - LOST_CP
    g.log(FACT_STOPPED, action.power, min(action.cost, LOST_CP), g.state.cp)
    return False
