"""Loans of squadrons and naval leaders (HIS §9.2 3b): ways, ties, what cannot be lent, the end in Winter."""

from typing import Any

import pytest

import regio
from regio.his import board, loans
from regio.his import spaces as sp
from regio.his.context import G
from regio.his.persons import LEADER_ANDREA_DORIA
from regio.his.powers import FRANCE, GENOA, HAPSBURG, OTTOMAN, PAPACY, VENICE
from regio.his.state import State
from regio.his.tables_units import SHIP_OWNER, SHIPS_OF
from regio.his.winter import end_loans
from regio.series.bits import members


@pytest.fixture
def g() -> G:
    """A game without ships and wars; Genoa is a Hapsburg, Venice a Papal ally."""
    game = regio.new("his", seed=1)
    context = game.driver.g
    assert isinstance(context, G)
    s = context.state
    s.ship_place = [sp.POOL] * len(s.ship_place)
    board.update_fleets(s)
    for minor, ally in ((GENOA, HAPSBURG), (VENICE, PAPACY)):
        s.minor_ally[minor - GENOA] = ally
        for space in members(s.owned[minor]):
            board.set_control(s, space, ally)
    board.update_sides(s)
    return context


def put(s: State, owner: int, place: int, count: int = 1) -> list[int]:
    """Squadrons of an owner, out of the pool."""
    ships = [ship for ship in SHIPS_OF[owner] if s.ship_place[ship] == sp.POOL][:count]
    for ship in ships:
        board.place_ship(s, ship, place)
    return ships


def answer(procedure: Any, *answers: Any) -> None:
    """Run a procedure; every question it asks gets the next answer, forced ones are given."""
    left = list(answers)
    try:
        asked = next(procedure)
        while True:
            given = next(asked.answers()) if asked.forced() else left.pop(0)
            assert asked.legal(given), (asked.message.id, given)
            asked = procedure.send(given)
    except StopIteration:
        assert not left


def test_to_the_nearest_port(g: G) -> None:
    s = g.state
    [ship] = put(s, PAPACY, sp.ROME)
    assert list(loans.lendable_squadrons(s, PAPACY, HAPSBURG)) == [(sp.ROME, 1)]
    # Genoa, Bastia, Naples, Messina, Palermo and Cagliari lie on the same sea zone: the receiver chooses
    ports = loans.nearest_ports(s, sp.ROME, HAPSBURG, barred=False)
    assert members(ports) == sorted([sp.GENOA, sp.BASTIA, sp.NAPLES, sp.MESSINA, sp.PALERMO, sp.CAGLIARI])
    answer(loans.lend_squadrons(g, PAPACY, HAPSBURG, sp.ROME, 1), sp.NAPLES)
    assert (s.ship_place[ship], s.ship_user[ship]) == (sp.NAPLES, HAPSBURG)
    assert board.ships_at(s, sp.NAPLES, board.own_mask(s, HAPSBURG)) == [ship]


def test_no_way_through_a_strait(g: G) -> None:
    """L2: a squadron in Seville cannot be lent to a power with Mediterranean ports only."""
    s = g.state
    put(s, HAPSBURG, sp.SEVILLE)
    assert list(loans.lendable_squadrons(s, HAPSBURG, PAPACY)) == []
    assert list(loans.lendable_squadrons(s, HAPSBURG, FRANCE)) == [(sp.SEVILLE, 1)]
    assert not loans.loan_possible(s, (), (2, HAPSBURG, PAPACY, sp.SEVILLE, 1))


def test_venetian_ships_keep_out_of_the_atlantic(g: G) -> None:
    s = g.state
    for port in (sp.MARSEILLE, sp.GENOA):
        board.set_control(s, port, HAPSBURG)
    s.minor_ally[VENICE - GENOA] = HAPSBURG
    board.update_sides(s)
    put(s, VENICE, sp.CORUNNA)
    put(s, HAPSBURG, sp.CORUNNA)
    assert list(loans.lendable_squadrons(s, HAPSBURG, FRANCE)) == [(sp.CORUNNA, 2)]
    board.set_control(s, sp.GIBRALTAR, PAPACY)
    # the way to Gibraltar leads over the Atlantic: only the Hapsburg squadron finds it
    assert list(loans.lendable_squadrons(s, HAPSBURG, PAPACY)) == [(sp.CORUNNA, 1)]


def test_squadrons_of_minor_powers(g: G) -> None:
    s = g.state
    own = put(s, HAPSBURG, sp.GENOA)
    genoese = put(s, GENOA, sp.GENOA)
    assert list(loans.lendable_squadrons(s, HAPSBURG, FRANCE)) == [(sp.GENOA, 2)]
    answer(loans.lend_squadrons(g, HAPSBURG, FRANCE, sp.GENOA, 1), (0, 1))
    assert s.ship_user[genoese[0]] == FRANCE
    assert s.ship_user[own[0]] == HAPSBURG


def test_corsairs_and_borrowed_ships_are_not_lent(g: G) -> None:
    s = g.state
    corsair, squadron = put(s, OTTOMAN, sp.CORON, 2)
    s.corsairs |= 1 << corsair
    assert list(loans.lendable_squadrons(s, OTTOMAN, FRANCE)) == [(sp.CORON, 1)]
    board.use_ship(s, squadron, FRANCE)
    assert list(loans.lendable_squadrons(s, OTTOMAN, HAPSBURG)) == []
    assert list(loans.lendable_squadrons(s, FRANCE, HAPSBURG)) == []


def test_leader_only_with_squadrons_of_his_place(g: G) -> None:
    s = g.state
    put(s, GENOA, sp.GENOA)
    s.leader_place[LEADER_ANDREA_DORIA] = sp.GENOA
    assert list(loans.lendable_leaders(s, HAPSBURG)) == [LEADER_ANDREA_DORIA]
    lend = (2, HAPSBURG, FRANCE, sp.GENOA, 1)
    leader = (3, HAPSBURG, FRANCE, LEADER_ANDREA_DORIA)
    assert not loans.loan_possible(s, (leader,), leader)
    assert loans.loan_possible(s, (lend, leader), leader)
    answer(loans.lend_squadrons(g, HAPSBURG, FRANCE, sp.GENOA, 1))
    answer(loans.lend_leader(g, HAPSBURG, FRANCE, LEADER_ANDREA_DORIA))
    assert s.leader_place[LEADER_ANDREA_DORIA] == sp.MARSEILLE
    assert s.leader_user[LEADER_ANDREA_DORIA] == FRANCE


def test_loans_end(g: G) -> None:
    """N8: in Winter the ships belong to their owners again, wherever they are."""
    s = g.state
    [ship] = put(s, FRANCE, sp.MARSEILLE)
    s.leader_place[LEADER_ANDREA_DORIA] = sp.MARSEILLE
    s.leader_user[LEADER_ANDREA_DORIA] = FRANCE
    answer(loans.lend_squadrons(g, FRANCE, HAPSBURG, sp.MARSEILLE, 1), sp.BARCELONA)
    board.place_ship(s, ship, sp.NAPLES)
    end_loans(g)
    assert tuple(s.ship_user) == SHIP_OWNER
    assert s.ship_place[ship] == sp.NAPLES
    assert s.leader_user[LEADER_ANDREA_DORIA] == GENOA
