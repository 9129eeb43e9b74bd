"""Every case file of `tests/cases` runs."""

from pathlib import Path

import pytest

from regio.kernel.cases import read_case, run_case
from regio.registry import game_names, rules_of
from tools.coverage import all_cases, sections, unknown

FOLDER = Path(__file__).parent / "cases"
FILES = sorted(FOLDER.glob("**/*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_case(path: Path) -> None:
    case = read_case(path, game_names())
    run_case(case, rules_of(case.game))


def test_names_are_unique() -> None:
    assert len({path.stem for path in FILES}) == len(FILES)


def test_sections_and_cards_that_cases_name_exist() -> None:
    assert not unknown(all_cases(), sections())
