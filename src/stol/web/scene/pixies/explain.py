"""The latest move explained: why the card lies as it lies, and how each item of the points has changed."""

from stol.games.pixies.preview import Points
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import last_move_text
from stol.web.scene.scene import Scene


def explain(scene: Scene) -> list[str]:
    look = Look(scene)
    last, before = look.last, look.before
    if before is None or not (told := last_move_text(look)):
        return []
    if last is None:
        return [told, look.say("explain-pixies-round")]
    way = look.say("explain-pixies-way", way=last.way)
    old, new = Points(before).now[last.seat], look.points.now[last.seat]
    changes = [(item, new[item] - old[item]) for item in look.points.items if new[item] != old[item]]
    items = [
        look.say(f"explain-pixies-{item}", **scene.who(last.seat), change="less" if change < 0 else "more",
                 points=abs(change), round=look.view["round"])
        for item, change in changes
    ]  # fmt: skip
    return [told, way, *(items or [look.say("explain-pixies-nothing")])]
