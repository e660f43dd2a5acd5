"""A move that is advised: how it is aimed at, and what it is called."""

import re
from dataclasses import replace

from stol.games.ingenious.components import DIRECTIONS
from stol.web.html.stage.ingenious.aim import held, own_rack
from stol.web.html.stage.ingenious.board import bonus
from stol.web.html.stage.ingenious.count import Count
from stol.web.html.stage.ingenious.names import place_name
from stol.web.scene.scene import Scene


def aim(_scene: Scene, move: str) -> dict[str, str]:
    if "@" not in move:
        return {}
    tile, at, to = re.split("[@:]", move)
    here, there = ([int(part) for part in place.split(",")] for place in (at, to))
    turn = DIRECTIONS.index((there[0] - here[0], there[1] - here[1]))
    return {"tile": tile, "turn": str(turn), "at": at}


def offer(scene: Scene, move: str) -> str:
    aimed = held(replace(scene, legal=(move,), picked=aim(scene, move)))
    if aimed is None or aimed.spot is None:
        return scene.say(f"ingenious-{move}", count=len(own_rack(scene)))
    spot, worth = aimed.spot, Count(scene.view).worth(aimed, aimed.spot)
    return place_name(scene.say, aimed.tile, (spot.at, spot.to), worth.gains.items(), bonus(scene, worth))
