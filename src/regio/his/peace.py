"""Suing for peace, ransom, removal of excommunications (HIS §9.3-§9.5)."""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.cards.numbers import DIPLOMATIC_MARRIAGE
from regio.his.context import G
from regio.his.counters import settle_shortage
from regio.his.deal_effects import end_war, place_returned_leader
from regio.his.deals import DONE_DEAL, YIELD, captives, leader_home_spaces, package_of
from regio.his.deck import discard_card, draw_from_hand, drawable, played_as_event, put_away, take_from_hand
from regio.his.displacement import displace
from regio.his.electorates import muster_electorates
from regio.his.excommunication import lift
from regio.his.fleets import lose_ship
from regio.his.powers import HAPSBURG, MAJORS, N_MAJORS, OTTOMAN, PAPACY, PROTESTANT
from regio.his.secrecy import is_strict, may_hold
from regio.his.spaces import N_PLACES
from regio.his.st_peters import add_cp
from regio.his.state import BONUS_WAR_WINNER, N_BONUS, N_SHIPS, N_SLOTS, State
from regio.his.tables_cards import CARD_CP
from regio.his.tables_map import ALL_SPACES, KEYS_MASK
from regio.his.tables_units import OWNER_SLOTS, SHIP_OWNER
from regio.kernel.messages import message
from regio.kernel.notation import DONE, NO, NONE, YES, word
from regio.kernel.questions import One, Some
from regio.kernel.rules import Procedure, Verdict
from regio.series.bits import bits, members

VP: Final = word("vp")
CARD: Final = word("card")
SQUADRON: Final = word("squadron")
CORSAIR: Final = word("corsair")
UNITS_REMOVED: Final = 2
SPACES_IN_A_SET: Final = 2

ASK_SUE = message("his-ask-sue", "power:power")
ASK_MARRIAGE = message("his-ask-marriage-peace", "power:power", "winner:power")
ASK_REMOVE_PLACE = message("his-ask-remove-place", "power:power", "left:n")
ASK_REMOVE_UNIT = message("his-ask-remove-unit", "power:power", "place:place")
ASK_BUY_KEY = message("his-ask-buy-key", "winner:power", "space:space")
ASK_BUY_LEADER = message("his-ask-buy-leader", "winner:power", "leader:leader")
ASK_BUY_SET = message("his-ask-buy-set", "winner:power", "count:n")
ASK_WHICH_SPACES = message("his-ask-which-spaces", "winner:power", "count:n")
ASK_RANSOM = message("his-ask-ransom", "power:power")
ASK_DONATE = message("his-ask-donate", "power:power")
FACT_SUES = message("his-sues-for-peace", "power:power", "winner:power")
FACT_WAR_WINNER = message("his-war-winner", "power:power", "vp:n")
FACT_GIVEN_BACK = message("his-space-given-back", "space:space", "power:power")
FACT_UNIT_REMOVED = message("his-unit-removed", "unit:unit", "place:place")
FACT_SHIP_REMOVED = message("his-ship-removed", "ship:ship", "place:place")
FACT_MARRIAGE = message("his-marriage-peace", "power:power", "winner:power")
FACT_RANSOMED = message("his-ransomed", "leader:leader", "captor:power")
FACT_DONATION = message("his-donation", "power:power", "card:card", "cp:n")


# -- suing for peace (§9.3) -------------------------------------------------------------------------


def peace_segment(g: G) -> Procedure:
    """HIS §9.3: each power in impulse order may sue for peace in its wars with major powers, one after another."""
    s = g.state
    while s.cursor < N_MAJORS:
        power = s.cursor
        enemies = may_sue(s, power)
        if not enemies:
            s.cursor += 1
            continue
        g.quiet()
        enemy = yield One(power, ASK_SUE, (power,), "power", [DONE, *enemies], "9.3")
        if enemy == DONE:
            s.cursor += 1
        else:
            yield from sue(g, power, enemy)


def may_sue(s: State, power: int) -> list[int]:
    """HIS §9.3 step 1: the enemies a power may sue: they hold one of its army leaders or home spaces."""
    found = []
    for enemy in members(s.war[power] & board.MAJORS_MASK):
        if PROTESTANT in (power, enemy) and (HAPSBURG in (power, enemy) or PAPACY in (power, enemy)):
            continue
        if board.edition_500(s) and _yielded_home_space(s, power, enemy):
            continue
        if captives(s, power, enemy) or board.home_spaces(s, power) & s.owned[enemy]:
            found.append(enemy)
    return found


