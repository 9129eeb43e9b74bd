"""Editing a position: cards, power cards, debaters and reformers, tracks, the New World."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from regio.his.position_read import id_of, ids_of, leader_entries, mask_of, number, only, table, text, tokens
from regio.his.powers import MAJORS, N_MAJORS, NOBODY, POWER_NAMES
from regio.his.spaces import CAPTIVE, POOL
from regio.his.state import (
    BONUS_NAMES,
    COLONY_STATE_NAMES,
    DEBATER_STATE_NAMES,
    N_BONUS,
    REFORMER_STATE_NAMES,
    VOYAGE_CONQUEST,
    VOYAGE_EXPLORATION,
    VOYAGER_NAMES,
    State,
)
from regio.his.tables_cards import CARD_HOME, EDITION_CARDS
from regio.his.tables_persons import RULER_POWER
from regio.his.tables_read import ZONE_NAMES
from regio.his.tables_religion import LANGUAGES
from regio.kernel.errors import BadInput
from regio.kernel.notation import split
from regio.series.bits import members

POWER_KEYS: Final = ("hand", "known", "ruler", "excommunicated", "fuggers", "captives", "markers", "riches")
DECK_KEYS: Final = ("cards", "top", "discard", "removed", "on_table", "home_used", "used_events", "held_back")
TRACK_KEYS: Final = (
    "st_peters", "chateaux", "piracy", "marital", "testament", "bible", "edward", "elizabeth", "catherine",
    "boleyn_turn", "pregnancy_rows",
)  # fmt: skip
NEW_WORLD_KEYS: Final = (
    "explorers", "conquistadors", "colonies", "claims", "voyages", "explored", "colonized", "conquered", "galleons",
    "plantations", "raiders", "charts", "governor",
)  # fmt: skip
NUMBER_TRACKS: Final = {
    "st_peters": "st_peters",
    "chateaux": "chateaux",
    "piracy": "piracy_vp",
    "edward": "edward",
    "elizabeth": "elizabeth",
    "catherine": "catherine",
    "boleyn_turn": "boleyn_turn",
}
"""Tracks that are a number, and their field of the state."""
POWER_SETS: Final = ("explored", "colonized", "conquered", "galleons", "plantations", "raiders", "charts")
"""Keys of the New World that are a set of powers, named like their field of the state."""
VOYAGE_NAMES: Final = ("exploration", "conquest")


# -- cards ------------------------------------------------------------------------------------------


def put_card(s: State, card: int) -> bool:
    """Take a card up from wherever it lies; says whether it is a home card. It must be laid down again."""
    if not EDITION_CARDS[s.options.edition] >> card & 1:
        raise BadInput(f"card {card} is not in this edition")
    bit = 1 << card
    if card in s.deck:
        s.deck.remove(card)
    if card in s.discard:
        s.discard.remove(card)
    for power in MAJORS:
        s.hand[power] &= ~bit
        s.known[power] &= ~bit
    s.removed &= ~bit
    s.on_table &= ~bit
    s.home_used &= ~bit
    return CARD_HOME[card] < N_MAJORS


def _give_back(s: State, cards: int) -> None:
    """Cards of a hand go to the bottom of the deck, home cards to their power card."""
    for card in members(cards):
        if put_card(s, card):
            s.home_used |= 1 << card
        else:
            s.deck.insert(0, card)


def clear_cards(s: State) -> None:
    """All hands are empty."""
    for power in MAJORS:
        _give_back(s, s.hand[power])


def _cards_of(s: State, value: Any, where: str) -> list[int]:
    cards = ids_of("card", value, where)
    if len(set(cards)) != len(cards):
        raise BadInput(f"{where} names a card twice")
    return cards


def _hand(s: State, power: int, value: Any, where: str) -> None:
    cards = _cards_of(s, value, where)
    _give_back(s, s.hand[power])
    for card in cards:
        put_card(s, card)
        s.hand[power] |= 1 << card


def edit_deck(s: State, edits: Mapping[str, Any]) -> None:
    """`[position.deck]`: the order of the deck and what lies elsewhere."""
    only("[position.deck]", edits, DECK_KEYS)
    if "cards" in edits:
        cards = _cards_of(s, edits["cards"], "deck.cards")
        for card in cards:
            put_card(s, card)
        s.deck = cards[::-1]
    for key in ("removed", "on_table", "home_used"):
        if key in edits:
            for card in _cards_of(s, edits[key], f"deck.{key}"):
                put_card(s, card)
                setattr(s, key, getattr(s, key) | 1 << card)
    if "discard" in edits:
        s.deck[:0] = s.discard
        s.discard = []
        for card in _cards_of(s, edits["discard"], "deck.discard"):
            put_card(s, card)
            s.discard.append(card)
    if "top" in edits:
        for card in _cards_of(s, edits["top"], "deck.top")[::-1]:
            put_card(s, card)
            s.deck.append(card)
    for key in ("used_events", "held_back"):
        if key in edits:
            setattr(s, key, mask_of("card", edits[key], f"deck.{key}"))


# -- powers -----------------------------------------------------------------------------------------


def edit_powers(s: State, edits: Mapping[str, Any]) -> None:
    """`[position.power.<name>]`: hands, then all else on the power cards."""
    for name, changes in edits.items():
        only(f"[position.power.{name}]", table(changes, f"power.{name}"), POWER_KEYS)
        power = id_of("power", name, "power")
        if power >= N_MAJORS:
            raise BadInput(f"power.{name}: only major powers have a power card: {', '.join(POWER_NAMES[:N_MAJORS])}")
        if "hand" in changes:
            _hand(s, power, changes["hand"], f"power.{name}.hand")
    for name, changes in edits.items():
        _power_card(s, id_of("power", name, "power"), changes, f"power.{name}")


def _power_card(s: State, power: int, changes: Mapping[str, Any], where: str) -> None:
    if "known" in changes:
        s.known[power] = mask_of("card", changes["known"], f"{where}.known")
    if "ruler" in changes:
        ruler = id_of("ruler", changes["ruler"], f"{where}.ruler")
        if RULER_POWER[ruler] != power:
            raise BadInput(f"{where}.ruler: {changes['ruler']} rules {POWER_NAMES[RULER_POWER[ruler]]}")
        s.ruler[power] = ruler
    if "excommunicated" in changes:
        given = changes["excommunicated"]
        if type(given) is bool:
            s.excommunication_turn[power] = s.turn if given else 0
        else:
            s.excommunication_turn[power] = number(given, f"{where}.excommunicated", 0, 9)
    for key, field in (("fuggers", s.fuggers), ("riches", s.riches)):
        if key in changes:
            field[power] = number(changes[key], f"{where}.{key}")
    if "captives" in changes:
        _captives(s, power, changes["captives"], f"{where}.captives")
    for name, value in table(changes.get("markers", {}), f"{where}.markers").items():
        if name not in BONUS_NAMES:
            raise BadInput(f"unknown marker {name!r} in {where}.markers; allowed: {', '.join(BONUS_NAMES)}")
        s.bonus[power * N_BONUS + BONUS_NAMES.index(name)] = number(value, f"{where}.markers.{name}")


def _captives(s: State, power: int, value: Any, where: str) -> None:
    """Exactly these leaders are captives of a power; others it held are out of play."""
    for leader, captor in enumerate(s.leader_captor):
        if captor == power:
            s.leader_place[leader], s.leader_captor[leader] = POOL, NOBODY
    for leader, _user in leader_entries(value, where):
        s.leader_place[leader], s.leader_captor[leader] = CAPTIVE, power


# -- religion ---------------------------------------------------------------------------------------


def _choice(value: Any, allowed: Sequence[str], where: str) -> int:
    given = text(value, where)
    if given not in allowed:
        raise BadInput(f"{where}: unknown {given!r}; allowed: {', '.join(allowed)}")
    return allowed.index(given)


def edit_debaters(s: State, edits: Mapping[str, Any]) -> None:
    """`[position.debaters]`: uncommitted, committed, …"""
    for name, value in edits.items():
        where = f"debaters.{name}"
        s.debater_state[id_of("debater", name, where)] = _choice(value, DEBATER_STATE_NAMES, where)


def edit_reformers(s: State, edits: Mapping[str, Any]) -> None:
    """`[position.reformers]`: on_map, waiting, …"""
    for name, value in edits.items():
        where = f"reformers.{name}"
        s.reformer_state[id_of("reformer", name, where)] = _choice(value, REFORMER_STATE_NAMES, where)


def edit_tracks(s: State, edits: Mapping[str, Any]) -> None:
    """`[position.tracks]`: where the markers of the tracks stand."""
    only("[position.tracks]", edits, TRACK_KEYS)
    for key, field in NUMBER_TRACKS.items():
        if key in edits:
            setattr(s, field, number(edits[key], f"tracks.{key}"))
    if "marital" in edits:
        s.marital = id_of("wife", edits["marital"], "tracks.marital")
    if "pregnancy_rows" in edits:
        s.pregnancy_rows = 0
        for row in tokens(edits["pregnancy_rows"], "tracks.pregnancy_rows"):
            s.pregnancy_rows |= 1 << number(int(row) if row.isdigit() else row, "tracks.pregnancy_rows", 0, 7)
    languages = [ZONE_NAMES[zone] for zone in LANGUAGES]
    for key, track in (("testament", s.testament), ("bible", s.bible)):
        given = table(edits.get(key, {}), f"tracks.{key}")
        only(f"tracks.{key}", given, languages)
        for language, value in given.items():
            track[ZONE_NAMES.index(language)] = number(value, f"tracks.{key}.{language}")


# -- the New World ----------------------------------------------------------------------------------


def edit_new_world(s: State, edits: Mapping[str, Any]) -> None:
    """`[position.new_world]`: colonies, voyages, claims, markers."""
    only("[position.new_world]", edits, NEW_WORLD_KEYS)
    for key, domain, states in (
        ("explorers", "explorer", s.explorer_state),
        ("conquistadors", "conquistador", s.conquistador_state),
    ):
        for name, value in table(edits.get(key, {}), f"new_world.{key}").items():
            where = f"new_world.{key}.{name}"
            states[id_of(domain, name, where)] = _choice(value, VOYAGER_NAMES, where)
    for name, value in table(edits.get("colonies", {}), "new_world.colonies").items():
        _colony(s, name, value)
    for name, value in table(edits.get("claims", {}), "new_world.claims").items():
        _claim(s, name, value)
    if "voyages" in edits:
        given = edits["voyages"]
        s.voyages = [_voyage(one) for one in (given if isinstance(given, list) else [given])]
    for key in POWER_SETS:
        if key in edits:
            setattr(s, key, mask_of("power", edits[key], f"new_world.{key}"))
    if "governor" in edits:
        words = split(text(edits["governor"], "new_world.governor"))
        power = id_of("power", words[0] if words else "none", "new_world.governor")
        s.governor = (power, int(words[1]) if len(words) > 1 and words[1].isdigit() else 0)


def _colony(s: State, name: str, value: Any) -> None:
    """A state, and for a colony in use its owner: "settled england"."""
    where = f"new_world.colonies.{name}"
    colony = id_of("colony", name, where)
    state, _, owner = text(value, where).partition(" ")
    s.colony_state[colony] = _choice(state, COLONY_STATE_NAMES, where)
    s.colony_owner[colony] = id_of("power", owner, where) if owner else NOBODY


def _claim(s: State, name: str, value: Any) -> None:
    """The owner of a VP marker, and whether it is depleted: "hapsburg depleted"."""
    where = f"new_world.claims.{name}"
    claim = id_of("claim", name, where)
    owner, _, depleted = text(value, where).partition(" ")
    if depleted not in ("", "depleted"):
        raise BadInput(f'{where}: {value!r} is written as "hapsburg" or "hapsburg depleted"')
    s.claim_owner[claim] = id_of("power", owner, where)
    s.claim_depleted = s.claim_depleted | 1 << claim if depleted else s.claim_depleted & ~(1 << claim)


def _voyage(value: Any) -> tuple[int, int, int, int]:
    """`exploration england`, then perhaps a modifier and a Cabot: "exploration england 2 cabot"."""
    where = "new_world.voyages"
    words = split(text(value, where))
    if len(words) < 2 or words[0] not in VOYAGE_NAMES:
        raise BadInput(f'{where}: {value!r} is written as "exploration england" or "conquest hapsburg 1"')
    kind = VOYAGE_EXPLORATION if words[0] == "exploration" else VOYAGE_CONQUEST
    power = id_of("power", words[1], where)
    bonus = [int(word) for word in words[2:] if word.lstrip("-").isdigit()]
    cabot = "cabot" in words[2:]
    if len(words) != 2 + len(bonus) + cabot:
        raise BadInput(f"{where}: {value!r} holds an unknown word")
    return kind, power, bonus[0] if bonus else 0, int(cabot)


EDIT_CARDS: Final[dict[str, Callable[[State, Mapping[str, Any]], None]]] = {
    "power": edit_powers,
    "deck": edit_deck,
    "debaters": edit_debaters,
    "reformers": edit_reformers,
    "tracks": edit_tracks,
    "new_world": edit_new_world,
}
"""The parts of a position edited here, in their order."""
