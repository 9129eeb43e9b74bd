"""Voyages of exploration and conquest are resolved (HIS §20.2, §20.3)."""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.cards.numbers import SEBASTIAN_CABOT
from regio.his.context import G
from regio.his.deck import draw_from_deck, remove_from_deck
from regio.his.new_world_actions import conquistadors_left, explorers_left
from regio.his.persons import (
    CLAIM_AMAZON_RIVER,
    CLAIM_CIRCUMNAVIGATION,
    CLAIM_GREAT_LAKES,
    CLAIM_MISSISSIPPI_RIVER,
    CLAIM_PACIFIC_STRAIT,
    CLAIM_ST_LAWRENCE_RIVER,
)
from regio.his.powers import ENGLAND, FRANCE, HAPSBURG, NOBODY
from regio.his.state import (
    VOYAGE_CONQUEST,
    VOYAGE_EXPLORATION,
    VOYAGER_ON_MAP,
    VOYAGER_POOL,
    VOYAGER_REMOVED,
    State,
)
from regio.his.tables_newworld import (
    CABOTS,
    CIRCUMNAVIGATION_CARDS,
    CIRCUMNAVIGATION_SUCCESS,
    CLAIM_INSTEAD,
    CLAIM_VP,
    CONQUEST,
    CONQUEST_CLAIM,
    CONQUISTADOR_VALUE,
    EXPLORATION,
    EXPLORATION_CLAIM,
    EXPLORER_POWER,
    EXPLORER_VALUE,
    UNCHARTED_MODIFIER,
    VOYAGE_CHOICE,
    VOYAGE_LOST,
    VOYAGE_MAX,
    VOYAGE_NOTHING,
)
from regio.kernel.messages import message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_DISCOVERY = message("his-ask-discovery", "power:power", "explorer:explorer")
FACT_EXPLORER = message("his-explorer-drawn", "power:power", "explorer:explorer", "value:n")
FACT_EXPLORATION = message(
    "his-exploration-roll", "power:power", "explorer:explorer", "dice:dice", "modifier:n", "total:n"
)
FACT_LOST_AT_SEA = message("his-explorer-lost", "power:power", "explorer:explorer")
FACT_NO_DISCOVERY = message("his-no-discovery", "power:power", "explorer:explorer")
FACT_DISCOVERY = message("his-discovery", "power:power", "claim:claim", "vp:n")
FACT_CIRCUMNAVIGATION = message(
    "his-circumnavigation-roll", "power:power", "explorer:explorer", "dice:dice", "modifier:n", "total:n"
)
FACT_CIRCUMNAVIGATED = message("his-circumnavigated", "power:power", "explorer:explorer")
FACT_CIRCUMNAVIGATION_FAILED = message("his-circumnavigation-failed", "power:power", "explorer:explorer")
FACT_CABOT_GONE = message("his-cabot-gone")
FACT_CONQUEST_ROLL = message(
    "his-conquest-roll", "power:power", "conquistador:conquistador", "dice:dice", "modifier:n", "total:n"
)
FACT_KILLED = message("his-conquistador-killed", "power:power", "conquistador:conquistador")
FACT_NO_CONQUEST = message("his-no-conquest", "power:power", "conquistador:conquistador")
FACT_CONQUEST = message("his-conquest", "power:power", "claim:claim", "vp:n")

TIE_ORDER: Final = (ENGLAND, FRANCE, HAPSBURG)
"""HIS §20.2: who goes first among explorers of equal value."""
CONQUEST_ORDER: Final = (HAPSBURG, ENGLAND, FRANCE)
SMALL_DISCOVERIES: Final = (CLAIM_ST_LAWRENCE_RIVER, CLAIM_GREAT_LAKES, CLAIM_MISSISSIPPI_RIVER)
"""The three discoveries of 1 VP that a result of 10 may claim instead."""

Voyage = tuple[int, int]
"""An explorer and the modifier of his voyage."""


def table_row(roll: int) -> int:
    """The row of a voyage table for a modified roll."""
    return max(0, min(roll, VOYAGE_MAX))


def claimed(s: State, claim: int) -> bool:
    """Does somebody hold this VP marker?"""
    return s.claim_owner[claim] != NOBODY


def open_claims(s: State, claim: int) -> list[int]:
    """HIS §20.2 step 4, §20.3: a VP marker and those that a roll gives instead, as far as nobody holds them."""
    return [one for one in (claim, *CLAIM_INSTEAD[claim]) if not claimed(s, one)]


