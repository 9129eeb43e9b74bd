"""Marks on units that last for the impulse: moved, beaten in a battle, tried to intercept (HIS §13).

Units have no names, so a mark says how many units of a kind in a place carry it: tuples (place, slot, count).
"""

from __future__ import annotations

Marks = list[tuple[int, int, int]]


def marked(marks: Marks, place: int, slot: int) -> int:
    """How many units of a kind in a place carry the mark."""
    for where, kind, count in marks:
        if where == place and kind == slot:
            return count
    return 0


def set_mark(marks: Marks, place: int, slot: int, count: int) -> None:
    """Let exactly this many units of a kind in a place carry the mark."""
    for i, (where, kind, _) in enumerate(marks):
        if where == place and kind == slot:
            if count:
                marks[i] = (place, slot, count)
            else:
                del marks[i]
            return
    if count:
        marks.append((place, slot, count))


def carry(marks: Marks, start: int, to: int, slot: int, count: int) -> int:
    """Some units of a kind leave: marked ones go first. How many marked ones went."""
    if not marks:
        return 0
    here = marked(marks, start, slot)
    gone = min(here, count)
    if gone:
        set_mark(marks, start, slot, here - gone)
        set_mark(marks, to, slot, marked(marks, to, slot) + gone)
    return gone


def add_mark(marks: Marks, place: int, slot: int, count: int) -> None:
    """Let this many more units of a kind in a place carry the mark."""
    if count:
        set_mark(marks, place, slot, marked(marks, place, slot) + count)


def lower(marks: Marks, place: int, slot: int, present: int) -> None:
    """Units were lost: no more can carry the mark than are present."""
    if marks and marked(marks, place, slot) > present:
        set_mark(marks, place, slot, present)
