"""An advised move: the query of the address that selects it, and its description."""

from stol.games.clustered.analysis import move_parts
from stol.games.clustered.preview import preview
from stol.web.scene.clustered.look import Look
from stol.web.scene.clustered.words import card_phrase
from stol.web.scene.scene import Scene
from stol.web.scene.words import space_name


def aim(_scene: Scene, move: str) -> dict[str, str]:
    card, space = move_parts(move)
    return {"card": card} if space is None else {"card": card, "at": f"{space[0]},{space[1]}"}


def offer(scene: Scene, move: str) -> str:
    card, space = move_parts(move)
    named = card_phrase(scene.say, card)
    if space is None:
        return scene.say("clustered-discard-card", card=named)
    gain = preview(Look(scene).view, scene.seat or 0, [move])[move]["total"]
    return scene.say("clustered-play-at", card=named, at=space_name(scene.say, space), gain=gain)
