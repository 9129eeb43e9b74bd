"""How a game ended, as it is printed."""

from regio.kernel.rules import Result


def test_a_result_says_what_it_is() -> None:
    assert repr(Result((4,), "domination", (1, 2))) == "Result(winners=(4,), kind='domination', points=(1, 2))"
