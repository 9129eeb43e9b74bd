"""Cards of the New World: markers, voyages, colonies (HIS §20, cards 48-50, 53, 54, 77, 96, 98, 99, 101, 111)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from regio.his import board
from regio.his.cards.numbers import (
    COLONIAL_GOVERNOR_NATIVE_UPRISING,
    FOUNTAIN_OF_YOUTH,
    GALLEONS,
    HUGUENOT_RAIDERS,
    MERCATORS_MAP,
    PLANTATIONS,
    POTOSI_SILVER_MINES,
    SALE_OF_MOLUCCAS,
    SEARCH_FOR_CIBOLA,
    SEBASTIAN_CABOT,
    SMALLPOX,
)
from regio.his.cards.registry import EVENT, Use, always, register_event
from regio.his.context import G
from regio.his.deck import draw_from_deck
from regio.his.new_world import GOVERNOR, UPRISING
from regio.his.new_world_actions import (
    colonies_held,
    explorers_left,
    launch_conquest,
    launch_exploration,
    refuse_conquest,
    refuse_exploration,
    take_colony_away,
    unused_colonies,
)
from regio.his.persons import CLAIM_CIRCUMNAVIGATION, COLONY_POTOSI
from regio.his.powers import ENGLAND, FRANCE, HAPSBURG, NOBODY, PROTESTANT
from regio.his.state import (
    COLONY_CROSSING,
    COLONY_SETTLED,
    COLONY_UNUSED,
    VOYAGE_CONQUEST,
    VOYAGE_EXPLORATION,
    VOYAGER_POOL,
    VOYAGER_REMOVED,
    State,
)
from regio.his.tables_map import PORTS_MASK
from regio.his.tables_newworld import COLONY_BOXES, MERCATOR_MODIFIER, SMALLPOX_MODIFIER
from regio.his.voyages import cabot_of
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure

ASK_COLONIAL_POWER = message("his-ask-colonial-power", "card:card")
ASK_POTOSI_COLONY = message("his-ask-potosi-colony", "power:power")
ASK_WHOSE_VOYAGE = message("his-ask-whose-voyage", "card:card")
ASK_VOYAGE = message("his-ask-voyage-to-stop", "power:power")
ASK_GOVERNOR_SIDE = message("his-ask-governor-side", "power:power")
FACT_MARKER = message("his-new-world-marker", "card:card", "power:power")
FACT_POTOSI = message("his-potosi", "power:power")
FACT_COLONY_REMOVED = message("his-colony-removed", "power:power", "colony:colony")
FACT_VOYAGE_STOPPED = message("his-voyage-stopped", "power:power", "card:card")
FACT_FOUNTAIN = message("his-fountain-roll", "dice:dice")
FACT_FOUNTAIN_LOST = message("his-fountain-explorer-lost", "power:power", "explorer:explorer")
FACT_CABOT = message("his-cabot-sails", "power:power")
FACT_GOVERNOR = message("his-governor-placed", "power:power")
FACT_UPRISING = message("his-uprising-placed", "power:power")
WHY_ALL_MARKED = message("his-why-all-have-marker", "card:card")
WHY_NO_RAIDER = message("his-why-no-raider-power")
WHY_NONE_EXPLORES = message("his-why-none-explores")
WHY_NO_COLONY_BOX = message("his-why-no-colony-box")
WHY_NO_VOYAGE = message("his-why-no-voyage")
WHY_NO_CIRCUMNAVIGATION = message("his-why-no-circumnavigation")
WHY_CABOT_USED = message("his-why-cabot-used", "power:power")

COLONISTS: Final = (HAPSBURG, ENGLAND, FRANCE)
RAIDERS: Final = (ENGLAND, FRANCE, PROTESTANT)
STOP_EXPLORATION: Final = word("exploration")
STOP_CONQUEST: Final = word("conquest")
SIDE_GOVERNOR: Final = word("governor")
SIDE_UPRISING: Final = word("uprising")
FOUNTAIN_LOSES_ON: Final = 4


# -- markers: Galleons, Plantations, Raiders (48, 53, 49) -------------------------------------------


def galleon_powers(s: State) -> list[int]:
    """Card 48: the powers without a Galleons marker."""
    return [power for power in COLONISTS if not s.galleons >> power & 1]


def galleons(g: G, power: int) -> Procedure:
    """Card 48: a Galleons marker for one power, for good."""
    owner = yield One(power, ASK_COLONIAL_POWER, (GALLEONS,), "power", galleon_powers(g.state), "48")
    g.state.galleons |= 1 << owner
    g.log(FACT_MARKER, GALLEONS, owner)


def plantation_powers(s: State) -> list[int]:
    """Card 53: the powers without a Plantations marker."""
    return [power for power in COLONISTS if not s.plantations >> power & 1]


def plantations(g: G, power: int) -> Procedure:
    """Card 53: a Plantations marker for one power, for good."""
    owner = yield One(power, ASK_COLONIAL_POWER, (PLANTATIONS,), "power", plantation_powers(g.state), "53")
    g.state.plantations |= 1 << owner
    g.log(FACT_MARKER, PLANTATIONS, owner)


def raider_powers(s: State) -> list[int]:
    """Card 49: powers without a raider that have a home port under Protestant religion, in unrest or not."""
    return [
        power
        for power in RAIDERS
        if not s.raiders >> power & 1 and board.home_spaces(s, power) & PORTS_MASK & s.protestant
    ]


def raiders(g: G, power: int) -> Procedure:
    """Card 49: a raider beside the Hapsburg colonies."""
    owner = yield One(power, ASK_COLONIAL_POWER, (HUGUENOT_RAIDERS,), "power", raider_powers(g.state), "49")
    g.state.raiders |= 1 << owner
    g.log(FACT_MARKER, HUGUENOT_RAIDERS, owner)


# -- voyages: Mercator's Map, Smallpox, Sebastian Cabot (50, 101, 99) -------------------------------


def mercator_powers(s: State) -> list[int]:
    """Card 50: the powers that could still explore this turn."""
    return [power for power in COLONISTS if refuse_exploration(s, power) is None]


def mercators_map(g: G, power: int) -> Procedure:
    """Card 50: an exploration with +2 for one power; it is its Explore action of this turn."""
    owner = yield One(power, ASK_COLONIAL_POWER, (MERCATORS_MAP,), "power", mercator_powers(g.state), "50")
    launch_exploration(g, owner, MERCATOR_MODIFIER)


def refuse_smallpox(g: G, power: int) -> Refusal | None:
    """Card 101: as the Conquer action."""
    return refuse_conquest(g.state, power)


def smallpox(g: G, power: int) -> Procedure:
    """Card 101: a conquest with +2; it is the Conquer action of this turn."""
    launch_conquest(g, power, SMALLPOX_MODIFIER)
    return
    yield


def refuse_cabot(g: G, power: int) -> Refusal | None:
    """Card 99: each power once a game."""
    s = g.state
    at_sea = any(who == power and cabot for _, who, _, cabot in s.voyages)
    if power not in COLONISTS or at_sea or s.explorer_state[cabot_of(power)] != VOYAGER_POOL:
        return Refusal(WHY_CABOT_USED, (power,), "99")
    return None


def cabot(g: G, power: int) -> Procedure:
    """Card 99: an extra voyage of exploration under Cabot."""
    g.state.voyages.append((VOYAGE_EXPLORATION, power, 0, 1))
    g.log(FACT_CABOT, power)
    return
    yield


# -- stopping voyages: Fountain of Youth, Search for Cibola (77, 98) --------------------------------


def powers_at_sea(s: State, kinds: tuple[int, ...]) -> list[int]:
    """The powers with an ordinary voyage of these kinds under way; Cabot's has no marker (ruling 77-cabot)."""
    at_sea = [power for kind, power, _, cabot in s.voyages if kind in kinds and not cabot]
    return [power for power in COLONISTS if power in at_sea]


