"""All words that people read, by language: Fluent files in a folder of the language's name."""

import functools
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from stol.errors import Argument, Explained, Reason
from stol.text.languages import ENGLISH

LONGEST = 200
"""No move has as many letters."""
CODES = ", "
"""Between codes, such as numbers of rules, in every language."""
E = TypeVar("E", bound=Explained)


class Say(Protocol):
    """`say("hello", name="Ana")`: a message in one language, with what it names filled in."""

    language: str
    """Its BCP 47 tag, such as `sr-Latn`."""

    def __call__(self, message: str, /, **named: object) -> str: ...

    def __hash__(self) -> int:
        """What is said in a language can be cached."""


Wording: TypeAlias = Mapping[str, Callable[[Any], object]]
"""By the name of an argument, how to say it: `{"card": named}` for names in place of codes, as text or as a phrase."""


@functools.cache
def speak(language: str = ENGLISH) -> Say:
    """The words of a language. A message it lacks is said in English."""
    from stol.text.files import words  # noqa: PLC0415 - takes its time to load, and most programs never say a word

    own, english = words(language), words(ENGLISH)

    @functools.lru_cache(maxsize=8192)
    def say(message: str, /, **named: object) -> str:
        chosen = own if own.has_message(message) else english
        return chosen.plain[message] if message in chosen.plain else chosen.formatted(message, named)

    speaker = cast("Say", say)
    speaker.language = language
    return speaker


def explain(reason: Reason, say: Say, wording: Wording | None = None, *, variant: str = "") -> str:
    """A reason as a sentence of a language, with its rules. Codes stay codes, but for arguments that the wording names.

    With a variant such as `at-`, messages are said by their namesakes `at-MESSAGE` where there are any. What a list
    contains is said by the wording of its singular: `cards` by `card`.
    """
    from stol.text.phrases import phrase, phrases  # noqa: PLC0415 - as above

    wording = wording or {}

    def told(name: str, value: Argument) -> object:
        if name in wording:
            return wording[name](value)
        if isinstance(value, tuple):
            return listed(name.removesuffix("s"), value)
        return said(value) if isinstance(value, Reason) else value

    def listed(name: str, items: tuple[str, ...]) -> object:
        if name not in wording:
            return CODES.join(items)
        return phrases(say, [cast("str", wording[name](item)) for item in items])

    def said(reason: Reason) -> object:
        """Without rules it is a phrase, so that the sentence around it may inflect it."""
        chosen = variant if variant and has_message(f"{variant}{reason.id}") else ""
        named = {name: told(name, value) for name, value in reason.args.items()}
        sentence = phrase(say, f"{chosen}{reason.id}", **named)
        if not reason.rules:
            return sentence
        return say(f"{chosen}cited", sentence=str(sentence), count=len(reason.rules), rules=CODES.join(reason.rules))

    return str(said(reason))


def has_message(message: str) -> bool:
    from stol.text.files import has  # noqa: PLC0415 - as above

    return has(message)


def counted_from_1(seat: int) -> int:
    return seat + 1


FOR_PEOPLE: Wording = dict.fromkeys(("seat", "other_seat", "first_seat", "last_seat"), counted_from_1)
"""Programs count seats from 0, people from 1."""


def english(reason: Reason) -> str:
    """For error messages, which programs and their authors read."""
    return explain(reason, speak(ENGLISH))


def refused(kind: type[E], reason: Reason) -> E:
    """The error of that kind, with the reason's own words as its message."""
    return kind(english(reason), reason)


def quoted(value: object) -> str:
    """A value that came in, as code; only the beginning of what is longer than any move, since Fluent takes no more."""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def unquoted(typed: object) -> str:
    """What was typed, for messages that have the quotes; like `quoted` it shows what can't be printed as code."""
    text = repr(typed)[1:-1] if isinstance(typed, str) else repr(typed)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
