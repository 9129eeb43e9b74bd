"""The actions of the Action Phase: one row each, with cost, refusal and procedure (HIS §11.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regio.his.context import G
from regio.his.state import IMPULSE_CONSTRUCTION_ONLY
from regio.his.tables_costs import (
    ACTION_ASSAULT,
    ACTION_BUILD_SQUADRON,
    ACTION_BUY_MERCENARY,
    ACTION_CONTROL,
    ACTION_MOVE_CLEAR,
    ACTION_RAISE_REGULAR,
    COST,
    N_ACTIONS,
)
from regio.kernel.messages import Refusal, message
from regio.kernel.rules import Procedure
from regio.series.bits import bits

WHY_COST = message("his-why-cost", "cost:n", "cp:n")
WHY_CONSTRUCTION_ONLY = message("his-why-construction-only")
WHY_ARENA = message("his-why-scots-raid-only")
FACT_PAID = message("his-paid", "power:power", "cost:n", "cp:n")

ARENA_ACTIONS: Final = bits(
    (
        ACTION_MOVE_CLEAR,
        ACTION_BUY_MERCENARY,
        ACTION_RAISE_REGULAR,
        ACTION_BUILD_SQUADRON,
        ACTION_ASSAULT,
        ACTION_CONTROL,
    )
)
"""What CP may be spent on while they are bound to an arena (Scots Raid, card 97)."""


class Action:
    """One row of the action table.

    `refuse(g, power)` says why there is no legal way to take the action now, or None; it must be exact, for
    the procedure that follows asks for choices. The procedure calls `pay` itself, at the step of the rules.
    """

    def __init__(
        self,
        id: int,
        refuse: Callable[[G, int], Refusal | None],
        perform: Callable[[G, int], Procedure],
        construction: bool = False,
        cost: Callable[[G, int], int] | None = None,
    ) -> None:
        self.id = id
        self.refuse = refuse
        self.perform = perform
        self.construction = construction
        self.cost = cost
        """The least CP it can take now, where that is not always the number of the cost table."""


ACTIONS: Final[list[Action | None]] = [None] * N_ACTIONS
"""The actions by id; a pass move is part of the action `move`."""


def register_action(action: Action) -> None:
    """Put an action into the table."""
    ACTIONS[action.id] = action


def pay(g: G, power: int, cost: int) -> None:
    """Spend CP of the impulse."""
    g.state.cp -= cost
    g.log(FACT_PAID, power, cost, g.state.cp)


def refusal_of(g: G, power: int, action: Action) -> Refusal | None:
    """Why a power cannot take an action now, or None."""
    s = g.state
    cost = COST[action.id][power] if action.cost is None else action.cost(g, power)
    if cost > s.cp:
        return Refusal(WHY_COST, (cost, s.cp), "11.1")
    if s.impulse_flags & IMPULSE_CONSTRUCTION_ONLY and not action.construction:
        return Refusal(WHY_CONSTRUCTION_ONLY, (), "76")
    if s.arena and not ARENA_ACTIONS >> action.id & 1:
        return Refusal(WHY_ARENA, (), "97")
    return action.refuse(g, power)


def open_actions(g: G, power: int) -> list[int]:
    """The actions a power can take now."""
    cp = g.state.cp
    found = []
    for action in ACTIONS:
        if action is None:
            continue
        cost = COST[action.id][power]
        if not cost or (cost > cp and action.cost is None):
            continue
        if refusal_of(g, power, action) is None:
            found.append(action.id)
    return found


def refused_actions(g: G, power: int) -> list[tuple[int, Refusal]]:
    """The actions of a power that are not possible now, each with the reason."""
    found = []
    for action in ACTIONS:
        if action is not None and COST[action.id][power]:
            refusal = refusal_of(g, power, action)
            if refusal is not None:
                found.append((action.id, refusal))
    return found
