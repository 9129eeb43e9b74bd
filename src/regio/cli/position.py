"""A position in the terminal, from a game's view: the keys that the views of all games have in common."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from regio.kernel.game import Game
from regio.text import Speaker

View = dict[str, Any]
MARKERS = ("fortress", "haven", "university")
"""Flags of a space that are shown by their names."""


def print_position(out: Console, speaker: Speaker, game: Game, seat: str | None = None, every: bool = False) -> None:
    """Print a position as a seat (None: a spectator) may know it."""
    view = game.view(seat)
    _head(out, speaker, game, view)
    _powers(out, speaker, view)
    _relations(out, speaker, view)
    if seat is not None:
        _hand(out, speaker, view, seat)
    _map(out, speaker, view, every)
    _asked(out, speaker, game, seat)


def _head(out: Console, speaker: Speaker, game: Game, view: View) -> None:
    say = speaker.texts.say
    options = speaker.rules.dump_options(game.options)
    shown = ", ".join(f"{name} {options[name]}" for name in ("scenario", "edition") if name in options)
    out.print(f"{say('cli-game-' + speaker.rules.name)} ({shown})", style="bold", markup=False)
    parts = [
        say("cli-turn", turn=str(view["turn"]), last=str(view.get("last_turn", ""))),
        speaker.token_name("phase", view["phase"]),
    ]
    if view.get("active", "none") != "none":
        parts.append(say("cli-active", power=speaker.token_name("power", view["active"])))
    if view.get("cp"):
        parts.append(say("cli-cp", n=view["cp"]))
    out.print(" · ".join(parts), markup=False)
    if view.get("victory", "none") != "none":
        winners = speaker.names("power", view["winners"])
        kind = speaker.token_name("victory", view["victory"])
        out.print(say("cli-result", winners=winners, kind=kind), style="bold", markup=False)


def _powers(out: Console, speaker: Speaker, view: View) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for head in ("power", "vp", "keys", "hand", "ruler", "war", "allies"):
        table.add_column(
            speaker.texts.say(f"cli-column-{head}"), justify="right" if head in ("vp", "keys", "hand") else "left"
        )
    for power, data in view["powers"].items():
        table.add_row(
            speaker.token_name("power", power),
            str(view["vp"][power]),
            str(data.get("keys", "")),
            str(data["hand_size"]),
            speaker.token_name("ruler", data["ruler"]) if "ruler" in data else "",
            speaker.names("power", _partners(view.get("wars", []), power)),
            speaker.names("power", _allies(view, power)),
        )
    out.print(table)


def _partners(pairs: list[list[str]], power: str) -> list[str]:
    return [other for pair in pairs if power in pair for other in pair if other != power]


def _allies(view: View, power: str) -> list[str]:
    minors = [minor for minor, ally in view.get("minors", {}).items() if ally == power]
    return _partners(view.get("alliances", []), power) + minors


def _relations(out: Console, speaker: Speaker, view: View) -> None:
    say = speaker.texts.say
    for key, domain in (("events", "event"), ("turn_flags", "turn_flag"), ("impulse_flags", "impulse_flag")):
        if view.get(key):
            out.print(f"{say('cli-' + key.replace('_', '-'))}: {speaker.names(domain, view[key])}", markup=False)
    if "cards" in view:
        cards = view["cards"]
        out.print(say("cli-deck", deck=cards["deck_size"], discard=len(cards["discard"])), markup=False)


def _hand(out: Console, speaker: Speaker, view: View, seat: str) -> None:
    cards = [f"{card} {speaker.token_name('card', str(card))}" for card in view["powers"][seat]["hand"]]
    out.print(f"{speaker.texts.say('cli-hand')}: {', '.join(cards) or '–'}", markup=False)


def _map(out: Console, speaker: Speaker, view: View, every: bool) -> None:
    """The spaces that hold anything or have changed hands, by who controls them; seas and boxes with pieces."""
    by_owner: dict[str, list[tuple[str, str]]] = {}
    for token, space in view["spaces"].items():
        line = _space(speaker, space)
        if line or every or space["control"] != space["home"]:
            by_owner.setdefault(space["control"], []).append((speaker.token_name("space", token), line))
    for owner in [*view["powers"], *(other for other in by_owner if other not in view["powers"])]:
        if owner in by_owner:
            _lines(out, speaker.token_name("power", owner), by_owner[owner])
    seas = [(speaker.token_name("place", token), _pieces(speaker, place)) for token, place in view["seas"].items()]
    boxes = [
        (speaker.token_name("place", token), _pieces(speaker, place)) for token, place in view.get("boxes", {}).items()
    ]
    _lines(out, speaker.texts.say("cli-seas"), [line for line in seas if line[1] or every])
    _lines(out, speaker.texts.say("cli-boxes"), [line for line in boxes if line[1]])


def _lines(out: Console, title: str, lines: list[tuple[str, str]]) -> None:
    if not lines:
        return
    out.print()
    out.print(title, style="bold", markup=False)
    width = max(len(name) for name, _ in lines)
    for name, line in sorted(lines):
        out.print(Text(f"  {name:<{width}}  {line}".rstrip(), no_wrap=False))


def _space(speaker: Speaker, space: View) -> str:
    say = speaker.texts.say
    parts = []
    if space["religion"] == "protestant":
        parts.append(speaker.token_name("religion", "protestant"))
    if space.get("unrest"):
        parts.append(say("cli-unrest"))
    parts += [say(f"cli-marker-{name}") for name in MARKERS if space.get(name)]
    if "reformer" in space:
        parts.append(say("cli-reformer", name=speaker.token_name("reformer", space["reformer"])))
    if space.get("siege"):
        parts.append(say("cli-besieged", powers=speaker.names("power", space["siege"])))
    pieces = _pieces(speaker, space)
    return "; ".join([*parts, pieces] if pieces else parts)


def _pieces(speaker: Speaker, place: View) -> str:
    """Units, leaders and ships of a place."""
    parts = [f"{speaker.token_name('unit', unit)} {count}" for unit, count in place.get("units", {}).items()]
    parts += [speaker.token_name("leader", leader) for leader in place.get("leaders", [])]
    for token, count in place.get("ships", {}).items():
        owner, _, user = token.partition("@")
        power, _, kind = owner.rpartition("-")
        used = f" → {speaker.token_name('power', user)}" if user else ""
        parts.append(f"{speaker.token_name('power', power)}: {speaker.token_name('unit_kind', kind)} {count}{used}")
    if place.get("piracy"):
        parts.append(speaker.texts.say("cli-piracy"))
    return ", ".join(parts)


def _asked(out: Console, speaker: Speaker, game: Game, seat: str | None) -> None:
    """Who must decide; what is asked only if it is the seat itself."""
    out.print()
    for question in game.pending:
        token = game.rules.seats[question.seat]
        said = f": {speaker.question(question)}" if token == seat else ""
        out.print(speaker.texts.say("cli-decides", power=speaker.token_name("power", token)) + said, markup=False)
