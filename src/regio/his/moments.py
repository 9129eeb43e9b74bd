"""Moments: the points at which cards may be played as interrupts (HIS §6.1).

A procedure announces a moment with a *situation* (an object that lives only on the stack of the procedure and
says what is happening). `offer` asks the seats that may act, in impulse order from the active power on, until
all pass in a row. Cards register their plays here; a play changes the situation or the state.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from regio.his.context import G
from regio.his.deck import played_as_event, put_away, take_from_hand
from regio.his.persons import RULER_MARY_I
from regio.his.powers import ENGLAND, N_MAJORS
from regio.his.secrecy import is_strict, possible_cards, unplaced_cards
from regio.his.state import ACTION, State
from regio.kernel.messages import message
from regio.kernel.notation import PASS, word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure

# the moments; numbers in brackets are those of the fact base's list
ANY_TIME: Final = 0
"""Between two steps of an impulse: before the first action, after each action and event (M16, M21)."""
ACTION_ANNOUNCED: Final = 1
"""A land move, naval move, transport, assault or piracy is announced and paid (M22, M35, M43, M52)."""
TRANSFER_ANNOUNCED: Final = 2
"""The transfer of Charles V is announced (M15)."""
EVENT_DECLARED: Final = 3
"""A card is declared as event, nothing is resolved yet (M13, M14)."""
BATTLE_BEGINS: Final = 4
"""Field battle step 1 (M27)."""
BATTLE_CARDS: Final = 5
"""Field battle steps 4 and 5: combat cards of one side (M28, M29)."""
BATTLE_ROLLED: Final = 6
"""Field battle step 7: both sides have rolled (M30)."""
ASSAULT_BEGINS: Final = 7
"""Assault step 2: the active power's last mercenaries (M35)."""
ASSAULT_ATTACKER_CARDS: Final = 8
"""Assault step 5 (M36)."""
ASSAULT_DEFENDER_CARDS: Final = 9
"""Assault step 6 (M36)."""
ASSAULT_ROLLED: Final = 10
"""Assault step 8 (M37)."""
NAVAL_CARDS: Final = 11
"""Naval combat steps 3 and 4: combat cards of one side (M48)."""
NAVAL_ROLLED: Final = 12
"""Naval combat step 6 (M49)."""
NAVAL_ROLL: Final = 13
"""A naval interception or avoid battle roll was made (M45)."""
DEBATERS_KNOWN: Final = 14
"""The debaters of a round are known (M60)."""
N_MOMENTS: Final = 15
ANNOUNCEMENTS: Final = 1 << ACTION_ANNOUNCED | 1 << TRANSFER_ANNOUNCED | 1 << EVENT_DECLARED
"""The moments at which something is announced that the others may still prevent."""
MOMENT_NAMES: Final = (
    "any_time",
    "action_announced",
    "transfer_announced",
    "event_declared",
    "battle_begins",
    "battle_cards",
    "battle_rolled",
    "assault_begins",
    "assault_attacker_cards",
    "assault_defender_cards",
    "assault_rolled",
    "naval_cards",
    "naval_rolled",
    "naval_roll",
    "debaters_known",
)

# standing orders, where the table allows them: words of the answer, and their values in `state.standing`
PASS_IMPULSE: Final = word("pass-impulse")
PASS_TURN: Final = word("pass-turn")
PASS_UNLESS: Final = word("pass-unless-mine")
ORDERS: Final = (PASS_IMPULSE, PASS_TURN, PASS_UNLESS)
NO_ORDER: Final = 0
ORDER_TURN: Final = -1
ORDER_UNLESS: Final = -2
"""A positive value is the number of the impulse through which the seat passes."""

ASK_RESPONSE = message("his-ask-response", "moment:moment")
FACT_RESPONSE = message("his-response-played", "power:power", "card:card")


class Situation:
    """What is happening at a moment. Procedures subclass it; card plays read and change it."""

    def concerns(self, s: State, seat: int) -> bool:
        """Does it concern the pieces of this seat? A standing order "unless it concerns me" stops here."""
        return False


NOTHING: Final = Situation()
"""The situation of a moment that needs no description."""


class Play:
    """One way to play a card as an interrupt: at which moments, when, and what it does.

    `may(g, seat, situation)` must depend on public things only: it is also asked for seats that do not hold
    the card, so that under strict secrecy nobody learns from a question who does.
    """

    def __init__(
        self,
        card: int,
        moments: Sequence[int],
        may: Callable[[G, int, Situation], bool],
        play: Callable[[G, int, Situation], Procedure],
    ) -> None:
        self.card = card
        self.moments = tuple(moments)
        self.may = may
        self.play = play


PLAYS: Final[list[list[Play]]] = [[] for _ in range(N_MOMENTS)]
"""The plays registered for each moment."""
CARDS_AT: Final[list[int]] = [0] * N_MOMENTS
"""For each moment, the cards with a play there, as a bit set."""


def register(play: Play) -> None:
    """Make a card playable at its moments."""
    for moment in play.moments:
        PLAYS[moment].append(play)
        CARDS_AT[moment] |= 1 << play.card


