"""Distances and reach on a board whose spaces are bits and whose neighbours are bit sets."""

from __future__ import annotations

from collections.abc import Sequence

from regio.series.bits import members


def spread(start: int, inside: int, neighbours: Sequence[int]) -> int:
    """The bit set reached from `start` over spaces of `inside` (both bit sets); the start counts if inside."""
    reached = start & inside
    frontier = reached
    while frontier:
        wider = 0
        for space in members(frontier):
            wider |= neighbours[space]
        frontier = wider & inside & ~reached
        reached |= frontier
    return reached


def nearest(start: int, targets: int, neighbours: Sequence[int], limit: int = 1000) -> int:
    """The bit set of those targets that are nearest to the space `start`, counted in connections.

    `start` itself is at distance 0 if it is a target. Empty if no target can be reached within `limit`.
    """
    reached = 1 << start
    frontier = reached
    for _ in range(limit + 1):
        if frontier & targets:
            return frontier & targets
        wider = 0
        for space in members(frontier):
            wider |= neighbours[space]
        frontier = wider & ~reached
        if not frontier:
            return 0
        reached |= frontier
    return 0
