"""All texts that people read: Fluent messages, in a folder for each language."""

import functools
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar, cast

from stol.errors import Argument, Explained, Reason
from stol.text.languages import ENGLISH

LONGEST = 200
"""Maximum characters of a value that is quoted in a message; longer than any move."""
CODES = ", "
"""Separator of codes, such as numbers of rules, in every language."""
E = TypeVar("E", bound=Explained)


class Say(Protocol):
    """`say("hello", name="Ana")`: a message in one language, with its arguments filled in."""

    language: str
    """Its BCP 47 tag, such as `sr-Latn`."""

    def __call__(self, message: str, /, **named: object) -> str: ...

    def __hash__(self) -> int:
        """Hashable, so that functions of a language can be cached."""


Wording: TypeAlias = Mapping[str, Callable[[Any], object]]
"""By the name of an argument, a function that turns its code into a name: `{"card": card_name}`."""


@functools.cache
def speak(language: str = ENGLISH) -> Say:
    """The messages of a language. A missing message is in English."""
    from stol.text.files import words  # noqa: PLC0415 - slow to load, and most programs need no message

    own, english = words(language), words(ENGLISH)

    @functools.lru_cache(maxsize=8192)
    def say(message: str, /, **named: object) -> str:
        chosen = own if own.has_message(message) else english
        return chosen.plain[message] if message in chosen.plain else chosen.formatted(message, named)

    speaker = cast("Say", say)
    speaker.language = language
    return speaker


def explain(reason: Reason, say: Say, wording: Wording | None = None, *, variant: str = "") -> str:
    """A reason as a sentence of a language, with its rules. Codes become names if the wording has a function for them.

    With a variant such as `at-`, the message `at-MESSAGE` is used where there is one. Items of a list use the function
    of its singular: `cards` that of `card`.
    """
    from stol.text.phrases import phrase, phrases  # noqa: PLC0415 - as above

    wording = wording or {}

    def argument_words(name: str, value: Argument) -> object:
        if name in wording:
            return wording[name](value)
        if isinstance(value, tuple):
            return list_words(name.removesuffix("s"), value)
        return reason_words(value) if isinstance(value, Reason) else value

    def list_words(name: str, items: tuple[str, ...]) -> object:
        if name not in wording:
            return CODES.join(items)
        return phrases(say, [cast("str", wording[name](item)) for item in items])

    def reason_words(reason: Reason) -> object:
        """Without rules it is a phrase, which the sentence around it can inflect."""
        chosen = variant if variant and has_message(f"{variant}{reason.id}") else ""
        named = {name: argument_words(name, value) for name, value in reason.args.items()}
        sentence = phrase(say, f"{chosen}{reason.id}", **named)
        if not reason.rules:
            return sentence
        return say(f"{chosen}cited", sentence=str(sentence), count=len(reason.rules), rules=CODES.join(reason.rules))

    return str(reason_words(reason))


def has_message(message: str) -> bool:
    from stol.text.files import has  # noqa: PLC0415 - as above

    return has(message)


def counted_from_1(seat: int) -> int:
    return seat + 1


FOR_PEOPLE: Wording = dict.fromkeys(("seat", "other_seat", "first_seat", "last_seat"), counted_from_1)
"""Seats counted from 1, as people do; programs count from 0."""


def english(reason: Reason) -> str:
    """The reason in English, for the messages of exceptions."""
    return explain(reason, speak(ENGLISH))


def refused(kind: type[E], reason: Reason) -> E:
    """An error of that class, with the English text of the reason as its message."""
    return kind(english(reason), reason)


def quoted(value: object) -> str:
    """A value from outside as Python code, cut to LONGEST characters, since Fluent limits the length of arguments."""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def unquoted(typed: object) -> str:
    """The same without quotes, for messages that have quotes of their own."""
    text = repr(typed)[1:-1] if isinstance(typed, str) else repr(typed)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
