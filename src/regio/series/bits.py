"""Sets of small ints as bits of an int."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final


def _slowly(mask: int) -> list[int]:
    return [n for n in range(mask.bit_length()) if mask >> n & 1]


_SMALL: Final = 1 << 12
_MEMBERS: Final[list[list[int]]] = [_slowly(mask) for mask in range(_SMALL)]
"""The members of every small set: sets of powers and owners are asked for all the time."""


def members(mask: int) -> list[int]:
    """The ids in a bit set, rising."""
    if mask < _SMALL:
        return _MEMBERS[mask][:]
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def bits(ids: Iterable[int]) -> int:
    """The bit set of some ids."""
    mask = 0
    for one in ids:
        mask |= 1 << one
    return mask


def first(mask: int) -> int:
    """The lowest id of a bit set that is not empty."""
    return (mask & -mask).bit_length() - 1
