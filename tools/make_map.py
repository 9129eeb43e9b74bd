# /// script
# requires-python = ">=3.11"
# dependencies = ["numpy>=1.26", "shapely>=2.1"]
# ///
"""Draw the map of Europe that the SVG pictures and the browser client share.

Run by developers, never by players; the output is committed:

    uv run tools/make_map.py                  # writes both copies of europe.json

Input: the land of Natural Earth (public domain), taken from the npm package ``world-atlas``,
and the tables of spaces, connections, ports and seas of the game's data folder.

How the map comes about:

1. The land is clipped, projected (Lambert's conformal cone) and stretched a little to the width
   of a screen.
2. The crowded places are opened: spaces that are too near to each other push apart, and each push
   moves everything in the neighbourhood (towns, coasts, sea boundaries) by one smooth flow. A
   chain of small smooth steps never folds, so that the Rhine gets room, and the coast still looks
   like Europe.
3. Ports that lie up-river slide towards the sea, the last overlaps are pushed apart; the shift
   against the true position is kept, so that a thin line can show it.
4. Sea zones are cut out of the sea along the boundary lines; names of towns are placed by
   simulated annealing; language zones are the towns' Voronoi cells.
"""

from __future__ import annotations

import argparse
import csv
import json
import math
import random
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from map_tables import (
    ARROWS,
    BOUNDARIES,
    POWER_NAMES,
    POWERS,
    RANGES,
    SEA_LABELS,
    SEA_ONE_LINE,
    SEA_SIZE,
    SEA_TURN,
    STACK_ABOVE,
    SYMBOLS,
    ZONE_TINTS,
)
from numpy.typing import NDArray
from shapely.geometry import LineString, MultiPolygon, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize, unary_union

ROOT = Path(__file__).resolve().parent.parent
ATLAS_PACKAGE = "world-atlas@2.0.2"
ATLAS_FILE = "land-10m.json"

Array = NDArray[np.float64]

# --- the page -------------------------------------------------------------------------------

WIDTH, HEIGHT = 2000.0, 1500.0
WEST, EAST, SOUTH, NORTH = -11.9, 31.4, 32.0, 57.15  # what the page must show (degrees)
STRETCH = 1.07  # how much wider than true the page may be
LAT0, LON0, PAR1, PAR2 = 46.0, 9.5, 37.0, 55.0  # Lambert's conformal cone

ROOM = 72.0  # spaces nearer than this push each other apart
SIDEWAYS = 0.86  # names run sideways: more room is wanted there
CLEAR_OF_LINE = 32.0  # ... and keep this far from connections of others
FRAME = box(0, 0, WIDTH, HEIGHT)
SYMBOL = 27.0  # no two symbols nearer than this, whatever happens
REACH = 40.0  # a symbol stays this near to its true place
COAST_GAP = 9.0  # a port's symbol is at most this far from the water
MARGIN = 34.0  # symbols stay this far from the edge of the page

# --- reading ---------------------------------------------------------------------------------


def rows(folder: Path, name: str) -> list[dict[str, str]]:
    found = sorted(folder.rglob(name))
    if not found:
        sys.exit(f"make_map: no {name} under {folder}; name the game's data folder with --data")
    with found[0].open(encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def atlas(path: Path | None) -> dict[str, Any]:
    """The land of Natural Earth as TopoJSON: a given file, the installed package, or npm's copy."""
    candidates = [path] if path else [ROOT / "web/node_modules/world-atlas" / ATLAS_FILE]
    for candidate in candidates:
        if candidate.exists():
            return dict(json.loads(candidate.read_text(encoding="utf-8")))
    if path:
        sys.exit(f"make_map: no such file: {path}")
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", ATLAS_PACKAGE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        pack = next(Path(folder).glob("*.tgz"))
        with tarfile.open(pack) as tar:
            member = tar.extractfile(f"package/{ATLAS_FILE}")
            assert member is not None
            return dict(json.load(member))


def topojson_polygons(topology: dict[str, Any]) -> list[Polygon]:
    sx, sy = topology["transform"]["scale"]
    tx, ty = topology["transform"]["translate"]
    arcs: list[list[tuple[float, float]]] = []
    for arc in topology["arcs"]:
        x = y = 0
        points = []
        for dx, dy in arc:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)

    def ring(numbers: Sequence[int]) -> list[tuple[float, float]]:
        out: list[tuple[float, float]] = []
        for n in numbers:
            points = arcs[n] if n >= 0 else arcs[~n][::-1]
            out.extend(points[1:] if out else points)
        return out

    found: list[Polygon] = []
    for shape in topology["objects"]["land"]["geometries"]:
        parts = [shape["arcs"]] if shape["type"] == "Polygon" else shape["arcs"]
        found.extend(Polygon(ring(part[0]), [ring(hole) for hole in part[1:]]) for part in parts)
    return found


