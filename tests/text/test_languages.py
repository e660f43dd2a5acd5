"""Every shipped language has every message, with the variables that the code passes, for every number."""

import itertools
from collections.abc import Iterator
from datetime import date

import pytest

from stol.text import speak
from stol.text.cyrillic import to_latin
from stol.text.files import FOLDER, languages, read_sources
from stol.text.languages import ENGLISH, LATIN_FROM_CYRILLIC, SHIPPED
from text.catalogue import CATEGORIES, Message, catalogue, known_variables

ENGLISH_ONLY = {"api.ftl", "learners.ftl"}
"""Files that only programs and their authors read."""
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25)
MOST_CASES = 96
"""Combinations of variants that are tried for one message and number; no message needs more."""

translated = pytest.mark.parametrize("language", [tag for tag in SHIPPED if tag != ENGLISH])
every_language = pytest.mark.parametrize("language", SHIPPED)


def to_translate() -> dict[str, Message]:
    return {name: message for name, message in catalogue(ENGLISH).items() if message.file not in ENGLISH_ONLY}


@every_language
def test_the_points_of_a_zone_read_as_a_product_and_stay_on_one_line(language: str) -> None:
    _, size = speak(language)("pixies-zone-of", cards=5, each=3).split(" ")  # other spaces don't break
    assert size.replace("\N{NO-BREAK SPACE}", "") == "5×3="  # the points stand behind it


@translated
def test_a_shipped_language_lacks_no_message_and_has_none_too_many(language: str) -> None:
    assert set(to_translate()) - set(catalogue(language)) == set()
    assert set(catalogue(language)) - set(to_translate()) == set()


@translated
def test_a_translation_uses_only_what_the_code_passes(language: str) -> None:
    own = catalogue(language)
    unknown = {name: own[name].variables - known_variables(name) for name in own.keys() & to_translate().keys()}
    assert {name: variables for name, variables in unknown.items() if variables} == {}


@translated
def test_a_translation_leaves_out_nothing_that_english_shows(language: str) -> None:
    own, english = catalogue(language), to_translate()
    lost = {name: english[name].shown - own[name].variables for name in english.keys() & own.keys()}
    assert {name: variables for name, variables in lost.items() if variables} == {}


@every_language
def test_every_selector_is_tried_with_every_kind_of_number(language: str) -> None:
    say = speak(language)
    for name, message in catalogue(language).items():
        for number in NUMBERS:
            for arguments in cases(name, message, number):
                said = say(name, **arguments)
                assert "{" not in said, (name, arguments)
                assert "???" not in said, (name, arguments)


@translated
def test_a_number_that_english_says_is_said(language: str) -> None:
    """In Serbian, Croatian and Russian `[one]` is also 21: a variant that writes the word for one would be wrong."""
    own, english = speak(language), speak(ENGLISH)
    lost = [
        (name, number, own(name, **arguments))
        for name, message in to_translate().items()
        if message.numbers() and name in catalogue(language)
        for number in (21, 22, 25)
        for arguments in cases(name, message, number)
        if str(number) in english(name, **arguments) and str(number) not in own(name, **arguments)
    ]
    assert lost == []


def cases(name: str, message: Message, number: int) -> Iterator[dict[str, object]]:
    """Arguments for a message: this number for all numbers, and each combination of the other variants."""
    english = catalogue(ENGLISH).get(name, message)
    numbers = message.numbers() | english.numbers()
    words = {
        variable: sorted(keys | english.chosen_by.get(variable, set()))
        for variable, keys in message.chosen_by.items()
        if variable not in numbers
    }
    texts: dict[str, object] = dict.fromkeys(known_variables(name) - numbers - set(words), "X")
    texts |= dict.fromkeys(message.dates, date(2026, 7, 5))
    for chosen in itertools.islice(itertools.product(*words.values()), MOST_CASES):
        yield texts | dict(zip(words, chosen, strict=True)) | dict.fromkeys(numbers, number)


@every_language
def test_plural_categories_are_those_of_cldr(language: str) -> None:
    """A variant such as `[two]` that no number of the language chooses would never be said."""
    from babel import Locale  # noqa: PLC0415 - takes its time to load

    known = Locale.parse(language, sep="-").plural_form.tags | {"other"}
    wrong = {
        name: keys & CATEGORIES - known
        for name, message in catalogue(language).items()
        for variable, keys in message.chosen_by.items()
        if variable in message.numbers() and keys & CATEGORIES - known
    }
    assert wrong == {}


def test_serbian_in_latin_is_made_from_cyrillic_and_nothing_is_lost() -> None:
    assert LATIN_FROM_CYRILLIC == {"sr-Latn": "sr-Cyrl"}
    assert not (FOLDER / "sr-Latn").exists()
    assert to_latin("Њих пет игра, Џек чека; ЉУБАВ, Ђура и Pixies b4+1") == (
        "Njih pet igra, Džek čeka; LJUBAV, Đura i Pixies b4+1"
    )
    alphabet = "абвгдђежзијклљмнњопрстћуфхцчџш"
    assert len({to_latin(letter) for letter in alphabet}) == len(alphabet) == 30
    assert to_latin(alphabet.upper()).isupper()
    assert not any("\u0400" <= letter <= "\u04ff" for source in read_sources("sr-Latn").values() for letter in source)


def test_a_language_that_is_not_shipped_may_fall_back_to_english() -> None:
    assert set(SHIPPED) <= set(languages())
    assert speak("xx")("you") == speak(ENGLISH)("you")
