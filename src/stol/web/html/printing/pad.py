"""Tables to write points into."""

from collections.abc import Sequence

from stol.web.html.kit import coin_svg
from stol.web.html.printing.order import Order
from stol.web.html.printing.paper import SIDE, TOP, Piece, Sheet, text

ROW = 8.0
LABEL = 68.0
"""Width of the column with the names of the rows."""
GAP = 9.0
"""Between two tables on a sheet."""


def table(width: float, heads: Sequence[str], rows: Sequence[str]) -> str:
    """A table with names of rows and empty places. Heads are drawings around 0, 0; the last row is the sum."""
    column, high = (width - LABEL) / len(heads), ROW * (len(rows) + 1)
    lines = "".join(f"M0 {ROW * row:g}h{width:g}" for row in range(1, len(rows)))
    lines += "".join(f"M{LABEL + column * place:g} 0v{high:g}" for place in range(len(heads)))
    drawn = "".join(
        f'<g transform="translate({LABEL + column * (place + 0.5):g} {ROW / 2:g})">{head}</g>'
        for place, head in enumerate(heads)
    )
    names = "".join(text(2.5, ROW * row + ROW / 2 + 1.2, 3.4, name) for row, name in enumerate(rows, 1))
    return (
        f'<path class="thin" d="{lines}"/><path class="firm" d="M0 {ROW * len(rows):g}h{width:g}"/>'
        f'<rect class="firm" width="{width:g}" height="{high:g}" rx="2"/>{drawn}{names}'
    )


def table_height(rows: Sequence[str]) -> float:
    return ROW * (len(rows) + 1)


def coins(count: int) -> list[str]:
    """Heads of columns: the coin of each player."""
    return [str(coin_svg(seat, 0, 0, 3.2)) for seat in range(count)]


def score_sheet(order: Order, rows: Sequence[str]) -> Sheet:
    """As many tables as a sheet has room for, one for each game that is played."""
    width, high = order.paper.inner_width, table_height(rows)
    count = int((order.paper.inner_height + GAP) // (high + GAP))
    drawn = table(width, coins(order.players), rows)
    tables = [
        Piece("score", str(number + 1), SIDE, TOP + number * (high + GAP), width, high, drawn)
        for number in range(count)
    ]
    return Sheet(tables, order.say("print-note-scores"))
