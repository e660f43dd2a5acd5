"""The common part of all views and tables. Each game's own TypedDicts are in its `view.py`."""

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from stol.games.validate import Seat

View: TypeAlias = dict[str, Any]
"""A view of any game; the key `game` says which game's TypedDict describes it."""

Ply: TypeAlias = Annotated[int, Meta(ge=0, le=2**15 - 1)]
Actor: TypeAlias = Seat | Literal["chance"] | None
Players: TypeAlias = Annotated[int, Meta(ge=1)]


Rank: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 1})]
Winner: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 0})]


class Result(TypedDict):
    """The result of a finished game: scores and ranks by seat, and the seats that won."""

    scores: list[int]
    ranks: list[Rank]
    winners: list[Winner]


class Moment(TypedDict):
    """The ply and who acts."""

    ply: Ply
    actor: Actor


class BaseView(Moment):
    """Each game adds its `options` and its own keys."""

    game: str
    players: Players
    result: Result | None


class BaseTable(TypedDict):
    """A typed-in table. Each game adds its own keys; keys that can be derived are optional."""

    game: str
    players: Players
    ply: NotRequired[Ply]
    actor: NotRequired[Actor]
    result: NotRequired[Result | None]
    turn: NotRequired[Seat]


class BaseScoreTable(TypedDict):
    """A table to be scored, for any number of seats. Each game adds its own keys."""

    game: str
