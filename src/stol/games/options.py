"""Base class of game options, and reading options from outside. Each option is a field with default and meaning."""

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from stol.errors import Argument, BadOptions, Reason
from stol.games.validate import guess
from stol.text import quoted, refused


def option(meaning: str = "", *, default: Any, choices: tuple[Any, ...] = ()) -> Any:  # noqa: ANN401 - a dataclass field of any type
    """Declare an option as a dataclass field. If `choices` are given, no other value is allowed.

    The text of the message KEY-option-NAME, if it exists, is used instead of `meaning`.
    """
    return dataclasses.field(default=default, metadata={"meaning": meaning, "choices": choices})


@dataclass(frozen=True)
class Options:
    """Base of every game's options."""

    def players(self) -> range:
        """The allowed numbers of players."""
        return range(2, 5)

    def fitted(self, players: int) -> Self:  # noqa: ARG002 - used by overriding games
        """The options checked against the number of players, with defaults that depend on it filled in."""
        return self

    def party(self, seat: int) -> int:
        """The number of a seat's team; without teams, the seat itself."""
        return seat

    def turned(self, players: int) -> Self:  # noqa: ARG002 - used by overriding games
        """The options after everybody moved one seat on."""
        return self

    @classmethod
    def from_text(cls, name: str, text: str) -> object:  # noqa: ARG003 - used by overriding games
        """Parse a value from the command line: JSON, numbers separated by commas, or a word."""
        for form in (text, f"[{text}]"):
            try:
                return json.loads(form)
            except ValueError:
                continue
        return text

    def plain(self) -> dict[str, Any]:
        """All options by name, as JSON values."""
        return {field.name: tuple_to_list(getattr(self, field.name)) for field in dataclasses.fields(self)}


MANY = 10**100
"""From here on, numbers of players are too long to be quoted in a message."""

O = TypeVar("O", bound=Options)  # noqa: E741 - a type variable, not a number


def tuple_to_list(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def choose(kind: type[O], key: str, given: Mapping[str, object]) -> O:
    """Options from a mapping, checked as far as possible without the number of players."""
    fields = {field.name: field for field in dataclasses.fields(kind)}
    for name, value in given.items():
        if name not in fields:
            named: dict[str, Argument] = {"game": key, **guess(name, list(fields))}
            raise refused(BadOptions, Reason("refused-option", named, path=("options", str(name))))
        if fields[name].type is bool and not isinstance(value, bool):
            raise refused(BadOptions, wrong_option("refused-option-bool", name, value))
        if fields[name].type in {int, str} and type(value) is not fields[name].type:
            right = "kind-number" if fields[name].type is int else "kind-text"
            raise refused(BadOptions, wrong_option("refused-option-kind", name, value, kind=Reason(right)))
        if (choices := fields[name].metadata["choices"]) and tuple_to_list(value) not in map(tuple_to_list, choices):
            allowed = tuple(map(str, choices))
            raise refused(BadOptions, wrong_option("refused-option-choice", name, value, names=allowed))
    return kind(**given)


def wrong_option(message: str, name: str, value: object, **named: Argument) -> Reason:
    """The reason for refusing the value of an option."""
    return Reason(message, {"name": name, "value": quoted(value), **named}, path=("options", name))


def read_options(kind: type[O], key: str, players: object, given: Mapping[str, object]) -> O:
    """Options from a mapping, fully checked; BadOptions says what is allowed."""
    options = choose(kind, key, given)
    if not isinstance(players, int) or isinstance(players, bool):
        raise refused(BadOptions, Reason("refused-players-kind", {"value": quoted(players)}, path=("players",)))
    seats = options.players()
    if players not in seats:
        raise refused(BadOptions, wrong_player_count(key, seats, players))
    return options.fitted(players)


def wrong_player_count(key: str, seats: range, players: int) -> Reason:
    """The reason for refusing a number of players."""
    named: dict[str, Argument] = {"game": key, "low": seats[0], "high": seats[-1]}
    if abs(players) >= MANY:
        return Reason("refused-players-many", named, path=("players",))
    message = "refused-players-exactly" if len(seats) == 1 else "refused-players"
    return Reason(message, named | {"count": str(players)}, path=("players",))
