"""What a player of Pixies may meet for the first time, most urgent first: the ends of messages `first-pixies-KEY`."""

from collections.abc import Iterator

from stol.games.pixies.state import ROUNDS
from stol.games.pixies.view import pixies_view
from stol.web.scene.pixies.news import cells
from stol.web.scene.scene import Scene


def firsts(scene: Scene) -> Iterator[str]:
    view, seat = pixies_view(scene.view), scene.seat
    if seat is None:
        return
    if any("@" in move for move in scene.legal):
        yield "down"
    if any(cell.up and cell.down for cell in cells(view["areas"][seat])):
        yield "validated"
    if view["round"] == ROUNDS:
        yield "last"
