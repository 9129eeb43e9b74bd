"""The whole first turn of 1517 as the fact base scripts it (set-up folder, extended example, part B), in both editions.

The hands replace the deal; nobody plays a response or combat card or uses the bonus of a debater. All expected values
are those of the example.
"""

from __future__ import annotations

import pytest

from regio.his.options import EDITIONS
from regio.kernel.cases import same
from regio.kernel.chance import FastChance, ScriptedChance
from regio.kernel.errors import IllegalDecision
from regio.kernel.game import Game, from_state
from regio.kernel.notation import NO, NONE, PASS
from regio.registry import rules_of

HANDS = {
    "ottoman": [1, 103, 24, 31],
    "hapsburg": [2, 98, 77, 100, 25, 33],
    "england": [3, 107, 34, 35],
    "france": [4, 104, 28, 29, 36],
    "papacy": [5, 6, 94, 81, 87],
    "protestant": [7, 106, 76, 90, 85],
}
UNDEALT = {"2010": 43, "500th": 44}
UNUSED = ("his-ask-response", "his-ask-bonus-step", "his-ask-dice-bonus", "his-ask-treatise-bonus")
"""Questions about cards and bonuses that nobody uses in the example."""

DICE = {
    "reformation.protestant": [
        *(2, 3, 5, 1),  # Brandenburg
        *(1, 2, 3, 3, 5, 6),  # Magdeburg
        *(4, 1, 2, 2),  # Leipzig
        *(6, 1, 1, 4, 2, 3),  # Breslau
        *(3, 2, 1),  # Erfurt
        *(6, 2),  # Kassel
        *(5, 3, 1),  # Worms
    ],
    "reformation.papacy": [*(1, 4, 4, 2), *(3, 4, 1, 1), 6, 3, *(5, 2)],
    "diet.protestant": [5, 6, 1, 2, 5, 3, 4],
    "diet.papacy": [3, 4],
    "diet.hapsburg": [6, 1],
    "assault.attacker": [5, 6, 1, 2, 3, 4],
    "assault.defender": [5, 1],
    "voyage": [2, 4, 3, 4],
    "riches": [3, 4, 3, 3],  # turn 2: nothing from Puerto Rico and the Aztecs
}
DRAWS = {"explorer": ["leon"], "conquistador": ["pizarro"]}

Step = tuple[str, dict[str, object]]
"""A line of notation and what holds after it. A line with "!" before it is refused."""