def stop_voyage(g: G, power: int, kind: int, card: int) -> None:
    """Cards 77, 98: a voyage is put off to the next turn; none of this kind can start again this turn."""
    s = g.state
    s.voyages = [one for one in s.voyages if one[0] != kind or one[1] != power or one[3]]
    g.log(FACT_VOYAGE_STOPPED, power, card)


def explorers_at_sea(s: State) -> list[int]:
    """Card 77: the powers with an ordinary exploration under way."""
    return powers_at_sea(s, (VOYAGE_EXPLORATION,))


def fountain_of_youth(g: G, power: int) -> Procedure:
    """Card 77: an exploration is cancelled; on 4-6 a random explorer of that power is lost."""
    s = g.state
    victim = yield One(power, ASK_WHOSE_VOYAGE, (FOUNTAIN_OF_YOUTH,), "power", explorers_at_sea(s), "77")
    stop_voyage(g, victim, VOYAGE_EXPLORATION, FOUNTAIN_OF_YOUTH)
    die = g.roll(1, "card.77")[0]
    g.log(FACT_FOUNTAIN, (die,))
    if die >= FOUNTAIN_LOSES_ON:
        explorer = g.choose(explorers_left(s, victim), "explorer", "card.77")
        s.explorer_state[explorer] = VOYAGER_REMOVED
        g.log(FACT_FOUNTAIN_LOST, victim, explorer)