def _yielded_home_space(s: State, giver: int, receiver: int) -> bool:
    """HIS §9.3 **[500th]**: did the suing power yield a home space to that enemy in this turn's negotiations?"""
    for deal in s.deals:
        if deal[0] == DONE_DEAL:
            for term in package_of(deal):
                if term[:3] == (YIELD, giver, receiver) and board.home_spaces(s, giver) >> term[3] & 1:
                    return True
    return False


def sue(g: G, loser: int, winner: int) -> Procedure:
    """HIS §9.3 steps 2-8: the terms of peace between the power that sues and its enemy."""
    g.log(FACT_SUES, loser, winner)
    free = yield from _play_marriage(g, loser, winner)
    award_war_winner(g, winner, peace_vp(loser, winner))
    yield from give_back(g, spaces_to_give_up(g.state, loser, winner), winner, loser)  # step 3
    yield from _remove_two_units(g, loser)
    if free:
        yield from give_back(g, board.home_spaces(g.state, loser) & g.state.owned[winner], loser, winner)
    yield from _home_keys(g, loser, winner)
    yield from _leaders(g, loser, winner, free)
    yield from _other_spaces(g, loser, winner)
    end_war(g, loser, winner)


def peace_vp(loser: int, winner: int) -> int:
    """HIS §9.3 step 2: 1 War Winner VP, 2 in a war of the Ottoman."""
    return 2 if OTTOMAN in (loser, winner) else 1


def award_war_winner(g: G, power: int, vp: int) -> None:
    """War Winner VP markers (§23.2)."""
    g.state.bonus[power * N_BONUS + BONUS_WAR_WINNER] += vp
    g.log(FACT_WAR_WINNER, power, vp)


def _play_marriage(g: G, loser: int, winner: int) -> Verdict:
    """HIS §9.3 note (b), card 73: everything of steps 5-7 comes back at no price."""
    s = g.state
    held = bool(s.hand[loser] >> DIPLOMATIC_MARRIAGE & 1)
    strict = is_strict(s)
    if loser in (OTTOMAN, PROTESTANT) or not (held or (strict and may_hold(s, loser, DIPLOMATIC_MARRIAGE))):
        return False
    ask = One(loser, ASK_MARRIAGE, (loser, winner), "word", [YES, NO] if held else [NO], "9.3")
    ask.hiding = strict
    answer = yield ask
    if answer == NO:
        return False
    take_from_hand(g, loser, DIPLOMATIC_MARRIAGE)
    played_as_event(s, loser, DIPLOMATIC_MARRIAGE)
    put_away(g, DIPLOMATIC_MARRIAGE, as_event=True)
    g.log(FACT_MARRIAGE, loser, winner)
    return True


def spaces_to_give_up(s: State, loser: int, winner: int) -> int:
    """HIS §9.3 step 3: home spaces of the winner that the loser controls go back."""
    return board.home_spaces(s, winner) & s.owned[loser]


def give_back(g: G, spaces: int, owner: int, holder: int) -> Procedure:
    """Spaces return to their home power, all at once; then units of the holder and its allies leave them (§12.5)."""
    s = g.state
    for space in members(spaces):
        board.set_control(s, space, owner)
        g.log(FACT_GIVEN_BACK, space, owner)
    for space in members(spaces):
        yield from displace(g, space, s.friends[holder] & ~board.own_mask(s, owner))
    muster_electorates(g)


def _remove_two_units(g: G, loser: int) -> Procedure:
    """HIS §9.3 step 4: the loser removes two of its own land or naval units from the map; all, if it has fewer.

    Lent ships are the borrower's, units of a foreign war are not on the map (ruling 9.3-own-units).
    """
    s = g.state
    for left in range(UNITS_REMOVED, 0, -1):
        places = members(s.troops[loser] & ALL_SPACES | _own_ship_places(s, loser))
        if not places:
            return
        place = yield One(loser, ASK_REMOVE_PLACE, (loser, left), "place", places, "9.3")
        yield from _remove_unit(g, loser, place)


def _own_ship_places(s: State, power: int) -> int:
    mask = 0
    for ship in range(N_SHIPS):
        if SHIP_OWNER[ship] == power == s.ship_user[ship] and s.ship_place[ship] < N_PLACES:
            mask |= 1 << s.ship_place[ship]
    return mask


def _remove_unit(g: G, power: int, place: int) -> Procedure:
    s = g.state
    slots = [slot for slot in OWNER_SLOTS[power] if s.units[place * N_SLOTS + slot]]
    ships = [ship for ship in board.ships_at(s, place, 1 << power) if SHIP_OWNER[ship] == power]
    kinds = {CORSAIR if s.corsairs >> ship & 1 else SQUADRON: ship for ship in ships}
    chosen = yield One(power, ASK_REMOVE_UNIT, (power, place), "unit", [*slots, *kinds], "9.3")
    if chosen in kinds:
        g.log(FACT_SHIP_REMOVED, kinds[chosen], place)
        lose_ship(g, kinds[chosen])
        return
    board.remove_units(s, place, chosen, 1)
    g.log(FACT_UNIT_REMOVED, chosen, place)
    yield from settle_shortage(g, power, place)


