"""The table of Ingenious."""

import functools

from stol.text import Say, Wording
from stol.web.html.stage.drawing import Drawing
from stol.web.html.stage.ingenious.advice import aim, offer
from stol.web.html.stage.ingenious.aim import held, spaces_of
from stol.web.html.stage.ingenious.board import defs, draw_stage
from stol.web.html.stage.ingenious.chance import awaited, chances
from stol.web.html.stage.ingenious.count import Count
from stol.web.html.stage.ingenious.names import colour_name, tile_name
from stol.web.html.stage.ingenious.news import latest_news, said
from stol.web.html.stage.ingenious.side import draw_side
from stol.web.html.stage.ingenious.standings import result
from stol.web.html.stage.ingenious.tray import draw_tray
from stol.web.html.stage.ingenious.words import in_words
from stol.web.scene.scene import Scene, View

__all__ = ["aim", "awaited", "chances", "draw", "offer", "progress", "result", "wording"]


def draw(scene: Scene) -> Drawing:
    aim, latest = held(scene), latest_news(scene)
    worths = Count(scene.view).worths(aim) if aim else {}
    gains = worths[aim.spot].gains if aim and aim.spot else {}
    return Drawing(
        stage=draw_stage(scene, aim, worths, latest),
        side=draw_side(scene, aim, gains, latest),
        tray=draw_tray(scene, aim, worths),
        turn=turn(scene),
        where=progress(scene.view, scene.say),
        said=said(scene, latest),
        words=in_words(scene),
        defs=defs(aim, worths),
    )


def turn(scene: Scene) -> str:
    """The words of the turn pill."""
    view, say = scene.view, scene.say
    if view["actor"] is None:
        return say("over")
    seat: int = view["turn"]
    who, yours = scene.names[seat], seat == scene.seat
    if view["actor"] == "chance":
        return dealing(scene, seat)
    if view["bonus"]:
        return say("ingenious-bonus-yours", count=view["bonus"]) if yours else say("ingenious-bonus-of", name=who)
    return say("your-turn") if yours else say("turn-of", name=who)


def dealing(scene: Scene, seat: int) -> str:
    if set(scene.view["opening"]) == {None}:
        return scene.say("ingenious-deal")
    return scene.say("ingenious-draws", **scene.who(seat))


def progress(view: View, say: Say) -> str:
    return say("ingenious-free", count=len(spaces_of(view["players"])) - len(view["board"]))


def wording(say: Say) -> Wording:
    def listed(letters: str) -> str:
        return ", ".join(colour_name(say, letter) for letter in letters.split(", "))

    return {"colour": listed, "colours": listed, "tile": functools.partial(tile_name, say)}
