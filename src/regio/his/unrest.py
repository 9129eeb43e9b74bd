"""Unrest put by events: which spaces can get it (HIS §12.4, cards 0.10)."""

from __future__ import annotations

from regio.his.board import EVERY_OWNER, fleet_places, troop_spaces
from regio.his.context import G
from regio.his.spaces import N_SPACES
from regio.his.state import State
from regio.his.tables_map import ALL_SPACES
from regio.kernel.messages import Refusal, message
from regio.kernel.questions import Some
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_UNREST = message("his-ask-unrest", "card:card", "most:n")
FACT_UNREST = message("his-unrest", "space:space")
WHY_NO_UNREST = message("his-why-no-unrest")


def occupied(s: State) -> int:
    """HIS §12.4: the spaces with a land unit, naval unit or leader of any power; reformers do not occupy."""
    mask = troop_spaces(s, EVERY_OWNER) | fleet_places(s, EVERY_OWNER)
    for place in s.leader_place:
        if place < N_SPACES:
            mask |= 1 << place
    return mask & ALL_SPACES


def open_to_unrest(s: State, among: int) -> int:
    """The spaces out of a set that an event may put into unrest: unoccupied and not yet in unrest."""
    return among & ~s.unrest & ~occupied(s)


def put_unrest(g: G, space: int) -> None:
    """Put the unrest marker of a space; one marker a space."""
    s = g.state
    if not s.unrest >> space & 1:
        s.unrest |= 1 << space
        g.log(FACT_UNREST, space)


def refuse_unrest(s: State, among: int) -> Refusal | None:
    """The refusal of an event that would find no space for its unrest."""
    return None if open_to_unrest(s, among) else Refusal(WHY_NO_UNREST, (), "12.4")


def unrest_event(g: G, power: int, card: int, among: int, most: int) -> Procedure:
    """Cards 0.10: the player of a card puts unrest on up to `most` unoccupied spaces out of a set."""
    spaces = members(open_to_unrest(g.state, among))
    if not spaces:
        return
    chosen = yield Some(power, ASK_UNREST, (card, most), "space", spaces, 0, most, "12.4")
    for space in chosen:
        put_unrest(g, space)
