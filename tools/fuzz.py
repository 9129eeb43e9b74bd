"""Play random games with all invariants on after every decision; for developers at work on the rules."""

import argparse
import random
import time
import traceback

import regio


def play_one(seed: int, check: bool, options: dict[str, object]) -> tuple[int, str]:
    """One random game; the number of decisions and the kind of victory."""
    rng = random.Random(seed)
    game = regio.new("his", seed=seed, light=not check, **options)
    decisions = 0
    while not game.over:
        question = game.pending[0]
        game.driver.answer(question.seat, question.sample(rng))
        decisions += 1
        if check:
            game.check()
        if decisions > 60_000:
            raise AssertionError(f"seed {seed} does not end: turn {game.state.turn}, {question.message}")
    result = game.result
    assert result is not None
    return decisions, result.kind


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--fast", action="store_true", help="no invariants, no checkpoints")
    parser.add_argument("--edition", default="2010")
    parser.add_argument("--scenario", default="1517")
    parser.add_argument("--secrecy", default="fast")
    args = parser.parse_args()
    options: dict[str, object] = {"edition": args.edition, "scenario": args.scenario, "secrecy": args.secrecy}
    kinds: dict[str, int] = {}
    total = 0
    start = time.perf_counter()
    failed = 0
    for seed in range(args.first, args.first + args.games):
        try:
            decisions, kind = play_one(seed, not args.fast, options)
        except Exception:
            failed += 1
            print(f"--- seed {seed} failed")
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
