"""A person at the table: makes answers from what goes over the wire, as the browser does."""

from random import Random
from typing import Any

Json = dict[str, Any]


def answer(question: Json, rng: Random) -> str:
    """Some legal answer, in notation."""
    match question["form"]:
        case "one":
            return str(rng.choice(question["options"])["value"])
        case "some":
            number = rng.randint(question["at_least"], question["at_most"])
            chosen = sorted(rng.sample(range(len(question["items"])), number))
            return " ".join(str(question["items"][one]["value"]) for one in chosen) or "none"
        case "counts":
            return _counts(question["pieces"], rng.randint(question["at_least"], question["at_most"]), rng)
        case "formation":
            return _formation(question, rng)
        case "deal":
            return "none"
        case "talk":
            return f"refuse {question['offers'][0]}" if question["offers"] else "done"
    raise AssertionError(question)


def _counts(pieces: list[Json], number: int, rng: Random) -> str:
    single = [piece["item"]["value"] for piece in pieces for _ in range(piece["bound"])]
    taken = rng.sample(single, number)
    return " ".join(f"{item} {taken.count(item)}" for item in dict.fromkeys(taken)) or "none"


def _count(words: list[str], unit: str) -> int:
    return int(words[words.index(unit) + 1]) if unit in words else 0


def _formation(question: Json, rng: Random) -> str:
    leaders = [one for one in question["leaders"] if one["leader"] in question["required"] or rng.random() < 0.5]
    commands = sorted((one["command"] for one in leaders), reverse=True)
    most = min(question["cap"], sum(piece["bound"] for piece in question["units"]))
    if question["limited"]:
        most = min(most, sum(commands[:2]) if leaders else question["base"])
    least = question["at_least"] if leaders or question["may_be_empty"] else max(1, question["at_least"])
    if least > most:
        return _formation(question, rng)
    units = _counts(question["units"], rng.randint(least, most), rng)
    counts = [_count(units.split(), piece["item"]["value"]) for piece in question["units"]]
    if counts in question["impossible"]:
        return _formation(question, rng)
    names = " ".join(str(one["leader"]["value"]) for one in leaders)
    return (names if units == "none" else f"{units} {names}").strip() or "none"
