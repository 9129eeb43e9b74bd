"""Professional Rowers, the response card of all naval dice (HIS §16, card 34)."""

from __future__ import annotations

from typing import Final

from regio.his.cards.numbers import PROFESSIONAL_ROWERS
from regio.his.context import G
from regio.his.moments import NAVAL_ROLL, NAVAL_ROLLED, Play, Situation, register
from regio.his.naval_combat import NavalCombat
from regio.his.naval_interception import NavalRoll
from regio.his.tables_religion import ROWERS_DICE
from regio.kernel.messages import message
from regio.kernel.notation import word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure

ASK_ROWERS_ROLL = message("his-ask-rowers-roll", "power:power", "total:n")
ASK_ROWERS_SIDE = message("his-ask-rowers-side", "place:place")
FACT_ROWERS_ROLL = message("his-rowers-roll", "total:n")

FASTER: Final = word("faster")
SLOWER: Final = word("slower")
ROWERS_MODIFIER: Final = 2


def at_roll(g: G, seat: int, situation: Situation) -> bool:
    """Card 34 A: any power, after any roll of a naval interception or of avoiding battle."""
    return isinstance(situation, NavalRoll)


def change_roll(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 34 A: +2 or -2 to the roll."""
    assert isinstance(situation, NavalRoll)
    values = (situation.power, situation.total)
    answer = yield One(seat, ASK_ROWERS_ROLL, values, "word", [FASTER, SLOWER], "34")
    situation.total += ROWERS_MODIFIER if answer == FASTER else -ROWERS_MODIFIER
    g.log(FACT_ROWERS_ROLL, situation.total)


def in_combat(g: G, seat: int, situation: Situation) -> bool:
    """Card 34 B: any power, after both sides of a naval combat have rolled."""
    return isinstance(situation, NavalCombat)


def more_dice(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 34 B: one side, named by the player of the card, rolls 3 more dice."""
    assert isinstance(situation, NavalCombat)
    side = yield One(seat, ASK_ROWERS_SIDE, (situation.place,), "power", situation.sides, "34")
    situation.roll_more(g, side, ROWERS_DICE, "card.34")


register(Play(PROFESSIONAL_ROWERS, (NAVAL_ROLL,), at_roll, change_roll))
register(Play(PROFESSIONAL_ROWERS, (NAVAL_ROLLED,), in_combat, more_dice))