# --- projection ------------------------------------------------------------------------------


class Cone:
    """Lambert's conformal cone on a sphere, fitted to the page."""

    def __init__(self) -> None:
        p1, p2, p0 = (math.radians(v) for v in (PAR1, PAR2, LAT0))
        self.n = math.log(math.cos(p1) / math.cos(p2)) / math.log(
            math.tan(math.pi / 4 + p2 / 2) / math.tan(math.pi / 4 + p1 / 2)
        )
        self.f = math.cos(p1) * math.tan(math.pi / 4 + p1 / 2) ** self.n / self.n
        self.rho0 = self.f / math.tan(math.pi / 4 + p0 / 2) ** self.n
        self.ax = self.ay = 1.0
        self.ox = self.oy = 0.0
        left = self.raw(np.array([[39.0, WEST]]))[0, 0]
        right = self.raw(np.array([[40.5, EAST]]))[0, 0]
        bottom = self.raw(np.array([[SOUTH, 14.0]]))[0, 1]
        top = self.raw(np.array([[NORTH, 0.0]]))[0, 1]
        self.ax = WIDTH / (right - left)
        self.ay = HEIGHT / (bottom - top)
        if self.ax > self.ay * STRETCH:
            self.ax = self.ay * STRETCH
        self.ox = WIDTH / 2 - self.ax * (left + right) / 2
        self.oy = HEIGHT / 2 - self.ay * (bottom + top) / 2
        print(f"stretch {self.ax / self.ay:.3f}, {self.ay / 6371:.3f} units a km")

    def raw(self, lat_lon: Array) -> Array:
        lat = np.radians(np.clip(lat_lon[:, 0], 5, 85))
        lon = np.radians(lat_lon[:, 1] - LON0)
        rho = self.f / np.tan(np.pi / 4 + lat / 2) ** self.n
        return np.column_stack([rho * np.sin(self.n * lon), -(self.rho0 - rho * np.cos(self.n * lon))])

    def __call__(self, lat_lon: Array) -> Array:
        xy = self.raw(lat_lon)
        return np.column_stack([self.ax * xy[:, 0] + self.ox, self.ay * xy[:, 1] + self.oy])


# --- the flow that opens crowded places ------------------------------------------------------


def pushes(p: Array, edges: list[tuple[int, int]], room: float) -> Array:
    """How each space wants to move: away from spaces and from others' connections."""
    delta = p[:, None, :] - p[None, :, :]
    dist = np.sqrt(((delta * [SIDEWAYS, 1.0]) ** 2).sum(axis=2))
    np.fill_diagonal(dist, 1e9)
    want = np.clip(room - dist, 0, None) / room
    force: Array = (delta / dist[:, :, None] * want[:, :, None]).sum(axis=1)
    for a, b in edges:
        along = p[b] - p[a]
        length = float(np.hypot(*along))
        t = ((p - p[a]) @ along) / max(length**2, 1.0)
        inside = (t > 0.12) & (t < 0.88)
        inside[[a, b]] = False
        for i in np.nonzero(inside)[0]:
            foot = p[a] + t[i] * along
            away = p[i] - foot
            d = float(np.hypot(*away))
            if d < CLEAR_OF_LINE:
                unit = away / d if d > 0.1 else np.array([-along[1], along[0]]) / max(length, 1.0)
                f = unit * (CLEAR_OF_LINE - d) / CLEAR_OF_LINE
                force[i] += f
                force[a] -= 0.5 * f
                force[b] -= 0.5 * f
    low, high = np.array([MARGIN, MARGIN]), np.array([WIDTH - MARGIN, HEIGHT - MARGIN])
    force += np.clip(low - p, 0, None) / 20 - np.clip(p - high, 0, None) / 20
    return force


def flow(p: Array, everything: Array, edges: list[tuple[int, int]], steps: int = 420) -> tuple[Array, Array]:
    """Move spaces and everything else along one smooth, invertible flow."""

    def velocity(at: Array, force: Array) -> Array:
        out = np.zeros_like(at)
        for start in range(0, len(at), 4096):
            part = at[start : start + 4096]
            d2 = ((part[:, None, :] - p[None, :, :]) ** 2).sum(axis=2)
            weight = 0.55 * np.exp(-d2 / (2 * 95.0**2)) + 0.45 * np.exp(-d2 / (2 * 34.0**2))
            out[start : start + 4096] = weight @ force
        return out

    for step in range(steps):
        force = pushes(p, edges, ROOM)
        at_spaces = velocity(p, force)
        top = float(np.abs(at_spaces).max())
        if top < 1e-3:
            break
        scale = min(2.2, 1.1 / top) * (1.0 if step < steps * 0.7 else 0.5)
        everything = everything + scale * velocity(everything, force)
        p = p + scale * at_spaces
    return p, everything


