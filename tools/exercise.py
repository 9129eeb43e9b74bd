"""Play games that look for what is rare, with all invariants on, and print what was exercised how often.

Counted are the kinds of option (each word, action or card use of each question), the moments (asked and played), the
procedures (functions of the rules whose docstring names a section or a card; with `--procedures`, on an interpreted
engine only), and for each edition how often each card was played as event and each of its uses was taken.

First come whole games, by players that prefer what they did least, by warlike and by random ones in turn. Then games
that go on from the positions of the case files, as long as something was exercised too seldom: those starts first
that led to it before. The exit status says whether anything failed or is still below its least count.
"""

import argparse
import dis
import multiprocessing
import sys
import time
import traceback
from collections import Counter, defaultdict
from types import CodeType, FrameType
from typing import Any

import regio.his.cards.all  # noqa: F401  registers the plays and events of all cards
from regio.bots import RandomBot, RarestBot
from regio.bots.base import Bot
from regio.his.cards.numbers import CARD_NAMES
from regio.his.cards.registry import CP, EVENTS
from regio.his.moments import MOMENT_NAMES, PLAYS
from regio.his.names import NOTATION, SEATS
from regio.his.options import EDITIONS
from regio.his.tables_cards import EDITION_CARDS
from regio.kernel.game import Game
from regio.kernel.messages import MESSAGES
from regio.kernel.questions import One, Question, Rng
from regio.series.bits import members
from tools.adversary import Start, WarBot, rng_of, starts, whole_game

RULES = "/regio/his/"
ODDS = ("hints", "odds")
"""Parts of the names of modules that tell odds; no part of the play."""
KINDS = ("word", "action", "zone")
"""Domains whose every option counts as a kind of its own; of spaces, powers and the like only the question counts."""
PLAYED = (
    "his-card-as-event",
    "his-response-played",
    "his-spring-card-played",
    "his-marriage-peace",
    "his-war-paid-by-event",
)
"""Facts that say that a card was played as event."""
THESES = 8
"""Luther's 95 Theses is resolved before the first card is dealt; nobody plays it."""
DIPLOMATIC_MARRIAGE = 73
EVENT = "as event"
INTERRUPT = "interrupt"
LIMIT = 60_000
"""Decisions of a whole game after which it counts as stalled."""
LONG = 60
"""Decisions played from a start at first."""
SHORT = 25
"""Decisions played from a start that is known to lead to something rare."""
SHOWN = 60
"""Decisions shown of a game that failed."""
EXPLORED = 0.1
"""Share of the starts that are chosen at random, and not because they led to something rare."""

Key = tuple[str, ...]
"""What is counted: a table and the entry in it; of cards the edition, the card's number and the use."""


class Exercise:
    """The counts of a run."""

    def __init__(self) -> None:
        self.counts: Counter[Key] = Counter()
        self.failures: list[str] = []
        self.trail: list[str] = []
        """The last game, in notation."""
        self.games = 0
        self.starts = 0
        self.decisions = 0
        self._names: dict[CodeType, tuple[str, int]] = {}

    def add(self, other: "Exercise") -> None:
        """Add the counts of another process."""
        self.counts += other.counts
        self.failures += other.failures
        self.games += other.games
        self.starts += other.starts
        self.decisions += other.decisions

    def profile(self, frame: FrameType, event: str, arg: Any) -> None:
        """Count each start of a procedure; a generator that goes on is not a start."""
        if event != "call":
            return
        code = frame.f_code
        known = self._names.get(code)
        if known is None:
            known = procedure_name(code), start_of(code)
            self._names[code] = known
        name, start = known
        if name and frame.f_lasti <= start:
            self.counts["procedure", name] += 1

    def answered(self, edition: str, question: Question, answer: Any) -> None:
        """Count what an answer exercises."""
        self.counts.update(exercised(edition, question, answer))

    def happened(self, edition: str, facts: list[Any]) -> None:
        """Count the cards that new facts say were played as event."""
        for fact in facts:
            if fact.message.id in PLAYED:
                card = str(card_of(fact))
                self.counts["card", edition, card, EVENT] += 1
                if fact.message.id != "his-card-as-event":
                    self.counts["card", edition, card, INTERRUPT] += 1


