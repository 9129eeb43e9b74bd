"""Records: written whole or not at all, read strictly, replayed or resumed; what is wrong gets one clear message."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import regio
from regio.kernel.chance import KeyedChance
from regio.kernel.game import Game
from regio.kernel.record import parse_record, read_record
from tests.kernel.toy import new_toy


@pytest.fixture(scope="module")
def played() -> Game:
    game = regio.new("his", seed=11)
    rng = random.Random(11)
    for _ in range(90):
        question = game.pending[0]
        game.play(question.seat, question.sample(rng))
    return game


@pytest.fixture
def data(played: Game) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(played.record.text())
    return found


def load(data: dict[str, Any], folder: Path) -> Game:
    path = folder / "edited.regio"
    path.write_text(json.dumps(data), encoding="utf-8")
    return regio.load(path)


def dump(game: Game) -> dict[str, Any]:
    return game.rules.dump(game.state)


def test_dump_and_load(played: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.regio"
    played.record.dump(path)
    assert [one.name for one in tmp_path.iterdir()] == ["game.regio"]
    text = path.read_text(encoding="utf-8")
    record = read_record(path)
    assert record.text() == text
    assert text.count("\n") > len(record.decisions)
    loaded = regio.load(path)
    assert dump(loaded) == dump(played)
    loaded.record.dump(path)
    assert path.read_text(encoding="utf-8") == text


def test_a_record_upto_a_decision(played: Game) -> None:
    record = parse_record(played.record.text(), "a record")
    game = regio.new("his", seed=11)
    rng = random.Random(11)
    for number in range(90):
        if number in (0, 1, 40, 89):
            assert dump(regio.replay(record, upto=number)) == dump(game)
        question = game.pending[0]
        game.play(question.seat, question.sample(rng))


def test_a_record_of_other_rules_resumes_from_its_checkpoint(
    played: Game, data: dict[str, Any], tmp_path: Path
) -> None:
    data["rules"] = 0
    data["decisions"][: data["checkpoint_at"]] = ["ottoman something-else"] * data["checkpoint_at"]
    game = load(data, tmp_path)
    assert dump(game) == dump(played)
    again = json.loads(game.record.text())
    assert again["rules"] == game.rules.version
    assert again["decisions"] == data["decisions"]


def test_a_table_game_replays_by_its_key(tmp_path: Path) -> None:
    game = regio.new("his", chance=KeyedChance(bytes(32)))
    rng = random.Random(1)
    for _ in range(20):
        question = game.pending[0]
        game.play(question.seat, question.sample(rng))
    sealed = tmp_path / "sealed.regio"
    game.record.dump(sealed)
    with pytest.raises(regio.BadInput, match="neither seed nor key"):
        regio.load(sealed)
    record = game.record
    record.key = bytes(32).hex()
    record.dump(sealed)
    assert dump(regio.load(sealed)) == dump(game)


def test_a_cut_file(played: Game, tmp_path: Path) -> None:
    text = played.record.text()
    path = tmp_path / "cut.regio"
    for part in range(40):
        path.write_text(text[: len(text) * part // 40], encoding="utf-8")
        with pytest.raises(regio.BadInput, match=r"cut\.regio"):
            regio.load(path)


@pytest.mark.parametrize(
    ("field", "value", "wrong"),
    [
        ("format", "chess", "lacks"),
        ("version", 2, "record version 2; this program reads version 1"),
        ("version", None, "record version None"),
        ("game", "chess", "unknown game 'chess'"),
        ("game", 3, "'game' is missing or of the wrong kind"),
        ("rules", True, "'rules' is missing or of the wrong kind"),
        ("seed", "7", "'seed' is missing or of the wrong kind"),
        ("seed", 12, "does not fit|do not lead to its checkpoint"),
        ("key", "xyz", "'key' must be"),
        ("options", [], "'options' is missing or of the wrong kind"),
        ("options", {"scenario": "1600"}, "unknown scenario '1600'; allowed: 1517"),
        ("options", {"speed": 3}, "unknown option 'speed'"),
        ("decisions", "x", "'decisions' is missing or of the wrong kind"),
        ("decisions", [1], "decisions must be lines of text"),
        ("decisions", [], "checkpoint_at lies outside"),
        ("checkpoint_at", -1, "checkpoint_at lies outside"),
        ("checkpoint_at", 10**6, "checkpoint_at lies outside"),
        ("checkpoint", [], "'checkpoint' is missing or of the wrong kind"),
    ],
)
def test_an_edited_file(field: str, value: object, wrong: str, data: dict[str, Any], tmp_path: Path) -> None:
    data[field] = value
    with pytest.raises(regio.BadInput, match=wrong):
        load(data, tmp_path)


@pytest.mark.parametrize("field", ["format", "version", "game", "rules", "options", "decisions", "checkpoint_at"])
def test_a_missing_field(field: str, data: dict[str, Any], tmp_path: Path) -> None:
    del data[field]
    with pytest.raises(regio.BadInput):
        load(data, tmp_path)


@pytest.mark.parametrize("line", ["", "ottoman", "nobody pass", "ottoman no-such-word", "ottoman pass pass", "5 5"])
def test_an_edited_decision_is_named(line: str, data: dict[str, Any], tmp_path: Path) -> None:
    data["decisions"][20] = line
    with pytest.raises(regio.BadInput, match=rf"decision 21 of the record, '{line}', does not fit"):
        load(data, tmp_path)


def test_an_edited_checkpoint_does_not_go_unseen(data: dict[str, Any], tmp_path: Path) -> None:
    data["checkpoint"]["st_peters"] += 1
    with pytest.raises(regio.BadInput, match="do not lead to its checkpoint"):
        load(data, tmp_path)


@pytest.mark.parametrize("value", ["zz", None, [], {}, [1, 2], -1, 10**6, 2.5, True], ids=repr)
def test_a_checkpoint_edited_by_hand_is_bad_input_or_a_position(
    value: object, data: dict[str, Any], tmp_path: Path
) -> None:
    """Under other rules the checkpoint is all there is: no edit of it may end in anything but a clear message."""
    data["rules"] = 0
    refused = 0
    for field in list(data["checkpoint"]):
        kept = data["checkpoint"][field]
        data["checkpoint"][field] = value
        try:
            load(data, tmp_path)
        except regio.BadInput:
            refused += 1
        data["checkpoint"][field] = kept
    assert refused > len(data["checkpoint"]) // 2


def test_a_checkpoint_without_a_field(data: dict[str, Any], tmp_path: Path) -> None:
    data["rules"] = 0
    del data["checkpoint"]["units"]
    with pytest.raises(regio.BadInput, match="lacks the field 'units'"):
        load(data, tmp_path)


def test_no_record_at_all(tmp_path: Path) -> None:
    with pytest.raises(regio.BadInput, match="cannot read"):
        regio.load(tmp_path / "none.regio")
    with pytest.raises(regio.BadInput, match="cannot read"):
        regio.load(tmp_path)
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(regio.BadInput, match="not UTF-8"):
        regio.load(tmp_path / "x")
    (tmp_path / "x").write_text("[]")
    with pytest.raises(regio.BadInput, match="is no record"):
        regio.load(tmp_path / "x")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(regio.BadInput, match="cannot write"):
        new_toy().record.dump(tmp_path / "none" / "game.regio")
