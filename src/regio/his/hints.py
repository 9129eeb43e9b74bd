"""Hints for a question: the odds of what the dice decide, before it is confirmed; of a card why it is no event now.

Only what everybody may see and the asked seat's own hand is counted: no other hand, no card that may be played.
The subjects have modules of their own (`hints_land`, `hints_siege`, …), each with tables by the message of a
question: `OF_OPTIONS` for questions that take one option, `OF_ANSWER` for those whose answer is put together;
`ACTIONS` and `EVENTS` are for actions and cards whose dice may follow without a further choice.
"""

from __future__ import annotations

from typing import Any, Final

from regio.his import (
    hints_cards,
    hints_diplomacy,
    hints_events,
    hints_land,
    hints_moments,
    hints_new_world,
    hints_religion,
    hints_sea,
    hints_siege,
)
from regio.his.hints_common import OfAction, OfAnswer, OfOptions, of_option, options_of
from regio.his.impulse import ASK_ACTION, ASK_USE
from regio.his.state import State
from regio.kernel.questions import One, Question
from regio.kernel.rules import Hint


def hints(s: State, question: Question, answer: Any = None) -> list[Hint]:
    """What can be said of the options of an open question and of the question as a whole, or of one answer to it.

    Without an answer, what is said of the whole is said of the likeliest one: the largest formation, all ships.
    """
    of_answer = OF_ANSWER.get(question.message.id)
    if of_answer is not None:
        return of_option(None, of_answer(s, question, answer))
    of_options = OF_OPTIONS.get(question.message.id)
    if of_options is None:
        return []
    found = of_options(s, question)
    return found if answer is None else [hint for hint in found if hint[0] is None or hint[0] == answer]


def action_hints(s: State, question: Question) -> list[Hint]:
    """HIS §11.1: the odds of actions whose dice may follow at once."""
    found: list[Hint] = []
    for action in options_of(question):
        row = ACTIONS.get(action)
        if row is not None:
            found += of_option(action, row(s, question.seat))
    return found


def use_hints(s: State, question: Question) -> list[Hint]:
    """HIS §6.1: the odds of events whose dice may follow at once."""
    assert isinstance(question, One)
    card = question.values[1]
    found: list[Hint] = []
    for use in question.options:
        row = EVENTS.get((card, use))
        if row is not None:
            found += of_option(use, row(s, question.seat))
    return found


OF_OPTIONS: Final[dict[str, OfOptions]] = {
    **hints_land.OF_OPTIONS,
    **hints_siege.OF_OPTIONS,
    **hints_sea.OF_OPTIONS,
    **hints_religion.OF_OPTIONS,
    **hints_new_world.OF_OPTIONS,
    **hints_cards.OF_OPTIONS,
    **hints_diplomacy.OF_OPTIONS,
    **hints_events.OF_OPTIONS,
    **hints_moments.OF_OPTIONS,
    ASK_ACTION.id: action_hints,
    ASK_USE.id: use_hints,
}
OF_ANSWER: Final[dict[str, OfAnswer]] = {
    **hints_land.OF_ANSWER,
    **hints_siege.OF_ANSWER,
    **hints_sea.OF_ANSWER,
    **hints_religion.OF_ANSWER,
}
ACTIONS: Final[dict[int, OfAction]] = {
    **hints_siege.ACTIONS,
    **hints_sea.ACTIONS,
    **hints_religion.ACTIONS,
    **hints_new_world.ACTIONS,
    **hints_events.ACTIONS,
}
EVENTS: Final[dict[tuple[int, int], OfAction]] = {
    **hints_siege.EVENTS,
    **hints_religion.EVENTS,
    **hints_new_world.EVENTS,
    **hints_events.EVENTS,
}
