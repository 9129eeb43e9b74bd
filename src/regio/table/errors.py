"""Errors that a client can meet: an HTTP status, a sentence of the catalogues, a text for programmers."""

from __future__ import annotations

from regio.kernel.errors import RegioError
from regio.table.wire import ErrorBody, Message


class TableError(RegioError):
    """A request that the table refuses. Nothing has changed."""

    def __init__(self, status: int, id: str, text: str, rule: str = "", reason: Message | None = None) -> None:
        super().__init__(text)
        self.status = status
        self.body = ErrorBody(id=id, text=text, rule=rule, reason=reason)


def bad_input(text: str) -> TableError:
    return TableError(400, "table-bad-input", text)


def not_human(seat: str) -> TableError:
    return TableError(403, "table-not-human", f"a bot plays {seat}: nobody may look at its hand or decide for it")


def other_origin() -> TableError:
    return TableError(403, "table-other-origin", "this request comes from another web site")


def other_host(host: str) -> TableError:
    text = f"this table is not known as {host[:80]!r}; to allow that name, start it with --name"
    return TableError(403, "table-other-origin", text)


def not_found(what: str) -> TableError:
    return TableError(404, "table-not-found", f"there is no {what}")


def stale(sent: int, present: int) -> TableError:
    return TableError(
        409, "table-stale", f"the game is at revision {present}, not {sent}: look at it again, then decide"
    )


def promise_changed() -> TableError:
    return TableError(409, "table-stale", "another party has just changed this promise: look at it again")


def not_asked(text: str) -> TableError:
    return TableError(409, "table-not-asked", text)


def no_undo(text: str) -> TableError:
    return TableError(409, "table-no-undo", text)


def sealed() -> TableError:
    text = (
        "the game runs, and this file shows all hands and dice to come; open the game first"
        " (POST …/open): every player will see that it was opened"
    )
    return TableError(409, "table-sealed", text)


def other_rules(text: str) -> TableError:
    return TableError(409, "table-other-rules", f"this game was played by other rules and cannot go on: {text}")


def too_slow() -> TableError:
    return TableError(408, "table-too-slow", "the rest of the request did not come in time")


def too_large(most: int) -> TableError:
    return TableError(413, "table-too-large", f"a request may have {most} bytes at most")


def game_over() -> TableError:
    return TableError(409, "table-over", "the game is over: nothing new can be promised in it")


def not_yours(text: str) -> TableError:
    return TableError(403, "table-not-yours", text)


def too_many(text: str) -> TableError:
    return TableError(429, "table-too-many", text)


def illegal(text: str, rule: str, reason: Message | None) -> TableError:
    return TableError(422, "table-illegal", text, rule, reason)


def not_stored(text: str) -> TableError:
    return TableError(503, "table-not-stored", f"the database cannot be used, nothing has changed: {text}")


def fault(text: str) -> TableError:
    return TableError(500, "table-fault", f"the program failed ({text}): look at the game again to see what was done")
