"""The Fluent files: a folder for each language."""

import functools
import re
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # takes its time to load
    from fluent.runtime import FluentBundle

FOLDER = Path(__file__).parent
START = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
"""Of a message."""
PLAIN = re.compile(r"^([a-z][\w-]*) = ([^{}\n]*[^{}\s])$(?!\n+ )", re.MULTILINE)
"""A message of one line that names nothing: it is said as it is written."""


def languages() -> tuple[str, ...]:
    """Those that there are words in."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


class Words:
    """The messages of a language. Loading Fluent and parsing a file are slow, so both wait until they are needed."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.sources = {path: path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))}
        self.files = {message: path for path, source in self.sources.items() for message in START.findall(source)}
        self.plain = {message: said for source in self.sources.values() for message, said in PLAIN.findall(source)}
        self.parsed: set[Path] = set()

    @functools.cached_property
    def bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - see above

        return FluentBundle([self.language], use_isolating=False)  # HTML isolates what it needs to itself

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
    return words("en").has_message(message)
