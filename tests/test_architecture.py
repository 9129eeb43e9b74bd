"""The rules of the house that a machine can check."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter import cli as importlinter
from importlinter.configuration import configure

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "regio"
ENGINE = ("kernel", "series", "his", "vq")
LONGEST = 600
PICKLES = {"pickle", "_pickle", "cPickle", "cloudpickle", "dill", "marshal", "shelve", "joblib"}
GENERATORS = {"random", "secrets", "numpy"}


def python_files(*folders: Path) -> list[Path]:
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def engine_files() -> list[Path]:
    return python_files(*(PACKAGE / room for room in ENGINE))


def is_type_checking(node: ast.AST) -> bool:
    if not isinstance(node, ast.If):
        return False
    test = node.test
    return (isinstance(test, ast.Name) and test.id == "TYPE_CHECKING") or (
        isinstance(test, ast.Attribute) and test.attr == "TYPE_CHECKING"
    )


def imports(tree: ast.AST, *, typing_too: bool) -> Iterator[tuple[int, str]]:
    """Line and top-level name of every absolute import, inside functions as well."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name.partition(".")[0]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.lineno, (node.module or "").partition(".")[0]
        elif isinstance(node, ast.If) and is_type_checking(node) and not typing_too:
            for child in node.orelse:
                yield from imports(child, typing_too=typing_too)
        else:
            yield from imports(node, typing_too=typing_too)


def offences(files: list[Path], forbidden: set[str], *, typing_too: bool = True) -> list[str]:
    found = []
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for line, name in imports(tree, typing_too=typing_too):
            if name in forbidden:
                found.append(f"{path.relative_to(ROOT)}:{line}: {name}")
    return found


def test_import_contracts(capsys: pytest.CaptureFixture[str]) -> None:
    configure()
    status = importlinter.lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True)
    assert status == importlinter.EXIT_STATUS_SUCCESS, capsys.readouterr().out


def test_engine_uses_the_standard_library_alone() -> None:
    """For mypy, which alone reads them, notes of `mypy_extensions` are allowed."""
    allowed = sys.stdlib_module_names | {"regio"}
    found = []
    for typing_too, more in ((False, set()), (True, {"mypy_extensions"})):
        for path in engine_files():
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for line, name in imports(tree, typing_too=typing_too):
                if name not in allowed | more:
                    found.append(f"{path.relative_to(ROOT)}:{line}: {name}")
    assert not found, found


def test_engine_has_no_random_generator_of_its_own() -> None:
    """Chance comes from the game's key alone; `random` may be imported only to name a type."""
    found = offences(engine_files(), GENERATORS, typing_too=False)
    assert not found, found


def test_no_pickle_anywhere() -> None:
    found = offences(python_files(ROOT / "src", ROOT / "tests", ROOT / "bench", ROOT / "tools"), PICKLES)
    assert not found, found


def source_files() -> list[Path]:
    """What people write: Python, and the client's own TypeScript and CSS (not what is generated)."""
    web = [
        path
        for pattern in ("*.ts", "*.tsx", "*.css")
        for path in (ROOT / "web" / "src").rglob(pattern)
        if "generated" not in path.parts
    ]
    return python_files(PACKAGE) + sorted(web)


def test_no_file_is_too_long() -> None:
    found = []
    for path in source_files():
        lines = path.read_text(encoding="utf-8").count("\n")
        if lines > LONGEST:
            found.append(f"{path.relative_to(ROOT)}: {lines} lines")
    assert not found, found


def test_nothing_is_left_to_do_in_comments() -> None:
    words = ["TO" + "DO", "FIX" + "ME"]
    found = []
    for path in [*source_files(), *python_files(ROOT / "tests", ROOT / "bench", ROOT / "tools")]:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if any(word in line for word in words):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert not found, found


def test_every_room_has_a_contract() -> None:
    """A new package under src/regio must be entered in pyproject.toml's import contracts."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    sources = {
        module for contract in settings["tool"]["importlinter"]["contracts"] for module in contract["source_modules"]
    }
    rooms = {f"regio.{path.parent.name}" for path in PACKAGE.glob("*/__init__.py")}
    assert rooms == sources
