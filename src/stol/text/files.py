"""The Fluent files: a folder for each language."""

import functools
import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

FOLDER = Path(__file__).parent
START = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
"""Of a message."""


def languages() -> tuple[str, ...]:
    """Those that there are words in."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


class Words:
    """The messages of a language. A file is parsed when one of its messages is first asked for: parsing is slow."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)  # HTML isolates what it needs to itself
        self.sources = {path: path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))}
        self.files = {message: path for path, source in self.sources.items() for message in START.findall(source)}
        self.parsed: set[Path] = set()

    def has_message(self, message: str) -> bool:
        return message in self.files

    def get_message(self, message: str) -> Message:
        path = self.files[message]
        if path not in self.parsed:  # two threads at once may both parse it, which does no harm
            self.bundle.add_resource(FluentResource(self.sources[path]))
            self.parsed.add(path)
        return self.bundle.get_message(message)


@functools.cache
def words(language: str) -> Words:
    return Words(language)


def has(message: str) -> bool:
    """Whether there is such a message, in English at least."""
    return words("en").has_message(message)
