"""Everything on 1 Card with real cards and dice: which card was drawn, on which colour a die fell."""

from collections.abc import Mapping
from itertools import groupby

from htpy import Node, Renderable

from stol.games.onecard.state import HAND
from stol.web.html.pieces import onecard as pieces
from stol.web.html.stage.picker import picker, tell
from stol.web.scene.scene import Awaited, Scene, View

IN_PLAY = {False: 2, True: 3}
"""Cards that a seat has in play (O4), in the draft variant (O13)."""


def awaited(scene: Scene) -> Awaited:
    view, say = scene.view, scene.say
    if view["phase"] == "roll":
        return Awaited("die", say("onecard-chance-die", number=len(view["dice"]) + 1))
    seat = drawer(view)
    if seat is None:
        return Awaited("card", say("onecard-chance-display"))
    return Awaited("card", say("onecard-chance-card", **scene.who(seat)))


def drawer(view: View) -> int | None:
    """Who gets the card that is drawn; nobody if it is laid open (O14)."""
    draft, sizes = view["options"]["draft"], [len(hand) for hand in view["hands"]]
    dealt = view["display"] or set(sizes) == {IN_PLAY[draft]}
    if draft and dealt:
        return None
    full = HAND if draft else IN_PLAY[draft]
    roller, players = int(view["roller"]), int(view["players"])
    clockwise = [(roller + step) % players for step in range(players)]
    return next(seat for seat in clockwise if sizes[seat] < full)


def chances(scene: Scene, outcomes: Mapping[str, int]) -> Node:
    """The faces of a die, or numbers in rows of ten, as they are printed on the cards."""
    if scene.view["phase"] == "roll":
        return picker([[face(scene, colour) for colour in outcomes]])
    return picker([[number(scene, card) for card in cards] for _, cards in groupby(sorted(outcomes), key=ten)])


def face(scene: Scene, colour: str) -> Renderable:
    return tell(colour, scene.say(f"colour-{colour}"), "die")[pieces.die(colour)]


def number(scene: Scene, card: str) -> Renderable:
    return tell(card, scene.say("onecard-card", card=card), "worded")[card]


def ten(card: str) -> int:
    return (int(card) - 1) // 10
