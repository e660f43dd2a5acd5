"""Parts of the board of Ingenious for figures: tiles as they were placed, and what counts, as at the table."""

import functools
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from stol.games.ingenious.analysis import line_spaces
from stol.games.ingenious.components import DIRECTIONS, PRINTED, SIDE, Space
from stol.games.ingenious.notation import PLACEMENT
from stol.games.ingenious.preview import Preview, preview
from stol.games.ingenious.view import IngeniousView, ingenious_view
from stol.position import Position
from stol.web.html.kit import svg
from stol.web.html.learn.guide import Played
from stol.web.html.pieces import ingenious as pieces
from stol.web.html.stage.ingenious.board import badges, rings

MOST_POINTS = 9
"""No half of a tile in a figure scores more."""


class Placed(NamedTuple):
    """A tile on the board."""

    tile: str
    first: Space
    second: Space

    @property
    def turn(self) -> int:
        """The direction from its first half to its second."""
        (q, r), (other_q, other_r) = self.first, self.second
        return DIRECTIONS.index((other_q - q, other_r - r))


def read_move(move: str) -> Placed | None:
    match = PLACEMENT.fullmatch(move)
    if match is None:
        return None
    tile, q, r, other_q, other_r = match.groups()
    return Placed(tile, (int(q), int(r)), (int(other_q), int(other_r)))


def view_of(position: Position) -> IngeniousView:
    return ingenious_view(position.view())


def rack_of(position: Position, seat: int) -> list[str]:
    """The tiles of a seat, which nothing hides in a view of everything."""
    rack = view_of(position)["racks"][seat]
    return [] if isinstance(rack, int) else rack


def ranks(position: Position) -> list[int]:
    """By seat, of a game that is over."""
    return position.result["ranks"] if position.result else []


@dataclass(frozen=True)
class Placement:
    """The last tile of a game, and what it scored."""

    played: Played
    part: int = -1
    """Which moment it led to."""

    @property
    def move(self) -> str:
        return next(move for move in self.played.parts[self.part] if "@" in move)

    @property
    def tile(self) -> Placed:
        found = read_move(self.move)
        if found is None:
            raise ValueError(self.move)
        return found

    @property
    def before(self) -> Position:
        return self.played.moments[self.part - 1]

    @property
    def after(self) -> Position:
        return self.played.moments[self.part]

    @property
    def seat(self) -> int:
        return int(self.before.actor or 0)

    @functools.cached_property
    def brings(self) -> Preview:
        return preview(ingenious_view(self.before.view(self.seat)), self.seat, [self.move])[self.move]

    @property
    def points(self) -> dict[str, int]:
        """By colour, the symbols that count, also those beyond the end of the track."""
        found: dict[str, int] = {}
        for letter, half in zip(self.tile.tile, self.brings["halves"], strict=True):
            if half.points:
                found[letter] = found.get(letter, 0) + half.points
        return found

    def step(self, colour: str, *, after: bool = False) -> int:
        """Where a colour of the player's track stands."""
        return view_of(self.after if after else self.before)["tracks"][self.seat][colour]


def tiles(played: Played, until: int | None = None) -> list[Placed]:
    """The tiles that lie on the board after these parts of a game."""
    moves = [move for part in played.parts[:until] for move in part]
    return [placed for move in moves if (placed := read_move(move))]


def draw_tiles(lying: list[Placed]) -> str:
    drawn = "".join(pieces.tile(*placed) for placed in lying)
    return f'<g class="tiles">{drawn}</g>'


def ring(placed: Placed) -> str:
    """Round the tile that was placed last."""
    shape = pieces.double(placed.first, placed.second, pieces.S * 0.9)
    return f'<g class="last"><path class="case" d="{shape}"/><path class="ring" d="{shape}"/></g>'


def ghost(placed: Placed) -> str:
    """A tile over the spaces where it will go."""
    letters, a, b = placed
    body = f'<path class="top" d="{pieces.double(a, b)}"/><path class="dash" d="{pieces.double(a, b, pieces.RIM)}"/>'
    return (
        f'<g class="ghosted">{body}{pieces.seam(a, b)}{pieces.symbol(letters[0], a)}{pieces.symbol(letters[1], b)}</g>'
    )


def counted(placement: Placement, *, numbered: bool = True) -> str:
    """Rings round the symbols that count, numbered one by one, and the points of each half."""
    halves = placement.brings["halves"]
    numbers = ""
    for half in halves:
        spaces = [space for run in half.runs for space in line_spaces(half.space, run)]
        numbers += "".join(counter(space, number) for number, space in enumerate(spaces, 1))
    return f"{rings(halves)}{numbers if numbered else ''}{badges(halves, placement.tile.turn)}"


def counter(space: Space, number: int) -> str:
    x, y = pieces.centre(space)
    place = f"translate({x:.1f} {y + 22.5:.1f})"
    return f'<g class="counter" transform="{place}"><circle r="11.5"/><text y="5.6">{number}</text></g>'


def part_of_board(box: tuple[int, int, int, int], layers: list[str], side: int = 6) -> Markup:
    """A window on the board: left, top, width and height in units of the board."""
    wells = "".join(pieces.hexagon(space, pieces.WELL) for space in pieces.spaces(side))
    frame = " ".join(map(str, box))
    head = f'<svg class="hexboard still fig" viewBox="{frame}" aria-hidden="true">'
    return svg(f'{head}<path class="wells" d="{wells}"/>{printed_symbols()}{"".join(layers)}</svg>')


def whole_board(position: Position, layers: list[str]) -> Markup:
    side = SIDE[position.game.players]
    head = f'<svg class="hexboard still fig" viewBox="{pieces.box(side)}" aria-hidden="true">'
    return svg(f"{head}{pieces.plate(side)}{printed_symbols()}{''.join(layers)}</svg>")


@functools.cache
def printed_symbols() -> str:
    return pieces.printed((space, letter) for letter, space in PRINTED.items())


@functools.cache
def defs() -> Markup:
    """The rings and badges that figures refer to, as at the table."""
    parts = [
        *(pieces.counted(number, direction) for number, direction in enumerate(DIRECTIONS)),
        *(pieces.badge(number) for number in range(1, MOST_POINTS + 1)),
    ]
    return svg(f'<svg class="sprite" aria-hidden="true"><defs>{"".join(parts)}</defs></svg>')
