"""Pixies on paper: the cards, and for each player nine cells with a table for points below them."""

from typing import Final

from markupsafe import Markup

from stol.games.pixies.components import ALL_CARDS, BASIC_CARDS, NAMES
from stol.web.html.kit import coin_svg, num
from stol.web.html.pieces import pixies as pieces
from stol.web.html.printing.order import Order
from stol.web.html.printing.pad import table, table_height
from stol.web.html.printing.paper import SIDE, TOP, Piece, Sheet, fitted_grid, scaled, text

OPTIONS: Final = ("flower_power",)
WIDTH = 47.0
SCALE = WIDTH / pieces.WIDTH
HEIGHT = pieces.HEIGHT * SCALE
GAP = 2.0
"""Between two cells."""
ROUNDS = 3


def defs() -> Markup:
    return pieces.defs()


def sheets(order: Order) -> list[Sheet]:
    return [*card_sheets(order), *(mat_sheet(order, seat) for seat in range(order.players))]


def card_sheets(order: Order) -> list[Sheet]:
    grid = fitted_grid(order.paper, WIDTH, HEIGHT)
    names = NAMES[: ALL_CARDS if order.options.flower_power else BASIC_CARDS]
    parts = [names[start : start + grid.size] for start in range(0, len(names), grid.size)]
    note = order.say("print-note-pixies", cards=len(names))
    return [
        Sheet(
            [grid.piece(place, "card", name, scaled(str(pieces.card(name)), SCALE)) for place, name in enumerate(part)],
            note, over=grid.cuts(len(part)),
        )
        for part in parts
    ]  # fmt: skip


def mat_sheet(order: Order, seat: int) -> Sheet:
    """The nine cells of a player, and the points of three rounds."""
    width, high = 3 * WIDTH + 2 * GAP, 3 * HEIGHT + 2 * GAP
    left = (order.paper.width - width) / 2
    mat = Piece("area", str(seat), left, TOP, width, high, nine_cells() + coin(seat))
    rows = score_rows(order)
    scores = Piece(
        "score", str(seat), SIDE, TOP + high + 6, order.paper.inner_width, table_height(rows),
        table(order.paper.inner_width, round_heads(), rows),
    )  # fmt: skip
    return Sheet([mat, scores], order.say("print-note-area"))


def nine_cells() -> str:
    return "".join(one_cell(cell) for cell in range(9))


def one_cell(cell: int) -> str:
    x, y = cell % 3 * (WIDTH + GAP), cell // 3 * (HEIGHT + GAP)
    number = num(cell + 1, WIDTH / 2, HEIGHT / 2, 18)
    return (
        f'<rect class="cell" x="{x:g}" y="{y:g}" width="{WIDTH:g}" height="{HEIGHT:g}" rx="4"/>'
        f'<g class="cell-number" transform="translate({x:g} {y:g})">{number}</g>'
    )


def coin(seat: int) -> str:
    """Whose cells these are, in a corner that cards leave free."""
    return str(coin_svg(seat, 6, 6, 4))


def round_heads() -> list[str]:
    """Heads of the columns: three rounds and their sum."""
    names = [*(str(number) for number in range(1, ROUNDS + 1)), "\N{N-ARY SUMMATION}"]
    return [text(0, 1.5, 4.2, name, cls="strong", anchor="middle") for name in names]


def score_rows(order: Order) -> list[str]:
    items = ["validated", "symbols", "zone", *(["face_down"] if order.options.flower_power else [])]
    return [*(order.say(f"pixies-{item}") for item in items), order.say("score-sum")]
