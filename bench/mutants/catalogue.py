"""The list of mutants: in each, one text of a file is replaced by another."""

from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

import msgspec

FILE = Path(__file__).with_name("mutants.toml")


class Revision(StrEnum):
    BEFORE = "before"
    AFTER = "after"


class Package(StrEnum):
    """In the order in which they are tried: the quick ones first."""

    RULES = "rules"
    TABLE = "table"
    WEB = "web"


COMMITS = {Revision.BEFORE: "e474d0e", Revision.AFTER: "HEAD"}


class Respelling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parts of a mutant that differ at the later revision."""

    file: str | None = None
    old: str | None = None
    new: str | None = None
    likely: str | None = None


class Spelling(NamedTuple):
    """A mutant at one revision: `old` occurs once in `file` and is replaced by `new`."""

    file: str
    old: str
    new: str


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One fault."""

    id: str
    package: Package
    file: str
    old: str
    new: str
    breaks: str
    """What goes wrong with it, in one sentence."""
    likely: str
    """Test files with this in their path run first."""
    game: str = ""
    """The game, if the fault is in its rules."""
    after: Respelling = Respelling()

    @property
    def suite(self) -> str:
        """The name of the tests that it runs against: a game or a package."""
        return self.game or self.package

    def at(self, revision: Revision) -> Spelling:
        if revision is Revision.BEFORE:
            return Spelling(self.file, self.old, self.new)
        return Spelling(self.after.file or self.file, self.after.old or self.old, self.after.new or self.new)

    def likely_at(self, revision: Revision) -> str:
        return self.likely if revision is Revision.BEFORE else self.after.likely or self.likely


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mutant: list[Mutant]


def mutants() -> list[Mutant]:
    return msgspec.toml.decode(FILE.read_bytes(), type=Catalogue).mutant


def mutated(text: str, spelling: Spelling) -> str:
    """The text of a file with the fault in it. ValueError if the old text does not occur exactly once."""
    if (count := text.count(spelling.old)) != 1:
        raise ValueError(f"{spelling.old!r} stands {count} times in {spelling.file}, not once")
    return text.replace(spelling.old, spelling.new)
