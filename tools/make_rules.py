"""Write the rules that the client shows, `src/regio/his/data/rules_reference.json`, from the pages of docs/rules.

A page holds sections, each below an anchor `<a id="13.2"></a>` whose id is the number that the program cites.
The section of a log entry is found in the program: in the docstring of the function that logs it, else of its module.
Run without arguments after a change; a test fails while the file is stale.
"""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "rules"
GAME = ROOT / "src" / "regio" / "his"
TARGET = GAME / "data" / "rules_reference.json"
LANGUAGES = ("en", "ru")

ANCHOR = re.compile(r'^<a id="(?P<id>[^"]+)"></a>\n+#{1,2} (?P<title>[^\n]+)\n', re.MULTILINE)
NUMBER = re.compile(r"\d+(\.\d+)?")
CITED = re.compile(r"§(\d+(?:\.\d+)?)|\b[Cc]ards? (\d+)")
FACTS = {
    "his-chateau": "21.4",
    "his-city-freed": "71",
    "his-colony-settled": "20.1",
    "his-cp-lost": "11",
    "his-impulse-skipped": "11",
    "his-leader-dies": "3.3",
    "his-leader-enters": "3.3",
    "his-minor-units-go": "22.4",
    "his-minor-units-lost": "22.4",
    "his-new-ruler": "3.3",
    "his-paid": "11.1",
    "his-passed": "11",
    "his-phase-begins": "7",
    "his-spring-card-played": "10",
    "his-turn-begins": "7",
    "his-victory": "23.1",
}
"""Log entries that no docstring places, or that belong elsewhere than the function that logs them."""
CARD_SECTIONS = {
    2: "21.2",
    3: "21.3",
    4: "21.4",
    5: "21.5",
    6: "18.5",
    7: "18.5",
    8: "18.1",
    9: "21.1",
    10: "3.3",
    11: "18.4",
    12: "23.2",
    13: "21.6",
    14: "3.3",
    15: "18.6",
    16: "18.2",
    17: "18.6",
    18: "5.1",
    19: "21.3",
    20: "3.3",
    21: "21.3",
    22: "3.3",
    23: "21.3",
}
"""Where cards are explained whose numbers could be taken for sections."""


# -- the pages --------------------------------------------------------------------------------------


def sections_of(page: str) -> Iterator[tuple[str, str, str]]:
    """Number, title without the number, and text of each section of a page."""
    found = list(ANCHOR.finditer(page))
    for here, after in zip(found, [*found[1:], None], strict=True):
        text = page[here.end() : after.start() if after else len(page)].strip()
        yield here["id"], here["title"].removeprefix(here["id"]).strip(), text


def read_sections(language: str) -> dict[str, dict[str, str]]:
    """All sections of a language in reading order."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted((PAGES / language).glob("*.md")):
        for id, title, text in sections_of(path.read_text(encoding="utf-8")):
            if id in found:
                raise SystemExit(f"{path}: section {id} exists already")
            found[id] = {"title": title, "text": text}
    return found


# -- what the program cites -------------------------------------------------------------------------


def modules() -> Iterator[ast.Module]:
    """The modules of the game."""
    for path in sorted(GAME.rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def cited_rules() -> set[str]:
    """Every section or card that a question or a refusal names: numbers as texts in calls of classes."""
    found = set()
    for module in modules():
        for call in (node for node in ast.walk(module) if isinstance(node, ast.Call)):
            if isinstance(call.func, ast.Name) and call.func.id[:1].isupper():
                for given in (*call.args, *(keyword.value for keyword in call.keywords)):
                    found |= {text for text in texts_in(given) if NUMBER.fullmatch(text)}
    return {text for text in found if "." in text or int(text) < 200}


def texts_in(node: ast.expr) -> Iterator[str]:
    """A text, or the texts of a choice between two."""
    if isinstance(node, ast.IfExp):
        yield from texts_in(node.body)
        yield from texts_in(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def fact_rules(sections: dict[str, Any]) -> dict[str, str]:
    """The section or card of each log entry by its id."""
    found: dict[str, str] = {}
    known: set[str] = set()
    for module in modules():
        ids = declared(module)
        known.update(ids.values())
        for function in (node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)):
            rule = rule_in(ast.get_docstring(function), sections) or rule_in(ast.get_docstring(module), sections)
            for node in ast.walk(function):
                if isinstance(node, ast.Name) and node.id in ids and rule:
                    found.setdefault(ids[node.id], rule)
    lost = [id for id in known if id not in found and id not in FACTS] + [id for id in FACTS if id not in known]
    if lost:
        raise SystemExit(f"log entries without a section (give the function a docstring with one), or unknown: {lost}")
    return dict(sorted((found | FACTS).items()))


def declared(module: ast.Module) -> dict[str, str]:
    """The log entries that a module declares: constant and id."""
    found = {}
    for node in module.body:
        match node:
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Name(id="message"), args=[ast.Constant(value=str(id)), *_]),
            ) if name.startswith("FACT"):
                found[name] = id
    return found


def rule_in(docstring: str | None, sections: dict[str, Any]) -> str | None:
    """The first section or card that a docstring names."""
    for section, card in CITED.findall(docstring or ""):
        if section in sections:
            return str(section)
        if card:
            return CARD_SECTIONS.get(int(card), str(card))
    return None


# -- the file ---------------------------------------------------------------------------------------


def reference() -> dict[str, Any]:
    """All that the client shows of the rules."""
    texts = {language: read_sections(language) for language in LANGUAGES}
    order = list(texts["en"])
    if order != list(texts["ru"]):
        raise SystemExit(f"sections differ: {sorted(set(order) ^ set(texts['ru']))}")
    sections = {id: {language: texts[language][id] for language in LANGUAGES} for id in order}
    return {"order": order, "sections": sections, "facts": fact_rules(sections)}


def written() -> str:
    """The content of the file."""
    return json.dumps(reference(), ensure_ascii=False, indent=0) + "\n"


def files() -> dict[Path, str]:
    """What is written, and where."""
    return {TARGET: written()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
