"""Every example of docs/notation.md runs, and the page leaves nothing out."""

import re
from pathlib import Path

import pytest

from regio.his import position_cards, position_edit, position_probe
from regio.his.names import NOTATION
from regio.his.state import (
    COLONY_STATE_NAMES,
    DEBATER_STATE_NAMES,
    PHASE_NAMES,
    REFORMER_STATE_NAMES,
    VOYAGER_NAMES,
)
from regio.kernel import cases
from regio.kernel.cases import parse_case, run_case
from regio.registry import game_names, rules_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "notation.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCKS = [
    (TEXT.count("\n", 0, match.start()) + 1, match[1])
    for match in re.finditer(r"^```toml\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
]
ALL_BLOCKS = "\n".join(block for _, block in BLOCKS)


@pytest.mark.parametrize(("line", "block"), BLOCKS, ids=[f"line-{line}" for line, _ in BLOCKS])
def test_examples_run(line: int, block: str) -> None:
    text = block if "title =" in block else f'title = "example at line {line}"\n{block}'
    case = parse_case(text, PAGE, game_names())
    run_case(case, rules_of(case.game))


@pytest.mark.parametrize(
    "keys",
    [
        cases.CASE_KEYS,
        cases.CHANCE_KEYS,
        cases.STEP_KEYS,
        cases.OPTION_KEYS,
        ("scenario", "options", *position_edit.POSITION_KEYS),
        position_edit.SPACE_KEYS,
        position_edit.SEA_KEYS,
        position_edit.BOX_KEYS,
        position_cards.POWER_KEYS,
        tuple(key for key in position_cards.DECK_KEYS if key != "cards"),
        position_cards.TRACK_KEYS,
        position_cards.NEW_WORLD_KEYS,
    ],
    ids=lambda keys: keys[0],
)
def test_every_key_has_an_example(keys: tuple[str, ...]) -> None:
    missing = [
        key
        for key in keys
        if not re.search(rf"(^|[\[{{., ]){key}( = |\]|\.)", ALL_BLOCKS, re.MULTILINE) and f"[{key}" not in ALL_BLOCKS
    ]
    assert not missing


@pytest.mark.parametrize("word", position_edit.CLEAR_WORDS)
def test_every_part_to_clear_is_explained(word: str) -> None:
    assert f"`{word}`" in TEXT


def test_every_kind_of_value_is_read_in_an_example() -> None:
    read = " ".join(re.findall(r"expect = \{(.*)\}", ALL_BLOCKS))
    missing = [root for root in position_probe.ROOTS if not re.search(rf"[ ,]{root}[ .]", read)]
    assert not missing
    for kind, values in (
        ("space", position_probe.SPACE_VALUES),
        ("sea", position_probe.SEA_VALUES),
        ("box", position_probe.BOX_VALUES),
        ("power", position_probe.POWER_VALUES),
    ):
        missing = [value for value in values if not re.search(rf"{kind}\.\w+\.{value}\b", read)]
        assert not missing, kind
    assert all(f"deck.{value}" in TEXT for value in position_probe.DECK_VALUES)


def test_the_table_of_names_is_true() -> None:
    rows = re.findall(r"^\| `(\w+)` \| .* \| `(\S+)` \|$", TEXT, re.MULTILINE)
    assert len(rows) > 20
    for domain, example in rows:
        value = NOTATION.parse(domain, example)
        assert NOTATION.token(domain, value) == example


def test_every_state_has_its_name() -> None:
    for names in (
        PHASE_NAMES[1:],
        DEBATER_STATE_NAMES,
        REFORMER_STATE_NAMES,
        VOYAGER_NAMES,
        COLONY_STATE_NAMES,
    ):
        assert " ".join(names) in TEXT
