"""The results of an arena in a JSON Lines file, one game per line, so that it can be resumed at any time."""

from importlib.metadata import version
from pathlib import Path
from typing import Any, Self

import msgspec

from stol.bots.arena import Arena, Played
from stol.errors import Argument, BadRecord, Reason
from stol.text import quoted, refused


class Header(msgspec.Struct):
    """The first line: the parameters of the arena."""

    stol: str
    """The version of stol, since bots may play differently in another."""
    game: str
    players: int
    options: dict[str, Any]
    bots: list[str]
    seed: int


def header(arena: Arena) -> Header:
    game = arena.game
    return Header(version("stol"), game.key, game.players, game.options, list(arena.bots), arena.seed)


class Results:
    """The games played so far, stored in a file if a path is given."""

    def __init__(self, arena: Arena, path: Path | None = None) -> None:
        self.games: list[Played] = []
        self._path = str(path)
        self._file = path.open("a+b") if path else None
        try:
            self._resume(arena)
        except BadRecord:
            self.close()
            raise

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
        """Add all games of a deal and write them to the file."""
        self.games += games
        self._write(games)

    def _write(self, lines: list[Any]) -> None:
        if self._file:
            self._file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
            self._file.flush()

    def _resume(self, arena: Arena) -> None:
        """Read the file, and cut off an incomplete deal at its end."""
        if not self._file:
            return
        self._file.seek(0)
        first, *lines = self._file.read().splitlines(keepends=True) or [b""]
        if not first:
            self._write([header(arena)])
            return
        check_header(first, header(arena), self._path)
        complete = complete_lines(lines, len(arena.seatings))
        self.games = [read_game(number, line, self._path) for number, line in enumerate(lines[:complete], 2)]
        self._file.truncate(len(first) + sum(map(len, lines[:complete])))


def check_header(line: bytes, expected: Header, file: str) -> None:
    """Refuse the results of another arena."""
    try:
        found = msgspec.json.decode(line, type=Header)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise refused(BadRecord, Reason("refused-results-none", {"file": file})) from None
    for name in expected.__struct_fields__:
        theirs, ours = getattr(found, name), getattr(expected, name)
        if theirs != ours:
            named = {"file": file, "name": name, "theirs": quoted(theirs), "ours": quoted(ours)}
            raise refused(BadRecord, Reason("refused-results-other", named))


def complete_lines(lines: list[bytes], games_a_deal: int) -> int:
    """The number of lines of complete deals: the last line or the last deal may be incomplete."""
    complete = len(lines) - (1 if lines and not lines[-1].endswith(b"\n") else 0)
    return complete - complete % games_a_deal


def read_game(number: int, line: bytes, file: str) -> Played:
    try:
        return msgspec.json.decode(line, type=Played)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        named: dict[str, Argument] = {"file": file, "line": number, "problem": str(error)}
        raise refused(BadRecord, Reason("refused-results-line", named)) from None
