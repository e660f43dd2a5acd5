"""The cards that were the first full 2x3 rectangle and the first run of 5 (C17), found by laying all cards again."""

from dataclasses import dataclass

from stol.games.clustered.analysis import Space, TableAnalysis, content
from stol.games.clustered.components import NONE
from stol.games.clustered.rules import award
from stol.games.clustered.scoring import length
from stol.games.clustered.state import DOWN, RIGHT, empty_table
from stol.games.clustered.view import ClusteredView
from stol.kernel.layout import AnyState

SIDES = ((3, 2), (2, 3))


@dataclass(frozen=True)
class Firsts:
    """The spaces of both; empty while nobody has one."""

    rectangle: tuple[Space, ...] = ()
    run: tuple[Space, ...] = ()


def find_firsts(view: ClusteredView) -> Firsts:
    """The cards of a view are in the order in which they were played."""
    table = TableAnalysis(view)
    state: AnyState = empty_table(table.width, table.height)
    state.first_bonus = True
    rectangle: tuple[Space, ...] = ()
    run: tuple[Space, ...] = ()
    for card in view["cards"]:
        space, owner = (card["x"], card["y"]), card["owner"]
        state.grid[table.cell(space)] = content(card["card"], owner)
        if owner is None:
            continue
        award(state, owner, table.cell(space))
        if state.first_rectangle != NONE and not rectangle:
            rectangle = rectangle_with(table, state, owner, space)
        if state.first_run != NONE and not run:
            run = run_with(table, state, owner, space)
    return Firsts(rectangle, run)


def rectangle_with(table: TableAnalysis, state: AnyState, owner: int, space: Space) -> tuple[Space, ...]:
    """A full rectangle of six cards of one owner that contains this one."""
    for width, height in SIDES:
        for left in range(space[0] - width + 1, space[0] + 1):
            for top in range(space[1] - height + 1, space[1] + 1):
                rows = range(top, top + height)
                if all(length(state, table.cell((left, y)), RIGHT, owner) >= width for y in rows):
                    return tuple((x, y) for y in rows for x in range(left, left + width))
    raise LookupError(space)


def run_with(table: TableAnalysis, state: AnyState, owner: int, space: Space) -> tuple[Space, ...]:
    """The longer of the two lines of one owner's cards through this one."""
    lines: list[list[Space]] = []
    for (dx, dy), step in (((1, 0), RIGHT), ((0, 1), DOWN)):
        cell = table.cell(space)
        after, before = (int(length(state, cell, way, owner)) for way in (step, -step))
        lines.append([(space[0] + dx * far, space[1] + dy * far) for far in range(1 - before, after)])
    across, down = lines
    return tuple(across if len(across) >= len(down) else down)
