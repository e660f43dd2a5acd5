"""Game records: options, player names and the list of moves, chance outcomes included; read and written as JSON."""

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import IO, Any, NotRequired, Self, TypedDict

import msgspec

from stol.errors import BadOptions, BadRecord, IllegalMove, Reason, Refusal
from stol.games.validate import Source, check
from stol.games.view import Result
from stol.position import Game, Immutable, Position
from stol.text import LONGEST, quoted

VERSION = 1
DEEPEST = 50
"""Levels that tags may have: far from where Python's recursion ends."""

RECORD = Source("place-record", {"moves/{move}": "place-record-move"}, error=BadRecord)


class Sheet(TypedDict):
    """The JSON form of a record."""

    stol: int
    game: str
    options: dict[str, Any]
    players: list[str]
    moves: list[str]
    result: Result | None
    tags: NotRequired[dict[str, Any]]


class Record(Immutable):
    """A finished or running game. The constructor checks every move, so a record always follows the rules."""

    game: Game
    players: tuple[str, ...]
    """Player names by seat."""
    moves: tuple[str, ...]
    position: Position
    """The position after the last move."""
    _tags: dict[str, Any]

    def __init__(
        self,
        game: Game,
        moves: Iterable[str] = (),
        players: Sequence[str] | None = None,
        tags: Mapping[str, Any] | None = None,
    ) -> None:
        all_moves = tuple(moves)
        for position in _positions(game, all_moves):
            last = position
        names = checked_names(game, players)
        self._settle(game=game, players=names, moves=all_moves, position=last, _tags=checked_tags(tags or {}))

    @property
    def tags(self) -> dict[str, Any]:
        """Free metadata, such as a date, a place or ratings."""
        return dict(self._tags)

    @property
    def result(self) -> Result | None:
        return self.position.result

    def play(self, move: str) -> Self:
        """The record with one more move."""
        longer = object.__new__(type(self))
        longer._settle(**vars(self) | {"position": self.position.play(move), "moves": (*self.moves, move)})
        return longer

    def positions(self) -> Iterator[Position]:
        """Every position, from the start to the last."""
        return _positions(self.game, self.moves)

    def replay(self, ply: int | None = None) -> Position:
        """The position after `ply` moves and outcomes; None means the last position."""
        if ply is None:
            return self.position
        plies = len(self.moves)
        if not 0 <= ply <= plies:
            raise ValueError(f"the record has the plies 0 to {plies}, not {ply}")
        return next(itertools.islice(self.positions(), ply, None))

    def to_json(self) -> str:
        """One line of JSON."""
        return write_line(self.position, self.moves, self.players, self.tags)

    @classmethod
    def from_json(cls, text: str | bytes) -> Self:
        """Read and check a record. Raises BadRecord, which holds the number of the first bad move."""
        sheet = read_sheet(text)
        if sheet["stol"] != VERSION:
            written = quoted(sheet["stol"])
            raise RECORD.refused("refused-record-version", ("stol",), value=written, version=VERSION)
        try:
            game = Game.of(sheet["game"], len(sheet["players"]), sheet["options"])
        except BadOptions as error:
            raise RECORD.refused("refused-record-game", error.reason.path, reason=error.reason) from None
        record = cls(game, sheet["moves"], sheet["players"], sheet.get("tags"))
        record._check_result(sheet["result"])
        return record

    def _check_result(self, written: Result | None) -> None:
        if written == self.result:
            return
        plies = len(self.moves)
        if self.result is None:
            raise RECORD.refused("refused-record-missing", ("moves", plies), move=plies + 1)
        raise RECORD.refused("refused-record-result", ("result",), right=quoted(self.result), value=quoted(written))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash((self.game, self.moves))

    def _identity(self) -> tuple[object, ...]:
        return self.game, self.players, self.moves, self._tags

    def __repr__(self) -> str:
        return f"<Record of {self.game!r}, {len(self.moves)} moves, result {self.result!r}>"


def read_sheet(text: str | bytes) -> Sheet:
    """Decode a record and check its shape and types, but not its moves."""
    try:
        content = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise unreadable(text, error) from None
    try:
        check(content, Sheet, RECORD)
    except BadRecord as error:
        raise RECORD.refused("refused-record-shape", error.reason.path, reason=error.reason) from None
    sheet: Sheet = content
    return sheet


