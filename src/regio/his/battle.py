"""Field battle (HIS §14): dice, combat cards, hits, losses, capture; the retreat is in `retreat`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regio.his import board, moments
from regio.his.captives import capture
from regio.his.casualties import share, take_losses
from regio.his.context import G
from regio.his.moments import BATTLE_BEGINS, BATTLE_CARDS, BATTLE_ROLLED, Situation
from regio.his.phony_war import fought
from regio.his.pieces import Force, army_leaders_at, command_limit
from regio.his.powers import N_MAJORS, NOBODY
from regio.his.spaces import N_SPACES
from regio.his.state import N_SLOTS, State
from regio.his.tables_religion import DEFENDER_DICE, HITS_ON
from regio.his.tables_units import MERCENARY_SLOTS
from regio.kernel.messages import message
from regio.kernel.rules import Procedure

ATTACKER: Final = 0
DEFENDER: Final = 1
NO_SIDE: Final = -1
ROLL_NAMES: Final = ("battle.attacker", "battle.defender")

FACT_BATTLE = message("his-battle", "place:place", "attackers:powers", "defenders:powers", "units:n", "against:n")
FACT_DICE = message("his-battle-dice", "attackers:powers", "dice:n", "defenders:powers", "against:n")
FACT_ROLLED = message("his-battle-rolled", "powers:powers", "dice:dice", "lowest:n", "hits:n")
FACT_NO_DICE = message("his-battle-no-dice", "powers:powers")
FACT_WON = message("his-battle-won", "place:place", "powers:powers", "hits:n", "against:n")
FACT_RESULT = message(
    "his-battle-result", "place:place", "winners:powers", "attackers:powers", "lost:n", "units:n", "defenders:powers",
    "gone:n", "against:n",
)  # fmt: skip
FACT_LAST_UNIT = message("his-battle-last-unit", "powers:powers")


class Party:
    """The part of one major power (with its minors) in a side, or of units without a player (`seat` NOBODY).

    `phantom` are units that do not stand on the map: the foreigners of a foreign war (§21.7).
    """

    __slots__ = ("before", "force", "owners", "phantom", "seat")

    def __init__(self, seat: int, owners: int, force: Force, phantom: int = 0) -> None:
        self.seat = seat
        self.owners = owners
        self.force = force
        self.phantom = phantom
        self.before = 0
        """Its units before any loss (who captures leaders, §14 step 10)."""

    def size(self) -> int:
        """How many land units."""
        return self.force.size() + self.phantom


class Battle(Situation):
    """A field battle: what combat cards and responses read and change.

    Sides are ATTACKER and DEFENDER. Cards use `side_of`, `add_dice`, `remove_dice`, `rolls_first`, `more_dice`,
    `mercenaries`, and after moving units about on the map `refresh`.
    """

    def __init__(self, place: int, attacker: Party, defenders: Sequence[Party]) -> None:
        self.place = place
        self.parties: tuple[list[Party], list[Party]] = ([attacker], list(defenders))
        self.power = attacker.seat
        self.aside: list[int] = [0] * N_SLOTS
        """Units of the attacker in the place that take no part: the rest of a garrison."""
        self.origin = -1
        """Where the attacker came from; -1: nobody retreats (§21.5, §21.7)."""
        self.garrison: Force = Force()
        """Those of the attacking force that came out of the besieged space (§15.2)."""
        self.relief = False
        self.bonus = DEFENDER_DICE
        """Dice of the defender for defending; none in a foreign war."""
        self.first = NO_SIDE
        """The side that rolls first and takes effect first (card 29)."""
        self.extra: tuple[list[tuple[int, int]], list[tuple[int, int]]] = ([], [])
        """Further dice by cards: (number, lowest hit)."""
        self.less = [0, 0]
        self.dice = [0, 0]
        self.rolled = [0, 0]
        """Dice rolled in all."""
        self.could_roll = [True, True]
        self.hits = [0, 0]
        """Hits scored."""
        self.taken = [0, 0]
        """Hits that a side has already suffered."""
        self.winner = NO_SIDE
        self.strength = [0, 0]
        """Land units of each side when the dice are rolled."""

    def concerns(self, s: State, seat: int) -> bool:
        """A battle concerns the powers that fight it."""
        return self.side_of(seat) != NO_SIDE

    # -- reading -------------------------------------------------------------------------------------

    def side_of(self, seat: int) -> int:
        """The side on which a power fights, or NO_SIDE."""
        for side in (ATTACKER, DEFENDER):
            for party in self.parties[side]:
                if party.seat == seat:
                    return side
        return NO_SIDE

    def seats(self, side: int) -> list[int]:
        """The major powers of a side, in impulse order."""
        return sorted(party.seat for party in self.parties[side] if party.seat < N_MAJORS)

    def owners(self, side: int) -> int:
        """The owners of the units of a side, as a set."""
        mask = 0
        for party in self.parties[side]:
            mask |= 1 << party.seat if party.seat < N_MAJORS else party.owners
        return mask

    def size(self, side: int) -> int:
        """The land units of a side."""
        return sum(party.size() for party in self.parties[side])

    def rating(self, side: int) -> int:
        """HIS §14 steps 2, 3: the best battle rating of a side."""
        best = 0
        for party in self.parties[side]:
            best = max(best, party.force.battle_rating())
        return best

    def count_of(self, side: int, slots: int) -> int:
        """How many units of some kinds (bit set of slots) fight on a side."""
        total = 0
        for party in self.parties[side]:
            for slot in range(N_SLOTS):
                if slots >> slot & 1:
                    total += party.force.units[slot]
        return total

    def mercenaries(self, side: int) -> int:
        """How many mercenaries fight on a side."""
        return self.count_of(side, MERCENARY_SLOTS)

    def room(self) -> int:
        """How many more units the attacking formation may take in (ruling 33-limit)."""
        force = self.parties[ATTACKER][0].force
        joined = self.garrison.size()
        return max(0, command_limit(force.leaders) - (force.size() - joined))

    def base_dice(self, side: int) -> int:
        """HIS §14 steps 2, 3: one die a unit, the best leader, one for defending; none without units."""
        size = self.size(side)
        if not size:
            return 0
        return size + self.rating(side) + (self.bonus if side == DEFENDER else 0)

    # -- changing ------------------------------------------------------------------------------------

    def add_dice(self, side: int, count: int, lowest: int = HITS_ON) -> None:
        """Cards 24, 25, 30A: further dice for a side, hitting on `lowest` or more."""
        self.extra[side].append((count, lowest))

    def remove_dice(self, side: int, count: int) -> None:
        """Card 30B: fewer dice for a side, not below none."""
        self.less[side] += count

    def rolls_first(self, side: int) -> None:
        """Card 29: this side rolls first, its hits take effect before the other side counts its dice."""
        self.first = side

    def more_dice(self, g: G, side: int, count: int, purpose: str, lowest: int = HITS_ON) -> None:
        """Card 1: further dice after both sides have rolled."""
        self._roll(g, side, count, lowest, purpose)

    def refresh(self, s: State) -> None:
        """Look again at what stands in the place, after a card has placed, removed or exchanged units."""
        for side in (ATTACKER, DEFENDER):
            for party in self.parties[side]:
                if party.owners:
                    self._refresh_party(s, party, self.aside if side == ATTACKER else None)

    def _refresh_party(self, s: State, party: Party, aside: list[int] | None) -> None:
        at = self.place * N_SLOTS
        for slot in board.slots_of(party.owners):
            present = s.units[at + slot]
            if aside is None:
                party.force.units[slot] = present
                continue
            aside[slot] = min(aside[slot], present)  # some may just have been killed (card 33)
            party.force.units[slot] = present - aside[slot]
            self.garrison.units[slot] = min(self.garrison.units[slot], party.force.units[slot])
        if self.place < N_SPACES:
            there = army_leaders_at(s, self.place, (1 << NOBODY) - 1)
            party.force.leaders = [leader for leader in party.force.leaders if leader in there]

    # -- rolling -------------------------------------------------------------------------------------

    def roll_side(self, g: G, side: int) -> None:
        """HIS §14 step 6: a side rolls all its dice."""
        base = self.base_dice(side)
        self.dice[side] = base
        if not self.size(side):
            self.could_roll[side] = False
            g.log(FACT_NO_DICE, self.owners(side))
            return
        plain = base + sum(count for count, lowest in self.extra[side] if lowest == HITS_ON) - self.less[side]
        self._roll(g, side, max(0, plain), HITS_ON, ROLL_NAMES[side])
        for count, lowest in self.extra[side]:
            if lowest != HITS_ON:
                self._roll(g, side, count, lowest, ROLL_NAMES[side])

    def _roll(self, g: G, side: int, count: int, lowest: int, purpose: str) -> None:
        if not count:
            return
        dice = g.roll(count, purpose)
        hits = sum(1 for die in dice if die >= lowest)
        self.rolled[side] += count
        self.hits[side] += hits
        g.log(FACT_ROLLED, self.owners(side), tuple(dice), lowest, hits)

    def suffer(self, g: G, side: int, hits: int) -> Procedure:
        """HIS §14 step 9: a side takes losses; allies share them, each owner picks its own."""
        parties = self.parties[side]
        self.taken[side] += hits
        losses = share(g, hits, [party.seat for party in parties], [party.size() for party in parties])
        for party, count in zip(parties, losses, strict=True):
            phantoms = min(party.phantom, count)
            party.phantom -= phantoms
            yield from take_losses(g, party.seat, self.place, party.force, count - phantoms)


# -- the procedure ----------------------------------------------------------------------------------


def field_battle(g: G, battle: Battle) -> Procedure:
    """HIS §14: one field battle, steps 1-11. Step 12, the siege check, belongs to the entry."""
    from regio.his.retreat import retreat_losers

    yield from fight(g, battle)  # steps 1-8
    yield from casualties(g, battle)  # step 9
    yield from captures(g, battle)  # step 10
    fought(g, battle.owners(ATTACKER), battle.owners(DEFENDER))
    if battle.origin >= 0:
        yield from retreat_losers(g, battle)  # step 11


def fight(g: G, battle: Battle) -> Procedure:
    """HIS §14 steps 1-8: responses, dice, combat cards, rolls, Janissaries, the winner."""
    s = g.state
    g.log(
        FACT_BATTLE,
        battle.place,
        battle.owners(ATTACKER),
        battle.owners(DEFENDER),
        battle.size(ATTACKER),
        battle.size(DEFENDER),
    )
    yield from moments.offer(g, BATTLE_BEGINS, seats_from_attacker(s, battle), battle)  # step 1
    battle.refresh(s)
    for side in (ATTACKER, DEFENDER):
        for party in battle.parties[side]:
            party.before = party.size()
    yield from combat_cards(g, battle)  # steps 2-5
    battle.refresh(s)
    g.log(
        FACT_DICE,
        battle.owners(ATTACKER),
        battle.base_dice(ATTACKER),
        battle.owners(DEFENDER),
        battle.base_dice(DEFENDER),
    )
    battle.strength = [battle.size(ATTACKER), battle.size(DEFENDER)]
    unopposed = not battle.size(DEFENDER)
    yield from rolls(g, battle)  # step 6
    fighting = sorted(battle.seats(ATTACKER) + battle.seats(DEFENDER))
    yield from moments.offer(g, BATTLE_ROLLED, fighting, battle)  # step 7
    ahead = battle.hits[ATTACKER] > battle.hits[DEFENDER]
    battle.winner = ATTACKER if ahead or (unopposed and battle.size(ATTACKER)) else DEFENDER  # step 8
    other = 1 - battle.winner
    g.log(FACT_WON, battle.place, battle.owners(battle.winner), battle.hits[battle.winner], battle.hits[other])


def seats_from_attacker(s: State, battle: Battle) -> list[int]:
    """HIS §14 step 1: attacker, defenders, all others, from the active power on in impulse order (ruling 14-order)."""
    order = moments.in_impulse_order(s)
    defenders = [seat for seat in order if battle.side_of(seat) == DEFENDER]
    return [battle.power, *defenders, *(seat for seat in order if battle.side_of(seat) == NO_SIDE)]


def combat_cards(g: G, battle: Battle) -> Procedure:
    """HIS §14 steps 4, 5: the attacker's cards, then those of each defending major power in impulse order."""
    yield from moments.offer(g, BATTLE_CARDS, battle.seats(ATTACKER), battle)
    for seat in battle.seats(DEFENDER):
        yield from moments.offer(g, BATTLE_CARDS, [seat], battle)


