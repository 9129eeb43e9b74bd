"""The rules for players: both languages say the same, every cited section is there."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from regio.registry import rules_of
from tests.tools import tool

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = ROOT / "docs" / "rules"
SPECIAL = {"players", "scenarios", "moments", "editions"}
LARGEST = 400_000
CITED = re.compile(r"§(\d+(?:\.\d+)?)")
RULING = re.compile(r"\((\d+(?:\.\d+)?-[a-z-]+)\)")
MARK = re.compile(r"\[(?:2nd|500th)\]")
NOT_MARKDOWN_OF_OURS = re.compile(r"<|^#|^ +[-\d]|\]\(|`{3}", re.MULTILINE)


TOOL = tool("make_rules")
BOOK: dict[str, Any] = rules_of("his").rulebook()
SECTIONS: dict[str, dict[str, dict[str, str]]] = BOOK["sections"]


def is_card(rule: str) -> bool:
    return rule.isdigit() and (int(rule) == 1 or 24 <= int(rule) <= 116)


def shape(text: str) -> list[str]:
    """What a text consists of: its lines by kind, tables with their number of columns."""
    kinds = []
    for line in text.splitlines():
        if line.startswith("|"):
            kinds.append(f"table of {line.count('|') - 1}")
        elif line.strip():
            kinds.append(line[0] if line[0] in "-123456789" else "text")
    return kinds


def test_the_file_holds_the_book() -> None:
    written = TOOL.TARGET.read_text(encoding="utf-8")
    assert len(written.encode()) < LARGEST
    assert json.loads(written) == BOOK


def test_pages_have_the_same_names() -> None:
    assert [page.name for page in sorted((PAGES / "en").iterdir())] == [
        page.name for page in sorted((PAGES / "ru").iterdir())
    ]


def test_every_heading_is_a_section() -> None:
    for page in sorted(PAGES.glob("*/*.md")):
        text = page.read_text(encoding="utf-8")
        headings = re.findall(r"^#+ ", text, re.MULTILINE)
        assert len(headings) == len(list(TOOL.sections_of(text))), page


def test_sections_stand_in_order() -> None:
    numbers = [tuple(int(part) for part in id.split(".")) for id in BOOK["order"] if id not in SPECIAL]
    assert numbers == sorted(numbers)
    assert {number[0] for number in numbers} == set(range(2, 24))
    assert set(BOOK["order"]) >= SPECIAL


@pytest.mark.parametrize("id", SECTIONS)
def test_both_languages_say_the_same(id: str) -> None:
    english, russian = SECTIONS[id]["en"]["text"], SECTIONS[id]["ru"]["text"]
    assert shape(english) == shape(russian)
    assert sorted(MARK.findall(english)) == sorted(MARK.findall(russian))
    assert RULING.findall(english) == RULING.findall(russian)
    assert sorted(CITED.findall(english)) == sorted(CITED.findall(russian))
    assert SECTIONS[id]["en"]["title"] and SECTIONS[id]["ru"]["title"]


@pytest.mark.parametrize("id", SECTIONS)
def test_the_text_is_plain_markdown(id: str) -> None:
    for language in ("en", "ru"):
        text = SECTIONS[id][language]["text"]
        assert not NOT_MARKDOWN_OF_OURS.search(text)
        assert set(CITED.findall(text)) <= set(SECTIONS)
        assert text or any(other.startswith(f"{id}.") for other in SECTIONS), "an empty section without parts"


def test_what_the_program_cites_can_be_read() -> None:
    cited = TOOL.cited_rules()
    assert len(cited) > 80
    assert not [rule for rule in cited if rule not in SECTIONS and not is_card(rule)]
    assert not [fact for fact, rule in BOOK["facts"].items() if rule not in SECTIONS and not is_card(rule)]


def test_no_card_is_cited_by_the_number_of_a_section() -> None:
    """A rule "17" is section 17 for the client: the modules of cards cite cards below 24 by their section."""
    for path in sorted((TOOL.GAME / "cards").glob("*.py")):
        found = set(re.findall(r'"(\d+)"[,)]', path.read_text(encoding="utf-8")))
        assert not {rule for rule in found if rule in SECTIONS} - {"22"}, path


def test_rulings_named_in_the_pages_exist() -> None:
    known = set(
        re.findall(
            r"^\| (\d+(?:\.\d+)?-[a-z-]+) \|", (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE
        )
    )
    named = {name for section in SECTIONS.values() for name in RULING.findall(section["en"]["text"])}
    assert not named - known


def test_the_index_lists_every_page() -> None:
    index = (PAGES / "README.md").read_text(encoding="utf-8")
    for page in sorted(PAGES.glob("*/*.md")):
        assert f"({page.parent.name}/{page.name})" in index
