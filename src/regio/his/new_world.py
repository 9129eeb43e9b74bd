"""The New World: riches in the Card Draw Phase, the New World Phase (HIS §20)."""

from __future__ import annotations

from typing import Final

from regio.his.context import G
from regio.his.new_world_actions import colonies_held, take_colony_away
from regio.his.persons import COLONY_POTOSI
from regio.his.powers import ENGLAND, FRANCE, HAPSBURG, NOBODY, PROTESTANT
from regio.his.state import COLONY_CROSSING, COLONY_SETTLED, State
from regio.his.tables_newworld import (
    CLAIM_COLUMN,
    COLONY_COLUMN,
    CONQUEST_CLAIMS,
    RAIDER_STAYS,
    RAIDER_STEALS,
    RICHES,
    RICHES_CARD,
    RICHES_DEPLETED,
    RICHES_ELIMINATED,
    RICHES_GALLEON,
    RICHES_NOTHING,
)
from regio.his.voyages import conquests, explorations
from regio.kernel.messages import message
from regio.kernel.rules import Procedure
from regio.series.bits import members

FACT_SETTLED = message("his-colony-settled", "power:power", "colony:colony")
FACT_COLONY_RICHES = message("his-colony-riches", "power:power", "colony:colony", "dice:dice", "total:n", "cards:n")
FACT_CONQUEST_RICHES = message("his-conquest-riches", "power:power", "claim:claim", "dice:dice", "cards:n")
FACT_DEPLETED = message("his-conquest-depleted", "power:power", "claim:claim")
FACT_COLONY_LOST = message("his-colony-lost", "power:power", "colony:colony")
FACT_GOVERNOR_GONE = message("his-governor-gone", "power:power")
FACT_RAIDER = message("his-raider-rolls", "power:power", "dice:dice")
FACT_CARD_STOLEN = message("his-raider-steals", "power:power")
FACT_RAIDER_GONE = message("his-raider-gone", "power:power")

GOVERNOR: Final = 0
UPRISING: Final = 1
"""The two sides of the marker of card 111, the second entry of `governor`."""
RICHES_ORDER: Final = (HAPSBURG, ENGLAND, FRANCE)
"""Impulse order (ruling 20.4-order)."""
RAIDER_ORDER: Final = (FRANCE, ENGLAND, PROTESTANT)


# -- riches (§20.4) ---------------------------------------------------------------------------------


def riches(g: G) -> Procedure:
    """HIS §20.4: every colony and conquest rolls; cards earned join the deal of this phase."""
    s = g.state
    changed = False
    for power in RICHES_ORDER:
        for colony in colonies_held(s, power, (COLONY_SETTLED,)):
            changed |= colony_riches(g, power, colony)
        for claim in members(CONQUEST_CLAIMS & ~s.claim_depleted):
            if s.claim_owner[claim] == power:
                conquest_riches(g, power, claim)
    if changed:
        g.log(FACT_GOVERNOR_GONE, s.governor[0])
        s.governor = (NOBODY, GOVERNOR)
    return
    yield


def colony_riches(g: G, power: int, colony: int) -> bool:
    """HIS §20.4 steps 1-3: one colony or Potosi; returns whether a governor or an uprising changed the result."""
    s = g.state
    dice = g.roll(2, "riches")
    total = sum(dice) + (1 if s.plantations >> power & 1 else 0)
    result = RICHES[COLONY_COLUMN[colony]][total]
    changed = result == RICHES_NOTHING and s.governor[0] == power
    if changed:
        result = RICHES_CARD if s.governor[1] == GOVERNOR else RICHES_ELIMINATED
    cards = _cards_of(s, power, result)
    g.log(FACT_COLONY_RICHES, power, colony, tuple(dice), total, cards)
    if result == RICHES_ELIMINATED:
        take_colony_away(s, colony, for_good=colony == COLONY_POTOSI)
        g.log(FACT_COLONY_LOST, power, colony)
    if cards:
        earn_card(g, power)
    return changed


def conquest_riches(g: G, power: int, claim: int) -> None:
    """HIS §20.4 steps 1-2: one conquest; depleted, it gives a last card and keeps its VP."""
    s = g.state
    dice = g.roll(2, "riches")
    result = RICHES[CLAIM_COLUMN[claim]][sum(dice)]
    cards = _cards_of(s, power, result)
    g.log(FACT_CONQUEST_RICHES, power, claim, tuple(dice), cards)
    if result in (RICHES_DEPLETED, RICHES_ELIMINATED):
        s.claim_depleted |= 1 << claim
        g.log(FACT_DEPLETED, power, claim)
    if cards:
        earn_card(g, power)


def _cards_of(s: State, power: int, result: int) -> int:
    if result in (RICHES_CARD, RICHES_DEPLETED):
        return 1
    return 1 if result == RICHES_GALLEON and s.galleons >> power & 1 else 0


def earn_card(g: G, power: int) -> None:
    """HIS §20.4 step 5: a card is earned; one of the Hapsburgs may be stolen by raiders, one after another."""
    s = g.state
    taker = power
    if power == HAPSBURG:
        for raider in RAIDER_ORDER:
            if s.raiders >> raider & 1 and raid(g, raider):
                taker = raider
                break
    s.riches[taker] += 1


def raid(g: G, raider: int) -> bool:
    """HIS §20.4 step 5: one raider rolls for a card; returns whether it is stolen."""
    s = g.state
    die = g.roll(1, "riches.raider")[0]
    g.log(FACT_RAIDER, raider, (die,))
    if not RAIDER_STAYS[s.galleons >> HAPSBURG & 1][die]:
        s.raiders &= ~(1 << raider)
        g.log(FACT_RAIDER_GONE, raider)
    if RAIDER_STEALS[die]:
        g.log(FACT_CARD_STOLEN, raider)
    return RAIDER_STEALS[die]


# -- the phase --------------------------------------------------------------------------------------


def new_world_phase(g: G) -> Procedure:
    """HIS §20: colonies arrive, explorations and then conquests are resolved."""
    s = g.state
    for colony, status in enumerate(s.colony_state):
        if status == COLONY_CROSSING:
            s.colony_state[colony] = COLONY_SETTLED
            g.log(FACT_SETTLED, s.colony_owner[colony], colony)
    yield from explorations(g)
    conquests(g)
