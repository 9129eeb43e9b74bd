"""The set-ups, recomputed from their pieces: control, VP, hands, decks, and whether the counters suffice."""

import pytest

from regio.his import spaces as sp
from regio.his import tables as t
from regio.his.persons import LEADER_NAMES
from regio.his.powers import ENGLAND, FRANCE, HAPSBURG, HUNGARY, MAJORS, N_OWNERS, NOBODY, OTTOMAN, PAPACY, PROTESTANT
from regio.his.spaces import N_SPACES

CASES = [(edition, scenario) for edition in (t.E2010, t.E500) for scenario in range(3)]

# published starting scores; the Papacy of 1532 in the edition of 2010 follows from §22.6
VP = {
    (t.E2010, False): (8, 9, 9, 12, 19, 0),
    (t.E500, False): (8, 9, 9, 12, 19, 0),
    (t.E2010, True): (16, 18, 9, 12, 15, 13),
    (t.E500, True): (16, 18, 9, 12, 17, 13),
}
KEYS = {
    (t.E2010, False): (4, 8, 4, 6, 2, 0),
    (t.E500, False): (4, 8, 4, 6, 2, 0),
    (t.E2010, True): (7, 8, 4, 5, 2, 0),
    (t.E500, True): (7, 8, 4, 5, 3, 0),
}
HANDS = {False: (3, 5, 3, 4, 3, 4), True: (5, 5, 3, 3, 3, 5)}
DECKS = {(t.E2010, False): 65, (t.E500, False): 66, (t.E2010, True): 69, (t.E500, True): 71}
UNIT_KINDS = (t.PUT_REGULAR, t.PUT_MERCENARY, t.PUT_CAVALRY)


def is_late(scenario: int) -> bool:
    return scenario != t.SCENARIO_1517


def control_of(setup: t.Scenario) -> list[int]:
    """The controller of every space; NOBODY out of play."""
    control = list(t.HOME)
    for space, power, kind, _ in setup.placements:
        if kind in (t.PUT_SQUARE, t.PUT_HEX):
            control[space] = power
        elif kind == t.PUT_OUT_OF_PLAY:
            control[space] = NOBODY
    return control


def spaces_with(setup: t.Scenario, kind: int) -> set[int]:
    return {one.space for one in setup.placements if one.kind == kind}


def stacks_of(setup: t.Scenario, owner: int) -> list[tuple[int, int]]:
    """(slot, strength) of each stack, those on the Electorate Display too."""
    result = []
    for one in setup.placements:
        if one.power == owner and one.kind in UNIT_KINDS:
            slot = t.REGULAR_SLOT[owner] if one.kind == t.PUT_REGULAR else t.SECOND_SLOT[owner]
            result.append((slot, one.value))
        elif one.power == owner and one.kind == t.PUT_DISPLAY:
            result.append((t.REGULAR_SLOT[owner], one.value))
    return result


def representable(stacks: list[tuple[int, int]], counts: tuple[int, ...]) -> bool:
    """Whether counters of these numbers can show all stacks at once: a plain exact search."""
    if not stacks:
        return True
    (slot, strength), rest = stacks[0], stacks[1:]
    for value, n in t.COUNTER_OPTIONS[slot]:
        if value <= strength and counts[n]:
            left = (*counts[:n], counts[n] - 1, *counts[n + 1 :])
            todo = [(slot, strength - value), *rest] if value < strength else rest
            if representable(todo, left):
                return True
    return False


def test_counter_search() -> None:
    papal, ones = t.COUNTER_COUNTS[PAPACY], [(t.PAPACY_REG, 1)] * 7
    assert representable([*ones, (t.PAPACY_REG, 16)], papal) and representable([*ones, (t.PAPACY_REG, 14)], papal)
    assert not representable([*ones, (t.PAPACY_REG, 15)], papal)
    assert representable([(t.PAPACY_REG, 23)], papal) and not representable([(t.PAPACY_REG, 24)], papal)
    assert not representable([(t.PAPACY_REG, 1)] * 4 + [(t.PAPACY_MERC, 1)] * 4, papal)
    assert representable([(t.HUNGARY_REG, 5), (t.HUNGARY_REG, 1), (t.HUNGARY_REG, 1)], t.COUNTER_COUNTS[HUNGARY])


@pytest.mark.parametrize(("edition", "scenario"), CASES)
def test_counters_suffice(edition: int, scenario: int) -> None:
    setup = t.SCENARIOS[edition][scenario]
    for owner in range(N_OWNERS):
        stacks = sorted(stacks_of(setup, owner), key=lambda stack: -stack[1])
        assert sum(strength for _, strength in stacks) <= t.MAX_STRENGTH[owner]
        assert representable(stacks, t.COUNTER_COUNTS[owner])
        ships = [one.value for one in setup.placements if one.power == owner and one.kind in (3, 4)]
        assert sum(ships) <= len(t.SHIPS_OF[owner])


