"""The generated id modules number things as the fact base does."""

import pytest

from regio.his import persons, powers, spaces
from regio.his.cards import numbers


def test_powers() -> None:
    names = "ottoman hapsburg england france papacy protestant genoa hungary scotland venice independent none"
    assert names.split() == list(powers.POWER_NAMES)
    assert (powers.OTTOMAN, powers.PROTESTANT, powers.GENOA, powers.VENICE) == (0, 5, 6, 9)
    assert (powers.INDEPENDENT, powers.NOBODY, powers.N_MAJORS, powers.N_OWNERS) == (10, 11, 6, 11)
    assert tuple(powers.MAJORS) == (0, 1, 2, 3, 4, 5) and tuple(powers.MINORS) == (6, 7, 8, 9)


def test_places() -> None:
    assert len(spaces.PLACE_NAMES) == 155 == len(set(spaces.PLACE_NAMES))
    assert (spaces.N_SPACES, spaces.FIRST_SEA, spaces.N_SEAS, spaces.N_PLACES) == (134, 134, 14, 151)
    assert list(spaces.SPACE_NAMES) == sorted(spaces.SPACE_NAMES) and len(spaces.SPACE_NAMES) == 134
    assert (spaces.AGRAM, spaces.ZURICH, spaces.ADRIATIC_SEA, spaces.TYRRHENIAN_SEA) == (0, 133, 134, 147)
    assert (spaces.EGYPT, spaces.IRELAND, spaces.PERSIA) == (148, 149, 150)
    assert (spaces.TURN_TRACK, spaces.POOL, spaces.CAPTIVE, spaces.GONE) == (151, 152, 153, 154)
    assert spaces.PLACE_NAMES[spaces.VIENNA] == "vienna"


def test_cards() -> None:
    assert (numbers.JANISSARIES, numbers.WAR_IN_PERSIA, numbers.ROUGH_WOOING) == (1, 110, 116)
    assert len(numbers.CARD_NAMES) == numbers.N_CARDS == 117 and numbers.CARD_NAMES[0] == ""
    assert numbers.CARD_NAMES[numbers.SCHMALKALDIC_LEAGUE] == "schmalkaldic_league"


@pytest.mark.parametrize(
    ("names", "size"),
    [
        (persons.LEADER_NAMES, 18),
        (persons.RULER_NAMES, 14),
        (persons.DEBATER_NAMES, 29),
        (persons.REFORMER_NAMES, 4),
        (persons.EXPLORER_NAMES, 15),
        (persons.CONQUISTADOR_NAMES, 9),
        (persons.COLONY_NAMES, 8),
        (persons.CLAIM_NAMES, 9),
        (persons.WIFE_NAMES, 7),
    ],
)
def test_persons(names: tuple[str, ...], size: int) -> None:
    assert len(names) == size == len(set(names))


def test_person_constants() -> None:
    assert persons.LEADER_NAMES[persons.LEADER_CHARLES_V] == "charles_v"
    assert persons.DEBATER_NAMES[persons.DEBATER_ECK] == "eck"
    assert persons.RULER_NAMES[persons.RULER_PAUL_III] == "paul_iii"
    assert persons.REFORMER_NAMES[persons.REFORMER_CRANMER] == "cranmer"