def _price(g: G, loser: int, winner: int, ask: One) -> Verdict:
    """Pay 1 VP or one random card, or leave it; returns whether it was bought."""
    answer = yield ask
    if answer == NONE:
        return False
    if answer == VP:
        award_war_winner(g, winner, 1)
    else:
        draw_from_hand(g, winner, loser)
    return True


def _prices(s: State, loser: int) -> list[int]:
    return [NONE, VP, CARD] if drawable(s, loser) else [NONE, VP]


def _home_keys(g: G, loser: int, winner: int) -> Procedure:
    """HIS §9.3 step 5: each home key may come back, for 1 VP or a random card."""
    s = g.state
    for space in members(board.home_spaces(s, loser) & KEYS_MASK & s.owned[winner]):
        ask = One(loser, ASK_BUY_KEY, (winner, space), "word", _prices(s, loser), "9.3")
        if (yield from _price(g, loser, winner, ask)):
            yield from give_back(g, 1 << space, loser, winner)


def _leaders(g: G, loser: int, winner: int, free: bool) -> Procedure:
    """HIS §9.3 step 6: each captured army leader may come back at the same price."""
    s = g.state
    for leader in captives(s, loser, winner):
        if not leader_home_spaces(s, loser):
            return
        ask = One(loser, ASK_BUY_LEADER, (winner, leader), "word", _prices(s, loser), "9.3")
        if free or (yield from _price(g, loser, winner, ask)):
            yield from place_returned_leader(g, leader, loser)


def _other_spaces(g: G, loser: int, winner: int) -> Procedure:
    """HIS §9.3 step 7: sets of two other home spaces; the last single one costs a full set (ruling 9.3-odd-space)."""
    s = g.state
    while True:
        spaces = members(board.home_spaces(s, loser) & ~KEYS_MASK & s.owned[winner])
        if not spaces:
            return
        ask = One(loser, ASK_BUY_SET, (winner, len(spaces)), "word", _prices(s, loser), "9.3")
        if not (yield from _price(g, loser, winner, ask)):
            return
        size = min(SPACES_IN_A_SET, len(spaces))
        chosen = yield Some(loser, ASK_WHICH_SPACES, (winner, size), "space", spaces, size, size, "9.3")
        yield from give_back(g, bits(chosen), loser, winner)


# -- ransom (§9.4) ----------------------------------------------------------------------------------


def ransom_segment(g: G) -> Procedure:
    """HIS §9.4: any power may ransom its captured army leaders, one random card each."""
    s = g.state
    while s.cursor < N_MAJORS:
        power = s.cursor
        leaders = ransomable(s, power)
        if not leaders:
            s.cursor += 1
            continue
        g.quiet()
        leader = yield One(power, ASK_RANSOM, (power,), "leader", [DONE, *leaders], "9.4")
        if leader == DONE:
            s.cursor += 1
            continue
        captor = s.leader_captor[leader]
        g.log(FACT_RANSOMED, leader, captor)
        draw_from_hand(g, captor, power)
        yield from place_returned_leader(g, leader, power)


def ransomable(s: State, power: int) -> list[int]:
    """HIS §9.4: the captured leaders a power can ransom: it needs a drawable card and a place for him."""
    if not drawable(s, power) or not leader_home_spaces(s, power):
        return []
    return [leader for captor in MAJORS for leader in captives(s, power, captor)]


# -- removal of excommunications (§9.5) -------------------------------------------------------------


def excommunication_segment(g: G) -> Procedure:
    """HIS §9.5: a power excommunicated on an earlier turn may buy itself free with a random card for St. Peter's."""
    s = g.state
    while s.cursor < N_MAJORS:
        power = s.cursor
        if not 0 < s.excommunication_turn[power] < s.turn or not drawable(s, power):
            s.cursor += 1
            continue
        g.quiet()
        answer = yield One(power, ASK_DONATE, (power,), "word", [YES, NO], "9.5")
        s.cursor += 1
        if answer == YES:
            donate(g, power)


def donate(g: G, power: int) -> None:
    """HIS §9.5: the Papacy draws a random card, its CP go to St. Peter's, the card to the discard pile."""
    s = g.state
    card = g.choose(members(drawable(s, power)), "card", "draw.hand")
    discard_card(g, power, card)
    g.log(FACT_DONATION, power, card, CARD_CP[card])
    add_cp(g, CARD_CP[card])
    lift(g, power)
