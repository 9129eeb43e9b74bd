"""The actions Explore, Colonize and Conquer, each once a turn (HIS §20.1-20.3)."""

from __future__ import annotations

from regio.his.actions import Action, pay, register_action
from regio.his.context import G
from regio.his.powers import NOBODY
from regio.his.state import (
    COLONY_CROSSING,
    COLONY_REMOVED,
    COLONY_SETTLED,
    COLONY_UNUSED,
    VOYAGE_CONQUEST,
    VOYAGE_EXPLORATION,
    VOYAGER_POOL,
    State,
)
from regio.his.tables_costs import ACTION_COLONIZE, ACTION_CONQUER, ACTION_EXPLORE, COST
from regio.his.tables_newworld import (
    COLONIES_OF,
    COLONY_BOXES,
    CONQUISTADOR_POOL,
    EXPLORER_POOL,
)
from regio.kernel.messages import Refusal, message
from regio.kernel.rules import Procedure
from regio.series.bits import members

FACT_EXPLORATION_BEGINS = message("his-exploration-begins", "power:power", "bonus:n")
FACT_CONQUEST_BEGINS = message("his-conquest-begins", "power:power", "bonus:n")
FACT_COLONISTS_SAIL = message("his-colonists-sail", "power:power", "colony:colony")
WHY_EXPLORED = message("his-why-explored", "power:power")
WHY_NO_EXPLORER = message("his-why-no-explorer", "power:power")
WHY_CONQUERED = message("his-why-conquered", "power:power")
WHY_NO_CONQUISTADOR = message("his-why-no-conquistador", "power:power")
WHY_COLONIZED = message("his-why-colonized", "power:power")
WHY_NO_COLONY = message("his-why-no-colony", "power:power")


# -- pools ------------------------------------------------------------------------------------------


def explorers_left(s: State, power: int) -> list[int]:
    """The explorers in the pool of a power."""
    return [one for one in members(EXPLORER_POOL[power]) if s.explorer_state[one] == VOYAGER_POOL]


def conquistadors_left(s: State, power: int) -> list[int]:
    """The conquistadors, or conquest markers, in the pool of a power."""
    return [one for one in members(CONQUISTADOR_POOL[power]) if s.conquistador_state[one] == VOYAGER_POOL]


def unused_colonies(s: State, power: int) -> list[int]:
    """The colony counters of a power that can be used (again)."""
    return [colony for colony in COLONIES_OF[power] if s.colony_state[colony] == COLONY_UNUSED]


def colonies_held(s: State, power: int, states: tuple[int, ...]) -> list[int]:
    """The colonies of a power, Potosi included, in one of these states."""
    return [
        colony for colony, owner in enumerate(s.colony_owner) if owner == power and s.colony_state[colony] in states
    ]


# -- launching --------------------------------------------------------------------------------------


def refuse_exploration(s: State, power: int) -> Refusal | None:
    """HIS §20.2: why a power cannot launch an ordinary exploration this turn, or None."""
    if s.explored >> power & 1:
        return Refusal(WHY_EXPLORED, (power,), "20.2")
    if not explorers_left(s, power):
        return Refusal(WHY_NO_EXPLORER, (power,), "20.2")
    return None


def launch_exploration(g: G, power: int, bonus: int) -> None:
    """HIS §20.2: an exploration crosses the Atlantic; it is the one of this turn."""
    s = g.state
    s.explored |= 1 << power
    s.voyages.append((VOYAGE_EXPLORATION, power, bonus, 0))
    g.log(FACT_EXPLORATION_BEGINS, power, bonus)


def refuse_conquest(s: State, power: int) -> Refusal | None:
    """HIS §20.3: why a power cannot launch a conquest this turn, or None."""
    if s.conquered >> power & 1:
        return Refusal(WHY_CONQUERED, (power,), "20.3")
    if not conquistadors_left(s, power):
        return Refusal(WHY_NO_CONQUISTADOR, (power,), "20.3")
    return None


def launch_conquest(g: G, power: int, bonus: int) -> None:
    """HIS §20.3: a conquest crosses the Atlantic; it is the one of this turn."""
    s = g.state
    s.conquered |= 1 << power
    s.voyages.append((VOYAGE_CONQUEST, power, bonus, 0))
    g.log(FACT_CONQUEST_BEGINS, power, bonus)


# -- the actions ------------------------------------------------------------------------------------


def refuse_explore(g: G, power: int) -> Refusal | None:
    """HIS §20.2: why the action is not possible."""
    return refuse_exploration(g.state, power)


def explore(g: G, power: int) -> Procedure:
    """HIS §20.2: launch an exploration for 2 CP."""
    pay(g, power, COST[ACTION_EXPLORE][power])
    launch_exploration(g, power, 0)
    return
    yield


def refuse_conquer(g: G, power: int) -> Refusal | None:
    """HIS §20.3: why the action is not possible."""
    return refuse_conquest(g.state, power)


def conquer(g: G, power: int) -> Procedure:
    """HIS §20.3: launch a conquest for 4 CP."""
    pay(g, power, COST[ACTION_CONQUER][power])
    launch_conquest(g, power, 0)
    return
    yield


def refuse_colonize(g: G, power: int) -> Refusal | None:
    """HIS §20.1: once a turn; a counter and a box must be free."""
    s = g.state
    if s.colonized >> power & 1:
        return Refusal(WHY_COLONIZED, (power,), "20.1")
    held = len(colonies_held(s, power, (COLONY_CROSSING, COLONY_SETTLED)))
    if not unused_colonies(s, power) or held >= COLONY_BOXES[power]:
        return Refusal(WHY_NO_COLONY, (power,), "20.1")
    return None


def colonize(g: G, power: int) -> Procedure:
    """HIS §20.1: a colony counter crosses the Atlantic; all counters of a power are alike (ruling 20.1-counter)."""
    s = g.state
    pay(g, power, COST[ACTION_COLONIZE][power])
    colony = unused_colonies(s, power)[0]
    s.colonized |= 1 << power
    s.colony_state[colony] = COLONY_CROSSING
    s.colony_owner[colony] = power
    g.log(FACT_COLONISTS_SAIL, power, colony)
    return
    yield


def take_colony_away(s: State, colony: int, for_good: bool) -> None:
    """A colony counter leaves the display: it may be used again, or is out of the game."""
    s.colony_state[colony] = COLONY_REMOVED if for_good else COLONY_UNUSED
    s.colony_owner[colony] = NOBODY


register_action(Action(ACTION_EXPLORE, refuse_explore, explore))
register_action(Action(ACTION_COLONIZE, refuse_colonize, colonize))
register_action(Action(ACTION_CONQUER, refuse_conquer, conquer))
