"""Pretend languages, made from English, that show whether pages have room for real ones."""

import functools
import itertools
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from stol.text.files import FOLDER

LONG, CYRILLIC = "en-x-long", "en-x-cyrl"
"""Words 40 % longer; and letters of Cyrillic, which are wider."""
WORD = re.compile(r"[A-Za-z]+")
KEPT = re.compile(r"\*\*|\b[POCI]\d+\b|/[\w/.-]+|\S*\d\S*|\b[A-Z]{4,}\b")
"""Markup, numbers of rules, paths and codes stay as they are."""
FILLER = "aeiou"
LATIN, LETTERS = "abcdefghijklmnopqrstuvwxyz", "абцдефгхижклмнопщрстувшхыз"
LOOK = str.maketrans(LATIN + LATIN.upper(), LETTERS + LETTERS.upper())


def lengthened(word: str) -> str:
    """A word with 40 % more letters, at least one."""
    more = max(1, round(len(word) * 0.4))
    return word + "".join(itertools.islice(itertools.cycle(FILLER), more))


def in_cyrillic(word: str) -> str:
    return word.translate(LOOK)


class Changed(Transformer):
    """Changes the words of all texts; variables, selectors and codes stay."""

    def __init__(self, change: Callable[[str], str]) -> None:
        self.change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - as fluent.syntax names it
        parts = re.split(f"({KEPT.pattern})", node.value)
        node.value = "".join(part if KEPT.fullmatch(part) else WORD.sub(self.changed, part) for part in parts)
        return node

    def changed(self, word: re.Match[str]) -> str:
        return self.change(word[0])


CHANGES = {LONG: lengthened, CYRILLIC: in_cyrillic}


@functools.cache
def changed(language: str) -> dict[str, str]:
    """The contents of a language's Fluent files by name, made once in a process: parsing takes its time."""
    texts = {source.name: source.read_text(encoding="utf-8") for source in (FOLDER / "en").glob("*.ftl")}
    change, serialize = Changed(CHANGES[language]).visit, FluentSerializer().serialize
    return {name: serialize(change(FluentParser().parse(text))) for name, text in texts.items()}


def write(folder: Path) -> None:
    """Both languages as folders of Fluent files, for `STOL_LANGUAGES_DIR`."""
    for language in CHANGES:
        target = folder / language
        shutil.rmtree(target, ignore_errors=True)
        target.mkdir(parents=True)
        for name, text in changed(language).items():
            (target / name).write_text(text, encoding="utf-8")
