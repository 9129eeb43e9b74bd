"""The scenarios: placements and everything else of a set-up, by edition (HIS scenario book)."""

from typing import Final, NamedTuple

from regio.his.persons import (
    COLONY_NAMES,
    CONQUISTADOR_NAMES,
    EXPLORER_NAMES,
)
from regio.his.powers import MAJORS, N_OWNERS, NOBODY, POWER_NAMES
from regio.his.tables_cards import first_deck
from regio.his.tables_persons import EXCOM_NAMES
from regio.his.tables_read import (
    CLAIM_IDS,
    DEBATER_IDS,
    EDITION_NAMES,
    LEADER_IDS,
    PLACE_IDS,
    POWER_IDS,
    REFORMER_IDS,
    RULER_IDS,
    WIFE_IDS,
    in_edition,
    index,
    number,
    rows,
    slug_bits,
)
from regio.his.tables_religion import TRANSLATION_NAMES

# scenarios; SCENARIOS[edition][scenario]
SCENARIO_1517: Final = 0
SCENARIO_1532: Final = 1
SCENARIO_TOURNAMENT: Final = 2
SCENARIO_NAMES: Final[tuple[str, ...]] = ("1517", "1532", "tournament")

# kinds of placement; the value is given behind each
PUT_REGULAR: Final = 0  # strength
PUT_MERCENARY: Final = 1  # strength
PUT_CAVALRY: Final = 2  # strength
PUT_SQUADRON: Final = 3  # number of ships
PUT_CORSAIR: Final = 4  # number of ships
PUT_LEADER: Final = 5  # leader
PUT_SQUARE: Final = 6  # square control marker of the power: 1
PUT_HEX: Final = 7  # hexagonal control marker of the power: 1
PUT_PROTESTANT: Final = 8  # Protestant religion: 1
PUT_REFORMER: Final = 9  # reformer
PUT_DISPLAY: Final = 10  # regulars on the Electorate Display
PUT_KNIGHTS: Final = 11  # the Knights of St. John: 1
PUT_OUT_OF_PLAY: Final = 12  # Algiers before Barbary Pirates: 1
PUT_NAMES: Final[tuple[str, ...]] = (
    "regular",
    "mercenary",
    "cavalry",
    "squadron",
    "corsair",
    "leader",
    "square",
    "hex",
    "protestant",
    "reformer",
    "electorate_display",
    "knights_of_st_john",
    "out_of_play",
)
_PUT_IDS: Final = index(PUT_NAMES)


class Placement(NamedTuple):
    """One piece or marker of a set-up."""

    space: int
    power: int  # owner, NOBODY for religion and out of play
    kind: int  # PUT_...
    value: int


class Scenario(NamedTuple):
    """A set-up in one edition. Tuples named after powers have six entries, in the order of the powers."""

    name: str
    placements: tuple[Placement, ...]
    # length and victory (§23.3)
    first_turn: int
    last_turn: int
    victory_vp: int
    domination_margin: int
    domination_first_turn: int
    peace_skipped_turn: int
    # check values: VP, keys controlled, cards dealt on the first turn (by power)
    vp: tuple[int, ...]
    keys: tuple[int, ...]
    cards_dealt: tuple[int, ...]
    # square markers left on the power cards
    squares_on_card: tuple[int, ...]
    # diplomacy: pairs at war; ally of each owner 0..10 that is an active minor power, else NOBODY
    wars: tuple[tuple[int, int], ...]
    minor_ally: tuple[int, ...]
    rulers: tuple[int, ...]
    # tracks
    piracy: int
    chateaux: int
    st_peters_cp: int
    st_peters_vp: int
    marital: int  # box of the Marital Status track
    protestant_spaces: int  # check value
    english_spaces: int  # check value
    translations: tuple[int, ...]  # boxes of the six tracks
    bonus_vp: tuple[int, ...]  # War Winner markers; discoveries and conquests are in `claims`
    # persons: bit sets
    debaters: int
    debaters_removed: int
    reformers_removed: int
    excommunicated: int  # used boxes EXCOM_...
    # New World: pairs (power, colony), (power, claim); bit sets of what is out; powers with a voyage under way
    colonies: tuple[tuple[int, int], ...]
    claims: tuple[tuple[int, int], ...]
    explorers_removed: int
    conquistadors_removed: int
    exploring: int
    conquering: int
    uncharted: int  # powers whose first exploration is still to come [500th]
    # lasting events
    barbary_pirates: bool
    league: bool
    jesuits: bool
    # cards: numbers of the first deck, rising; a card in hand before the deal and whose; cards on power cards
    first_deck: tuple[int, ...]
    protestant_starts_with: int  # card number, 0 = none
    on_power_card: int  # card number, 0 = none


# --- reading -------------------------------------------------------------------------------------

_Meta = dict[tuple[str, str], str]


def _meta_rows(name: str, edition: int) -> list[dict[str, str]]:
    """Rows of a scenario, those of the scenario that it is based on first."""
    own = [row for row in rows("scenario_meta") if row["scenario"] == name and in_edition(row["edition"], edition)]
    base = [row["value"] for row in own if row["section"] == "base"]
    return (_meta_rows(base[0], edition) if base else []) + [row for row in own if row["section"] != "base"]


def _by_power(meta: _Meta, section: str) -> tuple[int, ...]:
    return tuple(number(meta.get((section, POWER_NAMES[power]), "")) for power in MAJORS)


def _bonus(meta: _Meta, power: int) -> int:
    """VP markers end in their value: war_winner_2."""
    return sum(int(marker.rpartition("_")[2]) for marker in meta.get(("bonus_vp", POWER_NAMES[power]), "").split())


