"""Everything on 1 Card on paper: thirty cards to cross off, five dice to fold, a table for points."""

from collections.abc import Sequence
from typing import Final

from stol.games.onecard.components import CARDS_TO_END, COLOURS, DICE
from stol.games.onecard.deck import OWN
from stol.web.html.kit import use
from stol.web.html.pieces import onecard as pieces
from stol.web.html.pieces.onecard import Rows
from stol.web.html.printing.order import Order
from stol.web.html.printing.pad import score_sheet
from stol.web.html.printing.paper import Grid, Piece, Sheet, fitted_grid, scaled, text

OPTIONS: Final = ("deck",)
WIDTH = 53.5
AROUND = 4
"""Free units round the face of a card."""
SCALE = WIDTH / (pieces.WIDE + 2 * AROUND)
HEIGHT = (pieces.HIGH + 2 * AROUND - 2) * SCALE
EDGE = 19.0
"""Of a die."""
TAB = 5.0
"""Width of what is glued."""
FACES: Final = ((0, 1), (1, 1), (2, 1), (3, 1), (1, 0), (1, 2))
"""Places of the six faces in the net of a die: column and row."""


def defs() -> None:
    """Its drawings refer to nothing."""


def sheets(order: Order) -> list[Sheet]:
    return [*card_sheets(order), dice_sheet(order), score_sheet(order, score_rows(order))]


def card_sheets(order: Order) -> list[Sheet]:
    grid = fitted_grid(order.paper, WIDTH, HEIGHT)
    cards = [read_card(line) for line in order.options.deck or OWN]
    parts = [cards[start : start + grid.size] for start in range(0, len(cards), grid.size)]
    return [
        Sheet(
            [grid.piece(place, "card", name, card(name, rows)) for place, (name, rows) in enumerate(part)],
            order.say("print-note-onecard"), over=grid.cuts(len(part)),
        )
        for part in parts
    ]  # fmt: skip


def read_card(line: str) -> tuple[str, Rows]:
    """Number and rows of a card, from a line such as `01 o3s y2 g4s b5 p6`."""
    name, *rows = line.split()
    return name, tuple((row[0], int(row[1]), row.endswith("s")) for row in rows)


def card(name: str, rows: Rows) -> str:
    return scaled(pieces.blank_rows(rows) + foot(name), SCALE, AROUND * SCALE, (AROUND - 2) * SCALE)


def foot(name: str) -> str:
    """Three circles for full rows, what suns give, the number of the card, a box for its points."""
    y = pieces.FOOT + 1
    circles = "".join(f'<circle class="firm" cx="{20 + 19 * place}" cy="{y}" r="6.5"/>' for place in range(3))
    suns = (
        f'<g class="ink">{use("oc-sun", 92, y, 17)}{use("oc-sun", 130, y, 17)}{use("oc-sun", 147, y, 17)}</g>'
        + text(103, y + 6, 17, "2", cls="strong")
        + text(158, y + 6, 17, "5", cls="strong")
    )
    box = f'<rect class="firm" x="{pieces.WIDE - 56}" y="{y - 13.5}" width="46" height="27" rx="7"/>'
    return circles + suns + text(pieces.WIDE - 64, y + 5.5, 15, name, cls="quiet", anchor="end") + box


def score_rows(order: Order) -> list[str]:
    say = order.say
    cards = [say("print-card", number=number) for number in range(1, CARDS_TO_END + 1)]
    return [*cards, say("onecard-result-unfinished"), say("score-sum")]


# ---- dice ----------------------------------------------------------------------------------------------------


def dice_sheet(order: Order) -> Sheet:
    """Five nets; and a list of the faces, for those who have ordinary dice."""
    grid = fitted_grid(order.paper, 4 * EDGE + TAB + 8, 3 * EDGE + 2 * TAB + 6)
    dice = [grid.piece(number, "die", str(number + 1), net()) for number in range(DICE)]
    return Sheet([*dice, faces_list(grid, DICE)], order.say("print-note-dice"))


def net() -> str:
    """Six faces in a cross, with tabs where faces meet."""
    faces = "".join(one_face(colour, *place) for colour, place in zip(COLOURS, FACES, strict=True))
    return f'<g transform="translate(4 {TAB + 3:g})">{faces}<path class="cut-firm" d="{outline()}"/></g>'


def one_face(colour: str, column: int, row: int) -> str:
    return (
        f'<g transform="translate({column * EDGE:g} {row * EDGE:g})">'
        f'<rect class="fold" width="{EDGE:g}" height="{EDGE:g}"/>'
        f"{use(f'oc-{colour}', EDGE / 2, EDGE / 2, EDGE * 0.72)}</g>"
    )


def outline() -> str:
    """The edge of a net, clockwise from the upper left corner of its upper face."""
    inset = TAB * 0.8
    long = EDGE - 2 * inset
    upper = f"M{EDGE:g} 0l{inset:g} {-TAB:g}h{long:g}l{inset:g} {TAB:g}l{TAB:g} {inset:g}v{long:g}l{-TAB:g} {inset:g}"
    right = f"h{2 * EDGE:g}l{TAB:g} {inset:g}v{long:g}l{-TAB:g} {inset:g}h{-2 * EDGE:g}"
    lower = f"l{TAB:g} {inset:g}v{long:g}l{-TAB:g} {inset:g}l{-inset:g} {TAB:g}h{-long:g}l{-inset:g} {-TAB:g}"
    left = f"l{-TAB:g} {-inset:g}v{-long:g}l{TAB:g} {-inset:g}h{-EDGE:g}v{-EDGE:g}h{EDGE:g}"
    return f"{upper}{right}{lower}{left}l{-TAB:g} {-inset:g}v{-long:g}l{TAB:g} {-inset:g}Z"


def faces_list(grid: Grid, place: int) -> Piece:
    """Which number of an ordinary die stands for which symbol."""
    drawn = "".join(
        f"{text(x, y + 2.2, 7, str(number), cls='strong', anchor='middle')}{use(f'oc-{colour}', x + 12, y, 12)}"
        for number, (colour, (x, y)) in enumerate(zip(COLOURS, list_places(), strict=True), 1)
    )
    return grid.piece(place, "faces", "faces", drawn)


def list_places() -> Sequence[tuple[float, float]]:
    return [(14 + 40 * column, 16 + 18 * row) for column in range(2) for row in range(3)]