def rolls(g: G, battle: Battle) -> Procedure:
    """HIS §14 step 6: both roll; after Surprise Attack one side first, with losses at once."""
    if battle.first == NO_SIDE:
        battle.roll_side(g, ATTACKER)
        battle.roll_side(g, DEFENDER)
        return
    first, second = battle.first, 1 - battle.first
    battle.roll_side(g, first)
    hits = min(battle.hits[first], battle.size(second))
    if hits:
        yield from battle.suffer(g, second, hits)
    battle.roll_side(g, second)


def casualties(g: G, battle: Battle) -> Procedure:
    """HIS §14 step 9: one unit a hit; if both sides would be wiped out the one with more dice keeps a unit."""
    losses = [0, 0]
    for side in (ATTACKER, DEFENDER):
        losses[side] = min(battle.hits[1 - side] - battle.taken[side], battle.size(side))
    keeper = last_unit(battle, losses)
    if keeper != NO_SIDE:
        losses[keeper] -= 1
        g.log(FACT_LAST_UNIT, battle.owners(keeper))
    for side in (ATTACKER, DEFENDER):
        if losses[side] > 0:
            yield from battle.suffer(g, side, losses[side])
    log_result(g, battle)


def log_result(g: G, battle: Battle) -> None:
    """HIS §14: one line for the log: who won, and how many units each side lost of how many."""
    attackers, defenders = battle.strength
    lost, gone = attackers - battle.size(ATTACKER), defenders - battle.size(DEFENDER)
    owners = [battle.owners(ATTACKER), battle.owners(DEFENDER)]
    winners = owners[battle.winner]
    g.log(FACT_RESULT, battle.place, winners, owners[ATTACKER], lost, attackers, owners[DEFENDER], gone, defenders)