def unreadable(text: str | bytes, error: Exception) -> Refusal:
    """The error for text that is not JSON or is cut off."""
    move = broken_move(text)
    if move is None:
        return RECORD.refused("refused-record-text", problem=str(error))
    return RECORD.refused("refused-record-broken", ("moves", move - 1), problem=str(error), move=move)


MOVES = re.compile(r'"moves"\s*:\s*\[')
MOVE = re.compile(r'\s*"(?:[^"\\]|\\.)*"\s*(,|\])')


def broken_move(text: str | bytes) -> int | None:
    """If a text is cut off within the list of moves: the number of the move, counted from 1. Otherwise None."""
    readable = text.decode(errors="replace") if isinstance(text, bytes) else text
    found = MOVES.search(readable)
    number = 0
    while found and not found[0].endswith("]"):
        number += 1
        found = MOVE.match(readable, found.end())
    return number if number and not found else None


def checked_names(game: Game, players: Sequence[str] | None) -> tuple[str, ...]:
    """One name per seat, all of them valid JSON strings."""
    if players is None:
        return seats(game.players)
    if isinstance(players, str) or not all(isinstance(name, str) and is_text(name) for name in players):
        raise RECORD.refused("refused-record-players", ("players",), value=quoted(players))
    if len(players) != game.players:
        raise RECORD.refused("refused-record-names", ("players",), count=len(players), players=game.players)
    return tuple(players)


def is_text(name: str) -> bool:
    """Whether a name can be encoded: an unpaired surrogate can't."""
    return not any("\ud800" <= letter <= "\udfff" for letter in name)


def checked_tags(tags: Mapping[str, Any]) -> dict[str, Any]:
    """A copy of the tags after a JSON round trip."""
    if nests_deeper(tags, DEEPEST):
        raise RECORD.refused("refused-record-deep", ("tags",), most=DEEPEST)
    try:
        return dict(msgspec.json.decode(msgspec.json.encode(tags)))
    except (TypeError, ValueError, UnicodeError, RecursionError) as error:
        raise RECORD.refused("refused-record-tags", ("tags",), problem=str(error)) from None


def nests_deeper(value: object, depth: int) -> bool:
    """Whether lists and objects lie in each other deeper than so many levels."""
    level = [value]
    for _ in range(depth + 1):
        level = [inner for outer in level for inner in parts(outer)]
    return bool(level)


def parts(value: object) -> Iterable[object]:
    """What a JSON value consists of, if it is a list or an object."""
    return value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()


def seats(players: int) -> tuple[str, ...]:
    """The names used if none are given."""
    return tuple(f"seat {seat}" for seat in range(players))


def write_line(
    last: Position, moves: Sequence[str], players: Sequence[str], tags: Mapping[str, Any] | None = None
) -> str:
    """A record as one line of JSON. The caller guarantees that the moves lead to the last position."""
    sheet: Sheet = {
        "stol": VERSION,
        "game": last.game.key,
        "options": last.game.options,
        "players": list(players),
        "moves": list(moves),
        "result": last.result,
        "tags": dict(tags or {}),
    }
    return msgspec.json.encode(sheet).decode()


def _positions(game: Game, moves: Iterable[str]) -> Iterator[Position]:
    position = game.start()
    yield position
    for number, move in enumerate(moves, 1):
        try:
            position = position.play(move)
        except IllegalMove as error:
            raise refused_move(number, move, error.reason) from None
        yield position


def refused_move(number: int, move: str, reason: Reason) -> Refusal:
    """Names the move once: the reasons for a move that can't be read quote it themselves."""
    path = ("moves", number - 1)
    if reason.id == "why-turn" or "text" in reason.args:
        return RECORD.refused("refused-record-move", path, move=number, reason=reason)
    return RECORD.refused("refused-record-illegal", path, move=number, text=str(move)[:LONGEST], reason=reason)


def read_records(lines: Iterable[str | bytes]) -> Iterator[Record]:
    """Read records from JSON Lines (an open file or any iterable of lines) and check each. Blank lines are skipped."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield Record.from_json(line)
            except BadRecord as error:
                raise RECORD.refused(
                    "refused-record-line", error.reason.path, line=number, reason=error.reason
                ) from None


def write_records(file: IO[str], records: Iterable[Record]) -> int:
    """Write records as JSON Lines; return how many."""
    count = 0
    for record in records:
        file.write(record.to_json() + "\n")
        count += 1
    return count
