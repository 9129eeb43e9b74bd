"""Response cards 31-33, 35, 36, 38: interrupts of anybody's impulse, some also an own impulse (HIS §6.1)."""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.announced import Announced
from regio.his.assault import Assault
from regio.his.battle import ATTACKER, Battle
from regio.his.board import add_units, remove_units
from regio.his.cards.numbers import (
    FOUL_WEATHER,
    GOUT,
    HALLEYS_COMET,
    LANDSKNECHTS,
    SIEGE_ARTILLERY,
    SWISS_MERCENARIES,
)
from regio.his.cards.registry import EVENT, OPTION_A, OPTION_B, Use, register_event
from regio.his.cards.transfer import Transfer
from regio.his.context import G
from regio.his.counters import can_add, settle_shortage
from regio.his.deck import discard_at_random, drawable
from regio.his.loc import land_loc_within
from regio.his.marks import lower
from regio.his.moments import (
    ACTION_ANNOUNCED,
    ANY_TIME,
    ASSAULT_BEGINS,
    ASSAULT_ROLLED,
    BATTLE_BEGINS,
    NOTHING,
    TRANSFER_ANNOUNCED,
    Play,
    Situation,
    register,
)
from regio.his.persons import LEADER_CHARLES_V
from regio.his.powers import FRANCE, HAPSBURG, MAJORS, OTTOMAN, PROTESTANT
from regio.his.siege import check_siege_at
from regio.his.spaces import N_SPACES
from regio.his.state import IMPULSE_FOUL_WEATHER, N_SLOTS, State
from regio.his.tables_map import ALL_SPACES
from regio.his.tables_religion import SIEGE_ARTILLERY_DICE, SIEGE_ARTILLERY_HITS_ON
from regio.his.tables_units import MERCENARY_SLOTS, SECOND_SLOT, SLOT_OWNER
from regio.kernel.messages import Refusal, message
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

BEST_MERCENARIES: Final = 4
"""Landsknechts of the Hapsburgs, Swiss of France."""
OTHER_MERCENARIES: Final = 2
ARTILLERY_STEPS: Final = 4
"""Greatest length of the land line that Siege Artillery needs."""

ASK_GOUT = message("his-ask-gout")
ASK_PLACE_MERCENARY = message("his-ask-place-mercenary", "power:power", "left:n")
ASK_KILL_SPACE = message("his-ask-kill-mercenary-space", "left:n")
ASK_KILL_UNIT = message("his-ask-kill-mercenary-unit", "place:place")
ASK_COMET_DISCARD = message("his-ask-comet-discard")
ASK_COMET_SKIP = message("his-ask-comet-skip")
ASK_COMET_OPTION = message("his-ask-comet-option")
FACT_FOUL_WEATHER = message("his-foul-weather", "power:power")
FACT_GOUT = message("his-gout", "leader:leader")
FACT_MERCENARY_PLACED = message("his-mercenary-placed", "power:power", "place:place", "count:n")
FACT_MERCENARY_KILLED = message("his-mercenary-killed", "unit:unit", "place:place")
FACT_COMET_SKIP = message("his-comet-skip", "power:power")
WHY_NO_PLACE = message("his-why-no-place-for-mercenaries", "power:power")
WHY_NO_MERCENARIES = message("his-why-no-mercenaries-on-map")
WHY_NO_HAND = message("his-why-no-hand-to-discard")


# -- Foul Weather (31) ------------------------------------------------------------------------------


def _may_stop(g: G, seat: int, situation: Situation) -> bool:
    """Card 31: in another power's impulse, an action announced and paid."""
    return isinstance(situation, Announced) and situation.power != seat and not situation.cancelled


