"""Clones, copies, views, saved games and memory, as ratios to `copy.deepcopy` of the same state."""

import copy
import tracemalloc
import zlib

import msgspec

from bench.common import best_time, midgame, show
from regio.kernel.game import Game


def memory_of(game: Game, clones: int = 20) -> float:
    """Bytes of one more game of its own: a clone that has been woken."""
    kept = []
    tracemalloc.start()
    for _ in range(clones):
        kept.append(game.clone(light=True))
        kept[-1].driver.wake()
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return taken / clones


def main() -> None:
    """Measure and print."""
    game = midgame()
    state = game.state
    deep = best_time(lambda: copy.deepcopy(state))
    shallow = best_time(state.copy)
    quiet = best_time(lambda: game.clone(light=True))
    full = best_time(game.clone)
    view = best_time(lambda: game.view("france"))
    dump = game.rules.dump(state)
    saved = best_time(lambda: game.rules.load(dump))
    record = game.record.text().encode()
    checkpoint = zlib.compress(msgspec.json.encode(dump), 6)
    micro = 1e6
    figures = {
        "reference: copy.deepcopy of the state": (deep * micro, "µs"),
        "state.copy()": (shallow * micro, "µs"),
        "state.copy(): times faster than deepcopy": (deep / shallow, "×"),
        "game.clone(light=True) at a quiet point": (quiet * micro, "µs"),
        "clone: times faster than deepcopy": (deep / quiet, "×"),
        "game.clone() that can be cloned and taken back": (full * micro, "µs"),
        "game.view() of a seat": (view * micro, "µs"),
        "view: times faster than deepcopy": (deep / view, "×"),
        "state from a checkpoint": (saved * micro, "µs"),
        f"saved game after {len(game.record.decisions)} decisions": (len(record), "bytes"),
        "the same compressed": (len(zlib.compress(record, 6)), "bytes"),
        "a checkpoint of the table, compressed": (len(checkpoint), "bytes"),
        "memory of one more game in a search": (memory_of(game), "bytes"),
    }
    show("Copies, views, saved games", figures, __doc__ or "")


if __name__ == "__main__":
    main()
