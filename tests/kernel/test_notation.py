"""The notation registry prints and parses by one table."""

import pytest

from regio.kernel.errors import BadInput, RegioError
from regio.kernel.messages import Fact, message
from regio.kernel.notation import DONE, PASS, Domain, Notation, split, word
from tests.kernel.toy import ASK_LOSS, FACT_FOUGHT, NOTATION, WHY_NOT


def test_words_are_negative_and_understood_everywhere() -> None:
    assert PASS < 0 > DONE
    assert word("pass") == PASS
    for name in NOTATION.domains:
        assert NOTATION.parse(name, "pass") == PASS
        assert NOTATION.token(name, PASS) == "pass"
    assert NOTATION.parse("n", "pass") == PASS
    assert NOTATION.token("n", PASS) == "pass"


def test_tokens_round_trip() -> None:
    for name, domain in NOTATION.domains.items():
        for i, token in enumerate(domain.tokens):
            assert NOTATION.parse(name, token) == i
            assert NOTATION.token(name, i) == token
    assert NOTATION.parse("n", "17") == 17
    assert NOTATION.token("n", 17) == "17"


def test_unknown_names_get_a_hint() -> None:
    with pytest.raises(BadInput, match="unknown colour 'blau'"):
        NOTATION.parse("colour", "blau")
    with pytest.raises(BadInput, match=r"unknown colour 'green'; did you mean green-leaf\?"):
        NOTATION.parse("colour", "green")
    with pytest.raises(BadInput, match="unknown kind of name 'shape'; known: action, card, colour, word"):
        NOTATION.parse("shape", "x")


def test_a_token_twice_is_a_fault() -> None:
    with pytest.raises(RegioError, match="twice"):
        Domain("x", ("a", "b", "a"))
    with pytest.raises(RegioError, match="declared twice"):
        message("toy-fought")


def test_known_finds_every_word_of_a_line() -> None:
    assert all(NOTATION.known(token) for token in ("red", "leaf", "fight", "pass", "12", ";", "peace"))
    assert not any(NOTATION.known(token) for token in ("pink", "eaf", "fights", "…"))


def test_messages_print_their_fields() -> None:
    assert NOTATION.message(FACT_FOUGHT, ((3, 4), 2)) == "toy-fought dice=3-4 loss=2"
    assert NOTATION.message(WHY_NOT, (0b11,)) == "toy-why-not colours=red+blue"
    assert NOTATION.message(WHY_NOT, (0,)) == "toy-why-not colours=none"
    assert NOTATION.message(ASK_LOSS, (PASS,)) == "toy-ask-loss dice=pass"
    assert repr(Fact(FACT_FOUGHT, ((1,), 2))) == "Fact(toy-fought, ((1,), 2))"


def test_decoration_separates() -> None:
    assert split(" ann move a>b, c:d+e ") == ["ann", "move", "a", "b", "c", "d", "e"]


def test_aliases_parse_and_do_not_print() -> None:
    notation = Notation([Domain("card", ("", "1", "2"), {"ace": 1})])
    assert notation.parse("card", "ace") == 1
    assert notation.token("card", 1) == "1"
    with pytest.raises(BadInput):
        notation.parse("card", "")
