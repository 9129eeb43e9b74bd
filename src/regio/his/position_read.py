"""Reading the values of a case file's position: numbers, flags, names, pairs, each error naming its key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from regio.his.names import NOTATION
from regio.his.powers import N_OWNERS, NOBODY, POWER_NAMES
from regio.kernel.errors import BadInput
from regio.kernel.notation import split


def only(where: str, given: Mapping[str, Any], allowed: Sequence[str]) -> None:
    """`BadInput` for a key that is not allowed."""
    for key in given:
        if key not in allowed:
            raise BadInput(f"unknown key {key!r} in {where}; allowed: {', '.join(allowed)}")


def table(value: Any, where: str) -> Mapping[str, Any]:
    """A table of TOML."""
    if not isinstance(value, Mapping):
        raise BadInput(f"{where} must be a table, not {value!r}")
    return value


def number(value: Any, where: str, least: int = 0, most: int = 1000) -> int:
    """A number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise BadInput(f"{where} must be a number from {least} to {most}, not {value!r}")
    return value


def flag(value: Any, where: str) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise BadInput(f"{where} must be true or false, not {value!r}")
    return value


def text(value: Any, where: str) -> str:
    """A text."""
    if not isinstance(value, str):
        raise BadInput(f"{where} must be text in quotes, not {value!r}")
    return value


def tokens(value: Any, where: str) -> list[str]:
    """A list of names: a TOML list of texts and numbers, or one text with blanks between."""
    if isinstance(value, str):
        return split(value)
    if not isinstance(value, list) or not all(type(one) in (str, int) for one in value):
        raise BadInput(f"{where} must be a list of names, not {value!r}")
    return [str(one) for one in value]


def id_of(domain: str, value: Any, where: str) -> int:
    """An id by its name (cards also by number)."""
    if type(value) not in (str, int):
        raise BadInput(f"{where} must be a name, not {value!r}")
    try:
        found = NOTATION.domain(domain).parse(str(value))
    except BadInput as error:
        raise BadInput(f"{where}: {error}") from error
    if found < 0:
        if domain == "power" and value == "none":
            return NOBODY
        raise BadInput(f"{where}: {value!r} is no {domain}")
    return found


def ids_of(domain: str, value: Any, where: str) -> list[int]:
    """The ids of a list of names."""
    return [id_of(domain, token, where) for token in tokens(value, where)]


def mask_of(domain: str, value: Any, where: str) -> int:
    """The bit set of a list of names."""
    mask = 0
    for one in ids_of(domain, value, where):
        mask |= 1 << one
    return mask


def mask_of_flags(mask: int, names: Sequence[str], value: Any, where: str) -> int:
    """A bit set with the flags of a list added, or taken away where written "not name"."""
    if not isinstance(value, list):
        raise BadInput(f"{where} must be a list of names, not {value!r}")
    for entry in value:
        given = text(entry, where)
        name = given.removeprefix("not ")
        if name not in names:
            raise BadInput(f"unknown name {name!r} in {where}; allowed: {', '.join(names)}")
        bit = 1 << names.index(name)
        mask = mask & ~bit if given.startswith("not ") else mask | bit
    return mask


def pair_of(value: Any, where: str) -> tuple[int, int]:
    """Two powers: "hapsburg france"."""
    names = split(text(value, where))
    if len(names) != 2:
        raise BadInput(f'{where}: {value!r} must name two powers, as in "hapsburg france"')
    one, other = (id_of("power", name, where) for name in names)
    if one == other or one >= N_OWNERS or other >= N_OWNERS:
        raise BadInput(f"{where}: {value!r} is no pair of powers; powers: {', '.join(POWER_NAMES[:N_OWNERS])}")
    return one, other


def entries(value: Any, where: str) -> list[tuple[str, int]]:
    """`hapsburg-reg 4 hapsburg-merc 2` as tokens with numbers; a token without a number counts 1."""
    found: list[tuple[str, int]] = []
    last = False
    for token in split(text(value, where)):
        if token == "none":
            continue
        if token.isdigit():
            if not last:
                raise BadInput(f"{where}: the number {token} follows no name")
            found[-1] = (found[-1][0], int(token))
            last = False
        else:
            found.append((token, 1))
            last = True
    return found


def leader_entries(value: Any, where: str) -> list[tuple[int, int]]:
    """Leaders with the power that uses them: `renegade@france`; NOBODY where none is named."""
    found = []
    for token in tokens(value, where):
        name, _, user = token.partition("@")
        found.append((id_of("leader", name, where), id_of("power", user, where) if user else NOBODY))
    return found
