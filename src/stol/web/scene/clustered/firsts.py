"""What a player of Clustered may meet for the first time, most urgent first: the ends of `first-clustered-KEY`."""

from collections.abc import Iterator

from stol.web.scene.clustered.look import Look
from stol.web.scene.scene import Scene


def firsts(scene: Scene) -> Iterator[str]:
    look = Look(scene)
    if scene.seat is None:
        return
    points = look.view["points"][scene.seat]
    if look.must_discard and look.view["phase"] == "play":
        yield "discard"
    if points["rectangle"]:
        yield "rectangle"
    if points["rows"] or points["columns"]:
        yield "run"
    if "J" in look.hand:
        yield "joker"
