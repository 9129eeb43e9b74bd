"""The few words that a picture needs, in English and Russian."""

from __future__ import annotations

from typing import Final

LANGS: Final = ("en", "ru")

WORDS: Final[dict[str, tuple[str, str]]] = {
    "title": ("Here I Stand", "На том стою"),
    "turn": ("Turn {n}", "Ход {n}"),
    "active": ("active: {power}", "ходит: {power}"),
    "vp": ("VP", "ПО"),
    "kind-unfortified": ("unfortified", "неукреплённый город"),
    "kind-fortress": ("fortress", "крепость"),
    "kind-key": ("key", "ключевой город"),
    "kind-capital": ("capital", "столица"),
    "kind-electorate": ("electorate", "курфюршество"),
    "port": ("port", "порт"),
    "controlled": ("controlled by {power}", "контроль: {power}"),
    "religion-catholic": ("Catholic", "католический"),
    "religion-protestant": ("Protestant", "протестантский"),
    "religion-other": ("outside the struggle of faiths", "вне борьбы вер"),
    "unrest": ("unrest", "беспорядки"),
    "unrest-letter": ("U", "Б"),
    "siege": ("besieged by {power}", "осаждён: {power}"),
    "leader": ("leader {name}", "полководец {name}"),
    "reformer": ("reformer {name}", "реформатор {name}"),
    "university": ("Jesuit university", "иезуитский университет"),
    "fortress": ("fortress marker", "фишка крепости"),
    "haven": ("pirate haven", "пиратская гавань"),
    "piracy": ("piracy", "пиратство"),
    "unit-reg": ("regulars", "регулярные"),
    "unit-merc": ("mercenaries", "наёмники"),
    "unit-cav": ("cavalry", "кавалерия"),
    "unit-squadron": ("squadrons", "эскадры"),
    "unit-corsair": ("corsairs", "корсары"),
    "pass": ("pass", "перевал"),
    "connection": ("connection", "дорога"),
    "home": ("rim: home power", "ободок: родная держава"),
    "phase-setup": ("Set-up", "Подготовка"),
    "phase-card_draw": ("Card draw", "Добор карт"),
    "phase-diplomacy": ("Diplomacy", "Дипломатия"),
    "phase-diet_of_worms": ("Diet of Worms", "Вормсский сейм"),
    "phase-spring_deployment": ("Spring deployment", "Весеннее развёртывание"),
    "phase-action": ("Actions", "Действия"),
    "phase-winter": ("Winter", "Зима"),
    "phase-new_world": ("New World", "Новый Свет"),
    "phase-victory": ("Victory", "Определение победы"),
}


def word(key: str, lang: str, **values: object) -> str:
    """The word for ``key``; a key that is not known is shown as plain text."""
    pair = WORDS.get(key)
    if pair is None:
        return key.split("-", 1)[-1].replace("_", " ")
    return pair[LANGS.index(lang)].format(**values)