def any_at_sea(s: State) -> list[int]:
    """Card 98: the powers with an ordinary voyage of any kind under way."""
    return powers_at_sea(s, (VOYAGE_EXPLORATION, VOYAGE_CONQUEST))


def search_for_cibola(g: G, power: int) -> Procedure:
    """Card 98: a voyage of exploration or conquest is put off; nobody is lost."""
    s = g.state
    victim = yield One(power, ASK_WHOSE_VOYAGE, (SEARCH_FOR_CIBOLA,), "power", any_at_sea(s), "98")
    kinds = []
    if victim in powers_at_sea(s, (VOYAGE_EXPLORATION,)):
        kinds.append(STOP_EXPLORATION)
    if victim in powers_at_sea(s, (VOYAGE_CONQUEST,)):
        kinds.append(STOP_CONQUEST)
    kind = yield One(power, ASK_VOYAGE, (victim,), "word", kinds, "98")
    stop_voyage(g, victim, VOYAGE_EXPLORATION if kind == STOP_EXPLORATION else VOYAGE_CONQUEST, SEARCH_FOR_CIBOLA)


# -- colonies: Potosi, Governor (54, 111), Moluccas (96) --------------------------------------------


def potosi_powers(s: State) -> list[int]:
    """Card 54: the powers with an open colony box, while the marker was not used."""
    if s.colony_state[COLONY_POTOSI] != COLONY_UNUSED:
        return []
    return [power for power in COLONISTS if len(colonies_held(s, power, (COLONY_SETTLED,))) < COLONY_BOXES[power]]


def potosi(g: G, power: int) -> Procedure:
    """Card 54: the mines go into an open colony box; that power loses one of its colony counters for good.

    An unused counter first, else one of the owner's choice (ruling 54-counter).
    """
    s = g.state
    owner = yield One(power, ASK_COLONIAL_POWER, (POTOSI_SILVER_MINES,), "power", potosi_powers(s), "54")
    unused = unused_colonies(s, owner)
    options = unused[:1] or colonies_held(s, owner, (COLONY_CROSSING, COLONY_SETTLED))
    s.colony_state[COLONY_POTOSI] = COLONY_SETTLED
    s.colony_owner[COLONY_POTOSI] = owner
    g.log(FACT_POTOSI, owner)
    if options:
        colony = yield One(owner, ASK_POTOSI_COLONY, (owner,), "colony", options, "54")
        take_colony_away(s, colony, for_good=True)
        g.log(FACT_COLONY_REMOVED, owner, colony)


