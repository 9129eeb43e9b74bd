"""Translate Scripture: three languages, a New Testament and a Full Bible each (HIS §18.1)."""

from __future__ import annotations

from regio.his.actions import pay
from regio.his.attempts import AttemptString, attempts
from regio.his.context import G
from regio.his.debaters import bonus_left, uncommitted, use_bonus
from regio.his.powers import PROTESTANT
from regio.his.state import NO_VICTORY, State
from regio.his.tables_persons import DEBATER_ABILITY, DEBATER_SCOPE_ZONE, TRANSLATION_STEP
from regio.his.tables_religion import (
    FULL_BIBLE_GERMAN,
    LANGUAGES,
    NEW_TESTAMENT_GERMAN,
    STRING_FULL_BIBLE,
    STRING_NEW_TESTAMENT,
    TRANSLATION_BOXES,
)
from regio.kernel.messages import Refusal, message
from regio.kernel.notation import NONE
from regio.kernel.questions import One
from regio.kernel.rules import Procedure
from regio.series.bits import members

ASK_LANGUAGE = message("his-ask-language")
ASK_STEPS = message("his-ask-translation-steps", "zone:zone")
ASK_BONUS_STEP = message("his-ask-bonus-step")
FACT_TESTAMENT = message("his-testament-step", "zone:zone", "steps:n", "boxes:n")
FACT_BIBLE = message("his-bible-step", "zone:zone", "steps:n", "boxes:n")
FACT_TESTAMENT_DONE = message("his-testament-done", "zone:zone")
FACT_BIBLE_DONE = message("his-bible-done", "zone:zone")
WHY_ALL_TRANSLATED = message("his-why-all-translated")

TESTAMENT_BOXES = TRANSLATION_BOXES[NEW_TESTAMENT_GERMAN]
BIBLE_BOXES = TRANSLATION_BOXES[FULL_BIBLE_GERMAN]


def steps_left(s: State, language: int) -> int:
    """The steps to the end of the track on which a language stands: New Testament, then Full Bible."""
    if s.testament[language] < TESTAMENT_BOXES:
        return TESTAMENT_BOXES - s.testament[language]
    return BIBLE_BOXES - s.bible[language]


def open_languages(s: State) -> list[int]:
    """The languages with a step left."""
    return [language for language in LANGUAGES if steps_left(s, language)]


def refuse(g: G, power: int) -> Refusal | None:
    """Why nothing can be translated."""
    return None if open_languages(g.state) else Refusal(WHY_ALL_TRANSLATED, (), "18.1")


def translate(g: G, power: int) -> Procedure:
    """HIS §18.1 Translate Scripture: 1 CP a step, up to the end of one track, then perhaps a bonus step."""
    s = g.state
    language = yield One(power, ASK_LANGUAGE, (), "zone", open_languages(s), "18.1")
    most = min(s.cp, steps_left(s, language))
    count = yield One(power, ASK_STEPS, (language,), "n", range(1, most + 1), "18.1")
    pay(g, power, count)
    s.translated |= 1 << language
    yield from advance(g, language, count)
    yield from offer_bonus_step(g)


def advance(g: G, language: int, count: int) -> Procedure:
    """HIS §18.1: move the marker of a language; a completed track gives its attempts at once."""
    s = g.state
    if s.testament[language] < TESTAMENT_BOXES:
        s.testament[language] += count
        g.log(FACT_TESTAMENT, language, s.testament[language], TESTAMENT_BOXES)
        if s.testament[language] == TESTAMENT_BOXES:
            g.log(FACT_TESTAMENT_DONE, language)
            yield from attempts(g, AttemptString(STRING_NEW_TESTAMENT, zone=language))
        return
    s.bible[language] += count
    g.log(FACT_BIBLE, language, s.bible[language], BIBLE_BOXES)
    if s.bible[language] == BIBLE_BOXES:
        g.log(FACT_BIBLE_DONE, language)
        yield from attempts(g, AttemptString(STRING_FULL_BIBLE, zone=language))


def translators(s: State) -> list[int]:
    """HIS §18.2: debaters who may add a bonus step: their language got CP this impulse and is not finished."""
    if not s.translated or not bonus_left(s, PROTESTANT):
        return []
    return [
        debater
        for debater in members(uncommitted(s))
        if DEBATER_ABILITY[debater] == TRANSLATION_STEP
        and s.translated >> DEBATER_SCOPE_ZONE[debater] & 1
        and steps_left(s, DEBATER_SCOPE_ZONE[debater])
    ]


def offer_bonus_step(g: G) -> Procedure:
    """HIS §18.1: at most one bonus step an impulse; offered after each religious action of a translating impulse."""
    s = g.state
    if not s.translated or s.victory != NO_VICTORY:
        return
    choices = translators(s)
    if not choices:
        return
    debater = yield One(PROTESTANT, ASK_BONUS_STEP, (), "debater", [NONE, *choices], "18.1")
    if debater != NONE:
        use_bonus(g, PROTESTANT, debater)
        yield from advance(g, DEBATER_SCOPE_ZONE[debater], 1)
