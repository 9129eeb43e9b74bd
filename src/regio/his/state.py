"""The whole state of a game of Here I Stand: one object of ints, lists of ints and tuples.

Sets of places, powers, cards or persons are ints used as bit sets (`1 << id`). Nothing here refers to
anything but numbers, so a copy is a handful of list copies.
"""

from __future__ import annotations

from typing import Final

from regio.his.options import Options
from regio.his.persons import N_CLAIMS, N_COLONIES, N_CONQUISTADORS, N_DEBATERS, N_EXPLORERS, N_LEADERS, N_REFORMERS
from regio.his.powers import INDEPENDENT, N_MAJORS, N_OWNERS, N_POWERS, NOBODY
from regio.his.spaces import N_PLACES, N_SPACES, POOL

N_SLOTS: Final = 18
"""Kinds of land unit by owner; see `tables.SLOT_NAMES`."""
N_SHIPS: Final = 33
NO_PLACE: Final = -1
"""`battle_place` while no enemies meet."""

# phases (§7)
THESES: Final = 1
CARD_DRAW: Final = 2
DIPLOMACY: Final = 3
DIET: Final = 4
SPRING: Final = 5
ACTION: Final = 6
WINTER: Final = 7
NEW_WORLD: Final = 8
VICTORY: Final = 9
PHASE_NAMES: Final = (
    "",
    "theses",
    "card_draw",
    "diplomacy",
    "diet",
    "spring",
    "action",
    "winter",
    "new_world",
    "victory",
)

# stages of an impulse (§11)
STAGE_BEGIN: Final = 0
STAGE_CARD: Final = 1
STAGE_ACTIONS: Final = 2
STAGE_END: Final = 3
STAGE_NAMES: Final = ("begin", "card", "actions", "end")

# how a game ended (§23)
NO_VICTORY: Final = 0
MILITARY: Final = 1
RELIGIOUS: Final = 2
STANDARD: Final = 3
DOMINATION: Final = 4
TIME_LIMIT: Final = 5
VICTORY_NAMES: Final = ("none", "military", "religious", "standard", "domination", "time_limit")

# lasting events, bits of `events`
EVENT_BARBARY_PIRATES: Final = 1
EVENT_LEAGUE: Final = 2
EVENT_SOCIETY_OF_JESUS: Final = 4
EVENT_HUNGARY_DEFEATED: Final = 8
EVENT_NAMES: Final = ("barbary_pirates", "schmalkaldic_league", "society_of_jesus", "hungary_defeated")

# markers until the end of the turn, bits of `turn_flags`
FLAG_PRINTING_PRESS: Final = 1
FLAG_AUGSBURG: Final = 2
FLAG_WARTBURG: Final = 4
FLAG_THOMAS_MORE: Final = 8
FLAG_CROMWELL: Final = 16
FLAG_DIVORCE_GRANTED: Final = 32
FLAG_ENGLAND_EXTRA_MARRIAGE: Final = 64
FLAG_ENGLISH_SUCCESSION: Final = 128
FLAG_JULIA_GONZAGA: Final = 256
TURN_FLAG_NAMES: Final = (
    "printing_press",
    "augsburg_confession",
    "wartburg",
    "thomas_more",
    "cromwell_treatise",
    "divorce_granted",
    "extra_marriage",
    "english_succession",
    "julia_gonzaga",
)

# effects until the end of the impulse, bits of `impulse_flags`
IMPULSE_FOUL_WEATHER: Final = 1
IMPULSE_ROXELANA: Final = 2
IMPULSE_BONUS_STEP: Final = 4
IMPULSE_CONSTRUCTION_ONLY: Final = 8
IMPULSE_FLAG_NAMES: Final = ("foul_weather", "roxelana", "bonus_step", "construction_only")

# a debater (§18.2)
DEBATER_WAITING: Final = 0
DEBATER_READY: Final = 1
DEBATER_COMMITTED: Final = 2
DEBATER_AWAY: Final = 3
DEBATER_DEFEATED: Final = 4
DEBATER_REMOVED: Final = 5
DEBATER_STATE_NAMES: Final = ("waiting", "uncommitted", "committed", "away", "defeated", "removed")
"""`away`: off the map until the next Card Draw Phase; `defeated`: burnt or disgraced, worth VP to the other side."""

