"""The coverage page is fresh, and no numbered section of the rules is without a case file."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_section_has_a_case() -> None:
    done = subprocess.run(
        [sys.executable, "tools/coverage.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    page = (ROOT / "docs" / "coverage.md").read_text(encoding="utf-8")
    assert "Sections without a case: none." in page
