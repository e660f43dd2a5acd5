"""An advised move: the query of the address that selects it, and its description."""

import re
from dataclasses import replace

from stol.games.ingenious.components import DIRECTIONS
from stol.web.scene.ingenious.look import Look
from stol.web.scene.ingenious.words import placement_text
from stol.web.scene.scene import Scene


def aim(_scene: Scene, move: str) -> dict[str, str]:
    if "@" not in move:
        return {}
    tile, at, to = re.split("[@:]", move)
    here, there = ([int(part) for part in place.split(",")] for place in (at, to))
    turn = DIRECTIONS.index((there[0] - here[0], there[1] - here[1]))
    return {"tile": tile, "turn": str(turn), "at": at}


def offer(scene: Scene, move: str) -> str:
    look = Look(replace(scene, legal=(move,), picked=aim(scene, move)))
    if look.aim is None or look.aim.spot is None:
        return scene.say(f"ingenious-{move}", count=len(look.rack))
    spot = look.aim.spot
    return placement_text(scene.say, look.aim.tile, (spot.at, spot.to), look.previews[spot.move])