# a reformer (§18.2)
REFORMER_WAITING: Final = 0
REFORMER_ON_MAP: Final = 1
REFORMER_AWAY: Final = 2
REFORMER_GONE: Final = 3
REFORMER_STATE_NAMES: Final = ("waiting", "on_map", "away", "gone")

# kinds of bonus VP markers (§23.2); `bonus` holds VP at power * N_BONUS + kind
BONUS_WAR_WINNER: Final = 0
BONUS_MASTER_OF_ITALY: Final = 1
BONUS_COPERNICUS: Final = 2
BONUS_SERVETUS: Final = 3
BONUS_GONZAGA: Final = 4
BONUS_PHONY_WAR: Final = 5
N_BONUS: Final = 6
BONUS_NAMES: Final = ("war_winner", "master_of_italy", "copernicus", "servetus", "gonzaga", "phony_war")

# explorers, conquistadors (§20)
VOYAGER_POOL: Final = 0
VOYAGER_REMOVED: Final = 1
VOYAGER_ON_MAP: Final = 2
VOYAGER_NAMES: Final = ("pool", "removed", "on_map")

# colonies (§20.1)
COLONY_UNUSED: Final = 0
COLONY_CROSSING: Final = 1
COLONY_SETTLED: Final = 2
COLONY_REMOVED: Final = 3
COLONY_STATE_NAMES: Final = ("unused", "crossing", "settled", "removed")

# voyages under way: tuples (kind, power, bonus, cabot)
VOYAGE_EXPLORATION: Final = 0
VOYAGE_CONQUEST: Final = 1

# electorates in the order of `display`
N_ELECTORATES: Final = 6


FIELDS: Final = tuple(
    """
    active ally arena assaulted battle_place beaten beaten_leaders bible boleyn_turn bonus bonus_used card catherine
    chance_count charts chateaux claim_depleted claim_owner colonized colony_owner colony_state conquered
    conquistador_state control corsairs counter_attempted cp cursor deals debater_state deck declared discard
    display domination_turn edward elizabeth enemies events excommunicated excommunication_turn explored
    explorer_state fleets foreign_need foreign_units fortress friends fuggers galleons gout governor hand havens
    held_back home home_used impulse impulse_flags intervened known last_turn leader_captor leader_place leader_user
    marital minor_ally moved moved_leaders on_table options own owned passed peace phase phony_wars piracy_count
    piracy_seas piracy_vp plantations pregnancy_rows protestant raiders reformation_attempted reformer_state removed
    riches ruler ship_place ship_user ships_beaten short sieges skip st_peters stage standing step talking testament
    translated tried tried_leaders troops turn turn_flags units universities unrest unsettled used_by used_events
    victory victory_vp voyages vp_history war winners
    """.split()  # noqa: SIM905
)
"""The fields of a state, alphabetically."""