def foul_weather(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 31: the action is stopped; for the rest of the impulse one step a unit, no assault, piracy, ships."""
    assert isinstance(situation, Announced)
    situation.cancelled = True
    g.state.impulse_flags |= IMPULSE_FOUL_WEATHER
    g.log(FACT_FOUL_WEATHER, situation.power)
    return
    yield


# -- Gout (32) --------------------------------------------------------------------------------------


def _may_gout(g: G, seat: int, situation: Situation) -> bool:
    """Card 32: an announced move or assault with an army leader, of another power."""
    return _may_stop(g, seat, situation) and isinstance(situation, Announced) and bool(situation.leaders)


def gout(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 32: the action is stopped; one leader of the formation may neither move nor assault in this impulse."""
    assert isinstance(situation, Announced)
    leader = yield One(seat, ASK_GOUT, (), "leader", situation.leaders, "32")
    situation.cancelled = True
    g.state.gout |= 1 << leader
    g.log(FACT_GOUT, leader)


def _may_gout_charles(g: G, seat: int, situation: Situation) -> bool:
    return isinstance(situation, Transfer) and seat != HAPSBURG and not situation.cancelled


def gout_of_charles(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 32 against card 2: no transfer, no CP lost; Charles may not move or assault in this impulse."""
    assert isinstance(situation, Transfer)
    situation.cancelled = True
    g.state.gout |= 1 << LEADER_CHARLES_V
    g.log(FACT_GOUT, LEADER_CHARLES_V)
    return
    yield


# -- Landsknechts (33), Swiss Mercenaries (36) ------------------------------------------------------


def stacks_for_mercenaries(s: State, power: int, situation: Situation) -> int:
    """Cards 33, 36: places with land units of the power or its minors, not under siege, not in unrest, with counters.

    Besiegers and the relief force of a battle count, a stack inside a besieged space does not; an attacking formation
    takes in new units only up to its limit (ruling 33-limit).
    """
    places = board.troop_spaces(s, board.own_mask(s, power)) & ALL_SPACES & ~s.unrest
    for space in members(places & board.besieged(s)):
        if not board.besiegers(s, space) >> power & 1:
            places &= ~(1 << space)
    if isinstance(situation, Battle) and situation.side_of(power) == ATTACKER and situation.place < N_SPACES:
        here = 1 << situation.place
        if not situation.room():
            places &= ~here
        elif situation.size(ATTACKER) and not s.unrest & here:
            places |= here
    slot = SECOND_SLOT[power]
    for space in members(places):
        if not can_add(s, space, slot, 1):
            places &= ~(1 << space)
    return places


def place_mercenaries(g: G, power: int, count: int, situation: Situation) -> Procedure:
    """Cards 33, 36: new mercenaries in any mix of stacks."""
    s = g.state
    for left in range(count, 0, -1):
        places = stacks_for_mercenaries(s, power, situation)
        if not places:
            return
        place = yield One(power, ASK_PLACE_MERCENARY, (power, left), "space", members(places), "33")
        add_units(s, place, SECOND_SLOT[power], 1)
        g.log(FACT_MERCENARY_PLACED, power, place, 1)
        if isinstance(situation, Battle):
            situation.refresh(s)


def _any_mercenary(s: State) -> list[int]:
    """The spaces with mercenaries of anybody."""
    found = []
    for place in range(N_SPACES):
        at = place * N_SLOTS
        if any(s.units[at + slot] for slot in members(MERCENARY_SLOTS)):
            found.append(place)
    return found


def eliminate_mercenaries(g: G, count: int, situation: Situation) -> Procedure:
    """Card 33 played by the Ottoman: he eliminates mercenaries anywhere on the map."""
    s = g.state
    for left in range(count, 0, -1):
        spaces = _any_mercenary(s)
        if not spaces:
            return
        place = yield One(OTTOMAN, ASK_KILL_SPACE, (left,), "space", spaces, "33")
        kinds = [slot for slot in members(MERCENARY_SLOTS) if board.units_at(s, place, slot)]
        slot = yield One(OTTOMAN, ASK_KILL_UNIT, (place,), "unit", kinds, "33")
        remove_units(s, place, slot, 1)
        for marks in (s.beaten, s.moved, s.tried):
            lower(marks, place, slot, board.units_at(s, place, slot))
        g.log(FACT_MERCENARY_KILLED, slot, place)
        yield from settle_shortage(g, SLOT_OWNER[slot], place)
        if isinstance(situation, Battle):
            situation.refresh(s)
        assaulted = isinstance(situation, Assault) and situation.space == place
        if place != s.battle_place and not assaulted:
            yield from check_siege_at(g, place)


def _may_landsknechts(g: G, seat: int, situation: Situation) -> bool:
    return _refusal_of_landsknechts(g.state, seat, situation) is None


def _refuse_landsknechts(g: G, seat: int) -> Refusal | None:
    return _refusal_of_landsknechts(g.state, seat, NOTHING)


def _refusal_of_landsknechts(s: State, seat: int, situation: Situation) -> Refusal | None:
    if seat == OTTOMAN:
        return None if _any_mercenary(s) else Refusal(WHY_NO_MERCENARIES, (), "33")
    return _refusal_of_mercenaries(s, seat, situation, "33")


def _refusal_of_mercenaries(s: State, receiver: int, situation: Situation, rule: str) -> Refusal | None:
    """Cards 33, 36: the receiver needs a stack that may take in mercenaries; the Protestant needs the League too."""
    if receiver == PROTESTANT and not board.league_formed(s):
        return Refusal(WHY_NO_PLACE, (receiver,), "21.6")
    return None if stacks_for_mercenaries(s, receiver, situation) else Refusal(WHY_NO_PLACE, (receiver,), rule)


def landsknechts(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 33: the Hapsburgs add 4 mercenaries, others 2; the Ottoman eliminates 2 of anybody."""
    if seat == OTTOMAN:
        yield from eliminate_mercenaries(g, OTHER_MERCENARIES, situation)
    else:
        count = BEST_MERCENARIES if seat == HAPSBURG else OTHER_MERCENARIES
        yield from place_mercenaries(g, seat, count, situation)


def _may_swiss(g: G, seat: int, situation: Situation) -> bool:
    return _refusal_of_mercenaries(g.state, _receiver_of_swiss(seat), situation, "36") is None


def _refuse_swiss(g: G, seat: int) -> Refusal | None:
    return _refusal_of_mercenaries(g.state, _receiver_of_swiss(seat), NOTHING, "36")


def _receiver_of_swiss(seat: int) -> int:
    """Card 36: played by the Ottoman it brings mercenaries to France."""
    return FRANCE if seat == OTTOMAN else seat


def swiss(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 36: France adds 4 mercenaries (also when the Ottoman plays it), others add 2 of their own."""
    receiver = _receiver_of_swiss(seat)
    count = BEST_MERCENARIES if receiver == FRANCE else OTHER_MERCENARIES
    yield from place_mercenaries(g, receiver, count, situation)


# -- Siege Artillery (35) ---------------------------------------------------------------------------


def _may_artillery(g: G, seat: int, situation: Situation) -> bool:
    """Card 35: any player; the assaulting power has units that roll, and a short line over land to a fortified home."""
    if not isinstance(situation, Assault) or not situation.force.size():
        return False
    return land_loc_within(g.state, situation.power, situation.space, ARTILLERY_STEPS)


def siege_artillery(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 35: the attacker rolls 2 more dice that hit on 3 or more."""
    assert isinstance(situation, Assault)
    situation.more_hits(g, SIEGE_ARTILLERY_DICE, SIEGE_ARTILLERY_HITS_ON)
    return
    yield


# -- Halley's Comet (38) ----------------------------------------------------------------------------


def _may_comet(g: G, seat: int, situation: Situation) -> bool:
    return True


def comet(g: G, seat: int, situation: Situation) -> Procedure:
    """Card 38 as a response: choose one of its two uses."""
    options = [OPTION_B] if _refuse_discard(g, seat) is not None else [OPTION_A, OPTION_B]
    option = yield One(seat, ASK_COMET_OPTION, (), "word", options, "38")
    yield from (comet_discard(g, seat) if option == OPTION_A else comet_skip(g, seat))


def _with_cards(s: State, seat: int) -> list[int]:
    return [power for power in MAJORS if power != seat and drawable(s, power)]


def _refuse_discard(g: G, seat: int) -> Refusal | None:
    return None if _with_cards(g.state, seat) else Refusal(WHY_NO_HAND, (), "38")


def comet_discard(g: G, seat: int) -> Procedure:
    """Card 38 (a): one other power discards a random card."""
    power = yield One(seat, ASK_COMET_DISCARD, (), "power", _with_cards(g.state, seat), "38")
    discard_at_random(g, power)


def _refuse_skip(g: G, seat: int) -> Refusal | None:
    return None


def comet_skip(g: G, seat: int) -> Procedure:
    """Card 38 (b): one power skips its next impulse; against the active power that is the one after this."""
    power = yield One(seat, ASK_COMET_SKIP, (), "power", list(MAJORS), "38")
    g.state.skip |= 1 << power
    g.log(FACT_COMET_SKIP, power)


# -- as the whole activity of an own impulse (M17) --------------------------------------------------


def landsknechts_as_event(g: G, power: int) -> Procedure:
    """Card 33 as the event of an own impulse."""
    yield from landsknechts(g, power, NOTHING)


def swiss_as_event(g: G, power: int) -> Procedure:
    """Card 36 as the event of an own impulse."""
    yield from swiss(g, power, NOTHING)


register_event(LANDSKNECHTS, Use(EVENT, _refuse_landsknechts, landsknechts_as_event))
register_event(SWISS_MERCENARIES, Use(EVENT, _refuse_swiss, swiss_as_event))
register_event(HALLEYS_COMET, Use(OPTION_A, _refuse_discard, comet_discard), Use(OPTION_B, _refuse_skip, comet_skip))
register(Play(FOUL_WEATHER, (ACTION_ANNOUNCED,), _may_stop, foul_weather))
register(Play(GOUT, (ACTION_ANNOUNCED,), _may_gout, gout))
register(Play(GOUT, (TRANSFER_ANNOUNCED,), _may_gout_charles, gout_of_charles))
register(Play(LANDSKNECHTS, (ANY_TIME, BATTLE_BEGINS, ASSAULT_BEGINS), _may_landsknechts, landsknechts))
register(Play(SWISS_MERCENARIES, (ANY_TIME, BATTLE_BEGINS, ASSAULT_BEGINS), _may_swiss, swiss))
register(Play(SIEGE_ARTILLERY, (ASSAULT_ROLLED,), _may_artillery, siege_artillery))
register(Play(HALLEYS_COMET, (ANY_TIME,), _may_comet, comet))
