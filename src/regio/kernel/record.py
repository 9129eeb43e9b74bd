"""The record of a game: seed, options, decisions in notation, and the last checkpoint.

The file is JSON with one decision a line. It replays to the same end; a record of other rules resumes from
its checkpoint.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regio.kernel.errors import BadInput

if TYPE_CHECKING:
    from regio.kernel.driver import Driver
    from regio.kernel.rules import Rules

FORMAT = "regio-record"
VERSION = 1


class Record:
    """What is needed to play a game again, and to resume it."""

    def __init__(self, game: str, rules_version: int, options: dict[str, Any], seed: int | None) -> None:
        self.game = game
        self.rules_version = rules_version
        self.options = options
        self.seed = seed
        self.key: str | None = None
        """The key of a table's chance, in hexadecimal; such a record has no seed."""
        self.decisions: list[str] = []
        self.checkpoint: dict[str, Any] | None = None
        self.checkpoint_at = 0

    def mark(self, rules: Rules, driver: Driver) -> None:
        """Take the driver's last quiet point as checkpoint."""
        mark = driver.marks[-1]
        self.checkpoint_at = mark.answers + len(self.decisions) - len(driver.answers)
        self.checkpoint = rules.dump(mark.state)

    def text(self) -> str:
        """The file's text."""
        head = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules_version,
            "options": self.options,
            "seed": self.seed,
            "key": self.key,
            "checkpoint_at": self.checkpoint_at,
        }
        lines = [f" {json.dumps(name)}: {json.dumps(value)}," for name, value in head.items()]
        body = ",\n".join(f"  {json.dumps(decision)}" for decision in self.decisions)
        checkpoint = json.dumps(self.checkpoint, separators=(",", ":"))
        joined = "\n".join(lines)
        return f'{{\n{joined}\n "decisions": [\n{body}\n ],\n "checkpoint": {checkpoint}\n}}\n'

    def dump(self, path: str | Path) -> None:
        """Write the file, whole or not at all. `BadInput` if the folder cannot be written."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        try:
            part.write_text(self.text(), encoding="utf-8")
            os.replace(part, target)
        except OSError as error:
            raise BadInput(f"cannot write {target}: {error.strerror}; choose a folder that can be written") from error


def parse_record(text: str, name: str) -> Record:
    """The record of a file's text; `BadInput` names what is wrong with it."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadInput(f"{name} is no record: not JSON, or cut off ({error})") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput(f'{name} is no record: it lacks "format": "{FORMAT}"')
    if data.get("version") != VERSION:
        raise BadInput(f"{name} has record version {data.get('version')!r}; this program reads version {VERSION}")
    wanted: dict[str, type | tuple[type, ...]] = {
        "game": str,
        "rules": int,
        "options": dict,
        "seed": (int, type(None)),
        "decisions": list,
        "checkpoint_at": int,
        "checkpoint": (dict, type(None)),
    }
    for field, kind in wanted.items():
        if field not in data or not isinstance(data[field], kind) or isinstance(data[field], bool):
            raise BadInput(f"{name}: field {field!r} is missing or of the wrong kind")
    if not all(isinstance(decision, str) for decision in data["decisions"]):
        raise BadInput(f"{name}: decisions must be lines of text")
    if not 0 <= data["checkpoint_at"] <= len(data["decisions"]):
        raise BadInput(f"{name}: checkpoint_at lies outside the decisions; the file was cut or edited")
    record = Record(data["game"], data["rules"], data["options"], data["seed"])
    key = data.get("key")
    if key is not None and not (isinstance(key, str) and re.fullmatch("([0-9a-f][0-9a-f]){16,64}", key)):
        raise BadInput(f"{name}: field 'key' must be 16 to 64 bytes in hexadecimal")
    record.key = key
    record.decisions = data["decisions"]
    record.checkpoint = data["checkpoint"]
    record.checkpoint_at = data["checkpoint_at"]
    return record


def read_record(path: str | Path) -> Record:
    """Read a record file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadInput(f"{path} is no record: not UTF-8 text") from error
    return parse_record(text, str(path))