# --- geometry helpers ------------------------------------------------------------------------


def polygons(shape: BaseGeometry) -> list[Polygon]:
    if isinstance(shape, Polygon):
        return [shape] if not shape.is_empty else []
    if hasattr(shape, "geoms"):
        return [q for part in shape.geoms for q in polygons(part)]
    return []


def number(v: float) -> str:
    return f"{v:.1f}".rstrip("0").rstrip(".") if round(v, 1) != 0 else "0"


def path(points: Iterable[Sequence[float]], closed: bool, digits: int = 1) -> str:
    """An SVG path with relative steps, as short as it goes."""
    scale = 10**digits
    ints = [(round(x * scale), round(y * scale)) for x, y in points]
    if closed and ints[0] == ints[-1]:
        ints.pop()
    out = [f"M{number(ints[0][0] / scale)} {number(ints[0][1] / scale)}l"]
    px, py = ints[0]
    first = True
    for x, y in ints[1:]:
        if (x, y) == (px, py):
            continue
        dx, dy = number((x - px) / scale), number((y - py) / scale)
        out.append(("" if first or dx.startswith("-") else " ") + dx + ("" if dy.startswith("-") else " ") + dy)
        first = False
        px, py = x, y
    return "".join(out) + ("z" if closed else "")


def shape_path(shape: BaseGeometry, digits: int = 1) -> str:
    out = []
    for polygon in polygons(shape):
        out.append(path(polygon.exterior.coords, True, digits))
        out.extend(path(hole.coords, True, digits) for hole in polygon.interiors)
    return "".join(out)


# --- names -----------------------------------------------------------------------------------

NAME_GROWTH = 1.22  # the client lets names grow when the whole map is shown: leave room for that
WIDE, NARROW = set("mwMWЖШЩЮФМжшщюфмы"), set("ijltfrI.-' ")


def text_width(text: str, size: float) -> float:
    units = sum(0.88 if c in WIDE else 0.36 if c in NARROW else 0.70 if c.isupper() else 0.57 for c in text)
    return units * size * (1.1 if size > 13 else 1.0)


@dataclass
class Town:
    id: str
    name: dict[str, str]
    kind: str
    capital: str
    home: str
    zone: str
    lat: float
    lon: float
    seas: list[str] = field(default_factory=list)
    x: float = 0.0
    y: float = 0.0
    tx: float = 0.0
    ty: float = 0.0
    anchor: tuple[float, float] | None = None
    labels: dict[str, list[Any]] = field(default_factory=dict)

    @property
    def size(self) -> float:
        return 16.0 if self.capital else 15.0 if self.kind == "key" else 13.0

    @property
    def radius(self) -> float:
        return 16.0 if self.capital else 13.0


Rect = tuple[float, float, float, float]


def overlap(a: Rect, b: Rect) -> float:
    w = min(a[2], b[2]) - max(a[0], b[0])
    h = min(a[3], b[3]) - max(a[1], b[1])
    return w * h if w > 0 and h > 0 else 0.0


def label_choices(town: Town, text: str) -> list[tuple[float, float, str, float, Rect]]:
    """(dx, dy, anchor, price, box relative to the page) for each place where a name may stand."""
    r, size = town.radius, town.size
    w, h = text_width(text, size) * NAME_GROWTH, size * NAME_GROWTH
    spots = [
        (0.0, r + size * 0.92, "middle", 0.0),
        (r + 3.0, size * 0.36, "start", 3.0),
        (-r - 3.0, size * 0.36, "end", 4.0),
        (0.0, -r - 4.0, "middle", 9.0),
        (r * 0.55, r + size * 0.80, "start", 3.0),
        (-r * 0.55, r + size * 0.80, "end", 4.0),
        (r * 0.7, -r * 0.75, "start", 7.0),
        (-r * 0.7, -r * 0.75, "end", 8.0),
        (r * 0.95, r * 0.95 + size * 0.15, "start", 4.0),
        (-r * 0.95, r * 0.95 + size * 0.15, "end", 5.0),
        (w * 0.22, r + size * 0.92, "middle", 3.0),
        (-w * 0.22, r + size * 0.92, "middle", 3.0),
        (r + 9.0, size * 0.9, "start", 8.0),
        (-r - 9.0, size * 0.9, "end", 9.0),
        (r + 9.0, -size * 0.25, "start", 8.0),
        (-r - 9.0, -size * 0.25, "end", 9.0),
        (0.0, r + size * 0.92 + 12, "middle", 12.0),
        (0.0, -r - 14.0, "middle", 16.0),
    ]
    out = []
    for dx, dy, anchor, price in spots:
        left = town.x + dx - (w / 2 if anchor == "middle" else w if anchor == "end" else 0)
        top = town.y + dy - h * 0.78
        rect = (left - 1, top - 1, left + w + 1, top + h + 1)
        if rect[0] < 4 or rect[2] > WIDTH - 4 or rect[1] < 4 or rect[3] > HEIGHT - 4:
            price += 400
        out.append((round(dx, 1), round(dy, 1), anchor, price, rect))
    return out


