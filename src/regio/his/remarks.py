"""Why cards of a hand are no events now, at any time of the game (HIS §6.1): for their holder only."""

from __future__ import annotations

from regio.his.cards.registry import EVENTS
from regio.his.context import G
from regio.his.impulse import refused_uses
from regio.his.state import State
from regio.his.tables_cards import CARD_TYPE, TYPE_MANDATORY
from regio.kernel.chance import Chance
from regio.kernel.messages import Refusal, message
from regio.kernel.rules import Remark
from regio.series.bits import members

WHY_MUST_BE_PLAYED = message("his-why-must-be-played", "card:card")


def remarks(s: State, power: int) -> list[Remark]:
    """HIS §6.1: each card of a hand with all reasons why it would be no event if its holder had the impulse now.

    Nothing is said of cards that could be played as event in every way; of a card with several events each one that
    is not possible is named. No dice are rolled and no card is seen: the context has no chance to use.
    """
    g = G(Chance(), False)
    g.state = s
    found: list[Remark] = []
    for card in members(s.hand[power]):
        refused = refused_uses(g, power, card)
        if _all_alike(refused, len(EVENTS[card])):
            found.append(Remark("card", card, None, refused[0][1]))
        else:
            found += [Remark("card", card, use, refusal) for use, refusal in refused]
        if CARD_TYPE[s.options.edition][card] == TYPE_MANDATORY:
            found.append(Remark("card", card, None, Refusal(WHY_MUST_BE_PLAYED, (card,), "6.1")))
    return found


def _all_alike(refused: list[tuple[int, Refusal]], uses: int) -> bool:
    """Is every use of a card refused, and all for the same reason?"""
    if not refused or len(refused) < uses:
        return False
    first = refused[0][1]
    return all(why.message is first.message and why.values == first.values for _use, why in refused)