def governor(g: G, power: int) -> Procedure:
    """Card 111 **[500th]**: the marker goes beside the colonies of one power, on the side chosen."""
    s = g.state
    card = COLONIAL_GOVERNOR_NATIVE_UPRISING
    owner = yield One(power, ASK_COLONIAL_POWER, (card,), "power", COLONISTS, "111")
    side = yield One(power, ASK_GOVERNOR_SIDE, (owner,), "word", [SIDE_GOVERNOR, SIDE_UPRISING], "111")
    s.governor = (owner, GOVERNOR if side == SIDE_GOVERNOR else UPRISING)
    g.log(FACT_GOVERNOR if side == SIDE_GOVERNOR else FACT_UPRISING, owner)


def refuse_moluccas(g: G, power: int) -> Refusal | None:
    """Card 96: somebody must have sailed around the world."""
    if g.state.claim_owner[CLAIM_CIRCUMNAVIGATION] == NOBODY:
        return Refusal(WHY_NO_CIRCUMNAVIGATION, (), "96")
    return None


def sale_of_moluccas(g: G, power: int) -> Procedure:
    """Card 96: the power that made the circumnavigation draws 2 cards."""
    for _ in range(2):
        draw_from_deck(g, g.state.claim_owner[CLAIM_CIRCUMNAVIGATION])
    return
    yield


# -- registering ------------------------------------------------------------------------------------


def refuse_unless(named: Callable[[State], list[int]], refusal: Refusal, g: G, power: int) -> Refusal | None:
    """Refused while no power can be named."""
    return None if named(g.state) else refusal


def refuse_fountain(g: G, power: int) -> Refusal | None:
    """Card 77: an exploration must be under way."""
    return None if explorers_at_sea(g.state) else Refusal(WHY_NO_VOYAGE, (), "77")


def refuse_cibola(g: G, power: int) -> Refusal | None:
    """Card 98: a voyage must be under way."""
    return None if any_at_sea(g.state) else Refusal(WHY_NO_VOYAGE, (), "98")


def register_for_a_power(
    card: int, named: Callable[[State], list[int]], refusal: Refusal, play: Callable[[G, int], Procedure]
) -> None:
    """An event for one power, which the player names out of those that qualify."""
    register_event(card, Use(EVENT, partial(refuse_unless, named, refusal), play))


register_for_a_power(GALLEONS, galleon_powers, Refusal(WHY_ALL_MARKED, (GALLEONS,), "48"), galleons)
register_for_a_power(PLANTATIONS, plantation_powers, Refusal(WHY_ALL_MARKED, (PLANTATIONS,), "53"), plantations)
register_for_a_power(HUGUENOT_RAIDERS, raider_powers, Refusal(WHY_NO_RAIDER, (), "49"), raiders)
register_for_a_power(MERCATORS_MAP, mercator_powers, Refusal(WHY_NONE_EXPLORES, (), "50"), mercators_map)
register_for_a_power(POTOSI_SILVER_MINES, potosi_powers, Refusal(WHY_NO_COLONY_BOX, (), "54"), potosi)
register_event(COLONIAL_GOVERNOR_NATIVE_UPRISING, Use(EVENT, always, governor))
register_event(SMALLPOX, Use(EVENT, refuse_smallpox, smallpox))
register_event(SEBASTIAN_CABOT, Use(EVENT, refuse_cabot, cabot))
register_event(FOUNTAIN_OF_YOUTH, Use(EVENT, refuse_fountain, fountain_of_youth))
register_event(SEARCH_FOR_CIBOLA, Use(EVENT, refuse_cibola, search_for_cibola))
register_event(SALE_OF_MOLUCCAS, Use(EVENT, refuse_moluccas, sale_of_moluccas))
