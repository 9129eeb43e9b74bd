"""Options of a game of Here I Stand: scenario, edition, players, and the rulings that tables may choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regio.kernel.errors import BadInput

E2010 = 0
"""The second printing of 2010, the 110-card deck: the default."""
E500 = 1
"""The 500th Anniversary edition of 2017, the 116-card deck."""

EDITIONS = ("2010", "500th")
SCENARIOS = ("1517", "1532", "tournament")
PLAYERS = (3, 4, 5, 6)
SECRECY = ("fast", "strict")
COUNTER_LIMITS = ("strict", "strength")
SACK_ST_PETERS = ("total", "cp_row")
SCORING = ("per_power", "average")
STANDING_ORDERS = ("off", "on")

CHOICES: dict[str, tuple[object, ...]] = {
    "scenario": SCENARIOS,
    "edition": EDITIONS,
    "players": PLAYERS,
    "secrecy": SECRECY,
    "counter_limits": COUNTER_LIMITS,
    "sack_st_peters": SACK_ST_PETERS,
    "scoring": SCORING,
    "standing_orders": STANDING_ORDERS,
}
"""Every option with its values; the first is the default except `players` (6) and `scoring` (by edition)."""


class Options:
    """Checked options; shared by all copies of a state and never changed."""

    __slots__ = (
        "counter_limits",
        "edition",
        "players",
        "sack_st_peters",
        "scenario",
        "scoring",
        "secrecy",
        "standing_orders",
    )

    def __init__(
        self,
        scenario: str = "1517",
        edition: int = E2010,
        players: int = 6,
        secrecy: str = "fast",
        counter_limits: str = "strict",
        sack_st_peters: str = "total",
        scoring: str = "per_power",
        standing_orders: str = "off",
    ) -> None:
        self.scenario = scenario
        self.edition = edition
        self.players = players
        self.secrecy = secrecy
        self.counter_limits = counter_limits
        self.sack_st_peters = sack_st_peters
        self.scoring = scoring
        self.standing_orders = standing_orders


def parse_options(given: Mapping[str, Any]) -> Options:
    """Check options from outside; `BadInput` names the wrong one and what is allowed."""
    for name, value in given.items():
        if name not in CHOICES:
            raise BadInput(f"unknown option {name!r}; options: {', '.join(CHOICES)}")
        if value not in CHOICES[name] or isinstance(value, bool):
            allowed = ", ".join(str(choice) for choice in CHOICES[name])
            raise BadInput(f"unknown {name} {value!r}; allowed: {allowed}")
    edition = EDITIONS.index(given.get("edition", "2010"))
    return Options(
        scenario=given.get("scenario", "1517"),
        edition=edition,
        players=given.get("players", 6),
        secrecy=given.get("secrecy", "fast"),
        counter_limits=given.get("counter_limits", "strict"),
        sack_st_peters=given.get("sack_st_peters", "total"),
        scoring=given.get("scoring", "average" if edition == E500 else "per_power"),
        standing_orders=given.get("standing_orders", "off"),
    )


def dump_options(options: Options) -> dict[str, Any]:
    """Options as plain JSON."""
    return {
        "scenario": options.scenario,
        "edition": EDITIONS[options.edition],
        "players": options.players,
        "secrecy": options.secrecy,
        "counter_limits": options.counter_limits,
        "sack_st_peters": options.sack_st_peters,
        "scoring": options.scoring,
        "standing_orders": options.standing_orders,
    }