def _owned(meta: _Meta, kind: str, ids: dict[str, int]) -> tuple[tuple[int, int], ...]:
    """Pairs (power, counter) of the New World."""
    result: list[tuple[int, int]] = []
    for power in MAJORS:
        slugs = meta.get(("new_world", f"{kind}_{POWER_NAMES[power]}"), "").split()
        result += [(power, ids[slug]) for slug in slugs]
    return tuple(result)


def _powers_with(meta: _Meta, key: str, word: str) -> int:
    """Bit set of the powers whose New World entry holds this word."""
    mask = 0
    for power in MAJORS:
        if word in meta.get(("new_world", f"{key}_{POWER_NAMES[power]}"), "").split():
            mask |= 1 << power
    return mask


def _minor_ally(meta: _Meta, owner: int) -> int:
    status = meta.get(("minor_powers", POWER_NAMES[owner]), "")
    return POWER_IDS[status.partition(":")[2]] if status.startswith("ally:") else NOBODY


def _placement(row: dict[str, str]) -> Placement:
    kind, _, value = row["item"].partition(":")
    if kind in ("control", "religion"):
        kind, value = value, "1"
    if kind == "leader":
        count = LEADER_IDS[value]
    elif kind == "reformer":
        count = REFORMER_IDS[value]
    else:
        count = number(value, 1)
    return Placement(PLACE_IDS[row["space"]], POWER_IDS[row["power"]], _PUT_IDS[kind], count)


def _placements(base: str, edition: int) -> tuple[Placement, ...]:
    return tuple(_placement(row) for row in rows(f"scenario_{base}") if in_edition(row["edition"], edition))


def _scenario(scenario: int, edition: int) -> Scenario:
    name = SCENARIO_NAMES[scenario]
    table = _meta_rows(name, edition)
    meta = {(row["section"], row["key"]): row["value"] for row in table}
    late = scenario != SCENARIO_1517
    first_turn = int(meta["length", "first_turn"])
    return Scenario(
        name=name,
        placements=_placements("1532" if late else "1517", edition),
        first_turn=first_turn,
        last_turn=int(meta["length", "last_turn"]),
        victory_vp=int(meta["length", "victory_vp"]),
        domination_margin=int(meta["length", "domination_margin"]),
        domination_first_turn=int(meta["length", "domination_first_turn"]),
        peace_skipped_turn=int(meta["length", "peace_segment_skipped_turn"]),
        vp=_by_power(meta, "vp"),
        keys=_by_power(meta, "keys_controlled"),
        cards_dealt=_by_power(meta, "cards_dealt_first_turn"),
        squares_on_card=_by_power(meta, "squares_on_power_card"),
        wars=tuple((POWER_IDS[row["key"]], POWER_IDS[row["value"]]) for row in table if row["section"] == "war"),
        minor_ally=tuple(_minor_ally(meta, owner) for owner in range(N_OWNERS)),
        rulers=tuple(RULER_IDS[meta["ruler", POWER_NAMES[power]]] for power in MAJORS),
        piracy=int(meta["track", "piracy"]),
        chateaux=int(meta["track", "chateaux"]),
        st_peters_cp=int(meta["track", "st_peters_cp"]),
        st_peters_vp=int(meta["track", "st_peters_vp"]),
        marital=WIFE_IDS[meta["track", "marital_status"]],
        protestant_spaces=int(meta["track", "protestant_spaces"]),
        english_spaces=int(meta["track", "english_home_spaces"]),
        translations=tuple(int(meta["track", track]) for track in TRANSLATION_NAMES),
        bonus_vp=tuple(_bonus(meta, power) for power in MAJORS),
        debaters=slug_bits(DEBATER_IDS, meta["debaters", "protestant"] + " " + meta["debaters", "papacy"]),
        debaters_removed=slug_bits(DEBATER_IDS, meta.get(("debaters", "removed"), "")),
        reformers_removed=slug_bits(REFORMER_IDS, meta.get(("reformers", "removed"), "")),
        excommunicated=slug_bits(index(EXCOM_NAMES), meta["excommunicated", "boxes"]),
        colonies=_owned(meta, "colonies", index(COLONY_NAMES)),
        claims=_owned(meta, "discoveries", CLAIM_IDS) + _owned(meta, "conquests", CLAIM_IDS),
        explorers_removed=slug_bits(index(EXPLORER_NAMES), meta.get(("new_world", "explorers_removed"), "")),
        conquistadors_removed=slug_bits(
            index(CONQUISTADOR_NAMES), meta.get(("new_world", "conquistadors_removed"), "")
        ),
        exploring=_powers_with(meta, "crossing_atlantic", "exploration_underway"),
        conquering=_powers_with(meta, "crossing_atlantic", "conquest_underway"),
        uncharted=_powers_with(meta, "charts", "uncharted"),
        barbary_pirates=meta["events", "barbary_pirates"] == "yes",
        league=meta["events", "schmalkaldic_league"] == "yes",
        jesuits=meta["events", "society_of_jesus"] == "yes",
        first_deck=first_deck(edition, first_turn, late),
        protestant_starts_with=number(meta.get(("deck", "protestant_starts_with"), "")),
        on_power_card=number(meta.get(("deck", "on_power_card"), "")),
    )


SCENARIOS: Final[tuple[tuple[Scenario, ...], ...]] = tuple(
    tuple(_scenario(scenario, edition) for scenario in range(3)) for edition in range(len(EDITION_NAMES))
)
