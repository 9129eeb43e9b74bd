"""The counters against a plain exact search (HIS §5.2): the search tries every counter for every stack."""

import random
from functools import cache

import pytest

import regio
from regio.his.board import add_units
from regio.his.counters import (
    SHAPES,
    can_add,
    places_for_one,
    representable,
    representable_with,
    shown,
    stacks_of,
)
from regio.his.powers import GENOA, HAPSBURG, HUNGARY, INDEPENDENT, MAJORS, MINORS, PAPACY, PROTESTANT
from regio.his.spaces import BELGRADE, BUDA, PRAGUE, RAVENNA, ROME, VIENNA
from regio.his.state import N_SLOTS, State
from regio.his.tables_units import (
    COUNTER_TYPES,
    HAPSBURG_MERC,
    HAPSBURG_REG,
    HUNGARY_REG,
    KNIGHTS,
    OWNER_SLOTS,
    PAPACY_MERC,
    PAPACY_REG,
)

Groups = tuple[tuple[int, int], ...]
"""Stacks: kind of unit and size."""


def exact(owner: int, groups: Groups) -> bool:
    """Can all stacks lie on the map at once? Tries all ways, with memory."""
    types = [one for one in COUNTER_TYPES[owner] if one[0] != KNIGHTS]

    @cache
    def fill(at: int, left: int, counts: tuple[int, ...]) -> bool:
        if left == 0:
            return at + 1 == len(groups) or fill(at + 1, groups[at + 1][1], counts)
        kind = groups[at][0]
        for i, (front, front_strength, back, back_strength, _) in enumerate(types):
            if not counts[i]:
                continue
            fewer = (*counts[:i], counts[i] - 1, *counts[i + 1 :])
            sides = {front_strength if front == kind else 0, back_strength if back == kind else 0}
            if any(0 < side <= left and fill(at, left - side, fewer) for side in sides):
                return True
        return False

    return not groups or fill(0, groups[0][1], tuple(one[4] for one in types))


def quick(owner: int, groups: Groups) -> bool:
    return shown(owner, sum(SHAPES[size] for _, size in groups), strict=True)


VECTORS: list[tuple[int, list[tuple[int, int]], bool]] = [
    (PAPACY, [(PAPACY_REG, 1)] * 7 + [(PAPACY_REG, 16)], True),
    (PAPACY, [(PAPACY_REG, 1)] * 7 + [(PAPACY_REG, 15)], False),
    (PAPACY, [(PAPACY_REG, 1)] * 7 + [(PAPACY_REG, 14)], True),
    (PAPACY, [(PAPACY_REG, 1)] * 4 + [(PAPACY_MERC, 1)] * 4, False),
    (PAPACY, [(PAPACY_REG, 23)], True),
    (PAPACY, [(PAPACY_REG, 24)], False),
    (HUNGARY, [(HUNGARY_REG, 5), (HUNGARY_REG, 1), (HUNGARY_REG, 1)], True),
    (HUNGARY, [(HUNGARY_REG, 5), (HUNGARY_REG, 1), (HUNGARY_REG, 1), (HUNGARY_REG, 1)], False),
    (HUNGARY, [(HUNGARY_REG, 1)] * 4, False),
    (HUNGARY, [(HUNGARY_REG, 10)], True),
]


@pytest.mark.parametrize(("owner", "groups", "fits"), VECTORS)
def test_vectors_of_the_components_page(owner: int, groups: list[tuple[int, int]], fits: bool) -> None:
    assert quick(owner, tuple(groups)) is fits
    assert exact(owner, tuple(groups)) is fits


@pytest.mark.parametrize("owner", [*MAJORS, *MINORS, INDEPENDENT])
def test_the_sum_agrees_with_the_search(owner: int) -> None:
    rng = random.Random(owner)
    slots = [slot for slot in OWNER_SLOTS[owner] if slot != KNIGHTS]
    limit = sum(max(one[1], one[3]) * one[4] for one in COUNTER_TYPES[owner] if one[0] != KNIGHTS)
    seen = {False: 0, True: 0}
    for _ in range(1500):
        groups: list[tuple[int, int]] = []
        total = rng.randint(1, limit + 1)
        widest = rng.choice((1, 2, 3, 5, 8, 12))
        while total:
            size = min(total, rng.randint(1, widest))
            groups.append((rng.choice(slots), size))
            total -= size
        wanted = exact(owner, tuple(groups))
        assert quick(owner, tuple(groups)) is wanted, groups
        seen[wanted] += 1
    assert min(seen.values()) > 20, seen


