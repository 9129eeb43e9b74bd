"""What the map of `make_map.py` is drawn with: sea lines and names, mountains, symbols, colours, names of powers."""

from __future__ import annotations

import math
from typing import Any

# --- lines that part the sea zones ----------------------------------------------------------

# A point is (lat, lon), or the id of a space, whose true position is meant.
LinePoint = tuple[float, float] | str
J1: LinePoint = (48.60, -7.20)
J2: LinePoint = (37.40, 11.50)
J3: LinePoint = (35.40, 21.95)
BOUNDARIES: list[tuple[str, str, list[LinePoint]]] = [
    ("irish_sea", "english_channel", [(50.12, -5.60), (50.07, -5.72), J1]),
    ("irish_sea", "bay_of_biscay", [(48.80, -19.0), J1]),
    ("english_channel", "bay_of_biscay", [J1, (48.42, -4.70), "brest"]),
    ("north_sea", "english_channel", [(51.20, 1.20), (51.15, 1.40), "calais"]),
    ("bay_of_biscay", "atlantic_ocean", [(43.60, -19.0), (43.55, -9.4), "corunna"]),
    (
        "gulf_of_lyon",
        "barbary_coast",
        ["cartagena", (38.95, 1.40), (39.55, 2.55), "palma", (39.90, 4.10), (39.10, 8.30), "cagliari"],
    ),
    ("gulf_of_lyon", "tyrrhenian_sea", ["genoa", (43.02, 9.38), "bastia"]),
    ("gulf_of_lyon", "tyrrhenian_sea", [(41.48, 9.16), (41.16, 9.24)]),
    ("tyrrhenian_sea", "barbary_coast", ["cagliari", (39.05, 9.35), (37.98, 12.40), (37.95, 12.75)]),
    ("barbary_coast", "north_african_coast", ["tunis", (36.95, 10.45), (37.25, 11.20), J2]),
    ("barbary_coast", "ionian_sea", [J2, (37.60, 12.65), (37.75, 12.85)]),
    (
        "ionian_sea",
        "north_african_coast",
        [J2, (36.83, 11.95), (36.05, 14.20), "malta", (35.60, 17.5), J3],
    ),
    ("ionian_sea", "aegean_sea", ["coron", (36.65, 21.95), J3]),
    ("aegean_sea", "north_african_coast", [J3, (35.30, 23.55), (35.30, 23.75)]),
    ("aegean_sea", "north_african_coast", ["candia", (35.30, 25.9), (35.80, 27.20), "rhodes"]),
    ("aegean_sea", "north_african_coast", ["rhodes", (36.62, 28.30), (36.95, 28.55)]),
    ("adriatic_sea", "ionian_sea", [(39.95, 18.25), (39.80, 18.37), "corfu", (39.70, 20.15), (39.75, 20.4)]),
    # Not adjacent, or joined by an arrow round the north: these lines only close the zone.
    ("atlantic_ocean", "barbary_coast", [(36.35, -5.36), "gibraltar", (35.80, -5.36)]),
    ("ionian_sea", "tyrrhenian_sea", [(38.18, 15.45), (38.25, 15.62), (38.22, 15.90)]),
    ("aegean_sea", "black_sea", [(41.19, 28.95), (41.19, 29.2)]),
    ("north_sea", "baltic_sea", [(57.60, 10.40), (57.72, 10.60), (57.75, 12.2)]),
]

