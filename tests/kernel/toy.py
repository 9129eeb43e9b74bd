"""A small game with every form of question, dice inside procedures and hidden cards, to test the kernel alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from regio.kernel.chance import Chance, FastChance
from regio.kernel.context import Context
from regio.kernel.errors import BadInput, InvariantError
from regio.kernel.game import Game, start
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import DONE, NO, YES, Domain, Notation, word
from regio.kernel.questions import Counts, Deal, One, Open, Rng, Some, Term, TermKind, Together
from regio.kernel.rules import Procedure, Result, Rules

ACTIONS = ("fight", "draw", "bid", "pick", "share", "trade", "talk", "forced", "fail", "end")
FIGHT, DRAW, BID, PICK, SHARE, TRADE, TALK, FORCED, FAIL, END = range(len(ACTIONS))
COLOURS = ("red", "blue", "green-leaf", "red-leaf")
SEATS = ("ann", "bob", "cid")
HOLD = word("hold")

ASK_ACTION = message("toy-ask-action", "points:n")
ASK_LOSS = message("toy-ask-loss", "dice:n")
ASK_BID = message("toy-ask-bid")
ASK_PICK = message("toy-ask-pick")
ASK_SHARE = message("toy-ask-share")
ASK_TRADE = message("toy-ask-trade")
ASK_TALK = message("toy-ask-talk")
ASK_FORCED = message("toy-ask-forced")
FACT_FOUGHT = message("toy-fought", "dice:dice", "loss:n")
FACT_FORCED = message("toy-forced", "colour:colour")
FACT_DRAWN = message("toy-drawn", "card:card")
WHY_NOT = message("toy-why-not", "colours:colours")
WHY_TERM = message("toy-why-term")

NOTATION = Notation(
    [Domain("colour", COLOURS), Domain("action", ACTIONS), Domain("card", tuple(f"c{i}" for i in range(12)))],
    {"colours": "colour"},
)
KINDS = (TermKind("give", ("colour", "n")), TermKind("peace", ()))


class ToyState:
    """Ints and lists only."""

    def __init__(self) -> None:
        self.chance_count = 0
        self.seat = 0
        self.left = 20
        self.points = [0, 0, 0]
        self.hands = [0, 0, 0]
        self.deck: list[int] = []
        self.talked = 0
        self.trading = 0

    def copy(self) -> ToyState:
        twin = ToyState()
        for name, value in vars(self).items():
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin


class ToyG(Context):
    state: ToyState

    def counter(self) -> ToyState:
        return self.state


def play(g: ToyG) -> Procedure:
    s = g.state
    while s.left:
        if s.talked:
            yield from talk(g)
            continue
        if s.trading:
            yield from trade(g, s.trading - 1)
            continue
        options = [action for action in range(len(ACTIONS)) if action != DRAW or s.deck]
        g.quiet()
        action = yield One(s.seat, ASK_ACTION, (s.points[s.seat],), "action", options, "1", partial(refused, g))
        s.left -= 1
        yield from DO[action](g, s.seat)
        s.seat = (s.seat + 1) % 3


def refused(g: ToyG) -> list[tuple[int, Refusal]]:
    return [(DRAW, Refusal(WHY_NOT, (g.state.points[g.state.seat] & 15,), "1.3"))] if not g.state.deck else []


def fight(g: ToyG, seat: int) -> Procedure:
    """A question, dice, a question of another seat that depends on them, dice again."""
    colour = yield One(seat, ASK_PICK, (), "colour", [0, 1, 2])
    dice = g.roll(2 + colour, "fight.attack")
    loss = yield One((seat + 1) % 3, ASK_LOSS, (sum(dice),), "n", list(range(max(dice) + 1)))
    more = g.roll(1, "fight.defence")
    g.state.points[seat] += sum(dice) - loss + more[0]
    g.log(FACT_FOUGHT, (*dice, *more), loss)


def draw(g: ToyG, seat: int) -> Procedure:
    s = g.state
    card = g.choose(s.deck, "card", "draw")
    s.deck.remove(card)
    s.hands[seat] |= 1 << card
    g.log_to(1 << seat, FACT_DRAWN, card)
    return
    yield


def bid(g: ToyG, seat: int) -> Procedure:
    """All at once, then two more if the dice say so."""
    bids = yield Together([One(one, ASK_BID, (), "n", [0, 1, 2, 3]) for one in range(3)])
    if g.roll(1, "bid")[0] > 3:
        again = yield Together([One(one, ASK_BID, (), "word", [YES, NO, HOLD]) for one in (0, 2)])
        bids[0] += again[0] == YES
    g.state.points[seat] += bids[0] * 3 + bids[1] * 2 + bids[2]


def pick(g: ToyG, seat: int) -> Procedure:
    chosen = yield Some(seat, ASK_PICK, (), "colour", [0, 1, 3], 1, 2)
    g.state.points[seat] += sum(chosen)


def share(g: ToyG, seat: int) -> Procedure:
    counts = yield Counts(seat, ASK_SHARE, (), "colour", [0, 1, 2], [2, 3, 1], 1, 4)
    g.state.points[seat] += sum(n * (i + 1) for i, n in enumerate(counts))


def terms_of(g: ToyG) -> Iterator[Term]:
    for colour in range(2):
        yield (0, colour, g.state.points[colour] % 4)
    yield (1,)


def objection(g: ToyG, package: tuple[Term, ...]) -> Refusal | None:
    return Refusal(WHY_TERM, (), "9") if (1,) in package and len(package) == 2 else None


def begin_trade(g: ToyG, seat: int) -> Procedure:
    g.state.trading = seat + 1
    return
    yield


def trade(g: ToyG, seat: int) -> Procedure:
    """At a quiet point: what a clone offers must follow its own state."""
    g.quiet()
    deal = yield Deal(seat, ASK_TRADE, (), KINDS, partial(terms_of, g), partial(objection, g), 3)
    g.state.points[seat] += len(deal)
    g.state.trading = 0


def begin_talk(g: ToyG, seat: int) -> Procedure:
    g.state.talked = 3
    return
    yield


def talk(g: ToyG) -> Procedure:
    s = g.state
    g.quiet()
    seat, answer = yield Open([One(one, ASK_TALK, (), "word", [HOLD, DONE]) for one in range(3)])
    s.talked = 0 if answer == DONE else s.talked - 1
    s.points[seat] += s.talked


def forced(g: ToyG, seat: int) -> Procedure:
    """A question with one answer, dice, and a question with two."""
    colour = yield One(seat, ASK_FORCED, (), "colour", [2])
    g.log(FACT_FORCED, colour)
    dice = g.roll(1, "forced")
    other = yield One(seat, ASK_PICK, (), "colour", [0, dice[0] % 2 + 1])
    g.state.points[seat] += other


def fail(g: ToyG, seat: int) -> Procedure:
    """The rules have a fault, after a change and dice."""
    g.state.points[seat] += 1
    sure = yield One(seat, ASK_BID, (), "word", [NO, YES])
    g.state.points[seat] += g.roll(1, "fail")[0]
    if sure == YES:
        raise ZeroDivisionError("a fault")


def end(g: ToyG, seat: int) -> Procedure:
    g.state.left = max(0, g.state.left - 5)
    return
    yield


DO = {
    FIGHT: fight,
    DRAW: draw,
    BID: bid,
    PICK: pick,
    SHARE: share,
    TRADE: begin_trade,
    TALK: begin_talk,
    FORCED: forced,
    FAIL: fail,
    END: end,
}


class Toy(Rules):
    name = "toy"
    version = 1
    seats = SEATS
    editions = ("first", "second")
    notation = NOTATION

    def parse_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        for key in given:
            if key not in ("edition", "scenario"):
                raise BadInput(f"unknown option {key!r}")
        return {"edition": "first", **given}

    def dump_options(self, options: Any) -> dict[str, Any]:
        return dict(options)

    def context(self, chance: Chance, logging: bool) -> Context:
        return ToyG(chance, logging)

    def setup(self, g: Context, options: Any) -> Any:
        state = ToyState()
        self.attach(g, state)
        state.deck = list(range(12))
        g.shuffle(state.deck, "deck")
        state.left = 20 if options["edition"] == "first" else 10
        return state

    def attach(self, g: Context, state: Any) -> None:
        assert isinstance(g, ToyG)
        g.state = state

    def play(self, g: Context) -> Procedure:
        assert isinstance(g, ToyG)
        return play(g)

    def result(self, state: Any) -> Result | None:
        return None if state.left else Result((state.points.index(max(state.points)),), "points", tuple(state.points))

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        hand = [] if seat is None else [i for i in range(12) if state.hands[seat] >> i & 1]
        return {"points": state.points[:], "hand": hand, "sizes": [one.bit_count() for one in state.hands]}

    def check(self, state: Any) -> None:
        if state.left < 0:
            raise InvariantError("left below zero")

    def redeal(self, state: Any, seat: int | None, rng: Rng) -> None:
        state.deck.sort(key=lambda card: rng.random())

    def dump(self, state: Any) -> dict[str, Any]:
        return {name: value[:] if isinstance(value, list) else value for name, value in vars(state).items()}

    def load(self, data: Mapping[str, Any]) -> Any:
        state = ToyState()
        for name, value in data.items():
            setattr(state, name, value)
        return state

    def edit(self, state: Any, edits: Mapping[str, Any]) -> None:
        for key, value in edits.items():
            if key not in ("points", "left", "seat", "deck", "unchecked"):
                raise BadInput(f"unknown key {key!r} in [position]")
            setattr(state, key, value)

    def probe(self, state: Any, path: str) -> Any:
        table = {
            "points": state.points,
            "left": state.left,
            "pieces": {"red": 2, "blue": 1},
            "set": {"red", "blue"},
            "flag": True,
        }
        if path not in table:
            raise BadInput(f"{path}: unknown; there are: {', '.join(table)}")
        return table[path]

    def explain(self, refusal: Refusal) -> str:
        return "because " + NOTATION.message(refusal.message, refusal.values)


TOY = Toy()


def new_toy(seed: int = 1, chance: Chance | None = None, **more: Any) -> Game:
    """A toy game at its first question."""
    return start(TOY, {}, chance if chance is not None else FastChance(seed), seed, **more)
