"""What cards and events do with an assault: the parts of its interface that no action reaches (HIS §15.1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import pytest

from regio.his import assault as module
from regio.his.assault import Assault, attack_dice, defence_dice, mercenaries_desert
from regio.his.board import add_units, besiegers, strength
from regio.his.cards.numbers import ARQUEBUSIERS
from regio.his.context import G
from regio.his.moments import (
    ACTION_ANNOUNCED,
    ASK_RESPONSE,
    ASSAULT_ATTACKER_CARDS,
    ASSAULT_BEGINS,
    ASSAULT_DEFENDER_CARDS,
    ASSAULT_ROLLED,
    CARDS_AT,
    N_MOMENTS,
    PLAYS,
    Play,
    Situation,
)
from regio.his.options import Options
from regio.his.pieces import Force
from regio.his.position import edit
from regio.his.powers import ENGLAND, FRANCE, HAPSBURG, N_MAJORS, NOBODY, OTTOMAN, PAPACY, PROTESTANT, SCOTLAND
from regio.his.setup import set_up
from regio.his.spaces import BOULOGNE, CALAIS
from regio.his.state import BONUS_PHONY_WAR, N_BONUS
from regio.his.tables_units import ENGLAND_REG, FRANCE_MERC, FRANCE_REG, OTTOMAN_CAV, OTTOMAN_REG
from regio.kernel.chance import FastChance, ScriptedChance
from regio.kernel.questions import Question
from regio.kernel.rules import Procedure

Card = Callable[[G, Assault], Procedure | None]
ANY_CARD = ARQUEBUSIERS
"""Stands for the card of a test."""


def position(inside: str, outside: str, dice: Mapping[str, Sequence[int]], **more: Any) -> G:
    """France besieges Calais, with dice in store."""
    script = ScriptedChance(FastChance(1))
    script.dice = {purpose: list(rolled) for purpose, rolled in dice.items()}
    g = G(script)
    g.state = set_up(G(FastChance(1)), Options())
    edit(
        g.state,
        {
            "phase": "action",
            "turn": 2,
            "active": "france",
            "cp": 3,
            "clear": ["units", "leaders", "ships", "hands", "wars"],
            "wars": ["england france"],
            "space": {"calais": {"units": f"{inside} {outside}", "siege": ["france"], **more}},
        },
    )
    return g


def run(procedure: Procedure, answers: Sequence[Any] = ()) -> list[Any]:
    """Run a procedure; forced questions are answered, the others from the list. The questions asked."""
    left = list(answers)
    asked = []
    try:
        question = next(procedure)
        while True:
            assert isinstance(question, Question)
            if question.forced():
                answer = next(question.answers())
            elif question.message is ASK_RESPONSE:
                answer = ANY_CARD
            else:
                asked.append(question.message.id)
                answer = left.pop(0)
                assert question.legal(answer)
            question = procedure.send(answer)
    except StopIteration:
        assert not left
        return asked


@pytest.fixture(autouse=True)
def plays() -> Iterator[None]:
    """Tests may change the tables of plays."""
    kept = [(list(PLAYS[at]), CARDS_AT[at]) for at in range(N_MOMENTS)]
    yield
    PLAYS[:] = [played for played, _cards in kept]
    CARDS_AT[:] = [cards for _played, cards in kept]


def play_at(g: G, moment: int, card: Card) -> list[tuple[int, list[int]]]:
    """Everybody holds a card that is offered at every moment and played at one; the moments offered, with the seats."""
    offered: list[tuple[int, list[int]]] = []

    def may(at: int, g: G, seat: int, situation: Situation) -> bool:
        if not offered or offered[-1][0] != at:
            offered.append((at, []))
        offered[-1][1].append(seat)
        return at == moment

    def play(g: G, seat: int, situation: Situation) -> Procedure:
        assert isinstance(situation, Assault)
        done = card(g, situation)
        if done is not None:
            yield from done

    for at in range(N_MOMENTS):
        PLAYS[at] = [Play(ANY_CARD, (at,), partial(may, at), play)]
        CARDS_AT[at] = 1 << ANY_CARD
    for power in range(N_MAJORS):
        g.state.hand[power] |= 1 << ANY_CARD
    return offered


def force(**units: int) -> Force:
    made = Force()
    for slot, count in ((FRANCE_REG, "reg"), (FRANCE_MERC, "merc")):
        made.units[slot] = units.get(count, 0)
    return made


@pytest.mark.parametrize(
    ("regulars", "cavalry", "inside", "dice"),
    [(3, 0, 0, 3), (4, 0, 1, 2), (5, 0, 1, 3), (5, 4, 1, 3), (1, 0, 4, 1), (0, 3, 0, 0), (0, 3, 1, 0), (1, 5, 0, 1)],
)
def test_attack_dice(regulars: int, cavalry: int, inside: int, dice: int) -> None:
    made = Force()
    made.units[OTTOMAN_REG], made.units[OTTOMAN_CAV] = regulars, cavalry
    assert attack_dice(made, inside) == dice


def test_defence_dice_of_an_empty_fortress() -> None:
    g = position("", "france-reg 3", {})
    assert defence_dice(g.state, CALAIS) == 1


def test_order_of_the_moments() -> None:
    g = position("england-reg 1", "france-reg 4", {"assault.attacker": [1, 1], "assault.defender": [1, 1]})
    offered = play_at(g, -1, lambda g, fight: None)
    run(module.assault(g, FRANCE, CALAIS), [((4,), ())])
    assert offered == [
        (ACTION_ANNOUNCED, [PAPACY, PROTESTANT, OTTOMAN, HAPSBURG, ENGLAND]),
        (ASSAULT_BEGINS, [FRANCE]),
        (ASSAULT_ATTACKER_CARDS, [FRANCE]),
        (ASSAULT_DEFENDER_CARDS, [ENGLAND]),
        (ASSAULT_ROLLED, [FRANCE, PAPACY, PROTESTANT, OTTOMAN, HAPSBURG, ENGLAND]),
    ]


def test_the_controller_without_units_may_play_combat_cards() -> None:
    g = position("", "france-reg 4", {"assault.attacker": [1, 1, 1, 1], "assault.defender": [1]})
    offered = play_at(g, -1, lambda g, fight: None)
    run(module.assault(g, FRANCE, CALAIS), [((4,), ())])
    assert (ASSAULT_DEFENDER_CARDS, [ENGLAND]) in offered


def test_more_dice_before_the_roll() -> None:
    """Siege Mining (28): three dice more."""
    dice = {"assault.attacker": [1, 1, 1, 1, 5], "assault.defender": [1, 1]}
    g = position("england-reg 1", "france-reg 4", dice)

    def mining(g: G, fight: Assault) -> None:
        fight.attack_bonus += 3

    play_at(g, ASSAULT_ATTACKER_CARDS, mining)
    run(module.assault(g, FRANCE, CALAIS), [((4,), ())])
    assert g.state.control[CALAIS] == FRANCE


def test_more_dice_after_the_roll() -> None:
    """Siege Artillery (35): two dice more that hit on 3 to 6."""
    dice = {"assault.attacker": [1, 1, 2, 3], "assault.defender": [1, 1]}
    g = position("england-reg 1", "france-reg 4", dice)

    def artillery(g: G, fight: Assault) -> None:
        fight.more_hits(g, 2, 3)
        assert fight.attack_hits == 1

    play_at(g, ASSAULT_ROLLED, artillery)
    run(module.assault(g, FRANCE, CALAIS), [((4,), ())])
    assert g.state.control[CALAIS] == FRANCE


def test_mercenaries_desert_and_the_dice_are_counted_again() -> None:
    """Mercenaries Grow Restless (27): those of the assaulting formation go, the others of the stack stay."""
    dice = {"assault.attacker": [5], "assault.defender": [1, 1]}
    g = position("england-reg 1", "france-reg 3 france-merc 3", dice)
    play_at(g, ASSAULT_DEFENDER_CARDS, mercenaries_desert)
    run(module.assault(g, FRANCE, CALAIS), [((2, 2), ())])
    assert g.state.control[CALAIS] == FRANCE
    assert strength(g.state, CALAIS, 1 << FRANCE) == 4


def test_mercenaries_desert_and_the_siege_breaks() -> None:
    """No dice are rolled, the CP is spent, the rest retreats (27, §15.3)."""
    g = position("england-reg 2", "france-reg 1 france-merc 3", {"assault.attacker": [], "assault.defender": []})
    play_at(g, ASSAULT_DEFENDER_CARDS, mercenaries_desert)
    run(module.assault(g, FRANCE, CALAIS), [((1, 3), ())])
    s = g.state
    assert (s.cp, besiegers(s, CALAIS)) == (2, 0)
    assert strength(s, BOULOGNE, 1 << FRANCE) == 1
    assert s.control[CALAIS] == ENGLAND


@pytest.mark.parametrize("new", [2, 6])
def test_last_mercenaries_join_up_to_the_limit(new: int) -> None:
    rolled = {"assault.attacker": [1, 1, 1, 1], "assault.defender": [1, 1]}
    g = position("england-reg 1", "france-reg 4", rolled, leaders="montmorency")
    made: list[Assault] = []

    def landsknechts(g: G, fight: Assault) -> None:
        add_units(g.state, CALAIS, FRANCE_MERC, new)
        made.append(fight)

    play_at(g, ASSAULT_BEGINS, landsknechts)
    leader = g.state.leader_place.index(CALAIS)
    run(module.assault(g, FRANCE, CALAIS), [((3,), (leader,))])
    assert made[0].force.size() == min(6, 3 + new)


def betray(inside: str, outside: str, dice: Mapping[str, Sequence[int]], answers: Sequence[Any], **more: Any) -> G:
    g = position(inside, outside, dice, **more)
    g.state.sieges = [(CALAIS, FRANCE, g.state.impulse)]
    g.state.active = HAPSBURG
    run(module.assault(g, FRANCE, CALAIS, free=True, ignore_requirements=True), answers)
    return g


def test_treachery_takes_the_space_of_the_outnumbered() -> None:
    """Treachery! (105): a fresh siege, no CP, no hit needed; the rest inside is eliminated, the leaders captured."""
    dice = {"assault.attacker": [1, 1], "assault.defender": [1, 1, 1, 1]}
    g = betray("england-reg 2", "france-reg 4", dice, [((4,), ())], leaders="brandon", ships="england-squadron 1")
    s = g.state
    assert (s.cp, s.control[CALAIS]) == (3, FRANCE)
    assert s.units.count(0) == len(s.units) - 1
    assert s.leader_captor[next(i for i, who in enumerate(s.leader_captor) if who != NOBODY)] == FRANCE


def test_treachery_fails_when_the_besiegers_no_longer_outnumber() -> None:
    dice = {"assault.attacker": [1, 1], "assault.defender": [5, 5, 1]}
    g = betray("england-reg 2", "france-reg 4", dice, [((4,), ())])
    s = g.state
    assert s.control[CALAIS] == ENGLAND
    assert strength(s, BOULOGNE, 1 << FRANCE) == 2
    assert s.units[CALAIS * 18 + ENGLAND_REG] == 2


def test_an_assault_ends_a_phony_war() -> None:
    """§9.6 [500th]: England declared on Scotland, France intervened; a French assault on England ends the marker."""
    g = position("england-reg 1", "france-reg 4", {"assault.attacker": [1, 1], "assault.defender": [1, 1]})
    at = ENGLAND * N_BONUS + BONUS_PHONY_WAR
    g.state.bonus[at] = -1
    g.state.phony_wars[ENGLAND] = 1 << SCOTLAND
    run(module.assault(g, FRANCE, CALAIS), [((4,), ())])
    assert g.state.bonus[at] == 0
