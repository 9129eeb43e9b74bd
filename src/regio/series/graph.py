"""Ways on a board whose places are bits and whose neighbours are bit sets."""

from __future__ import annotations

from collections.abc import Sequence


def beside(places: int, neighbours: Sequence[int]) -> int:
    """The neighbours of all places of a bit set together."""
    found = 0
    while places:
        low = places & -places
        places ^= low
        found |= neighbours[low.bit_length() - 1]
    return found


def spread(start: int, inside: int, neighbours: Sequence[int]) -> int:
    """The places reached from those of `start` that are inside, over places of `inside`; all are bit sets."""
    reached = frontier = start & inside
    while frontier:
        frontier = beside(frontier, neighbours) & inside & ~reached
        reached |= frontier
    return reached


def nearest(start: int, targets: int, inside: int, neighbours: Sequence[int]) -> int:
    """The targets nearest to a place, on ways over places of `inside`; the place itself is one at distance 0."""
    reached = frontier = 1 << start
    while frontier:
        if frontier & targets:
            return frontier & targets
        frontier = beside(frontier, neighbours) & inside & ~reached
        reached |= frontier
    return 0
