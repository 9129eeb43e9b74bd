"""Play games and print how often each card was played as event, and each of its uses, for developers and CI."""

import argparse
import multiprocessing
import random
import sys
import time
import traceback
from collections import Counter
from typing import Any

import regio
import regio.his.rules  # registers all cards
from regio.bots import RarestBot, make_bot
from regio.bots.base import Bot
from regio.his import board
from regio.his.cards.numbers import CARD_NAMES
from regio.his.cards.registry import CP, EVENTS
from regio.his.moments import PLAYS
from regio.his.names import NOTATION
from regio.his.tables_cards import EDITION_CARDS
from regio.his.tables_costs import ACTION_ASSAULT, ACTION_MOVE_CLEAR, ACTION_NAVAL_MOVE
from regio.kernel.game import Game
from regio.kernel.questions import One, Question, Rng
from regio.series.bits import members

EDITIONS = ("2010", "500th")
SCENARIOS = ("1517", "1532", "tournament")
PLAYED = (
    "his-card-as-event",
    "his-response-played",
    "his-spring-card-played",
    "his-marriage-peace",
    "his-war-paid-by-event",
)
"""Facts that say that a card was played as event."""
LARGE = ("his-ask-move-formation", "his-ask-assault-force")
"""Questions for formations that go to war."""
FIGHTING_CARDS = sum(1 << card for card in (*range(24, 37), 105))
"""Kept for the fights."""
LIMIT = 60_000
PLAYED_AT_ALL = "*"

Counts = Counter[tuple[int, str]]


class WarBot(RarestBot):
    """Takes the rarest answer too, but makes war with large formations, so that battles and sieges abound."""

    def decide(self, game: Game, question: Question, rng: Rng) -> Any:
        wanted = self.warlike(game, question)
        if wanted and rng.random() < 0.7:
            return wanted[int(rng.random() * len(wanted))]
        if question.message.id in LARGE:
            return max((question.sample(rng) for _ in range(12)), key=lambda answer: sum(answer[0]))
        return super().decide(game, question, rng)

    def warlike(self, game: Game, question: Question) -> list[int]:
        """The options that lead to a fight."""
        if not isinstance(question, One):
            return []
        s, seat, id = game.state, question.seat, question.message.id
        if id in ("his-ask-action", "his-ask-scots-raid-action"):
            for action in (ACTION_ASSAULT, ACTION_MOVE_CLEAR, ACTION_NAVAL_MOVE):
                if action in question.options:
                    return [action]
        if id == "his-ask-move-from":
            own = board.own_mask(s, seat)
            mass = max(board.strength(s, space, own) for space in question.options)
            return [space for space in question.options if 2 * board.strength(s, space, own) >= mass]
        if id == "his-ask-move-to":
            hostile = board.spaces_of(s, s.enemies[seat]) | board.troop_spaces(s, s.enemies[seat])
            strong = hostile & board.fortified(s)
            return [to for to in question.options if strong >> to & 1] or [
                to for to in question.options if hostile >> to & 1
            ]
        if id == "his-ask-declare-war":
            return [target for target in question.options if target >= 0]
        if id == "his-ask-card":
            return [card for card in question.options if card >= 0 and not FIGHTING_CARDS >> card & 1]
        if id == "his-ask-use" and question.values[1] % 2:
            return [use for use in question.options if use == CP]
        return []


def play_one(edition: str, scenario: str, secrecy: str, seed: int, bot: Bot, check: bool) -> Counts:
    """One game; how often each card was played as event ("event") and by which use."""
    rng = random.Random(seed)
    game = regio.new("his", seed=seed, edition=edition, scenario=scenario, secrecy=secrecy)
    try:
        return play_out(game, bot, rng, check)
    except Exception as error:
        log = [NOTATION.message(fact.message, fact.values) for fact in game.driver.g.facts[-25:]]
        raise AssertionError("\n".join([str(error), *log])) from error