# Where the name of a sea stands, where the map's own point is not good enough, (lat, lon).
SEA_LABELS: dict[str, tuple[float, float]] = {
    "atlantic_ocean": (35.6, -10.2),
    "irish_sea": (51.2, -8.1),
    "english_channel": (49.75, -3.4),
    "north_sea": (55.2, 3.4),
    "baltic_sea": (55.35, 17.7),
    "bay_of_biscay": (45.6, -5.2),
    "gulf_of_lyon": (41.5, 5.2),
    "barbary_coast": (37.9, 5.0),
    "tyrrhenian_sea": (39.9, 12.1),
    "adriatic_sea": (43.0, 15.25),
    "ionian_sea": (37.4, 18.6),
    "north_african_coast": (34.1, 17.6),
    "aegean_sea": (37.0, 24.9),
    "black_sea": (43.2, 29.9),
}
# Names of seas that run along a slope, degrees clockwise on the page.
SEA_TURN: dict[str, float] = {"adriatic_sea": 36.0, "english_channel": -6.0}
SEA_SIZE: dict[str, float] = {"atlantic_ocean": 17.0, "aegean_sea": 18.0}
# Seas whose ships stand above the name, not below.
STACK_ABOVE = {"atlantic_ocean", "aegean_sea"}
# Two pairs of zones are adjacent round the top of the page: an arrow at (lat, lon) names the other sea.
ARROWS: list[tuple[str, str, float, float]] = [
    ("irish_sea", "north_sea", 56.3, -10.3),
    ("north_sea", "irish_sea", 56.75, 0.6),
    ("north_sea", "baltic_sea", 56.75, 5.0),
    ("baltic_sea", "north_sea", 56.55, 18.9),
]
# Names of seas are broken into lines of one word each, except these.
SEA_ONE_LINE = {"english_channel", "adriatic_sea"}

# --- mountains: ornament only ---------------------------------------------------------------

RANGES: list[list[tuple[float, float]]] = [
    [(43.05, -0.9), (42.65, 0.6), (42.45, 1.7)],
    [(44.1, 7.0), (45.3, 6.7), (45.95, 7.3), (46.5, 8.6), (46.6, 9.9), (46.9, 11.0), (47.05, 12.6), (47.4, 14.3)],
    [(43.9, 16.2), (43.2, 17.6), (42.6, 19.4), (41.6, 20.5), (40.2, 21.2)],
    [(49.2, 19.2), (49.2, 20.5), (48.4, 23.6), (47.3, 25.2), (45.6, 25.6), (45.4, 23.8)],
    [(44.3, 10.2), (43.5, 12.4), (42.4, 13.6), (41.3, 14.6)],
    [(42.7, 24.6), (42.75, 26.0)],
    [(37.0, -3.1), (38.3, -2.6)],
    [(40.3, -5.4), (41.0, -3.9)],
    [(45.3, 2.8), (44.5, 3.6)],
    [(35.2, -4.2), (36.3, 1.5), (36.5, 4.2), (36.3, 7.3)],
    [(57.0, -4.3), (57.1, -5.2)],
    [(37.4, 29.6), (37.8, 30.6)],
    [(50.4, 12.9), (50.8, 15.4)],
]

# --- symbols and colours: one source for Python and the browser -----------------------------


def _star(points: int, outer: float, inner: float) -> str:
    steps = []
    for i in range(points * 2):
        r = outer if i % 2 == 0 else inner
        a = math.pi * i / points - math.pi / 2 + math.pi / points
        steps.append(f"{r * math.cos(a):.1f} {r * math.sin(a):.1f}")
    return "M" + "L".join(steps) + "Z"


def _polygon(sides: int, radius: float, turn: float = 0.0) -> str:
    steps = []
    for i in range(sides):
        a = math.radians(turn) + 2 * math.pi * i / sides
        steps.append(f"{radius * math.cos(a):.1f} {radius * math.sin(a):.1f}")
    return "M" + "L".join(steps) + "Z"


def _disc(radius: float) -> str:
    r = f"{radius:g}"
    return f"M-{r} 0A{r} {r} 0 1 1 {r} 0A{r} {r} 0 1 1 -{r} 0Z"


