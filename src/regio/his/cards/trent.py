"""Council of Trent (card 17)."""

from __future__ import annotations

from typing import Final

from regio.his.cards.numbers import COUNCIL_OF_TRENT
from regio.his.cards.registry import EVENT, Use, always, register_event
from regio.his.context import G
from regio.his.debate import take_flips
from regio.his.debaters import commit, uncommitted
from regio.his.powers import PAPACY, PROTESTANT
from regio.his.state import State
from regio.his.tables_persons import (
    DEBATER_ABILITY,
    DEBATER_ABILITY_VALUE,
    DEBATER_VALUE,
    PAPAL_DEBATERS,
    PROTESTANT_DEBATERS,
    TRENT_DICE,
)
from regio.his.tables_religion import HITS_ON
from regio.kernel.messages import message
from regio.kernel.questions import Some
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_TRENT = message("his-ask-trent", "power:power", "most:n")
FACT_TRENT_SIDE = message("his-trent-side", "power:power", "debaters:debaters")
FACT_TRENT_DICE = message("his-trent-dice", "papacy:dice", "papal_hits:n", "protestant:dice", "protestant_hits:n")
FACT_TRENT_TIE = message("his-trent-tie")

PAPAL_MOST: Final = 4
PROTESTANT_MOST: Final = 2


def council_of_trent(g: G, power: int) -> Procedure:
    """Card 17: the Papacy sends up to 4, the Protestant up to 2 uncommitted debaters; the winner flips spaces."""
    papal = yield delegation(g.state, PAPACY, PAPAL_MOST, ())
    attend(g, PAPACY, papal)
    protestant = yield delegation(g.state, PROTESTANT, PROTESTANT_MOST, papal)
    attend(g, PROTESTANT, protestant)
    ours = g.roll(trent_dice(papal), "trent.papacy")
    theirs = g.roll(trent_dice(protestant), "trent.protestant")
    hits = sum(die >= HITS_ON for die in ours)
    against = sum(die >= HITS_ON for die in theirs)
    g.log(FACT_TRENT_DICE, tuple(ours), hits, tuple(theirs), against)
    if hits == against:
        g.log(FACT_TRENT_TIE)
        return
    winner = PAPACY if hits > against else PROTESTANT
    yield from take_flips(g, winner, abs(hits - against))


def delegation(s: State, power: int, most: int, others: tuple[int, ...]) -> Some:
    """The question for the debaters of a side; `others` are those of the other side who have come already."""
    pool = uncommitted(s) & (PAPAL_DEBATERS if power == PAPACY else PROTESTANT_DEBATERS)
    question = Some(power, ASK_TRENT, (power, most), "debater", members(pool), 0, most, "18.6")
    question.about = others
    return question


def attend(g: G, power: int, debaters: tuple[int, ...]) -> None:
    """The debaters of a side are shown and committed."""
    mask = 0
    for debater in debaters:
        mask |= 1 << debater
    g.log(FACT_TRENT_SIDE, power, mask)
    for debater in debaters:
        commit(g, debater)


def trent_dice(debaters: tuple[int, ...]) -> int:
    """Dice of a side: the sum of the values; Pole adds a die."""
    dice = 0
    for debater in debaters:
        dice += DEBATER_VALUE[debater]
        if DEBATER_ABILITY[debater] == TRENT_DICE:
            dice += DEBATER_ABILITY_VALUE[debater]
    return dice


register_event(COUNCIL_OF_TRENT, Use(EVENT, always, council_of_trent))
