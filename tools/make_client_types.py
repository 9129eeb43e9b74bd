"""Write the client's types from the models of `regio/table/wire.py`: a JSON schema, and TypeScript.

Run without arguments after a change of the models; a test fails while the files are stale.
"""

import json
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from regio.table import wire

GENERATED = Path(__file__).resolve().parent.parent / "web" / "src" / "generated"
SENT: tuple[type[BaseModel], ...] = (
    wire.NewGame,
    wire.NewDecision,
    wire.HintsRequest,
    wire.UndoRequest,
    wire.NewPromise,
    wire.PromiseChange,
    wire.Look,
)
RECEIVED: tuple[type[BaseModel], ...] = (
    wire.GameList,
    wire.GameState,
    wire.Hints,
    wire.Full,
    wire.Change,
    wire.Promised,
    wire.PromiseList,
    wire.Meta,
    wire.Rulebook,
    wire.ErrorReply,
    wire.Health,
)
NAMED = {"Question": "OneQuestion | SomeQuestion | CountsQuestion | FormationQuestion | DealQuestion | TalkQuestion"}
"""Unions that deserve a name."""


def schema() -> dict[str, Any]:
    """The JSON schema of all messages."""
    models = [(model, "validation") for model in SENT] + [(model, "serialization") for model in RECEIVED]
    _, found = models_json_schema(models, title="Regio")  # type: ignore[arg-type]
    return found


def typescript(found: dict[str, Any]) -> str:
    """The types of all messages."""
    parts = ["// Made by tools/make_client_types.py from regio/table/wire.py; do not edit.\n"]
    for name, model in sorted(found["$defs"].items()):
        comment = f"/** {model['description']} */\n" if "description" in model else ""
        parts.append(f"{comment}export interface {name} {body(model)}\n")
    parts += [f"export type {name} = {union};\n" for name, union in NAMED.items()]
    return "\n".join(parts)


def body(model: dict[str, Any]) -> str:
    """The fields of a model."""
    required = set(model.get("required", ()))
    lines = []
    for name, field in model.get("properties", {}).items():
        lines.append(f"  {name}{'' if name in required else '?'}: {type_of(field)};")
    return "{\n" + "\n".join(lines) + "\n}"


def type_of(field: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    for key in ("anyOf", "oneOf"):
        if key in field:
            union = " | ".join(dict.fromkeys(type_of(one) for one in field[key]))
            return next((name for name, known in NAMED.items() if union == known), union)
    if "const" in field:
        return json.dumps(field["const"])
    if "enum" in field:
        return " | ".join(json.dumps(one) for one in field["enum"])
    return simple_type(field)


def simple_type(field: dict[str, Any]) -> str:
    """A schema without alternatives."""
    match field.get("type"):
        case "array":
            inner = type_of(field["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            values = field.get("additionalProperties", True)
            return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null":
            return str(field["type"])
    return "unknown"


def files() -> dict[Path, str]:
    """What is written, and where."""
    found = schema()
    return {
        GENERATED / "schema.json": json.dumps(found, indent=1, sort_keys=True) + "\n",
        GENERATED / "types.ts": typescript(found),
    }


if __name__ == "__main__":
    GENERATED.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
