"""An advised move: the query of the address that selects it, and its description."""

from dataclasses import replace

from stol.games.pixies.view import pixies_view
from stol.web.scene.pixies.choice import card_taken
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import card_phrase, change_named, placement_text, target_cell
from stol.web.scene.scene import Scene


def aim(scene: Scene, move: str) -> dict[str, str]:
    """The query also closes the score sheet of a finished round."""
    _, _, cell = move.partition("@")
    finished = len(pixies_view(scene.view)["rounds"])
    return {"card": card_taken(move), "seen": str(finished)} | ({"at": cell} if cell else {})


def offer(scene: Scene, move: str) -> str:
    look = Look(replace(scene, picked=aim(scene, move)))
    points = look.points.change(scene.seat or 0, move)["total"]
    card, _, way = move.partition("=")
    if not way:
        return placement_text(look, move, points)
    taken = card_phrase(look.say, card)
    return look.say("pixies-advised", way=way, card=taken, cell=target_cell(move), **change_named(points))
