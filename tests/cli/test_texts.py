"""Every name, word and sentence exists in English and Russian."""

import csv
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import regio
from regio.bots import RandomBot, play_out
from regio.kernel.messages import MESSAGES
from regio.registry import game_names, rules_of
from regio.text import LANGUAGES, Speaker, all_names, catalogue_files, language_of, source


class Variables(Visitor):
    """Collects the variables of a sentence."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Words(Visitor):
    """Collects the plain text of a sentence."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def entries(language: str) -> dict[str, set[str]]:
    """The variables of each sentence of a language."""
    found = {}
    for entry in FluentParser().parse(source(language)).body:
        if isinstance(entry, Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_are_sound(language: str) -> None:
    ids: Counter[str] = Counter()
    for file in catalogue_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert type(entry).__name__ != "Junk", f"{file}: {entry.content!r}"  # type: ignore[union-attr]
            if isinstance(entry, Message):
                ids[entry.id.name] += 1
    assert not [id for id, times in ids.items() if times > 1], "declared twice"


def test_languages_have_the_same_sentences() -> None:
    english, russian = entries("en"), entries("ru")
    assert sorted(english.keys() ^ russian.keys()) == []


def test_every_message_has_sentences_with_its_own_variables() -> None:
    for game in game_names():
        rules_of(game)
    for language in LANGUAGES:
        known = entries(language)
        said = {id: message for id, message in MESSAGES.items() if id.split("-")[0] in game_names()}
        problems = [id for id in said if id not in known]
        for id, message in said.items():
            allowed = {*message.names, *(f"{name}-id" for name in message.names)}
            if not known.get(id, set()) <= allowed:
                problems.append(f"{id}: {known[id] - allowed}")
        assert problems == [], language


def words_of_the_games() -> list[str]:
    """The words declared by the games alone: asked of a fresh program, where no test has declared any."""
    code = (
        "from regio.registry import game_names, rules_of\n"
        "from regio.kernel.notation import word_tokens\n"
        "[rules_of(game) for game in game_names()]\n"
        "print(*word_tokens())"
    )
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize("game", game_names())
def test_everything_has_a_name(game: str) -> None:
    rules = rules_of(game)
    for language in LANGUAGES:
        speaker = Speaker(rules, language)
        for domain in rules.notation.domains.values():
            for value, token in enumerate(domain.tokens):
                named = rules.label(domain.name, value, language)
                assert not token or named or speaker.texts.has(f"{game}-name-{domain.name}-{token}"), (
                    domain.name,
                    token,
                )
        for token in words_of_the_games():
            assert speaker.texts.has(f"{game}-name-word-{token}"), token
        for name, values in rules.choices().items():
            assert speaker.texts.has(f"{game}-name-option-{name}")
            for value in values:
                assert speaker.texts.has(f"{game}-name-choice-{name}-{value}")
    names = all_names(rules)
    assert set(names["space"]["vienna"]) == set(LANGUAGES)


def test_russian_is_russian() -> None:
    """Words of a sentence itself (not its variables) are in Cyrillic, but for names of keys and programs."""
    latin = re.compile(r"\b(?![IVXL]+\b)[A-Za-z]{3,}")
    allowed = ("Ctrl-C", "Enter", "Regio")
    for entry in FluentParser().parse(source("ru")).body:
        if isinstance(entry, Message):
            words = Words()
            words.visit(entry)
            said = " ".join(words.found)
            for word in allowed:
                said = said.replace(word, "")
            assert not latin.search(said), f"{entry.id.name} = {said}"


@pytest.mark.parametrize(("language", "column"), [("en", "name"), ("ru", "name_ru")])
def test_a_string_of_attempts_is_named_like_its_card(language: str, column: str) -> None:
    with (Path(regio.__file__).parent / "his" / "data" / "cards.csv").open(encoding="utf-8") as file:
        names = {row["id"]: row[column].replace("'", "’") for row in csv.DictReader(file)}
    strings = re.findall(r"^his-name-string-(\w+?)(?:_early|_late)? = (.+)$", source(language), re.MULTILINE)
    of_cards = {(id, said.replace("'", "’")) for id, said in strings if id in names}
    assert len(of_cards) >= 10
    assert of_cards == {(id, names[id]) for id, _ in of_cards}


def test_a_whole_game_is_told() -> None:
    game = regio.new("his", seed=12, scenario="tournament")
    play_out(game, {seat: RandomBot() for seat in range(6)}, random.Random(1))
    for language in LANGUAGES:
        speaker = Speaker(game.rules, language)
        for fact in game.driver.g.facts:
            said = speaker.fact(fact)
            assert said and "{" not in said and not said.startswith("his-"), said


def test_languages_of_the_environment() -> None:
    assert language_of(None, {"LANG": "ru_RU.UTF-8"}) == "ru"
    assert language_of(None, {"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}) == "en"
    assert language_of(None, {}) == "en"
    assert language_of("ru", {"LANG": "en_GB"}) == "ru"
