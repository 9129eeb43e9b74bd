"""Victory points and the five ways to win (HIS §23)."""

from __future__ import annotations

from typing import Final

from regio.his.board import keys_controlled, league_formed
from regio.his.context import G
from regio.his.powers import ENGLAND, FRANCE, HAPSBURG, MAJORS, OTTOMAN, PAPACY, PROTESTANT
from regio.his.state import (
    BONUS_NAMES,
    DEBATER_DEFEATED,
    DOMINATION,
    MILITARY,
    N_BONUS,
    NO_VICTORY,
    RELIGIOUS,
    STANDARD,
    TIME_LIMIT,
    State,
)
from regio.his.tables_costs import (
    AUTO_WIN,
    BASE_VP,
    ENGLISH_SPACES_PER_VP,
    PAPAL_SPACES_VP,
    PROTESTANT_SPACES_VP,
    RELIGIOUS_VICTORY_SPACES,
    SEATS,
    ST_PETERS_CP_PER_VP,
    VP_EDWARD,
    VP_ELIZABETH,
    VP_HAPSBURG_ELECTORATE,
    VP_PROTESTANT_ELECTORATE,
)
from regio.his.tables_map import ELECTORATES_MASK, ENGLISH_HOME, KEYS_MASK
from regio.his.tables_newworld import CLAIM_VP
from regio.his.tables_persons import DEBATER_SIDE, DEBATER_VALUE
from regio.his.tables_religion import FULL_BIBLE_GERMAN, TRANSLATION_BOXES
from regio.kernel.messages import message
from regio.kernel.rules import Procedure
from regio.series.bits import members

FACT_VICTORY = message("his-victory", "winners:powers", "kind:victory")
FACT_TOTALS = message(
    "his-victory-points", "ottoman:n", "hapsburg:n", "england:n", "france:n", "papacy:n", "protestant:n"
)
DOMINATION_MARGIN: Final = 5
SPECIAL_SOURCE: Final = {
    OTTOMAN: "piracy",
    HAPSBURG: "electorates",
    FRANCE: "chateaux",
    PROTESTANT: "protestant_spaces",
}
"""What the VP of `special_points` come from, for the powers that have one source of them."""
FULL_BIBLE_BOXES: Final = TRANSLATION_BOXES[FULL_BIBLE_GERMAN]


def open_keys(s: State, power: int) -> int:
    """HIS §4.1: keys of a power on the map less those in unrest."""
    return (s.owned[power] & KEYS_MASK & ~s.unrest).bit_count()


def protestant_count(s: State) -> int:
    """Protestant spaces not in unrest: the Protestant Spaces Track (§12.4, §23.2)."""
    return (s.protestant & ~s.unrest).bit_count()


def electorates_held(s: State, power: int) -> int:
    """Electorates under the political control of a power and not in unrest."""
    return (s.owned[power] & ELECTORATES_MASK & ~s.unrest).bit_count()


def base_points(s: State, power: int) -> int:
    """HIS §4.1: VP of the key track; the Protestant's electorates."""
    if power == PROTESTANT:
        held = s.owned[PROTESTANT] & s.protestant & ELECTORATES_MASK & ~s.unrest
        return VP_PROTESTANT_ELECTORATE * held.bit_count()
    return BASE_VP[power][min(open_keys(s, power), len(BASE_VP[power]) - 1)]


def english_heir_points(s: State) -> int:
    """HIS §21.3: 5 for Edward, 2 for Elizabeth alone."""
    return VP_EDWARD if s.edward else VP_ELIZABETH if s.elizabeth else 0


def special_points(s: State, power: int) -> int:
    """HIS §23.2: VP of the tracks and special rules of a power."""
    if power == OTTOMAN:
        return s.piracy_vp
    if power == HAPSBURG:
        return VP_HAPSBURG_ELECTORATE * electorates_held(s, HAPSBURG) if league_formed(s) else 0
    if power == ENGLAND:
        spaces = (s.protestant & ENGLISH_HOME & ~s.unrest).bit_count()
        return english_heir_points(s) + spaces // ENGLISH_SPACES_PER_VP
    if power == FRANCE:
        return s.chateaux
    if power == PAPACY:
        return PAPAL_SPACES_VP[protestant_count(s)] + s.st_peters // ST_PETERS_CP_PER_VP
    return PROTESTANT_SPACES_VP[protestant_count(s)]


def bonus_points(s: State, power: int) -> int:
    """HIS §23.2: VP markers: of cards and wars, debaters, Bibles, discoveries and conquests."""
    total = sum(s.bonus[power * N_BONUS : (power + 1) * N_BONUS])
    for claim, owner in enumerate(s.claim_owner):
        if owner == power:
            total += CLAIM_VP[claim]
    return total + debater_points(s, power) + bible_points(s, power)


def debater_points(s: State, power: int) -> int:
    """HIS §23.2: the values of the debaters of the other side that were burnt or disgraced."""
    total = 0
    if power in (PAPACY, PROTESTANT):
        for debater, status in enumerate(s.debater_state):
            if status == DEBATER_DEFEATED and DEBATER_SIDE[debater] != power:
                total += DEBATER_VALUE[debater]
    return total


