"""Every form of question: list, count, check, sample, parse and format agree."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regio.kernel.errors import BadInput, IllegalDecision, RegioError
from regio.kernel.messages import Refusal
from regio.kernel.notation import DONE, NONE, PASS, split
from regio.kernel.questions import Counts, Deal, One, Question, Some, Term, nth_vector, vectors, ways
from tests.kernel.toy import ASK_PICK, COLOURS, KINDS, NOTATION, WHY_NOT, WHY_TERM


def one(options: list[int], domain: str = "colour") -> One:
    return One(0, ASK_PICK, (), domain, options)


def some(items: list[int], least: int, most: int) -> Some:
    return Some(0, ASK_PICK, (), "colour", items, least, most)


def counts(bounds: list[int], least: int, most: int) -> Counts:
    return Counts(0, ASK_PICK, (), "colour", list(range(len(bounds))), bounds, least, most)


def deal(values: list[int], most: int) -> Deal:
    def terms() -> Iterator[Term]:
        for value in values:
            yield (0, value, value + 1)
        yield (1,)

    def objects(package: tuple[Term, ...]) -> Refusal | None:
        return Refusal(WHY_TERM, (), "9") if len(package) > 1 and (1,) in package else None

    return Deal(0, ASK_PICK, (), KINDS, terms, objects, most)


colours = st.lists(st.sampled_from(range(len(COLOURS))), min_size=1, max_size=4, unique=True)


@st.composite
def questions(draw: st.DrawFn) -> Question:
    kind = draw(st.sampled_from(("one", "words", "some", "counts", "deal")))
    if kind == "one":
        return one(draw(colours))
    if kind == "words":
        return one([PASS, *draw(colours), DONE])
    if kind == "some":
        items = draw(colours)
        most = draw(st.integers(1, 5))
        return some(items, draw(st.integers(0, min(most, len(items)))), most)
    if kind == "counts":
        bounds = draw(st.lists(st.integers(0, 3), min_size=1, max_size=4))
        most = draw(st.integers(0, sum(bounds) + 2))
        return counts(bounds, draw(st.integers(0, min(most, sum(bounds)))), most)
    return deal(draw(st.lists(st.sampled_from((0, 1)), unique=True)), draw(st.integers(1, 3)))


@given(questions(), st.integers(0, 1 << 30))
@settings(max_examples=300, deadline=None)
def test_list_count_check_sample_and_notation_agree(question: Question, seed: int) -> None:
    listed = list(question.answers())
    assert len(listed) == question.count() > 0
    assert len(set(listed)) == len(listed)
    assert question.forced() == (len(listed) == 1 and question.form != "deal")
    for answer in listed:
        assert question.legal(answer)
        question.check(answer, NOTATION)
        tokens = split(question.format(answer, NOTATION))
        assert question.parse(tokens, NOTATION) == (answer, len(tokens))
        with_more = [*tokens, "no-such-token"]
        assert question.parse(with_more, NOTATION) == (answer, len(tokens))
    rng = random.Random(seed)
    for _ in range(10):
        assert question.sample(rng) in listed


WRONG: tuple[Any, ...] = (
    ((0,), 3),
    ([0], {}),
    None,
    True,
    1.0,
    "red",
    (),
    [],
    (99,),
    (True,),
    -77,
    99,
    ((),),
    {0: 1},
    ((0, 0), ()),
    (0, 0),
    ((9, 9),),
)


@given(questions())
@settings(max_examples=150, deadline=None)
def test_nothing_else_is_legal(question: Question) -> None:
    listed = list(question.answers())
    for answer in WRONG:
        exact = [other for other in listed if repr(other) == repr(answer)]
        assert question.legal(answer) == bool(exact), answer
        if not exact:
            with pytest.raises(IllegalDecision, match=r"allowed:|toy-why-term"):
                question.check(answer, NOTATION)


@pytest.mark.parametrize(
    "question",
    [one([0, 1, 2]), some([0, 1, 2, 3], 1, 3), some([0, 1, 3], 0, 2), counts([2, 0, 3], 1, 4), counts([5], 0, 3)],
    ids=("one", "some", "some-none", "counts", "counts-single"),
)
def test_samples_are_fair(question: Question) -> None:
    rng = random.Random(5)
    n = question.count()
    seen = Counter(question.sample(rng) for _ in range(n * 400))
    assert set(seen) == set(question.answers())
    assert all(300 < count < 500 for count in seen.values()), seen


@given(st.lists(st.integers(0, 3), max_size=4).map(tuple), st.integers(0, 5), st.integers(0, 8))
@settings(max_examples=200, deadline=None)
def test_vectors_are_counted_and_numbered(bounds: tuple[int, ...], least: int, most: int) -> None:
    listed = list(vectors(bounds, least, most))
    assert listed == sorted(set(listed))
    assert len(listed) == sum(ways(bounds, most)[least : most + 1])
    assert [nth_vector(bounds, least, most, i) for i in range(len(listed))] == listed


def test_order_and_repetition_in_notation_do_not_matter() -> None:
    assert some([0, 1, 2], 0, 3).parse(["blue", "red"], NOTATION) == ((0, 1), 2)
    assert counts([2, 3], 0, 5).parse(["blue", "2", "red", "blue"], NOTATION) == ((1, 3), 4)
    assert some([0, 1], 0, 2).parse(["none"], NOTATION) == ((), 1)
    assert counts([2, 3], 0, 5).parse(["none", "red"], NOTATION) == ((0, 0), 1)


def test_short_tokens_stand_for_the_only_item_that_ends_so() -> None:
    green = Counts(0, ASK_PICK, (), "colour", [0, 2], [2, 2], 1, 4)
    assert green.parse(["leaf", "2"], NOTATION) == ((0, 2), 2)
    both = Counts(0, ASK_PICK, (), "colour", [2, 3], [2, 2], 1, 4)
    with pytest.raises(BadInput, match="missing at 'leaf'"):
        both.parse(["leaf", "2"], NOTATION)


def test_parsing_names_what_is_missing() -> None:
    with pytest.raises(BadInput, match="toy-ask-pick is missing"):
        one([0]).parse([], NOTATION)
    with pytest.raises(BadInput, match="unknown colour 'rad'"):
        one([0]).parse(["rad"], NOTATION)
    with pytest.raises(BadInput, match="missing at 'pink'"):
        some([0, 1], 1, 2).parse(["pink"], NOTATION)
    with pytest.raises(BadInput, match="needs 2 parameters"):
        deal([0], 2).parse(["give", "red"], NOTATION)
    with pytest.raises(BadInput, match="no term of a deal"):
        deal([0], 2).parse(["war"], NOTATION)


def test_a_refused_option_names_its_rule_and_reason() -> None:
    refusal = Refusal(WHY_NOT, (0b1010,), "1.3")
    question = One(0, ASK_PICK, (), "colour", [0], "1", lambda: [(1, refusal)])
    with pytest.raises(IllegalDecision) as caught:
        question.check(1, NOTATION)
    assert str(caught.value) == "blue: toy-why-not colours=blue+red-leaf (§1.3)"
    assert (caught.value.rule, caught.value.refusal) == ("1.3", refusal)
    with pytest.raises(IllegalDecision) as caught:
        question.check(1, NOTATION, lambda refusal: "so it is")
    assert str(caught.value) == "blue: so it is (§1.3)"
    with pytest.raises(IllegalDecision) as caught:
        question.check(2, NOTATION)
    assert str(caught.value) == "'green-leaf' is no answer to toy-ask-pick; allowed: red (§1)"
    assert caught.value.refusal is None


def test_a_deal_is_refused_by_its_own_rule() -> None:
    question = deal([0], 3)
    with pytest.raises(IllegalDecision) as caught:
        question.check(((0, 0, 1), (1,)), NOTATION)
    assert caught.value.rule == "9"
    assert str(caught.value) == "give red 1 ; peace: toy-why-term (§9)"


def test_no_deal_is_the_empty_package() -> None:
    assert deal([0], 2).parse(["none"], NOTATION) == ((), 1)
    assert deal([0], 2).format((), NOTATION) == NOTATION.token("word", NONE)


def test_a_question_without_answers_is_a_fault_of_the_rules() -> None:
    for question in (one([]), counts([1, 1], 3, 4), some([0], 2, 3)):
        with pytest.raises(RegioError, match="toy-ask-pick has no answer"):
            question.forced()