THESES: list[Step] = [
    ("", {"protestant_spaces": 1, "vp.papacy": 19, "vp.protestant": 0, "space.wittenberg.units": "protestant-reg 2"}),
    ("protestant brandenburg", {"protestant_spaces": 2, "space.brandenburg.units": "protestant-reg 1"}),
    ("protestant magdeburg", {"protestant_spaces": 3}),
    ("protestant leipzig", {"protestant_spaces": 4}),
    ("protestant breslau", {"protestant_spaces": 4}),
    ("protestant erfurt", {"protestant_spaces": 5, "vp.papacy": 18, "vp.protestant": 1, "deck.removed": [8]}),
]
DEAL: dict[str, object] = {
    "power.ottoman.hand_size": 3 + 1,
    "power.hapsburg.hand_size": 5 + 1,
    "power.england.hand_size": 3 + 1,
    "power.france.hand_size": 4 + 1,
    "power.papacy.hand_size": 3 + 2,
    "power.protestant.hand_size": 4 + 1,
}
BEFORE_ACTION: list[Step] = [
    ("england france", {}),
    ("england done", {}),
    ("france done", {}),
    ("england done", {}),
    ("hapsburg done", {"phase": "diet", "alliances": [], "wars.hapsburg": ["france"]}),
    ("protestant 106", {}),
    ("papacy 94", {}),
    ("hapsburg 98", {"deck.discard": [106, 94, 98]}),
    ("protestant nuremberg", {"protestant_spaces": 6}),
    (
        "protestant augsburg",
        {"protestant_spaces": 7, "vp.papacy": 17, "vp.protestant": 2, "space.augsburg.units": "protestant-reg 2"},
    ),
    (
        "ottoman nezh reg 7 cav 1 suleiman ibrahim",
        {"space.istanbul.units": "", "space.istanbul.leaders": [], "space.istanbul.ships": "ottoman-squadron 1"},
    ),
    ("hapsburg pass", {}),
    ("england pass", {}),
    ("france pass", {}),
    ("papacy pass", {"phase": "action"}),
]
ROUND_1: list[Step] = [
    ("ottoman 103 cp", {"cp": 3}),
    ("ottoman move nezh > belgrade reg 7 cav 1 suleiman ibrahim", {"cp": 2, "space.belgrade.siege": ["ottoman now"]}),
    ("ottoman regular istanbul", {"space.istanbul.units": "ottoman-reg 1", "active": "hapsburg"}),
    ("hapsburg 2 event antwerp", {}),
    ("hapsburg no", {"space.antwerp.leaders": ["charles_v"], "space.valladolid.leaders": ["duke_of_alva"], "cp": 5}),
    ("hapsburg regular vienna hapsburg-reg", {"space.vienna.units": "hapsburg-reg 5", "cp": 3}),
    ("hapsburg colonize", {"new_world.colonies.puerto_rico": "crossing hapsburg", "cp": 1}),
    ("hapsburg mercenary vienna", {"space.vienna.units": "hapsburg-reg 5 hapsburg-merc 1", "active": "england"}),
    ("england 3 cp", {"cp": 5}),
    ("england regular london", {}),
    ("england regular london", {}),
    ("england mercenary london", {"space.london.units": "england-reg 5 england-merc 1", "active": "france"}),
]
PATRON: dict[str, list[Step]] = {
    "2010": [("france 4 event", {"tracks.chateaux": 1, "vp.france": 13, "active": "papacy"})],
    "500th": [("france 4 cp", {}), ("france done", {"tracks.chateaux": 0, "vp.france": 12, "active": "papacy"})],
}
ROUNDS: list[Step] = [
    ("papacy 6 cp", {"cp": 3}),
    ("papacy st-peters 3", {"tracks.st_peters": 3, "active": "protestant"}),
    ("protestant 7 cp", {"cp": 5}),
    ("protestant translate german 3", {"tracks.testament.german": 3}),
    ("protestant translate english 1", {"tracks.testament.english": 1}),
    ("protestant translate french 1", {"tracks.testament.french": 1, "active": "ottoman"}),
    # round 2
    ("ottoman 24 cp", {"cp": 1}),
    ("ottoman assault belgrade reg 7 cav 1 suleiman ibrahim", {}),
    (
        "ottoman ottoman-reg",
        {
            "space.belgrade.control": "ottoman",
            "space.belgrade.units": "ottoman-reg 6 ottoman-cav 1",
            "power.ottoman.keys": 5,
            "vp.ottoman": 10,
            "events": [],
            "minors.hungary": "none",
        },
    ),
    ("hapsburg 77 cp", {"cp": 2}),
    ("hapsburg squadron naples", {"space.naples.ships": "hapsburg-squadron 2"}),
    ("england 107 cp", {"cp": 2}),
    ("england squadron bristol", {"space.bristol.ships": "england-squadron 1"}),
    ("france 104 cp", {"cp": 3}),
    ("france regular paris", {"space.paris.units": "france-reg 5"}),
    ("france mercenary lyon", {"space.lyon.units": "france-reg 1 france-merc 1"}),
    ("papacy 5 cp", {"cp": 4}),
    ("papacy st-peters 4", {"tracks.st_peters": 7, "vp.papacy": 18}),
    ("protestant 76 cp", {"cp": 4}),
    ("protestant treatise german", {}),
    ("protestant kassel", {"protestant_spaces": 8}),
    ("protestant worms", {"protestant_spaces": 9}),
    ("protestant translate french 2", {"tracks.testament.french": 3, "active": "ottoman"}),
    # round 3
    ("ottoman 1 cp", {"cp": 5}),
    ("ottoman regular istanbul", {}),
    ("ottoman regular istanbul", {}),
    ("ottoman cavalry istanbul", {"space.istanbul.units": "ottoman-reg 3 ottoman-cav 1"}),
    ("hapsburg 100 cp", {"cp": 2}),
    ("hapsburg regular antwerp", {"space.antwerp.units": "hapsburg-reg 4"}),
    ("england 34 cp", {"cp": 2}),
    ("england regular york", {"space.york.units": "england-reg 2"}),
    ("france 29 cp", {"cp": 2}),
    ("france regular marseille", {"space.marseille.units": "france-reg 2"}),
    ("papacy 81 cp", {"cp": 3}),
    ("papacy st-peters 3", {"tracks.st_peters": 10, "vp.papacy": 19}),
    ("protestant pass", {"passed": ["protestant"]}),
    # rounds 4 and 5
    ("ottoman pass", {}),
    ("hapsburg pass", {}),
    ("england pass", {"passed": ["protestant", "ottoman", "hapsburg", "england"]}),
    ("! france pass", {}),
    ("france 28 cp", {"passed": []}),
    ("france mercenary paris", {"space.paris.units": "france-reg 5 france-merc 1"}),
    ("! papacy pass", {}),
    ("papacy 87 cp", {"passed": []}),
    ("papacy mercenary rome", {}),
    ("papacy mercenary rome", {"space.rome.units": "papacy-reg 1 papacy-merc 2"}),
    ("protestant pass", {}),
    ("ottoman pass", {}),
    ("hapsburg pass", {}),
    ("england pass", {}),
    ("france pass", {"phase": "winter"}),
]
WINTER: list[Step] = [
    ("ottoman reg 2 cav 1", {}),
    ("ottoman stay", {}),
    ("ottoman stay", {}),
    ("ottoman none", {}),
    ("hapsburg none", {}),
    ("england none", {}),
    ("france none", {}),
    ("papacy none", {}),
]
END: dict[str, object] = {
    "space.istanbul.units": "ottoman-reg 6 ottoman-cav 2",
    "space.belgrade.units": "ottoman-reg 4",
    "space.belgrade.leaders": ["suleiman", "ibrahim"],
    "space.edirne.units": "ottoman-reg 1",
    "space.salonika.units": "ottoman-reg 1",
    "space.athens.units": "ottoman-reg 1",
    "power.ottoman.keys": 5,
    "space.vienna.units": "hapsburg-reg 6 hapsburg-merc 1",
    "space.vienna.leaders": ["ferdinand"],
    "space.antwerp.units": "hapsburg-reg 4",
    "space.antwerp.leaders": ["charles_v"],
    "space.valladolid.units": "hapsburg-reg 5",
    "space.valladolid.leaders": ["duke_of_alva"],
    "space.naples.units": "hapsburg-reg 2",
    "space.naples.ships": "hapsburg-squadron 2",
    "new_world.colonies.puerto_rico": "settled hapsburg",
    "new_world.claims.aztec": "hapsburg",
    "space.london.units": "england-reg 6 england-merc 1",
    "space.london.ships": "england-squadron 1",
    "space.bristol.units": "england-reg 1",
    "space.bristol.ships": "england-squadron 1",
    "space.york.units": "england-reg 2",
    "space.paris.units": "france-reg 6 france-merc 1",
    "space.lyon.units": "france-reg 1 france-merc 1",
    "space.marseille.units": "france-reg 2",
    "space.marseille.ships": "france-squadron 1",
    "space.rome.units": "papacy-reg 2 papacy-merc 2",
    "space.rome.ships": "papacy-squadron 1",
    "tracks.st_peters": 10,
    "space.wittenberg.units": "protestant-reg 2",
    "space.brandenburg.units": "protestant-reg 1",
    "space.augsburg.units": "protestant-reg 2",
    "space.mainz.waiting": 1,
    "space.trier.waiting": 1,
    "space.cologne.waiting": 1,
    "tracks.testament.german": 3,
    "tracks.testament.english": 1,
    "tracks.testament.french": 3,
    "wars": ["hapsburg france", "france papacy", "ottoman hungary"],
    "minors.hungary": "none",
    "space.buda.units": "hungary-reg 5",
    "space.prague.units": "hungary-reg 1",
    "deck.removed": [8],
    "turn": 2,
}
TURN_2: dict[str, object] = {
    "space.zurich.religion": "protestant",
    "protestant_spaces": 10,
    "vp.papacy.special": 12 + 2,
    "vp.protestant.special": 3,
    "power.ottoman.hand_size": 4 + 1 + 1,
    "power.hapsburg.hand_size": 5 + 1 + 2,
    "power.england.hand_size": 3 + 1 + 1,
    "power.france.hand_size": 4 + 1 + 1,
    "power.papacy.hand_size": 3 + 2,
    "power.protestant.hand_size": 4 + 1 + 2,
    "debaters.zwingli": "uncommitted",
    "debaters.oekolampadius": "uncommitted",
    "debaters.tyndale": "uncommitted",
    "debaters.contarini": "uncommitted",
    "deck.discard": [],
}
"""The deal, the home card, the cards kept."""
PROTESTANT = "wittenberg brandenburg magdeburg leipzig erfurt nuremberg augsburg kassel worms"
TOTALS = {"2010": [10, 12, 9, 13, 19, 2], "500th": [10, 11, 9, 12, 19, 2]}
LEON = {"2010": ("on_map", "hapsburg"), "500th": ("pool", "none")}
DISCARDED = {106, 94, 98, 103, 24, 77, 107, 104, 76, 100, 34, 29, 81, 28, 87}
KEPT = {"ottoman": {31}, "hapsburg": {25, 33}, "england": {35}, "france": {36}, "papacy": set(), "protestant": {90, 85}}
DECK_OF_TURN_2 = {"2010": 58, "500th": 59}
DEALT_ON_TURN_2 = 4 + 5 + 3 + 4 + 3 + 4


