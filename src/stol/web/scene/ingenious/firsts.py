"""What a player of Ingenious may meet for the first time, most urgent first: the ends of `first-ingenious-KEY`."""

from collections.abc import Iterator

from stol.web.scene.ingenious.look import Look
from stol.web.scene.scene import Scene


def firsts(scene: Scene) -> Iterator[str]:
    look = Look(scene)
    if look.is_placing and look.view["bonus"]:
        yield "bonus"
    if "swap" in scene.legal:
        yield "swap"
