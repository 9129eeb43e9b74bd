"""A picture of any position on the map of Europe, as SVG.

``draw`` takes a plain dictionary (what JSON can hold) and returns the text of an SVG file. Every
key may be missing: an empty dictionary draws the empty map. The shape:

    {"turn": 1, "phase": "action", "active": "ottoman",
     "spaces": {"vienna": {"control": "hapsburg", "religion": "catholic", "unrest": False,
                           "kind": "key", "units": {"hapsburg-reg": 4, "ottoman-cav": 1},
                           "leaders": ["ferdinand"], "ships": {"hapsburg-squadron": 1},
                           "siege": ["ottoman"], "reformer": "luther", "university": True,
                           "fortress": True, "haven": False}},
     "seas": {"north_sea": {"ships": {"england-squadron": 2}, "leaders": [], "piracy": False}},
     "people": {"ferdinand": {"name": {"en": "Ferdinand", "ru": "Фердинанд"}, "power": "hapsburg"}},
     "vp": {"ottoman": 8}}

``people`` is optional; without it a person is shown by its id. The symbols are our own; each power
has a colour and a letter, each kind of unit a shape, so that colour is never the only signal.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

from regio.svg.words import LANGS, word

View = Mapping[str, Any]

SEA: Final = "#cddde2"
SHALLOWS: Final = (("#c0d4db", 26), ("#b3cad3", 15), ("#a4bfca", 7))
LAND: Final = "#f4ecd8"
COAST: Final = "#7d6a4a"
INK: Final = "#2b2110"
FAINT: Final = "#8d7c5e"
SEA_INK: Final = "#4d7080"
ROAD: Final = "#8f7650"
ALARM: Final = "#b3261e"
SERIF: Final = "Georgia, 'Noto Serif', 'DejaVu Serif', serif"
SANS: Final = "'Noto Sans', 'DejaVu Sans', Verdana, sans-serif"

HEAD, FOOT = 62, 118
UNIT_KINDS: Final = ("reg", "merc", "cav", "squadron", "corsair")
BADGES: Final = ("reformer", "university", "fortress", "haven", "piracy")
COUNTER, GAP, PER_ROW = 24, 1.5, 4
TEXT_WIDTH: Final = 8.6  # of a letter in the legend, about


@cache
def europe() -> dict[str, Any]:
    """The map: land, spaces, seas, symbols and colours (made by tools/make_map.py)."""
    text = files("regio.svg").joinpath("europe.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def draw(picture: View, lang: str = "en") -> str:
    """The position as the text of an SVG file, in English (``en``) or Russian (``ru``)."""
    if lang not in LANGS:
        raise ValueError(f"unknown language {lang!r}: choose one of {', '.join(LANGS)}")
    return Painter(picture, lang, europe()).paint()


def num(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def at(x: float, y: float) -> str:
    return f'transform="translate({num(x)} {num(y)})"'


def table(value: object) -> View:
    return value if isinstance(value, Mapping) else {}


def names(value: object) -> list[str]:
    """A list of ids, from a list of ids or of {"id": ...}; a single id is a list of one."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, Mapping):
        return [str(value.get("id", ""))] if value.get("id") else []
    if isinstance(value, Sequence):
        return [name for item in value for name in names(item)]
    return []


def initials(name: str) -> str:
    """Two letters for a person: Duke of Alva is DA, Ferdinand is Fe."""
    words = [w for w in name.replace("_", " ").split() if w[:1].isalpha() and w.lower() not in ("of", "the")]
    if not words:
        return "?"
    if len(words) == 1:
        return words[0][:2].capitalize()
    return (words[0][0] + words[-1][0]).upper()


@dataclass(frozen=True)
class Counter:
    """One thing that lies at a place: a stack of units of a kind, a person or a marker."""

    shape: str
    power: str
    text: str
    said: str


