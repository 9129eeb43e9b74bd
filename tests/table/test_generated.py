"""The client's types are those that tools/make_client_types.py writes."""

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent.parent


def load_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_client_types", ROOT / "tools" / "make_client_types.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_types_are_fresh() -> None:
    for path, text in load_tool().files().items():
        assert path.read_text(encoding="utf-8") == text, f"stale, run tools/make_client_types.py: {path}"
