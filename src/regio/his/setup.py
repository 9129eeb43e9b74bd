"""The position at the start of a scenario (HIS scenario book)."""

from __future__ import annotations

from regio.his.board import add_units, place_ship, set_control, update_sides
from regio.his.cards.numbers import CLEMENT_VII, LUTHERS_95_THESES
from regio.his.context import G
from regio.his.options import SCENARIOS, Options
from regio.his.persons import N_DEBATERS, N_LEADERS
from regio.his.powers import GENOA, INDEPENDENT, MAJORS, MINORS, NOBODY
from regio.his.spaces import N_SPACES, POOL
from regio.his.state import (
    BONUS_WAR_WINNER,
    CARD_DRAW,
    COLONY_SETTLED,
    DEBATER_READY,
    DEBATER_REMOVED,
    EVENT_BARBARY_PIRATES,
    EVENT_HUNGARY_DEFEATED,
    EVENT_LEAGUE,
    EVENT_SOCIETY_OF_JESUS,
    N_BONUS,
    REFORMER_GONE,
    REFORMER_ON_MAP,
    THESES,
    VOYAGE_CONQUEST,
    VOYAGE_EXPLORATION,
    VOYAGER_REMOVED,
    State,
    new_state,
)
from regio.his.tables_cards import EDITION_CARDS, HOME_CARDS_MASK, NOT_IN_1532
from regio.his.tables_costs import ST_PETERS_CP_PER_VP
from regio.his.tables_map import ELECTORATES, HOME
from regio.his.tables_persons import LEADER_POWER
from regio.his.tables_religion import LANGUAGES, N_LANGUAGES
from regio.his.tables_scenarios import (
    PUT_CAVALRY,
    PUT_CORSAIR,
    PUT_DISPLAY,
    PUT_HEX,
    PUT_KNIGHTS,
    PUT_LEADER,
    PUT_MERCENARY,
    PUT_OUT_OF_PLAY,
    PUT_PROTESTANT,
    PUT_REFORMER,
    PUT_REGULAR,
    PUT_SQUADRON,
    PUT_SQUARE,
    Placement,
    Scenario,
)
from regio.his.tables_scenarios import (
    SCENARIOS as SCENARIO_TABLE,
)
from regio.his.tables_units import KNIGHTS, REGULAR_SLOT, SECOND_SLOT, SHIP_OWNER, SHIPS_OF
from regio.his.victory import all_points
from regio.series.bits import members


def set_up(g: G, options: Options) -> State:
    """The state at the start of a scenario."""
    scenario = SCENARIO_TABLE[options.edition][SCENARIOS.index(options.scenario)]
    s = new_state(options)
    g.state = s
    _length(s, scenario)
    _map(s, scenario)
    _diplomacy(s, scenario)
    _tracks(s, scenario)
    _persons(s, scenario)
    _new_world(s, scenario)
    _cards(g, s, scenario)
    s.vp_history = [all_points(s)]
    return s


def _length(s: State, scenario: Scenario) -> None:
    s.turn = scenario.first_turn
    s.last_turn = scenario.last_turn
    s.victory_vp = scenario.victory_vp
    s.domination_turn = scenario.domination_first_turn
    s.phase = THESES if scenario.protestant_starts_with else CARD_DRAW


def _map(s: State, scenario: Scenario) -> None:
    s.home = HOME
    for space in range(N_SPACES):
        set_control(s, space, HOME[space])
    s.ship_user = list(SHIP_OWNER)
    s.leader_user = [LEADER_POWER[leader] for leader in range(N_LEADERS)]
    for placement in scenario.placements:
        _place(s, placement)


