"""Write docs/coverage.md: which case file covers which section of the rules and which card.

`python tools/coverage.py` writes the page, `--check` only says whether it is up to date.
"""

import argparse
import sys
from pathlib import Path

from regio.his.cards.numbers import CARD_NAMES
from regio.his.options import EDITIONS
from regio.his.tables_cards import EDITION_CARDS
from regio.kernel.cases import Case, read_case
from regio.kernel.errors import BadInput
from regio.registry import game_names

ROOT = Path(__file__).resolve().parent.parent
CASES = ROOT / "tests" / "cases"
PAGE = ROOT / "docs" / "coverage.md"
SHOWN = 8
"""Most cases named in a row."""


def sections() -> dict[str, str]:
    """The numbered sections with their titles, in order."""
    lines = (CASES / "sections.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    return {number: title for number, _, title in pairs}


def all_cases() -> list[Case]:
    """All case files of the tests."""
    return [read_case(path, game_names()) for path in sorted(CASES.glob("**/*.toml"))]


def unknown(cases: list[Case], known: dict[str, str]) -> list[str]:
    """Sections and cards that a case names and that do not exist."""
    found = []
    for case in cases:
        found += [f"{case.path.name}: no section {number}" for number in case.rules if number not in known]
        found += [f"{case.path.name}: no card {card}" for card in case.cards if not card_name(card)]
    return found


def card_name(card: int) -> str:
    """The slug of a card, empty if there is none."""
    return CARD_NAMES[card] if 0 < card < len(CARD_NAMES) else ""


def names(cases: list[Case]) -> str:
    """The cases of a row; long rows are cut."""
    shown = [f"[{case.path.stem}](../{case.path.relative_to(ROOT).as_posix()})" for case in cases[:SHOWN]]
    rest = len(cases) - len(shown)
    return ", ".join(shown) + (f" and {rest} more" if rest else "")


def whole(section: str, known: dict[str, str]) -> bool:
    """Is this the heading of a chapter whose rules stand in its numbered parts?"""
    return "." not in section and any(other.startswith(f"{section}.") for other in known)


def page(cases: list[Case]) -> str:
    """The text of the page."""
    known = sections()
    by_section: dict[str, list[Case]] = {number: [] for number in known}
    by_card: dict[int, list[Case]] = {card: [] for card in range(1, len(CARD_NAMES)) if CARD_NAMES[card]}
    for case in cases:
        for number in case.rules:
            by_section[number].append(case)
        for card in case.cards:
            by_card[card].append(case)
    ruled = [number for number in known if not whole(number, known)]
    bare = [number for number in ruled if not by_section[number]]
    lines = [
        "# Which case covers what",
        "",
        "Written by `tools/coverage.py` from the [case files](notation.md); do not edit.",
        "",
        f"{len(cases)} cases; {len(ruled) - len(bare)} of {len(ruled)} sections that hold rules and "
        f"{sum(1 for some in by_card.values() if some)} of {len(by_card)} cards are covered.",
        "",
        f"Sections without a case: {', '.join(bare) or 'none'}.",
        "",
        "## Here I Stand: sections of the rules",
        "",
        "| § | title | cases | which |",
        "| --- | --- | --- | --- |",
    ]
    lines += [f"| {number} | {known[number]} | {len(some)} | {names(some)} |" for number, some in by_section.items()]
    lines += [
        "",
        "## Here I Stand: cards",
        "",
        "| card | name | edition | cases | which |",
        "| --- | --- | --- | --- | --- |",
    ]
    for card, some in by_card.items():
        editions = [name for i, name in enumerate(EDITIONS) if EDITION_CARDS[i] >> card & 1]
        edition = "both" if len(editions) == len(EDITIONS) else ", ".join(editions)
        lines.append(f"| {card} | {CARD_NAMES[card]} | {edition} | {len(some)} | {names(some)} |")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing; status 1 if the page is stale")
    args = parser.parse_args()
    try:
        cases = all_cases()
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2
    wrong = unknown(cases, sections())
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 2
    text = page(cases)
    if args.check:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            print(f"{PAGE.relative_to(ROOT)} is stale: run python tools/coverage.py", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
