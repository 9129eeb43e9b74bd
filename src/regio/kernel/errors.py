"""Errors that a caller of the engine can meet. Each names the cause and what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regio.kernel.messages import Refusal


class RegioError(Exception):
    """Base of all errors that Regio raises on purpose."""


class BadInput(RegioError):
    """Something from outside (option, file, notation) is unknown, malformed or of another version."""


class IllegalDecision(RegioError):
    """An answer that the rules forbid. The game is unchanged.

    `rule` is the section that forbids it ("13.1"), `reason` says what was wrong and what is allowed;
    `refusal` is the rules' own reason, where they give one.
    """

    def __init__(self, reason: str, rule: str = "", refusal: Refusal | None = None) -> None:
        super().__init__(f"{reason} (§{rule})" if rule else reason)
        self.reason = reason
        self.rule = rule
        self.refusal = refusal


class InvariantError(RegioError):
    """The state breaks an invariant of the game: a fault of the program, never of a player."""


class ChanceExhausted(RegioError):
    """A scripted game asked for dice or draws that the script does not hold."""