def exercised(edition: str, question: Question, answer: Any) -> list[Key]:
    """The kind of option that an answer is, the moment at which a card is played or not, the use of a card."""
    kind = question.message.id
    found: list[Key] = []
    if isinstance(question, One):
        if kind == "his-ask-response":
            moment = MOMENT_NAMES[question.values[0]]
            found.append(("moment", moment + (" asked" if answer < 0 else " played")))
        if kind == "his-ask-use":
            found.append(("card", edition, str(question.values[1]), NOTATION.token("word", answer)))
        if answer < 0 or question.domain in KINDS:
            kind += " " + NOTATION.token(question.domain, answer)
    return [*found, ("option", kind)]


class GoalBot(Bot):
    """Goes for one thing wherever an answer is it, or plays the card in question; else it takes the rarest answer."""

    def __init__(self, edition: str, rarest: Bot) -> None:
        self.edition = edition
        self.rarest = rarest
        self.goal: Key = ()

    def decide(self, game: Game, question: Question, rng: Rng) -> Any:
        if isinstance(question, One):
            for option in question.options:
                if self.leads(question, option):
                    return option
            if self.goal[0] == "moment" and question.message.id == "his-ask-response":
                return min(question.options)  # no: the card is kept for the moment in question
        return self.rarest.decide(game, question, rng)

    def leads(self, question: One, option: int) -> bool:
        """Is this answer the goal, or the choice of the card or of its use as event?"""
        goal = self.goal
        if goal[0] == "card":
            card = int(goal[2])
            if question.domain == "card" and option == card:
                return True
            if question.message.id == "his-ask-use" and question.values[1] == card and goal[3] in (EVENT, INTERRUPT):
                return option != CP
        return goal in exercised(self.edition, question, option)


def card_of(fact: Any) -> int:
    """The card that a fact names; the fact of Diplomatic Marriage at a peace names none."""
    if "card" in fact.message.names:
        return int(fact.values[fact.message.names.index("card")])
    return DIPLOMATIC_MARRIAGE


def start_of(code: CodeType) -> int:
    """Where a frame of this code stands when it has just begun; a generator that goes on stands further behind."""
    return next(one.offset for one in dis.get_instructions(code) if one.opname == "RESUME")


def procedure_name(code: CodeType) -> str:
    """The name of a procedure of the rules, or nothing for other functions."""
    module = code.co_filename.partition(RULES)[2][:-3].replace("/", ".")
    if not module or not code.co_consts or any(part in module for part in ODDS):
        return ""
    doc = code.co_consts[0]
    if not isinstance(doc, str) or not doc.startswith(("HIS §", "Card", "Cards")):
        return ""
    return f"{module}.{code.co_qualname}"


# -- what there is to exercise ------------------------------------------------------------------------


def all_procedures() -> set[Key]:
    """The procedures of the rules that are loaded."""
    found: set[Key] = set()
    for name, module in list(sys.modules.items()):
        if name.startswith("regio.his."):
            for value in vars(module).values():
                code = getattr(value, "__code__", None)
                if code is not None and getattr(value, "__module__", "") == name:
                    found.add(("procedure", procedure_name(code)))
    return found - {("procedure", "")}


def all_moments() -> set[Key]:
    """Each moment at which a card may be played, asked and played."""
    names = [name for i, name in enumerate(MOMENT_NAMES) if PLAYS[i]]
    found: set[Key] = {("moment", f"{name} {how}") for name in names for how in ("asked", "played")}
    return found


def all_cards(edition: str) -> set[Key]:
    """Each card of an edition as event, and each of its uses."""
    found: set[Key] = set()
    interrupts = {play.card for plays in PLAYS for play in plays}
    for card in members(EDITION_CARDS[EDITIONS.index(edition)] & ~(1 << THESES)):
        uses = [NOTATION.token("word", use.word) for use in EVENTS[card]]
        more = [INTERRUPT] if card in interrupts else []
        found |= {("card", edition, str(card), use) for use in [EVENT, *more, *uses] if use != "event"}
    return found


