"""Play random games with all invariants on after every decision; for developers at work on the rules.

`--mix` takes scenario, edition, players, secrecy and standing orders of each game from its seed. A failure shows the
options, the last facts and the trace, and can be played again with `--first SEED --games 1`.
"""

import argparse
import random
import time
import traceback

import regio
from regio.his.names import NOTATION
from regio.his.options import EDITIONS, PLAYERS, SCENARIOS, SECRECY, STANDING_ORDERS

SHOWN = 30
"""Facts shown of a game that failed."""
MOST_DECISIONS = 60_000


def mixed(seed: int) -> dict[str, object]:
    """Options that differ from seed to seed."""
    rng = random.Random(-seed - 1)
    return {
        "scenario": rng.choice(SCENARIOS),
        "edition": rng.choice(EDITIONS),
        "players": rng.choice(PLAYERS),
        "secrecy": rng.choice(SECRECY),
        "standing_orders": rng.choice(STANDING_ORDERS),
    }


def play_one(seed: int, check: bool, options: dict[str, object]) -> tuple[int, str]:
    """One random game; the number of decisions and the kind of victory."""
    rng = random.Random(seed)
    game = regio.new("his", seed=seed, light=not check, **options)
    decisions = 0
    try:
        while not game.over:
            pending = game.pending
            question = pending[int(rng.random() * len(pending))]
            game.driver.answer(question.seat, question.sample(rng))
            decisions += 1
            if check:
                game.check()
            if decisions > MOST_DECISIONS:
                raise AssertionError(f"seed {seed} does not end: turn {game.state.turn}, {question.message}")
    except Exception:
        for fact in game.driver.g.facts[-SHOWN:]:
            print("   ", NOTATION.message(fact.message, fact.values))
        raise
    result = game.result
    assert result is not None
    return decisions, result.kind


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--fast", action="store_true", help="no invariants, no checkpoints")
    parser.add_argument("--mix", action="store_true", help="other options in every game")
    parser.add_argument("--edition", default="2010", choices=EDITIONS)
    parser.add_argument("--scenario", default="1517", choices=SCENARIOS)
    parser.add_argument("--secrecy", default="fast", choices=SECRECY)
    parser.add_argument("--players", default=6, type=int, choices=PLAYERS)
    parser.add_argument("--standing-orders", default="off", choices=STANDING_ORDERS)
    args = parser.parse_args()
    names = ("edition", "scenario", "secrecy", "players", "standing_orders")
    options: dict[str, object] = {name: getattr(args, name) for name in names}
    kinds: dict[str, int] = {}
    total = 0
    start = time.perf_counter()
    failed = 0
    for seed in range(args.first, args.first + args.games):
        if args.mix:
            options = mixed(seed)
        try:
            decisions, kind = play_one(seed, not args.fast, options)
        except Exception:
            failed += 1
            print(f"--- seed {seed} failed: {options}")
            traceback.print_exc(limit=-12)
            if failed > 3:
                break
            continue
        total += decisions
        kinds[kind] = kinds.get(kind, 0) + 1
    seconds = time.perf_counter() - start
    print(f"{total} decisions, {total / seconds:.0f}/s, {args.games / seconds:.1f} games/s, {kinds}, {failed} failed")


if __name__ == "__main__":
    main()
