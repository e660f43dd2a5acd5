"""The results of an arena in a file, one line of JSON a game, so that it can be gone on with at any time."""

from importlib.metadata import version
from pathlib import Path
from typing import Any, Self

import msgspec

from stol.bots.arena import Arena, Played
from stol.errors import Argument, BadRecord, Reason
from stol.text import quoted, refused


class Header(msgspec.Struct):
    """The first line: what was played."""

    stol: str
    """The version, since bots change with it."""
    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int


def header(arena: Arena) -> Header:
    game = arena.game
    return Header(version("stol"), game.key, game.players, game.options, list(arena.bots), arena.seed)


class Results:
    """The games played so far, in a file if there is one."""

    def __init__(self, arena: Arena, path: Path | None = None) -> None:
        self.games: list[Played] = []
        self._file = path.open("a+b") if path else None
        try:
            self._go_on(arena)
        except BadRecord as error:
            self.close()
            named: dict[str, Argument] = {"file": str(path), "reason": error.reason}
            raise refused(BadRecord, Reason("refused-results", named)) from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._file:
            self._file.close()

    def deals(self) -> set[int]:
        """The deals that are finished."""
        return {game.deal for game in self.games}

    def add(self, games: list[Played]) -> None:
        """All games of a deal, on disk at once."""
        self.games += games
        self._write(games)

    def _write(self, lines: list[Any]) -> None:
        if self._file:
            self._file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
            self._file.flush()

    def _go_on(self, arena: Arena) -> None:
        """Read what there is, and cut off what is not whole."""
        if not self._file:
            return
        self._file.seek(0)
        first, *lines = self._file.read().splitlines(keepends=True) or [b""]
        if not first:
            self._write([header(arena)])
            return
        check(first, header(arena))
        whole = finished(lines, len(arena.seatings))
        self.games = [read(number, line) for number, line in enumerate(lines[:whole], 2)]
        self._file.truncate(len(first) + sum(map(len, lines[:whole])))


def check(line: bytes, expected: Header) -> None:
    """Refuse the results of another arena."""
    try:
        found = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise refused(BadRecord, Reason("refused-results-none")) from None
    for name in expected.__struct_fields__:
        theirs, ours = getattr(found, name), getattr(expected, name)
        if theirs != ours:
            named = {"name": name, "theirs": quoted(theirs), "ours": quoted(ours)}
            raise refused(BadRecord, Reason("refused-results-other", named))


def finished(lines: list[bytes], games_a_deal: int) -> int:
    """How many lines belong to whole deals. The last line may be cut off, and the last deal with it."""
    whole = len(lines) - (1 if lines and not lines[-1].endswith(b"\n") else 0)
    return whole - whole % games_a_deal


def read(number: int, line: bytes) -> Played:
    try:
        return msgspec.json.decode(line, type=Played)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        named = {"line": str(number), "problem": str(error)}
        raise refused(BadRecord, Reason("refused-results-line", named)) from None