def _place(s: State, placement: Placement) -> None:
    space, power, kind, value = placement
    if kind == PUT_REGULAR:
        add_units(s, space, REGULAR_SLOT[power], value)
    elif kind in (PUT_MERCENARY, PUT_CAVALRY):
        add_units(s, space, SECOND_SLOT[power], value)
    elif kind == PUT_KNIGHTS:
        add_units(s, space, KNIGHTS, value)
        set_control(s, space, INDEPENDENT)
    elif kind in (PUT_SQUADRON, PUT_CORSAIR):
        _place_ships(s, space, power, value, kind == PUT_CORSAIR)
    elif kind == PUT_LEADER:
        s.leader_place[value] = space
    elif kind in (PUT_SQUARE, PUT_HEX):
        set_control(s, space, power)
    elif kind == PUT_PROTESTANT:
        s.protestant |= 1 << space
    elif kind == PUT_REFORMER:
        s.reformer_state[value] = REFORMER_ON_MAP
    elif kind == PUT_DISPLAY:
        s.display[ELECTORATES.index(space)] = value
    elif kind == PUT_OUT_OF_PLAY:
        set_control(s, space, NOBODY)


def _place_ships(s: State, space: int, power: int, count: int, corsairs: bool) -> None:
    free = [ship for ship in SHIPS_OF[power] if s.ship_place[ship] == POOL]
    for ship in free[:count]:
        place_ship(s, ship, space)
        if corsairs:
            s.corsairs |= 1 << ship


def _diplomacy(s: State, scenario: Scenario) -> None:
    for one, other in scenario.wars:
        s.war[one] |= 1 << other
        s.war[other] |= 1 << one
    for minor in MINORS:
        s.minor_ally[minor - GENOA] = scenario.minor_ally[minor]
    update_sides(s)


def _tracks(s: State, scenario: Scenario) -> None:
    s.ruler = list(scenario.rulers)
    s.piracy_vp = scenario.piracy
    s.chateaux = scenario.chateaux
    s.st_peters = scenario.st_peters_vp * ST_PETERS_CP_PER_VP + scenario.st_peters_cp
    s.marital = scenario.marital
    for i in range(N_LANGUAGES):
        s.testament[LANGUAGES[i]] = scenario.translations[i]
        s.bible[LANGUAGES[i]] = scenario.translations[N_LANGUAGES + i]
    for power in MAJORS:
        s.bonus[power * N_BONUS + BONUS_WAR_WINNER] = scenario.bonus_vp[power]
    s.excommunicated = scenario.excommunicated
    if scenario.barbary_pirates:
        s.events |= EVENT_BARBARY_PIRATES
    if scenario.league:
        s.events |= EVENT_LEAGUE
    if scenario.jesuits:
        s.events |= EVENT_SOCIETY_OF_JESUS
    if scenario.minor_ally[MINORS[1]] != NOBODY:
        s.events |= EVENT_HUNGARY_DEFEATED


def _persons(s: State, scenario: Scenario) -> None:
    for debater in range(N_DEBATERS):
        if scenario.debaters >> debater & 1:
            s.debater_state[debater] = DEBATER_READY
        elif scenario.debaters_removed >> debater & 1:
            s.debater_state[debater] = DEBATER_REMOVED
    for reformer in members(scenario.reformers_removed):
        s.reformer_state[reformer] = REFORMER_GONE


def _new_world(s: State, scenario: Scenario) -> None:
    for power, colony in scenario.colonies:
        s.colony_state[colony] = COLONY_SETTLED
        s.colony_owner[colony] = power
    for power, claim in scenario.claims:
        s.claim_owner[claim] = power
    for explorer in members(scenario.explorers_removed):
        s.explorer_state[explorer] = VOYAGER_REMOVED
    for conquistador in members(scenario.conquistadors_removed):
        s.conquistador_state[conquistador] = VOYAGER_REMOVED
    for power in members(scenario.exploring):
        s.voyages.append((VOYAGE_EXPLORATION, power, 0, 0))
        s.explored |= 1 << power
    for power in members(scenario.conquering):
        s.voyages.append((VOYAGE_CONQUEST, power, 0, 0))
        s.conquered |= 1 << power
    s.charts = ((1 << len(MAJORS)) - 1) & ~scenario.uncharted


def _cards(g: G, s: State, scenario: Scenario) -> None:
    s.deck = list(scenario.first_deck)
    g.shuffle(s.deck, "deck")
    s.home_used = HOME_CARDS_MASK
    late = not scenario.protestant_starts_with
    if late:
        s.removed = NOT_IN_1532 & EDITION_CARDS[s.options.edition] | 1 << CLEMENT_VII
    else:
        s.on_table = 1 << LUTHERS_95_THESES