def play_out(game: Game, bot: Bot, rng: random.Random, check: bool) -> Counts:
    """Play a game to its end and count."""
    counts: Counts = Counter()
    seen = decisions = 0
    while not game.over:
        pending = game.pending
        question = pending[int(rng.random() * len(pending))]
        if isinstance(question, One) and not question.options:
            raise AssertionError(f"no answer to {NOTATION.message(question.message, question.values)}")
        answer = bot.decide(game, question, rng)
        game.driver.answer(question.seat, answer)
        decisions += 1
        if check:
            game.check()
        for asked, given in [(question, answer), *game.driver.given]:
            if asked.message.id == "his-ask-use":
                counts[asked.values[1], NOTATION.token("word", given)] += 1
        facts = game.driver.g.facts
        for fact in facts[seen:]:
            if fact.message.id in PLAYED:
                counts[card_of(fact), PLAYED_AT_ALL] += 1
                if fact.message.id != "his-card-as-event":
                    counts[card_of(fact), fact.message.id] += 1
        seen = len(facts)
        if decisions > LIMIT:
            raise AssertionError(f"no end; asked last: {question.message.id}")
    counts[0, "decisions"] += decisions
    return counts


def card_of(fact: Any) -> int:
    """The card that a fact names; the fact of Diplomatic Marriage at a peace names none."""
    if "card" in fact.message.names:
        return int(fact.values[fact.message.names.index("card")])
    return 73


def worker(job: tuple[str, int, int, str, bool]) -> tuple[Counts, list[str]]:
    """Some games of one edition, in turn through the scenarios and both kinds of secrecy, by one bot."""
    edition, first, games, bot_name, check = job
    bot = WarBot() if bot_name == "war" else make_bot(bot_name)
    counts: Counts = Counter()
    failures = []
    for seed in range(first, first + games):
        scenario = SCENARIOS[seed % len(SCENARIOS)]
        secrecy = "strict" if seed % 7 == 3 else "fast"
        try:
            counts += play_one(edition, scenario, secrecy, seed, bot, check)
        except Exception:
            trace = traceback.format_exc(limit=-14)
            failures.append(f"{edition} {scenario} {secrecy} seed {seed} ({bot_name}, from {first})\n{trace}")
    return counts, failures


def uses_of(card: int) -> list[str]:
    """The uses of a card in an own impulse."""
    return [NOTATION.token("word", use.word) for use in EVENTS[card]]


def show(edition: str, counts: Counts, least: int, least_use: int) -> int:
    """Print the table of an edition; the number of cards below the least counts."""
    number = EDITIONS.index(edition)
    interrupts = {play.card for plays in PLAYS for play in plays}
    below = 0
    print(f"{edition}: {counts[0, 'decisions']} decisions")
    for card in members(EDITION_CARDS[number]):
        if card == 8:
            continue  # resolved before the first card is dealt
        events = counts[card, PLAYED_AT_ALL]
        uses = {use: counts[card, use] for use in uses_of(card) if use != "event"}
        if card in interrupts:
            uses["interrupt"] = counts[card, "his-response-played"]
        low = events < least or any(n < least_use for n in uses.values())
        below += low
        shown = "  ".join(f"{use} {n}" for use, n in uses.items())
        print(f"{card:4} {CARD_NAMES[card]:34} {events:6}  {shown}{'  <' if low else ''}")
    return below


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20, help="games in each edition")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--bot", default="random", help="random, rarest or war")
    parser.add_argument("--edition", choices=EDITIONS, help="only this edition")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="all invariants after each decision")
    parser.add_argument("--least", type=int, default=0, help="fail if a card was an event less often")
    parser.add_argument("--least-use", type=int, default=0, help="fail if a use was taken less often")
    args = parser.parse_args()
    editions = [args.edition] if args.edition else list(EDITIONS)
    share = -(-args.games // args.jobs)
    bad = 0
    start = time.perf_counter()
    for edition in editions:
        jobs = [
            (edition, args.first + at, min(share, args.games - at), args.bot, args.check)
            for at in range(0, args.games, share)
        ]
        total: Counts = Counter()
        with multiprocessing.get_context("fork").Pool(args.jobs) as pool:
            for counts, failures in pool.imap_unordered(worker, jobs):
                total += counts
                bad += len(failures)
                for failure in failures:
                    print(f"--- {failure}")
        bad += show(edition, total, args.least, args.least_use)
    print(f"{time.perf_counter() - start:.0f} s")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