def place_names(towns: list[Town], edges: list[LineString], seas: list[Rect], lang: str) -> float:
    rng = random.Random(1517)
    choices = [label_choices(t, t.name[lang]) for t in towns]
    symbols: list[Rect] = []
    for t in towns:
        r = t.radius - 1
        symbols.append((t.x - r, t.y - r, t.x + r, t.y + r))
        if t.anchor:
            ax, ay = t.x + t.anchor[0], t.y + t.anchor[1]
            symbols.append((ax - 7, ay - 7, ax + 7, ay + 7))
    counters: list[Rect] = []  # where units will stand: keys mostly hold two stacks
    for t in towns:
        half = 26 if t.kind == "key" else 14
        counters.append((t.x - half, t.y - t.radius - 20, t.x + half, t.y - t.radius))
    fixed: list[list[float]] = []
    for options in choices:
        prices = []
        for _, _, _, price, rect in options:
            price += sum(overlap(rect, s) for s in symbols) * 1.4
            price += sum(overlap(rect, s) for s in seas) * 0.5
            price += sum(
                overlap(rect, c) * (0.5 if t.kind == "key" else 0.16) for c, t in zip(counters, towns, strict=True)
            )
            area = box(*rect)
            price += sum(line.intersection(area).length for line in edges if line.intersects(area)) * 0.55
            prices.append(price)
        fixed.append(prices)
    near: list[list[int]] = [
        [j for j, u in enumerate(towns) if j != i and abs(u.x - t.x) < 190 and abs(u.y - t.y) < 75]
        for i, t in enumerate(towns)
    ]
    pick = [min(range(len(f)), key=f.__getitem__) for f in fixed]

    def price_of(i: int, k: int) -> float:
        rect = choices[i][k][4]
        return fixed[i][k] + sum(overlap(rect, choices[j][pick[j]][4]) * 2.2 for j in near[i])

    heat = 60.0
    for _ in range(90000):
        i = rng.randrange(len(towns))
        k = rng.randrange(len(choices[i]))
        gain = price_of(i, k) - price_of(i, pick[i])
        if gain < 0 or rng.random() < math.exp(-gain / heat):
            pick[i] = k
        heat = max(0.3, heat * 0.9998)
    for i, t in enumerate(towns):
        dx, dy, anchor, _, _ = choices[i][pick[i]]
        t.labels[lang] = [dx, dy, anchor]
    worst = sorted(((price_of(i, pick[i]), t.id) for i, t in enumerate(towns)), reverse=True)[:8]
    print(f"names {lang}: worst", ", ".join(f"{name} {price:.0f}" for price, name in worst))
    return sum(price_of(i, pick[i]) for i in range(len(towns)))


# --- the map ---------------------------------------------------------------------------------


def densify(shape: BaseGeometry, step: float) -> BaseGeometry:
    return shapely.segmentize(shape, step)


@dataclass
class World:
    """The tables of the game, and what is drawn from them."""

    towns: list[Town]
    index: dict[str, int]
    connections: list[tuple[str, str, str]]
    seas: dict[str, dict[str, str]]
    sea_links: list[tuple[str, str, str, str]]

    @property
    def edges(self) -> list[tuple[int, int]]:
        return [(self.index[a], self.index[b]) for a, b, _ in self.connections]


def read_world(data: Path) -> World:
    towns = [
        Town(
            id=r["id"],
            name={"en": r["name"], "ru": r["name_ru"]},
            kind=r["kind"],
            capital=r["is_capital_of"],
            home=r["home_power"],
            zone=r["language_zone"],
            lat=float(r["lat"]),
            lon=float(r["lon"]),
        )
        for r in rows(data, "spaces.csv")
    ]
    towns.sort(key=lambda t: t.id)
    index = {t.id: i for i, t in enumerate(towns)}
    for r in rows(data, "ports.csv"):
        towns[index[r["space"]]].seas.append(r["sea_zone"])
    return World(
        towns=towns,
        index=index,
        connections=[(r["from"], r["to"], r["kind"]) for r in rows(data, "connections.csv")],
        seas={r["id"]: r for r in rows(data, "seas.csv")},
        sea_links=[(r["from"], r["to"], r["kind"], r["via_port"]) for r in rows(data, "sea_links.csv")],
    )


