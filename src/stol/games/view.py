"""What the views of all games have in common. The TypedDict of each game's own is in its `view.py`."""

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

from stol.games.validate import Seat

View: TypeAlias = dict[str, Any]
"""A view of any game: its `game` tells which, and that game's TypedDict what is in it."""

Ply: TypeAlias = Annotated[int, Meta(ge=0, le=2**15 - 1)]
Actor: TypeAlias = Seat | Literal["chance"] | None
Players: TypeAlias = Annotated[int, Meta(ge=1)]


class Result(TypedDict):
    """Of a game that is over."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]


class Moment(TypedDict):
    """When it is, and who acts."""

    ply: Ply
    actor: Actor


class BaseView(Moment):
    """Besides, every view has all of the game's `options`."""

    game: str
    players: Players
    result: Result | None


class BaseTable(TypedDict):
    """A table typed in. Besides, it may have the game's `options`, and what is worked out of the rest."""

    game: str
    players: Players
    ply: NotRequired[Ply]
    actor: NotRequired[Actor]
    result: NotRequired[Result | None]
    turn: NotRequired[Seat]


class BaseScoreTable(TypedDict):
    """A table to be scored, for any number of seats. Besides, it may have the game's `options`."""

    game: str
