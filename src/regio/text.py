"""Sentences in English and Russian from Fluent catalogues: the edge where ids become words.

The engine speaks in message ids and ints. `Texts` holds the catalogues of one language (`texts/<language>/*.ftl` of
every game, of the table and of the command), `Speaker` says questions, facts and refusals of one game in it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message as Entry

from regio.kernel.errors import BadInput
from regio.kernel.messages import Fact, Message, Refusal
from regio.kernel.notation import word_tokens
from regio.kernel.questions import Question
from regio.kernel.rules import Rules
from regio.registry import game_names

LANGUAGES: Final = ("en", "ru")
ROOMS: Final = ("table", "cli")
"""Rooms with sentences of their own."""


def catalogue_files(language: str) -> list[Traversable]:
    """The catalogues of a language, in a fixed order."""
    found = []
    for room in (*game_names(), *ROOMS):
        folder = files("regio").joinpath(room, "texts", language)
        if folder.is_dir():
            found += sorted((one for one in folder.iterdir() if one.name.endswith(".ftl")), key=lambda one: one.name)
    return found


@cache
def source(language: str) -> str:
    """All catalogues of a language as one Fluent text. `BadInput` names the languages that exist."""
    if language not in LANGUAGES:
        raise BadInput(f"unknown language {language!r}; languages: {', '.join(LANGUAGES)}")
    return "\n".join(one.read_text(encoding="utf-8") for one in catalogue_files(language))


def language_of(given: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment (LC_ALL, LC_MESSAGES, LANG), else English."""
    if given is not None:
        source(given)
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


class Texts:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        resource = FluentResource(source(language))
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)
        self.ids: tuple[str, ...] = tuple(entry.id.name for entry in resource.body if isinstance(entry, Entry))
        """The ids of all sentences."""

    def has(self, id: str) -> bool:
        """Is there a sentence of this id?"""
        return bool(self._bundle.has_message(id))

    def say(self, id: str, **values: object) -> str:
        """A sentence; its id where there is none."""
        return self.format(id, values)

    def format(self, id: str, values: Mapping[str, Any]) -> str:
        """A sentence with values whose names may hold hyphens."""
        if not self.has(id):
            return id
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return id
        said, _errors = self._bundle.format_pattern(pattern, dict(values))
        return str(said)


@cache
def texts(language: str) -> Texts:
    """The sentences of a language, read once."""
    return Texts(language)


class Speaker:
    """Says what a game's ids and messages mean, in one language."""

    def __init__(self, rules: Rules, language: str) -> None:
        self.rules = rules
        self.language = language
        self.texts = texts(language)

    def name(self, domain: str, value: int) -> str:
        """The name of an id or word: from the game's data, else from its catalogue, else its token."""
        if value < 0:
            return self.title("word", self.rules.notation.token("word", value))
        named = self.rules.label(domain, value, self.language)
        return named if named is not None else self.title(domain, self.rules.notation.token(domain, value))

    def title(self, domain: str, token: str) -> str:
        """The name of a token as the game's catalogue has it, else the token in plain words."""
        id = f"{self.rules.name}-name-{domain}-{token}"
        return self.texts.say(id) if self.texts.has(id) else token.replace("_", " ")

    def token_name(self, domain: str, token: str) -> str:
        """The name of a token."""
        known = self.rules.notation.domains.get(domain)
        value = known.find(token) if known is not None else None
        return self.title(domain, token) if value is None else self.name(domain, value)

    def names(self, domain: str, tokens: Iterable[str]) -> str:
        """The names of several tokens, joined."""
        return ", ".join(self.token_name(domain, token) for token in tokens)

    def argument(self, domain: str, value: object) -> tuple[str | int, str]:
        """A field of a message: how it is said, and its token, by which a sentence may select."""
        notation = self.rules.notation
        if isinstance(value, (tuple, list)):
            return ", ".join(str(one) for one in value), "-".join(str(one) for one in value)
        if not isinstance(value, int):
            return str(value), str(value)
        if domain in notation.sets:
            inside = notation.sets[domain]
            ids = members(value)
            return ", ".join(self.name(inside, one) for one in ids), "+".join(
                notation.token(inside, one) for one in ids
            )
        if domain == "n" or domain not in notation.domains:
            return value, str(value)
        return self.name(domain, value), notation.token(domain, value)

    def message(self, message: Message, values: Sequence[object]) -> str:
        """The sentence of a message; its notation where no catalogue has it."""
        if not self.texts.has(message.id):
            return self.rules.notation.message(message, values)
        said: dict[str, str | int] = {}
        for name, domain, value in zip(message.names, message.domains, values, strict=True):
            said[name], said[f"{name}-id"] = self.argument(domain, value)
        return self.texts.format(message.id, said)

    def question(self, question: Question) -> str:
        """What a question asks."""
        return self.message(question.message, question.values)

    def fact(self, fact: Fact) -> str:
        """What has happened."""
        return self.message(fact.message, fact.values)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed."""
        return self.message(refusal.message, refusal.values)


def members(mask: int) -> list[int]:
    """The ids in a bit set, rising."""
    return [one for one in range(mask.bit_length()) if mask >> one & 1]


def all_names(rules: Rules) -> dict[str, dict[str, dict[str, str]]]:
    """The names of everything, by domain, token and language: what a client needs to speak of the game."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    speakers = {language: Speaker(rules, language) for language in LANGUAGES}
    for domain in rules.notation.domains.values():
        table = found.setdefault(domain.name, {})
        for value, token in enumerate(domain.tokens):
            if token:
                table[token] = {language: speaker.name(domain.name, value) for language, speaker in speakers.items()}
    for token in word_tokens():
        found["word"][token] = {language: speaker.title("word", token) for language, speaker in speakers.items()}
    prefix = f"{rules.name}-name-"
    for id in texts(LANGUAGES[0]).ids:
        if id.startswith(prefix):
            name, _, token = id.removeprefix(prefix).partition("-")
            said = {language: speaker.title(name, token) for language, speaker in speakers.items()}
            found.setdefault(name, {}).setdefault(token, said)
    return found
