"""The examples in the documentation run, and its links lead somewhere.

A page is one session: its ```python blocks run in order and share their names.
"""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```(?P<info>\S*)[^\n]*\n(?P<body>.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?://|mailto:|#)([^)#\s]+)")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def blocks(text: str) -> list[tuple[int, str, str]]:
    """Line of the first line inside, language, and body of each fenced block."""
    return [(text.count("\n", 0, m.start("body")), m["info"], m["body"]) for m in FENCE.finditer(text)]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_examples(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    parser = doctest.DocTestParser()
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    names: dict[str, object] = {}
    report: list[str] = []
    for line, info, body in blocks(page.read_text(encoding="utf-8")):
        if ">>>" not in body:
            continue
        assert info == "python", f"{name_of(page)}:{line}: an example with >>> must stand in a ```python block"
        test = parser.get_doctest(body, names, name_of(page), str(page), line)
        runner.run(test, out=report.append, clear_globs=False)
        names = test.globs
    assert runner.failures == 0, "".join(report)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links(page: Path) -> None:
    text = COMMENT.sub("", FENCE.sub("", page.read_text(encoding="utf-8")))
    broken = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    assert not broken, broken
