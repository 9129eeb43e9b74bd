"""Messages: what a question asks, what a fact says, why an answer is refused.

A message is an id and typed fields; the sentence in a language is made at the edge from the
catalogues (`texts/<language>/*.ftl`). The engine never builds a sentence.
"""

from __future__ import annotations

from collections.abc import Sequence

from regio.kernel.errors import RegioError

EVERYBODY = (1 << 16) - 1
"""Visibility mask of a fact that all seats and spectators may see."""


class Message:
    """An id with named, typed fields; each field is `name:domain`, the domain `n` being a number."""

    __slots__ = ("domains", "id", "names")

    def __init__(self, id: str, fields: Sequence[str]) -> None:
        self.id = id
        pairs = [field.split(":") for field in fields]
        self.names: tuple[str, ...] = tuple(pair[0] for pair in pairs)
        self.domains: tuple[str, ...] = tuple(pair[1] for pair in pairs)

    def __repr__(self) -> str:
        return f"Message({self.id})"


MESSAGES: dict[str, Message] = {}
"""All messages declared so far, by id."""


def message(id: str, *fields: str) -> Message:
    """Declare a message, once, at the top of the module that uses it."""
    if id in MESSAGES:
        raise RegioError(f"message {id} is declared twice")
    made = Message(id, fields)
    MESSAGES[id] = made
    return made


class Refusal:
    """Why something is not allowed: a message with values, and the section of the rule."""

    __slots__ = ("message", "rule", "values")

    def __init__(self, message: Message, values: tuple[int, ...] = (), rule: str = "") -> None:
        self.message = message
        self.values = values
        self.rule = rule


class Fact:
    """One entry of the log: a message with values, and the mask of seats that may see it."""

    __slots__ = ("message", "values", "visible")

    def __init__(self, message: Message, values: tuple[object, ...], visible: int = EVERYBODY) -> None:
        self.message = message
        self.values = values
        self.visible = visible

    def __repr__(self) -> str:
        return f"Fact({self.message.id}, {self.values})"
