"""The Fluent files: a folder for each language."""

import functools
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parent


def languages() -> tuple[str, ...]:
    """Those that there are words in."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


@functools.cache
def bundle(language: str) -> FluentBundle:
    """Every file of a language."""
    words = FluentBundle([language], use_isolating=False)  # HTML isolates what it needs to itself
    for path in sorted((FOLDER / language).glob("*.ftl")):
        words.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return words


def has(message: str) -> bool:
    """Whether there is such a message, in English at least."""
    return bool(bundle("en").has_message(message))
