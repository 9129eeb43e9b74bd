"""Sack of Rome (card 95, HIS §21.5): mercenaries of one stack fight the Papal regulars in Rome."""

from __future__ import annotations

from typing import Final

from regio.his import board
from regio.his.battle import ATTACKER, DEFENDER, Battle, Party, captor, fight
from regio.his.captives import capture
from regio.his.cards.numbers import SACK_OF_ROME
from regio.his.cards.registry import EVENT, Use, register_event
from regio.his.casualties import clamp, remove, take_losses
from regio.his.context import G
from regio.his.counters import settle_shortage
from regio.his.deck import discard_card, draw_from_hand, mandatory_cards
from regio.his.pieces import UNLIMITED, Force, all_at, army_leaders_at, shift
from regio.his.powers import MAJORS, OTTOMAN, PAPACY
from regio.his.spaces import ROME
from regio.his.st_peters import sack
from regio.his.state import N_SLOTS, NO_PLACE, State
from regio.his.tables_map import ZONE_MASK
from regio.his.tables_read import ITALIAN
from regio.his.tables_units import MERCENARY_SLOTS, PAPACY_MERC, PAPACY_REG, SECOND_SLOT
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import word
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

DRAWN: Final = 2
"""Cards that the sacking power draws from the Papal hand."""
MERCENARY: Final = word("mercenary")
REGULAR: Final = word("regular")

ASK_STACK = message("his-ask-sack-stack")
ASK_STACK_POWER = message("his-ask-sack-stack-power", "space:space")
ASK_ODD = message("his-ask-sack-odd-loss", "hits:n")
ASK_KEEP = message("his-ask-sack-keep")
FACT_MARCH = message("his-sack-march", "power:power", "space:space", "units:n", "regulars:n")
FACT_RETURN = message("his-sack-return", "power:power", "space:space", "units:n")
FACT_HELD = message("his-sack-held")
FACT_SACKED = message("his-rome-sacked", "power:power")
WHY_NO_STACK = message("his-why-no-stack-for-sack")


# -- which stacks -----------------------------------------------------------------------------------


def sacking_spaces(s: State, power: int) -> int:
    """§21.5: Italian-speaking spaces where a power has more mercenaries than there are Papal regulars in Rome."""
    if power in (OTTOMAN, PAPACY):
        return 0
    regulars = board.units_at(s, ROME, PAPACY_REG)
    found = 0
    for space in members(s.troops[power] & ZONE_MASK[ITALIAN]):
        if board.units_at(s, space, SECOND_SLOT[power]) > regulars:
            found |= 1 << space
    return found


def all_sacking_spaces(s: State) -> int:
    """§21.5: the spaces of all stacks that qualify."""
    found = 0
    for power in MAJORS:
        found |= sacking_spaces(s, power)
    return found


def _refuse(g: G, power: int) -> Refusal | None:
    return None if all_sacking_spaces(g.state) else Refusal(WHY_NO_STACK, (), "21.5")


# -- the battle -------------------------------------------------------------------------------------


class Sack(Battle):
    """The battle for Rome: Papal regulars alone defend, hits beyond them fall on Papal mercenaries.

    Without Papal regulars the defence is one die, kept as a phantom unit; a tie is the Papacy's.
    """

    def __init__(self, s: State, power: int, force: Force) -> None:
        papal = Force()
        papal.units[PAPACY_REG] = board.units_at(s, ROME, PAPACY_REG)
        phantom = 0 if papal.size() else 1
        if papal.size():
            papal.leaders = army_leaders_at(s, ROME, board.own_mask(s, PAPACY))
        attacker = Party(power, board.own_mask(s, power), force)
        super().__init__(ROME, attacker, [Party(PAPACY, 0, papal, phantom)])
        if phantom:
            self.bonus = 0

    def room(self) -> int:
        """§21.5 step 2: there is no limit of the formation."""
        return UNLIMITED

    def suffer(self, g: G, side: int, hits: int) -> Procedure:
        """§21.5 step 3: the Papacy loses regulars; the attackers as evenly as possible of both kinds."""
        self.taken[side] += hits
        party = self.parties[side][0]
        if side == DEFENDER:
            party.phantom = max(0, party.phantom - hits)
            yield from lose_papal(g, party.force, PAPACY_REG, min(hits, party.force.units[PAPACY_REG]))
        else:
            yield from lose_evenly(g, party, hits)

    def surplus(self) -> int:
        """§21.5 step 3: hits on the Papacy beyond its regulars."""
        return max(0, self.hits[ATTACKER] - self.taken[DEFENDER])


def lose_papal(g: G, force: Force, slot: int, count: int) -> Procedure:
    """Papal units of a kind in Rome are lost."""
    if count:
        counts = [0] * N_SLOTS
        counts[slot] = count
        remove(g, ROME, force, counts)
        yield from settle_shortage(g, PAPACY, ROME)
        clamp(g, ROME, force)