def bible_points(s: State, power: int) -> int:
    """HIS §23.2: 1 VP of the Protestants for each full Bible."""
    return sum(1 for steps in s.bible if steps >= FULL_BIBLE_BOXES) if power == PROTESTANT else 0


def points_by_source(s: State, power: int) -> dict[str, int]:
    """Where the victory points of a power come from, in the order of HIS §23.2, without what gives none.

    The names of the sources are those of the VP markers (`BONUS_NAMES`) and plain words for the rest.
    """
    found = {("electorates" if power == PROTESTANT else "keys"): base_points(s, power)}
    special = special_points(s, power)
    if power == ENGLAND:
        found["heir"] = english_heir_points(s)
        found["english_spaces"] = special - english_heir_points(s)
    elif power == PAPACY:
        found["catholic_spaces"] = PAPAL_SPACES_VP[protestant_count(s)]
        found["st_peters"] = s.st_peters // ST_PETERS_CP_PER_VP
    else:
        found[SPECIAL_SOURCE[power]] = special
    for kind, name in enumerate(BONUS_NAMES):
        found[name] = s.bonus[power * N_BONUS + kind]
    found["new_world"] = sum(CLAIM_VP[claim] for claim, owner in enumerate(s.claim_owner) if owner == power)
    found["debaters"] = debater_points(s, power)
    found["bibles"] = bible_points(s, power)
    return {name: count for name, count in found.items() if count}


def points(s: State, power: int) -> int:
    """The victory points of a power now."""
    return base_points(s, power) + special_points(s, power) + bonus_points(s, power)


def all_points(s: State) -> tuple[int, ...]:
    """The victory points of the six powers."""
    return tuple(points(s, power) for power in MAJORS)


# -- automatic victories (§23.1) --------------------------------------------------------------------


def check_automatic(g: G) -> bool:
    """HIS §23.1: military and religious victory, checked all through the Action Phase; True if the game ends.

    If both arise at once the active power wins, else the first in impulse order (ruling 23.1-both).
    """
    s = g.state
    if s.victory != NO_VICTORY:
        return True
    winners = [power for power in MAJORS if power != PROTESTANT and _military(s, power)]
    if protestant_count(s) >= RELIGIOUS_VICTORY_SPACES:
        winners.append(PROTESTANT)
    if not winners:
        return False
    winner = s.active if s.active in winners else winners[0]
    _win(g, 1 << winner, RELIGIOUS if winner == PROTESTANT else MILITARY)
    return True


def _military(s: State, power: int) -> bool:
    return keys_controlled(s, power) >= AUTO_WIN[power] and not s.owned[power] & KEYS_MASK & s.unrest


def _win(g: G, winners: int, kind: int) -> None:
    s = g.state
    s.victory = kind
    s.winners = winners
    g.log(FACT_VICTORY, winners, kind)


# -- Victory Determination Phase (§23.3) ------------------------------------------------------------


def groups(s: State) -> tuple[int, ...]:
    """The powers of each player, as bit sets (§3.1)."""
    return SEATS[s.options.players]


def player_scores(s: State, totals: tuple[int, ...]) -> tuple[int, ...]:
    """HIS §23, games for 3-5: the score of each player, by the option `scoring`."""
    scores = []
    for mask in groups(s):
        values = [totals[power] for power in members(mask)]
        scores.append(max(values) if s.options.scoring == "per_power" else sum(values) // len(values))
    return tuple(scores)


def _best(g: G, scores: tuple[int, ...]) -> int:
    """The player with the highest score; ties by the scores of earlier turns, then impulse order."""
    s = g.state
    leaders = [i for i, score in enumerate(scores) if score == max(scores)]
    for past in reversed(s.vp_history[:-1]):
        if len(leaders) == 1:
            break
        before = player_scores(s, past)
        best = max(before[i] for i in leaders)
        leaders = [i for i in leaders if before[i] == best]
    return leaders[0]


def dominates(s: State, totals: tuple[int, ...]) -> int:
    """HIS §23.3 step 3: the player who leads every other by 5, or -1."""
    scores = player_scores(s, totals)
    for i, score in enumerate(scores):
        if all(score >= other + DOMINATION_MARGIN for j, other in enumerate(scores) if j != i):
            return i
    return -1


def victory_phase(g: G) -> Procedure:
    """HIS §23.3: record the totals, then standard, domination and time-limit victory."""
    s = g.state
    totals = all_points(s)
    if s.step == 0:
        s.vp_history.append(totals)
        g.log(FACT_TOTALS, *totals)
        s.step = 1
    scores = player_scores(s, totals)
    if max(scores) >= s.victory_vp:
        _win(g, groups(s)[_best(g, scores)], STANDARD)
        return
    if s.turn >= s.domination_turn and dominates(s, totals) >= 0:
        yield from stop_domination(g)
        totals = all_points(s)
        s.vp_history[-1] = totals
        winner = dominates(s, totals)
        if winner >= 0:
            _win(g, groups(s)[winner], DOMINATION)
            return
    if s.turn >= s.last_turn:
        _win(g, groups(s)[_best(g, player_scores(s, totals))], TIME_LIMIT)


def stop_domination(g: G) -> Procedure:
    """HIS §23.3 [2nd]: Copernicus or Michael Servetus may be played to stop a domination victory."""
    from regio.his.cards.in_victory import offer_in_victory

    yield from offer_in_victory(g)
