"""What a player may meet for the first time, most urgent first: the ends of messages `first-onecard-KEY`."""

from collections.abc import Iterator

from stol.games.onecard.components import CARDS_TO_END
from stol.games.onecard.view import PlacedCard
from stol.web.scene.onecard.look import Look
from stol.web.scene.scene import Scene


def firsts(scene: Scene) -> Iterator[str]:
    look = Look(scene)
    if scene.seat is None:
        return
    own = look.view["scored"][scene.seat]
    if max(map(len, look.view["scored"])) == CARDS_TO_END - 1:
        yield "race"
    if own:
        yield "scored"
    if any(has_full_sun(look, card) for card in (*look.hand, *own)):
        yield "sun"
    if any(look.full_rows(card) for card in look.hand):
        yield "row"


def has_full_sun(look: Look, card: PlacedCard) -> bool:
    """Whether a row with a sun is full."""
    return any(row.sun and card["marks"][row.colour] == row.boxes for row in look.rows[card["card"]])
