"""Write docs/cards: every card in our own words, in English and Russian, from the tables that `regio cards` reads.

One page for each group of cards and language, and an index of all. Run without arguments after a change of the
cards' tables or texts or of the case files' `cards = [...]`; a test fails while a page is stale.
"""

from collections.abc import Callable
from pathlib import Path

from regio.cli.cards import Card, Cards, described
from regio.kernel.cases import read_case
from regio.registry import game_names, rules_of
from regio.text import LANGUAGES, Speaker

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "cards"
CASES = ROOT / "tests" / "cases" / "his"
RULES = rules_of("his")
SHOWN = 6
"""Most case files named for a card."""

Group = tuple[str, Callable[[Card], bool], dict[str, str]]


def _of(type: str) -> Callable[[Card], bool]:
    return lambda card: next(iter(card["type"].values())) == type


def _event(turn_one: bool) -> Callable[[Card], bool]:
    return lambda card: _of("event")(card) and (_first_turn(card) == 1) is turn_one


def _first_turn(card: Card) -> int | str:
    found: int | str = next(turn for turn in card["turn"].values() if turn is not None)
    return found


GROUPS: tuple[Group, ...] = (
    ("home", _of("home"), {"en": "Home cards", "ru": "Национальные карты"}),
    ("mandatory", _of("mandatory"), {"en": "Mandatory Events", "ru": "Обязательные события"}),
    ("combat", _of("combat"), {"en": "Combat cards", "ru": "Боевые карты"}),
    ("response", _of("response"), {"en": "Response cards", "ru": "Ответные карты"}),
    ("events-turn-1", _event(True), {"en": "Events in the deck from Turn 1", "ru": "События, доступные с 1-го хода"}),
    ("events-later", _event(False), {"en": "Events that join later", "ru": "События, которые появляются позже"}),
)
"""Pages: name, which cards (by their type in the first edition that has them), title by language."""
LEAD = {
    "en": "In our own words. [All cards](../README.md). The rules of cards in general: [6](../rules/en/06-cards.md).",
    "ru": "Нашими словами. [Все карты](../README.md). Общие правила о картах: [6](../rules/ru/06-cards.md).",
}
CASE_FILES = {"en": "Case files", "ru": "Проверки"}
MORE = {"en": "and {n} more", "ru": "и ещё {n}"}
INDEX = """# The cards

Every card of both editions in our own words, written by `tools/make_cards.py` from the tables of the game; do not edit.
`regio cards` says the same in the terminal. Which case file tests which card: [coverage](../coverage.md).

| English | Russian |
| --- | --- |
"""
TABLE = """
| card | English | Russian | CP | edition |
| --- | --- | --- | --- | --- |
"""


def files() -> dict[Path, str]:
    """What is written, and where."""
    deck: Cards = RULES.tables()["cards"]
    speakers = {language: Speaker(RULES, language) for language in LANGUAGES}
    cases = cases_by_card()
    pages = {PAGES / "README.md": index(deck, speakers)}
    for name, fits, titles in GROUPS:
        inside = {number: card for number, card in deck.items() if fits(card)}
        for language, speaker in speakers.items():
            parts = [entry(speaker, number, card, cases[number]) for number, card in inside.items()]
            head = f"# {titles[language]}\n\n{LEAD[language].replace('../rules', '../../rules')}\n"
            pages[PAGES / language / f"{name}.md"] = "\n".join([head, *parts])
    return pages


def group_of(card: Card) -> str:
    """The page of a card."""
    return next(name for name, fits, _ in GROUPS if fits(card))


def index(deck: Cards, speakers: dict[str, Speaker]) -> str:
    """All pages, and all cards with links to both languages."""
    pages = [f"| [{titles['en']}](en/{name}.md) | [{titles['ru']}](ru/{name}.md) |" for name, _, titles in GROUPS]
    rows = []
    for number, card in deck.items():
        links = [
            f"[{speaker.token_name('card', number)}]({language}/{group_of(card)}.md#{number})"
            for language, speaker in speakers.items()
        ]
        editions = [edition for edition, turn in card["turn"].items() if turn is not None]
        named = "both" if len(editions) == len(RULES.editions) else ", ".join(editions)
        rows.append(f"| {number} | {' | '.join(links)} | {card['cp']} | {named} |")
    return INDEX + "\n".join(pages) + "\n" + TABLE + "\n".join(rows) + "\n"


def entry(speaker: Speaker, number: str, card: Card, cases: list[Path]) -> str:
    """A card on its page, below an anchor of its number."""
    lines = [f'<a id="{number}"></a>', "", f"## {number} {speaker.token_name('card', number)}", ""]
    lines += [card["text"][speaker.language], ""]
    lines += [
        f"- {label}: {said}" if label else f"- {said}" for label, said in described(speaker, card, RULES.editions)
    ]
    lines.append(f"- {CASE_FILES[speaker.language]}: {links(cases, speaker.language)}")
    return "\n".join(lines) + "\n"


def links(cases: list[Path], language: str) -> str:
    """The case files of a card; many are cut."""
    shown = [f"[{path.stem}](../../../{path.relative_to(ROOT).as_posix()})" for path in cases[:SHOWN]]
    if len(cases) > SHOWN:
        shown.append(MORE[language].format(n=len(cases) - SHOWN))
    return ", ".join(shown)


def cases_by_card() -> dict[str, list[Path]]:
    """The case files of each card; those that name fewest cards come first."""
    found: dict[str, list[tuple[int, Path]]] = {number: [] for number in RULES.tables()["cards"]}
    for path in sorted(CASES.glob("*.toml")):
        case = read_case(path, game_names())
        for card in case.cards:
            found[str(card)].append((len(case.cards), path))
    return {number: [path for _, path in sorted(some)] for number, some in found.items()}


def left_over() -> set[Path]:
    """Pages that no card stands on any more."""
    return set(PAGES.glob("**/*.md")) - set(files())


if __name__ == "__main__":
    for path in left_over():
        path.unlink()
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
