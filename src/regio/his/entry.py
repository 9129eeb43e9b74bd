"""A force that enters a space: who, from where, against whom (HIS §13.1 steps 5-9)."""

from __future__ import annotations

from regio.his import access, board
from regio.his.pieces import Force, all_at
from regio.his.powers import NOBODY
from regio.his.spaces import N_SPACES
from regio.his.state import State
from regio.series.bits import members


class Entry:
    """Lives on the stack of a procedure: what all its steps need to know.

    `place` is where the force stands now, `origin` the space it came from and to which it would have to retreat: a
    sea zone for a landing. `hostile` are the owners that count as enemies in this entry, `foes` the major powers
    among them (both with those of unit test 3, §13.1).
    """

    __slots__ = (
        "besieged",
        "foes",
        "force",
        "hostile",
        "inside",
        "interceptors",
        "origin",
        "place",
        "power",
        "relief",
        "to",
        "withdrawn",
    )

    def __init__(self, s: State, power: int, force: Force, place: int, origin: int, to: int) -> None:
        self.power = power
        self.force = force
        self.place = place
        self.origin = origin
        self.to = to
        self.hostile = access.hostile_owners(s, power, to)
        self.foes = self.hostile & board.MAJORS_MASK
        self.besieged = bool(board.besieged(s) >> to & 1)
        self.relief = self.besieged and bool(board.friendly_spaces(s, power) >> to & 1)
        self.inside: Force = all_at(s, to, board.own_mask(s, power))
        """Own pieces that were in the space before: the garrison of a relief, or own besiegers."""
        self.interceptors = 0
        self.withdrawn = False

    def by_sea(self) -> bool:
        """Is it a landing from the sea (§16.3)?"""
        return self.origin >= N_SPACES

    def outside(self, s: State) -> int:
        """The owners with land units in the space that bar the way: enemies not inside fortifications.

        HIS §13.1, §22.1: up to 4 units of inactive minor powers and independents are always inside.
        """
        there = board.owners_at(s, self.to) & ~board.own_mask(s, self.power)
        hostile = there & self.hostile
        if self.besieged:
            return hostile & board.besieger_owners(s, self.to)
        if self.withdrawn:
            return 0
        passive = there & access.passive_owners(s)
        if board.friendly_spaces(s, self.power) >> self.to & 1:
            passive &= hostile
        if board.fortified(s) >> self.to & 1 and board.strength(s, self.to, passive) <= PASSIVE_INSIDE:
            return hostile & ~passive
        return hostile | passive

    def oppose(self, s: State, owners: int) -> None:
        """HIS §14, §9.2: allies of a power that intercepted defend with it, allies of the moving power too."""
        for owner in members(owners & ~board.own_mask(s, self.power)):
            major = board.major_of(s, owner)
            self.hostile |= board.own_mask(s, major) if major != NOBODY else 0
        self.foes = self.hostile & board.MAJORS_MASK


PASSIVE_INSIDE = 4
"""Units of inactive minor powers and independents that always go inside (§22.1)."""


def majors_of(mask: int) -> list[int]:
    """The major powers in a set of owners, in impulse order."""
    return members(mask & board.MAJORS_MASK)