def start() -> State:
    return regio.new("his", seed=1).clone().state  # type: ignore[no-any-return]


def clear(s: State, owner: int) -> None:
    for slot in OWNER_SLOTS[owner]:
        for place in range(len(s.units) // N_SLOTS):
            s.units[place * N_SLOTS + slot] = 0
    s.troops[owner] = 0


def test_the_start_is_representable() -> None:
    s = start()
    for owner in [*MAJORS, *MINORS, INDEPENDENT]:
        assert representable(s, owner), owner
    on_map = sum(s.units[OWNER_SLOTS[PROTESTANT][0] :: N_SLOTS])
    assert stacks_of(s, PROTESTANT) & 255 == on_map + sum(s.display), "the Electorate Display counts"
    assert stacks_of(s, INDEPENDENT) & 255 == sum(s.units[OWNER_SLOTS[INDEPENDENT][0] :: N_SLOTS]), "not the Knights"


def test_changes_without_touching_the_position() -> None:
    s = start()
    clear(s, PAPACY)
    add_units(s, ROME, PAPACY_REG, 16)
    for place in range(7):
        add_units(s, place, PAPACY_REG, 1)
    before = s.units[:]
    assert representable(s, PAPACY)
    assert not representable_with(s, PAPACY, [(ROME, PAPACY_REG, -1)])
    assert representable_with(s, PAPACY, [(ROME, PAPACY_REG, -2)])
    assert representable_with(s, PAPACY, [(0, PAPACY_REG, -1), (RAVENNA, PAPACY_REG, 1)])
    assert not representable_with(s, PAPACY, [(ROME, PAPACY_REG, -1), (RAVENNA, PAPACY_MERC, 1)])
    assert s.units == before


def test_how_many_may_be_placed() -> None:
    s = start()
    clear(s, PAPACY)
    add_units(s, ROME, PAPACY_REG, 12)
    for place in range(7):
        add_units(s, place, PAPACY_REG, 1)
    assert can_add(s, ROME, PAPACY_REG, 1) == 0, "13 needs an eighth 1"
    assert can_add(s, ROME, PAPACY_REG, 2) == 2
    assert can_add(s, ROME, PAPACY_REG, 9) == 4, "16 is all that twos and fours show"
    assert can_add(s, RAVENNA, PAPACY_MERC, 4) == 4
    assert can_add(s, RAVENNA, PAPACY_MERC, 1) == 0
    assert can_add(s, ROME, KNIGHTS, 1) == 0


def test_places_for_one() -> None:
    s = start()
    clear(s, HAPSBURG)
    for place in range(12):
        add_units(s, place, HAPSBURG_REG, 1)
    spaces = 1 << VIENNA | 1 << 0 | 1 << 1
    assert places_for_one(s, HAPSBURG_REG, spaces) == 1 << 0 | 1 << 1, "a second one turns a 1 into a 2"
    assert places_for_one(s, HAPSBURG_MERC, spaces) == 0
    for place in range(len(s.units) // N_SLOTS):
        one = places_for_one(s, HAPSBURG_REG, 1 << place)
        assert bool(one) == bool(can_add(s, place, HAPSBURG_REG, 1))


def test_minor_powers() -> None:
    s = start()
    clear(s, HUNGARY)
    for place, size in ((BUDA, 5), (BELGRADE, 1), (PRAGUE, 1)):
        add_units(s, place, HUNGARY_REG, size)
    assert representable(s, HUNGARY)
    assert can_add(s, BUDA, HUNGARY_REG, 3) == 1
    assert can_add(s, VIENNA, HUNGARY_REG, 1) == 0
    clear(s, GENOA)
    assert can_add(s, ROME, OWNER_SLOTS[GENOA][0], 9) == 4


def test_strength_only() -> None:
    s = regio.new("his", seed=1, counter_limits="strength").clone().state
    clear(s, PAPACY)
    for place in range(9):
        add_units(s, place, PAPACY_REG, 1)
    assert representable(s, PAPACY)
    assert can_add(s, ROME, PAPACY_REG, 20) == 14
