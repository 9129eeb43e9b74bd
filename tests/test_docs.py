"""The examples in the documentation run, its links lead somewhere, and the commands and files it names exist.

A page is one session: its ```python blocks run in order and share their names.
"""

import doctest
import re
import shlex
from pathlib import Path

import pytest
import typer.main

from regio.cli.main import app

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
FENCE = re.compile(r"^```(?P<info>\S*)[^\n]*\n(?P<body>.*?)^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?://|mailto:|#)([^)#\s]+)")
ANCHORED = re.compile(r"\]\((?!https?://|mailto:)([^)#\s]*)#([^)\s]+)\)")
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
NAMED_FILE = re.compile(r"^(?:docs|src|tests|tools|web|bench)/[\w./-]+$")
MADE = ("web/dist", "web/node_modules")
"""Folders that a named file may lie in although a checkout does not bring them."""
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


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_anchors(page: Path) -> None:
    text = COMMENT.sub("", FENCE.sub("", page.read_text(encoding="utf-8")))
    broken = [
        f"{link}#{anchor}"
        for link, anchor in ANCHORED.findall(text)
        if anchor not in anchors(page.parent / link if link else page)
    ]
    assert not broken, broken


def anchors(page: Path) -> set[str]:
    """Where a link into a page may lead: its own anchors, and its headings as GitHub and others name them."""
    text = page.read_text(encoding="utf-8")
    headings = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in HEADING.findall(text)}
    return headings | set(ANCHOR.findall(text))


def commands(text: str) -> list[list[str]]:
    """The command lines that a page shows, in its blocks for a shell and between backticks."""
    lines = [line for _, info, body in blocks(text) if info == "sh" for line in body.splitlines()]
    lines += CODE.findall(FENCE.sub("", text))
    return [shlex.split(line, comments=True) for line in lines if re.match(r"(\S*/)?(regio|make) ", line)]


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands(page: Path) -> None:
    """Every command line names a subcommand with its options, or a target of the Makefile."""
    for program, *words in commands(page.read_text(encoding="utf-8")):
        name = next((word for word in words if "=" not in word), "")
        if program.endswith("make"):
            assert re.search(rf"^\.PHONY:.* {re.escape(name)}\b", MAKEFILE, re.MULTILINE), words
        elif name.islower():
            assert name in COMMANDS, words
            known = {flag for one in COMMANDS[name].params for flag in (*one.opts, *one.secondary_opts)} | {"--help"}
            assert not [word for word in words if word.startswith("-") and word not in known], words


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_files_that_are_named_exist(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    named = [code for code in CODE.findall(text) if NAMED_FILE.match(code) and not code.startswith(MADE)]
    assert not [code for code in named if not (ROOT / code).exists()]


def test_the_index_lists_every_page() -> None:
    docs = ROOT / "docs"
    index = (docs / "index.md").read_text(encoding="utf-8")
    pages = {page.name for page in docs.glob("*.md")} - {"index.md"}
    assert not [page for page in sorted(pages) if f"]({page})" not in index]
    assert "](docs/index.md)" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_ruling_that_the_code_cites_is_listed() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| (\S+) \|", page, re.MULTILINE))
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")]
    cited = {name.rstrip(".-") for text in sources for name in re.findall(r"ruling (\d[\w.-]*)", text)}
    assert len(cited) > 40
    assert not cited - listed