# -- explorations (§20.2) ---------------------------------------------------------------------------


def explorations(g: G) -> Procedure:
    """HIS §20.2: draw an explorer for each voyage; the best value goes first, ties England, France, Hapsburg."""
    s = g.state
    voyages = draw_explorers(g)
    for explorer, modifier in voyages:
        yield from explore_with(g, explorer, modifier)
    s.voyages = [voyage for voyage in s.voyages if voyage[0] != VOYAGE_EXPLORATION]


def draw_explorers(g: G) -> list[Voyage]:
    """HIS §20.2 steps 1-2: the explorers at sea, in the order of resolution."""
    s = g.state
    drawn: list[Voyage] = []
    for kind, power, bonus, cabot in s.voyages:
        if kind != VOYAGE_EXPLORATION:
            continue
        explorer = cabot_of(power) if cabot else g.choose(explorers_left(s, power), "explorer", "explorer")
        g.log(FACT_EXPLORER, power, explorer, EXPLORER_VALUE[explorer])
        drawn.append((explorer, bonus))
    drawn.sort(key=_order_of)
    return drawn


def _order_of(voyage: Voyage) -> tuple[int, int, int]:
    explorer = voyage[0]
    return -EXPLORER_VALUE[explorer], TIE_ORDER.index(EXPLORER_POWER[explorer]), explorer


def cabot_of(power: int) -> int:
    """The Cabot counter of a power (card 99)."""
    return next(one for one in members(CABOTS) if EXPLORER_POWER[one] == power)


def explore_with(g: G, explorer: int, bonus: int) -> Procedure:
    """HIS §20.2 steps 3-7: one voyage of exploration."""
    s = g.state
    power = EXPLORER_POWER[explorer]
    modifier = exploration_modifier(s, explorer, bonus)
    if not CABOTS >> explorer & 1:
        s.charts |= 1 << power
    dice = g.roll(2, "voyage")
    total = sum(dice) + modifier
    g.log(FACT_EXPLORATION, power, explorer, tuple(dice), modifier, total)
    outcome = EXPLORATION[table_row(total)]
    if outcome == VOYAGE_LOST:
        s.explorer_state[explorer] = VOYAGER_REMOVED
        g.log(FACT_LOST_AT_SEA, power, explorer)
        _cabot_dies(g, explorer)
    elif outcome == VOYAGE_NOTHING:
        _no_discovery(g, power, explorer)
    elif outcome == VOYAGE_CHOICE:
        yield from choose_discovery(g, power, explorer, bonus)
    else:
        _discover_or_less(g, power, explorer, EXPLORATION_CLAIM[table_row(total)])


def exploration_modifier(s: State, explorer: int, bonus: int) -> int:
    """HIS §20.2 step 3: the explorer's value and a bonus; **[500th]** less on a power's first voyage, but for Cabot."""
    uncharted = board.edition_500(s) and not s.charts >> EXPLORER_POWER[explorer] & 1 and not CABOTS >> explorer & 1
    return EXPLORER_VALUE[explorer] + bonus + (UNCHARTED_MODIFIER if uncharted else 0)


def _no_discovery(g: G, power: int, explorer: int) -> None:
    """HIS §20.2: the explorer returns to the pool; a Cabot marker is gone in any case."""
    g.state.explorer_state[explorer] = VOYAGER_REMOVED if CABOTS >> explorer & 1 else VOYAGER_POOL
    g.log(FACT_NO_DISCOVERY, power, explorer)


def _discover_or_less(g: G, power: int, explorer: int, claim: int) -> None:
    """HIS §20.2 step 4: a discovery already claimed gives the next lower unclaimed one, or nothing."""
    found = open_claims(g.state, claim)
    if found:
        _discover(g, power, explorer, found[0])
    else:
        _no_discovery(g, power, explorer)


def _discover(g: G, power: int, explorer: int, claim: int) -> None:
    """HIS §20.2 step 5: the VP marker is the power's, the explorer stays on the map of America."""
    s = g.state
    s.claim_owner[claim] = power
    s.explorer_state[explorer] = VOYAGER_ON_MAP
    g.log(FACT_DISCOVERY, power, claim, CLAIM_VP[claim])


def discoveries_to_choose(s: State) -> list[int]:
    """HIS §20.2, result 10 and more: circumnavigation (with the Pacific Strait), the Amazon, a lesser discovery."""
    options = []
    if not claimed(s, CLAIM_CIRCUMNAVIGATION) or not claimed(s, CLAIM_PACIFIC_STRAIT):
        options.append(CLAIM_CIRCUMNAVIGATION)
    options += [claim for claim in (CLAIM_AMAZON_RIVER, *SMALL_DISCOVERIES) if not claimed(s, claim)]
    return options


