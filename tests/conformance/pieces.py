"""What has to be on the table at every moment: all pieces, each in one place. Counted from the everything-view."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from stol.games.registry import RELATIVES

View = dict[str, Any]


def pixies(view: View) -> Counter[str]:
    lying = [card for area in view["areas"] for cell in area for card in cell.values() if card]
    return Counter(view["unseen"] + view["market"] + lying)


def onecard(view: View) -> Counter[str]:
    held = [item["card"] for seat in view["hands"] + view["scored"] for item in seat]
    return Counter(view["unseen"] + view["display"] + held)


def clustered(view: View) -> Counter[str]:
    every: Iterable[tuple[object, str]] = (
        [(card["owner"], card["card"]) for card in view["cards"]]
        + [(seat, card) for seat, hand in enumerate(view["hands"]) for card in hand]
        + [(seat, card) for seat, deck in enumerate(view["unseen"]) for card in deck]
        + [(seat, card) for seat, pile in enumerate(view["discards"]) for card in pile]
    )
    return Counter(f"{owner} {card}" for owner, card in every)


def ingenious(view: View) -> Counter[str]:
    """Halves of tiles by colour: on the board a tile is no longer one piece."""
    bag = [tile for tile, count in view["unseen"].items() for _ in range(count)]
    racks = [tile for rack in view["racks"] for tile in rack]
    return Counter("".join(bag + racks + view["aside"] + list(view["board"].values())))


PIECES: dict[str, Callable[[View], Counter[str]]] = {
    "pixies": pixies,
    "onecard": onecard,
    "clustered": clustered,
    "ingenious": ingenious,
}
PIECES |= {relative: PIECES[game] for relative, game in RELATIVES.items()}
