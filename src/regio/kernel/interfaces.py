"""What objects from outside must offer the kernel, and which classes of it they may extend. Never compiled.

mypyc makes a class out of a compiled protocol, which no object from outside fits (a `random.Random` as `Rng`, say);
and it lets interpreted code extend a compiled class only where that class says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(**attributes: bool) -> Callable[[T], T]:
        """A note for mypyc, without effect at run time."""
        return lambda decorated: decorated


class Rng(Protocol):
    """What sampling needs of a random generator: `random.Random` fits."""

    def random(self) -> float:
        """A float in [0, 1)."""


class State(Protocol):
    """What the kernel needs of a game's state."""

    chance_count: int
    """Number of results of chance used so far."""

    def copy(self) -> Any:
        """A copy that shares nothing mutable with the original."""