def choose_discovery(g: G, power: int, explorer: int, bonus: int) -> Procedure:
    """HIS §20.2, result 10 and more: the power chooses what its explorer did."""
    s = g.state
    options = discoveries_to_choose(s)
    if not options:
        _no_discovery(g, power, explorer)
        return
    question = One(power, ASK_DISCOVERY, (power, explorer), "claim", options, "20.2")
    question.about = bonus
    chosen = yield question
    if chosen != CLAIM_CIRCUMNAVIGATION:
        _discover(g, power, explorer, chosen)
        return
    found_strait = not claimed(s, CLAIM_PACIFIC_STRAIT)
    if found_strait:
        _discover(g, power, explorer, CLAIM_PACIFIC_STRAIT)
    if not claimed(s, CLAIM_CIRCUMNAVIGATION):
        circumnavigate(g, power, explorer, bonus, found_strait)


def circumnavigate(g: G, power: int, explorer: int, bonus: int, found_strait: bool) -> None:
    """HIS §20.2 step 6: 2d6 + value (+2 Mercator, never -1): 10 succeeds, 12 brings a card; failure is death."""
    s = g.state
    modifier = EXPLORER_VALUE[explorer] + bonus
    dice = g.roll(2, "voyage")
    total = sum(dice) + modifier
    g.log(FACT_CIRCUMNAVIGATION, power, explorer, tuple(dice), modifier, total)
    row = table_row(total)
    if not CIRCUMNAVIGATION_SUCCESS[row]:
        s.explorer_state[explorer] = VOYAGER_ON_MAP if found_strait else VOYAGER_REMOVED
        g.log(FACT_CIRCUMNAVIGATION_FAILED, power, explorer)
        _cabot_dies(g, explorer)
        return
    g.log(FACT_CIRCUMNAVIGATED, power, explorer)
    _discover(g, power, explorer, CLAIM_CIRCUMNAVIGATION)
    for _ in range(CIRCUMNAVIGATION_CARDS[row]):
        draw_from_deck(g, power)


def _cabot_dies(g: G, explorer: int) -> None:
    """HIS §20.2 step 7, card 99: with Cabot dead his card and the other counters leave the game."""
    s = g.state
    if not CABOTS >> explorer & 1:
        return
    remove_from_deck(s, SEBASTIAN_CABOT)
    s.removed |= 1 << SEBASTIAN_CABOT
    for one in members(CABOTS):
        if s.explorer_state[one] == VOYAGER_POOL:
            s.explorer_state[one] = VOYAGER_REMOVED
    g.log(FACT_CABOT_GONE)


# -- conquests (§20.3) ------------------------------------------------------------------------------


def conquests(g: G) -> None:
    """HIS §20.3: after the explorations: Hapsburg, England, France."""
    s = g.state
    for power in CONQUEST_ORDER:
        for kind, who, bonus, _ in s.voyages:
            if kind == VOYAGE_CONQUEST and who == power:
                conquer_with(g, power, bonus)
    s.voyages = [voyage for voyage in s.voyages if voyage[0] != VOYAGE_CONQUEST]


def conquer_with(g: G, power: int, bonus: int) -> None:
    """HIS §20.3: one voyage of conquest."""
    s = g.state
    pool = conquistadors_left(s, power)
    # the markers of England and France are alike
    conquistador = g.choose(pool, "conquistador", "conquistador") if power == HAPSBURG else pool[0]
    modifier = CONQUISTADOR_VALUE[conquistador] + bonus
    dice = g.roll(2, "voyage")
    total = sum(dice) + modifier
    g.log(FACT_CONQUEST_ROLL, power, conquistador, tuple(dice), modifier, total)
    outcome = CONQUEST[table_row(total)]
    if outcome == VOYAGE_LOST:
        s.conquistador_state[conquistador] = VOYAGER_REMOVED
        g.log(FACT_KILLED, power, conquistador)
        return
    if outcome != VOYAGE_NOTHING:
        found = open_claims(s, CONQUEST_CLAIM[table_row(total)])
        if found:
            s.claim_owner[found[0]] = power
            s.conquistador_state[conquistador] = VOYAGER_ON_MAP
            g.log(FACT_CONQUEST, power, found[0], CLAIM_VP[found[0]])
            return
    g.log(FACT_NO_CONQUEST, power, conquistador)
