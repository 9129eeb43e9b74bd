"""Regio: the digital table for Here I Stand, as a library.

>>> import regio
>>> game = regio.new("his", scenario="1517", seed=7)
>>> game.pending[0].seat, game.rules.seats[game.pending[0].seat]
(5, 'protestant')
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regio.kernel.chance import Chance, FastChance, KeyedChance
from regio.kernel.driver import Driver
from regio.kernel.errors import BadInput, IllegalDecision, InvariantError, RegioError
from regio.kernel.game import Game, start
from regio.kernel.record import Record, read_record
from regio.registry import game_names, rules_of

__all__ = [
    "BadInput",
    "Game",
    "IllegalDecision",
    "InvariantError",
    "KeyedChance",
    "Record",
    "RegioError",
    "game_names",
    "load",
    "new",
    "replay",
]

__version__ = "0.1.0"


def new(
    game: str, *, seed: int = 0, chance: Chance | None = None, logging: bool = True, light: bool = False, **options: Any
) -> Game:
    """A new game at its first question.

    `seed` fixes all chance; `chance` replaces it (a table uses `KeyedChance`). `options` are those of the game
    ("scenario", "edition", "players", …). `light` games keep no log, record and checkpoints: fastest, but they
    can neither be cloned nor taken back. Raises `BadInput` for an unknown game or option.
    """
    source = chance if chance is not None else FastChance(seed)
    return start(rules_of(game), options, source, None if chance is not None else seed, logging, light)


def replay(record: Record, upto: int | None = None, logging: bool = True) -> Game:
    """Play the decisions of a record again, all or the first `upto`."""
    rules = rules_of(record.game)
    game = start(rules, record.options, chance_of(record), record.seed, logging)
    if upto is None:
        upto = len(record.decisions)
    if record.checkpoint is None or upto < record.checkpoint_at or record.rules_version != rules.version:
        play_lines(game, record.decisions[:upto])
        return game
    play_lines(game, record.decisions[: record.checkpoint_at])
    reached = game.record
    if (reached.checkpoint_at, reached.checkpoint) != (record.checkpoint_at, record.checkpoint):
        raise BadInput("the decisions of this record do not lead to its checkpoint: the file was edited")
    play_lines(game, record.decisions[record.checkpoint_at : upto], record.checkpoint_at)
    return game


def chance_of(record: Record) -> Chance:
    """The chance that a record was played with; `BadInput` if it names none."""
    if record.key is not None:
        return KeyedChance(bytes.fromhex(record.key))
    if record.seed is None:
        raise BadInput("this record has neither seed nor key: its dice and draws are not known")
    return FastChance(record.seed)


def play_lines(game: Game, lines: list[str], before: int = 0) -> None:
    """Play decisions, one a line, after the `before` first ones; `BadInput` names the line that does not fit."""
    for number, line in enumerate(lines, before + 1):
        seat, _, text = line.partition(" ")
        try:
            question = game.question(seat)
            answer, used = question.parse(text.split(), game.rules.notation)
            if used != len(text.split()):
                raise BadInput(f"{' '.join(text.split()[used:])!r} is left over")
            game.play(seat, answer)
        except (BadInput, IllegalDecision) as error:
            raise BadInput(f"decision {number} of the record, {line!r}, does not fit: {error}") from error


def load(path: str | Path) -> Game:
    """A game from a record file.

    A record of these rules is replayed whole; one of other rules is resumed from its checkpoint. Raises
    `BadInput` for a file that is no record, cut off, edited or of another version.
    """
    record = read_record(path)
    rules = rules_of(record.game)
    if record.rules_version == rules.version:
        return replay(record)
    return resume(record)


def resume(record: Record) -> Game:
    """Go on from the checkpoint of a record, with the decisions after it; earlier ones are not replayed."""
    rules = rules_of(record.game)
    if record.checkpoint is None:
        raise BadInput("this record was made by other rules and holds no checkpoint to resume from")
    chance = chance_of(record)
    kept = Record(rules.name, rules.version, record.options, record.seed)
    kept.key = record.key
    kept.decisions = record.decisions[: record.checkpoint_at]
    try:
        state = rules.load(record.checkpoint)
        rules.check(state)
        driver = Driver(rules, rules.context(chance, True), state)
        driver.start()
        game = Game(rules, rules.parse_options(record.options), driver, kept)
        play_lines(game, record.decisions[record.checkpoint_at :], record.checkpoint_at)
    except BadInput:
        raise
    except Exception as error:
        raise BadInput(f"the checkpoint of this record is no possible position, it was edited: {error!r}") from error
    return game
