"""English impulses under Mary I (HIS §21.3, cards A3)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from regio.his import moments
from regio.his.aftermath import aftermath
from regio.his.board import edition_500
from regio.his.context import G
from regio.his.debate import debate, debate_zones
from regio.his.deck import mandatory_cards, put_away, take_from_hand
from regio.his.persons import RULER_MARY_I
from regio.his.powers import ENGLAND, PAPACY
from regio.his.religion import counter_targets
from regio.his.religious_actions import burn_books
from regio.his.state import NO_VICTORY, STAGE_END, State
from regio.his.tables_cards import CARD_CP
from regio.his.tables_map import ALL_SPACES, ENGLISH_HOME, ZONE_MASK
from regio.his.tables_read import ENGLISH
from regio.kernel.messages import message
from regio.kernel.questions import Asked
from regio.kernel.rules import Procedure

FACT_MARY_FREE = message("his-mary-free", "card:card", "dice:dice")
FACT_MARY_INTERVENES = message("his-mary-intervenes", "card:card", "dice:dice")

MARY_MOST: Final = 3
"""The highest die that hands the impulse to the Papacy."""
DEBATE_FROM_CP: Final = 3
"""The least CP of a card that gives the Papacy a debate."""
BURN_BOOKS_AGAIN_FROM_CP: Final = 4
"""The least CP that give burning books as well as the debate."""


def all_english_catholic(s: State) -> bool:
    """HIS §21.3: are all English home spaces (**[500th]** of the English zone) Catholic, the procedure off?"""
    spaces = ENGLISH_HOME & ZONE_MASK[ENGLISH] if edition_500(s) else ENGLISH_HOME
    return not s.protestant & spaces


def mary_may_intervene(s: State, card: int) -> bool:
    """HIS §21.3 Mary I: is a die rolled for a card that England shows?"""
    return s.ruler[ENGLAND] == RULER_MARY_I and not mandatory_cards(s) >> card & 1 and not all_english_catholic(s)


def mary_intervenes(g: G, card: int) -> Generator[Asked, Any, bool]:
    """HIS §21.3 Mary I: on 1-3 the shown card is lost and the Papacy acts; True if so."""
    s = g.state
    if not mary_may_intervene(s, card):
        return False
    dice = g.roll(1, "mary")
    if dice[0] > MARY_MOST:
        g.log(FACT_MARY_FREE, card, tuple(dice))
        return False
    g.log(FACT_MARY_INTERVENES, card, tuple(dice))
    take_from_hand(g, ENGLAND, card)
    put_away(g, card, as_event=False)
    yield from papal_action(g, CARD_CP[card])
    yield from aftermath(g)
    if s.victory == NO_VICTORY:
        yield from moments.everybody(g, moments.ANY_TIME)
    s.stage = STAGE_END
    return True


def papal_action(g: G, cp: int) -> Procedure:
    """HIS §21.3 step 4: Burn Books (1-2, 4 or more CP) and a debate (3 or more CP) in the English zone, free.

    **[500th]** only spaces of the English zone may be converted. A part that is impossible is skipped.
    """
    s = g.state
    spaces = ZONE_MASK[ENGLISH] if edition_500(s) else ALL_SPACES
    books = cp < DEBATE_FROM_CP or cp >= BURN_BOOKS_AGAIN_FROM_CP
    if books and counter_targets(s) & spaces:
        yield from burn_books(g, ENGLISH, spaces)
        if cp >= DEBATE_FROM_CP:
            yield from moments.everybody(g, moments.ANY_TIME)
    if cp >= DEBATE_FROM_CP and s.victory == NO_VICTORY and ENGLISH in debate_zones(s, PAPACY):
        yield from debate(g, PAPACY, (ENGLISH,), spaces=spaces)
