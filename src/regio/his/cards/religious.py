"""Cards that give strings of attempts (HIS §18.3, §18.4; cards 0.11, A9)."""

from __future__ import annotations

from functools import partial

from regio.his.attempts import AttemptString, attempts
from regio.his.cards.numbers import (
    A_MIGHTY_FORTRESS,
    AFFAIR_OF_THE_PLACARDS,
    BOOK_OF_COMMON_PRAYER,
    CALVINS_INSTITUTES,
    DEFENDER_OF_THE_FAITH,
    DISSOLUTION_OF_THE_MONASTERIES,
    ERASMUS,
    KATHERINA_BORA,
    MARBURG_COLLOQUY,
    MARY_DEFIES_COUNCIL,
    PRINTING_PRESS,
)
from regio.his.cards.registry import EVENT, Use, always, register_event
from regio.his.context import G
from regio.his.debaters import commit, needed_debaters, uncommitted
from regio.his.deck import draw_from_deck
from regio.his.powers import ENGLAND, PROTESTANT
from regio.his.religion import catholic
from regio.his.religious_actions import refuse_burn_books, refuse_treatise
from regio.his.state import FLAG_PRINTING_PRESS
from regio.his.tables_cards import CARD_DEBATERS
from regio.his.tables_map import ENGLISH_HOME
from regio.his.tables_persons import DEBATER_VALUE
from regio.his.tables_religion import (
    STRING_BORA,
    STRING_COMMON_PRAYER,
    STRING_DEFENDER,
    STRING_DISSOLUTION,
    STRING_ERASMUS_EARLY,
    STRING_ERASMUS_LATE,
    STRING_INSTITUTES,
    STRING_MARBURG,
    STRING_MARY_DEFIES,
    STRING_MIGHTY_FORTRESS,
    STRING_PLACARDS,
    STRING_PRINTING_PRESS,
)
from regio.his.unrest import put_unrest
from regio.kernel.messages import Refusal, message
from regio.kernel.questions import One, Some
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_MARBURG = message("his-ask-marburg")
ASK_PRAYER_UNREST = message("his-ask-prayer-unrest", "count:n")
FACT_PRAYER = message("his-prayer-roll", "dice:dice", "count:n")
FACT_PRESS = message("his-printing-press")

LAST_EARLY_TURN = 2
"""The last turn on which Erasmus helps the Reformation."""
PRAYER_UNREST = (0, 0, 1, 1, 2)
"""Spaces put into unrest by the die of card 62; on a 6 all of them."""

# -- events that only give a string -----------------------------------------------------------------


def refuse_reform(card: int, g: G, power: int) -> Refusal | None:
    """Cards 0.5: the needed debater must be uncommitted, and there must be a target."""
    return needed_debaters(g.state, card) or refuse_treatise(g, PROTESTANT)


def play_reform(card: int, kind: int, g: G, power: int) -> Procedure:
    """Cards 0.11: commit the debater whom the card needs, whoever plays it; the Protestant makes the attempts."""
    for wanted in CARD_DEBATERS[card]:
        commit(g, members(wanted)[0])
    yield from attempts(g, AttemptString(kind))


def register_reform(card: int, kind: int) -> None:
    """An event that is a string of Reformation attempts and nothing else."""
    register_event(card, Use(EVENT, partial(refuse_reform, card), partial(play_reform, card, kind)))


register_reform(AFFAIR_OF_THE_PLACARDS, STRING_PLACARDS)
register_reform(CALVINS_INSTITUTES, STRING_INSTITUTES)
register_reform(A_MIGHTY_FORTRESS, STRING_MIGHTY_FORTRESS)
register_reform(KATHERINA_BORA, STRING_BORA)

# -- 11 Defender of the Faith, 61 Mary Defies Council ------------------------------------------------


def defender_of_the_faith(g: G, power: int) -> Procedure:
    """Card 11: 3 Counter Reformation attempts, all zones; England draws a card if it played it."""
    yield from attempts(g, AttemptString(STRING_DEFENDER))
    if power == ENGLAND:
        draw_from_deck(g, ENGLAND)


def mary_defies_council(g: G, power: int) -> Procedure:
    """Card 61: 3 Counter Reformation attempts, target zone English."""
    yield from attempts(g, AttemptString(STRING_MARY_DEFIES))


