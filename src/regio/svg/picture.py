"""What `draw` needs, from a game: its public view, with the names of persons and whose they are."""

from __future__ import annotations

from typing import Any

from regio.kernel.game import Game
from regio.kernel.rules import Rules
from regio.svg.words import LANGS

PERSONS = {"leaders": "leader", "reformers": "reformer"}
"""Tables of a game that hold persons of the map, and the domains of their names."""


def picture_of(game: Game) -> dict[str, Any]:
    """The position as a spectator sees it, ready to draw."""
    view = game.view(None)
    return {
        **{name: view[name] for name in ("turn", "phase", "active", "vp") if name in view},
        "spaces": {name: _place(place) for name, place in view["spaces"].items()},
        "seas": {name: _place(place) for name, place in view["seas"].items()},
        "people": people(game.rules),
    }


def _place(place: dict[str, Any]) -> dict[str, Any]:
    """A place with ships under their owner's flag, whoever uses them ("venice-squadron@hapsburg")."""
    ships: dict[str, int] = {}
    for token, count in place.get("ships", {}).items():
        owner = token.partition("@")[0]
        ships[owner] = ships.get(owner, 0) + count
    return {**place, "ships": ships}


def people(rules: Rules) -> dict[str, Any]:
    """Names and powers of the persons who can stand on the map."""
    tables = rules.tables()
    found: dict[str, Any] = {}
    for table, domain in PERSONS.items():
        for token, data in tables.get(table, {}).items():
            value = rules.notation.parse(domain, token)
            name = {language: rules.label(domain, value, language) or token for language in LANGS}
            found.setdefault(token, {"name": name, "power": data.get("power", "none")})
    return found
