"""`regio cards`: the cards of a game, and what each does."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from regio.cli.common import Edition, GameName, Lang, console
from regio.kernel.errors import BadInput
from regio.registry import rules_of
from regio.text import LANGUAGES, Speaker, language_of


def cards(
    game: GameName,
    card: Annotated[str | None, typer.Argument(metavar="[NUMBER|NAME]", help="One card, or a part of names.")] = None,
    edition: Edition = None,
    lang: Lang = None,
) -> None:
    """List the cards, or tell what one does."""
    rules = rules_of(game)
    chosen = edition if edition is not None else rules.editions[0]
    if chosen not in rules.editions:
        raise BadInput(f"unknown edition {chosen!r}; allowed: {', '.join(rules.editions)}")
    speaker = Speaker(rules, language_of(lang))
    deck = {
        number: data for number, data in rules.tables().get("cards", {}).items() if data["turn"][chosen] is not None
    }
    found = deck if card is None else _matching(speaker, deck, card)
    if not found:
        raise BadInput(f"no card {card!r} in the edition {chosen}; `regio cards {game}` lists all")
    out = console()
    if len(found) == 1:
        number, data = next(iter(found.items()))
        out.print(f"{number}. {speaker.token_name('card', number)}", style="bold", markup=False)
        out.print(_line(speaker, data, chosen), markup=False)
        out.print(data["text"][speaker.language], markup=False)
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("number", "card", "cp", "type", "turn"):
        table.add_column(speaker.texts.say(f"cli-column-{head}"))
    for number, data in found.items():
        kind = speaker.token_name("card_type", data["type"][chosen])
        turn = data["turn"][chosen]
        when = str(turn) if isinstance(turn, int) else speaker.texts.say("cli-variable")
        table.add_row(number, speaker.token_name("card", number), str(data["cp"]), kind, when)
    out.print(table)


def _matching(speaker: Speaker, deck: dict[str, Any], wanted: str) -> dict[str, Any]:
    """The card of a number or id, else the cards whose name in any language holds the text."""
    text = wanted.casefold()
    exact = {number: data for number, data in deck.items() if text in (number, data["id"])}
    if exact:
        return exact
    speakers = [Speaker(speaker.rules, language) for language in LANGUAGES]
    return {
        number: data
        for number, data in deck.items()
        if any(text in one.token_name("card", number).casefold() for one in speakers)
    }


def _line(speaker: Speaker, data: dict[str, Any], edition: str) -> str:
    turn = data["turn"][edition]
    parts = [
        speaker.texts.say("cli-cp", n=data["cp"]),
        speaker.token_name("card_type", data["type"][edition]),
        speaker.texts.say("cli-enters", turn=str(turn))
        if isinstance(turn, int)
        else speaker.texts.say("cli-enters-later"),
    ]
    if "home" in data:
        parts.append(speaker.token_name("power", data["home"]))
    elif 0 < len(data["players"]) < len(speaker.rules.seats):
        powers = ", ".join(speaker.token_name("power", power) for power in data["players"])
        parts.append(speaker.texts.say("cli-played-by", powers=powers))
    return " · ".join(parts)
