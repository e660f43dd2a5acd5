"""Options of a game: declared once, with type, default and meaning, at the head of the game."""

import dataclasses
import difflib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Self, TypeVar

from stol.errors import BadOptions


def option(meaning: str, *, default: Any, choices: tuple[Any, ...] = ()) -> Any:  # noqa: ANN401 - becomes a field of whatever type it is declared with
    """With choices, no other value is allowed."""
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


O = TypeVar("O", bound=Options)  # noqa: E741 - a type variable, not a number


def listed(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def choose(kind: type[O], key: str, given: Mapping[str, object]) -> O:
    """Options from outside, as far as they can be judged without the number of players."""
    fields = {field.name: field for field in dataclasses.fields(kind)}
    for name, value in given.items():
        if name not in fields:
            raise BadOptions(unknown(f"option of {key}", name, list(fields)))
        if fields[name].type is bool and not isinstance(value, bool):
            raise BadOptions(f"{name} is either true or false, not {value!r}")
        if fields[name].type in {int, str} and type(value) is not fields[name].type:
            raise BadOptions(f"{name} is {'a whole number' if fields[name].type is int else 'a text'}, not {value!r}")
        if (choices := fields[name].metadata["choices"]) and value not in choices:
            raise BadOptions(f"{name} is one of {', '.join(map(str, choices))}, not {value!r}")
    return kind(**given)


def read(kind: type[O], key: str, players: object, given: Mapping[str, object]) -> O:
    """Options from outside, or BadOptions that says what is allowed."""
    options = choose(kind, key, given)
    if not isinstance(players, int) or isinstance(players, bool):
        raise BadOptions(f"players is a whole number, not {players!r}")
    seats = options.players()
    if players not in seats:
        count = f"{seats[0]}" if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
        asked = players if abs(players) < 10**100 else "so many"
        raise BadOptions(f"{key} with these options is for {count} players, not {asked}")
    return options.fitted(players)


def unknown(what: str, name: object, names: list[str]) -> str:
    """A message for a name that is not on the list."""
    near = difflib.get_close_matches(str(name), names, n=1)
    hint = f"; did you mean {near[0]!r}?" if near else f"; there is {', '.join(names)}"
    return f"{name!r} is no {what}{hint}"
