"""The sequence of play: nine turns, nine phases, each re-entrant (HIS §7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regio.his.card_draw import FACT_TURN, card_draw_phase
from regio.his.context import G
from regio.his.diplomacy import diplomacy_phase
from regio.his.impulse import action_phase, clear_impulse
from regio.his.new_world import new_world_phase
from regio.his.powers import MAJORS, N_MAJORS, NOBODY
from regio.his.reformation_start import diet_of_worms, theses_phase
from regio.his.spring import spring_deployment
from regio.his.state import (
    ACTION,
    CARD_DRAW,
    DIET,
    DIPLOMACY,
    NEW_WORLD,
    NO_VICTORY,
    SPRING,
    STAGE_BEGIN,
    THESES,
    VICTORY,
    WINTER,
    State,
)
from regio.his.victory import victory_phase
from regio.his.winter import winter_phase
from regio.kernel.messages import message
from regio.kernel.rules import Procedure

FACT_PHASE = message("his-phase-begins", "phase:phase", "turn:n")

_PHASES: Final[dict[int, Callable[[G], Procedure]]] = {
    THESES: theses_phase,
    CARD_DRAW: card_draw_phase,
    DIPLOMACY: diplomacy_phase,
    DIET: diet_of_worms,
    SPRING: spring_deployment,
    ACTION: action_phase,
    WINTER: winter_phase,
    NEW_WORLD: new_world_phase,
    VICTORY: victory_phase,
}


def play(g: G) -> Procedure:
    """HIS §7: the game from wherever the state says it stands to its end."""
    s = g.state
    while s.victory == NO_VICTORY:
        yield from _PHASES[s.phase](g)
        if s.victory == NO_VICTORY:
            next_phase(g)


def next_phase(g: G) -> None:
    """Go to the next phase; after the last one to the next turn."""
    s = g.state
    s.step = 0
    s.cursor = 0
    s.active = NOBODY
    s.stage = STAGE_BEGIN
    clear_impulse(s)
    if s.phase == VICTORY:
        begin_turn(g)
        return
    s.phase += 1
    if s.phase == DIET and not (s.turn == 1 and s.options.scenario == "1517"):
        s.phase += 1
    g.log(FACT_PHASE, s.phase, s.turn)


def begin_turn(g: G) -> None:
    """A new turn: what lasts only a turn is forgotten."""
    s = g.state
    s.turn += 1
    s.phase = CARD_DRAW
    clear_turn(s)
    g.log(FACT_TURN, s.turn)


def clear_turn(s: State) -> None:
    """Forget what lasts only until the end of a turn."""
    s.turn_flags = 0
    s.used_events = 0
    s.used_by = [0] * N_MAJORS
    s.explored = 0
    s.colonized = 0
    s.conquered = 0
    s.piracy_seas = 0
    s.piracy_count = 0
    s.peace = [0] * N_MAJORS
    s.declared = [0] * len(MAJORS)
    s.deals = []
    s.intervened = 0
    s.skip = 0
    s.standing = [0] * N_MAJORS
