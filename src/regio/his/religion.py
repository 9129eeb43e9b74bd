"""The religious map: camps of units, legal targets, dice, and the flip of a space with all its consequences (HIS §18).

Sets of spaces are bit sets, so a count of dice is a handful of masks and bit counts.
"""

from __future__ import annotations

from typing import Final

from regio.his.board import ALL_RELIGIOUS, immune_spaces
from regio.his.context import G
from regio.his.electorates import muster_electorates
from regio.his.powers import ENGLAND, GENOA, N_OWNERS, PAPACY, SCOTLAND
from regio.his.spaces import N_SPACES
from regio.his.state import ACTION, REFORMER_ON_MAP, State
from regio.his.tables_map import ADJ, CLEAR, ELECTORATES_MASK, TARGET_ADJ
from regio.his.tables_persons import CAMP_CATHOLIC, CAMP_PROTESTANT, OWNER_CAMP, REFORMER_SPACE, RULER_CAMP, TIE_POPES
from regio.his.tables_religion import (
    DICE_ADJACENT_PERSON,
    DICE_ADJACENT_SPACE,
    DICE_ADJACENT_STACK,
    DICE_MINIMUM,
    DICE_PERSON_INSIDE,
    DICE_STACK_INSIDE,
)
from regio.his.victory import check_automatic
from regio.kernel.messages import message

FACT_PROTESTANT = message("his-becomes-protestant", "space:space")
FACT_CATHOLIC = message("his-becomes-catholic", "space:space")

_BYTES: Final = (N_SPACES + 7) // 8


def _byte_tables(near: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each byte of a set of spaces and each of its values: all that is near to the spaces in it."""
    tables = []
    for start in range(0, 8 * _BYTES, 8):
        table = [0] * 256
        for value in range(1, 256):
            low = value & -value
            space = start + low.bit_length() - 1
            table[value] = table[value ^ low] | (near[space] if space < N_SPACES else 0)
        tables.append(tuple(table))
    return tuple(tables)


_NEAR_LAND: Final = _byte_tables(ADJ)
_NEAR_TARGETS: Final = _byte_tables(TARGET_ADJ)


def _near(tables: tuple[tuple[int, ...], ...], spaces: int) -> int:
    found = 0
    for table, value in zip(tables, spaces.to_bytes(_BYTES, "little"), strict=True):
        found |= table[value]
    return found


def beside(spaces: int) -> int:
    """The spaces next to a set of spaces by land, passes included, seas not."""
    return _near(_NEAR_LAND, spaces)


# -- who is of which faith (§18.0, §18.2) -----------------------------------------------------------


def catholic(s: State) -> int:
    """The Catholic spaces: all but the Protestant ones and those outside religion."""
    return ALL_RELIGIOUS & ~s.protestant & ~s.havens


def reformers(s: State) -> int:
    """The spaces with a reformer on the map."""
    mask = 0
    for reformer, status in enumerate(s.reformer_state):
        if status == REFORMER_ON_MAP:
            mask |= 1 << REFORMER_SPACE[reformer]
    return mask


def camp_of(s: State, owner: int) -> int:
    """HIS §18.2: the religious side of an owner's units; England follows its ruler, allied Scots follow England."""
    if owner == SCOTLAND and s.minor_ally[SCOTLAND - GENOA] == ENGLAND:
        owner = ENGLAND
    if owner == ENGLAND:
        return RULER_CAMP[s.ruler[ENGLAND]]
    return OWNER_CAMP[owner]


def camp_owners(s: State, camp: int) -> int:
    """The owners whose land units are of a religious side."""
    mask = 0
    for owner in range(N_OWNERS):
        if camp_of(s, owner) == camp:
            mask |= 1 << owner
    return mask


def stacks(s: State, camp: int) -> int:
    """The places with land units of a religious side; besieged and besieging units count."""
    mask = 0
    for owner in range(N_OWNERS):
        if s.troops[owner] and camp_of(s, owner) == camp:
            mask |= s.troops[owner]
    return mask


def tie_pope(s: State) -> bool:
    """Does a Pope rule who wins ties in Counter Reformation attempts (§18.4)?"""
    return bool(TIE_POPES >> s.ruler[PAPACY] & 1)


# -- legal targets (§18.3 step 1, §18.4 step 1) -----------------------------------------------------


def reformation_targets(s: State) -> int:
    """HIS §18.3 step 1: Catholic spaces with a reformer, or next to a Protestant space, or reached from its port.

    The space that qualifies the target must not be in unrest, by land nor by sea (ruling 18.3-port-unrest).
    """
    reached = _near(_NEAR_TARGETS, s.protestant & ~s.unrest)
    return catholic(s) & (reached | reformers(s))


def counter_targets(s: State) -> int:
    """HIS §18.4 step 1: Protestant spaces with a university, or next to a Catholic space, or reached from its port."""
    reached = _near(_NEAR_TARGETS, catholic(s) & ~s.unrest)
    return s.protestant & (reached | s.universities)


# -- dice (§18.3 steps 2 and 6, §18.4 steps 2 and 6) ------------------------------------------------


def _base_dice(s: State, target: int, religion: int, persons: int, troops: int) -> int:
    """One side's base dice: neighbours over clear connections and not in unrest, and what is in the target."""
    near = CLEAR[target] & ~s.unrest & ~immune_spaces(s)
    dice = (
        DICE_ADJACENT_SPACE * (near & religion).bit_count()
        + DICE_ADJACENT_PERSON * (near & persons).bit_count()
        + DICE_ADJACENT_STACK * (near & troops).bit_count()
        + DICE_PERSON_INSIDE * (persons >> target & 1)
        + DICE_STACK_INSIDE * (troops >> target & 1)
    )
    return max(dice, DICE_MINIMUM)


def protestant_dice(s: State, target: int) -> int:
    """HIS §18.3 step 2, §18.4 step 6: base dice of the Protestant side."""
    return _base_dice(s, target, s.protestant, reformers(s), stacks(s, CAMP_PROTESTANT))


def papal_dice(s: State, target: int) -> int:
    """HIS §18.3 step 6, §18.4 step 2: base dice of the Papal side."""
    return _base_dice(s, target, catholic(s), s.universities, stacks(s, CAMP_CATHOLIC))


# -- the flip (§18.0) -------------------------------------------------------------------------------


def make_protestant(g: G, space: int) -> None:
    """HIS §18.0: a space becomes Protestant: its marker, an electorate's regulars, the religious victory.

    Control, units, unrest, reformers and universities stay; VP follow from the markers.
    """
    s = g.state
    s.protestant |= 1 << space
    g.log(FACT_PROTESTANT, space)
    if ELECTORATES_MASK >> space & 1:
        muster_electorates(g)
    if s.phase == ACTION:
        check_automatic(g)


def make_catholic(g: G, space: int) -> None:
    """HIS §18.0: a space becomes Catholic; everything in it stays."""
    g.state.protestant &= ~(1 << space)
    g.log(FACT_CATHOLIC, space)
