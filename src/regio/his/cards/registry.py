"""What each card does as event: the one table from card number to its uses.

Card modules call `register_event` once for each card. A card may have several uses (the parts joined by OR);
each use says why it is refused now, or None, and has a procedure.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regio.his.cards.numbers import N_CARDS
from regio.his.context import G
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import word
from regio.kernel.rules import Procedure

CP: Final = word("cp")
"""The word for playing a card for its command points."""
EVENT: Final = word("event")
"""The word for the event of a card with one use."""
OPTION_A: Final = word("a")
OPTION_B: Final = word("b")
OPTION_C: Final = word("c")

WHY_COMBAT_CARD = message("his-why-combat-card", "card:card")
WHY_RESPONSE_ONLY = message("his-why-response-only", "card:card")
WHY_NOT_THIS_POWER = message("his-why-not-this-power", "card:card")
WHY_USED_THIS_TURN = message("his-why-used-this-turn", "card:card")
WHY_HELD_BACK = message("his-why-held-back", "card:card")
WHY_UNDER_MARY = message("his-why-under-mary", "card:card")
WHY_BEFORE_LEAGUE = message("his-why-before-league", "card:card")


class Use:
    """One use of a card as event: its word, why it is refused now (None: allowed), what it does."""

    def __init__(
        self,
        word: int,
        refuse: Callable[[G, int], Refusal | None],
        play: Callable[[G, int], Procedure],
    ) -> None:
        self.word = word
        self.refuse = refuse
        self.play = play


EVENTS: Final[list[tuple[Use, ...]]] = [() for _ in range(N_CARDS)]
"""The uses of each card as the event of an own impulse, by card number."""


def register_event(card: int, *uses: Use) -> None:
    """Give a card its uses as event."""
    EVENTS[card] = uses


def always(g: G, power: int) -> Refusal | None:
    """The `refuse` of an event without condition."""
    return None