class State:
    """A position with all that belongs to it. Built by `setup`, changed by procedures through `board`."""

    __slots__ = FIELDS

    # the scenario
    options: Options
    last_turn: int
    victory_vp: int
    domination_turn: int
    # where the game is (§7, §11)
    turn: int
    phase: int
    step: int
    cursor: int
    active: int
    stage: int
    cp: int
    card: int
    impulse: int
    passed: int
    skip: int
    chance_count: int
    victory: int
    winners: int
    vp_history: list[tuple[int, ...]]
    # the map (§2)
    control: list[int]
    owned: list[int]
    home: tuple[int, ...]
    protestant: int
    unrest: int
    fortress: int
    havens: int
    universities: int
    # units (§5)
    units: list[int]
    troops: list[int]
    ship_place: list[int]
    ship_user: list[int]
    fleets: list[int]
    corsairs: int
    leader_place: list[int]
    leader_user: list[int]
    leader_captor: list[int]
    sieges: list[tuple[int, int, int]]
    display: list[int]
    foreign_units: list[int]
    foreign_need: list[int]
    # diplomacy (§9, §22); `own`, `friends` and `enemies` are derived by board.update_sides;
    # `phony_wars`: the minor powers over which a declarer has an open phony war (§9.6)
    war: list[int]
    ally: list[int]
    minor_ally: list[int]
    own: list[int]
    friends: list[int]
    enemies: list[int]
    peace: list[int]
    declared: list[int]
    deals: list[tuple[int, ...]]
    talking: int
    intervened: int
    phony_wars: list[int]
    # cards (§6)
    hand: list[int]
    known: list[int]
    deck: list[int]
    discard: list[int]
    removed: int
    on_table: int
    home_used: int
    held_back: int
    used_events: int
    used_by: list[int]
    riches: list[int]
    # powers (§3, §4, §21)
    ruler: list[int]
    bonus: list[int]
    excommunicated: int
    excommunication_turn: list[int]
    fuggers: list[int]
    events: int
    turn_flags: int
    piracy_vp: int
    piracy_seas: int
    piracy_count: int
    chateaux: int
    st_peters: int
    marital: int
    pregnancy_rows: int
    edward: int
    elizabeth: int
    catherine: int
    boleyn_turn: int
    # religion (§18)
    testament: list[int]
    bible: list[int]
    debater_state: list[int]
    reformer_state: list[int]
    # the New World (§20)
    explorer_state: list[int]
    conquistador_state: list[int]
    colony_state: list[int]
    colony_owner: list[int]
    claim_owner: list[int]
    claim_depleted: int
    voyages: list[tuple[int, int, int, int]]
    explored: int
    colonized: int
    conquered: int
    galleons: int
    plantations: int
    raiders: int
    charts: int
    governor: tuple[int, int]
    # this impulse; `arena`: the spaces to which actions are bound (Scots Raid), 0 for none; `unsettled`: spaces where
    # enemies stand together until the open question is answered (a siege broken, a war begun)
    impulse_flags: int
    arena: int
    beaten: list[tuple[int, int, int]]
    beaten_leaders: int
    moved: list[tuple[int, int, int]]
    moved_leaders: int
    ships_beaten: int
    short: int
    gout: int
    assaulted: int
    tried: list[tuple[int, int, int]]
    tried_leaders: int
    battle_place: int
    unsettled: int
    reformation_attempted: int
    counter_attempted: int
    bonus_used: int
    translated: int
    # standing orders of the seats
    standing: list[int]

    def copy(self) -> State:
        """A copy that shares nothing mutable: lists are copied, ints, tuples and options shared.

        Written out, for it is made at every quiet point.
        """
        twin = State()
        twin.options = self.options
        twin.last_turn = self.last_turn
        twin.victory_vp = self.victory_vp
        twin.domination_turn = self.domination_turn
        twin.turn = self.turn
        twin.phase = self.phase
        twin.step = self.step
        twin.cursor = self.cursor
        twin.active = self.active
        twin.stage = self.stage
        twin.cp = self.cp
        twin.card = self.card
        twin.impulse = self.impulse
        twin.passed = self.passed
        twin.skip = self.skip
        twin.chance_count = self.chance_count
        twin.victory = self.victory
        twin.winners = self.winners
        twin.vp_history = self.vp_history[:]
        twin.control = self.control[:]
        twin.owned = self.owned[:]
        twin.home = self.home
        twin.protestant = self.protestant
        twin.unrest = self.unrest
        twin.fortress = self.fortress
        twin.havens = self.havens
        twin.universities = self.universities
        twin.units = self.units[:]
        twin.troops = self.troops[:]
        twin.ship_place = self.ship_place[:]
        twin.ship_user = self.ship_user[:]
        twin.fleets = self.fleets[:]
        twin.corsairs = self.corsairs
        twin.leader_place = self.leader_place[:]
        twin.leader_user = self.leader_user[:]
        twin.leader_captor = self.leader_captor[:]
        twin.sieges = self.sieges[:]
        twin.display = self.display[:]
        twin.foreign_units = self.foreign_units[:]
        twin.foreign_need = self.foreign_need[:]
        twin.war = self.war[:]
        twin.ally = self.ally[:]
        twin.minor_ally = self.minor_ally[:]
        twin.own = self.own[:]
        twin.friends = self.friends[:]
        twin.enemies = self.enemies[:]
        twin.peace = self.peace[:]
        twin.declared = self.declared[:]
        twin.deals = self.deals[:]
        twin.talking = self.talking
        twin.intervened = self.intervened
        twin.phony_wars = self.phony_wars[:]
        twin.hand = self.hand[:]
        twin.known = self.known[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.removed = self.removed
        twin.on_table = self.on_table
        twin.home_used = self.home_used
        twin.held_back = self.held_back
        twin.used_events = self.used_events
        twin.used_by = self.used_by[:]
        twin.riches = self.riches[:]
        twin.ruler = self.ruler[:]
        twin.bonus = self.bonus[:]
        twin.excommunicated = self.excommunicated
        twin.excommunication_turn = self.excommunication_turn[:]
        twin.fuggers = self.fuggers[:]
        twin.events = self.events
        twin.turn_flags = self.turn_flags
        twin.piracy_vp = self.piracy_vp
        twin.piracy_seas = self.piracy_seas
        twin.piracy_count = self.piracy_count
        twin.chateaux = self.chateaux
        twin.st_peters = self.st_peters
        twin.marital = self.marital
        twin.pregnancy_rows = self.pregnancy_rows
        twin.edward = self.edward
        twin.elizabeth = self.elizabeth
        twin.catherine = self.catherine
        twin.boleyn_turn = self.boleyn_turn
        twin.testament = self.testament[:]
        twin.bible = self.bible[:]
        twin.debater_state = self.debater_state[:]
        twin.reformer_state = self.reformer_state[:]
        twin.explorer_state = self.explorer_state[:]
        twin.conquistador_state = self.conquistador_state[:]
        twin.colony_state = self.colony_state[:]
        twin.colony_owner = self.colony_owner[:]
        twin.claim_owner = self.claim_owner[:]
        twin.claim_depleted = self.claim_depleted
        twin.voyages = self.voyages[:]
        twin.explored = self.explored
        twin.colonized = self.colonized
        twin.conquered = self.conquered
        twin.galleons = self.galleons
        twin.plantations = self.plantations
        twin.raiders = self.raiders
        twin.charts = self.charts
        twin.governor = self.governor
        twin.impulse_flags = self.impulse_flags
        twin.arena = self.arena
        twin.beaten = self.beaten[:]
        twin.beaten_leaders = self.beaten_leaders
        twin.moved = self.moved[:]
        twin.moved_leaders = self.moved_leaders
        twin.ships_beaten = self.ships_beaten
        twin.short = self.short
        twin.gout = self.gout
        twin.assaulted = self.assaulted
        twin.tried = self.tried[:]
        twin.tried_leaders = self.tried_leaders
        twin.battle_place = self.battle_place
        twin.unsettled = self.unsettled
        twin.reformation_attempted = self.reformation_attempted
        twin.counter_attempted = self.counter_attempted
        twin.bonus_used = self.bonus_used
        twin.translated = self.translated
        twin.standing = self.standing[:]
        return twin


def new_state(options: Options) -> State:
    """An empty board: nothing placed, nobody at war, no cards."""
    s = State()
    # the scenario
    s.options = options
    s.last_turn = 9
    s.victory_vp = 25
    s.domination_turn = 4
    # where the game is (§7, §11)
    s.turn = 1
    s.phase = THESES
    s.step = 0
    s.cursor = 0
    s.active = NOBODY
    s.stage = STAGE_BEGIN
    s.cp = 0
    s.card = 0
    s.impulse = 0
    s.passed = 0
    s.skip = 0
    s.chance_count = 0
    s.victory = NO_VICTORY
    s.winners = 0
    s.vp_history = []
    # the map (§2)
    s.control = [NOBODY] * N_SPACES
    s.owned = [0] * N_POWERS
    s.home = ()
    s.protestant = 0
    s.unrest = 0
    s.fortress = 0
    s.havens = 0
    s.universities = 0
    # units (§5)
    s.units = [0] * (N_PLACES * N_SLOTS)
    s.troops = [0] * N_OWNERS
    s.ship_place = [POOL] * N_SHIPS
    s.ship_user = [INDEPENDENT] * N_SHIPS
    s.fleets = [0] * N_OWNERS
    s.corsairs = 0
    s.leader_place = [POOL] * N_LEADERS
    s.leader_user = [NOBODY] * N_LEADERS
    s.leader_captor = [NOBODY] * N_LEADERS
    s.sieges = []
    s.display = [0] * N_ELECTORATES
    s.foreign_units = [0, 0, 0]
    s.foreign_need = [0, 0, 0]
    # diplomacy (§9, §22); `own`, `friends` and `enemies` are derived by board.update_sides
    s.war = [0] * N_OWNERS
    s.ally = [0] * N_MAJORS
    s.minor_ally = [NOBODY] * 4
    s.own = [1 << power for power in range(N_MAJORS)]
    s.friends = [0] * N_MAJORS
    s.enemies = [0] * N_MAJORS
    s.peace = [0] * N_MAJORS
    s.declared = [0] * N_MAJORS
    s.deals = []
    s.talking = 0
    s.intervened = 0
    s.phony_wars = [0] * N_MAJORS
    # cards (§6)
    s.hand = [0] * N_MAJORS
    s.known = [0] * N_MAJORS
    s.deck = []
    s.discard = []
    s.removed = 0
    s.on_table = 0
    s.home_used = 0
    s.held_back = 0
    s.used_events = 0
    s.used_by = [0] * N_MAJORS
    s.riches = [0] * N_MAJORS
    # powers (§3, §4, §21)
    s.ruler = [0] * N_MAJORS
    s.bonus = [0] * (N_MAJORS * N_BONUS)
    s.excommunicated = 0
    s.excommunication_turn = [0] * N_MAJORS
    s.fuggers = [0] * N_MAJORS
    s.events = 0
    s.turn_flags = 0
    s.piracy_vp = 0
    s.piracy_seas = 0
    s.piracy_count = 0
    s.chateaux = 0
    s.st_peters = 0
    s.marital = 0
    s.pregnancy_rows = 0
    s.edward = 0
    s.elizabeth = 0
    s.catherine = 0
    s.boleyn_turn = 0
    # religion (§18)
    s.testament = [0] * 6
    s.bible = [0] * 6
    s.debater_state = [DEBATER_WAITING] * N_DEBATERS
    s.reformer_state = [REFORMER_WAITING] * N_REFORMERS
    # the New World (§20)
    s.explorer_state = [VOYAGER_POOL] * N_EXPLORERS
    s.conquistador_state = [VOYAGER_POOL] * N_CONQUISTADORS
    s.colony_state = [COLONY_UNUSED] * N_COLONIES
    s.colony_owner = [NOBODY] * N_COLONIES
    s.claim_owner = [NOBODY] * N_CLAIMS
    s.claim_depleted = 0
    s.voyages = []
    s.explored = 0
    s.colonized = 0
    s.conquered = 0
    s.galleons = 0
    s.plantations = 0
    s.raiders = 0
    s.charts = 0
    s.governor = (NOBODY, 0)
    # this impulse
    s.impulse_flags = 0
    s.arena = 0
    s.beaten = []
    s.beaten_leaders = 0
    s.moved = []
    s.moved_leaders = 0
    s.ships_beaten = 0
    s.short = 0
    s.gout = 0
    s.assaulted = 0
    s.tried = []
    s.tried_leaders = 0
    s.battle_place = NO_PLACE
    s.unsettled = 0
    s.reformation_attempted = 0
    s.counter_attempted = 0
    s.bonus_used = 0
    s.translated = 0
    # standing orders of the seats
    s.standing = [0] * N_MAJORS
    return s


def _fields_of(kind: type) -> tuple[str, ...]:
    sample = new_state(Options())
    return tuple(name for name in FIELDS if (type(getattr(sample, name)) is list) == (kind is list))


LIST_FIELDS: Final[tuple[str, ...]] = _fields_of(list)
SHARED_FIELDS: Final[tuple[str, ...]] = _fields_of(int)