def settle(game: Game) -> None:
    """Pass at windows for responses, decline the bonuses of debaters."""
    while True:
        unused = [question for question in game.pending if question.message.id in UNUSED]
        if not unused:
            return
        answer = next(word for word in (PASS, NONE, NO) if unused[0].legal(word))
        game.play(unused[0].seat, answer)


def perform(game: Game, steps: list[Step]) -> None:
    """Play lines of the example, and compare what holds after each."""
    for line, expected in steps:
        if line.startswith("!"):
            with pytest.raises(IllegalDecision):
                game.say(line[1:])
        elif line:
            game.say(line)
        settle(game)
        game.check()
        expect(game, line, expected)


def expect(game: Game, after: str, expected: dict[str, object]) -> None:
    """Compare values of the position with those of the example."""
    for path, wanted in expected.items():
        actual = game.rules.probe(game.state, path)
        assert same(wanted, actual), f"after {after!r}: {path} is {actual}, not {wanted}"


def scripted(dice: dict[str, list[int]], seed: int) -> ScriptedChance:
    """The dice and draws of the example; the shuffle and the deal are ordinary chance."""
    chance = ScriptedChance(FastChance(seed))
    chance.dice = {purpose: list(some) for purpose, some in dice.items()}
    chance.draws = {purpose: list(some) for purpose, some in DRAWS.items()}
    chance.notation = rules_of("his").notation
    return chance


