"""`regio cards`: the cards of a game, and what each does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Annotated, Any

import typer
from rich.table import Table

from regio.cli.common import Edition, Lang, console
from regio.kernel.errors import BadInput
from regio.registry import game_names, rules_of
from regio.text import LANGUAGES, Speaker, language_of

Card = dict[str, Any]
Cards = dict[str, Card]
"""The cards by their printed number, as the tables of a game hold them."""
WIDE = 200
"""Columns of a list that goes to a file or pipe: one line for a card."""


def cards(
    wanted: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME] [NUMBER|NAME]", help="One card, or a part of names; without it all."),
    ] = None,
    power: Annotated[str | None, typer.Option(help="Only cards that this power may play as event.")] = None,
    type: Annotated[str | None, typer.Option(help="Only cards of this type, such as combat.")] = None,
    edition: Edition = None,
    lang: Lang = None,
) -> None:
    """List the cards, or tell what one does."""
    words = list(wanted or ())
    game = words.pop(0) if words and words[0] in game_names() else game_names()[0]
    rules = rules_of(game)
    speaker = Speaker(rules, language_of(lang))
    asked = " ".join(words)
    deck = rules.tables()["cards"]
    editions = (_one_of("edition", edition, rules.editions),) if edition is not None else rules.editions
    if edition is not None or not asked:
        deck = {number: card for number, card in deck.items() if card["turn"][editions[0]] is not None}
    if power is not None:
        _one_of("power", power, rules.seats)
        deck = {number: card for number, card in deck.items() if power in card["players"]}
    if type is not None:
        _one_of("type", type, sorted({one for card in deck.values() for one in card["type"].values()}))
        deck = {number: card for number, card in deck.items() if type in _each(card, "type", editions).values()}
    found = _matching(speaker, deck, asked) if asked else deck
    if not found:
        raise BadInput(f"no card {asked!r}{_limits(power, type, edition)}; `regio cards` lists all")
    if len(found) == 1:
        for number, card in found.items():
            _tell(speaker, number, card, editions)
    else:
        _list(speaker, found, editions)


def _one_of(kind: str, given: str, allowed: Sequence[str]) -> str:
    if given not in allowed:
        raise BadInput(f"unknown {kind} {given!r}; allowed: {', '.join(allowed)}")
    return given


def _limits(*given: str | None) -> str:
    """The filters of the command, for the complaint that nothing is left."""
    named = ", ".join(one for one in given if one is not None)
    return f" among those of {named}" if named else ""


def _matching(speaker: Speaker, deck: Cards, wanted: str) -> Cards:
    """The card of a number or id, else the cards whose name in any language holds the text."""
    text = wanted.casefold()
    exact = {number: card for number, card in deck.items() if text in (number, card["id"])}
    if exact:
        return exact
    speakers = [Speaker(speaker.rules, language) for language in LANGUAGES]
    return {
        number: card
        for number, card in deck.items()
        if any(text in one.token_name("card", number).casefold() for one in speakers)
    }


def _list(speaker: Speaker, found: Cards, editions: Sequence[str]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("number", "card", "cp", "type", "turn", "who"):
        table.add_column(speaker.texts.say(f"cli-column-{head}"))
    for number, card in found.items():
        kind = next(iter(_each(card, "type", editions).values()))
        turn = next(iter(_each(card, "turn", editions).values()))
        table.add_row(
            number,
            speaker.token_name("card", number),
            str(card["cp"]),
            speaker.token_name("card_type", kind),
            str(turn) if isinstance(turn, int) else speaker.texts.say("cli-turn-open"),
            players_of(speaker, card, short=True),
        )
    out = console()
    if not out.is_terminal:
        out.width = WIDE
    out.print(table)


def _tell(speaker: Speaker, number: str, card: Card, editions: Sequence[str]) -> None:
    out = console()
    out.print(f"{number}. {speaker.token_name('card', number)}", style="bold", markup=False)
    for label, said in described(speaker, card, editions):
        out.print(f"{label}: {said}" if label else said, markup=False)
    out.print(card["text"][speaker.language], markup=False)


# -- a card in words, also for the pages of docs/cards ----------------------------------------------


def described(speaker: Speaker, card: Card, editions: Sequence[str]) -> list[tuple[str, str]]:
    """What is to be said of a card but its text: labels and values; the first value needs no label."""
    say = speaker.texts.say
    kinds = _by_edition(speaker, card, "type", editions, lambda type: speaker.token_name("card_type", type))
    lines = [("", f"{say('cli-cp', n=card['cp'])} · {kinds}")]
    named = [edition for edition in speaker.rules.editions if card["turn"][edition] is not None]
    if len(named) < len(speaker.rules.editions):
        lines.append((say("cli-card-editions"), ", ".join(_edition(speaker, one) for one in named)))
    lines.append((say("cli-card-players"), players_of(speaker, card)))
    lines.append((say("cli-card-entry"), _entry(speaker, card, editions)))
    lines.append((say("cli-card-when"), _phrases(speaker, "card_when", card["when"])))
    lines.append((say("cli-card-after"), _phrases(speaker, "card_after", [card["after"]])))
    return lines


def players_of(speaker: Speaker, card: Card, short: bool = False) -> str:
    """Who may play a card as event; the short form names those who may not, and leaves out conditions."""
    say = speaker.texts.say
    late = "protestant_after_league" in card and not short
    others = [power for power in speaker.rules.seats if power not in card["players"]]
    if not others and not late:
        return say("cli-card-all")
    if short and len(others) <= 2:
        return say("cli-card-all-but", powers=speaker.names("power", others))
    names = {power: speaker.token_name("power", power) for power in card["players"]}
    if late:
        names["protestant"] = say("cli-card-after-league", power=names["protestant"])
    return ", ".join(names.values())


def _entry(speaker: Speaker, card: Card, editions: Sequence[str]) -> str:
    """When a card joins the deck."""

    def turn(number: int | str) -> str:
        return speaker.texts.say("cli-card-turn", turn=str(number)) if isinstance(number, int) else ""

    parts = [_by_edition(speaker, card, "turn", editions, turn)]
    if "entry" in card:
        parts.append(_phrases(speaker, "card_entry", [card["entry"]]))
    return ", ".join(part for part in parts if part)


def _phrases(speaker: Speaker, domain: str, tokens: Iterable[str]) -> str:
    return "; ".join(speaker.title(domain, token) for token in tokens)


def _each(card: Card, column: str, editions: Sequence[str]) -> dict[str, Any]:
    """A column of a card in each of the editions that has the card."""
    return {one: card[column][one] for one in editions if card["turn"][one] is not None}


def _by_edition(speaker: Speaker, card: Card, column: str, editions: Sequence[str], named: Callable[[Any], str]) -> str:
    """A column of a card in words; editions that differ are named."""
    found = _each(card, column, editions)
    if len(set(found.values())) == 1:
        return named(next(iter(found.values())))
    say = speaker.texts.say
    return ", ".join(
        say("cli-card-by-edition", value=named(value), edition=_edition(speaker, one)) for one, value in found.items()
    )


def _edition(speaker: Speaker, edition: str) -> str:
    return speaker.texts.say(f"{speaker.rules.name}-name-choice-edition-{edition}")
