"""Retreat after a battle, of relief forces, of broken sieges; elimination where no way is open (HIS §14.1, §15)."""

from __future__ import annotations

from regio.his import access, board
from regio.his.battle import ATTACKER, DEFENDER, Battle, Party, captor
from regio.his.captives import capture, capture_lone_leaders
from regio.his.casualties import eliminate, remove
from regio.his.context import G
from regio.his.counters import settle_shortage
from regio.his.pieces import Force, all_at, force_of
from regio.his.powers import N_MAJORS, NOBODY
from regio.his.shifting import mark_beaten, withdraw_to
from regio.his.sieges import GARRISON_LIMIT, lift_siege
from regio.his.spaces import N_SPACES
from regio.his.splits import StayInside, shown_after
from regio.his.state import N_SLOTS, State
from regio.kernel.messages import message
from regio.kernel.notation import NO, YES
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_INSIDE = message("his-ask-retreat-inside", "space:space", "room:n")
ASK_CONSENT = message("his-ask-retreat-consent", "power:power", "space:space", "units:n")
ASK_RETREAT = message("his-ask-retreat-to", "space:space", "units:n")
ASK_BREAKS_OFF = message("his-ask-breaks-off", "space:space", "units:n")
FACT_INSIDE = message("his-retreats-inside", "power:power", "space:space", "units:n", "leaders:leaders")
FACT_RETREATS = message("his-retreats", "power:power", "start:place", "to:space", "units:n", "leaders:leaders")
FACT_NO_RETREAT = message("his-no-retreat", "power:power", "space:place")


def retreat_losers(g: G, battle: Battle) -> Procedure:
    """HIS §14.1: the losing side leaves."""
    if battle.winner == ATTACKER:
        yield from retreat_defenders(g, battle)
    elif battle.relief:
        yield from retreat_relief(g, battle)
    else:
        yield from retreat_attacker(g, battle, battle.parties[ATTACKER][0].force)


# -- defenders (§14.1 rules 1-4, 6) -----------------------------------------------------------------


def retreat_defenders(g: G, battle: Battle) -> Procedure:
    """HIS §14.1: the controller of the space first, he may send units inside; then his allies, each for itself."""
    s = g.state
    controller = s.control[battle.place]
    parties = sorted(battle.parties[DEFENDER], key=lambda party: (party.seat != controller, party.seat))
    lost = any(party.seat == controller or party.owners >> controller & 1 for party in parties)
    shelter = lost and bool(board.fortified(s) >> battle.place & 1)
    inside = board.strength(s, battle.place, board.owners_at(s, battle.place) & ~board.own_mask(s, battle.power))
    room = GARRISON_LIMIT - (inside - battle.size(DEFENDER))
    for party in parties:
        if party.seat == NOBODY:
            keep_passive(g, battle.place, party.force, room if shelter else 0)
            room -= party.size()
            continue
        went = Force()
        if shelter:
            yield from go_inside(g, battle, party, room, controller, went)
            room -= went.size()
        rest = party.force.without(went)
        mark_beaten(g, went, battle.place)
        if rest.size() or rest.leaders:
            options = refuges_of(s, battle, party)
            yield from retreat_stack(g, party.seat, battle.place, rest, options, battle.power)


def keep_passive(g: G, place: int, force: Force, room: int) -> None:
    """HIS §22.1: units without a player do not retreat: as many as fit go inside, the rest is lost."""
    surplus = force.size() - max(0, room)
    counts = [0] * N_SLOTS
    for slot in range(N_SLOTS):
        if surplus > 0 and force.units[slot]:
            counts[slot] = min(surplus, force.units[slot])
            surplus -= counts[slot]
    remove(g, place, force, counts)


def go_inside(g: G, battle: Battle, party: Party, room: int, controller: int, went: Force) -> Procedure:
    """HIS §14.1 rule 1: up to 4 land units and any leaders go inside; allies of the controller with his consent."""
    s = g.state
    pool = party.force
    if not pool.leaders and (room <= 0 or not pool.size()):
        return
    place = battle.place
    refuges = members(refuges_of(s, battle, party))
    question = StayInside(s, party.seat, ASK_INSIDE, (place, room), pool, pool, place, refuges, "14.1", max(0, room))
    answer = yield question
    force = force_of(question.kinds, answer)
    if not force.size() and not force.leaders:
        return
    if party.seat != controller and controller < N_MAJORS:
        consent = yield One(controller, ASK_CONSENT, (party.seat, place, force.size()), "word", [YES, NO], "14.1")
        if consent == NO:
            return
    went.units[:] = force.units
    went.leaders = force.leaders
    g.log(FACT_INSIDE, party.seat, place, force.size(), force.leader_mask())


def refuges_of(s: State, battle: Battle, party: Party) -> int:
    """HIS §14.1 rules 3, 4: where a beaten defender may retreat: not where the attacker came from."""
    barred = 1 << battle.origin if battle.origin < N_SPACES else 0
    return access.refuge(s, party.seat, battle.place, barred, board.own_mask(s, battle.power))


def shown_refuges(s: State, force: Force, place: int, options: int) -> int:
    """HIS §5.2: of these refuges, those where the counters can show the retreating units; all if there is none."""
    kinds = [slot for slot in range(N_SLOTS) if force.units[slot]]
    counts = [force.units[slot] for slot in kinds]
    found = 0
    for to in members(options):
        if shown_after(s, kinds, counts, place, to):
            found |= 1 << to
    return found or options


