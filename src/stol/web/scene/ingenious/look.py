"""A scene of Ingenious with the tile in hand, the selected space and the previews."""

import functools
from collections.abc import Mapping

from stol.games.ingenious.preview import Half, Preview, preview
from stol.games.ingenious.view import ingenious_view
from stol.web.scene.ingenious.aiming import Aim, Spot, is_placing, read_aim, sorted_tiles
from stol.web.scene.ingenious.news import News, latest_news
from stol.web.scene.ingenious.parties import Party, parties
from stol.web.scene.scene import Scene


class Look:
    """What several parts of the page need to know about a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.say = scene.say
        self.view = ingenious_view(scene.view)
        self.before = ingenious_view(scene.before) if scene.before else None

    @functools.cached_property
    def rack(self) -> list[str]:
        """The tiles of this seat, sorted by colour; empty for a spectator."""
        rack = 0 if self.scene.seat is None else self.view["racks"][self.scene.seat]
        return [] if isinstance(rack, int) else sorted_tiles(rack)

    @functools.cached_property
    def is_placing(self) -> bool:
        return is_placing(self.scene)

    @property
    def is_opening(self) -> bool:
        """Whether this seat has not placed its first tile yet."""
        return self.scene.seat is not None and self.view["opening"][self.scene.seat] is None

    @functools.cached_property
    def aim(self) -> Aim | None:
        """The tile in hand, if one is picked."""
        return read_aim(self.scene, self.rack, self.view["players"])

    @functools.cached_property
    def goal_tiles(self) -> set[str]:
        """The tiles of the moves that are lit, as long as another tile is picked, or none."""
        return {move.partition("@")[0] for move in self.scene.goals if "@" in move} - {
            self.aim.tile if self.aim else ""
        }

    @property
    def goal_needs_turning(self) -> bool:
        """Whether the picked tile has to be turned for the move that is lit."""
        aim, goals = self.aim, self.scene.goals
        asked = aim is not None and any(move.startswith(f"{aim.tile}@") for move in goals)
        return asked and aim is not None and not any(spot.move in goals for spot in aim.spots)

    @functools.cached_property
    def previews(self) -> Mapping[str, Preview]:
        """The preview of each placement of the tile in hand, by move."""
        if self.aim is None or self.scene.seat is None:
            return {}
        spots = (*self.aim.spots, *(place.spot for place in self.aim.near))
        return preview(self.view, self.scene.seat, list({spot.move for spot in spots}))

    @property
    def gains(self) -> Mapping[str, int]:
        """How far each colour would move up with the selected placement."""
        spot = self.aim and self.aim.spot
        return self.previews[spot.move]["gains"] if spot else {}

    def halves(self, spot: Spot) -> tuple[Half, ...]:
        """The two halves of the tile in hand with a placement; first the half on the selected space."""
        halves = self.previews[spot.move]["halves"]
        return halves if halves[0].space == spot.at else halves[::-1]

    @functools.cached_property
    def news(self) -> News | None:
        """The latest move."""
        return latest_news(self.before, self.view)

    @functools.cached_property
    def parties(self) -> list[Party]:
        """Players or teams in the order of play, the viewer's own first."""
        return parties(self.scene, self.view)
