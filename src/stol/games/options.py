"""Options of a game: declared once, with type, default and meaning, at the head of the game."""

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from stol.errors import Argument, BadOptions, Reason
from stol.games.validate import guess
from stol.text import quoted, refused


def option(meaning: str = "", *, default: Any, choices: tuple[Any, ...] = ()) -> Any:  # noqa: ANN401 - becomes a field of whatever type it is declared with
    """With choices, no other value is allowed. The message KEY-option-NAME of `text/` goes before the meaning."""
    return dataclasses.field(default=default, metadata={"meaning": meaning, "choices": choices})


@dataclass(frozen=True)
class Options:
    """Base of every game's options."""

    def players(self) -> range:
        """How many may play with these options."""
        return range(2, 5)

    def fitted(self, players: int) -> Self:  # noqa: ARG002 - for games whose options depend on it
        """The same options, checked against the number of players, with what they leave open filled in."""
        return self

    def party(self, seat: int) -> int:
        """Whom a seat plays for: itself, unless it has partners."""
        return seat

    def turned(self, players: int) -> Self:  # noqa: ARG002 - for games that favour a seat
        """The same options for the same people, everybody one seat further."""
        return self

    @classmethod
    def from_text(cls, name: str, text: str) -> object:  # noqa: ARG003 - for games with options of their own form
        """A value as it is typed on a command line: JSON, numbers with commas between, or a word."""
        for form in (text, f"[{text}]"):
            try:
                return json.loads(form)
            except ValueError:
                continue
        return text

    def plain(self) -> dict[str, Any]:
        """As JSON has it: all of the options, by name."""
        return {field.name: listed(getattr(self, field.name)) for field in dataclasses.fields(self)}


MANY = 10**100
"""Numbers of players from here on are too long to be said."""

O = TypeVar("O", bound=Options)  # noqa: E741 - a type variable, not a number


def listed(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def choose(kind: type[O], key: str, given: Mapping[str, object]) -> O:
    """Options from outside, as far as they can be judged without the number of players."""
    fields = {field.name: field for field in dataclasses.fields(kind)}
    for name, value in given.items():
        if name not in fields:
            named = {"game": key, **guess(name, list(fields))}
            raise refused(BadOptions, Reason("refused-option", named, path=("options", str(name))))
        if fields[name].type is bool and not isinstance(value, bool):
            raise refused(BadOptions, wrong_option("refused-option-bool", name, value))
        if fields[name].type in {int, str} and type(value) is not fields[name].type:
            right = "kind-number" if fields[name].type is int else "kind-text"
            raise refused(BadOptions, wrong_option("refused-option-kind", name, value, kind=Reason(right)))
        if (choices := fields[name].metadata["choices"]) and value not in choices:
            allowed = ", ".join(map(str, choices))
            raise refused(BadOptions, wrong_option("refused-option-choice", name, value, names=allowed))
    return kind(**given)


def wrong_option(message: str, name: str, value: object, **named: Argument) -> Reason:
    return Reason(message, {"name": name, "value": quoted(value), **named}, path=("options", name))


def read(kind: type[O], key: str, players: object, given: Mapping[str, object]) -> O:
    """Options from outside, or BadOptions that says what is allowed."""
    options = choose(kind, key, given)
    if not isinstance(players, int) or isinstance(players, bool):
        raise refused(BadOptions, Reason("refused-players-kind", {"value": quoted(players)}, path=("players",)))
    seats = options.players()
    if players not in seats:
        raise refused(BadOptions, wrong_number(key, seats, players))
    return options.fitted(players)


def wrong_number(key: str, seats: range, players: int) -> Reason:
    """For a number of players that can't play with these options."""
    named: dict[str, str | int] = {"game": key, "low": seats[0], "high": seats[-1]}
    if abs(players) >= MANY:
        return Reason("refused-players-many", named, path=("players",))
    message = "refused-players-exactly" if len(seats) == 1 else "refused-players"
    return Reason(message, named | {"count": str(players)}, path=("players",))
