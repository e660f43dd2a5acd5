"""The Fluent files: a folder for each language."""

import functools
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stol.text.languages import ENGLISH, FORMATS, LATIN_FROM_CYRILLIC, SHIPPED, without_private_use

if TYPE_CHECKING:  # takes its time to load
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
MORE_LANGUAGES = "STOL_LANGUAGES_DIR"
"""Environment variable: a second folder of languages, to try out one that is being written. Its messages come first."""
START = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
"""Of a message."""
PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]*[^{}\s])$(?!\n+ )", re.MULTILINE)
"""A message of one line that names nothing: it is said as it is written."""
TAG = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?(-x-[a-z]{1,8})?")
"""The name of a language's folder: a BCP 47 tag such as `pl`, `sr-Cyrl`, `pt-BR` or, for tests, `en-x-long`."""


def folders() -> list[Path]:
    more = os.environ.get(MORE_LANGUAGES)
    return [FOLDER, Path(more)] if more else [FOLDER]


def languages() -> tuple[str, ...]:
    """Those that there are words in, shipped or not."""
    found = {path.name for folder in folders() for path in folder.iterdir() if [*path.glob("*.ftl")]}
    return tuple(sorted(found | {made for made, source in LATIN_FROM_CYRILLIC.items() if source in found}))


def is_language(tag: str) -> bool:
    """Whether pages can be read in this language: it is shipped, or there is a folder of that name."""
    return tag in SHIPPED or (TAG.fullmatch(tag) is not None and tag in languages())


def read_sources(language: str) -> dict[Path, str]:
    """The Fluent files of a language with their contents; those in Latin letters may be made from Cyrillic ones."""
    if language in LATIN_FROM_CYRILLIC:
        from stol.text.cyrillic import to_latin  # noqa: PLC0415 - for one language only

        return {path: to_latin(source) for path, source in read_sources(LATIN_FROM_CYRILLIC[language]).items()}
    paths = [path for folder in folders() for path in sorted((folder / language).glob("*.ftl"))]
    return {path: path.read_text(encoding="utf-8") for path in paths}


class Words:
    """The messages of a language. Loading Fluent and parsing a file are slow, so both wait until they are needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.sources = read_sources(language)
        self.files = {message: path for path, source in self.sources.items() for message in START.findall(source)}
        self.plain = {message: said for source in self.sources.values() for message, said in PLAIN.findall(source)}
        self.parsed: set[Path] = set()

    @functools.cached_property
    def bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - see above

        from stol.text.phrases import in_case  # noqa: PLC0415 - see above

        locale = without_private_use(self.language)
        functions: dict[str, Any] = {"FORM": in_case}  # declared to give a FluentType, but a text is as good
        # HTML isolates what it needs to.
        return FluentBundle([FORMATS.get(locale, locale)], functions=functions, use_isolating=False)

    def has_message(self, message: str) -> bool:
        return message in self.files

    def formatted(self, message: str, named: dict[str, object]) -> str:
        """A message by Fluent, with what it names."""
        self.parse(self.files[message])
        pattern = self.bundle.get_message(message).value
        text, problems = self.bundle.format_pattern(pattern, named) if pattern else ("", [])
        if problems:
            raise problems[0]
        return str(text)

    def parse(self, path: Path) -> None:
        from fluent.runtime import FluentResource  # noqa: PLC0415 - see above

        if path not in self.parsed:  # two threads at once may both parse it, which does no harm
            self.bundle.add_resource(FluentResource(self.sources[path]))
            self.parsed.add(path)


@functools.cache
def words(language: str) -> Words:
    return Words(language)


def has(message: str) -> bool:
    """Whether there is such a message, in English at least."""
    return words(ENGLISH).has_message(message)