def read_land(atlas_path: Path | None, cone: Cone) -> BaseGeometry:
    window = box(-30, 24, 48, 66)
    parts = [p.buffer(0).intersection(window) for p in topojson_polygons(atlas(atlas_path))]
    land = unary_union([densify(q, 0.25) for part in parts for q in polygons(part)])
    land = shapely.transform(land, lambda c: cone(c[:, ::-1]))
    page = box(-60, -60, WIDTH + 60, HEIGHT + 60)
    return densify(land.buffer(0).intersection(page), 5.0)


@dataclass
class Opened:
    """Everything after the flow, on the page."""

    spot: Array
    land: BaseGeometry
    lines: list[LineString]
    peaks: list[BaseGeometry]
    labels: dict[str, tuple[float, float]]


def open_up(world: World, cone: Cone, land: BaseGeometry) -> Opened:
    """One flow for towns, land, boundaries, mountains and names of seas."""
    spot = cone(np.array([[t.lat, t.lon] for t in world.towns]))
    lines = []
    for _, _, points in BOUNDARIES:
        towns = [world.towns[world.index[q]] if isinstance(q, str) else None for q in points]
        ll = [(t.lat, t.lon) if t else q for t, q in zip(towns, points, strict=True)]
        lines.append(densify(LineString(cone(np.array(ll))), 8.0))
    label_ll = [SEA_LABELS.get(s, (float(r["lat"]), float(r["lon"]))) for s, r in world.seas.items()]
    peaks = [densify(LineString(cone(np.array(r))), 10.0) for r in RANGES]

    stock = [land, *lines, *peaks]
    counts = [len(shapely.get_coordinates(g)) for g in stock]
    coords = np.vstack([shapely.get_coordinates(g) for g in stock] + [cone(np.array(label_ll))])
    spot, coords = flow(spot, coords, world.edges)
    moved: list[BaseGeometry] = []
    start = 0
    for g, n in zip(stock, counts, strict=True):
        moved.append(shapely.set_coordinates(g, coords[start : start + n]))
        start += n
    dry = MultiPolygon([q for q in polygons(moved[0].buffer(0)) if q.area > 22])
    return Opened(
        spot=spot,
        land=dry.intersection(box(-20, -20, WIDTH + 20, HEIGHT + 20)),
        lines=[m for m in moved[1 : 1 + len(lines)] if isinstance(m, LineString)],
        peaks=moved[1 + len(lines) :],
        labels={s: (float(x), float(y)) for s, (x, y) in zip(world.seas, coords[start:], strict=True)},
    )


def cut_seas(opened: Opened) -> dict[str, BaseGeometry]:
    """The sea zones: the pieces of sea between the boundaries, each with the name that lies in it."""
    cutters = unary_union([*opened.lines, FRAME.exterior, opened.land.boundary])
    faces = [f for f in polygonize(cutters) if not opened.land.contains(f.representative_point())]
    faces = [f for f in faces if FRAME.contains(f.representative_point())]
    parts: dict[str, list[Polygon]] = {s: [] for s in opened.labels}
    left_over = []
    for f in faces:
        inside = [s for s, xy in opened.labels.items() if f.contains(Point(xy))]
        if len(inside) > 1:
            sys.exit(f"make_map: one piece of sea holds {', '.join(inside)}")
        if inside:
            parts[inside[0]].append(f)
        else:
            left_over.append(f)
    empty = [s for s, own in parts.items() if not own]
    if empty:
        sys.exit(f"make_map: no sea around the name of {', '.join(empty)}")
    for f in sorted(left_over, key=lambda q: -q.area):  # bays behind islands and the like
        touching = {s: sum(f.intersection(q).length for q in own if f.distance(q) < 0.01) for s, own in parts.items()}
        best = max(touching, key=lambda s: touching[s])
        if touching[best] > 0:
            parts[best].append(f)
    return {s: unary_union(own) for s, own in parts.items()}