def last_unit(battle: Battle, losses: Sequence[int]) -> int:
    """HIS §14 detail of 9: the side that keeps a unit when both would lose all, or NO_SIDE."""
    for side in (ATTACKER, DEFENDER):
        if not losses[side] or losses[side] < battle.size(side):
            return NO_SIDE
    return ATTACKER if battle.rolled[ATTACKER] > battle.rolled[DEFENDER] else DEFENDER


def captures(g: G, battle: Battle) -> Procedure:
    """HIS §14 step 10: the leaders of a side without land units are captured."""
    for side in (ATTACKER, DEFENDER):
        if battle.size(side):
            continue
        for party in battle.parties[side]:
            leaders = party.force.leaders
            party.force.leaders = []
            yield from capture(g, leaders, captor(g.state, battle, side), battle.place)


def captor(s: State, battle: Battle, side: int) -> int:
    """HIS §14 detail of 10: who captures leaders of a side; NOBODY: they are displaced."""
    if side == DEFENDER:
        return battle.power
    controller = s.control[battle.place] if battle.place < N_SPACES else NOBODY
    best = NOBODY
    most = -1
    for party in battle.parties[DEFENDER]:
        if party.seat < N_MAJORS:
            if party.seat == controller:
                return party.seat
            if party.before > most:
                best, most = party.seat, party.before
    return best
