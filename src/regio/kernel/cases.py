"""Case files: a position, queued chance, decisions and what must come of them, in TOML.

`docs/notation.md` describes every key. A case is read strictly (an unknown key is an error) and run in the
editions it names; a failure says what was expected, what happened, who is asked and what is allowed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Final
from zlib import crc32

from regio.kernel.chance import Chance, FastChance, ScriptedChance
from regio.kernel.errors import BadInput, IllegalDecision, RegioError
from regio.kernel.game import Game, from_state
from regio.kernel.notation import split
from regio.kernel.questions import Deal, Question
from regio.kernel.rules import Rules

CASE_KEYS: Final = ("title", "game", "rules", "cards", "edition", "note", "position", "chance", "step")
CHANCE_KEYS: Final = ("dice", "draws", "only")
STEP_KEYS: Final = ("say", "illegal", "rule", "why", "asked", "options", "rolled", "view", "expect")
OPTION_KEYS: Final = ("seat", "includes", "excludes", "exactly", "count")
SPECTATOR: Final = "spectator"
SHOWN: Final = 40
"""Most options and facts that a failure report shows."""
MOST_LISTED: Final = 20_000
"""Most answers that `exactly` lists."""


class CaseFailure(RegioError):
    """A case did not go as its file says. The text is a report for people."""

    def __init__(self, report: str) -> None:
        super().__init__(report)
        self.report = report


class Case:
    """A case file, read and checked for form."""

    def __init__(self, path: Path, game: str, data: Mapping[str, Any]) -> None:
        self.path = path
        self.game = game
        self.title: str = data["title"]
        self.rules: tuple[str, ...] = tuple(data.get("rules", ()))
        """Numbered sections that it covers."""
        self.cards: tuple[int, ...] = tuple(data.get("cards", ()))
        """Numbers of the cards that it covers."""
        self.edition: str | None = data.get("edition")
        self.position: Mapping[str, Any] = data.get("position", {})
        self.chance: Mapping[str, Any] = data.get("chance", {})
        self.steps: Sequence[Mapping[str, Any]] = data.get("step", ())

    def lines(self) -> list[str]:
        """The lines that are played, in order."""
        return [line for step in self.steps for line in _many(step.get("say", []))]

    def editions(self, rules: Rules) -> tuple[str, ...]:
        """The editions in which it runs; `BadInput` if the game has no such edition."""
        if self.edition == "both":
            return rules.editions
        if self.edition is None:
            return rules.editions[:1]
        if self.edition not in rules.editions:
            allowed = ", ".join((*rules.editions, "both"))
            raise BadInput(f"{self.path}: unknown edition {self.edition!r}; allowed: {allowed}")
        return (self.edition,)


# -- reading ----------------------------------------------------------------------------------------


def read_case(path: str | Path, games: Sequence[str]) -> Case:
    """Read a case file.

    The game is the key `game`, else the folder's name if it is one of `games`, else the first of them.
    `BadInput` names the file and what is wrong with it.
    """
    target = Path(path)
    try:
        text = target.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot read {target}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{target} is no case file: not UTF-8 text") from error
    return parse_case(text, target, games)


def parse_case(text: str, path: Path, games: Sequence[str]) -> Case:
    """The case of a file's text."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{path} is no case file: {error}") from error
    _only(path, "the file", data, CASE_KEYS)
    kinds: dict[str, type] = {"title": str, "game": str, "edition": str, "note": str, "position": dict, "chance": dict}
    for key, kind in kinds.items():
        if key in data and not isinstance(data[key], kind):
            raise BadInput(f"{path}: {key!r} must be {_KIND_WORDS[kind]}")
    if not data.get("title"):
        raise BadInput(f'{path}: the key "title" is missing: one line that says what the case shows')
    _list_of(path, data, "rules", str)
    _list_of(path, data, "cards", int)
    _chance_form(path, data.get("chance", {}))
    steps = data.get("step", [])
    if not isinstance(steps, list) or not all(isinstance(step, dict) for step in steps):
        raise BadInput(f"{path}: steps are written as [[step]]")
    for number, step in enumerate(steps, 1):
        _step_form(path, number, step)
    folder = path.parent.name
    game = data.get("game", folder if folder in games else games[0])
    if game not in games:
        raise BadInput(f"{path}: unknown game {game!r}; games: {', '.join(games)}")
    return Case(path, game, data)


