"""The context of the procedures of Here I Stand."""

from __future__ import annotations

from regio.his.state import State
from regio.kernel.chance import Chance
from regio.kernel.context import Context


class G(Context):
    """The context `g` with its state typed."""

    state: State

    def __init__(self, chance: Chance, logging: bool = True) -> None:
        super().__init__(chance, logging)

    def counter(self) -> State:
        return self.state