class Painter:
    def __init__(self, picture: View, lang: str, board: dict[str, Any]) -> None:
        self.picture = picture
        self.lang = lang
        self.board = board
        self.powers: dict[str, Any] = board["powers"]
        self.symbols: dict[str, str] = board["symbols"]
        self.spaces = table(picture.get("spaces"))
        self.seas = table(picture.get("seas"))
        self.people = table(picture.get("people"))
        self.out: list[str] = []

    # words

    def w(self, key: str, **values: object) -> str:
        return word(key, self.lang, **values)

    def power(self, power: str) -> str:
        known = self.powers.get(power)
        return str(known["name"][self.lang]) if known else power

    def style(self, power: str) -> dict[str, Any]:
        return dict(self.powers.get(power, self.powers["none"]))

    def person(self, who: str) -> str:
        name = table(self.people.get(who)).get("name", who.replace("_", " ").title())
        return str(name.get(self.lang, who)) if isinstance(name, Mapping) else str(name)

    # what lies where

    def counters(self, place: View) -> list[Counter]:
        found: list[Counter] = []
        order = {p: i for i, p in enumerate(self.powers)}
        stacks = []
        for group in ("units", "ships"):
            for key, count in table(place.get(group)).items():
                power, _, kind = str(key).rpartition("-")
                if count:
                    stacks.append(
                        (order.get(power, 99), UNIT_KINDS.index(kind) if kind in UNIT_KINDS else 9, power, kind, count)
                    )
        for _, _, power, kind, count in sorted(stacks):
            letter = self.style(power)["letter"][self.lang]
            said = f"{self.power(power)}: {self.w(f'unit-{kind}')} {count}"
            found.append(Counter(kind if kind in UNIT_KINDS else "reg", power, f"{letter}{count}", said))
        for who in names(place.get("leaders")):
            power = str(table(self.people.get(who)).get("power", "none"))
            name = self.person(who)
            found.append(Counter("leader", power, initials(name), self.w("leader", name=name)))
        for who in names(place.get("reformer")):
            name = self.person(who)
            found.append(Counter("reformer", "protestant", initials(name), self.w("reformer", name=name)))
        for badge in BADGES[1:]:
            if place.get(badge):
                found.append(Counter(badge, "none", "", self.w(badge)))
        return found

    def say_space(self, slug: str, place: View) -> str:
        home = self.board["spaces"][slug]
        parts = [self.w("kind-capital" if home["capital"] else f"kind-{place.get('kind', home['kind'])}")]
        if home["ports"]:
            seas = ", ".join(self.board["seas"][s]["name"][self.lang] for s in home["ports"])
            parts.append(f"{self.w('port')} ({seas})")
        if place.get("control"):
            parts.append(self.w("controlled", power=self.power(str(place["control"]))))
        if place.get("religion"):
            parts.append(self.w(f"religion-{place['religion']}"))
        if place.get("unrest"):
            parts.append(self.w("unrest"))
        parts.extend(self.w("siege", power=self.power(p)) for p in names(place.get("siege")))
        parts.extend(c.said for c in self.counters(place))
        return f"{home['name'][self.lang]}: " + "; ".join(parts)

    # drawing

    def add(self, *text: str) -> None:
        self.out.extend(text)

    def text(self, x: float, y: float, text: str, size: float, more: str = "") -> str:
        return (
            f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{" " + more if more else ""}>{escape(text)}</text>'
        )

    def paint(self) -> str:
        width, height = self.board["size"]
        total = height + HEAD + FOOT
        self.add(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 {-HEAD} {width} {total}" width="{width}" height="{total}" '
            f'role="img" xml:lang={quoteattr(self.lang)} font-family={quoteattr(SERIF)} fill="{INK}">',
            f"<title>{escape(self.headline())}</title>",
            f'<defs><clipPath id="rg-page"><rect width="{width}" height="{height}"/></clipPath>'
            f'<path id="rg-land" d="{self.board["land"]}"/>'
            '<clipPath id="rg-dry"><use href="#rg-land"/></clipPath></defs>',
            f'<rect y="{-HEAD}" width="{width}" height="{total}" fill="#fbf6ea"/>',
            '<g clip-path="url(#rg-page)">',
        )
        self.ground(width, height)
        self.roads()
        self.add("</g>")
        self.sea_names()
        self.add('<g class="spaces">')
        for slug in self.board["spaces"]:
            self.space(slug)
        self.add("</g>", '<g class="counters">')
        for slug, home in self.board["spaces"].items():
            lift = self.radius(slug) + 11
            self.strip(self.counters(table(self.spaces.get(slug))), home["x"], home["y"] - lift)
        for slug, home in self.board["seas"].items():
            x, y = home["stack"]
            self.strip(self.counters(table(self.seas.get(slug))), x, y, down=True)
        self.add("</g>", f'<rect width="{width}" height="{height}" fill="none" stroke="{COAST}" stroke-width="2"/>')
        self.head(width)
        self.legend(width, height)
        self.add("</svg>")
        return "\n".join(self.out) + "\n"

    def ground(self, width: float, height: float) -> None:
        self.add(f'<rect width="{width}" height="{height}" fill="{SEA}"/>')
        for colour, thick in SHALLOWS:
            self.add(
                f'<use href="#rg-land" fill="none" stroke="{colour}" stroke-width="{thick}" stroke-linejoin="round"/>'
            )
        self.add(f'<use href="#rg-land" fill="{LAND}"/>', '<g clip-path="url(#rg-dry)">')
        for zone, shape in self.board["zones"].items():
            colour = self.board["tints"][zone]
            self.add(f'<path d="{shape}" fill="{colour}" stroke="{FAINT}" stroke-opacity=".25" stroke-width="2"/>')
        self.add(
            "</g>", f'<use href="#rg-land" fill="none" stroke="{COAST}" stroke-width="1.3" stroke-linejoin="round"/>'
        )
        self.add(f'<g fill="none" stroke="{FAINT}" stroke-opacity=".55" stroke-linejoin="round">')
        for x, y, scale in self.board["peaks"]:
            self.add(f'<path d="{self.symbols["peak"]}" transform="translate({num(x)} {num(y)}) scale({scale})"/>')
        self.add("</g>", f'<g fill="none" stroke="{SEA_INK}" stroke-width="2.4" stroke-dasharray="9 7">')
        for line in self.board["boundaries"]:
            closed = ' stroke-dasharray="2 5"' if line["kind"] == "strait" else ""
            self.add(f'<path d="{line["path"]}"{closed}/>')
        self.add("</g>")

    def road_path(self, road: View) -> str:
        a, b = self.board["spaces"][road["from"]], self.board["spaces"][road["to"]]
        end = f"{num(b['x'])} {num(b['y'])}"
        bend = f"Q{num(road['bend'][0])} {num(road['bend'][1])} {end}" if "bend" in road else f"L{end}"
        return f"M{num(a['x'])} {num(a['y'])}{bend}"

    def roads(self) -> None:
        clear = [r for r in self.board["connections"] if r["kind"] == "clear"]
        passes = [r for r in self.board["connections"] if r["kind"] == "pass"]
        lines = "".join(self.road_path(r) for r in clear)
        self.add(
            '<g fill="none" stroke-linecap="round">',
            f'<path class="roads" d="{lines}" stroke="#fffaf0" stroke-opacity=".75" stroke-width="5.4"/>',
            f'<path class="roads" d="{lines}" stroke="{ROAD}" stroke-width="2.4"/>',
        )
        dotted = "".join(self.road_path(r) for r in passes)
        self.add(
            f'<path class="passes" d="{dotted}" stroke="{INK}" stroke-width="3.2" stroke-dasharray="0.1 7.5"/>', "</g>"
        )
        for road in passes:
            x, y = road["mark"]
            self.add(
                f'<g {at(x, y)}><circle r="9.5" fill="#fffaf0" stroke="{INK}" stroke-width="1.2"/>'
                f'<path d="{self.symbols["mountain"]}" fill="#cdbf9f" stroke="{INK}" stroke-width="1.3" '
                'stroke-linejoin="round"/></g>'
            )

    def sea_names(self) -> None:
        self.add(
            f'<g class="seas" fill="{SEA_INK}" font-style="italic" text-anchor="middle" letter-spacing="1.4" stroke="{SEA}" stroke-width="3" stroke-opacity=".75" paint-order="stroke">'
        )
        for slug, sea in self.board["seas"].items():
            x, y = sea["x"], sea["y"]
            turn = f' transform="rotate({num(sea["turn"])} {num(x)} {num(y)})"' if sea["turn"] else ""
            here = table(self.seas.get(slug))
            said = "; ".join([sea["name"][self.lang], *(c.said for c in self.counters(here))])
            self.add(f'<g id="sea-{slug}"{turn}><title>{escape(said)}</title>')
            for i, line in enumerate(sea["lines"][self.lang]):
                self.add(self.text(x, y + 22 * i, line, sea["size"]))
            self.add("</g>")
        for arrow in self.board["arrows"]:
            x, y = arrow["x"], arrow["y"]
            self.add(
                f'<path d="{self.symbols["arrow"]}" fill="none" stroke="{SEA_INK}" stroke-width="2" {at(x, y - 12)}/>',
                self.text(x, y + 12, self.board["seas"][arrow["to"]]["name"][self.lang], 13, 'letter-spacing="0.4"'),
            )
        self.add("</g>")

    def shape_name(self, slug: str) -> str:
        home = self.board["spaces"][slug]
        kind = str(table(self.spaces.get(slug)).get("kind", home["kind"]))
        return kind if kind in self.symbols else "unfortified"

    def radius(self, slug: str) -> float:
        return 16.0 if self.board["spaces"][slug]["capital"] else 13.0

    def space(self, slug: str) -> None:
        home = self.board["spaces"][slug]
        place = table(self.spaces.get(slug))
        x, y, kind = home["x"], home["y"], self.shape_name(slug)
        shape = self.symbols[kind]
        holder = self.style(str(place.get("control", home["home"])))
        rim = self.style(home["home"])["fill"]
        self.add(f'<g id="space-{slug}"><title>{escape(self.say_space(slug, place))}</title>')
        tx, ty = home["true"]
        if math.hypot(tx - x, ty - y) > self.radius(slug):
            self.add(f'<path d="M{num(tx)} {num(ty)}L{num(x)} {num(y)}" stroke="{INK}" stroke-width="1"/>')
            self.add(f'<circle cx="{num(tx)}" cy="{num(ty)}" r="2.2"/>')
        self.add(f"<g {at(x, y)}>")
        if home["anchor"]:
            ax, ay = home["anchor"]
            self.add(
                f'<g {at(ax, ay)}><circle r="7.6" fill="#f7fbfc" stroke="#2f5565" stroke-width=".9"/>'
                f'<path d="{self.symbols["anchor"]}" fill="none" stroke="#2f5565" stroke-width="1.4" '
                'stroke-linecap="round" transform="scale(.82)"/></g>'
            )
        for power in names(place.get("siege"))[:1]:
            colour = self.style(power)["fill"]
            self.add(
                f'<circle class="siege" r="20" fill="none" stroke="{INK}" stroke-width="7" stroke-dasharray="3.4 4.45"/>',
                f'<circle r="20" fill="none" stroke="{colour}" stroke-width="5" stroke-dasharray="2.2 5.65" stroke-dashoffset="-.6"/>',
            )
        if home["capital"]:
            self.add(f'<path d="{self.symbols["capital"]}" fill="#fffaf0" stroke="{INK}" stroke-width="1.3"/>')
        self.add(
            f'<path d="{shape}" fill="{rim}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/>',
            f'<path d="{shape}" fill="{holder["fill"]}" stroke="#fffaf0" stroke-width=".9" transform="scale(.76)"/>',
        )
        ink = holder["ink"]
        if place.get("religion") == "protestant":
            self.add(f'<circle class="protestant" r="6.4" fill="#ffffff" stroke="{INK}" stroke-width=".9"/>')
            ink = INK
        elif place.get("religion") == "other":
            self.add(
                f'<circle r="6.6" fill="none" stroke="{ink}" stroke-opacity=".55" stroke-width=".8" stroke-dasharray="1.6 1.8"/>'
            )
        letter = holder["letter"][self.lang]
        if letter:
            size = 9.5 if len(letter) == 1 else 7.5
            self.add(
                f'<text y="{num(size * 0.36)}" font-size="{size}" font-family={quoteattr(SANS)} font-weight="700" '
                f'text-anchor="middle" fill="{ink}">{escape(letter)}</text>'
            )
        if place.get("unrest"):
            zigzag = (
                f'<path d="{self.symbols["unrest"]}" fill="none" stroke-linejoin="round" transform="scale(1.5 1.2)"'
            )
            self.add(
                f'<g class="unrest">{zigzag} stroke="#ffffff" stroke-width="4.4"/>{zigzag} stroke="{ALARM}" stroke-width="2"/>',
                f'<circle cx="14" cy="-10" r="7" fill="{ALARM}" stroke="#ffffff" stroke-width="1.2"/>',
                f'<text x="14" y="-6.6" font-size="9.5" font-weight="700" text-anchor="middle" fill="#ffffff" '
                f"font-family={quoteattr(SANS)}>{escape(self.w('unrest-letter'))}</text></g>",
            )
        dx, dy, anchor = home["label"][self.lang]
        size, weight = (16, 700) if home["capital"] else (15, 700) if home["kind"] == "key" else (13, 400)
        self.add(
            f'<text x="{num(dx)}" y="{num(dy)}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" '
            f'stroke="#fffaf0" stroke-width="3.2" stroke-opacity=".85" stroke-linejoin="round" paint-order="stroke">'
            f"{escape(home['name'][self.lang])}</text>",
            "</g></g>",
        )

    def rows(self, items: list[Counter]) -> Iterator[list[Counter]]:
        for start in range(0, len(items), PER_ROW):
            yield items[start : start + PER_ROW]

    def strip(self, items: list[Counter], x: float, y: float, down: bool = False) -> None:
        for line, row in enumerate(self.rows(items)):
            left = x - (len(row) - 1) * (COUNTER + GAP) / 2
            top = y + line * 21 if down else y - line * 21
            for i, item in enumerate(row):
                self.counter(item, left + i * (COUNTER + GAP), top)

    def counter(self, item: Counter, x: float, y: float) -> None:
        style = self.style(item.power)
        self.add(f'<g class="counter {item.shape}" {at(x, y)}><title>{escape(item.said)}</title>')
        ink, shape = (
            style["ink"],
            self.symbols["tower" if item.shape == "fortress" else item.shape]
            if item.shape not in ("leader", "piracy")
            else "",
        )
        if item.shape == "leader":
            self.add(
                f'<circle r="10.5" fill="#fffaf0" stroke="{INK}" stroke-width="1.1"/>'
                f'<circle r="8.6" fill="none" stroke="{style["fill"]}" stroke-width="2.4"/>'
            )
            ink = INK
        elif item.shape == "reformer":
            self.add(
                f'<circle r="10" fill="#ffffff" stroke="#8a5a33" stroke-width="1.6"/>'
                f'<path d="{shape}" stroke="#d9c3a5" stroke-width="3" fill="none"/>'
            )
            ink = INK
        elif item.shape in BADGES:
            body = self.symbols["unrest"] if item.shape == "piracy" else shape
            solid = "none" if item.shape == "piracy" else INK
            self.add(
                f'<rect x="-10" y="-9" width="20" height="18" rx="4" fill="#fffaf0" stroke="{INK}" stroke-width="1.1"/>'
                f'<path d="{body}" fill="{solid}" stroke="{INK}" stroke-width=".9"/>'
            )
        else:
            self.add(
                f'<path d="{shape}" fill="{style["fill"]}" stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"/>'
            )
        if item.text:
            size = 11.5 if len(item.text) < 3 else 9.5 if len(item.text) == 3 else 8
            if item.shape in ("leader", "reformer"):
                size = 9
            self.add(
                f'<text y="{num(size * 0.36)}" font-size="{size}" font-weight="700" font-family={quoteattr(SANS)} '
                f'text-anchor="middle" fill="{ink}">{escape(item.text)}</text>'
            )
        self.add("</g>")

    # the frame

    def headline(self) -> str:
        parts = [self.w("title")]
        if "turn" in self.picture:
            parts.append(self.w("turn", n=self.picture["turn"]))
        if self.picture.get("phase"):
            parts.append(self.w(f"phase-{self.picture['phase']}"))
        if self.picture.get("active"):
            parts.append(self.w("active", power=self.power(str(self.picture["active"]))))
        return " · ".join(parts)

    def head(self, width: float) -> None:
        self.add(self.text(18, -22, self.headline(), 27, 'font-weight="700"'))
        vp = [(p, n) for p, n in table(self.picture.get("vp")).items()]
        step = 76
        left = width - 18 - step * len(vp)
        if vp:
            self.add(self.text(left - 12, -23, self.w("vp"), 20, 'text-anchor="end"'))
        for i, (power, points) in enumerate(vp):
            style = self.style(str(power))
            self.add(
                f"<g {at(left + i * step, -30)}><title>{escape(self.power(str(power)))}: {escape(str(points))}</title>"
                f'<rect x="0" y="-17" width="70" height="34" rx="6" fill="{style["fill"]}" stroke="{INK}"/>'
                f'<text x="35" y="7" font-size="20" font-weight="700" text-anchor="middle" fill="{style["ink"]}">'
                f"{escape(style['letter'][self.lang])} {escape(str(points))}</text></g>"
            )

    def legend(self, width: float, height: float) -> None:
        self.add(f'<g class="legend" {at(0, height)} font-size="15">')
        swatches = []
        for power in [p for p in self.powers if p != "none"]:
            style = self.style(power)
            swatches.append(
                (
                    f'<rect x="-12" y="-11" width="24" height="22" rx="3" fill="{style["fill"]}" stroke="{INK}"/>'
                    f'<text y="4.5" font-size="12" font-weight="700" text-anchor="middle" fill="{style["ink"]}" '
                    f"font-family={quoteattr(SANS)}>{escape(style['letter'][self.lang])}</text>",
                    self.power(power),
                )
            )
        plain = f'fill="#e9e2d2" stroke="{INK}" stroke-width="1.3"'

        def symbol(name: str, more: str = plain) -> str:
            return f'<path d="{self.symbols[name]}" {more}/>'

        capital = symbol("capital", f'fill="#fffaf0" stroke="{INK}" stroke-width="1.3"') + symbol("key")
        port = f'<path d="{self.symbols["anchor"]}" fill="none" stroke="#2f5565" stroke-width="1.6" stroke-linecap="round"/>'
        white = symbol("unfortified") + f'<circle r="6.4" fill="#fff" stroke="{INK}"/>'
        alarm = f'<path d="{self.symbols["unrest"]}" fill="none" stroke="{ALARM}" stroke-width="2"/>'
        siege = f'<circle r="11" fill="none" stroke="{INK}" stroke-width="5" stroke-dasharray="2.6 3.16"/>'
        road = f'<path d="M-14 0H14" stroke="{ROAD}" stroke-width="2.6"/>'
        over = (
            f'<path d="M-16 0H16" stroke="{INK}" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="0.1 7.5"/>'
            f'<circle r="9" fill="#fffaf0" stroke="{INK}"/>' + symbol("mountain", f'fill="#cdbf9f" stroke="{INK}"')
        )
        entries = [
            swatches,
            [
                (symbol("key"), self.w("kind-key")),
                (capital, self.w("kind-capital")),
                (symbol("electorate"), self.w("kind-electorate")),
                (symbol("fortress"), self.w("kind-fortress")),
                (symbol("unfortified"), self.w("kind-unfortified")),
                (port, self.w("port")),
                (white, self.w("religion-protestant")),
                (alarm, self.w("unrest")),
                (road, self.w("connection")),
                (over, self.w("pass")),
            ],
            [
                *((symbol(kind), self.w(f"unit-{kind}")) for kind in UNIT_KINDS),
                (f'<circle r="9.5" {plain}/>', self.w("leader", name="").strip()),
                (siege, self.w("siege", power="").strip(" :")),
                (symbol("university", f'fill="{INK}" stroke="{INK}"'), self.w("university")),
                (symbol("tower", f'fill="{INK}"'), self.w("fortress")),
                (symbol("haven", f'fill="{INK}"'), self.w("haven")),
            ],
        ]
        for line, row in enumerate(entries):
            used = sum(TEXT_WIDTH * len(label) for _, label in row) + 40 * len(row)
            gap = max(2.0, (width - 36 - used) / (len(row) - 1))
            x = 34.0
            for sign, label in row:
                self.add(f"<g {at(x, 26 + 36 * line)}>{sign}{self.text(21, 5, label, 15)}</g>")
                x += TEXT_WIDTH * len(label) + 40 + gap
        self.add("</g>")