def chance_of(game: Game) -> ScriptedChance:
    """The script of a game."""
    chance = game.driver.g.chance
    assert isinstance(chance, ScriptedChance)
    return chance


@pytest.mark.parametrize("edition", EDITIONS)
def test_turn_1(edition: str) -> None:
    rules = rules_of("his")
    options = rules.parse_options({"edition": edition})
    chance = scripted(DICE, 7)
    g = rules.context(FastChance(7), False)
    state = rules.setup(g, options)
    rules.attach(g, state)
    game = from_state(rules, options, state, chance)
    perform(game, THESES)
    expect(game, "the deal", DEAL)
    dealt = game.state.copy()
    rules.edit(dealt, {"power": {power: {"hand": hand} for power, hand in HANDS.items()}})
    assert len(dealt.deck) == UNDEALT[edition]
    game = from_state(rules, options, dealt, game.driver.g.chance)
    perform(game, [*BEFORE_ACTION, *ROUND_1, *PATRON[edition], *ROUNDS])
    expect(game, "the Action Phase", {"deck.size": UNDEALT[edition]})
    assert set(game.state.discard) == DISCARDED
    for power, kept in KEPT.items():
        assert rules.probe(game.state, f"power.{power}.hand") == kept
    perform(game, WINTER)
    expect(game, "turn 1", END)
    for space in PROTESTANT.split():
        expect(game, "turn 1", {f"space.{space}.religion": "protestant", f"space.{space}.control": "hapsburg"})
    assert rules.probe(game.state, "raw.vp_history")[-1] == TOTALS[edition]
    leon, river = LEON[edition]
    expect(game, "turn 2", TURN_2 | {"deck.size": DECK_OF_TURN_2[edition] - DEALT_ON_TURN_2})
    expect(game, "turn 1", {"new_world.explorers.leon": leon, "new_world.claims.st_lawrence_river": river})
    assert not chance_of(game).left(), "dice of the example that were not rolled"