@pytest.mark.parametrize(("edition", "scenario"), CASES)
def test_control(edition: int, scenario: int) -> None:
    setup, late = t.SCENARIOS[edition][scenario], is_late(scenario)
    control, protestant = control_of(setup), spaces_with(setup, t.PUT_PROTESTANT)
    for space in range(N_SPACES):
        if t.PROTESTANT_HOME >> space & 1:
            assert control[space] == (PROTESTANT if late and space in protestant else HAPSBURG)
        if t.KIND[space] == t.KEY and control[space] < PROTESTANT:
            assert space in spaces_with(setup, t.PUT_SQUARE)
    if not late:
        home = {n: control[n] for n in range(N_SPACES) if control[n] != t.HOME[n] and t.HOME[n] != PROTESTANT}
        assert home == {sp.MILAN: FRANCE, sp.TURIN: FRANCE, sp.TUNIS: HAPSBURG, sp.ALGIERS: NOBODY}
    keys = tuple(sum(1 for one in setup.placements if one[1:3] == (power, t.PUT_SQUARE)) for power in MAJORS)
    assert keys == KEYS[edition, late] == setup.keys
    assert all(keys[n] + setup.squares_on_card[n] == t.SQUARES[n] for n in MAJORS)


@pytest.mark.parametrize(("edition", "scenario"), CASES)
def test_pieces_stand_at_home(edition: int, scenario: int) -> None:
    setup = t.SCENARIOS[edition][scenario]
    control = control_of(setup)
    for space, power, kind, value in setup.placements:
        if kind <= t.PUT_LEADER:
            assert control[space] in (power, setup.minor_ally[power])
        if kind == t.PUT_LEADER:
            assert t.LEADER_POWER[value] == power
        if kind == t.PUT_REFORMER:
            assert t.REFORMER_SPACE[value] == space
        if kind == t.PUT_DISPLAY:
            assert t.DISPLAY_REGULARS[space] == value
    leaders = {one.value for one in setup.placements if one.kind == t.PUT_LEADER}
    extra = {"barbarossa", "john_frederick", "philip_of_hesse"} if is_late(scenario) else set()
    assert leaders == {n for n, name in enumerate(LEADER_NAMES) if t.LEADER_AT_SETUP[n] or name in extra}


@pytest.mark.parametrize(("edition", "scenario"), CASES)
def test_victory_points(edition: int, scenario: int) -> None:
    setup, late = t.SCENARIOS[edition][scenario], is_late(scenario)
    control, protestant = control_of(setup), spaces_with(setup, t.PUT_PROTESTANT)
    n = len(protestant)
    assert n == setup.protestant_spaces == (19 if late else 0)
    assert sum(1 for space in protestant if t.HOME[space] == ENGLAND) == setup.english_spaces == 0
    vp = [*(t.BASE_VP[power][setup.keys[power]] for power in range(5)), t.PROTESTANT_SPACES_VP[n]]
    vp[PAPACY] += t.PAPAL_SPACES_VP[n] + setup.st_peters_vp
    vp[FRANCE] += setup.chateaux
    vp[HAPSBURG] += sum(t.CLAIM_VP[claim] for _, claim in setup.claims)
    if setup.league:
        vp[HAPSBURG] += sum(1 for space in t.ELECTORATES if control[space] == HAPSBURG)
        vp[PROTESTANT] += 2 * sum(1 for space in t.ELECTORATES if control[space] == PROTESTANT)
    total = tuple(vp[power] + setup.bonus_vp[power] for power in MAJORS)
    assert total == VP[edition, late] == setup.vp


@pytest.mark.parametrize(("edition", "scenario"), CASES)
def test_hands_and_deck(edition: int, scenario: int) -> None:
    setup, late = t.SCENARIOS[edition][scenario], is_late(scenario)
    control = control_of(setup)
    electorates = sum(1 for space in t.ELECTORATES if control[space] == PROTESTANT)
    base = [*(t.BASE_CARDS[power][setup.keys[power]] for power in range(5)), t.PROTESTANT_CARDS[electorates]]
    hands = tuple(base[power] + t.RULER_BONUS[setup.rulers[power]] for power in MAJORS)
    assert hands == HANDS[late] == setup.cards_dealt
    assert len(setup.first_deck) == DECKS[edition, late]
    assert not set(setup.first_deck) & {1, 2, 3, 4, 5, 6, 7, 8}
    assert (setup.protestant_starts_with, setup.on_power_card) == ((0, 10) if late else (8, 0))
    assert all(t.RULER_POWER[setup.rulers[power]] == power for power in MAJORS)


@pytest.mark.parametrize("edition", [t.E2010, t.E500])
def test_lengths_and_wars(edition: int) -> None:
    first, late, tournament = t.SCENARIOS[edition]
    lengths = [(one.first_turn, one.last_turn, one.victory_vp, one.peace_skipped_turn) for one in t.SCENARIOS[edition]]
    assert lengths == [(1, 9, 25, 9), (4, 9, 25, 9), (4, 6, 23, 6)]
    assert first.wars == ((HAPSBURG, FRANCE), (FRANCE, PAPACY), (OTTOMAN, HUNGARY))
    assert late.wars == ((HAPSBURG, OTTOMAN), (HAPSBURG, PROTESTANT), (PAPACY, PROTESTANT)) == tournament.wars
    assert set(first.minor_ally) == {NOBODY} and late.minor_ally[HUNGARY] == HAPSBURG
    assert (first.marital, late.marital) == (0, 1) and late.translations == (6, 2, 4, 0, 0, 0)
    assert late.excommunicated == 1 << t.EXCOM_LUTHER and late.debaters.bit_count() == 13
    assert first.debaters.bit_count() == 9 and first.exploring == first.conquering == 1 << HAPSBURG
    assert first.uncharted == (0b1110 if edition == t.E500 else 0) and late.uncharted == 0
    assert (late.barbary_pirates, late.league, late.jesuits) == (True, True, False)
