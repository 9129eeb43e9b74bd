"""Jesuit universities (HIS §18.1, §21.5; cards 15, 55)."""

from __future__ import annotations

from typing import Final

from regio.his.context import G
from regio.his.powers import PAPACY
from regio.his.religion import catholic
from regio.his.state import State
from regio.kernel.messages import Refusal, message
from regio.kernel.questions import One, Some
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_UNIVERSITY = message("his-ask-university")
ASK_UNIVERSITIES = message("his-ask-universities", "most:n")
FACT_UNIVERSITY = message("his-university-founded", "space:space")
WHY_NO_UNIVERSITY_SITE = message("his-why-no-university-site")

UNIVERSITIES_BY_EVENT: Final = 2
"""Universities that cards 15 and 55 give."""


def sites(s: State) -> int:
    """HIS §18.1: Catholic spaces without a university, anywhere."""
    return catholic(s) & ~s.universities


def refuse_sites(s: State) -> Refusal | None:
    """Why no university can be founded."""
    return None if sites(s) else Refusal(WHY_NO_UNIVERSITY_SITE, (), "18.1")


def place(g: G, space: int) -> None:
    """Put a university marker."""
    g.state.universities |= 1 << space
    g.log(FACT_UNIVERSITY, space)


def found_one(g: G) -> Procedure:
    """HIS §18.1: the Papacy founds one university."""
    space = yield One(PAPACY, ASK_UNIVERSITY, (), "space", members(sites(g.state)), "18.1")
    place(g, space)


def found_by_event(g: G, at_least: int) -> Procedure:
    """Cards 15, 55: the Papacy puts universities into different Catholic spaces, as many as it must and can."""
    choices = members(sites(g.state))
    least = min(at_least, len(choices))
    chosen = yield Some(
        PAPACY, ASK_UNIVERSITIES, (UNIVERSITIES_BY_EVENT,), "space", choices, least, UNIVERSITIES_BY_EVENT, "21.5"
    )
    for space in chosen:
        place(g, space)
