"""What a person has picked so far, and what happened last: read from the scene, which may say anything."""

from collections import Counter
from dataclasses import dataclass

from stol.web.html.stage.clustered.count import Space
from stol.web.scene.scene import Scene, View

DISCARD = "discard "


@dataclass(frozen=True)
class Choice:
    """A card that is picked, or none, and what may be done with it."""

    card: str | None
    spaces: dict[Space, str]
    """Where it may be played, from top to bottom: the space, and the move."""
    aimed: Space | None
    """The one of them that is aimed at."""
    discard: str | None
    """The move that discards it."""
    asks: bool
    """Whether the question is what is not possible, and why."""
    asked: str | None
    """The move in question."""
    places: Counter[str]
    """On how many spaces each card of the hand may be played."""
    discards: bool
    """Whether this is about discarding."""


def chosen(scene: Scene) -> Choice:
    discards = any(move.startswith(DISCARD) for move in scene.legal)
    asks = may_ask(scene) and "ask" in scene.picked
    places = Counter(move.partition("@")[0] for move in scene.legal if "@" in move)
    card = scene.picked.get("card")
    discard = f"{DISCARD}{card}"
    if card not in own_hand(scene) or not (asks or places[card] or discard in scene.legal):
        card = None
    spaces = {space(move): move for move in scene.legal if move.startswith(f"{card}@")}
    spaces = dict(sorted(spaces.items(), key=lambda entry: entry[0][::-1]))
    aim = f"{card}@{scene.picked.get('at')}"
    return Choice(
        card=card,
        spaces=spaces,
        aimed=next((place for place, move in spaces.items() if move == aim), None),
        discard=discard if card and discard in scene.legal else None,
        asks=asks,
        asked=scene.picked.get("why") if asks else None,
        places=places,
        discards=discards,
    )


def may_ask(scene: Scene) -> bool:
    """Whether there is anything to ask: where a card is discarded by C16, all are possible."""
    return bool(scene.legal) and scene.view["phase"] == "play"


def space(move: str) -> Space:
    """Where a card is played."""
    x, _, y = move.partition("@")[2].partition(",")
    return int(x), int(y)


def own_hand(scene: Scene) -> list[str]:
    """Of this seat; somebody who watches has none."""
    hand = scene.view["hands"][scene.seat] if scene.seat is not None else []
    return hand if isinstance(hand, list) else []


def size(hand: list[str] | int) -> int:
    """How many cards a hand holds, be it hidden or not."""
    return hand if isinstance(hand, int) else len(hand)


def to_go(view: View) -> int:
    """How many cards are still to be played or discarded."""
    return sum(map(size, view["hands"])) + sum(view["decks"])


@dataclass(frozen=True)
class Last:
    """The move that a seat made last."""

    seat: int
    card: str
    at: Space | None
    """None if it was discarded."""
    gain: int


def last_move(scene: Scene) -> Last | None:
    """What has changed since."""
    before, view = scene.before, scene.view
    if before is None:
        return None
    if len(view["cards"]) > len(before["cards"]):
        card = view["cards"][-1]
        seat = card["owner"]
        gain = view["points"][seat]["total"] - before["points"][seat]["total"]
        return Last(seat, card["card"], (card["x"], card["y"]), gain)
    for seat, (now, then) in enumerate(zip(view["discards"], before["discards"], strict=True)):
        if len(now) > len(then):
            return Last(seat, now[-1], None, 0)
    return None
