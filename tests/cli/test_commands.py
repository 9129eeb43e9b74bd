"""The command: what it prints, its exit status, and bad input in one line."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import regio as library
from regio.cli.main import app

RUNNER = CliRunner()


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "en_GB.UTF-8")


def run(*args: object, status: int = 0) -> Result:
    result = RUNNER.invoke(app, [str(arg) for arg in args])
    assert result.exit_code == status, f"{result.output}{result.stderr}{result.exception!r}"
    return result


def complaint(*args: object) -> str:
    """The one line of a command that is refused with status 2."""
    result = run(*args, status=2)
    lines = result.stderr.strip().splitlines()
    assert len(lines) == 1 and lines[0].startswith("regio: "), result.stderr
    return lines[0]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("records")
    run("simulate", "his", "--games", 2, "--jobs", 1, "--record", folder, "--scenario", "tournament")
    return folder


# -- show, svg, cards -------------------------------------------------------------------------------


def test_show() -> None:
    said = run("show", "his").stdout
    for word in ("Here I Stand", "Turn 1 of 9", "Suleiman", "Wittenberg", "Draw deck"):
        assert word in said
    assert "На том стою" in run("show", "his", "--lang", "ru", "--edition", "500th").stdout


def test_show_speaks_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    assert "Сулейман" in run("show", "his").stdout
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Suleiman" in run("show", "his").stdout


def test_show_of_a_record_and_a_seat(records: Path) -> None:
    file = records / "his-0.regio"
    assert "victory" in run("show", "his", "--record", file).stdout
    said = run("show", "his", "--record", file, "--step", 30, "--seat", "papacy").stdout
    assert "Hand: " in said and "Papal Bull" in said
    assert "Hand: " not in run("show", "his", "--record", file, "--step", 30).stdout


def test_svg(tmp_path: Path) -> None:
    target = tmp_path / "map.svg"
    run("svg", "his", "-o", target, "--lang", "ru")
    assert target.read_text(encoding="utf-8").startswith("<svg")
    assert run("svg", "his").stdout.startswith("<svg")


def test_cards() -> None:
    assert len(run("cards", "his").stdout.splitlines()) == 111
    assert len(run("cards", "his", "--edition", "500th").stdout.splitlines()) == 117
    said = run("cards", "his", 65).stdout
    assert "A Mighty Fortress" in said and "Luther" in said
    assert run("cards", "his", "a_mighty_fortress").stdout == said
    assert run("cards", 65).stdout == said == run("cards", "mighty", "fortress").stdout
    assert "Твердыня" in run("cards", "his", "твердыня", "--lang", "ru").stdout
    assert "Played as event by: Protestants" in run("cards", "his", 37).stdout
    assert "variable" not in run("cards", "his", 62, "--lang", "ru").stdout


def test_a_card_says_who_and_when() -> None:
    said = run("cards", 26).stdout
    for part in ("26. Mercenaries Bribed", "3 CP", "Papacy", "Turn 1", "before the dice of a field battle", "discard"):
        assert part in said
    assert "Ottoman Empire" not in said
    both = run("cards", 97).stdout
    assert "Event (Second printing, 2010), Mandatory Event (500th" in both and "Turn 3" in both
    assert "Enters: Turn 1\n" in run("cards", 97, "--edition", "2010").stdout
    assert "500th Anniversary" in run("cards", 113).stdout, "a card of one edition is found without naming it"
    assert "Появляется: Ход 1" in run("cards", 26, "--lang", "ru").stdout


def test_cards_of_a_kind() -> None:
    assert [line.split()[0] for line in run("cards", "--type", "combat").stdout.splitlines()[1:]] == [
        str(card) for card in range(24, 31)
    ]
    assert len(run("cards", "--power", "papacy", "--type", "home").stdout.splitlines()) == 3
    mandatory = ("cards", "--type", "mandatory", "--edition")
    assert " Scots Raid " not in run(*mandatory, "2010").stdout
    assert " Scots Raid " in run(*mandatory, "500th").stdout


# -- simulate, replay, case -------------------------------------------------------------------------


def test_simulate_and_replay(records: Path) -> None:
    files = sorted(records.iterdir())
    assert [file.name for file in files] == ["his-0.regio", "his-1.regio"]
    record = json.loads(files[0].read_text(encoding="utf-8"))
    said = run("replay", files[0], "--log").stdout
    assert f"\n{len(record['decisions'])}. " in said
    assert "Turn" in run("replay", files[0], "--step", 10).stdout
    assert "— " in said.splitlines()[-1], "the winner"


def test_simulate_checks_and_sums_up() -> None:
    said = run("simulate", "his", "--games", 3, "--jobs", 2, "--check", "--scenario", "tournament", "--seed", 5).stdout
    for word in ("Finished games", "3 / 3", "Decisions a second", "Games a second", "victory"):
        assert word in said


def test_simulate_reports_failures(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: object) -> None:
        raise AssertionError("two popes")

    monkeypatch.setattr("regio.kernel.game.Game.check", broken)
    said = run("simulate", "his", "--games", 2, "--jobs", 1, "--check", "--seed", 40, status=1).stdout
    assert "two popes" in said
    assert "regio simulate his --games 1 --jobs 1 --seed 40 --check" in said


def test_ctrl_c_stops_a_simulation_with_a_summary() -> None:
    command = [sys.executable, "-m", "regio.cli", "simulate", "his", "--games", "100000", "--jobs", "2", "--lang", "en"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    time.sleep(6)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130, err
    assert "Stopped after" in out and "Decisions a second" in out
    assert "Traceback" not in err


def test_case(tmp_path: Path) -> None:
    good = tmp_path / "good.toml"
    good.write_text('title = "London is English"\n[[step]]\nexpect = { "space.london.control" = "england" }\n')
    assert "1 ok, 0 failed" in run("case", good).stdout
    bad = tmp_path / "bad.toml"
    bad.write_text('title = "London is French"\n[[step]]\nexpect = { "space.london.control" = "france" }\n')
    said = run("case", tmp_path, status=1).stdout
    assert "1 ok, 1 failed" in said and "expected" in said and "happened" in said
    broken = tmp_path / "broken.toml"
    broken.write_text("title = ")
    assert "broken.toml" in run("case", tmp_path, status=2).stderr


# -- bad input --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "named"),
    [
        (["show", "chess"], "his"),
        (["show", "his", "--scenario", "1066"], "1517"),
        (["show", "his", "--edition", "3000"], "500th"),
        (["show", "his", "--players", "9"], "6"),
        (["show", "his", "--set", "colour=red"], "secrecy"),
        (["show", "his", "--set", "colour"], "NAME=VALUE"),
        (["show", "his", "--set", "seed=4"], "secrecy"),
        (["show", "his", "--set", "chance=4"], "secrecy"),
        (["svg", "his", "--set", "light=1"], "secrecy"),
        (["show", "his", "--seat", "russia"], "ottoman"),
        (["show", "his", "--lang", "la"], "ru"),
        (["show", "his", "--step", "3"], "--record"),
        (["show", "his", "--record", "/none.regio"], "/none.regio"),
        (["svg", "his", "-o", "/proc/none/x.svg"], "-o"),
        (["simulate", "his", "--scenario", "1066"], "1517"),
        (["simulate", "his", "--record", "/proc/none"], "--record"),
        (["simulate", "chess"], "his"),
        (["replay", "/none.regio"], "/none.regio"),
        (["case", "/none.toml"], "/none.toml"),
        (["cards", "his", "999"], "999"),
        (["cards", "his", "--edition", "3000"], "2010"),
        (["cards", "--type", "spell"], "response"),
        (["cards", "--power", "genoa"], "papacy"),
        (["cards", "113", "--edition", "2010"], "2010"),
        (["cards", "26", "--type", "home"], "home"),
        (["cards", "--lang", "la"], "ru"),
        (["play", "--no-open", "--data", "/proc/none"], "--data"),
    ],
)
def test_bad_input_is_named_in_one_line(args: Sequence[str], named: str) -> None:
    if args[0] == "case":
        assert named in run(*args, status=2).stderr
    else:
        assert named in complaint(*args)


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = complaint("play", "--no-open", "--port", port, "--data", tmp_path)
    assert str(port) in said and "--port" in said


def test_a_file_where_the_folder_should_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("REGIO_DATA", str(tmp_path / "file"))
    assert "--data" in complaint("play", "--no-open", "--port", 0)
    assert "--record" in complaint("simulate", "his", "--record", tmp_path / "file")


def test_a_database_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "table.sqlite3").write_text("this is no database" * 100)
    said = complaint("play", "--no-open", "--port", 0, "--data", tmp_path)
    assert "table.sqlite3" in said and "--data" in said


def damaged(record: Path, tmp_path: Path, old: str, new: str) -> Path:
    text = record.read_text(encoding="utf-8")
    assert old in text
    target = tmp_path / "damaged.regio"
    target.write_text(text.replace(old, new, 1), encoding="utf-8")
    return target


def test_damaged_records(records: Path, tmp_path: Path) -> None:
    whole = records / "his-0.regio"
    text = whole.read_text(encoding="utf-8")
    file = tmp_path / "cut.regio"
    file.write_text(text[: len(text) // 2], encoding="utf-8")
    assert "cut off" in complaint("replay", file)
    file.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in complaint("replay", file)
    file.write_text("[]")
    assert "no record" in complaint("replay", file)
    assert "version" in complaint("replay", damaged(whole, tmp_path, '"version": 1', '"version": 99'))
    assert "chess" in complaint("replay", damaged(whole, tmp_path, '"game": "his"', '"game": "chess"'))
    assert "atlantis" in complaint("show", "his", "--record", damaged(whole, tmp_path, '  "', '  "atlantis '))
    assert "scenario" in complaint("replay", damaged(whole, tmp_path, '"scenario": "tournament"', '"scenario": "x"'))
    other_dice = damaged(whole, tmp_path, '"seed": 0', '"seed": 1')
    assert "record" in complaint("show", "his", "--record", other_dice)
    assert "--step" in complaint("replay", whole, "--step", 10**9)


def test_an_edited_record_is_noticed(records: Path, tmp_path: Path) -> None:
    record = json.loads((records / "his-1.regio").read_text(encoding="utf-8"))
    record["checkpoint"]["turn"] += 1
    file = tmp_path / "edited.regio"
    file.write_text(json.dumps(record))
    assert "edited" in complaint("show", "his", "--record", file)


def test_help_and_version() -> None:
    assert "simulate" in run("--help").stdout
    assert run("--version").stdout == f"regio {library.__version__}\n"
    assert run("simulate", "--help").exit_code == 0
