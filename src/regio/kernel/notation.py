"""Notation: the one table that prints and parses every id and word.

A `Domain` maps ints to tokens and back. Words that are no ids ("pass", "yes", "withdraw") are negative
ints of the one word table and are understood in every domain. Tokens are what players type, what records
and case files hold; ints live only inside a running program.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regio.kernel.errors import BadInput, RegioError
from regio.kernel.messages import Message

_WORDS: list[str] = []
_WORD_IDS: dict[str, int] = {}


def word(token: str) -> int:
    """The negative int of a word; declares it at first use."""
    known = _WORD_IDS.get(token)
    if known is not None:
        return known
    _WORDS.append(token)
    made = -len(_WORDS)
    _WORD_IDS[token] = made
    return made


def word_tokens() -> tuple[str, ...]:
    """All words declared so far."""
    return tuple(_WORDS)


PASS = word("pass")
DONE = word("done")
NONE = word("none")
YES = word("yes")
NO = word("no")


PUNCTUATION = (";",)
"""Tokens that separate the terms of a deal."""


class Domain:
    """A kind of ids: its name and the token of each int; `aliases` are further tokens understood."""

    __slots__ = ("_ids", "name", "tokens")

    def __init__(self, name: str, tokens: Sequence[str], aliases: dict[str, int] | None = None) -> None:
        self.name = name
        self.tokens: tuple[str, ...] = tuple(tokens)
        ids: dict[str, int] = {token: i for i, token in enumerate(self.tokens) if token}
        if len(ids) != sum(1 for token in self.tokens if token):
            raise RegioError(f"domain {name} has a token twice")
        if aliases:
            ids.update(aliases)
        self._ids = ids

    def token(self, value: int) -> str:
        """The token of an id or word."""
        return _WORDS[-value - 1] if value < 0 else self.tokens[value]

    def find(self, token: str) -> int | None:
        """The id or word of a token, or None."""
        found = self._ids.get(token)
        return found if found is not None else _WORD_IDS.get(token)

    def parse(self, token: str) -> int:
        """The id or word of a token; `BadInput` names near misses."""
        found = self.find(token)
        if found is None:
            near = [known for known in self._ids if known.startswith(token[:3])][:5]
            hint = f"; did you mean {', '.join(near)}?" if near and token else ""
            raise BadInput(f"unknown {self.name} {token!r}{hint}")
        return found


class Notation:
    """The domains of one game, by name. `n` (plain numbers) and `word` exist in every game."""

    __slots__ = ("domains", "sets")

    def __init__(self, domains: Sequence[Domain], sets: Mapping[str, str] | None = None) -> None:
        self.domains: dict[str, Domain] = {domain.name: domain for domain in domains}
        self.domains.setdefault("word", Domain("word", ()))
        self.sets: dict[str, str] = dict(sets or {})
        """Names of bit sets in messages ("powers") and the domain of their members."""

    def domain(self, name: str) -> Domain:
        """The domain of that name."""
        found = self.domains.get(name)
        if found is None:
            raise BadInput(f"unknown kind of name {name!r}; known: {', '.join(sorted(self.domains))}")
        return found

    def token(self, name: str, value: int) -> str:
        """Print an id of the named domain; numbers print as digits."""
        if name == "n":
            return str(value) if value >= 0 else _WORDS[-value - 1]
        return self.domain(name).token(value)

    def parse(self, name: str, token: str) -> int:
        """Parse a token of the named domain."""
        found = self.find(name, token)
        return found if found is not None else self.domain(name).parse(token)

    def find(self, name: str, token: str) -> int | None:
        """Parse a token of the named domain, None where it is unknown."""
        if name == "n":
            return int(token) if token.isdigit() else _WORD_IDS.get(token)
        return self.domain(name).find(token)

    def known(self, token: str) -> bool:
        """Is this a token of any domain, a word, a number, or the short form of a token (`reg`)?"""
        if token.isdigit() or token in _WORD_IDS or token in PUNCTUATION:
            return True
        ending = "-" + token
        for domain in self.domains.values():
            if domain.find(token) is not None or any(other.endswith(ending) for other in domain.tokens):
                return True
        return False

    def show(self, name: str, value: object) -> str:
        """Print a field of a message: an id, a number, a bit set, or a tuple of numbers such as dice."""
        if isinstance(value, (tuple, list)):
            return "-".join(str(one) for one in value) or "none"
        if not isinstance(value, int):
            return str(value)
        if name in self.sets:
            inside = self.domain(self.sets[name])
            found = [inside.token(i) for i in range(value.bit_length()) if value >> i & 1]
            return "+".join(found) or "none"
        if value < 0 or name == "n" or name not in self.domains:
            return self.token("n", value) if value >= 0 or -value <= len(_WORDS) else str(value)
        return self.domain(name).token(value)

    def message(self, message: Message, values: Sequence[object]) -> str:
        """A question, fact or refusal in notation: its id and its fields."""
        fields = zip(message.names, message.domains, values, strict=False)
        return " ".join([message.id, *(f"{name}={self.show(domain, value)}" for name, domain, value in fields)])


def split(text: str) -> list[str]:
    """The tokens of a line: separated by blanks; `>`, `,`, `:` and `+` are decoration."""
    for mark in (">", ",", ":", "+"):
        text = text.replace(mark, " ")
    return text.split()
