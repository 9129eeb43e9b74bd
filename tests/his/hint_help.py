"""Positions of case files, what the hints say there, and dice counted plainly to compare with (tests only)."""

from collections.abc import Mapping
from itertools import product
from math import comb
from pathlib import Path
from typing import Any

from regio.his.rules import HIS
from regio.kernel.cases import CaseRun, read_case
from regio.kernel.game import Game
from regio.kernel.notation import split

CASES = Path(__file__).parent.parent / "cases" / "his"
Hints = dict[tuple[str | None, str], dict[str, Any]]


def at(name: str, *lines: str, position: dict[str, Any] | None = None, **on_map: dict[str, Any]) -> Game:
    """The position of a case with some spaces and other parts set differently, after some lines of answers."""
    case = read_case(CASES / f"{name}.toml", ["his"])
    case.position = merged(merged(case.position, position or {}), {"space": on_map} if on_map else {})
    game = CaseRun(case, HIS, case.editions(HIS)[0]).game
    for line in lines:
        game.say(line)
    return game


def merged(table: Mapping[str, Any], edits: Mapping[str, Any]) -> dict[str, Any]:
    """A nested table with some of its entries replaced."""
    result = dict(table)
    for key, value in edits.items():
        deeper = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = merged(result[key], value) if deeper else value
    return result


def said(game: Game, text: str | None = None, seat: str | None = None) -> Hints:
    """The hints of the open question, or of one answer to it, by option and message."""
    question = game.pending[0] if seat is None else game.question(seat)
    domain = getattr(question, "domain", "word")
    answer = None if text is None else question.parse(split(text), HIS.notation)[0]
    found: Hints = {}
    for option, message, values in game.hints(question.seat, answer):
        token = None if option is None else HIS.notation.token(domain if option >= 0 else "word", option)
        fields: dict[str, Any] = dict(zip(message.names, values, strict=True))
        for name, of in zip(message.names, message.domains, strict=True):
            if of in HIS.notation.domains:
                fields[name] = HIS.notation.token(of, fields[name])
        found[token, message.id] = fields
    return found


def about(game: Game, hint: str, text: str | None = None) -> dict[str, Any]:
    """What one hint says of the question as a whole, or of one answer."""
    return said(game, text)[None, f"his-hint-{hint}"]


def spaces(*names: str) -> int:
    """A set of spaces."""
    return sum(1 << HIS.notation.parse("space", name) for name in names)


def powers(*names: str) -> int:
    """A set of powers."""
    return sum(1 << HIS.notation.parse("power", name) for name in names)


# -- dice -------------------------------------------------------------------------------------------


def hits(dice: int) -> list[float]:
    """The chance of each number of hits, 5 and 6 of a die."""
    return [comb(dice, n) * 2 ** (dice - n) / 3**dice for n in range(dice + 1)]


def ahead(dice: int, against: int, by: int = 1) -> float:
    """The chance to hit more often than the other side, by so many hits at least."""
    return sum(
        hits(dice)[one] * hits(against)[other]
        for one, other in product(range(dice + 1), range(against + 1))
        if one - other >= by
    )


def wins(dice: int, against: int) -> int:
    """The chance in percent to hit more often than the other side."""
    return percent(ahead(dice, against))


def holds(dice: int, against: int) -> int:
    """The chance in percent of a defender not to be hit more often than he hits."""
    return 100 - wins(against, dice)


def ties(dice: int, against: int) -> float:
    """The chance that both sides hit equally often."""
    return 1 - ahead(dice, against) - ahead(against, dice)


def percent(chance: float) -> int:
    """In whole percent, as a page would say it: 0 and 100 are certain."""
    return min(max(round(100 * chance), 1), 99) if 0 < chance < 1 else round(100 * chance)


def two_dice(needed: int) -> int:
    """The chance in percent that two dice show so much."""
    rolled = [one + other for one, other in product(range(1, 7), repeat=2)]
    return percent(sum(total >= needed for total in rolled) / 36)