def all_questions(counts: Counter[Key]) -> set[Key]:
    """The questions never asked yet; what was answered stands in the counts by kinds of option."""
    asked = {key[1].split(" ")[0] for key in counts if key[0] == "option"}
    return {("option", id) for id in MESSAGES if id.startswith("his-ask-") and id not in asked}


class Least:
    """How often everything must be exercised."""

    def __init__(self, kinds: int, events: int, uses: int, procedures: bool) -> None:
        self.kinds = kinds
        self.events = events
        self.uses = uses
        self.procedures = procedures

    def of(self, key: Key) -> int:
        """The least count of an entry."""
        if key[0] != "card":
            return self.kinds
        return self.events if key[3] == EVENT else self.uses

    def low(self, counts: Counter[Key], editions: tuple[str, ...]) -> dict[Key, int]:
        """What is below its least count, with its count."""
        known = set(counts) | all_moments() | all_questions(counts)
        for edition in editions:
            known |= all_cards(edition)
        if self.procedures:
            known |= all_procedures()
        return {key: counts[key] for key in known if counts[key] < self.of(key)}


# -- playing ------------------------------------------------------------------------------------------


def play_on(run: Exercise, edition: str, game: Game, bot: Bot, rng: Rng, most: int, seen: int = 0) -> None:
    """Play on with all invariants on after each decision, at most so many; `seen` facts were counted before."""
    run.trail = []
    for asked, given in game.driver.given if not seen else ():
        run.answered(edition, asked, given)
    for _ in range(most):
        if game.over:
            break
        pending = game.pending
        question = pending[int(rng.random() * len(pending))]
        if isinstance(question, One) and not question.options:
            raise AssertionError(f"no answer to {NOTATION.message(question.message, question.values)}")
        answer = bot.decide(game, question, rng)
        run.trail.append(f"{SEATS[question.seat]} {question.format(answer, NOTATION)}")
        game.driver.answer(question.seat, answer)
        run.decisions += 1
        for asked, given in [(question, answer), *game.driver.given]:
            run.answered(edition, asked, given)
        facts = game.driver.g.facts
        run.happened(edition, facts[seen:])
        seen = len(facts)
        game.check()


def akin(goal: Key) -> list[Key]:
    """What is close to a goal: the card as event, or the same moment with the other answer."""
    if goal[0] == "card":
        return [(*goal[:3], EVENT)]
    if goal[0] == "moment":
        name = goal[1].split(" ")[0]
        return [("moment", f"{name} asked"), ("moment", f"{name} played")]
    return []


class Worker:
    """Plays one edition."""

    def __init__(self, edition: str, first: int, least: Least) -> None:
        self.edition = edition
        self.first = first
        self.least = least
        self.run = Exercise()
        self.bots: tuple[Bot, ...] = (RarestBot(), WarBot(), RandomBot())
        self.seeker = GoalBot(edition, self.bots[0])

    def whole_games(self, games: int) -> None:
        """Whole games, by each kind of player in turn."""
        for seed in range(self.first, self.first + games):
            try:
                game = whole_game(self.edition, seed)
                play_on(self.run, self.edition, game, self.bots[seed % 3], rng_of("whole", seed), LIMIT)
                if not game.over:
                    raise AssertionError("the game does not end")
            except Exception:
                self.fail(f"game {seed} ({self.edition}, games from {self.first})")
            self.run.games += 1

    def near_games(self, most: int, span: int = LONG) -> None:
        """Games from the positions of cases, at most so many: each once, then those that lead to what is rare.

        `span` is the number of decisions of the first ones.
        """
        known = starts(self.edition)
        led: dict[Key, list[Start]] = defaultdict(list)
        for start in known:
            for card in start.case.cards:
                led["card", self.edition, str(card), EVENT].append(start)
        rng = rng_of("near", self.edition, self.first)
        for number in range(most):
            if number < len(known):
                self.near_game(number, known[number], self.bots[number % 3], led, span)
                continue
            low = sorted(self.least.low(self.run.counts, (self.edition,)))
            if not low:
                break
            self.seeker.goal = low[int(rng.random() * len(low))]
            among = led[self.seeker.goal] or [start for key in akin(self.seeker.goal) for start in led[key]]
            if not among or rng.random() < EXPLORED:
                among = known
            self.near_game(number, among[int(rng.random() * len(among))], self.seeker, led, SHORT)

    def near_game(self, number: int, start: Start, bot: Bot, led: dict[Key, list[Start]], span: int) -> None:
        """A game from one position, and what it led to."""
        run = self.run
        before = run.counts.copy()
        try:
            game = start.game(self.first + number)
            seen = len(game.driver.g.facts) if start.lines else 0
            play_on(run, self.edition, game, bot, rng_of("near", self.edition, self.first, number), span, seen)
        except Exception:
            self.fail(f"start {start}, number {number} ({self.edition}, from {self.first})")
        run.starts += 1
        for key, count in run.counts.items():
            if count > before[key] and count < 10 * self.least.of(key):
                led[key].append(start)

    def fail(self, what: str) -> None:
        """Note the error at hand."""
        trail = "\n".join(self.run.trail[-SHOWN:])
        self.run.failures.append(f"{what}\n{trail}\n{traceback.format_exc(limit=-10)}")


