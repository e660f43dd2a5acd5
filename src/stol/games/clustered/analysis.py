"""Runs, rectangles and free spaces of a view, computed by the game's own scoring."""

import functools
import itertools
from dataclasses import dataclass
from typing import TypeAlias

from stol.games.clustered.components import KIND, KINDS, NONE, START_CARD
from stol.games.clustered.notation import DISCARD
from stol.games.clustered.options import Options
from stol.games.clustered.rules import award
from stol.games.clustered.scoring import holders, length, rectangle, run
from stol.games.clustered.state import DOWN, FREE, NEIGHBOURS, RIGHT, START, STRIDE, State, empty_table
from stol.games.clustered.view import ClusteredView, Points, items

Space: TypeAlias = tuple[int, int]


def move_parts(move: str) -> tuple[str, Space | None]:
    """The card of a legal move, and the space it is played on; None for a discard."""
    card, _, space = move.removeprefix(DISCARD).partition("@")
    if not space:
        return card, None
    x, _, y = space.partition(",")
    return card, (int(x), int(y))


def discard_move(card: str) -> str:
    return f"{DISCARD}{card}"


@dataclass(frozen=True)
class Run:
    x: int
    y: int
    count: int
    owner: int
    across: bool


@dataclass(frozen=True)
class Block:
    x: int
    y: int
    width: int
    height: int
    owner: int


class TableAnalysis:
    """The cards of a view, loaded into a state that the scoring functions accept."""

    def __init__(self, view: ClusteredView) -> None:
        self.view = view
        self.width, self.height = view["options"]["table"]
        self.left, self.top = Options(table=(self.width, self.height)).corner(view["players"])
        self.owners: dict[Space, int | None] = {(card["x"], card["y"]): card["owner"] for card in view["cards"]}
        self.state = self._filled()

    def _filled(self) -> State:
        state = empty_table(self.width, self.height)
        state.players = self.view["players"]
        state.first_bonus = self.view["options"]["first_bonus"]
        state.largest_bonus = self.view["options"]["largest_bonus"]
        state.first_rectangle, state.first_run = self._first()
        cells = [self.cell(space) for space in self.owners]
        self.card, self.grid = state.card, state.grid  # looked up once: attribute access on a record is slow
        self.card[: len(cells)] = cells
        self.grid[cells] = [content(card["card"], card["owner"]) for card in self.view["cards"]]
        state.cards = len(cells)
        return state

    def _first(self) -> tuple[int, int]:
        """C17: the seats with the first rectangle and the first run, or NONE."""
        bonuses = self.view["bonuses"]
        rectangle, run = (NONE if seat is None else seat for seat in (bonuses["first_rectangle"], bonuses["first_run"]))
        return rectangle, run

    def cell(self, space: Space) -> int:
        return int((space[1] - self.top + 1) * STRIDE + space[0] - self.left + 1)

    @functools.cached_property
    def beside(self) -> set[Space]:
        """The free spaces of the table that share an edge with a card."""
        around = {(x + dx, y + dy) for x, y in self.owners for dx, dy in NEIGHBOURS} - self.owners.keys()
        return {(x, y) for x, y in around if 0 <= x - self.left < self.width and 0 <= y - self.top < self.height}

    @functools.cached_property
    def runs(self) -> list[Run]:
        """All runs that score (C10)."""
        found = []
        for (x, y), owner in self.owners.items():
            for dx, dy, step in ((1, 0, RIGHT), (0, 1, DOWN)):
                # A line of one owner begins here; `run` returns 0 if it is too short to score.
                if owner is not None and self.owners.get((x - dx, y - dy)) != owner == self.owners.get(
                    (x + dx, y + dy)
                ):
                    count = int(run(self.state, self.cell((x, y)), step))
                    if count:
                        found.append(Run(x, y, count, owner, across=dx == 1))
        return found

    @functools.cached_property
    def blocks(self) -> list[Block]:
        """C11: the largest rectangle of each seat that has one."""
        found: dict[int, Block] = {}
        for (x, y), owner in sorted(self.owners.items(), key=lambda item: item[0]):
            if owner is None or owner in found or self.owners.get((x + 1, y)) != owner:
                continue
            size = self.view["points"][owner]["rectangle"]
            if size and int(rectangle(self.state, self.cell((x, y)))) == size:
                found[owner] = Block(x, y, *self._sides(x, y, owner, size), owner)
        return list(found.values())

    def _sides(self, x: int, y: int, owner: int, size: int) -> tuple[int, int]:
        """Width and height of the rectangle of this size with its upper left card here."""
        width = size
        for height in itertools.count(1):
            width = min(width, int(length(self.state, self.cell((x, y + height - 1)), RIGHT, owner)))
            if height > 1 and width * height == size:
                break
        return width, height

    @functools.cached_property
    def holders(self) -> tuple[int, int]:
        """C18: the seats with the bonus for the largest rectangle and the longest run, if the game ended now."""
        with_rectangle, with_run = holders(self.state)
        return int(with_rectangle), int(with_run)

    def points(self, seat: int) -> Points:
        """The points of a seat, item by item, if the game ended now."""
        return items(self.state, seat, holders(self.state))

    def adjoins(self, seat: int, space: Space) -> bool:
        """Whether a card of the seat is beside the space. If not, a card there scores nothing (C10, C11)."""
        return any(self.owners.get((space[0] + dx, space[1] + dy)) == seat for dx, dy in NEIGHBOURS)

    def points_with(self, seat: int, card: str, space: Space) -> Points:
        """A seat's points with one more card; the state is restored."""
        state, cell, count = self.state, self.cell(space), len(self.owners)
        self.grid[cell], self.card[count], state.cards = content(card, seat), cell, count + 1
        if self.view["options"]["first_bonus"]:
            award(state, seat, cell)
            points = self.points(seat)
            state.first_rectangle, state.first_run = self._first()
        else:
            points = self.points(seat)
        self.grid[cell], state.cards = FREE, count
        return points


def content(card: str, owner: int | None) -> int:
    """The content of a grid cell with this card."""
    return START if card == START_CARD or owner is None else owner * KINDS + KIND[card]
