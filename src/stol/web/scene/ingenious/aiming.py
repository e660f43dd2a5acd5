"""The tile in hand: its rotation, the selected space, and where it fits."""

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from stol.games.ingenious.analysis import space_code, spaces_by_code
from stol.games.ingenious.components import COLOURS, DIRECTIONS, Space
from stol.games.ingenious.view import ingenious_view
from stol.web.scene.scene import Scene

TURNS = len(DIRECTIONS)
NEAREST_FIRST = (0, 1, -1, 2, -2, 3)
"""Steps of turning, the least first."""


class Spot(NamedTuple):
    """A placement of a tile: its first half on one space, the second on a neighbouring space."""

    at: Space
    to: Space
    move: str


class Nearby(NamedTuple):
    """A free space that the first half can not go to in this rotation, and the nearest placement that covers it."""

    space: Space
    turn: int
    spot: Spot


@dataclass(frozen=True)
class Aim:
    """The selection that the query makes, without what is not possible now."""

    tile: str
    turn: int
    at: Space | None
    """The selected space for the first half; in its present rotation the tile may not fit there."""
    asking: bool
    """Whether all illegal placements are shown as well, so that keys reach them."""
    spots: tuple[Spot, ...]
    """The legal placements in the present rotation."""
    near: tuple[Nearby, ...]
    """The other free spaces that a half can lie on; none when asking."""
    blocked: tuple[Spot, ...]
    """Illegal placements in this rotation: those whose first space is free and can't be covered; when asking, all."""
    next_turn: int
    """The next rotation clockwise."""
    previous_turn: int

    @property
    def spot(self) -> Spot | None:
        """The selected placement, if it is legal."""
        return next((spot for spot in self.spots if spot.at == self.at), None)

    def pick(self, scene: Scene, **other: str | int | None) -> str:
        """The address of this selection with some values changed."""
        at, ask = self.at and space_code(self.at), 1 if self.asking else None
        now: dict[str, str | int | None] = {"tile": self.tile, "turn": self.turn, "ask": ask, "at": at}
        return scene.pick(**{key: value for key, value in now.items() if key not in other}, **other)


def placement(tile: str, at: Space, to: Space) -> str:
    """The move that places a tile; a double names the smaller space first."""
    if tile[0] == tile[1] and to < at:
        at, to = to, at
    return f"{tile}@{space_code(at)}:{space_code(to)}"


@functools.lru_cache(128)
def all_spots(tile: str, turn: int, players: int) -> list[Spot]:
    """A placement for each space of the board, with the first half there; the second may be off the board."""
    dq, dr = DIRECTIONS[turn]
    pairs = [((q, r), (q + dq, r + dr)) for q, r in spaces_by_code(players).values()]
    return [Spot(at, to, placement(tile, at, to)) for at, to in pairs]


def sorted_tiles(tiles: Sequence[str]) -> list[str]:
    """Tiles sorted by colour, as people sort a rack."""
    return sorted(tiles, key=lambda tile: [COLOURS.index(letter) for letter in tile])


def is_placing(scene: Scene) -> bool:
    """Whether this seat is to place a tile now."""
    return bool(scene.legal) and "@" in scene.legal[0]


def read_aim(scene: Scene, rack: Sequence[str], players: int) -> Aim | None:
    """The selection of the query; None if no tile is picked, or none is to be placed now."""
    tile = picked_tile(scene, rack)
    if tile is None:
        return None
    hand = TileInHand(tile, players, frozenset(scene.legal))
    turn = picked_turn(scene, hand)
    at = spaces_by_code(players).get(scene.picked.get("at", ""))
    asking = "ask" in scene.picked
    all_here = all_spots(tile, turn, players)
    spots = tuple(spot for spot in all_here if spot.move in hand.legal)
    taken = ingenious_view(scene.view)["board"]
    others = [spot for spot in all_here if spot.move not in hand.legal and (asking or space_code(spot.at) not in taken)]
    near = () if asking else tuple(filter(None, (hand.covering(turn, spot.at) for spot in others)))
    covered = {place.space for place in near}
    return Aim(
        tile=tile,
        turn=turn,
        at=at,
        asking=asking,
        spots=spots,
        near=near,
        blocked=tuple(spot for spot in others if spot.at not in covered) if scene.tells_why else (),
        next_turn=hand.turned(turn, at, -1),
        previous_turn=hand.turned(turn, at, 1),
    )


def picked_tile(scene: Scene, rack: Sequence[str]) -> str | None:
    """The tile that the query names; if the rack has only one kind of tile, that one."""
    if not is_placing(scene):
        return None
    kinds = set(rack)
    named = scene.picked.get("tile")
    return kinds.pop() if len(kinds) == 1 else named if named in kinds else None


@dataclass(frozen=True)
class TileInHand:
    """The tile in hand, with the legal moves."""

    tile: str
    players: int
    legal: frozenset[str]

    def fits(self, turn: int, at: Space) -> bool:
        dq, dr = DIRECTIONS[turn]
        return placement(self.tile, at, (at[0] + dq, at[1] + dr)) in self.legal

    def covering(self, turn: int, space: Space) -> Nearby | None:
        """The placement that covers a space after the least turning; preferably with the first half on it."""
        for step in NEAREST_FIRST:
            other = (turn + step) % TURNS
            dq, dr = DIRECTIONS[other]
            for at in (space, (space[0] - dq, space[1] - dr)):
                if self.fits(other, at):
                    to = (at[0] + dq, at[1] + dr)
                    return Nearby(space, other, Spot(at, to, placement(self.tile, at, to)))
        return None

    def turned(self, turn: int, at: Space | None, step: int) -> int:
        """The next rotation; once a space is selected, the next one in which the tile fits there."""
        others = [(turn + step * count) % TURNS for count in range(1, TURNS)]
        return next((other for other in others if at and self.fits(other, at)), others[0])


def picked_turn(scene: Scene, hand: TileInHand) -> int:
    """The rotation of the query; else the first one in which the tile fits anywhere."""
    said = scene.picked.get("turn", "")
    if said in map(str, range(TURNS)):
        return int(said)
    places = spaces_by_code(hand.players).values()
    return next((turn for turn in range(TURNS) if any(hand.fits(turn, at) for at in places)), 0)
