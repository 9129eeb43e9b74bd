"""Questions, facts and refusals of the kernel as they go over the wire."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from regio.kernel import messages as kernel
from regio.kernel.notation import Notation
from regio.kernel.questions import Question
from regio.kernel.rules import Hint, Remark, Rules, Step
from regio.table import wire


def value(notation: Notation, domain: str, given: int) -> wire.Value:
    """An id or word that a question offers."""
    if given < 0:
        return wire.Value(domain="word", value=notation.token("word", given))
    if domain == "n":
        return wire.Value(domain="n", value=given)
    return wire.Value(domain=domain, value=notation.token(domain, given))


def argument(notation: Notation, domain: str, given: object) -> wire.Value:
    """A field of a message: an id, a number, a bit set, or a tuple of numbers."""
    if isinstance(given, (tuple, list)):
        return wire.Value(domain=domain, value=[int(one) for one in given])
    if not isinstance(given, int):
        return wire.Value(domain=domain, value=str(given))
    if domain in notation.sets:
        inside = notation.sets[domain]
        tokens = [notation.token(inside, one) for one in range(given.bit_length()) if given >> one & 1]
        return wire.Value(domain=inside, value=tokens)
    if domain == "n" or domain not in notation.domains:
        return wire.Value(domain="n", value=given)
    return value(notation, domain, given)


def arguments(notation: Notation, message: kernel.Message, values: Sequence[object]) -> dict[str, wire.Value]:
    """The fields of a message by name."""
    fields = zip(message.names, message.domains, values, strict=True)
    return {name: argument(notation, domain, given) for name, domain, given in fields}


def sentence(notation: Notation, message: kernel.Message, values: Sequence[object]) -> wire.Message:
    """A message with its arguments."""
    return wire.Message(id=message.id, args=arguments(notation, message, values))


def question(rules: Rules, asked: Question, hints: Sequence[Hint] = (), so_far: Sequence[Step] = ()) -> wire.Question:
    """A question with all that a client needs to offer its answers, what the game says of them, and what is settled."""
    common = {
        "seat": rules.seats[asked.seat],
        "message": sentence(rules.notation, asked.message, asked.values),
        "rule": asked.rule,
        "hints": hints_of(rules, asked, hints),
        "so_far": [_step(rules.notation, step) for step in so_far],
    }
    return _FORMS[asked.form](rules, asked, common)


def remark(rules: Rules, said: Remark) -> wire.Remark:
    """Why something that a seat holds cannot be used now."""
    return wire.Remark(
        about=value(rules.notation, said.domain, said.value),
        part=None if said.part is None else value(rules.notation, "word", said.part),
        reason=sentence(rules.notation, said.refusal.message, said.refusal.values),
        rule=said.refusal.rule,
    )


def _step(notation: Notation, step: Step) -> wire.Step:
    message, values, odds = step
    return wire.Step(
        message=sentence(notation, message, values), odds=[sentence(notation, what, said) for what, said in odds]
    )


def hints_of(rules: Rules, asked: Question, hints: Sequence[Hint]) -> list[wire.Hint]:
    """What the game says of a question or of an answer to it."""
    domain = getattr(asked, "domain", "word")
    return [_hint(rules.notation, domain, hint) for hint in hints]


def _hint(notation: Notation, domain: str, hint: Hint) -> wire.Hint:
    option, message, values = hint
    return wire.Hint(
        option=None if option is None else value(notation, domain, option),
        message=sentence(notation, message, values),
    )


def _one(rules: Rules, asked: Any, common: dict[str, Any]) -> wire.Question:
    notation = rules.notation
    refused = asked.refused() if asked.refused is not None else []
    return wire.OneQuestion(
        form="one",
        options=[value(notation, asked.domain, option) for option in asked.options],
        refused=[_refused(notation, asked.domain, option, refusal) for option, refusal in refused],
        **common,
    )


def _refused(notation: Notation, domain: str, option: int, refusal: kernel.Refusal) -> wire.Refused:
    return wire.Refused(
        option=value(notation, domain, option),
        reason=sentence(notation, refusal.message, refusal.values),
        rule=refusal.rule,
    )


def _some(rules: Rules, asked: Any, common: dict[str, Any]) -> wire.Question:
    notation = rules.notation
    return wire.SomeQuestion(
        form="some",
        items=[value(notation, asked.domain, item) for item in asked.items],
        at_least=asked.at_least,
        at_most=asked.at_most,
        **common,
    )


def _pieces(notation: Notation, domain: str, items: Sequence[int], bounds: Sequence[int]) -> list[wire.Piece]:
    return [
        wire.Piece(item=value(notation, domain, item), bound=bound) for item, bound in zip(items, bounds, strict=True)
    ]


def _counts(rules: Rules, asked: Any, common: dict[str, Any]) -> wire.Question:
    notation = rules.notation
    return wire.CountsQuestion(
        form="counts",
        pieces=_pieces(notation, asked.domain, asked.items, asked.bounds),
        at_least=asked.at_least,
        at_most=asked.at_most,
        **common,
    )


def _formation(rules: Rules, asked: Any, common: dict[str, Any]) -> wire.Question:
    notation = rules.notation
    leaders = zip(asked.leaders, asked.commands, strict=True)
    required, impossible = _exceptions(asked)
    return wire.FormationQuestion(
        form="formation",
        units=_pieces(notation, "unit", asked.kinds, asked.bounds),
        leaders=[
            wire.Commander(leader=value(notation, "leader", leader), command=command) for leader, command in leaders
        ],
        at_least=asked.at_least,
        cap=asked.cap,
        limited=asked.limited,
        base=asked.base,
        may_be_empty=asked.may_be_empty,
        required=[value(notation, "leader", leader) for leader in required],
        impossible=impossible,
        **common,
    )


MOST_LISTED = 5000
"""Answers of a formation that are looked through for exceptions; of larger ones the client hears when it asks."""


def _exceptions(asked: Any) -> tuple[list[int], list[list[int]]]:
    """Leaders without whom no formation may go, and counts within the limits that are not allowed all the same."""
    if asked.count() > MOST_LISTED:
        return [], []
    answers = list(asked.answers())
    groups = {leaders for _, leaders in answers}
    allowed = {counts for counts, _ in answers}
    required = [leader for leader in asked.leaders if all(leader in group for group in groups)]
    most = max((sum(counts) for counts in allowed), default=0)
    within = product(*(range(bound + 1) for bound in asked.bounds))
    low = max(1, asked.at_least)
    return required, [list(counts) for counts in within if low <= sum(counts) <= most and counts not in allowed]


def _terms(notation: Notation, asked: Any) -> list[wire.Term]:
    terms = []
    for term in asked.listed():
        kind = asked.kinds[term[0]]
        fields = zip(kind.fields, term[1:], strict=True)
        values = [value(notation, domain, given) for domain, given in fields]
        terms.append(wire.Term(text=asked.format((term,), notation), kind=kind.token, values=values))
    return terms


def _deal(rules: Rules, asked: Any, common: dict[str, Any]) -> wire.Question:
    return wire.DealQuestion(form="deal", terms=_terms(rules.notation, asked), at_most=asked.at_most, **common)


def _talk(rules: Rules, asked: Any, common: dict[str, Any]) -> wire.Question:
    return wire.TalkQuestion(
        form="talk",
        offers=list(asked.offers),
        partners=[rules.notation.token("power", power) for power in asked.partners],
        may_offer=asked.may_offer,
        terms=_terms(rules.notation, asked) if asked.may_offer else [],
        at_most=asked.at_most,
        **common,
    )


_FORMS: dict[str, Callable[[Rules, Any, dict[str, Any]], wire.Question]] = {
    "one": _one,
    "some": _some,
    "counts": _counts,
    "formation": _formation,
    "deal": _deal,
    "talk": _talk,
}


def merge_patch(old: Any, new: Any) -> Any:
    """The JSON merge patch (RFC 7386) from one view to another; views hold no null inside a table that changes."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return new
    patch: dict[str, Any] = {name: None for name in old if name not in new}
    for name, value in new.items():
        if name not in old:
            patch[name] = value
        elif old[name] != value:
            patch[name] = merge_patch(old[name], value)
    return patch
