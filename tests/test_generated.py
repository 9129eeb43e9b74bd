"""Files that a program in `tools/` writes are those that it would write now."""

import pytest

from tests.tools import ROOT, tool


@pytest.mark.parametrize("name", ["make_cards", "make_client_types", "make_ids", "make_rules"])
def test_files_are_fresh(name: str) -> None:
    for path, text in tool(name).files().items():
        assert path.read_text(encoding="utf-8") == text, f"stale, run tools/{name}.py: {path.relative_to(ROOT)}"


def test_no_page_of_cards_is_left_over() -> None:
    assert not tool("make_cards").left_over()


def test_every_card_stands_on_one_page_of_each_language() -> None:
    pages = ROOT / "docs" / "cards"
    for language in ("en", "ru"):
        found = [
            line
            for page in sorted((pages / language).iterdir())
            for line in page.read_text(encoding="utf-8").splitlines()
            if line.startswith("<a id=")
        ]
        assert sorted(found) == sorted(f'<a id="{card}"></a>' for card in range(1, 117))
