"""Names of ids in English and Russian, from the tables; what is not in a table is named in `texts/*/names.ftl`."""

from __future__ import annotations

from typing import Final

from regio.his.cards.numbers import N_CARDS
from regio.his.spaces import FIRST_SEA
from regio.his.tables_read import rows

_TABLES: Final = {
    "claim": "new_world_vp",
    "colony": "colonies",
    "conquistador": "conquistadors",
    "debater": "debaters",
    "explorer": "explorers",
    "leader": "leaders",
    "power": "powers",
    "reformer": "reformers",
    "ruler": "rulers",
    "space": "spaces",
    "wife": "wives",
}
"""Domains whose ids are the rows of a table with the columns `name` and `name_ru`."""

_NAMES: Final[dict[str, tuple[tuple[str, str], ...]]] = {}
"""The pairs of names of each domain, read at first use."""


def label(domain: str, value: int, language: str) -> str | None:
    """The name of an id, None where no table holds it."""
    if not _NAMES:
        _read()
    pairs = _NAMES.get(domain)
    if pairs is None or not 0 <= value < len(pairs):
        return None
    return pairs[value][1 if language == "ru" else 0] or None


def _read() -> None:
    for domain, table in _TABLES.items():
        _NAMES[domain] = _pairs(table)
    assert len(_NAMES["space"]) == FIRST_SEA
    _NAMES["place"] = _NAMES["space"] + _pairs("seas")
    cards = [("", "")] * N_CARDS
    for row in rows("card_text_en_ru"):
        if row["number"].isdigit() and int(row["number"]) < N_CARDS:
            cards[int(row["number"])] = (row["title_en"], row["title_ru"])
    _NAMES["card"] = tuple(cards)


def _pairs(table: str) -> tuple[tuple[str, str], ...]:
    return tuple((row["name"], row["name_ru"]) for row in rows(table))
