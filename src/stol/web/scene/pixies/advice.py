"""An advised move: the query of the address that selects it, and its description."""

from dataclasses import replace

from stol.web.scene.pixies.choice import card_taken, pixies_view
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import card_name, placement_text
from stol.web.scene.scene import Scene
from stol.web.scene.words import signed


def aim(scene: Scene, move: str) -> dict[str, str]:
    """The query also closes the score sheet of a finished round."""
    _, _, cell = move.partition("@")
    return {"card": card_taken(move), "seen": str(len(pixies_view(scene)["rounds"]))} | ({"at": cell} if cell else {})


def offer(scene: Scene, move: str) -> str:
    look = Look(replace(scene, picked=aim(scene, move)))
    change = look.points.change(scene.seat or 0, move)["total"]
    card, _, way = move.partition("=")
    if not way:
        return placement_text(look, move, change)
    return look.say("pixies-advised", way=way, card=card_name(look.say, card), points=signed(change))