def worker(job: tuple[str, int, int, int, Least]) -> Exercise:
    """The games of one edition."""
    edition, first, games, near, least = job
    one = Worker(edition, first, least)
    if least.procedures:
        sys.setprofile(one.run.profile)
    try:
        one.whole_games(games)
        one.near_games(near)
    finally:
        sys.setprofile(None)
    one.run._names = {}
    return one.run


# -- the report ---------------------------------------------------------------------------------------


def show_cards(counts: Counter[Key], edition: str, low: dict[Key, int]) -> None:
    """The table of the cards of an edition."""
    print(f"cards of {edition}: events, uses")
    for card in members(EDITION_CARDS[EDITIONS.index(edition)] & ~(1 << THESES)):
        keys = sorted(key for key in all_cards(edition) if key[2] == str(card) and key[3] != EVENT)
        uses = "  ".join(f"{key[3]} {counts[key]}" for key in keys)
        mark = "  <" if any(key[:3] == ("card", edition, str(card)) for key in low) else ""
        print(f"{card:4} {CARD_NAMES[card]:34} {counts['card', edition, str(card), EVENT]:6}  {uses}{mark}")


def report(run: Exercise, low: dict[Key, int]) -> None:
    """Print the counts of the cards, and what was exercised too seldom of the rest."""
    for edition in EDITIONS:
        if any(key[:2] == ("card", edition) for key in run.counts):
            show_cards(run.counts, edition, low)
    for table in ("option", "moment", "procedure"):
        known = len({key for key in [*run.counts, *low] if key[0] == table})
        rare = sorted((n, key[1]) for key, n in low.items() if key[0] == table)
        print(f"{table}s: {known} exercised or known, {len(rare)} too seldom")
        for n, name in rare:
            print(f"  {n:4} {name}")
    for failure in run.failures:
        print(f"--- {failure}")
    print(f"{run.games} games, {run.starts} starts, {run.decisions} decisions, {len(run.failures)} failures", end="")


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10, help="whole games in each edition")
    parser.add_argument("--starts", type=int, default=10_000, help="most games from positions of cases, each edition")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--edition", choices=EDITIONS, help="only this edition")
    parser.add_argument("--procedures", action="store_true", help="count procedures too (interpreted engine)")
    parser.add_argument("--least", type=int, default=20, help="of each kind of option, moment, procedure")
    parser.add_argument("--events", type=int, default=50, help="least events of a card in an edition")
    parser.add_argument("--uses", type=int, default=10, help="least times of each use of a card in an edition")
    args = parser.parse_args()
    editions = (args.edition,) if args.edition else EDITIONS
    least = Least(args.least, args.events, args.uses, args.procedures)
    began = time.perf_counter()
    total = Exercise()
    with multiprocessing.get_context("fork").Pool(len(editions)) as pool:
        jobs = [(edition, args.first, args.games, args.starts, least) for edition in editions]
        for part in pool.imap_unordered(worker, jobs):
            total.add(part)
    low = least.low(total.counts, editions)
    report(total, low)
    print(f", {time.perf_counter() - began:.0f} s")
    sys.exit(1 if low or total.failures else 0)


if __name__ == "__main__":
    main()
