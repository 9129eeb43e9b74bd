"""The end of sieges: broken at once, or by the fall of the space (HIS §15.1 step 10, §15.3)."""

from __future__ import annotations

from regio.his.board import EVERY_POWER, besieger_owners, besiegers, own_mask, set_control
from regio.his.captives import capture
from regio.his.context import G
from regio.his.displacement import displace_land
from regio.his.fleets import lose_port
from regio.his.pieces import army_leaders_at
from regio.his.retreat import retreat_broken
from regio.his.sieges import inside_strength, lift_siege, outside_strength
from regio.his.state import NO_VICTORY
from regio.his.tables_map import ALL_SPACES
from regio.kernel.messages import message
from regio.kernel.rules import Procedure

FACT_SIEGE_BROKEN = message("his-siege-broken", "power:power", "space:space", "outside:n", "inside:n")
FACT_SPACE_FALLS = message("his-space-falls", "power:power", "space:space", "before:power")


def check_sieges(g: G, spaces: int = ALL_SPACES) -> Procedure:
    """HIS §15.3: every besieging power that no longer has more land units than are inside breaks off at once.

    Two allied besiegers are checked each for itself. What still stands there retreats free of cost, leaders whose
    units have all left alike.
    """
    s = g.state
    if not s.sieges:
        return
    for space, power, _impulse in s.sieges[:]:
        if not spaces >> space & 1 or not besiegers(s, space) >> power & 1:
            continue
        outside, inside = outside_strength(s, space, power), inside_strength(s, space)
        if outside <= inside:
            g.log(FACT_SIEGE_BROKEN, power, space, outside, inside)
            yield from retreat_broken(g, space, power)


def check_siege_at(g: G, space: int) -> Procedure:
    """HIS §15.3: the same at one space."""
    yield from check_sieges(g, 1 << space)


def electorates_relieved(g: G) -> Procedure:
    """HIS §15.3, §21.6: regulars that an electorate gives when it turns Protestant may break its siege, at once."""
    if g.state.victory == NO_VICTORY:
        yield from check_sieges(g)


def besiegers_dead(g: G, space: int, power: int) -> Procedure:
    """HIS §15.1 step 11: no unit is left after an assault: the siege is over, the leaders are displaced."""
    lift_siege(g, space, power)
    yield from displace_land(g, power, space, own_mask(g.state, power))


def capture_space(g: G, power: int, space: int) -> Procedure:
    """HIS §15.1 step 10: a fortified space without defenders falls to its besieger.

    Control changes, army leaders inside are captured, naval units and naval leaders in the port go to the turn
    track. The assault checks the defeat of Hungary afterwards, the action checks victory.
    """
    s = g.state
    before = s.control[space]
    yield from capture(g, army_leaders_at(s, space, EVERY_POWER & ~besieger_owners(s, space)), power, space)
    lose_port(g, space)
    s.sieges = [siege for siege in s.sieges if siege[0] != space]
    set_control(s, space, power)
    g.log(FACT_SPACE_FALLS, power, space, before)
