"""Parts of sentences that the sentence inflects: a card, a tile, a list of cards."""

import functools
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentType

from stol.text import Say
from stol.text.languages import FORMATS, without_private_use

NOMINATIVE: Final = "nom"


class Inflected(FluentType):
    """Said in the nominative by `{ $card }`, in another grammatical case by `{ FORM($card, case: "acc") }`."""

    def in_case(self, case: str) -> str:
        raise NotImplementedError

    def format(self, locale: Locale) -> str:  # noqa: ARG002 - the words know their language
        return self.in_case(NOMINATIVE)

    def __str__(self) -> str:
        return self.in_case(NOMINATIVE)


@dataclass(frozen=True)
class Phrase(Inflected):
    """A message that is said inside another. It has a selector on `$case` where its language needs one."""

    say: Say
    message: str
    named: tuple[tuple[str, object], ...]

    def in_case(self, case: str) -> str:
        return self.say(self.message, **dict(self.named), case=case)

    __str__ = Inflected.__str__


@dataclass(frozen=True)
class PhraseList(Inflected):
    """Several phrases or texts, joined as the language joins a list."""

    language: str
    items: tuple[Phrase | str, ...]

    def in_case(self, case: str) -> str:
        return join(self.language, [in_case(item, case=case) for item in self.items])

    __str__ = Inflected.__str__


def phrase(say: Say, message: str, /, **named: object) -> Phrase:
    """`phrase(say, "pixies-card", value=4)`: an argument for another message."""
    return Phrase(say, message, tuple(named.items()))


def phrases(say: Say, items: Iterable[Phrase | str]) -> PhraseList:
    """A list as an argument for another message; FORM inflects each of its phrases."""
    return PhraseList(say.language, tuple(items))


def in_case(item: Any, *, case: str) -> str:  # noqa: ANN401 - Fluent passes any argument
    """Fluent's function FORM. Texts that can't be inflected, such as names, stay as they are."""
    return item.in_case(case) if isinstance(item, Inflected) else str(item)


def list_text(say: Say, items: Iterable[str]) -> str:
    """Texts joined as the language joins a list: a, b and c."""
    return join(say.language, list(items))


def join(language: str, items: list[str]) -> str:
    return format_list(items, locale=list_locale(language)) if items else ""


@functools.cache
def list_locale(language: str) -> Locale:
    tag = without_private_use(language)
    return Locale.parse(FORMATS.get(tag, tag), sep="-")
