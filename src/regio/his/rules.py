"""Here I Stand as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import regio.his.all_actions
import regio.his.cards.all  # noqa: F401  (registers every card)
from regio.his import check, client_tables, hints, labels, position, redeal, remarks, serialize, so_far, view
from regio.his.board import MAJORS_MASK
from regio.his.context import G
from regio.his.names import NOTATION, SEATS
from regio.his.options import CHOICES, EDITIONS, Options, dump_options, parse_options
from regio.his.sequence import play
from regio.his.setup import set_up
from regio.his.state import NO_VICTORY, VICTORY_NAMES, State
from regio.his.victory import all_points, groups
from regio.kernel.chance import Chance
from regio.kernel.context import Context
from regio.kernel.messages import Refusal
from regio.kernel.questions import Question, Rng
from regio.kernel.rules import Hint, Procedure, Remark, Result, Rules, Step
from regio.series.bits import members


class HereIStand(Rules):
    """The rules of Here I Stand."""

    name = "his"
    version = 2
    seats = SEATS
    editions: tuple[str, ...] = EDITIONS
    notation = NOTATION

    def parse_options(self, given: Mapping[str, Any]) -> Options:
        return parse_options(given)

    def dump_options(self, options: Any) -> dict[str, Any]:
        return dump_options(options)

    def context(self, chance: Chance, logging: bool) -> Context:
        return G(chance, logging)

    def setup(self, g: Context, options: Any) -> Any:
        assert isinstance(g, G)
        return set_up(g, options)

    def attach(self, g: Context, state: Any) -> None:
        assert isinstance(g, G)
        g.state = state

    def play(self, g: Context) -> Procedure:
        assert isinstance(g, G)
        return play(g)

    def result(self, state: State) -> Result | None:
        if state.victory == NO_VICTORY:
            return None
        return Result(tuple(members(state.winners)), VICTORY_NAMES[state.victory], all_points(state))

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def check(self, state: State) -> None:
        check.check(state)

    def redeal(self, state: State, seat: int | None, rng: Rng) -> None:
        seen = 0 if seat is None else next(mask for mask in groups(state) if mask >> seat & 1)
        redeal.redeal(state, seen & MAJORS_MASK, rng)

    def dump(self, state: State) -> dict[str, Any]:
        return serialize.dump_state(state)

    def load(self, data: Mapping[str, Any]) -> State:
        return serialize.load_state(data)

    def edit(self, state: State, edits: Mapping[str, Any]) -> None:
        position.edit(state, edits)

    def probe(self, state: State, path: str) -> Any:
        return position.probe(state, path)

    def explain(self, refusal: Refusal) -> str:
        values = zip(refusal.message.names, refusal.message.domains, refusal.values, strict=True)
        shown = ", ".join(f"{name} {NOTATION.token(domain, value)}" for name, domain, value in values)
        return f"{refusal.message.id} ({shown})" if shown else refusal.message.id

    def hints(self, state: State, question: Question, answer: Any = None) -> list[Hint]:
        return hints.hints(state, question, answer)

    def so_far(self, state: State, question: Question) -> list[Step]:
        return so_far.so_far(state, question)

    def remarks(self, state: State, seat: int) -> list[Remark]:
        return remarks.remarks(state, seat)

    def label(self, domain: str, value: int, language: str) -> str | None:
        return labels.label(domain, value, language)

    def tables(self) -> dict[str, Any]:
        return client_tables.tables()

    def rulebook(self) -> dict[str, Any]:
        return client_tables.rulebook()

    def choices(self) -> dict[str, tuple[Any, ...]]:
        return dict(CHOICES)

    def players(self, state: State) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(members(mask)) for mask in groups(state))

    def turn(self, state: State) -> int:
        return state.turn


HIS = HereIStand()
"""The one object of the rules; it holds no game."""
