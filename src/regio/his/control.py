"""Control of unfortified spaces, and removal of unrest (HIS §12.2, §12.4): one action, 1 CP a space."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from regio.his.actions import Action, pay, register_action
from regio.his.board import EVERY_OWNER, fortified, own_mask, owners_at, set_control, spaces_of, troop_spaces
from regio.his.board import league_formed as league
from regio.his.context import G
from regio.his.fleets import leave_port
from regio.his.loc import any_loc, has_loc, loc_spaces
from regio.his.powers import INDEPENDENT, PROTESTANT
from regio.his.state import State
from regio.his.tables_costs import ACTION_CONTROL, COST
from regio.his.tables_map import ADJ, ALL_SPACES, CLEAR, PROTESTANT_HOME
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members
from regio.series.graph import beside

ASK_CONTROL_SPACE = message("his-ask-control-space", "power:power")
ASK_CONTROL_OR_UNREST = message("his-ask-control-or-unrest", "space:space")
FACT_CONTROLLED = message("his-space-controlled", "power:power", "space:space", "before:power")
FACT_UNREST_REMOVED = message("his-unrest-removed", "power:power", "space:space")
WHY_NO_SPACE_TO_CONTROL = message("his-why-no-space-to-control")
WHY_CONTROL_BEFORE_LEAGUE = message("his-why-control-before-league")
WHY_NOT_ENEMY_SPACE = message("his-why-not-enemy-space", "space:space", "power:power")
WHY_FORTIFIED = message("his-why-fortified", "space:space")
WHY_NO_LOC = message("his-why-no-loc", "space:space")
WHY_NO_UNITS_NEAR = message("his-why-no-units-near", "space:space")
WHY_ENEMY_NEAR = message("his-why-enemy-near", "space:space")
WHY_FOREIGN_UNITS = message("his-why-foreign-units", "space:space")

TAKE: Final = word("take")
CALM: Final = word("calm")


# -- which spaces -----------------------------------------------------------------------------------


def within_reach(s: State, power: int) -> int:
    """HIS §12.2 condition 4: own land units in the space, or beside it while no enemy ones are beside it.

    A pass is not "beside" for either half; besieging and besieged units count.
    """
    here = troop_spaces(s, own_mask(s, power)) & ALL_SPACES
    if not here:
        return 0
    around = _clear_neighbours(here)
    if s.enemies[power]:
        around &= ~_clear_neighbours(troop_spaces(s, s.enemies[power]) & ALL_SPACES)
    return (here | around) & s.arena if s.arena else here | around


@lru_cache(maxsize=4096)
def _clear_neighbours(spaces: int) -> int:
    return beside(spaces, CLEAR)


def takeable_owners(s: State, power: int) -> int:
    """HIS §12.2 condition 1: whose spaces a power may take: the independents' and its enemies'."""
    return s.enemies[power] | 1 << INDEPENDENT


def foreign_troops(s: State, power: int) -> int:
    """HIS §12.2 condition 5: where land units of another power stand that is no ally (independents never matter)."""
    return troop_spaces(s, EVERY_OWNER & ~s.friends[power] & ~(1 << INDEPENDENT))


def control_candidates(s: State, power: int, reach: int) -> int:
    """HIS §12.2: the spaces that a power could take but for the line of communication."""
    if power == PROTESTANT and not league(s):
        return 0
    spaces = reach & spaces_of(s, takeable_owners(s, power)) & ~fortified(s)
    return spaces & ~foreign_troops(s, power) if spaces else 0


def control_spaces(s: State, power: int) -> int:
    """HIS §12.2: the spaces that a power can take now."""
    spaces = control_candidates(s, power, within_reach(s, power))
    return spaces & loc_spaces(s, power) if spaces else 0


def unrest_spaces(s: State, power: int, reach: int) -> int:
    """HIS §12.4: the spaces in unrest that a power can calm now."""
    if not s.unrest:
        return 0
    spaces = s.unrest & reach
    if power == PROTESTANT and not league(s):
        return s.unrest & PROTESTANT_HOME
    return spaces


# -- refusals ---------------------------------------------------------------------------------------


def refusal_of_control(s: State, power: int, space: int) -> Refusal | None:
    """HIS §12.2: the first condition that forbids a power to take a space, or None."""
    if power == PROTESTANT and not league(s):
        return Refusal(WHY_CONTROL_BEFORE_LEAGUE, (), "21.6")
    if not takeable_owners(s, power) >> s.control[space] & 1:
        return Refusal(WHY_NOT_ENEMY_SPACE, (space, s.control[space]), "12.2")
    if fortified(s) >> space & 1:
        return Refusal(WHY_FORTIFIED, (space,), "12.3")
    refusal = _refusal_of_reach(s, power, space)
    if refusal is not None:
        return refusal
    if foreign_troops(s, power) >> space & 1:
        return Refusal(WHY_FOREIGN_UNITS, (space,), "12.2")
    return None if has_loc(s, power, space) else Refusal(WHY_NO_LOC, (space,), "12.1")


def refusal_of_calm(s: State, power: int, space: int) -> Refusal | None:
    """HIS §12.4: what forbids a power to remove the unrest of a space, or None."""
    if power == PROTESTANT and not league(s):
        return None if PROTESTANT_HOME >> space & 1 else Refusal(WHY_CONTROL_BEFORE_LEAGUE, (), "21.6")
    return _refusal_of_reach(s, power, space, "12.4")


def _refusal_of_reach(s: State, power: int, space: int, rule: str = "12.2") -> Refusal | None:
    own = own_mask(s, power)
    if owners_at(s, space) & own:
        return None
    if not troop_spaces(s, own) & CLEAR[space]:
        return Refusal(WHY_NO_UNITS_NEAR, (space,), rule)
    if troop_spaces(s, s.enemies[power]) & CLEAR[space]:
        return Refusal(WHY_ENEMY_NEAR, (space,), rule)
    return None


def _refused_spaces(s: State, power: int) -> list[tuple[int, Refusal]]:
    """The spaces in and around the power's units, and those in unrest, that are not possible now."""
    near = troop_spaces(s, own_mask(s, power)) & ALL_SPACES
    for space in members(near):
        near |= ADJ[space]
    found = []
    reach = within_reach(s, power)
    for space in members((near | s.unrest) & ~control_spaces(s, power) & ~unrest_spaces(s, power, reach)):
        refusal = refusal_of_calm(s, power, space) if s.unrest >> space & 1 else refusal_of_control(s, power, space)
        if refusal is not None:
            found.append((space, refusal))
    return found