_KIND_WORDS: Final[dict[type, str]] = {str: "text in quotes", int: "a number", dict: "a table", list: "a list"}


def _only(path: Path, where: str, table: Mapping[str, Any], allowed: Sequence[str]) -> None:
    for key in table:
        if key not in allowed:
            raise BadInput(f"{path}: unknown key {key!r} in {where}; allowed: {', '.join(allowed)}")


def _list_of(path: Path, table: Mapping[str, Any], key: str, kind: type) -> None:
    given = table.get(key, [])
    if not isinstance(given, list) or not all(type(one) is kind for one in given):
        raise BadInput(f"{path}: {key!r} must be a list, each entry {_KIND_WORDS[kind]}")


def _chance_form(path: Path, table: Mapping[str, Any]) -> None:
    _only(path, "[chance]", table, CHANCE_KEYS)
    if type(table.get("only", False)) is not bool:
        raise BadInput(f"{path}: chance.only must be true or false")
    for key in ("dice", "draws"):
        queues = table.get(key, {})
        if not isinstance(queues, dict):
            raise BadInput(
                f'{path}: chance.{key} must be a table from purpose to a list, as in "battle.attacker" = [5]'
            )
    for purpose, dice in flat(table.get("dice", {})).items():
        if not isinstance(dice, list) or not all(type(die) is int and 1 <= die <= 6 for die in dice):
            raise BadInput(f"{path}: chance.dice of {purpose!r} must be a list of numbers from 1 to 6")
    for purpose, draws in flat(table.get("draws", {})).items():
        if not isinstance(draws, list) or not all(type(draw) in (int, str) for draw in draws):
            raise BadInput(f"{path}: chance.draws of {purpose!r} must be a list of names or numbers")


def _step_form(path: Path, number: int, step: Mapping[str, Any]) -> None:
    where = f"step {number}"
    _only(path, where, step, STEP_KEYS)
    if not step:
        raise BadInput(f"{path}: {where} is empty")
    if ("rule" in step or "why" in step) and "illegal" not in step:
        raise BadInput(f"{path}: {where}: 'rule' and 'why' belong to 'illegal'")
    for key in ("say", "illegal"):
        if key in step and not all(isinstance(line, str) for line in _many(step[key])):
            raise BadInput(f"{path}: {where}: {key!r} must be a line in quotes or a list of lines")
    _list_of(path, step, "asked", str)
    for key in ("rolled", "expect"):
        if not isinstance(step.get(key, {}), dict):
            raise BadInput(f"{path}: {where}: {key!r} must be a table")
    for table in _many(step.get("options", [])):
        if not isinstance(table, dict) or "seat" not in table:
            raise BadInput(f"{path}: {where}: 'options' must be a table with a seat, or a list of such tables")
        _only(path, f"{where}, options", table, OPTION_KEYS)
        for key in ("includes", "excludes", "exactly"):
            _list_of(path, table, key, str)
    for table in _many(step.get("view", [])):
        if not isinstance(table, dict) or not isinstance(table.get("seat"), str):
            raise BadInput(f"{path}: {where}: 'view' must be a table with a seat, or a list of such tables")


