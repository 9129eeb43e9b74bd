"""Religious events without attempts: conversions, persons, universities, Saint Peter's, unrest (cards 15-88)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regio.his.board import remove_units, slots_of
from regio.his.cards.numbers import (
    ANABAPTISTS,
    AUGSBURG_CONFESSION,
    CALVIN_EXPELLED,
    FREDERICK_THE_WISE,
    INDULGENCE_VENDOR,
    JESUIT_EDUCATION,
    MICHELANGELO,
    PEASANTS_WAR,
    PILGRIMAGE_OF_GRACE,
    SOCIETY_OF_JESUS,
    THE_WARTBURG,
    ZWINGLI_DONS_ARMOR,
)
from regio.his.cards.registry import EVENT, Use, always, register_event
from regio.his.context import G
from regio.his.counters import settle_shortage
from regio.his.debaters import commit, in_game, needed_debaters, remove_debater, send_away
from regio.his.deck import discard_card, drawable, retrievable, take_from_discard
from regio.his.persons import DEBATER_CALVIN, DEBATER_MELANCHTHON, DEBATER_ZWINGLI, REFORMER_CALVIN, REFORMER_ZWINGLI
from regio.his.powers import PAPACY, PROTESTANT
from regio.his.religion import beside, camp_owners, catholic, make_catholic, make_protestant, stacks
from regio.his.siege import electorates_relieved
from regio.his.spaces import WITTENBERG, ZURICH
from regio.his.st_peters import add_cp, room
from regio.his.state import (
    EVENT_SOCIETY_OF_JESUS,
    FLAG_AUGSBURG,
    N_SLOTS,
    NO_VICTORY,
    REFORMER_GONE,
    REFORMER_ON_MAP,
    REFORMER_WAITING,
    State,
)
from regio.his.tables_cards import CARD_CP
from regio.his.tables_map import ELECTORATES_MASK, ENGLISH_HOME, WITHIN3, ZONE_MASK
from regio.his.tables_persons import CAMP_CATHOLIC
from regio.his.tables_read import GERMAN
from regio.his.tables_units import SLOT_OWNER
from regio.his.universities import UNIVERSITIES_BY_EVENT, found_by_event, refuse_sites
from regio.his.unrest import occupied, refuse_unrest, unrest_event
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import NO, YES
from regio.kernel.questions import One, Some
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_VICTIM_SPACE = message("his-ask-zwingli-space")
ASK_VICTIM_UNIT = message("his-ask-zwingli-unit", "space:space")
ASK_ANABAPTISTS = message("his-ask-anabaptists", "count:n")
ASK_FREDERICK = message("his-ask-frederick", "left:n")
ASK_WARTBURG_BACK = message("his-ask-wartburg-back")
FACT_KILLED = message("his-zwingli-kills", "space:space", "unit:unit")
FACT_AUGSBURG = message("his-augsburg-confession")
FACT_JESUITS = message("his-society-of-jesus")
FACT_MICHELANGELO = message("his-michelangelo", "dice:dice")
FACT_VENDOR = message("his-indulgence-vendor", "card:card", "cp:n")
FACT_WARTBURG_BACK = message("his-wartburg-back")
WHY_NO_ZWINGLI = message("his-why-no-zwingli")
WHY_NO_CALVIN = message("his-why-no-calvin")
WHY_NO_ANABAPTISTS = message("his-why-no-anabaptists")
WHY_NO_JESUITS_YET = message("his-why-no-jesuits-yet")
WHY_ST_PETERS_DONE = message("his-why-st-peters-done")
WHY_NOTHING_FREDERICK = message("his-why-nothing-for-frederick")
WHY_NO_PROTESTANT_CARD = message("his-why-no-protestant-card")

FLIPPED_SPACES: Final = 2
"""Spaces that cards 67 and 78 flip."""
MICHELANGELO_DICE: Final = 2
PILGRIMAGE_SPACES: Final = 5
PEASANTS_SPACES: Final = 5

# -- 39 Augsburg Confession -------------------------------------------------------------------------


def refuse_augsburg(g: G, power: int) -> Refusal | None:
    """Card 39 needs Melanchthon uncommitted."""
    return needed_debaters(g.state, AUGSBURG_CONFESSION)


def augsburg_confession(g: G, power: int) -> Procedure:
    """Card 39: for the rest of the turn Papal Counter Reformation dice -1, Papal debate attackers a die fewer."""
    commit(g, DEBATER_MELANCHTHON)
    g.state.turn_flags |= FLAG_AUGSBURG
    g.log(FACT_AUGSBURG)
    return
    yield


register_event(AUGSBURG_CONFESSION, Use(EVENT, refuse_augsburg, augsburg_confession))

# -- 43 Zwingli Dons Armor, 45 Calvin Expelled -------------------------------------------------------


def refuse_zwingli(g: G, power: int) -> Refusal | None:
    """Card 43: Zwingli must be in the game, on the map or off it for the turn."""
    s = g.state
    status = s.reformer_state[REFORMER_ZWINGLI]
    if status in (REFORMER_WAITING, REFORMER_GONE):
        return Refusal(WHY_NO_ZWINGLI, (), "6.1")
    return None


def zwingli_dons_armor(g: G, power: int) -> Procedure:
    """Card 43: the Protestant eliminates a Catholic unit within 3 spaces of Zurich; Zwingli dies."""
    s = g.state
    spaces = members(stacks(s, CAMP_CATHOLIC) & WITHIN3[ZURICH])
    if spaces:
        space = yield One(PROTESTANT, ASK_VICTIM_SPACE, (), "space", spaces, "18.2")
        slots = [slot for slot in slots_of(camp_owners(s, CAMP_CATHOLIC)) if s.units[space * N_SLOTS + slot]]
        slot = yield One(PROTESTANT, ASK_VICTIM_UNIT, (space,), "unit", slots, "18.2")
        remove_units(s, space, slot, 1)
        g.log(FACT_KILLED, space, slot)
        yield from settle_shortage(g, SLOT_OWNER[slot], space)
    remove_debater(g, DEBATER_ZWINGLI)


def refuse_calvin_expelled(g: G, power: int) -> Refusal | None:
    """Card 45: the reformer Calvin on the map and his debater in the game."""
    s = g.state
    if s.reformer_state[REFORMER_CALVIN] != REFORMER_ON_MAP or not in_game(s, DEBATER_CALVIN):
        return Refusal(WHY_NO_CALVIN, (), "6.1")
    return None


def calvin_expelled(g: G, power: int) -> Procedure:
    """Card 45: Calvin is off the map until the next Card Draw Phase; Geneva keeps its religion."""
    send_away(g, REFORMER_CALVIN, DEBATER_CALVIN)
    return
    yield


register_event(ZWINGLI_DONS_ARMOR, Use(EVENT, refuse_zwingli, zwingli_dons_armor))
register_event(CALVIN_EXPELLED, Use(EVENT, refuse_calvin_expelled, calvin_expelled))

# -- 67 Anabaptists, 78 Frederick the Wise -----------------------------------------------------------


def anabaptist_spaces(s: State) -> int:
    """Card 67: Protestant spaces that are no electorates and hold no unit and no leader."""
    return s.protestant & ~ELECTORATES_MASK & ~occupied(s)


def refuse_anabaptists(g: G, power: int) -> Refusal | None:
    """Card 67 needs a space to flip."""
    return None if anabaptist_spaces(g.state) else Refusal(WHY_NO_ANABAPTISTS, (), "6.1")


def anabaptists(g: G, power: int) -> Procedure:
    """Card 67: the Papacy flips 2 unoccupied Protestant spaces, or what there is."""
    spaces = members(anabaptist_spaces(g.state))
    count = min(FLIPPED_SPACES, len(spaces))
    chosen = yield Some(PAPACY, ASK_ANABAPTISTS, (count,), "space", spaces, count, count, "6.1")
    for space in chosen:
        make_catholic(g, space)


def nearest_to(space: int, candidates: int) -> int:
    """The spaces of a set that are the fewest land connections away from a space, through any spaces."""
    reached = 1 << space
    while not reached & candidates:
        wider = reached | beside(reached)
        if wider == reached:
            return 0
        reached = wider
    return reached & candidates


def refuse_frederick(g: G, power: int) -> Refusal | None:
    """Card 78 needs a Catholic German space."""
    return None if ZONE_MASK[GERMAN] & catholic(g.state) else Refusal(WHY_NOTHING_FREDERICK, (), "6.1")


def frederick_the_wise(g: G, power: int) -> Procedure:
    """Card 78: the two Catholic German spaces nearest to Wittenberg flip; The Wartburg may come back."""
    s = g.state
    for left in range(FLIPPED_SPACES, 0, -1):
        nearest = members(nearest_to(WITTENBERG, ZONE_MASK[GERMAN] & catholic(s)))
        if not nearest or s.victory != NO_VICTORY:
            break
        space = yield One(PROTESTANT, ASK_FREDERICK, (left,), "space", nearest, "6.1")
        make_protestant(g, space)
        yield from electorates_relieved(g)
    if THE_WARTBURG in retrievable(s, PROTESTANT):
        answer = yield One(PROTESTANT, ASK_WARTBURG_BACK, (), "word", [YES, NO], "6.2")
        if answer == YES:
            take_from_discard(g, PROTESTANT, THE_WARTBURG)
            g.log(FACT_WARTBURG_BACK)


register_event(ANABAPTISTS, Use(EVENT, refuse_anabaptists, anabaptists))
register_event(FREDERICK_THE_WISE, Use(EVENT, refuse_frederick, frederick_the_wise))

# -- 15 Society of Jesus, 55 Jesuit Education --------------------------------------------------------


def society_of_jesus(g: G, power: int) -> Procedure:
    """Card 15: up to 2 universities; from now on the Papacy may found others."""
    g.state.events |= EVENT_SOCIETY_OF_JESUS
    g.log(FACT_JESUITS)
    yield from found_by_event(g, 0)


def refuse_jesuit_education(g: G, power: int) -> Refusal | None:
    """Card 55: only after Society of Jesus."""
    if not g.state.events & EVENT_SOCIETY_OF_JESUS:
        return Refusal(WHY_NO_JESUITS_YET, (), "21.5")
    return refuse_sites(g.state)


def jesuit_education(g: G, power: int) -> Procedure:
    """Card 55: the Papacy puts 2 universities."""
    yield from found_by_event(g, UNIVERSITIES_BY_EVENT)


register_event(SOCIETY_OF_JESUS, Use(EVENT, always, society_of_jesus))
register_event(JESUIT_EDUCATION, Use(EVENT, refuse_jesuit_education, jesuit_education))

# -- 52 Michelangelo, 81 Indulgence Vendor -----------------------------------------------------------


def refuse_michelangelo(g: G, power: int) -> Refusal | None:
    """Card 52: not when Saint Peter's is finished."""
    return None if room(g.state) else Refusal(WHY_ST_PETERS_DONE, (), "18.1")


