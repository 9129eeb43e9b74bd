"""Hints for the Diplomacy Phase: what suing for peace costs before any terms are chosen (HIS §9.3)."""

from __future__ import annotations

from typing import Final

from regio.his.hints_common import OfOptions, Said, of_option, options_of
from regio.his.peace import ASK_SUE, UNITS_REMOVED, peace_vp, spaces_to_give_up
from regio.his.state import State
from regio.kernel.messages import message
from regio.kernel.questions import Question
from regio.kernel.rules import Hint

HINT_SUE = message("his-hint-sue", "vp:n", "units:n")
HINT_SUE_SPACES = message("his-hint-sue-spaces", "spaces:spaces")


def sue_hints(s: State, question: Question) -> list[Hint]:
    """HIS §9.3 steps 2-4: the VP and home spaces for each enemy, and the units that are lost."""
    found: list[Hint] = []
    for enemy in options_of(question):
        said: list[Said] = [(HINT_SUE, (peace_vp(question.seat, enemy), UNITS_REMOVED))]
        spaces = spaces_to_give_up(s, question.seat, enemy)
        if spaces:
            said.append((HINT_SUE_SPACES, (spaces,)))
        found += of_option(enemy, said)
    return found


OF_OPTIONS: Final[dict[str, OfOptions]] = {ASK_SUE.id: sue_hints}
