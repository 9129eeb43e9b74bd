"""The transfer of Charles V, announced and stoppable (card 2, HIS §21.2)."""

from __future__ import annotations

from regio.his.moments import Situation


class Transfer(Situation):
    """Charles V is to be moved to a space; Gout may prevent it."""

    def __init__(self, space: int) -> None:
        self.space = space
        self.cancelled = False
