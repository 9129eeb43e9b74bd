"""Events about hands, draws and bonus VP (cards 12, 47, 51, 57-59, 74, 79, 112-114)."""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.cards.numbers import (
    COPERNICUS,
    DIPLOMATIC_OVERTURE,
    FUGGERS,
    IMPERIAL_CORONATION,
    LA_FORETS_EMBASSY_IN_ISTANBUL,
    LADY_JANE_GREY,
    MASTER_OF_ITALY,
    MICHAEL_SERVETUS,
    PHILIP_OF_HESSES_BIGAMY,
)
from regio.his.cards.registry import EVENT, Use, always, register_event
from regio.his.context import G
from regio.his.deck import (
    discard_at_random,
    draw_from_deck,
    draw_from_hand,
    drawable,
    mandatory_cards,
    take_from_hand,
)
from regio.his.persons import LEADER_CHARLES_V, LEADER_PHILIP_OF_HESSE
from regio.his.powers import ENGLAND, FRANCE, HAPSBURG, MAJORS, NOBODY, OTTOMAN, PAPACY, PROTESTANT
from regio.his.spaces import FLORENCE, GENOA, GONE, MILAN, N_SPACES, NAPLES, POOL, VENICE
from regio.his.state import (
    BONUS_COPERNICUS,
    BONUS_MASTER_OF_ITALY,
    BONUS_SERVETUS,
    FLAG_ENGLISH_SUCCESSION,
    N_BONUS,
    State,
)
from regio.his.tables_map import ZONE_MASK
from regio.his.tables_read import ITALIAN
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import bits, members

ITALIAN_KEYS: Final = bits((GENOA, MILAN, VENICE, FLORENCE, NAPLES))
"""The keys of Master of Italy."""
DRAW: Final = word("draw")
DISCARD: Final = word("discard")
LEADER: Final = word("leader")

ASK_COPERNICUS = message("his-ask-copernicus")
ASK_PHILIP = message("his-ask-philip")
ASK_JANE_KEEP = message("his-ask-jane-keep")
ASK_JANE_GIVE = message("his-ask-jane-give", "card:card")
ASK_OVERTURE_CARD = message("his-ask-overture-card")
ASK_OVERTURE_POWER = message("his-ask-overture-power", "card:card")
FACT_MASTER = message("his-master-of-italy", "power:power", "keys:n")
FACT_BONUS = message("his-bonus-vp", "power:power", "vp:n")
FACT_PHILIP_LEAVES = message("his-philip-leaves")
FACT_CARD_GIVEN = message("his-card-given", "power:power", "to:power", "card:card")
FACT_CARD_GIVEN_HIDDEN = message("his-card-given-hidden", "power:power", "to:power")
FACT_NO_CORONATION = message("his-no-coronation")
FACT_NO_EMBASSY = message("his-no-embassy")
FACT_FUGGERS = message("his-fuggers", "power:power")
WHY_NO_SUCCESSION = message("his-why-no-succession")
WHY_PHILIP = message("his-why-philip")


def give_card(g: G, giver: int, to: int, card: int) -> None:
    """A card goes face down from one hand to another."""
    s = g.state
    take_from_hand(g, giver, card)
    s.hand[to] |= 1 << card
    g.reveal()
    g.log_hidden(1 << giver | 1 << to, FACT_CARD_GIVEN, (giver, to, card), FACT_CARD_GIVEN_HIDDEN, giver, to)


def add_bonus(g: G, power: int, kind: int, vp: int) -> None:
    """A bonus VP marker for a power."""
    g.state.bonus[power * N_BONUS + kind] += vp
    g.log(FACT_BONUS, power, vp)


# -- 12 Master of Italy -----------------------------------------------------------------------------


def master_of_italy(g: G, power: int) -> Procedure:
    """Card 12: 2 Italian keys draw a card, 3 bring 1 VP, 4 or 5 bring 2 VP; all powers, in impulse order."""
    for owner in MAJORS:
        keys = (g.state.owned[owner] & ITALIAN_KEYS).bit_count()
        if keys < 2:
            continue
        g.log(FACT_MASTER, owner, keys)
        if keys == 2:
            draw_from_deck(g, owner)
        else:
            add_bonus(g, owner, BONUS_MASTER_OF_ITALY, 1 if keys == 3 else 2)
    return
    yield


# -- 47 Copernicus, 51 Michael Servetus -------------------------------------------------------------


def half_protestant(s: State, power: int) -> bool:
    """Card 47: are at least half of a power's home spaces Protestant (those in unrest not counted)?"""
    home = board.home_spaces(s, power)
    return 2 * (home & s.protestant & ~s.unrest).bit_count() >= home.bit_count()


def copernicus_vp(s: State, power: int) -> int:
    """Card 47: the VP it brings a power."""
    return 2 if half_protestant(s, power) else 1


def copernicus(g: G, power: int) -> Procedure:
    """Card 47: 2 VP with half of the home spaces Protestant; else 1 VP and a draw or a Protestant discard."""
    s = g.state
    vp = copernicus_vp(s, power)
    add_bonus(g, power, BONUS_COPERNICUS, vp)
    if vp == 2:
        return
    options = [DRAW, DISCARD] if drawable(s, PROTESTANT) else [DRAW]
    answer = yield One(power, ASK_COPERNICUS, (), "word", options, "47")
    if answer == DRAW:
        draw_from_deck(g, power)
    else:
        discard_at_random(g, PROTESTANT)


