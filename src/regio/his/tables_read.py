"""Reading the CSV tables of `regio/his/data`: used only while the `tables_*` modules are imported."""

import csv
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import regio.his
from regio.his.persons import CLAIM_NAMES, DEBATER_NAMES, LEADER_NAMES, REFORMER_NAMES, RULER_NAMES, WIFE_NAMES
from regio.his.powers import POWER_NAMES
from regio.his.spaces import PLACE_NAMES

DATA: Final = Path(next(iter(regio.his.__path__))) / "data"

# editions; a table by edition is indexed with these
E2010: Final = 0
E500: Final = 1
EDITION_NAMES: Final[tuple[str, ...]] = ("2010", "500th")

# language zones (§2.1); the last three are only targets of religious actions and debates
ZONE_NONE: Final = 0
ENGLISH: Final = 1
FRENCH: Final = 2
GERMAN: Final = 3
ITALIAN: Final = 4
SPANISH: Final = 5
ZONE_ANY: Final = 6
ZONE_CHOSEN: Final = 7
ZONE_LANGUAGE: Final = 8
ZONE_NAMES: Final[tuple[str, ...]] = (
    "none",
    "english",
    "french",
    "german",
    "italian",
    "spanish",
    "any",
    "chosen",
    "language",
)


@lru_cache(maxsize=4)
def rows(table: str) -> list[dict[str, str]]:
    """The rows of a table; nobody may change them."""
    with open(DATA / f"{table}.csv", encoding="utf-8", newline="") as file:
        reader = csv.reader(file)
        header = next(reader)
        return [dict(zip(header, cells, strict=True)) for cells in reader]


def index(names: tuple[str, ...]) -> dict[str, int]:
    """Name to id."""
    return {name: n for n, name in enumerate(names)}


CLAIM_IDS: Final = index(CLAIM_NAMES)
DEBATER_IDS: Final = index(DEBATER_NAMES)
LEADER_IDS: Final = index(LEADER_NAMES)
PLACE_IDS: Final = index(PLACE_NAMES)
POWER_IDS: Final = index(POWER_NAMES)
REFORMER_IDS: Final = index(REFORMER_NAMES)
RULER_IDS: Final = index(RULER_NAMES)
WIFE_IDS: Final = index(WIFE_NAMES)
ZONE_IDS: Final = index(ZONE_NAMES)


def number(text: str, empty: int = 0) -> int:
    """A number, or what an empty cell means."""
    return int(text) if text else empty


def leading(text: str) -> int:
    """The number with which a cell begins: 1 of "1 per unit", 5 of "5-6", -3 of "-3 to Hapsburg"."""
    found = re.match(r"-?[0-9]+", text)
    if found is None:
        raise ValueError(text)
    return int(found.group())


def look_up(ids: dict[str, int], slug: str, empty: int = -1) -> int:
    """The id of a name, or what an empty cell means."""
    return ids[slug] if slug else empty


def bits(numbers: list[int]) -> int:
    """The bit set of some ids."""
    mask = 0
    for one in numbers:
        mask |= 1 << one
    return mask


def members(mask: int) -> tuple[int, ...]:
    """The ids in a bit set, rising."""
    return tuple(n for n in range(mask.bit_length()) if mask >> n & 1)


def slug_bits(ids: dict[str, int], slugs: str) -> int:
    """The bit set of a blank-separated list of names."""
    return bits([ids[slug] for slug in slugs.split()])


def in_edition(text: str, edition: int) -> bool:
    """Whether a row marked so belongs to an edition."""
    return text == "both" or text == EDITION_NAMES[edition]


def spread(table: list[dict[str, str]], size: int, column: str) -> list[str]:
    """A column of a table with `roll_min`, `roll_max`, as a list indexed by roll; open ends reach to the ends."""
    result = [""] * size
    for row in table:
        for roll in range(number(row["roll_min"], 0), number(row["roll_max"], size - 1) + 1):
            result[roll] = row[column]
    return result
