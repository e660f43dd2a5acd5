"""A score sheet, its parts, and what a game's module knows about them."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol, cast

from msgspec import Struct

from stol.errors import BadTable, Reason
from stol.games.registry import KEYS
from stol.games.view import View
from stol.position import Game
from stol.score import score
from stol.table.sheets import SheetPart, SheetPlan
from stol.web.service.denied import NotFound
from stol.web.service.score_sheet.entry import Fields, bad_entry


class Shared(Struct, frozen=True):
    """What all players of a sheet share."""

    names: tuple[str, ...]
    """By seat; empty for a player without a name."""
    totals: bool = False
    """Clustered: whether totals are typed in place of placing cards."""
    first_rectangle: int | None = None
    """Clustered: the party with the bonus for the first rectangle (C17)."""
    first_run: int | None = None
    """Clustered: the same for the first run."""


@dataclass(frozen=True)
class Sheet:
    code: str
    plan: SheetPlan
    shared: Shared
    saved: tuple[SheetPart, ...]
    """The part that all share, then one for each party."""

    @property
    def game(self) -> str:
        return self.plan.game

    @property
    def address(self) -> str:
        return f"/score/{self.game}/{self.code}"

    @property
    def parts(self) -> tuple[SheetPart, ...]:
        """By party."""
        return self.saved[1:]

    @functools.cached_property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each player or team."""
        return party_seats(self.plan)

    @property
    def stamp(self) -> str:
        """Differs after every change."""
        return "-".join(str(part.version) for part in self.saved)


@dataclass(frozen=True)
class PartyScore:
    """The points of a player or a team, if the game ended now."""

    total: int
    order: tuple[int, ...]
    """Compared from the first on; the higher one is better."""
    entered: bool
    """Whether anything was entered."""


@dataclass(frozen=True)
class Standing:
    party: int
    score: PartyScore
    rank: int


@dataclass(frozen=True)
class Scored:
    """A table as `stol.score` counts it."""

    items: tuple[Mapping[str, Any], ...]
    """By party; empty if the table can't be counted."""
    problem: Reason | None = None
    """Why no real table can be like this."""


class GameSheet(Protocol):
    """The functions of a game's module."""

    def blank(self) -> str:
        """The content of a party's part before anything is entered."""

    def change(self, sheet: Sheet, party: int, words: list[str], fields: Fields) -> str:
        """The content of a party's part after an entry, or BadEntry."""

    def change_shared(self, sheet: Sheet, words: list[str]) -> Shared:
        """What all share after an entry, or BadEntry."""

    def scores(self, sheet: Sheet) -> list[PartyScore]:
        """By party."""

    def problem(self, sheet: Sheet) -> Reason | None:
        """Why no real table can be like this sheet."""

    def view(self, sheet: Sheet, round_number: int) -> View | None:
        """A view of the table, from which its points can be told; None if there can't be one."""


def find_game(game: str) -> GameSheet:
    """Of our own games; for others there is no sheet."""
    if game not in KEYS:
        raise NotFound("no-game")
    return cast("GameSheet", import_module(f"stol.web.service.score_sheet.{game}"))


def party_seats(plan: SheetPlan) -> tuple[tuple[int, ...], ...]:
    party_of = Game.of(plan.game, plan.players, plan.options).parties
    return tuple(tuple(seat for seat, of in enumerate(party_of) if of == party) for party in sorted(set(party_of)))


def count(table: Mapping[str, Any], *, strict: bool = True) -> Scored:
    """The points of a table by `stol.score`; those of an impossible one as far as that makes sense."""
    try:
        return Scored(tuple(score(table, strict=strict)))
    except BadTable as error:
        return Scored(count(table, strict=False).items if strict else (), error.reason)


def standings(sheet: Sheet) -> list[Standing]:
    """By party; parties that are even share a rank."""
    scores = find_game(sheet.game).scores(sheet)
    return [
        Standing(party, own, 1 + sum(other.order > own.order for other in scores)) for party, own in enumerate(scores)
    ]


def no_shared_entry(_sheet: Sheet, words: list[str]) -> Shared:
    """For games where players share only their names."""
    raise bad_entry(" ".join(words))


def base_view(sheet: Sheet) -> View:
    """The keys that views of all games have; the game is over as if it ended now."""
    by_seat = {seat: standing for standing in standings(sheet) for seat in sheet.parties[standing.party]}
    seats = range(sheet.plan.players)
    return {
        "game": sheet.game, "players": len(seats), "ply": 0, "actor": None,
        "options": Game.of(sheet.game, sheet.plan.players, sheet.plan.options).options,
        "result": {
            "scores": [by_seat[seat].score.total for seat in seats],
            "ranks": [by_seat[seat].rank for seat in seats],
            "winners": [seat for seat in seats if by_seat[seat].rank == 1],
        },
    }  # fmt: skip