def draw_seas(world: World, opened: Opened, zones: dict[str, BaseGeometry]) -> tuple[dict[str, Any], list[Rect]]:
    names = list(zones)
    dry = FRAME.difference(unary_union(list(zones.values())))
    coarse = shapely.coverage_simplify([*zones.values(), dry], 7.0)
    areas = dict(zip(names, coarse, strict=False))
    out: dict[str, Any] = {}
    rects: list[Rect] = []
    for s, (x, y) in opened.labels.items():
        name = {"en": world.seas[s]["name"], "ru": world.seas[s]["name_ru"]}
        lines_of = {k: [v] if s in SEA_ONE_LINE else v.split(" ") for k, v in name.items()}
        size = SEA_SIZE.get(s, 21.0)
        if s not in SEA_TURN:
            for parts in lines_of.values():
                w = max(text_width(part, size) * 1.1 + 1.4 * len(part) for part in parts)
                x = min(max(x, w / 2 + 10), WIDTH - w / 2 - 10)
                rects.append((x - w / 2, y - 18, x + w / 2, y + 22 * (len(parts) - 1) + 6))
        else:  # a turned name is a chain of small boxes
            a = math.radians(SEA_TURN[s])
            reach = max(text_width(v, size) + 1.4 * len(v) for v in name.values()) / 2
            for i in range(-6, 7):
                cx, cy = x + math.cos(a) * reach * i / 6, y + math.sin(a) * reach * i / 6
                rects.append((cx - 9, cy - 12, cx + 9, cy + 12))
        foot = 22 * (max(len(parts) for parts in lines_of.values()) - 1) + 24
        stack = y - 34 if s in STACK_ABOVE else y + foot
        rects.append((x - 50, stack - 11, x + 50, stack + 11))
        out[s] = {
            "name": name,
            "lines": lines_of,
            "x": round(x, 1),
            "y": round(y, 1),
            "size": size,
            "turn": SEA_TURN.get(s, 0.0),
            "stack": [round(x, 1), round(stack, 1)],
            "area": shape_path(areas[s], 0),
        }
    return out, rects


def draw_boundaries(world: World, opened: Opened, zones: dict[str, BaseGeometry]) -> list[dict[str, Any]]:
    out = []
    joined = {frozenset((a, b)): kind for a, b, kind, _ in world.sea_links}
    wet = unary_union(list(zones.values())).buffer(2.5)
    for (a, b, _), line in zip(BOUNDARIES, opened.lines, strict=True):
        seen = line.intersection(wet).intersection(FRAME)
        pieces = [g for g in getattr(seen, "geoms", [seen]) if isinstance(g, LineString) and not g.is_empty]
        merged = shapely.line_merge(shapely.MultiLineString(pieces))
        for piece in getattr(merged, "geoms", [merged]):
            if piece.length > 6:
                small = shapely.simplify(piece, 0.8)
                kind = joined[frozenset((a, b))]
                out.append({"between": [a, b], "kind": kind, "path": path(small.coords, False)})
    return out


def make(data: Path, atlas_path: Path | None) -> dict[str, Any]:
    world = read_world(data)
    towns = world.towns
    cone = Cone()
    opened = open_up(world, cone, read_land(atlas_path, cone))
    zones = cut_seas(opened)

    spot, true = settle(towns, opened.spot, zones)
    for t, xy, txy in zip(towns, spot, true, strict=True):
        t.x, t.y = round(float(xy[0]), 1), round(float(xy[1]), 1)
        t.tx, t.ty = round(float(txy[0]), 1), round(float(txy[1]), 1)
    report(towns)
    roads, road_lines = bend(towns, world.connections, world.index)
    anchors(towns, zones, road_lines)
    seas, sea_rects = draw_seas(world, opened, zones)
    for lang in ("en", "ru"):
        place_names(towns, road_lines, sea_rects, lang)
    arrow_xy = cone(np.array([[lat, lon] for _, _, lat, lon in ARROWS]))

    return {
        "source": "Land: Natural Earth (public domain), warped. Made by tools/make_map.py; do not edit.",
        "size": [int(WIDTH), int(HEIGHT)],
        "symbols": SYMBOLS,
        "powers": {p: {"name": dict(zip(("en", "ru"), POWER_NAMES[p], strict=True)), **v} for p, v in POWERS.items()},
        "tints": ZONE_TINTS,
        "land": shape_path(shapely.simplify(opened.land, 0.75)),
        "zones": language_zones(towns, opened.land),
        "peaks": peak_points(opened.peaks, towns, road_lines, opened.land),
        "spaces": {
            t.id: {
                "name": t.name,
                "x": t.x,
                "y": t.y,
                "true": [t.tx, t.ty],
                "kind": t.kind,
                "capital": t.capital,
                "home": t.home,
                "zone": t.zone,
                "ports": t.seas,
                "anchor": list(t.anchor) if t.anchor else None,
                "label": t.labels,
            }
            for t in towns
        },
        "connections": roads,
        "seas": seas,
        "sea_links": [list(link) for link in world.sea_links],
        "boundaries": draw_boundaries(world, opened, zones),
        "arrows": [
            {"in": a, "to": b, "x": round(float(x), 1), "y": round(max(30.0, float(y)), 1)}
            for (a, b, _, _), (x, y) in zip(ARROWS, arrow_xy, strict=True)
        ],
    }


