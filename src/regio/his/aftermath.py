"""What is checked after every action and event: sieges, Hungary, electorates, victory.

HIS §15.3, §22.5, §21.6, §23.1.
"""

from __future__ import annotations

from regio.his.context import G
from regio.his.electorates import muster_electorates
from regio.his.minors import check_hungary
from regio.his.siege import check_sieges
from regio.his.victory import check_automatic
from regio.kernel.rules import Procedure


def aftermath(g: G) -> Procedure:
    """HIS §11: after an action or event: broken sieges, Hungary's defeat, electorate regulars, automatic victory."""
    yield from check_sieges(g)
    yield from check_hungary(g)
    muster_electorates(g)
    check_automatic(g)
