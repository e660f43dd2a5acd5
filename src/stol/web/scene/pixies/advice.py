"""An advised move: the query of the address that selects it, and its description."""

from dataclasses import replace

from stol.web.scene.pixies.choice import taken
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import called, place_words
from stol.web.scene.scene import Scene
from stol.web.scene.words import signed


def aim(scene: Scene, move: str) -> dict[str, str]:
    """The query also closes the score sheet of a finished round."""
    _, _, cell = move.partition("@")
    return {"card": taken(move), "seen": str(len(scene.view["rounds"]))} | ({"at": cell} if cell else {})


def offer(scene: Scene, move: str) -> str:
    look = Look(replace(scene, picked=aim(scene, move)))
    change = look.points.change(scene.seat or 0, move)["total"]
    card, _, way = move.partition("=")
    if not way:
        return place_words(look, move, change)
    return look.say("pixies-advised", way=way, card=called(look.say, card), points=signed(change))