def settle(towns: list[Town], spot: Array, zones: dict[str, BaseGeometry]) -> tuple[Array, Array]:
    """Slide up-river ports towards the sea and push the last overlaps apart; also the places before that."""
    true = spot.copy()
    waters = [unary_union([zones[s] for s in t.seas]) if t.seas else None for t in towns]
    p = spot.copy()
    for i, water in enumerate(waters):
        if water is None:
            continue
        here = Point(p[i])
        gap = here.distance(water)
        if gap > COAST_GAP:
            shore = shapely.shortest_line(here, water).coords[-1]
            step = np.array(shore) - p[i]
            p[i] += step * min(1.0, (gap - COAST_GAP) / gap) * min(1.0, REACH * 0.8 / max(gap - COAST_GAP, 1e-6))
    for _ in range(200):
        delta = p[:, None, :] - p[None, :, :]
        dist = np.sqrt((delta**2).sum(axis=2))
        np.fill_diagonal(dist, 1e9)
        want = np.clip(46.0 - dist, 0, None)
        if want.max() < 0.2:
            break
        p = p + 0.25 * (delta / dist[:, :, None] * want[:, :, None]).sum(axis=1)
        off = p - true
        far = np.sqrt((off**2).sum(axis=1))
        p = true + off * np.minimum(1.0, REACH / np.maximum(far, 1e-6))[:, None]
    for i, water in enumerate(waters):
        if water is not None:
            gap = Point(p[i]).distance(water)
            if gap > 16:
                print(f"note: {towns[i].id} is {gap:.0f} from its sea")
    return p, true


def report(towns: list[Town]) -> None:
    pairs = sorted((math.hypot(a.x - b.x, a.y - b.y), a.id, b.id) for i, a in enumerate(towns) for b in towns[i + 1 :])
    print("nearest pairs:", ", ".join(f"{a}-{b} {d:.0f}" for d, a, b in pairs[:6]))
    if pairs[0][0] < SYMBOL:
        sys.exit("make_map: symbols overlap")
    far = sorted(((math.hypot(t.x - t.tx, t.y - t.ty), t.id) for t in towns), reverse=True)[:6]
    print("farthest from true place:", ", ".join(f"{name} {d:.0f}" for d, name in far))


def bend(
    towns: list[Town], connections: list[tuple[str, str, str]], index: dict[str, int]
) -> tuple[list[dict[str, Any]], list[LineString]]:
    """Connections as straight lines, or bent where a line would run through a third symbol."""
    out, lines = [], []
    for a, b, kind in connections:
        s, t = towns[index[a]], towns[index[b]]
        mx, my = (s.x + t.x) / 2, (s.y + t.y) / 2
        nx, ny = -(t.y - s.y), t.x - s.x
        length = math.hypot(nx, ny)
        nx, ny = nx / length, ny / length

        def curve(h: float, s: Town = s, t: Town = t, c: tuple[float, ...] = (mx, my, nx, ny)) -> LineString:
            cx, cy = c[0] + c[2] * h, c[1] + c[3] * h
            steps = [i / 16 for i in range(17)]
            return LineString(
                [
                    (
                        (1 - u) ** 2 * s.x + 2 * u * (1 - u) * cx + u * u * t.x,
                        (1 - u) ** 2 * s.y + 2 * u * (1 - u) * cy + u * u * t.y,
                    )
                    for u in steps
                ]
            )

        others = [
            Point(o.x, o.y) for o in towns if o.id not in (a, b) and abs(o.x - mx) < length and abs(o.y - my) < length
        ]

        def gap(h: float, others: list[Point] = others, curve: Any = curve) -> float:
            line = curve(h)
            return min((line.distance(o) for o in others), default=99.0)

        best = next((h for h in (0, 14, -14, 24, -24, 36, -36, 50, -50, 70, -70) if gap(h) >= 22), 0)
        line = curve(best)
        lines.append(line)
        middle = line.interpolate(0.5, normalized=True)
        item: dict[str, Any] = {"from": a, "to": b, "kind": kind}
        if best:
            item["bend"] = [round(mx + nx * best, 1), round(my + ny * best, 1)]
        if kind == "pass":
            item["mark"] = [round(middle.x, 1), round(middle.y, 1)]
        out.append(item)
    return out, lines