SYMBOLS: dict[str, str] = {
    # spaces, about 26 units wide, centred
    "unfortified": _disc(11),
    "key": "M-12 -12H12V12H-12Z",
    "capital": "M-15.5 -15.5H15.5V15.5H-15.5Z",
    "electorate": _polygon(6, 14),
    "fortress": _star(8, 14.5, 10.6),
    # counters, 22 wide and 18 high, centred
    "reg": "M-11 -9H11V9H-11Z",
    "merc": "M-3 -9H3A9 9 0 0 1 3 9H-3A9 9 0 0 1 -3 -9Z",
    "cav": "M-12 0L-6 -9H6L12 0L6 9H-6Z",
    "squadron": "M-12 -7L-9 -9H9L12 -7L8 9H-8Z",
    "corsair": "M-12 -2L0 -10L12 -2L7 9H-7Z",
    # marks
    "anchor": "M0 -6.2A1.7 1.7 0 1 1 0 -2.8A1.7 1.7 0 1 1 0 -6.2M0 -2.8V5.6M-2.8 -0.6H2.8"
    "M-5.2 1.6C-4.8 4.4 -2.4 5.6 0 5.6C2.4 5.6 4.8 4.4 5.2 1.6",
    "arrow": "M0 8V-7M-4.5 -2L0 -8L4.5 -2",
    "mountain": "M-7 4L-2.2 -4.6L0.6 0.2L2.6 -2.6L7 4",
    "peak": "M-9 5L0 -6L4 -1L9 5M0 -6L-1.5 0L1 5",
    "unrest": "M-8 3L-4.5 -4L-1.5 3L1.5 -4L4.5 3L8 -4",
    "university": "M-8 -2L0 -6L8 -2L0 2ZM-4.6 0V4C-2 6 2 6 4.6 4V0M8 -2V3.4",
    "reformer": "M0 -7V7M-4.6 -2.6H4.6",
    "tower": "M-6 6V-6H-3.4V-3.4H-1.3V-6H1.3V-3.4H3.4V-6H6V6Z",
    "haven": "M1.6 -6.4A6.6 6.6 0 1 0 5.6 3.6A5.4 5.4 0 1 1 1.6 -6.4Z",
}

POWERS: dict[str, dict[str, Any]] = {
    "ottoman": {"fill": "#1f6b3f", "ink": "#ffffff", "letter": {"en": "O", "ru": "О"}},
    "hapsburg": {"fill": "#f0c63c", "ink": "#2b2110", "letter": {"en": "H", "ru": "Г"}},
    "england": {"fill": "#c2342f", "ink": "#ffffff", "letter": {"en": "E", "ru": "А"}},
    "france": {"fill": "#2c4a94", "ink": "#ffffff", "letter": {"en": "F", "ru": "Ф"}},
    "papacy": {"fill": "#7b4397", "ink": "#ffffff", "letter": {"en": "P", "ru": "П"}},
    "protestant": {"fill": "#8a5a33", "ink": "#ffffff", "letter": {"en": "R", "ru": "Р"}},
    "genoa": {"fill": "#eb9ab0", "ink": "#2b2110", "letter": {"en": "Ge", "ru": "Ге"}},
    "hungary": {"fill": "#a3cf6b", "ink": "#2b2110", "letter": {"en": "Hu", "ru": "Ве"}},
    "scotland": {"fill": "#85c3e6", "ink": "#2b2110", "letter": {"en": "Sc", "ru": "Шо"}},
    "venice": {"fill": "#ee8a35", "ink": "#2b2110", "letter": {"en": "Ve", "ru": "Вц"}},
    "independent": {"fill": "#a9a6a0", "ink": "#2b2110", "letter": {"en": "I", "ru": "Н"}},
    "none": {"fill": "#e9e2d2", "ink": "#5b5242", "letter": {"en": "", "ru": ""}},
}
POWER_NAMES: dict[str, tuple[str, str]] = {
    "ottoman": ("Ottomans", "Османы"),
    "hapsburg": ("Hapsburgs", "Габсбурги"),
    "england": ("England", "Англия"),
    "france": ("France", "Франция"),
    "papacy": ("Papacy", "Папство"),
    "protestant": ("Protestants", "Протестанты"),
    "genoa": ("Genoa", "Генуя"),
    "hungary": ("Hungary-Bohemia", "Венгрия-Богемия"),
    "scotland": ("Scotland", "Шотландия"),
    "venice": ("Venice", "Венеция"),
    "independent": ("Independent", "Независимые"),
    "none": ("Nobody", "Никто"),
}
ZONE_TINTS: dict[str, str] = {
    "english": "#efd3c4",
    "french": "#d3dce3",
    "german": "#dcd2bd",
    "italian": "#e0d2e0",
    "spanish": "#f2e5b4",
}