register_event(DEFENDER_OF_THE_FAITH, Use(EVENT, always, defender_of_the_faith))
register_event(MARY_DEFIES_COUNCIL, Use(EVENT, refuse_burn_books, mary_defies_council))

# -- 41 Marburg Colloquy ----------------------------------------------------------------------------


def marburg_colloquy(g: G, power: int) -> Procedure:
    """Card 41: the Protestant commits one debater of each pair and makes as many attempts as their values add up to."""
    total = 0
    for wanted in CARD_DEBATERS[MARBURG_COLLOQUY]:
        choices = members(wanted & uncommitted(g.state))
        debater = yield One(PROTESTANT, ASK_MARBURG, (), "debater", choices, "18.2")
        commit(g, debater)
        total += DEBATER_VALUE[debater]
    yield from attempts(g, AttemptString(STRING_MARBURG, attempts=total))


register_event(MARBURG_COLLOQUY, Use(EVENT, partial(refuse_reform, MARBURG_COLLOQUY), marburg_colloquy))

# -- 62 Book of Common Prayer, 63 Dissolution of the Monasteries -------------------------------------


def refuse_common_prayer(g: G, power: int) -> Refusal | None:
    """Card 62 needs Cranmer uncommitted."""
    return needed_debaters(g.state, BOOK_OF_COMMON_PRAYER)


def book_of_common_prayer(g: G, power: int) -> Procedure:
    """Card 62: 4 attempts on English home spaces, then unrest among the Catholic ones, occupied or not."""
    for wanted in CARD_DEBATERS[BOOK_OF_COMMON_PRAYER]:
        commit(g, members(wanted)[0])
    yield from attempts(g, AttemptString(STRING_COMMON_PRAYER, allowed=ENGLISH_HOME))
    s = g.state
    spaces = members(ENGLISH_HOME & catholic(s) & ~s.unrest)
    dice = g.roll(1, "card.62")
    wished = PRAYER_UNREST[dice[0] - 1] if dice[0] <= len(PRAYER_UNREST) else len(spaces)
    count = min(wished, len(spaces))
    g.log(FACT_PRAYER, tuple(dice), count)
    if not count:
        return
    chosen = yield Some(power, ASK_PRAYER_UNREST, (count,), "space", spaces, count, count, "12.4")
    for space in chosen:
        put_unrest(g, space)


def dissolution_of_the_monasteries(g: G, power: int) -> Procedure:
    """Card 63: England draws 2 cards; then 3 Reformation attempts, target zone English."""
    draw_from_deck(g, ENGLAND)
    draw_from_deck(g, ENGLAND)
    yield from attempts(g, AttemptString(STRING_DISSOLUTION))


register_event(BOOK_OF_COMMON_PRAYER, Use(EVENT, refuse_common_prayer, book_of_common_prayer))
register_event(DISSOLUTION_OF_THE_MONASTERIES, Use(EVENT, always, dissolution_of_the_monasteries))

# -- 75 Erasmus, 90 Printing Press -------------------------------------------------------------------


def refuse_erasmus(g: G, power: int) -> Refusal | None:
    """Card 75: there must be a target for the attempts of this turn."""
    if g.state.turn <= LAST_EARLY_TURN:
        return refuse_treatise(g, PROTESTANT)
    return refuse_burn_books(g, power)


def erasmus(g: G, power: int) -> Procedure:
    """Card 75: 4 Reformation attempts on turns 1-2, later 4 Counter Reformation attempts, all zones."""
    early = g.state.turn <= LAST_EARLY_TURN
    yield from attempts(g, AttemptString(STRING_ERASMUS_EARLY if early else STRING_ERASMUS_LATE))


def printing_press(g: G, power: int) -> Procedure:
    """Card 90: an extra die in every Reformation attempt of the turn; 3 attempts at once, all zones."""
    g.state.turn_flags |= FLAG_PRINTING_PRESS
    g.log(FACT_PRESS)
    yield from attempts(g, AttemptString(STRING_PRINTING_PRESS))


register_event(ERASMUS, Use(EVENT, refuse_erasmus, erasmus))
register_event(PRINTING_PRESS, Use(EVENT, always, printing_press))