def anchors(towns: list[Town], zones: dict[str, BaseGeometry], edges: list[LineString]) -> None:
    """The anchor of a port stands at its symbol, on the side of its sea."""
    for t in towns:
        if not t.seas:
            continue
        waters = [zones[s] for s in t.seas]
        best, score = (0.0, 0.0), -1e9
        for step in range(48):
            a = 2 * math.pi * step / 48
            d = t.radius + 8.5
            dx, dy = d * math.cos(a), d * math.sin(a)
            x, y = t.x + dx, t.y + dy
            mark = Point(x, y).buffer(8)
            ahead = Point(t.x + dx * 1.7, t.y + dy * 1.7).buffer(14)
            value = sum(mark.intersection(w).area for w in waters) + 0.5 * sum(
                ahead.intersection(w).area for w in waters
            )
            if len(waters) == 2:
                value += 0.6 * min(ahead.intersection(w).area for w in waters)
            value -= 1.1 * sum(mark.intersection(line).length for line in edges) * 8
            value += 10 * math.sin(a)  # below rather than above: counters stand above
            value -= sum(400.0 for o in towns if o is not t and math.hypot(o.x - x, o.y - y) < o.radius + 8)
            if value > score:
                best, score = (round(dx, 1), round(dy, 1)), value
        t.anchor = best


def language_zones(towns: list[Town], land: BaseGeometry) -> dict[str, str]:
    points = shapely.MultiPoint([(t.x, t.y) for t in towns])
    cells = shapely.voronoi_polygons(points, extend_to=box(-100, -100, WIDTH + 100, HEIGHT + 100))
    found: dict[str, list[BaseGeometry]] = {}
    shores = [shapely.simplify(q.buffer(14), 5) for q in polygons(land) if q.area > 300]
    page = box(-10, -10, WIDTH + 10, HEIGHT + 10)
    for cell in cells.geoms:
        town = next(t for t in towns if cell.contains(Point(t.x, t.y)))
        if town.zone == "none":
            continue
        here = Point(town.x, town.y)
        near: BaseGeometry = here.buffer(125)
        shore: BaseGeometry = min(shores, key=here.distance)  # a cell does not cross the water to another shore
        islands = [q for q in shores if q.area < 80_000 and q.distance(here) < 20]
        found.setdefault(town.zone, []).extend(q for q in islands if q.contains(here))
        if islands:
            near = unary_union([near, *islands])
            shore = unary_union([shore, *islands])
        found.setdefault(town.zone, []).append(cell.intersection(near).intersection(page).intersection(shore))
    out = {}
    for zone, parts in sorted(found.items()):
        shape = unary_union(parts).buffer(12).buffer(-20).buffer(8)
        out[zone] = shape_path(shapely.simplify(shape, 1.2), 0)
    return out


def peak_points(
    ranges: list[BaseGeometry], towns: list[Town], edges: list[LineString], land: BaseGeometry
) -> list[list[float]]:
    rng = random.Random(1521)
    out: list[list[float]] = []
    for line in ranges:
        n = max(2, int(line.length / 17))
        for i in range(n + 1):
            for dy in (-7.0, 7.0):
                p = line.interpolate(i / n, normalized=True)
                x, y = p.x + rng.uniform(-5, 5), p.y + dy + rng.uniform(-4, 4)
                here = Point(x, y)
                clear = all(math.hypot(t.x - x, t.y - y) > t.radius + 13 for t in towns)
                clear = clear and all(e.distance(here) > 11 for e in edges) and land.contains(here.buffer(9))
                clear = clear and all(math.hypot(q[0] - x, q[1] - y) > 13 for q in out)
                if clear:
                    out.append([round(x, 1), round(y, 1), round(rng.uniform(0.8, 1.15), 2)])
    return out


def compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def dump(value: dict[str, Any]) -> str:
    """JSON with one space, sea or connection a line, so that changes can be read."""
    out = ["{"]
    keys = list(value)
    for key in keys:
        comma = "," if key != keys[-1] else ""
        item = value[key]
        if isinstance(item, dict) and key in ("spaces", "seas", "symbols", "powers"):
            inner = [f"{json.dumps(k)}:{compact(v)}" for k, v in item.items()]
            out.append(f"{json.dumps(key)}:{{\n" + ",\n".join(inner) + f"\n}}{comma}")
        elif isinstance(item, list) and key in ("connections", "boundaries", "arrows"):
            inner = [compact(v) for v in item]
            out.append(f"{json.dumps(key)}:[\n" + ",\n".join(inner) + f"\n]{comma}")
        else:
            out.append(f"{json.dumps(key)}:{compact(item)}{comma}")
    out.append("}\n")
    return "\n".join(out)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--data", type=Path, default=ROOT / "src/regio/his/data", help="folder with the game's tables")
    parser.add_argument("--atlas", type=Path, help=f"{ATLAS_FILE} of the npm package world-atlas")
    parser.add_argument(
        "--out",
        type=Path,
        nargs="+",
        default=[ROOT / "src/regio/svg/europe.json", ROOT / "web/src/generated/europe.json"],
    )
    args = parser.parse_args()
    text = dump(make(args.data, args.atlas))
    for target in args.out:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        print(f"{target}: {len(text.encode()):,} bytes")


if __name__ == "__main__":
    main()
