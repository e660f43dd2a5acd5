"""Ingenious on paper: a board of two halves for one to four players, the tiles, and score tracks with pegs."""

import math
from typing import Final

from stol.games.ingenious.components import COLOURS, LARGEST_SIDE, PRINTED, SIDE, TILE_COUNT, TILE_NAMES
from stol.web.html.kit import coin_svg, use
from stol.web.html.pieces import ingenious as pieces
from stol.web.html.pieces.ingenious import Space
from stol.web.html.printing.order import Order
from stol.web.html.printing.paper import TOP, Paper, Piece, Sheet, fitted_grid, scaled, text

OPTIONS: Final = ("teams",)
RADIUS = 10.5
"""Of a space of the board: from its centre to a corner."""
SCALE = RADIUS / pieces.S
ACROSS = math.sqrt(3) * RADIUS
"""From a space to the next."""
BOARD_WIDTH = (2 * LARGEST_SIDE - 1) * ACROSS
BOARD_HEIGHT = (3 * LARGEST_SIDE - 1) * RADIUS
RIM = 3.0
"""Paper round the board."""
OVERLAP = 6.0
"""Of the left half, to glue the right half on."""
FIT = pieces.S * 0.95
"""Tiles are a little smaller than spaces."""

STEP = 8.5
"""Side of a step of a track."""
LABEL = 13.0
PEG = 7.5
HEAD = 7.0
"""Above the tracks of a player, for the coin."""


def defs() -> None:
    """Its drawings refer to nothing."""


def sheets(order: Order) -> list[Sheet]:
    return [*board_sheets(order), *tile_sheets(order), track_sheet(order)]


# ---- the board -----------------------------------------------------------------------------------------------


def board_sheets(order: Order) -> list[Sheet]:
    """The left half with a strip to glue on, and the right half."""
    half = BOARD_WIDTH / 2 + RIM
    return [
        board_half(order, "left", -half, half + OVERLAP, "print-note-board-left"),
        board_half(order, "right", 0, half, "print-note-board-right"),
    ]


def board_half(order: Order, name: str, left: float, width: float, note: str) -> Sheet:
    """What lies between two vertical lines; x is counted from the middle of the board."""
    paper, high = order.paper, BOARD_HEIGHT + 2 * RIM
    box = f"{left / SCALE:.2f} {-high / 2 / SCALE:.2f} {width / SCALE:.2f} {high / SCALE:.2f}"
    drawn = f'<svg width="{width:g}" height="{high:g}" viewBox="{box}">{board(left, left + width)}</svg>'
    seam = f"M{-left:g} 0v{high:g}"
    frame = f'<path class="cut-line" d="M0 0h{width:g}v{high:g}h{-width:g}Z{seam}"/>'
    x, y = (paper.width - width) / 2, TOP + (paper.inner_height - high) / 2
    return Sheet([Piece("board", name, x, y, width, high, drawn + frame)], order.say(note))


def board(left: float, right: float) -> str:
    """The spaces that lie at least in part between two vertical lines."""
    near = (left - ACROSS / 2) / SCALE, (right + ACROSS / 2) / SCALE
    spaces = [space for space in pieces.spaces(LARGEST_SIDE) if near[0] < pieces.centre(space)[0] < near[1]]
    return "".join(map(one_space, spaces))


def one_space(space: Space) -> str:
    """A space with its symbol, or with the number of players from which on it is used."""
    colour = next((colour for colour, place in PRINTED.items() if place == space), "")
    players = fewest_players(space)
    outline = f'<path class="space for-{players}" d="{pieces.hexagon(space, pieces.S)}"/>'
    if colour:
        return outline + pieces.symbol(colour, space)
    if players == 1:
        return outline
    x, y = pieces.centre(space)
    number = f"{players}+" if players < max(SIDE) else str(players)
    return outline + text(round(x, 1), round(y + 5, 1), 14, number, cls="quiet", anchor="middle")


def fewest_players(space: Space) -> int:
    """The least number of players whose board has the space."""
    q, r = space
    return min(players for players, side in SIDE.items() if max(abs(q), abs(r), abs(q + r)) < side)


