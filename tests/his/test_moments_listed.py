"""Every moment at which somebody else than the rules decides has a case, and the question goes to the right seat.

`MOMENTS` lists the moments of the fact base's list, M1 to M68; each line names a case, the question that is put in it
and the seat that is asked. Moments at which nobody decides (an automatic bonus, a die, a capture) name the case alone.
`IN_EVENTS` does the same for the choices inside events that do not belong to the player of the card.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from regio.his.moments import ASK_RESPONSE, MOMENT_NAMES
from regio.kernel.cases import Case, CaseRun, read_case
from regio.kernel.driver import Driver
from regio.kernel.questions import Question
from regio.registry import game_names, rules_of

FOLDER: Final = Path(__file__).parents[1] / "cases" / "his"
N_MOMENTS: Final = 68

Line = tuple[str, str, str]
"""A case, the question without its prefix (after a colon the moment of a response), the seat."""

MOMENTS: Final[Mapping[int, tuple[Line, ...]]] = {
    1: (("18.2-bucer-in-the-theses-phase", "dice-bonus", "protestant"),),
    2: (("9.1-l1-package", "confirm", "france"), ("9.1-l1-package", "confirm", "papacy")),
    3: (
        ("9.3-l3-terms", "sue", "england"),
        ("9.3-l3-terms", "remove-unit", "france"),
        ("9.3-l3-diplomatic-marriage", "marriage-peace", "france"),
    ),
    4: (("9.4-ransom", "ransom", "france"), ("9.5-donation", "donate", "hapsburg")),
    5: (
        ("18.1-diet-example-turn-1", "diet-card", "protestant"),
        ("18.1-diet-example-turn-1", "diet-card", "hapsburg"),
        ("18.1-diet-example-turn-1", "diet-card", "papacy"),
    ),
    6: (("9.6-l7-intervention-2010", "intervene", "france"), ("9.6-papacy-for-venice", "intervene", "papacy")),
    7: (("22.2-war", "activation-war", "england"), ("9.6-others-at-war-react", "activation-war", "hapsburg")),
    8: (("9.6-l7-intervention-2010", "pay-war", "england"), ("9.6-l7-intervention-2010", "pay-war", "france")),
    9: (("10-venetian-informant", "informant", "papacy"),),
    10: (("10-m2-spring-preparations", "spring-preparations", "france"),),
    11: (
        ("23.3-copernicus", "stop-domination", "england"),
        ("23.3-p4-servetus", "stop-domination", "england"),
        ("23.3-p4-servetus-500", "", ""),
    ),
    12: (
        ("21.3-mary-both", "debate-pool", "papacy"),
        ("m12-window-after-the-papal-action", "response:any_time", "ottoman"),
    ),
    13: (
        ("card-37-cancels-event", "response:event_declared", "protestant"),
        ("card-37-papal-bull", "response:event_declared", "protestant"),
        ("card-6-wartburg", "response:event_declared", "protestant"),
        ("m13-strict-secrecy", "response:event_declared", "protestant"),
        ("card-37-not-mandatory", "", ""),
        ("card-37-not-a-response", "", ""),
        ("card-37-not-for-cp", "", ""),
        ("card-37-own-event", "", ""),
    ),
    14: (
        ("card-115-saves-cranmer", "response:event_declared", "england"),
        ("card-5-wartburg-then-cromwell", "response:event_declared", "france"),
    ),
    15: (("card-2-gout", "response:transfer_announced", "france"),),
    16: (
        ("11-k8-response", "response:any_time", "france"),
        ("m16-own-pass", "response:any_time", "hapsburg"),
        ("m16-after-a-cancelled-event", "response:any_time", "england"),
        ("m16-between-naval-combats", "response:any_time", "papacy"),
        ("m16-between-combats-in-two-zones", "response:any_time", "papacy"),
        ("m53-drawn-response-waits-for-a-later-impulse", "response:any_time", "ottoman"),
        ("6.1-strict-secrecy-in-the-deck", "response:any_time", "france"),
    ),
    17: (
        ("card-33-hapsburg", "place-mercenary", "hapsburg"),
        ("card-36-france", "place-mercenary", "france"),
        ("card-38-discard", "comet-discard", "papacy"),
        ("card-115-treatise", "reformation-target", "england"),
    ),
    18: (("21.3-beheaded", "extra-marriage", "england"),),
    19: (
        ("card-3-scotland-500th", "intervene", "france"),
        ("m19-between-combats-of-a-new-war", "response:any_time", "papacy"),
    ),
    20: (("m20-card-58-debate-of-the-papacy", "debate-zone", "papacy"),),
    21: (
        ("card-36-others", "response:any_time", "papacy"),
        ("m21-one-window-after-here-i-stand", "response:any_time", "hapsburg"),
    ),
    22: (
        ("13.1-foul-weather-stops-a-move", "response:action_announced", "france"),
        ("13.1-gout-stops-a-leader", "response:action_announced", "france"),
        ("16.3-foul-weather", "response:action_announced", "papacy"),
        ("card-32-transport", "response:action_announced", "papacy"),
        ("card-32-again-without-him", "response:action_announced", "papacy"),
        ("m22-gout-then-foul-weather", "response:action_announced", "papacy"),
        ("m22-gout-then-foul-weather", "response:action_announced", "ottoman"),
        ("m22-strict-secrecy", "response:action_announced", "ottoman"),
        ("m22-strict-secrecy", "response:action_announced", "england"),
        ("m22-standing-order-unless-mine", "response:action_announced", "france"),
    ),
    23: (
        ("13.2-b2-interception-succeeds", "intercept", "hapsburg"),
        ("m23-third-power-in-the-battle-of-an-intercepted-landing", "intercept", "hapsburg"),
    ),
    24: (("13.3-b8-fresh-unit-needs-a-roll", "avoid", "england"),),
    25: (("13.4-b11-one-avoids-four-withdraw", "withdraw", "england"),),
    26: (("13.4-b10-goes-on", "not-outnumbering", "france"),),
    27: (
        ("m27-order-of-the-sides", "response:battle_begins", "hapsburg"),
        ("m27-order-of-the-sides", "response:battle_begins", "papacy"),
        ("m27-order-of-third-powers", "response:battle_begins", "ottoman"),
        ("m23-third-power-in-the-battle-of-an-intercepted-landing", "response:battle_begins", "ottoman"),
        ("card-33-relief", "response:battle_begins", "england"),
        ("m27-mercenaries-of-a-garrison-killed-in-a-relief", "response:battle_begins", "england"),
        ("m27-limit-of-a-relief-force-without-its-garrison", "response:battle_begins", "ottoman"),
        ("m27-attackers-all-killed", "response:battle_begins", "ottoman"),
        ("m27-once-a-turn", "", ""),
    ),
    28: (("14-combat-cards-of-both-sides", "response:battle_cards", "france"),),
    29: (
        ("14-combat-cards-of-both-sides", "response:battle_cards", "hapsburg"),
        ("m29-two-defenders", "response:battle_cards", "papacy"),
    ),
    30: (("14-c9-janissaries", "response:battle_rolled", "ottoman"),),
    31: (("14-owner-picks-losses", "losses", "france"), ("card-95-sacked", "sack-odd-loss", "hapsburg")),
    32: (
        ("14.1-c8-rest-without-refuge", "retreat-inside", "england"),
        ("14.1-allies-retreat-separately", "retreat-to", "england"),
    ),
    33: (
        ("15.2-d9-equal-hits-four-inside", "avoid", "france"),
        ("15.2-d9-equal-hits-four-inside", "garrison-joins", "england"),
        ("15.2-d9-equal-hits-four-inside", "retreat-inside", "england"),
    ),
    34: (("15.3-d8-wounded-siege", "breaks-off", "france"),),
    35: (
        ("card-31-assault", "response:action_announced", "papacy"),
        ("card-32-assault", "response:action_announced", "ottoman"),
        ("15.1-m35-last-mercenaries", "response:assault_begins", "france"),
    ),
    36: (
        ("card-27-after-mining", "response:assault_attacker_cards", "france"),
        ("card-27-after-mining", "response:assault_defender_cards", "hapsburg"),
    ),
    37: (
        ("card-35-artillery", "response:assault_rolled", "papacy"),
        ("m37-protestant-before-the-league", "response:assault_rolled", "protestant"),
        ("m37-formation-without-units", "", ""),
    ),
    38: (("m39-cards-in-an-assault-by-treachery", "losses", "france"),),
    39: (
        ("15.1-m39-roxelana-fresh-siege", "assault-free", "ottoman"),
        ("m39-roxelana-with-mining-and-artillery", "response:assault_rolled", "papacy"),
        ("m39-cards-in-an-assault-by-treachery", "assault-force", "france"),
        ("m39-cards-in-an-assault-by-treachery", "response:assault_attacker_cards", "france"),
        ("m39-cards-in-an-assault-by-treachery", "response:assault_defender_cards", "hapsburg"),
        ("m39-cards-in-an-assault-by-treachery", "response:assault_rolled", "england"),
    ),
    40: (
        ("m40-cards-in-a-foreign-war", "response:battle_cards", "ottoman"),
        ("m40-cards-in-a-foreign-war", "response:battle_rolled", "ottoman"),
        ("card-31-foreign-war", "", ""),
    ),
    41: (
        ("m41-cards-in-the-sack-of-rome", "response:battle_begins", "ottoman"),
        ("m41-cards-in-the-sack-of-rome", "response:battle_cards", "france"),
        ("m41-cards-in-the-sack-of-rome", "response:battle_cards", "papacy"),
    ),
    42: (("13.1-b12-lone-leader-captured", "", ""), ("13.1-b12-lone-leader-inside", "", "")),
    43: (("16.1-foul-weather", "response:action_announced", "papacy"),),
    44: (("16.1-interception-order-of-powers", "intercept-fleet", "hapsburg"),),
    45: (
        ("card-034-rowers-interception", "response:naval_roll", "papacy"),
        ("card-034-rowers-avoid", "response:naval_roll", "france"),
        ("m22-standing-order-unless-mine", "response:naval_roll", "france"),
        ("m45-not-under-mary", "", ""),
    ),
    46: (("16.1-avoid-each-power-for-itself", "avoid-fleet", "france"),),
    47: (("16.1-order-of-combats", "fight-at", "england"),),
    48: (("16.2-arquebusiers", "response:naval_cards", "england"),),
    49: (
        ("m49-rowers-and-janissaries", "response:naval_rolled", "france"),
        ("m49-rowers-and-janissaries", "response:naval_rolled", "ottoman"),
    ),
    50: (
        ("16.2-e3-port-attack", "naval-retreat", "england"),
        ("16.2-e6-mutual-destruction", "last-ship", "france"),
    ),
    51: (("12.2-m51-ships-leave", "ships-flee", "hapsburg"),),
    52: (("16.4-foul-weather", "response:action_announced", "papacy"),),
    53: (("16.4-f2-spread-500", "piracy-award", "hapsburg"), ("16.4-f2-two-vp", "piracy-award", "hapsburg")),
    54: (
        ("18.3-g9-carlstadt", "treatise-bonus", "protestant"),
        ("18.2-calvin-treatise", "treatise-bonus", "protestant"),
        ("18.4-cajetan-three-attempts", "burn-books-bonus", "papacy"),
        ("18.4-caraffa", "burn-books-bonus", "papacy"),
    ),
    55: (("18.2-dice-bonus", "dice-bonus", "protestant"), ("18.4-h5-faber", "dice-bonus", "papacy")),
    56: (("18.1-j1-bonus-step", "bonus-step", "protestant"),),
    57: (("18.4-h6-tetzel", "burn-books-bonus", "papacy"), ("18.1-j5-loyola", "loyola", "papacy")),
    58: (
        ("18.2-bonus-in-english-treatise-2010", "dice-bonus", "protestant"),
        ("18.2-bonus-in-english-treatise-500", "dice-bonus", "england"),
        ("card-11-not-england", "dice-bonus", "papacy"),
    ),
    59: (("18.5-gardiner", "debate-pool", "papacy"), ("card-6-bar", "leipzig", "papacy")),
    60: (
        ("card-7-replaced", "response:debaters_known", "protestant"),
        ("card-7-in-own-debate-round-2", "response:debaters_known", "protestant"),
        ("m65-luther-in-the-debate-of-a-bull", "response:debaters_known", "protestant"),
        ("card-7-only-german", "", ""),
        ("card-7-not-after-wartburg", "", ""),
    ),
    61: (("18.5-i8-bullinger-defends", "bullinger", "protestant"),),
    62: (("18.5-eck-committed", "", ""), ("18.5-gardiner", "", "")),
    63: (("18.5-i4-campeggio-saves", "", ""), ("18.5-aleander-for-the-papacy", "debate-flip", "papacy")),
    64: (
        ("18.5-i9-flips-in-other-zones", "debate-flip", "papacy"),
        ("18.1-diet-example-turn-1", "diet-flip", "protestant"),
        ("18.1-diet-catholics-win", "diet-flip", "papacy"),
    ),
    65: (
        ("21.5-bull-reformer", "bull-debate", "papacy"),
        ("m65-luther-in-the-debate-of-a-bull", "bull-debate", "papacy"),
    ),
    66: (("card-17-four-and-two", "trent", "papacy"), ("card-17-four-and-two", "trent", "protestant")),
    67: (("18.1-j3-bible-done", "reformation-target", "protestant"),),
    68: (
        ("22.2-leave", "displaced-to", "england"),
        ("22.4-deactivation", "displaced-ships-to", "france"),
        ("9.3-units-leave", "displaced-ships-to", "france"),
    ),
}

IN_EVENTS: Final[Mapping[int, tuple[Line, ...]]] = {
    11: (("card-11-not-england", "dice-bonus", "papacy"),),
    15: (("card-15-society", "universities", "papacy"),),
    17: (("card-17-four-and-two", "trent", "protestant"),),
    19: (("card-19-dudley", "heir-enters", "england"),),
    20: (("card-20-henry", "heir-enters", "france"),),
    21: (("m20-card-21-dudley", "heir-enters", "england"),),
    36: (("card-36-ottoman", "place-mercenary", "france"),),
    41: (("card-41-marburg", "marburg", "protestant"), ("card-41-seven", "reformation-target", "protestant")),
    43: (("card-43-zwingli", "zwingli-space", "protestant"), ("card-43-breaks-siege", "breaks-off", "hapsburg")),
    44: (("card-44-placards", "reformation-target", "protestant"),),
    46: (("card-46-institutes", "reformation-target", "protestant"),),
    54: (("card-054-owner-chooses-the-counter", "potosi-colony", "england"),),
    55: (("card-55-by-hapsburg", "universities", "papacy"),),
    56: (
        ("card-56-by-france", "inquisition-hand", "papacy"),
        ("card-56-by-france", "inquisition-option", "papacy"),
    ),
    57: (("card-57-philip", "philip", "protestant"),),
    58: (
        ("card-58-spanish", "spanish-discard", "hapsburg"),
        ("m20-card-58-debate-of-the-papacy", "debate-zone", "papacy"),
    ),
    61: (("card-61-mary-defies", "counter-target", "papacy"),),
    62: (("card-62-prayer", "reformation-target", "protestant"),),
    63: (("card-63-dissolution", "reformation-target", "protestant"),),
    65: (("card-65-fortress", "reformation-target", "protestant"),),
    67: (("card-67-anabaptists", "anabaptists", "papacy"),),
    71: (("card-71-held", "rebel-loss", "france"),),
    75: (("card-75-early", "reformation-target", "protestant"), ("card-75-late", "counter-target", "papacy")),
    78: (("card-78-frederick", "frederick", "protestant"), ("card-78-wartburg-back", "wartburg-back", "protestant")),
    85: (("card-85-bora", "reformation-target", "protestant"),),
    86: (("card-086-knights-new-port", "knights-port", "hapsburg"),),
    87: (("card-87-keeps", "demand-pay-card", "england"), ("card-87-keeps", "demand-pay-keep", "england")),
    89: (("card-089-pirate-haven", "pirate-haven", "ottoman"),),
    90: (("card-90-by-the-ottoman", "reformation-target", "protestant"),),
    91: (("card-91-freed", "ransom-space", "france"),),
    92: (("card-92-start", "war-send-unit", "ottoman"), ("card-92-start", "war-send-leader", "ottoman")),
    93: (("card-93-start", "war-send-unit", "england"), ("card-93-france-helps", "help-ireland", "france")),
    95: (("card-95-sacked", "sack-keep", "hapsburg"), ("card-95-sacked", "sack-odd-loss", "hapsburg")),
    97: (("card-97-raid", "scots-raid-action", "france"),),
    107: (("card-107-camp", "camp-losses", "france"),),
    110: (("card-110-start", "war-send-unit", "ottoman"),),
    112: (("card-112-elsewhere", "debate-zone", "papacy"), ("card-112-executed", "more-discard", "england")),
}
"""The choices inside events that belong to a power or an owner named by the rules, by card."""


def name_of(question: Question) -> str:
    """A question as the lists name it."""
    name = question.message.id.removeprefix("his-ask-")
    return f"{name}:{MOMENT_NAMES[question.values[0]]}" if question.message is ASK_RESPONSE else name


def questions_of(case: Case) -> set[tuple[str, str]]:
    """What is asked of whom while a case is played, in any of its editions; answers without a choice included."""
    rules = rules_of(case.game)
    put: set[tuple[str, str]] = set()

    def note(driver: Driver) -> None:
        for question in [*driver.pending(), *(question for question, _answer in driver.given)]:
            put.add((name_of(question), rules.seats[question.seat]))

    for edition in case.editions(rules):
        run = CaseRun(case, rules, edition)
        note(run.game.driver)
        for line in range(len(case.lines())):
            twin = run.game.clone().driver
            before = len(run.game.driver.answers)
            run.play(line + 1, line)
            for seat, answer in run.game.driver.answers[before:]:
                twin.answer(seat, answer)
                note(twin)
    return put


def lines(table: Mapping[int, tuple[Line, ...]]) -> list[tuple[int, Line]]:
    """All lines of a table with their number."""
    return [(number, line) for number, rows in table.items() for line in rows]


def test_every_moment_is_listed() -> None:
    assert list(MOMENTS) == list(range(1, N_MOMENTS + 1))
    assert all(MOMENTS.values()) and all(IN_EVENTS.values())


def test_every_play_of_a_card_is_listed() -> None:
    """Each moment at which the engine offers cards is asked for somewhere in the list."""
    asked = {question for _number, (_case, question, _seat) in lines(MOMENTS)}
    assert {f"response:{name}" for name in MOMENT_NAMES} <= asked


ALL_LINES: Final = lines(MOMENTS) + lines(IN_EVENTS)


@pytest.mark.parametrize("name", sorted({line[0] for _number, line in ALL_LINES}))
def test_case_puts_the_question_to_the_right_seat(name: str) -> None:
    put = questions_of(read_case(FOLDER / f"{name}.toml", game_names()))
    wanted = {(question, seat) for _number, (case, question, seat) in ALL_LINES if case == name and question}
    assert wanted <= put, f"not asked in {name}: {sorted(wanted - put)}; asked: {sorted(put)}"


@pytest.mark.parametrize("name", sorted({line[0] for _number, line in lines(IN_EVENTS)}))
def test_case_of_an_event_names_its_card(name: str) -> None:
    numbers = {number for number, line in lines(IN_EVENTS) if line[0] == name}
    assert numbers <= set(read_case(FOLDER / f"{name}.toml", game_names()).cards)
