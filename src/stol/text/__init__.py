"""All words that people read, by language: Fluent files in a folder of the language's name."""

import functools
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from stol.errors import Argument, IllegalMove, Reason

DEFAULT = "en"
LONGEST = 200
"""No move has as many letters."""

Say: TypeAlias = Callable[..., str]
"""`say("hello", name="Ana")`: a message in one language, with what it names filled in."""
Wording: TypeAlias = Mapping[str, Callable[[Any], str]]
"""By the name of an argument, how to say it: `{"card": called}` for names in place of codes."""


@functools.cache
def speak(language: str = DEFAULT) -> Say:
    """The words of a language. A message it lacks is said in English."""
    from stol.text.files import bundle  # noqa: PLC0415 - takes its time to load, and most programs never say a word

    own, english = bundle(language), bundle(DEFAULT)

    @functools.lru_cache(maxsize=8192)
    def say(message: str, /, **named: object) -> str:
        words = own if own.has_message(message) else english
        pattern = words.get_message(message).value
        text, problems = words.format_pattern(pattern, named) if pattern else ("", [])
        if problems:
            raise problems[0]
        return str(text)

    return say


def explain(reason: Reason, say: Say, wording: Wording | None = None) -> str:
    """A reason as a sentence of a language. Codes stay codes, but for those arguments that the wording names."""

    def told(name: str, value: Argument) -> str | int:
        if wording and name in wording:
            return wording[name](value)
        return explain(value, say, wording) if isinstance(value, Reason) else value

    return say(reason.id, **{name: told(name, value) for name, value in reason.args.items()})


def english(reason: Reason) -> str:
    """For error messages, which programs and their authors read."""
    return explain(reason, speak(DEFAULT))


def refused(reason: Reason) -> IllegalMove:
    """The error for a move that is refused before it is looked at: the reason names the move itself."""
    return IllegalMove(english(reason), reason)


def quoted(typed: object) -> str:
    """What came in as a move; only the beginning of what is longer than any move, since Fluent takes no more."""
    text = repr(typed)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