def retreat_stack(g: G, seat: int, place: int, force: Force, options: int, taker: int) -> Procedure:
    """HIS §14.1 rules 2, 6: a stack goes to one of these spaces, chosen by its owner; none: it is eliminated."""
    s = g.state
    if not options:
        g.log(FACT_NO_RETREAT, seat, place)
        yield from eliminate(g, place, force, taker)
        return
    options = shown_refuges(s, force, place, options)
    to = yield One(seat, ASK_RETREAT, (place, force.size()), "space", members(options), "14.1")
    withdraw_to(g, force, place, to)
    mark_beaten(g, force, to)
    g.log(FACT_RETREATS, seat, place, to, force.size(), force.leader_mask())
    yield from capture_lone_leaders(g, to, seat, s.enemies[seat])
    for owner in members(board.own_mask(s, seat)):
        yield from settle_shortage(g, owner, place)
        yield from settle_shortage(g, owner, to)


# -- the attacker (§14.1 rules 5-7, §15.2) ----------------------------------------------------------


def retreat_attacker(g: G, battle: Battle, force: Force) -> Procedure:
    """HIS §14.1 rules 5, 7: the active power goes back exactly where it came from, or is eliminated."""
    s = g.state
    if not force.size() and not force.leaders:
        return
    options = way_back(s, battle)
    yield from retreat_stack(g, battle.power, battle.place, force, options, captor(s, battle, ATTACKER))


def way_back(s: State, battle: Battle) -> int:
    """HIS §14.1 rules 3, 5, 7: the space the attacker came from, if he may retreat to it."""
    if battle.origin >= N_SPACES:
        return 0
    return access.refuge(s, battle.power, battle.place, 0, 0) & 1 << battle.origin


def retreat_relief(g: G, battle: Battle) -> Procedure:
    """HIS §15.2: a beaten relief: some may go inside, the rest goes back; its leaders alone are captured."""
    s = g.state
    place = battle.place
    force = battle.parties[ATTACKER][0].force
    equal = battle.hits[ATTACKER] == battle.hits[DEFENDER]
    pool = force if equal else returning(force, battle.garrison)
    room = GARRISON_LIMIT - sum(battle.aside) - allies_inside(s, battle)
    went = Force()
    if pool.leaders or (pool.size() and room > 0):
        question = StayInside(
            s,
            battle.power,
            ASK_INSIDE,
            (place, room),
            pool,
            force,
            place,
            members(way_back(s, battle)),
            "15.2",
            max(0, room),
        )
        answer = yield question
        went = force_of(question.kinds, answer)
        if went.size() or went.leaders:
            g.log(FACT_INSIDE, battle.power, place, went.size(), went.leader_mask())
    rest = force.without(went)
    mark_beaten(g, went, place)
    if rest.leaders and not rest.size():
        leaders = rest.leaders
        rest.leaders = []
        yield from capture(g, leaders, captor(s, battle, ATTACKER), place)
    yield from retreat_attacker(g, battle, rest)


def returning(force: Force, garrison: Force) -> Force:
    """HIS §15.2: the units that may have been inside before: the owner takes losses from the newcomers first."""
    pool = Force()
    for slot in range(N_SLOTS):
        pool.units[slot] = min(force.units[slot], garrison.units[slot])
    pool.leaders = [leader for leader in force.leaders if leader in garrison.leaders]
    return pool


def allies_inside(s: State, battle: Battle) -> int:
    """Land units of others inside the relieved space."""
    inside = board.inside_owners(s, battle.place) & ~board.own_mask(s, battle.power)
    return board.strength(s, battle.place, inside)


# -- broken sieges (§15.3) --------------------------------------------------------------------------


def retreat_broken(g: G, space: int, power: int) -> Procedure:
    """HIS §15.3: the stack of a power retreats from a fortified space, free, to any legal adjacent space.

    Used when its siege is broken and when it won a battle but does not outnumber the inside (§14 detail of 12).
    """
    s = g.state
    force = all_at(s, space, board.own_mask(s, power))
    s.unsettled |= 1 << space
    if force.size() or force.leaders:
        options = access.refuge(s, power, space, 0, 0)
        if options:
            to = yield One(power, ASK_BREAKS_OFF, (space, force.size()), "space", members(options), "15.3")
            withdraw_to(g, force, space, to)
            g.log(FACT_RETREATS, power, space, to, force.size(), force.leader_mask())
            yield from capture_lone_leaders(g, to, power, s.enemies[power])
        else:
            g.log(FACT_NO_RETREAT, power, space)
            yield from eliminate(g, space, force, holder_of(s, space, power))
    lift_siege(g, space, power)
    s.unsettled &= ~(1 << space)


def holder_of(s: State, space: int, power: int) -> int:
    """Who captures leaders lost at a fortified space: its controller, else the strongest enemy there, else nobody."""
    controller = s.control[space]
    if controller < N_MAJORS and controller != power and not s.friends[power] >> controller & 1:
        return controller
    best = NOBODY
    most = 0
    for other in members(s.enemies[power] & board.MAJORS_MASK):
        strength = board.strength(s, space, board.own_mask(s, other))
        if strength > most:
            best, most = other, strength
    return best