def _refuse(g: G, power: int) -> Refusal | None:
    s = g.state
    reach = within_reach(s, power)
    if unrest_spaces(s, power, reach):
        return None
    spaces = control_candidates(s, power, reach)
    if spaces and any_loc(s, power, spaces):
        return None
    if power == PROTESTANT and not league(s):
        return Refusal(WHY_CONTROL_BEFORE_LEAGUE, (), "21.6")
    return Refusal(WHY_NO_SPACE_TO_CONTROL, (), "12.2")


# -- the action -------------------------------------------------------------------------------------


def control_action(g: G, power: int) -> Procedure:
    """HIS §12.2, §12.4: choose a space, pay 1 CP, take control of it or remove its unrest."""
    s = g.state
    take = control_spaces(s, power)
    calm = unrest_spaces(s, power, within_reach(s, power))
    space = yield One(
        power, ASK_CONTROL_SPACE, (power,), "space", members(take | calm), "12.2", partial(_refused_spaces, s, power)
    )
    uses = [use for use, spaces in ((TAKE, take), (CALM, calm)) if spaces >> space & 1]
    use = yield One(power, ASK_CONTROL_OR_UNREST, (space,), "word", uses, "12.4")
    pay(g, power, COST[ACTION_CONTROL][power])
    if use == CALM:
        calm_space(g, power, space)
    else:
        yield from take_space(g, power, space)


def calm_space(g: G, power: int, space: int) -> None:
    """HIS §12.4: remove the unrest of a space."""
    g.state.unrest &= ~(1 << space)
    g.log(FACT_UNREST_REMOVED, power, space)


def take_space(g: G, power: int, space: int) -> Procedure:
    """HIS §12.2 result: the marker changes, religion and unrest stay, ships of the old owner leave the port."""
    s = g.state
    before = s.control[space]
    set_control(s, space, power)
    g.log(FACT_CONTROLLED, power, space, before)
    yield from leave_port(g, space)


register_action(Action(ACTION_CONTROL, _refuse, control_action))
