"""The tests run on the engine they are meant to run on: interpreted, or compiled by mypyc."""

import importlib
import os
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = os.environ.get("REGIO_EXPECT_COMPILED", "0") == "1"


def engine_modules() -> list[str]:
    rules = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["regio"]["compile"]
    source = ROOT / "src"
    paths = [path for room in rules["rooms"] for path in (source / "regio" / room).rglob("*.py")]
    kept = {ROOT / name for name in rules["interpreted"]}
    return sorted(
        ".".join(path.relative_to(source).with_suffix("").parts)
        for path in paths
        if path.name != "__init__.py" and path not in kept
    )


def test_engine_is_compiled_exactly_when_asked() -> None:
    names = engine_modules()
    assert names
    files = {name: str(importlib.import_module(name).__file__) for name in names}
    wrong = {name: file for name, file in files.items() if file.endswith(".py") is COMPILED}
    assert not wrong, wrong
