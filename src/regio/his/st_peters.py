"""Saint Peter's: every 5 CP are 1 VP for the Papacy, 5 VP at most (HIS §18.1, cards A8)."""

from __future__ import annotations

from typing import Final

from regio.his.context import G
from regio.his.state import State
from regio.his.tables_costs import ST_PETERS_CP_PER_VP, ST_PETERS_VP_MAX
from regio.kernel.messages import message

FACT_ST_PETERS = message("his-st-peters", "count:n", "vp:n", "cp:n")
FACT_SACKED = message("his-st-peters-sacked", "vp:n", "cp:n")

FULL: Final = ST_PETERS_CP_PER_VP * ST_PETERS_VP_MAX
"""CP at which nothing more can be built; further CP have no effect (ruling 18.1-st-peters-full)."""
SACKED_CP: Final = 5
"""CP lost by the Sack of Rome (§21.5)."""


def room(s: State) -> int:
    """How many CP Saint Peter's can still take."""
    return FULL - s.st_peters


def add_cp(g: G, count: int) -> None:
    """HIS §18.1: CP for Saint Peter's, from the action, events, donations or Tetzel."""
    s = g.state
    s.st_peters = min(FULL, s.st_peters + count)
    g.log(FACT_ST_PETERS, count, s.st_peters // ST_PETERS_CP_PER_VP, s.st_peters % ST_PETERS_CP_PER_VP)


def sack(g: G) -> None:
    """HIS §21.5: the Sack of Rome takes 5 CP off the running total, or by option empties the CP row alone."""
    s = g.state
    if s.options.sack_st_peters == "cp_row":
        s.st_peters -= s.st_peters % ST_PETERS_CP_PER_VP
    else:
        s.st_peters = max(0, s.st_peters - SACKED_CP)
    g.log(FACT_SACKED, s.st_peters // ST_PETERS_CP_PER_VP, s.st_peters % ST_PETERS_CP_PER_VP)
