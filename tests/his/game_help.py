"""A fresh game for the tests that look at single rules of a position (tests only)."""

from __future__ import annotations

from regio.his.context import G
from regio.his.options import parse_options
from regio.his.powers import (
    POWER_NAMES,
)
from regio.his.setup import set_up
from regio.kernel.chance import FastChance


def new(edition: str = "2010", **more: object) -> G:
    """A fresh game: its context with the state."""
    options = parse_options({"edition": edition, **more})
    g = G(FastChance(1), False)
    set_up(g, options)
    return g


def power(name: str) -> int:
    """The number of a power."""
    return POWER_NAMES.index(name)
