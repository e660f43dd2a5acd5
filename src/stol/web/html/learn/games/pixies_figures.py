"""The figures of Pixies: games that are played, drawn with the cards of the table."""

from markupsafe import Markup

from stol.draw.pixies import read
from stol.position import Position
from stol.web.html.kit import svg
from stol.web.html.learn.guide import Facts, Figure, Panel, Played, Show
from stol.web.html.pieces import pixies as pieces
from stol.web.html.stage.pixies.board import ghost, put_on_cell
from stol.web.scene.pixies.news import cells
from stol.web.scene.pixies.words import target_cell

PLACED = Played(
    "pixies",
    "first:0 r2+5 b1+6 b3+3 r2+5 b1+6 b3+3 b6+1 b2+4 g6-4 g6-4 b6+1 b2+4 g9-4 y3 b7-3 y3 b7-3 g9-4 g4-1 g5 y8-1 | g4-1",
    players=3,
)


def area(position: Position, seat: int, *, over: str = "", under: str = "", small: bool = False) -> Markup:
    """The nine cells of a seat, as at the table."""
    lying = "".join(
        pieces.on_cell(i, cell, seat, small=small) for i, cell in enumerate(cells(position.view()["areas"][seat]))
    )
    return svg(f'<svg class="parea" viewBox="{pieces.view_box()}" aria-hidden="true">{under}{lying}{over}</svg>')


def draw_place(figure: Figure) -> Show:
    before, after = figure.moments
    (move,) = figure.played[0].parts[-1]
    cell = target_cell(move)
    held = put_on_cell(cell, ghost(move) + pieces.frame("target", 4), "goal")
    lies = put_on_cell(cell, pieces.frame("ring"), "last")
    seat = int(before.actor or 0)
    return Show("turnout tight", (Panel(area(before, seat, over=held)), Panel(area(after, seat, over=lies))), arrow=1)


def count_place(figure: Figure) -> Facts:
    (move,) = figure.played[0].parts[-1]
    return {"value": int(read(move).value)}


PLACE = Figure((PLACED,), draw_place, count_place)