# ---- tiles ---------------------------------------------------------------------------------------------------


def tile_sheets(order: Order) -> list[Sheet]:
    grid = fitted_grid(order.paper, 2 * ACROSS, 2 * RADIUS)
    names = [name for name, count in zip(TILE_NAMES, TILE_COUNT, strict=True) for _ in range(count)]
    parts = [names[start : start + grid.size] for start in range(0, len(names), grid.size)]
    note = order.say("print-note-tiles", tiles=len(names))
    return [
        Sheet([grid.piece(place, "tile", name, tile(name)) for place, name in enumerate(part)], note) for part in parts
    ]


def tile(name: str) -> str:
    """Two halves in one outline: the line of the outline lies below the white of both."""
    here, there = (0, 0), (1, 0)
    shape = pieces.double(here, there, FIT)
    drawn = (
        f'<path class="tile-edge" d="{shape}"/><path class="tile-face" d="{shape}"/>'
        f"{pieces.symbol(name[0], here)}{pieces.symbol(name[1], there)}"
    )
    return scaled(drawn, SCALE, ACROSS / 2, RADIUS)


# ---- tracks --------------------------------------------------------------------------------------------------


def track_sheet(order: Order) -> Sheet:
    """The tracks of every player or team, and a peg for each track."""
    seats = sorted({order.options.party(seat) for seat in range(order.players)})
    end = order.options.track_end(order.players)
    width, high = LABEL + (pieces.STEP + 1) * STEP, HEAD + len(COLOURS) * (end // pieces.STEP) * STEP
    left = (order.paper.width - width) / 2
    boards = [
        Piece("tracks", str(seat), left, TOP + seat * (high + 1), width, high, tracks(team(order, seat), end))
        for seat in seats
    ]
    pegs = peg_row(order.paper, len(seats), TOP + len(seats) * (high + 1) + 1)
    return Sheet([*boards, *pegs], order.say("print-note-tracks"))


def team(order: Order, party: int) -> list[int]:
    """The seats of a party."""
    return [seat for seat in range(order.players) if order.options.party(seat) == party]


def tracks(seats: list[int], end: int) -> str:
    coins = "".join(str(coin_svg(seat, 4 + 8 * place, 3, 2.9)) for place, seat in enumerate(seats))
    rows = end // pieces.STEP
    drawn = "".join(
        f'<g transform="translate(0 {HEAD + number * rows * STEP:g})">{track(colour, end)}</g>'
        for number, colour in enumerate(COLOURS)
    )
    return coins + drawn


def track(colour: str, end: int) -> str:
    """The steps of a colour; a double track has two rows. The steps that give a bonus play have a firm line."""
    rows = end // pieces.STEP
    steps = "".join(one_step(step) for step in range(end + 1))
    return f'<g class="is-{colour}">{use(f"ing-{colour}", LABEL / 2, rows * STEP / 2, 8)}{steps}</g>'


def one_step(step: int) -> str:
    row, column = (0, 0) if step == 0 else divmod(step - 1, pieces.STEP)
    x, y = LABEL + (column + (step > 0)) * STEP, row * STEP
    kind = "goal" if step and step % pieces.STEP == 0 else "step"
    size = STEP - 0.6
    box = f'<rect class="{kind}" x="{x + 0.3:g}" y="{y + 0.3:g}" width="{size:g}" height="{size:g}" rx="1.2"/>'
    weight = "strong" if kind == "goal" else "quiet"
    return box + text(x + STEP / 2, y + STEP / 2 + 1.2, 3.3, str(step), cls=weight, anchor="middle")


def peg_row(paper: Paper, parties: int, y: float) -> list[Piece]:
    """A peg for each colour of each party, with its symbol."""
    names = [*COLOURS] * parties
    left = (paper.width - len(names) * PEG) / 2
    return [Piece("peg", colour, left + number * PEG, y, PEG, PEG, peg(colour)) for number, colour in enumerate(names)]


def peg(colour: str) -> str:
    symbol = use(f"ing-{colour}", PEG / 2, PEG / 2, PEG * 0.82)
    return f'<rect class="cut-firm" width="{PEG}" height="{PEG}"/>{symbol}'
