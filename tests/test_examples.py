"""Every worked example of the rules is played by a case file: `tests/cases/examples.txt` names them."""

from pathlib import Path

import pytest

CASES = Path(__file__).parent / "cases"
EXAMPLES = {
    "A": 8,
    "B": 14,
    "C": 11,
    "D": 12,
    "E": 11,
    "F": 8,
    "G": 12,
    "H": 6,
    "I": 10,
    "J": 7,
    "K": 9,
    "L": 7,
    "M": 4,
    "N": 9,
    "O": 6,
    "P": 6,
    "X": 17,
}
"""How many there are by chapter; X: those printed in the rule book. G also has G0, the table of its chapter."""
IDS = ["G0", *(f"{letter}{number}" for letter, count in EXAMPLES.items() for number in range(1, count + 1))]


def read() -> dict[str, list[str]]:
    """The case files of each example."""
    lines = (CASES / "examples.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    assert len({row[0] for row in rows}) == len(rows), "an example stands there twice"
    return {row[0]: row[1:] for row in rows}


@pytest.mark.parametrize("example", IDS)
def test_example_is_covered(example: str) -> None:
    cases = read().get(example, [])
    assert cases, f"no case plays example {example}"
    for case in cases:
        assert (CASES / "his" / f"{case}.toml").exists(), f"example {example}: there is no case {case}"


def test_no_other_examples() -> None:
    assert set(read()) == set(IDS)
