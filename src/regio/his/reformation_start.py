"""The two phases of turn 1 that open the Reformation: Luther's 95 Theses and the Diet of Worms (HIS §18.1)."""

from __future__ import annotations

from typing import Final

from regio.his.attempts import AttemptString, attempts
from regio.his.cards.numbers import LUTHERS_95_THESES
from regio.his.context import G
from regio.his.deck import mandatory_cards, put_away, take_from_hand
from regio.his.persons import REFORMER_LUTHER
from regio.his.powers import HAPSBURG, PAPACY, PROTESTANT
from regio.his.religion import beside, catholic, make_catholic, make_protestant
from regio.his.state import REFORMER_ON_MAP
from regio.his.tables_cards import CARD_CP
from regio.his.tables_map import ZONE_MASK
from regio.his.tables_persons import REFORMER_SPACE
from regio.his.tables_read import GERMAN
from regio.his.tables_religion import HITS_ON, STRING_95_THESES
from regio.kernel.messages import message
from regio.kernel.questions import One, Together
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_DIET_CARD = message("his-ask-diet-card")
ASK_DIET_FLIP = message("his-ask-diet-flip", "power:power", "left:n")
FACT_THESES = message("his-95-theses", "space:space")
FACT_DIET_CARDS = message("his-diet-cards", "protestant:card", "papacy:card", "hapsburg:card")
FACT_DIET_DICE = message(
    "his-diet-dice",
    "protestant:dice",
    "protestant_hits:n",
    "papacy:dice",
    "hapsburg:dice",
    "catholic_hits:n",
)
FACT_DIET_TIE = message("his-diet-tie")
FACT_DIET_WON = message("his-diet-won", "power:power", "count:n")

DIET_DICE: Final = 4
"""Dice of the Protestant at the Diet besides the CP of his card."""


def theses_phase(g: G) -> Procedure:
    """HIS §18.1 Luther's 95 Theses: Luther in Wittenberg, then 5 attempts; the card leaves the game."""
    s = g.state
    wittenberg = REFORMER_SPACE[REFORMER_LUTHER]
    s.reformer_state[REFORMER_LUTHER] = REFORMER_ON_MAP
    g.log(FACT_THESES, wittenberg)
    make_protestant(g, wittenberg)
    yield from attempts(g, AttemptString(STRING_95_THESES))
    s.on_table &= ~(1 << LUTHERS_95_THESES)
    s.removed |= 1 << LUTHERS_95_THESES


def diet_of_worms(g: G) -> Procedure:
    """HIS §18.1 Diet of Worms: three secret cards, dice, and the difference in hits flips spaces."""
    s = g.state
    barred = mandatory_cards(s)
    powers = (PROTESTANT, PAPACY, HAPSBURG)
    g.quiet()
    chosen = yield Together(
        [One(power, ASK_DIET_CARD, (), "card", members(s.hand[power] & ~barred), "18.1") for power in powers]
    )
    g.log(FACT_DIET_CARDS, chosen[PROTESTANT], chosen[PAPACY], chosen[HAPSBURG])
    for power in powers:
        take_from_hand(g, power, chosen[power])
        put_away(g, chosen[power], as_event=False)
    protestant = g.roll(CARD_CP[chosen[PROTESTANT]] + DIET_DICE, "diet.protestant")
    papacy = g.roll(CARD_CP[chosen[PAPACY]], "diet.papacy")
    hapsburg = g.roll(CARD_CP[chosen[HAPSBURG]], "diet.hapsburg")
    ours = sum(die >= HITS_ON for die in protestant)
    theirs = sum(die >= HITS_ON for die in papacy + hapsburg)
    g.log(FACT_DIET_DICE, tuple(protestant), ours, tuple(papacy), tuple(hapsburg), theirs)
    if ours == theirs:
        g.log(FACT_DIET_TIE)
        return
    winner = PROTESTANT if ours > theirs else PAPACY
    g.log(FACT_DIET_WON, winner, abs(ours - theirs))
    yield from diet_flips(g, winner, abs(ours - theirs))


def diet_targets(g: G, winner: int) -> int:
    """HIS §18.1: German spaces next to one of the winning religion; a pass is enough, a sea is not."""
    s = g.state
    if winner == PROTESTANT:
        return ZONE_MASK[GERMAN] & catholic(s) & beside(s.protestant)
    return ZONE_MASK[GERMAN] & s.protestant & beside(catholic(s))


def diet_flips(g: G, winner: int, count: int) -> Procedure:
    """HIS §18.1: the winner flips exactly the difference, one after another, as far as there are legal spaces."""
    for left in range(count, 0, -1):
        targets = members(diet_targets(g, winner))
        if not targets:
            return
        space = yield One(winner, ASK_DIET_FLIP, (winner, left), "space", targets, "18.1")
        if winner == PROTESTANT:
            make_protestant(g, space)
        else:
            make_catholic(g, space)
