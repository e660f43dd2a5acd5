"""The rules as people read them: complete, and with the numbers that the games really have, in every language."""

import re
from collections.abc import Callable
from math import atan2, tau
from typing import Final

import pytest

from stol.games.ingenious.components import PRINTED
from stol.games.onecard.deck import OWN
from stol.text import speak
from stol.text.files import read_sources
from stol.text.languages import ENGLISH, SHIPPED
from web.learn import stated_clustered, stated_ingenious, stated_onecard, stated_pixies

RULES: Final = {"pixies": ("p", 20), "onecard": ("o", 14), "clustered": ("c", 19), "ingenious": ("i", 18)}
"""The letter and the number of rules."""
STATED: Final[dict[str, Callable[[], set[int]]]] = {
    **stated_pixies.STATED,
    **stated_onecard.STATED,
    **stated_clustered.STATED,
    **stated_ingenious.STATED,
}
RULE_NUMBER: Final = re.compile(r"\b[POCI]\d+\b")
MESSAGE: Final = re.compile(r"^((?:rule|term)-[\w-]+) =", re.MULTILINE)
CODE: Final = OWN[0]
"""The example of a card of a deck that is typed in."""

every_language = pytest.mark.parametrize("language", SHIPPED)


def rule_messages() -> list[str]:
    """All rules and terms, in English."""
    return [
        name
        for path, text in read_sources(ENGLISH).items()
        if path.name.startswith("rules-")
        for name in MESSAGE.findall(text)
    ]


def numbers_in(text: str) -> set[int]:
    """The numbers that a text states, without those of rules and codes."""
    return {int(digits) for digits in re.findall(r"\d+", RULE_NUMBER.sub("", text.replace(CODE, "")))}


@pytest.mark.parametrize("game", RULES)
def test_every_rule_of_a_game_has_a_text_and_no_other_number_has(game: str) -> None:
    letter, count = RULES[game]
    found = [name for name in rule_messages() if re.fullmatch(rf"rule-{letter}\d+", name)]
    assert found == [f"rule-{letter}{number}" for number in range(1, count + 1)]


def test_every_text_that_states_a_number_is_compared_with_the_game() -> None:
    say = speak(ENGLISH)
    assert {name for name in rule_messages() if numbers_in(say(name))} == set(STATED)


@pytest.mark.parametrize("message", STATED)
def test_a_rule_states_the_numbers_that_the_game_has_in_every_language(message: str) -> None:
    found = {language: numbers_in(speak(language)(message)) for language in SHIPPED}
    assert found == dict.fromkeys(SHIPPED, STATED[message]())


def test_a_ruling_belongs_to_a_rule_and_a_word_has_its_meaning() -> None:
    names = rule_messages()
    assert all(name.removesuffix("-ruling") in names for name in names)
    words = {name.removesuffix("-about") for name in names if name.startswith("term-")}
    assert {name for name in names if name.startswith("term-")} == words | {f"{word}-about" for word in words}


@every_language
def test_the_rule_on_decks_names_the_option_of_the_set_up_page_and_a_card_as_it_is_typed(language: str) -> None:
    say = speak(language)
    assert say("option-onecard-deck") in say("rule-o3")
    assert CODE in say("rule-o3")


def test_the_printed_symbols_are_named_clockwise_from_the_top_left_corner() -> None:
    say = speak(ENGLISH)
    text = say("rule-i2")
    named = sorted(PRINTED, key=lambda letter: text.index(say(f"colour-{letter}")))
    assert named == sorted(PRINTED, key=lambda letter: clockwise_from_top_left(*PRINTED[letter]))


def clockwise_from_top_left(q: int, r: int) -> float:
    """The angle of a space as it is drawn, from the top left corner on."""
    return (atan2(1.5 * r, 3**0.5 * (q + r / 2)) - atan2(-1.5, -(3**0.5) / 2)) % tau


@every_language
def test_rules_raise_their_voice_for_the_cry_only(language: str) -> None:
    say = speak(language)
    loud = [name for name in rule_messages() if "!" in say(name).replace(say("ingenious-cry"), "")]
    assert loud == []
