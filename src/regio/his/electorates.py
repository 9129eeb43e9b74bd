"""The Protestant regulars that wait on the Electorate Display (HIS §18.0, §21.6)."""

from __future__ import annotations

from regio.his.board import add_units, besieged, edition_500, league_formed
from regio.his.context import G
from regio.his.powers import PROTESTANT
from regio.his.sieges import GARRISON_LIMIT, inside_strength
from regio.his.state import State
from regio.his.tables_map import ELECTORATES
from regio.his.tables_units import PROTESTANT_REG
from regio.kernel.messages import message

FACT_MUSTERED = message("his-electorate-musters", "space:space", "count:n")


def muster_electorates(g: G) -> None:
    """HIS §21.6: electorates that give their regulars now: Protestant, and after the League also Protestant-controlled.

    **[500th]** after the League also not under siege; 2nd printing: under siege only if all find room inside (ruling
    21.6-room).
    """
    s = g.state
    for i, space in enumerate(ELECTORATES):
        waiting = s.display[i]
        if not waiting or not s.protestant >> space & 1:
            continue
        if league_formed(s) and (s.control[space] != PROTESTANT or not _room(s, space, waiting)):
            continue
        s.display[i] = 0
        add_units(s, space, PROTESTANT_REG, waiting)
        g.log(FACT_MUSTERED, space, waiting)


def _room(s: State, space: int, waiting: int) -> bool:
    """HIS §15, §21.6: may regulars come into an electorate, as far as a siege goes?"""
    if not besieged(s) >> space & 1:
        return True
    return not edition_500(s) and inside_strength(s, space) + waiting <= GARRISON_LIMIT
