"""What a person holds over the board: a tile of the rack, the way it is turned, the space it is aimed at."""

import functools
from dataclasses import dataclass
from typing import NamedTuple

from stol.games.ingenious.components import COLOURS, DIRECTIONS, SIDE
from stol.web.html.pieces.ingenious import Space, spaces
from stol.web.scene.scene import Scene

TURNS = len(DIRECTIONS)


class Spot(NamedTuple):
    """Where a tile could go: its first half on one space, the second on the next one in a direction."""

    at: Space
    to: Space
    move: str


@dataclass(frozen=True)
class Aim:
    """Everything that the address says, as far as it makes sense now."""

    tile: str
    turn: int
    at: Space | None
    """Where it was aimed at; turned there, it may not fit."""
    asking: bool
    spots: tuple[Spot, ...]
    """Where the tile, turned as it is, can go."""
    beyond: tuple[Spot, ...]
    """Where it can't, if that is asked for."""
    following: int
    """How it is turned next, clockwise."""
    previous: int

    @property
    def spot(self) -> Spot | None:
        """Where the tile would go now."""
        return next((spot for spot in self.spots if spot.at == self.at), None)

    def pick(self, scene: Scene, **other: str | int | None) -> str:
        """The address with all that is picked now, but for what is named."""
        at, ask = self.at and name(self.at), 1 if self.asking else None
        now: dict[str, str | int | None] = {"tile": self.tile, "turn": self.turn, "ask": ask, "at": at}
        return scene.pick(**{key: value for key, value in now.items() if key not in other}, **other)


@functools.cache
def name(space: Space) -> str:
    """As moves and addresses have it."""
    return f"{space[0]},{space[1]}"


@functools.cache
def spaces_of(players: int) -> dict[str, Space]:
    """The spaces of a table's board by their names."""
    return {name(space): space for space in spaces(SIDE[players])}


def written(tile: str, at: Space, to: Space) -> str:
    """The move that lays a tile; a double names the smaller space first."""
    if tile[0] == tile[1] and to < at:
        at, to = to, at
    return f"{tile}@{name(at)}:{name(to)}"


def in_order(tiles: list[str]) -> list[str]:
    """By the order of the colours, as people sort a rack."""
    return sorted(tiles, key=lambda tile: [COLOURS.index(letter) for letter in tile])


def own_rack(scene: Scene) -> list[str]:
    if scene.seat is None:
        return []
    return in_order(scene.view["racks"][scene.seat])


def is_placing(scene: Scene) -> bool:
    """Whether a tile is to be placed now, by these eyes."""
    return bool(scene.legal) and "@" in scene.legal[0]


def held(scene: Scene) -> Aim | None:
    """None while no tile is picked, or none is to be placed."""
    tile = picked_tile(scene)
    if tile is None:
        return None
    hand = Hand(tile, scene.view["players"], frozenset(scene.legal))
    turn = picked_turn(scene, hand)
    at = spaces_of(hand.players).get(scene.picked.get("at", ""))
    asking = "ask" in scene.picked
    everywhere = hand.spots(turn)
    return Aim(
        tile=tile,
        turn=turn,
        at=at,
        asking=asking,
        spots=tuple(spot for spot in everywhere if spot.move in hand.legal),
        beyond=tuple(spot for spot in everywhere if spot.move not in hand.legal) if asking else (),
        following=hand.turned(turn, at, -1),
        previous=hand.turned(turn, at, 1),
    )


def picked_tile(scene: Scene) -> str | None:
    """The one that the address names; if there are not two kinds to choose from, the one there is."""
    if not is_placing(scene):
        return None
    kinds = set(own_rack(scene))
    named = scene.picked.get("tile")
    return kinds.pop() if len(kinds) == 1 else named if named in kinds else None


@dataclass(frozen=True)
class Hand:
    """A tile, before it is turned or aimed."""

    tile: str
    players: int
    legal: frozenset[str]

    def spots(self, turn: int) -> list[Spot]:
        """Every space of the board, for the first half."""
        dq, dr = DIRECTIONS[turn]
        pairs = [((q, r), (q + dq, r + dr)) for q, r in spaces_of(self.players).values()]
        return [Spot(at, to, written(self.tile, at, to)) for at, to in pairs]

    def fits(self, turn: int, at: Space) -> bool:
        dq, dr = DIRECTIONS[turn]
        return written(self.tile, at, (at[0] + dq, at[1] + dr)) in self.legal

    def turned(self, turn: int, at: Space | None, way: int) -> int:
        """The next way to hold the tile. Once it is aimed, that is the next one in which it fits there."""
        ways = [(turn + way * step) % TURNS for step in range(1, TURNS)]
        return next((other for other in ways if at and self.fits(other, at)), ways[0])


def picked_turn(scene: Scene, hand: Hand) -> int:
    """As the address says; else the first way in which the tile fits anywhere."""
    said = scene.picked.get("turn", "")
    if said in map(str, range(TURNS)):
        return int(said)
    places = spaces_of(hand.players).values()
    return next((turn for turn in range(TURNS) if any(hand.fits(turn, at) for at in places)), 0)
