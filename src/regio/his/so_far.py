"""What a player has settled in the action under way that is not carried out yet: shown while he goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regio.his.hints_sea import sailing
from regio.his.naval_move import ASK_FLEET, ASK_FLEET_LEADERS, ASK_FLEET_SHIPS, ASK_FLEET_TO, Orders
from regio.his.state import State
from regio.kernel.messages import message
from regio.kernel.questions import Question
from regio.kernel.rules import Step
from regio.series.bits import bits

FLEET_ORDER = message("his-fleet-order", "place:place", "to:place", "squadrons:n", "corsairs:n")
FLEET_ORDER_LED = message(
    "his-fleet-order-led", "place:place", "to:place", "squadrons:n", "corsairs:n", "leaders:leaders"
)


def so_far(s: State, question: Question) -> list[Step]:
    """What is settled in the action that a question belongs to, in order."""
    settled = SETTLED.get(question.message.id)
    return [] if settled is None else settled(s, question)


def fleet_orders(s: State, question: Question) -> list[Step]:
    """HIS §16.1 step 1: the orders given in this Naval Move, each with what awaits all ships that go to its place."""
    orders = question.about[0] if isinstance(question.about, tuple) else question.about
    assert isinstance(orders, Orders)
    found: list[Step] = []
    for place, to, ships, leaders in orders.given:
        corsairs = sum(1 for ship in ships if s.corsairs >> ship & 1)
        what = FLEET_ORDER_LED if leaders else FLEET_ORDER
        values = (place, to, len(ships) - corsairs, corsairs, *([bits(leaders)] if leaders else []))
        found.append((what, values, sailing(s, orders, to, [], [])))
    return found


SETTLED: Final[dict[str, Callable[[State, Question], list[Step]]]] = {
    ASK_FLEET.id: fleet_orders,
    ASK_FLEET_TO.id: fleet_orders,
    ASK_FLEET_SHIPS.id: fleet_orders,
    ASK_FLEET_LEADERS.id: fleet_orders,
}
