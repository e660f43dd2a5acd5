"""The latest move explained, as far as the view of a game of another package shows it: the change in points."""

from stol.web.scene.scene import Scene


def explain(scene: Scene) -> list[str]:
    before, now = ((view or {}).get("points") for view in (scene.before, scene.view))
    if not isinstance(before, list) or not isinstance(now, list) or len(before) != len(now) != len(scene.names):
        return []
    pairs = zip(scene.seats(), (now[seat] for seat in scene.seats()), strict=True)
    return [
        scene.say("explain-generic", **scene.who(seat), points=points - before[seat])
        for seat, points in pairs
        if isinstance(points, int) and isinstance(before[seat], int) and points != before[seat]
    ]