def lose_evenly(g: G, party: Party, hits: int) -> Procedure:
    """§21.5 step 3: as many mercenaries as regulars, as far as there are; the owner decides about an odd one."""
    mercenaries, regulars = Force(), Force()
    for slot in range(N_SLOTS):
        kind = mercenaries if MERCENARY_SLOTS >> slot & 1 else regulars
        kind.units[slot] = party.force.units[slot]
    hits = min(hits, party.force.size())
    least, most = max(0, hits - regulars.size()), min(hits, mercenaries.size())
    lost = min(max(hits // 2, least), most)
    if lost != min(max(hits - hits // 2, least), most):
        odd = yield One(party.seat, ASK_ODD, (hits,), "word", [MERCENARY, REGULAR], "21.5")
        lost += 1 if odd == MERCENARY else 0
    yield from take_losses(g, party.seat, ROME, mercenaries, lost)
    clamp(g, ROME, regulars)  # the counters may have cost units of the other kind (§5.2)
    yield from take_losses(g, party.seat, ROME, regulars, hits - lost)
    clamp(g, ROME, mercenaries)
    for slot in range(N_SLOTS):
        party.force.units[slot] = mercenaries.units[slot] + regulars.units[slot]


def casualties(g: G, battle: Sack) -> Procedure:
    """§14 step 9, §21.5 step 3: both sides lose; of two sides wiped out the one with more dice keeps a unit."""
    papal = battle.parties[DEFENDER][0]
    losses = [0, 0]
    for side in (ATTACKER, DEFENDER):
        losses[side] = min(battle.hits[1 - side] - battle.taken[side], battle.size(side))
    surplus = battle.surplus() - losses[DEFENDER]
    if papal.force.size() and all(losses[side] and losses[side] == battle.size(side) for side in (0, 1)):
        losses[ATTACKER if battle.rolled[ATTACKER] > battle.rolled[DEFENDER] else DEFENDER] -= 1
        surplus = 0
    for side in (ATTACKER, DEFENDER):
        if losses[side] > 0:
            yield from battle.suffer(g, side, losses[side])
    mercenaries = Force()
    mercenaries.units[PAPACY_MERC] = board.units_at(g.state, ROME, PAPACY_MERC)
    yield from lose_papal(g, mercenaries, PAPACY_MERC, min(surplus, mercenaries.units[PAPACY_MERC]))


# -- the event --------------------------------------------------------------------------------------


def sack_of_rome(g: G, power: int) -> Procedure:
    """Card 95, §21.5: a stack marches on Rome, fights the Papal regulars, and its survivors go back."""
    s = g.state
    start = yield One(power, ASK_STACK, (), "space", members(all_sacking_spaces(s)), "21.5")
    owners = [owner for owner in MAJORS if sacking_spaces(s, owner) >> start & 1]
    owner = yield One(power, ASK_STACK_POWER, (start,), "power", owners, "21.5")
    own = board.own_mask(s, owner)
    force = all_at(s, start, own)
    g.log(FACT_MARCH, owner, start, force.size(), board.units_at(s, ROME, PAPACY_REG))
    battle = Sack(s, owner, force)
    laid = [siege for siege in s.sieges if siege[0] == start and siege[1] == owner] if start != ROME else []
    for siege in laid:
        s.sieges.remove(siege)
    s.battle_place = ROME
    if start != ROME:
        battle.aside = all_at(s, ROME, own).units
        shift(g, force, start, ROME)
    yield from fight(g, battle)
    yield from casualties(g, battle)
    yield from go_back(g, battle, owner, start, laid)
    s.battle_place = NO_PLACE
    if battle.winner == ATTACKER:
        s.removed |= 1 << SACK_OF_ROME
        g.log(FACT_SACKED, owner)
        sack(g)
        yield from plunder(g, owner)
    else:
        g.log(FACT_HELD)


def go_back(g: G, battle: Sack, owner: int, start: int, laid: list[tuple[int, int, int]]) -> Procedure:
    """§21.5 step 4: survivors return to their space, where they go on with a siege; nobody retreats."""
    s = g.state
    force = battle.parties[ATTACKER][0].force
    if not force.size():
        leaders, force.leaders = force.leaders, []
        yield from capture(g, leaders, captor(s, battle, ATTACKER), ROME)
        return
    if start != ROME:
        shift(g, force, ROME, start)
        for siege in laid:
            s.sieges.append(siege)
    g.log(FACT_RETURN, owner, start, force.size())


def plunder(g: G, owner: int) -> Procedure:
    """§21.5 step 6: the owner of the stack draws 2 cards from the Papal hand and keeps one.

    **[500th]** A Mandatory Event may not be the one discarded; of two of them both are kept.
    """
    s = g.state
    drawn = [card for card in (draw_from_hand(g, owner, PAPACY) for _ in range(DRAWN)) if card]
    if len(drawn) < DRAWN:
        return
    keepable = drawn
    if board.edition_500(s):
        out = [card for card in drawn if not mandatory_cards(s) >> card & 1]
        if not out:
            return
        keepable = [card for card in drawn if any(other != card for other in out)]
    kept = yield One(owner, ASK_KEEP, (), "card", keepable, "21.5")
    for card in drawn:
        if card != kept:
            discard_card(g, owner, card)


register_event(SACK_OF_ROME, Use(EVENT, _refuse, sack_of_rome))
