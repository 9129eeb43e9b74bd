"""What goes over the wire, typed once: the client's TypeScript types are generated from these models.

`docs/api.md` explains every field. What comes in is checked strictly; what goes out is made here alone.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

SHORT = 40
LONG = 4000
PROMISE = 400

Seat = Annotated[str, Field(max_length=SHORT)]
OptionValue = Annotated[str, Field(max_length=SHORT)] | int


class Incoming(BaseModel):
    """A request: unknown fields are an error."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Outgoing(BaseModel):
    """An answer."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)


# -- requests ---------------------------------------------------------------------------------------


class NewGame(Incoming):
    """A game to start."""

    game: Annotated[str, Field(max_length=SHORT)]
    options: Annotated[dict[Annotated[str, Field(max_length=SHORT)], OptionValue], Field(max_length=30)] = {}
    seats: Annotated[dict[Seat, Annotated[str, Field(max_length=SHORT)]], Field(max_length=16)] = {}


class NewDecision(Incoming):
    """An answer to the open question of a seat, in notation."""

    revision: Annotated[int, Field(ge=0)]
    seat: Seat
    text: Annotated[str, Field(max_length=LONG)]
    since: Annotated[int, Field(ge=0)] = 0


class HintsRequest(Incoming):
    """What can be said of an answer to the open question of a seat, in notation, before it is given."""

    revision: Annotated[int, Field(ge=0)]
    seat: Seat
    text: Annotated[str, Field(max_length=LONG)]


class UndoRequest(Incoming):
    """Take back the last decision of a seat."""

    revision: Annotated[int, Field(ge=0)]
    seat: Seat
    since: Annotated[int, Field(ge=0)] = 0


class OpenRequest(Incoming):
    """Lay a running game open; nothing more is to be said of it."""


class NewPromise(Incoming):
    """A promise to write down, to one or more powers; `offer`: the number of a deal that all of them see."""

    seat: Seat
    to: Annotated[list[Seat], Field(min_length=1, max_length=16)]
    text: Annotated[str, Field(min_length=1, max_length=PROMISE)]
    offer: Annotated[int, Field(ge=0, le=9999)] | None = None


class PromiseChange(Incoming):
    """What a party says has become of a promise ("none": nothing any more), or that all may read it."""

    seat: Seat
    mark: Literal["kept", "broken", "withdrawn", "none"] | None = None
    publish: bool = False


class Look(Incoming):
    """Over the live channel: look from this seat from now on."""

    seat: Seat | None


# -- messages and questions -------------------------------------------------------------------------


class Value(Outgoing):
    """An id of a domain, a number, or several of them."""

    domain: str
    value: str | int | list[str] | list[int]


class Message(Outgoing):
    """A sentence of the catalogues with its arguments."""

    id: str
    args: dict[str, Value]


class LogEntry(Outgoing):
    """Something that happened; `n` is its number in the whole log."""

    n: int
    id: str
    args: dict[str, Value]


class Refused(Outgoing):
    """What is not allowed now, and why."""

    option: Value
    reason: Message
    rule: str


class Hint(Outgoing):
    """What helps to answer, such as odds; `option` null: of the question as a whole."""

    option: Value | None
    message: Message


class Hints(Outgoing):
    """What can be said of an answer, at a revision of the game."""

    revision: int
    hints: list[Hint]


class Step(Outgoing):
    """Something settled in the action of a question that is not carried out yet, and what can be said of it."""

    message: Message
    odds: list[Message]


class Remark(Outgoing):
    """Why something that a seat holds cannot be used now, asked or not; `part` is the use that is meant, if several."""

    about: Value
    part: Value | None
    reason: Message
    rule: str


class Piece(Outgoing):
    """Something of which there are `bound`."""

    item: Value
    bound: int


class Commander(Outgoing):
    """A leader and his command rating."""

    leader: Value
    command: int


class Term(Outgoing):
    """One term that a deal may hold; `text` is its notation."""

    text: str
    kind: str
    values: list[Value]


class Asked(Outgoing):
    """What every question has."""

    seat: str
    message: Message
    rule: str
    hints: list[Hint]
    so_far: list[Step]


class OneQuestion(Asked):
    """Choose one."""

    form: Literal["one"]
    options: list[Value]
    refused: list[Refused]


class SomeQuestion(Asked):
    """Choose several."""

    form: Literal["some"]
    items: list[Value]
    at_least: int
    at_most: int


class CountsQuestion(Asked):
    """Choose how many of each."""

    form: Literal["counts"]
    pieces: list[Piece]
    at_least: int
    at_most: int


class FormationQuestion(Asked):
    """Choose units and leaders. `required` leaders must go along; `impossible` counts cannot be shown by counters."""

    form: Literal["formation"]
    units: list[Piece]
    leaders: list[Commander]
    at_least: int
    cap: int
    limited: bool
    base: int
    may_be_empty: bool
    required: list[Value]
    impossible: list[list[int]]


class DealQuestion(Asked):
    """Propose terms."""

    form: Literal["deal"]
    terms: list[Term]
    at_most: int


class TalkQuestion(Asked):
    """Talk with others: offer terms to partners, accept or refuse an offer, or leave ("done")."""

    form: Literal["talk"]
    offers: list[int]
    partners: list[str]
    may_offer: bool
    terms: list[Term]
    at_most: int


Question = Annotated[
    OneQuestion | SomeQuestion | CountsQuestion | FormationQuestion | DealQuestion | TalkQuestion,
    Field(discriminator="form"),
]

# -- games ------------------------------------------------------------------------------------------

Status = Literal["running", "over"]


class Result(Outgoing):
    """How a game ended."""

    winners: list[str]
    kind: str
    points: dict[str, int]


class GameRow(Outgoing):
    """A game in the list of games."""

    id: str
    game: str
    options: dict[str, OptionValue]
    seats: dict[str, str]
    status: Status
    revision: int
    awaited: list[str]
    turn: int
    created: str
    changed: str
    winners: list[str]


class GameList(Outgoing):
    """All games, the newest first."""

    games: list[GameRow]


class StateOfPlay(Outgoing):
    """A game as one seat may know it, without the position."""

    id: str
    game: str
    options: dict[str, OptionValue]
    seats: dict[str, str]
    status: Status
    revision: int
    seat: str | None
    question: Question | None
    remarks: list[Remark]
    awaited: list[str]
    can_undo: bool
    log_from: int
    log: list[LogEntry]
    log_next: int
    commitment: str
    key: str | None
    opened: bool
    result: Result | None


class GameState(StateOfPlay):
    """A game as one seat may know it."""

    view: dict[str, Any]


class PromiseRow(Outgoing):
    """A promise that was written down; it has no effect on the game. `marks`: what its parties say of it, by seat.

    `log_at`: it belongs before the entry of the log with this number.
    """

    id: str
    turn: int
    writer: str
    to: list[str]
    text: str
    offer: int | None
    public: bool
    marks: dict[str, Literal["kept", "broken", "withdrawn"]]
    log_at: int


class PromiseList(Outgoing):
    """The promises that a seat may read, in the order in which they were written."""

    seat: str | None
    promises: list[PromiseRow]


class Full(Outgoing):
    """First message of the live channel, and after each `Look`."""

    type: Literal["full"]
    state: GameState
    promises: list[PromiseRow]


class Change(Outgoing):
    """The game has changed; `patch` is a JSON merge patch for the view of revision `base`."""

    type: Literal["change"]
    base: int
    patch: dict[str, Any]
    state: StateOfPlay


class Promised(Outgoing):
    """The promises that the seat may read have changed."""

    type: Literal["promises"]
    seat: str | None
    promises: list[PromiseRow]


Live = Annotated[Full | Change | Promised, Field(discriminator="type")]


class Name(Outgoing):
    """A name in the languages of the table."""

    en: str
    ru: str


class Meta(Outgoing):
    """What never changes of a game while the server runs."""

    game: str
    seats: list[str]
    options: dict[str, list[OptionValue]]
    bots: list[str]
    names: dict[str, dict[str, Name]]
    tables: dict[str, Any]


class RuleText(Outgoing):
    """A section of the rules in one language; `text` is Markdown without HTML and headings."""

    title: str
    text: str


class RuleSection(Outgoing):
    """A section of the rules in the languages of the table."""

    en: RuleText
    ru: RuleText


class Rulebook(Outgoing):
    """The rules of a game for players; `facts` gives the `rule` of each log entry by its id."""

    game: str
    order: list[str]
    sections: dict[str, RuleSection]
    facts: dict[str, str]


class ErrorBody(Outgoing):
    """What was wrong."""

    id: str
    text: str
    rule: str = ""
    reason: Message | None = None


class ErrorReply(Outgoing):
    """The answer to a request that failed."""

    error: ErrorBody


class Health(Outgoing):
    """The server is up."""

    ok: bool
    version: str