def _many(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def flat(table: Mapping[str, Any], prefix: str = "") -> dict[str, Any]:
    """Nested tables as one table of dotted keys: TOML reads an unquoted dotted key as nested tables."""
    found: dict[str, Any] = {}
    for key, value in table.items():
        if isinstance(value, dict) and value:
            found.update(flat(value, f"{prefix}{key}."))
        else:
            found[prefix + key] = value
    return found


# -- running ----------------------------------------------------------------------------------------


def run_case(case: Case, rules: Rules) -> None:
    """Run a case in each of its editions; `CaseFailure` reports, `BadInput` names what makes no sense in it."""
    for edition in case.editions(rules):
        CaseRun(case, rules, edition).run()


class CaseRun:
    """One run of a case in one edition; a `chance` takes the place of what the case queues."""

    def __init__(self, case: Case, rules: Rules, edition: str, chance: Chance | None = None) -> None:
        self.case = case
        self.rules = rules
        self.edition = edition
        self.step = 0
        self.doing = "the position"
        self.rolls: list[tuple[str, list[int]]] = []
        self.game: Game = self._start(chance)

    def _start(self, chance: Chance | None) -> Game:
        """The game at the edited position: set up by ordinary chance, then edited, then played by script."""
        rules, position = self.rules, deepcopy(dict(self.case.position))
        given = {"edition": self.edition}
        if "scenario" in position:
            given["scenario"] = position.pop("scenario")
        more = position.pop("options", {})
        if not isinstance(more, dict):
            raise BadInput(f"{self.case.path}: position.options must be a table")
        given.update(more)
        behind = FastChance(crc32(self.case.path.stem.encode()))
        try:
            options = rules.parse_options(given)
            g = rules.context(behind, False)
            state = rules.setup(g, options)
            rules.attach(g, state)
            rules.edit(state, position)
            script = ScriptedChance(None if self.case.chance.get("only", False) else behind)
            script.dice = {purpose: list(dice) for purpose, dice in flat(self.case.chance.get("dice", {})).items()}
            draws = flat(self.case.chance.get("draws", {}))
            script.draws = {purpose: [str(draw) for draw in queue] for purpose, queue in draws.items()}
            script.notation = rules.notation
        except BadInput as error:
            raise BadInput(f"{self.case.path}: {error}") from error
        try:
            return from_state(rules, options, state, chance or script, on_dice=self._note_dice)
        except Exception as error:
            self.fail("the game starts from this position", _words(error), error)
            raise

    def _note_dice(self, purpose: str, dice: list[int]) -> None:
        self.rolls.append((purpose, list(dice)))

    def run(self) -> None:
        """Execute the steps, then see that all that was queued has been used."""
        for number, step in enumerate(self.case.steps, 1):
            self.step = number
            self._execute(step)
        chance = self.game.driver.g.chance
        assert isinstance(chance, ScriptedChance)
        left = chance.left()
        if left:
            shown = ", ".join(f"{purpose} = {queue}" for purpose, queue in left.items())
            self.doing = "the end"
            self.fail("every queued die and draw is used", f"left over: {shown}")

    def play(self, lines: int, first: int = 0) -> None:
        """Only play, from line `first` up to the number of `lines`, to go on from there in another way."""
        for line in self.case.lines()[first:lines]:
            self._say(line)

    def _execute(self, step: Mapping[str, Any]) -> None:
        for line in _many(step.get("say", [])):
            self._say(line)
        for line in _many(step.get("illegal", [])):
            self._illegal(line, step)
        if "asked" in step:
            self._asked(step["asked"])
        for table in _many(step.get("options", [])):
            self._options(table)
        if "rolled" in step:
            self._rolled(flat(step["rolled"]))
        for table in _many(step.get("view", [])):
            self._view(table)
        if "expect" in step:
            self._expect(flat(step["expect"]))

    # -- decisions --

    def _say(self, line: str) -> None:
        self.doing = f"say {line!r}"
        tokens = self._tokens(line)
        try:
            self.game.say_tokens(self.game.seat(tokens[0]), tokens[1:])
            if not self.case.position.get("unchecked", False):
                self.game.check()
        except Exception as error:
            self.fail("the decision is legal and the rules run on", _words(error), error)

    def _tokens(self, line: str) -> list[str]:
        tokens = split(line)
        if not tokens:
            raise BadInput(f"{self.case.path}: step {self.step}: an empty line; a line is a seat and its answers")
        return tokens

    def _illegal(self, line: str, step: Mapping[str, Any]) -> None:
        """The line must be refused although all its words are known, and nothing may change."""
        self.doing = f"illegal {line!r}"
        before = self._fingerprint()
        tokens = self._tokens(line)
        self._seat(tokens[0])
        self._known(tokens[1:])
        refused: RegioError | None = None
        try:
            self.game.say(line)
        except (IllegalDecision, BadInput) as error:
            refused = error
        except Exception as error:
            self.fail("the line is refused", _words(error), error)
        if refused is None:
            self.fail("the line is refused", "it was played")
        if self._fingerprint() != before:
            self.fail("a refused line changes nothing", f"the game changed; refused with: {refused}")
        if "rule" in step and not (isinstance(refused, IllegalDecision) and refused.rule == step["rule"]):
            self.fail(f"the line is refused by §{step['rule']}", f"refused with: {refused}")
        if "why" in step:
            refusal = refused.refusal if isinstance(refused, IllegalDecision) else None
            if refusal is None or refusal.message.id != step["why"]:
                self.fail(f"the line is refused with {step['why']}", f"refused with: {refused}")

    def _known(self, tokens: Sequence[str]) -> None:
        """A misspelt word must not make a line 'illegal'."""
        for token in tokens:
            if not self.rules.notation.known(token):
                self.fail("every word of the line is known", f"no name and no word is spelt {token!r}")

    def _fingerprint(self) -> tuple[Any, ...]:
        game = self.game
        pending = [(one.seat, one.message.id, one.values) for one in game.pending]
        return self.rules.dump(game.state), len(game.driver.g.facts), pending

    # -- what is asked --

    def _asked(self, seats: Sequence[str]) -> None:
        self.doing = "asked"
        for seat in seats:
            self._seat(seat)
        asked = [self.rules.seats[question.seat] for question in self.game.pending]
        if sorted(asked) != sorted(seats):
            self.fail(f"asked now: {', '.join(seats) or 'nobody'}", f"asked now: {', '.join(asked) or 'nobody'}")

    def _seat(self, seat: str) -> int:
        try:
            return self.game.seat(seat)
        except BadInput as error:
            raise BadInput(f"{self.case.path}: step {self.step}: {error}") from error

    def _options(self, table: Mapping[str, Any]) -> None:
        self.doing = f"options of {table['seat']}"
        self._seat(table["seat"])
        try:
            question = self.game.question(table["seat"])
        except IllegalDecision as error:
            self.fail(f"{table['seat']} is asked", _words(error), error)
            raise
        for text in table.get("includes", ()):
            if not self._allowed(question, text):
                self.fail(f"{text!r} is allowed", "it is not")
        for text in table.get("excludes", ()):
            if self._allowed(question, text):
                self.fail(f"{text!r} is not allowed", "it is")
        if "count" in table and isinstance(question, Deal):
            raise BadInput(f"{self.case.path}: step {self.step}: packages of a deal are not counted; use 'exactly'")
        if "count" in table and question.count() != table["count"]:
            self.fail(f"{table['count']} answers are possible", f"{question.count()} are")
        if "exactly" in table:
            self._exactly(question, table["exactly"])

    def _allowed(self, question: Question, text: str) -> bool:
        tokens = split(text)
        self._known(tokens)
        try:
            answer, used = question.parse(tokens, self.rules.notation)
        except BadInput:
            return False
        return used == len(tokens) and question.legal(answer)

    def _exactly(self, question: Question, texts: Sequence[str]) -> None:
        """All answers are named; of a deal those of one term, for its packages are too many."""
        if isinstance(question, Deal):
            answers = question.singles()
        elif question.count() <= MOST_LISTED:
            answers = question.answers()
        else:
            raise BadInput(
                f"{self.case.path}: step {self.step}: 'exactly' with {question.count()} answers; use 'includes'"
            )
        wanted = set()
        for text in texts:
            if not self._allowed(question, text):
                self.fail(f"{text!r} is allowed", "it is not")
            wanted.add(question.format(question.parse(split(text), self.rules.notation)[0], self.rules.notation))
        more = {question.format(answer, self.rules.notation) for answer in answers} - wanted
        if more:
            self.fail(f"exactly these are allowed: {', '.join(texts)}", f"also allowed: {', '.join(sorted(more))}")

    # -- what came of it --

    def _rolled(self, table: Mapping[str, Any]) -> None:
        self.doing = "rolled"
        for purpose, wanted in table.items():
            dice = [
                die for name, some in self.rolls if name == purpose or name.startswith(purpose + ".") for die in some
            ]
            actual: Any = dice if isinstance(wanted, list) else len(dice)
            if actual != wanted:
                others = ", ".join(sorted({f"{name} {len(some)}" for name, some in self.rolls})) or "no dice at all"
                self.fail(f"dice for {purpose}: {wanted}", f"{actual}; rolled so far: {others}")

    def _view(self, table: Mapping[str, Any]) -> None:
        seat = None if table["seat"] == SPECTATOR else self._seat(table["seat"])
        self.doing = f"view of {table['seat']}"
        shown = self.game.view(seat)
        for path, wanted in flat(table).items():
            if path != "seat":
                actual = _walk(shown, path)
                if actual != wanted and (actual or wanted):
                    self.fail(f"{path} = {wanted!r}", f"{path} = {actual!r}")

    def _expect(self, table: Mapping[str, Any]) -> None:
        self.doing = "expect"
        for path, wanted in table.items():
            try:
                actual = self.rules.probe(self.game.state, path)
            except BadInput as error:
                raise BadInput(f"{self.case.path}: step {self.step}: {error}") from error
            if not same(wanted, actual):
                self.fail(f"{path} = {show(wanted)}", f"{path} = {show(actual)}")

    # -- the report --

    def fail(self, wanted: str, happened: str, cause: Exception | None = None) -> None:
        """Raise the failure with all that helps to understand it."""
        place = f"step {self.step}, {self.doing}" if self.step else self.doing
        lines = [
            f"{self.case.path} ({self.edition}): {self.case.title}",
            f"  at        {place}",
            f"  expected  {wanted}",
            f"  happened  {happened}",
        ]
        if hasattr(self, "game"):
            lines += _situation(self.game)
        raise CaseFailure("\n".join(lines)) from cause


def _words(error: Exception) -> str:
    return str(error) if isinstance(error, RegioError) else f"the program failed: {type(error).__name__}: {error}"


def _situation(game: Game) -> list[str]:
    """Who is asked what, what is allowed, and the log, as lines of a report."""
    lines = []
    for question in game.pending:
        allowed: list[str] = []
        for answer in question.answers():
            if len(allowed) == SHOWN:
                allowed.append("…")
                break
            allowed.append(question.format(answer, game.rules.notation))
        name = game.rules.seats[question.seat]
        asked = game.rules.notation.message(question.message, question.values)
        lines += [f"  asked     {name}: {asked}", f"  allowed   {' | '.join(allowed)}"]
    if not game.pending:
        lines.append("  asked     nobody")
    facts = game.driver.g.facts
    lines.append("  log")
    lines += [f"    {game.rules.notation.message(fact.message, fact.values)}" for fact in facts[-SHOWN:]]
    return lines


# -- comparing --------------------------------------------------------------------------------------


def _walk(data: Any, path: str) -> Any:
    """The value at a dotted path of a view; None where there is nothing."""
    for key in path.split("."):
        if isinstance(data, dict) and key in data:
            data = data[key]
        elif isinstance(data, list) and key.isdigit() and int(key) < len(data):
            data = data[int(key)]
        else:
            return None
    return data


def pairs(text: str) -> dict[str, int]:
    """`hapsburg-reg 4 ferdinand` as numbers by token; a token without a number counts 1."""
    found: dict[str, int] = {}
    last = ""
    for token in split(text):
        if token == "none":
            continue
        if token.isdigit() and last:
            found[last] += int(token) - 1
            last = ""
        else:
            found[token] = found.get(token, 0) + 1
            last = token
    return {token: n for token, n in found.items() if n}


def same(wanted: Any, actual: Any) -> bool:
    """Is a probed value what the file says? Sets compare in any order, numbers by token in any order."""
    if isinstance(actual, dict):
        return isinstance(wanted, str) and pairs(wanted) == actual
    if isinstance(actual, (set, frozenset)):
        given = split(wanted) if isinstance(wanted, str) else wanted
        return isinstance(given, list) and {str(one) for one in given if one != "none"} == {str(one) for one in actual}
    if isinstance(wanted, bool) or isinstance(actual, bool):
        return wanted is actual
    return bool(wanted == actual)


def show(value: Any) -> str:
    """A wanted or probed value, as it is written in a case file."""
    if isinstance(value, dict):
        return repr(" ".join(f"{token} {n}" for token, n in value.items()))
    if isinstance(value, (set, frozenset)):
        return repr(sorted(value))
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)
