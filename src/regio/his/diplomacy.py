"""The Diplomacy Phase and its segments (HIS §9, §7)."""

from __future__ import annotations

from typing import Final

from regio.his.board import MAJORS_MASK
from regio.his.context import G
from regio.his.negotiation import announce_in_order, first_turn_talks, talks
from regio.his.peace import excommunication_segment, peace_segment, ransom_segment
from regio.his.state import State
from regio.his.war import payment, war_segment
from regio.kernel.rules import Procedure

# steps of the phase; turn 1 of the 1517 game uses its own
TALKS: Final = 0
ANNOUNCING: Final = 1
PEACE_SEGMENT: Final = 2
RANSOM_SEGMENT: Final = 3
EXCOMMUNICATION_SEGMENT: Final = 4
WAR_SEGMENT: Final = 5
PAYMENT: Final = 6
SEGMENT_NAMES: Final = ("talks", "announcing", "peace", "ransom", "excommunication", "war", "payment")


def first_turn_of_1517(s: State) -> bool:
    """HIS §7: the limited Diplomacy Phase."""
    return s.turn == 1 and s.options.scenario == "1517"


def diplomacy_phase(g: G) -> Procedure:
    """HIS §9: negotiation, peace, ransom, excommunication, war, in this order."""
    s = g.state
    if first_turn_of_1517(s):
        yield from first_turn_talks(g)
        return
    if s.step == TALKS:
        if s.cursor == 0:
            s.talking = MAJORS_MASK
            s.cursor = 1
        yield from talks(g, MAJORS_MASK)
        next_segment(s)
    if s.step == ANNOUNCING:
        yield from announce_in_order(g)
        next_segment(s)
    if s.step == PEACE_SEGMENT:
        if s.turn < s.last_turn:
            yield from peace_segment(g)
        next_segment(s)
    if s.step == RANSOM_SEGMENT:
        yield from ransom_segment(g)
        next_segment(s)
    if s.step == EXCOMMUNICATION_SEGMENT:
        yield from excommunication_segment(g)
        next_segment(s)
    if s.step == WAR_SEGMENT:
        yield from war_segment(g)
        next_segment(s)
    if s.step == PAYMENT:
        yield from payment(g)


def next_segment(s: State) -> None:
    """Go to the next segment."""
    s.step += 1
    s.cursor = 0