def in_impulse_order(s: State) -> list[int]:
    """The major powers in impulse order, from the active power on."""
    return [(s.active + i) % N_MAJORS if s.active < N_MAJORS else i for i in range(N_MAJORS)]


def _plays_of(g: G, moment: int, seat: int, cards: int, situation: Situation) -> list[Play]:
    return [play for play in PLAYS[moment] if cards >> play.card & 1 and play.may(g, seat, situation)]


def _barred(s: State, seat: int) -> bool:
    """Under Mary I England uses response and combat cards for CP only (§21.3)."""
    return seat == ENGLAND and s.ruler[ENGLAND] == RULER_MARY_I


def _could_play(g: G, moment: int, seat: int, situation: Situation, unplaced: int) -> bool:
    """Could the seat hold a card for this moment, for all that the others know?"""
    s = g.state
    cards = CARDS_AT[moment] & possible_cards(s, seat, unplaced) & ~s.used_events
    return bool(cards) and not _barred(s, seat) and bool(_plays_of(g, moment, seat, cards, situation))


def offer(g: G, moment: int, seats: Sequence[int], situation: Situation) -> Procedure:
    """HIS §6.1: ask the seats in order for interrupts at a moment; each play starts the round again.

    Under fast secrecy only seats with a playable card are asked, under strict secrecy every seat that could
    hold one for all that the others know.
    """
    s = g.state
    if s.phase != ACTION:
        return
    strict = is_strict(s)
    at_moment = CARDS_AT[moment]
    if not strict:
        held = 0
        for seat in seats:
            held |= s.hand[seat]
        if not held & at_moment:
            _nobody_is_asked(g, moment, seats, situation)
            return
    unplaced = unplaced_cards(s) if strict else 0
    asked = 0
    while asked < len(seats):
        seat = seats[asked]
        asked += 1
        cards = s.hand[seat] & at_moment & ~s.used_events & ~s.held_back
        if (not strict and not cards) or _barred(s, seat) or stands_aside(s, seat, situation):
            continue
        plays = _plays_of(g, moment, seat, cards, situation)
        if not plays and not (strict and _could_play(g, moment, seat, situation, unplaced)):
            continue
        orders = ORDERS if s.options.standing_orders == "on" else ()
        options = [PASS, *orders, *(play.card for play in plays)]
        question = One(seat, ASK_RESPONSE, (moment,), "card", options, "6.1")
        question.hiding = strict
        question.about = situation
        card = yield question
        if card < 0:
            give_order(s, seat, card)
            continue
        play = next(play for play in plays if play.card == card)
        yield from play_now(g, seat, play, situation)
        unplaced = unplaced_cards(s) if strict else 0
        asked = 0


def _nobody_is_asked(g: G, moment: int, seats: Sequence[int], situation: Situation) -> None:
    """Fast secrecy: that nobody answers an announcement tells the active power of all hands (ruling 6.1-undo).

    It may not take the announcement back then and try another, unless nobody else could hold a card for it.
    """
    s = g.state
    if g.told or not ANNOUNCEMENTS >> moment & 1:
        return
    unplaced = unplaced_cards(s) & ~s.hand[s.active]
    for seat in seats:
        if seat != s.active and _could_play(g, moment, seat, situation, unplaced):
            g.tell()
            return


def give_order(s: State, seat: int, answer: int) -> None:
    """A seat that passes may pass for longer: this impulse, this turn, or until its own pieces are concerned."""
    if answer == PASS_IMPULSE:
        s.standing[seat] = s.impulse
    elif answer == PASS_TURN:
        s.standing[seat] = ORDER_TURN
    elif answer == PASS_UNLESS:
        s.standing[seat] = ORDER_UNLESS


def stands_aside(s: State, seat: int, situation: Situation) -> bool:
    """Does a standing order of the seat answer "no" here? It never answers a question that costs something."""
    order = s.standing[seat]
    if order == NO_ORDER:
        return False
    if order > 0:
        return order == s.impulse
    return order == ORDER_TURN or not situation.concerns(s, seat)


def play_now(g: G, seat: int, play: Play, situation: Situation) -> Procedure:
    """Play a card as an interrupt: it leaves the hand, does what it does, goes where it goes."""
    take_from_hand(g, seat, play.card)
    played_as_event(g.state, seat, play.card)
    g.log(FACT_RESPONSE, seat, play.card)
    yield from play.play(g, seat, situation)
    put_away(g, play.card, as_event=True)


def everybody(g: G, moment: int, situation: Situation = NOTHING) -> Procedure:
    """Offer a moment to all six powers, the active one first."""
    if not is_strict(g.state) and not ANNOUNCEMENTS >> moment & 1:
        held = 0
        for hand in g.state.hand:
            held |= hand
        if not held & CARDS_AT[moment]:
            return
    yield from offer(g, moment, in_impulse_order(g.state), situation)


def others(g: G, moment: int, situation: Situation) -> Procedure:
    """Offer a moment to all powers but the active one."""
    yield from offer(g, moment, in_impulse_order(g.state)[1:], situation)
