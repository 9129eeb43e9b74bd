"""The present position of a game as a case file."""

from __future__ import annotations

import json
from typing import Any

from regio.kernel.record import Record


def case_text(record: Record, title: str) -> str:
    """A case file: the position of the record's checkpoint, and the decisions after it as steps."""
    assert record.checkpoint is not None
    options = dict(record.options)
    edition = options.pop("edition", None)
    scenario = options.pop("scenario", None)
    lines = [f"title = {_toml(title)}", f"game = {_toml(record.game)}"]
    if edition is not None:
        lines.append(f"edition = {_toml(edition)}")
    lines += ["", "[position]"]
    if scenario is not None:
        lines.append(f"scenario = {_toml(scenario)}")
    lines += ["", "[position.options]", *(f"{name} = {_toml(value)}" for name, value in options.items())]
    lines += ["", "[position.raw]"]
    lines += [f"{name} = {_toml(value)}" for name, value in record.checkpoint.items() if name != "options"]
    for decision in record.decisions[record.checkpoint_at :]:
        lines += ["", "[[step]]", f"say = {_toml(decision)}"]
    return "\n".join(lines) + "\n"


def _toml(value: Any) -> str:
    """Text, numbers and lists are written in TOML as in JSON."""
    return json.dumps(value, ensure_ascii=False)
