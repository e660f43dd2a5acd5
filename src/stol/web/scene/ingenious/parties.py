"""Players, or teams, with their score tracks."""

from stol.games.ingenious.analysis import track_number
from stol.games.ingenious.view import IngeniousView
from stol.web.scene.scene import Scene


class Party:
    """A player with a track, or a team that shares one."""

    def __init__(self, scene: Scene, view: IngeniousView, track: int, seats: tuple[int, ...]) -> None:
        self.scene = scene
        self.view = view
        self.track = track
        self.seats = seats
        self.steps = view["tracks"][track]
        self.lowest = min(self.steps.values())
        self.lows = [letter for letter, step in self.steps.items() if step == self.lowest]
        self.yours = scene.seat in seats

    @property
    def name(self) -> str:
        """The name where it stands alone, or those of a team."""
        if len(self.seats) == 1:
            return self.scene.called(self.seats[0])
        one, other = (self.scene.names[seat] for seat in self.seats)
        return self.scene.say("ingenious-team", one=one, other=other, you="yes" if self.yours else "no")

    def who(self) -> dict[str, str]:
        """Arguments of messages about a party, `$name` and `$you`."""
        return self.scene.who(self.seats[0]) if len(self.seats) == 1 else {"name": self.name, "you": "no"}

    def about(self) -> str:
        """The small text below the name: alone, in a team, or the number of tiles on the rack."""
        scene = self.scene
        if self.view["players"] == 1:
            return scene.say("ingenious-solo")
        if self.yours or len(self.seats) > 1:
            return scene.say("ingenious-decides")
        rack = self.view["racks"][self.seats[0]]
        return scene.say("ingenious-on-rack", count=rack if isinstance(rack, int) else len(rack))


def parties(scene: Scene, view: IngeniousView) -> list[Party]:
    """Players or teams in the order of play, the viewer's own first."""
    found: dict[int, list[int]] = {}
    for seat in scene.seats():
        found.setdefault(track_number(view, seat), []).append(seat)
    return [Party(scene, view, track, tuple(seats)) for track, seats in found.items()]