def michelangelo(g: G, power: int) -> Procedure:
    """Card 52: two dice of CP for Saint Peter's."""
    dice = g.roll(MICHELANGELO_DICE, "card.52")
    g.log(FACT_MICHELANGELO, tuple(dice))
    add_cp(g, sum(dice))
    return
    yield


def refuse_vendor(g: G, power: int) -> Refusal | None:
    """Card 81: the Protestant must hold another card that can be drawn."""
    others = drawable(g.state, PROTESTANT) & ~(1 << INDULGENCE_VENDOR)
    return None if others else Refusal(WHY_NO_PROTESTANT_CARD, (), "6.1")


def indulgence_vendor(g: G, power: int) -> Procedure:
    """Card 81: a random card of the Protestant is discarded; its CP go to Saint Peter's."""
    cards = members(drawable(g.state, PROTESTANT))
    if not cards:
        return  # the last one was played as a response to this event
    card = g.choose(cards, "card", "draw.hand")
    g.log(FACT_VENDOR, card, CARD_CP[card])
    discard_card(g, PROTESTANT, card)
    add_cp(g, CARD_CP[card])
    return
    yield


register_event(MICHELANGELO, Use(EVENT, refuse_michelangelo, michelangelo))
register_event(INDULGENCE_VENDOR, Use(EVENT, refuse_vendor, indulgence_vendor))

# -- 64 Pilgrimage of Grace, 88 Peasants' War --------------------------------------------------------


def refuse_unrest_event(among: int, g: G, power: int) -> Refusal | None:
    """Cards 0.10: a space that can get unrest."""
    return refuse_unrest(g.state, among)


def play_unrest_event(card: int, among: int, most: int, g: G, power: int) -> Procedure:
    """Cards 0.10: the player puts unrest on up to a number of unoccupied spaces."""
    yield from unrest_event(g, power, card, among, most)


def register_unrest(card: int, among: int, most: int) -> None:
    """An event that is unrest on unoccupied spaces of a fixed set and nothing else."""
    register_event(card, Use(EVENT, partial(refuse_unrest_event, among), partial(play_unrest_event, card, among, most)))


register_unrest(PILGRIMAGE_OF_GRACE, ENGLISH_HOME, PILGRIMAGE_SPACES)
register_unrest(PEASANTS_WAR, ZONE_MASK[GERMAN], PEASANTS_SPACES)
