"""A move that is advised: how it is aimed at, and what it is called."""

from stol.web.html.stage.clustered.count import Table
from stol.web.html.stage.clustered.moment import DISCARD, space
from stol.web.html.stage.clustered.words import located, named
from stol.web.scene.scene import Scene


def aim(_scene: Scene, move: str) -> dict[str, str]:
    card, _, at = move.removeprefix(DISCARD).partition("@")
    return {"card": card, "at": at} if at else {"card": card}


def offer(scene: Scene, move: str) -> str:
    say, picked = scene.say, aim(scene, move)
    card = named(say, picked["card"])
    if "at" not in picked:
        return say("clustered-discard-card", card=card)
    at = space(move)
    gain = Table(scene.view).gains(scene.seat or 0, picked["card"], {at: move})[at]
    return say("clustered-play-at", card=card, at=located(at), gain=gain)
