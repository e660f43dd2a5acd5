"""A game written down: its options, its players and its list of moves, chance included."""

import itertools
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import IO, Any, Self

import msgspec

from stol.errors import BadOptions, BadRecord, IllegalMove
from stol.position import Game, Lasting, Position

VERSION = 1


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """The JSON form of a record."""

    stol: int
    game: str
    options: dict[str, Any]
    players: list[str]
    moves: list[str]
    result: dict[str, list[int]] | None
    tags: dict[str, Any] = {}


class Record(Lasting):
    """A finished or running game. Every move has been checked; a record that breaks the rules can't exist."""

    game: Game
    players: tuple[str, ...]
    """Names, by seat."""
    moves: tuple[str, ...]
    position: Position
    """Where the game stands after the last move."""
    _tags: dict[str, Any]

    def __init__(
        self,
        game: Game,
        moves: Iterable[str] = (),
        players: Sequence[str] | None = None,
        tags: Mapping[str, Any] | None = None,
    ) -> None:
        listed = tuple(moves)
        for position in _positions(game, listed):
            last = position
        names = checked_names(game, players)
        self._settle(game=game, players=names, moves=listed, position=last, _tags=checked_tags(tags or {}))

    @property
    def tags(self) -> dict[str, Any]:
        """Free remarks: a date, a place, ratings."""
        return dict(self._tags)

    @property
    def result(self) -> dict[str, list[int]] | None:
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
        """The position after so many moves and outcomes; without a number, the last."""
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
        """Read a record and check all of it, or raise BadRecord with the number of the first bad move."""
        try:
            sheet = msgspec.json.decode(text, type=Sheet)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            move = broken_move(text)
            place = f" (in move {move})" if move else ""
            raise BadRecord(f"this is no record: {error}{place}", move) from None
        if sheet.stol != VERSION:
            raise BadRecord(f"this is a record of version {sheet.stol}; version {VERSION} can be read")
        try:
            game = Game.of(sheet.game, len(sheet.players), sheet.options)
        except BadOptions as error:
            raise BadRecord(f"the record's game is none: {error}") from None
        record = cls(game, sheet.moves, sheet.players, sheet.tags)
        record._check_result(sheet.result)
        return record

    def _check_result(self, written: dict[str, list[int]] | None) -> None:
        if written == self.result:
            return
        plies = len(self.moves)
        if self.result is None:
            raise BadRecord(f"move {plies + 1} is missing: a result is given, but the game is not over", plies + 1)
        raise BadRecord(f"the moves give the result {self.result}, but the record says {written}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash((self.game, self.moves))

    def _identity(self) -> tuple[object, ...]:
        return self.game, self.players, self.moves, self._tags

    def __repr__(self) -> str:
        return f"<Record of {self.game!r}, {len(self.moves)} moves, result {self.result!r}>"


MOVES = re.compile(r'"moves"\s*:\s*\[')
MOVE = re.compile(r'\s*"(?:[^"\\]|\\.)*"\s*(,|\])')


def broken_move(text: str | bytes) -> int | None:
    """The number of the move in which a text breaks off, if it is among the moves that it does."""
    readable = text.decode(errors="replace") if isinstance(text, bytes) else text
    found = MOVES.search(readable)
    number = 0
    while found and not found[0].endswith("]"):
        number += 1
        found = MOVE.match(readable, found.end())
    return number if number and not found else None


def checked_names(game: Game, players: Sequence[str] | None) -> tuple[str, ...]:
    """A name for each seat, that JSON can hold."""
    if players is None:
        return seats(game.players)
    if isinstance(players, str) or not all(isinstance(name, str) and is_text(name) for name in players):
        raise BadRecord(f"players is a list of names, not {players!r}")
    if len(players) != game.players:
        raise BadRecord(f"{len(players)} names for {game.players} players")
    return tuple(players)


def is_text(name: str) -> bool:
    """Whether it can be written down: half of a surrogate pair can't."""
    return not any("\ud800" <= letter <= "\udfff" for letter in name)


def checked_tags(tags: Mapping[str, Any]) -> dict[str, Any]:
    """A copy, as JSON will give it back."""
    try:
        return dict(msgspec.json.decode(msgspec.json.encode(tags)))
    except (TypeError, ValueError, UnicodeError, RecursionError) as error:
        raise BadRecord(f"tags have to be what JSON can hold: {error}") from None


def seats(players: int) -> tuple[str, ...]:
    """Names for players who gave none."""
    return tuple(f"seat {seat}" for seat in range(players))


def write_line(
    last: Position, moves: Sequence[str], players: Sequence[str], tags: Mapping[str, Any] | None = None
) -> str:
    """A record as one line of JSON, for moves that are known to lead to the last position."""
    sheet = Sheet(
        stol=VERSION,
        game=last.game.key,
        options=last.game.options,
        players=list(players),
        moves=list(moves),
        result=last.result,
        tags=dict(tags or {}),
    )
    return msgspec.json.encode(sheet).decode()


def _positions(game: Game, moves: Iterable[str]) -> Iterator[Position]:
    position = game.start()
    yield position
    for number, move in enumerate(moves, 1):
        try:
            position = position.play(move)
        except IllegalMove as error:
            raise BadRecord(f"move {number} can't be played: {error}", number) from None
        yield position


def read_records(lines: Iterable[str | bytes]) -> Iterator[Record]:
    """Records from JSON Lines: an open file, or any lines. Each is checked before it is given; blank lines are none."""
    for number, line in enumerate(lines, 1):
        if line.strip():
            try:
                yield Record.from_json(line)
            except BadRecord as error:
                raise BadRecord(f"line {number}: {error}", error.move) from None


def write_records(file: IO[str], records: Iterable[Record]) -> int:
    """Write records as JSON Lines; how many."""
    count = 0
    for record in records:
        file.write(record.to_json() + "\n")
        count += 1
    return count