def michael_servetus(g: G, power: int) -> Procedure:
    """Card 51: 1 VP; the Protestant discards a random card."""
    add_bonus(g, power, BONUS_SERVETUS, 1)
    discard_at_random(g, PROTESTANT)
    return
    yield


# -- 57 Philip of Hesse's Bigamy --------------------------------------------------------------------


def philip_in_game(s: State) -> bool:
    """Is Philip of Hesse on the map, captive, or away until the next turn?"""
    return s.leader_place[LEADER_PHILIP_OF_HESSE] not in (POOL, GONE)


def _refuse_bigamy(g: G, power: int) -> Refusal | None:
    if philip_in_game(g.state) or drawable(g.state, PROTESTANT):
        return None
    return Refusal(WHY_PHILIP, (), "57")


def bigamy(g: G, power: int) -> Procedure:
    """Card 57: the Protestant removes Philip of Hesse or discards a random card."""
    s = g.state
    options = [LEADER] if philip_in_game(s) else []
    if drawable(s, PROTESTANT):
        options.append(DISCARD)
    answer = yield One(PROTESTANT, ASK_PHILIP, (), "word", options, "57")
    if answer == DISCARD:
        discard_at_random(g, PROTESTANT)
        return
    s.leader_place[LEADER_PHILIP_OF_HESSE] = GONE
    s.leader_captor[LEADER_PHILIP_OF_HESSE] = NOBODY
    g.log(FACT_PHILIP_LEAVES)


# -- 59 Lady Jane Grey ------------------------------------------------------------------------------


def _refuse_jane(g: G, power: int) -> Refusal | None:
    s = g.state
    if s.turn_flags & FLAG_ENGLISH_SUCCESSION and drawable(s, ENGLAND):
        return None
    return Refusal(WHY_NO_SUCCESSION, (), "59")


def lady_jane_grey(g: G, power: int) -> Procedure:
    """Card 59: one random English card and one of the deck; the player keeps one, the Protestant or Papacy gets one."""
    english = draw_from_hand(g, power, ENGLAND)
    drawn = draw_from_deck(g, power)
    pair = [english, drawn] if drawn else [english]
    kept = yield One(power, ASK_JANE_KEEP, (), "card", pair, "59")
    for card in pair:
        if card != kept:
            receivers = [other for other in (PAPACY, PROTESTANT) if other != power]
            receiver = yield One(power, ASK_JANE_GIVE, (card,), "power", receivers, "59")
            give_card(g, power, receiver, card)


# -- 74 Diplomatic Overture, 79 Fuggers -------------------------------------------------------------


def overture(g: G, power: int) -> Procedure:
    """Card 74: draw 2, then give one card, neither home nor mandatory if there is another, to another power."""
    s = g.state
    draw_from_deck(g, power)
    draw_from_deck(g, power)
    cards = members(drawable(s, power) & ~mandatory_cards(s)) or members(drawable(s, power))
    if not cards:
        return
    card = yield One(power, ASK_OVERTURE_CARD, (), "card", cards, "74")
    receiver = yield One(power, ASK_OVERTURE_POWER, (card,), "power", [p for p in MAJORS if p != power], "74")
    give_card(g, power, receiver, card)


def fuggers(g: G, power: int) -> Procedure:
    """Card 79: draw 2 cards; one card less at the next deal."""
    draw_from_deck(g, power)
    draw_from_deck(g, power)
    g.state.fuggers[power] += 1
    g.log(FACT_FUGGERS, power)
    return
    yield


# -- 113 Imperial Coronation, 114 La Forêt's Embassy [500th] ----------------------------------------


def imperial_coronation(g: G, power: int) -> Procedure:
    """Card 113: Charles V in an Italian-speaking space: the Hapsburgs and the player draw, the card leaves the game."""
    s = g.state
    place = s.leader_place[LEADER_CHARLES_V]
    if place >= N_SPACES or not ZONE_MASK[ITALIAN] >> place & 1:
        g.log(FACT_NO_CORONATION)
        return
    s.removed |= 1 << IMPERIAL_CORONATION
    draw_from_deck(g, HAPSBURG)
    if power != HAPSBURG:
        draw_from_deck(g, power)
    return
    yield


def la_forets_embassy(g: G, power: int) -> Procedure:
    """Card 114: France and the Ottoman allied: each draws a card, the card leaves the game."""
    s = g.state
    if not board.allied(s, FRANCE, OTTOMAN):
        g.log(FACT_NO_EMBASSY)
        return
    s.removed |= 1 << LA_FORETS_EMBASSY_IN_ISTANBUL
    draw_from_deck(g, OTTOMAN)
    draw_from_deck(g, FRANCE)
    return
    yield


register_event(MASTER_OF_ITALY, Use(EVENT, always, master_of_italy))
register_event(COPERNICUS, Use(EVENT, always, copernicus))
register_event(MICHAEL_SERVETUS, Use(EVENT, always, michael_servetus))
register_event(PHILIP_OF_HESSES_BIGAMY, Use(EVENT, _refuse_bigamy, bigamy))
register_event(LADY_JANE_GREY, Use(EVENT, _refuse_jane, lady_jane_grey))
register_event(DIPLOMATIC_OVERTURE, Use(EVENT, always, overture))
register_event(FUGGERS, Use(EVENT, always, fuggers))
register_event(IMPERIAL_CORONATION, Use(EVENT, always, imperial_coronation))
register_event(LA_FORETS_EMBASSY_IN_ISTANBUL, Use(EVENT, always, la_forets_embassy))
