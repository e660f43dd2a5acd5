"""The numbers that the rules of Ingenious state, as the game has them."""

from collections.abc import Callable
from typing import Final

from games.ingenious.table import dealt, position_with
from stol import Game
from stol.games.ingenious.components import (
    COLOURS,
    DIRECTIONS,
    NEIGHBOUR,
    NUMBER,
    PRINTED,
    SIDE,
    TILE_COUNT,
    TILES,
    TRACK_END,
    hexagon,
)
from stol.games.ingenious.options import Options


def boards() -> set[int]:
    """Players, sides and spaces."""
    return {number for players, side in SIDE.items() for number in (players, side, len(hexagon(side)))}


def printed() -> set[int]:
    """How many symbols there are, and the side of the hexagon whose corners they are on."""
    reach = {max(abs(q), abs(r), abs(q + r)) for q, r in PRINTED.values()}
    (far,) = reach
    corners = [space for space in hexagon(far + 1) if sorted(map(abs, (*space, sum(space)))) == [0, far, far]]
    assert sorted(corners) == sorted(PRINTED.values())
    return {len(PRINTED), far + 1}


def tiles() -> set[int]:
    doubles = [int(count) for (a, b), count in zip(TILES, TILE_COUNT, strict=True) if a == b]
    mixed = [int(count) for (a, b), count in zip(TILES, TILE_COUNT, strict=True) if a != b]
    halves = {len(tile) for tile in TILES}
    return {int(TILE_COUNT.sum()), *halves, len(COLOURS), *mixed, len(mixed), *doubles, len(doubles)}


def rack() -> int:
    return len(dealt(2).view(0)["racks"][0])


def track() -> set[int]:
    (start,) = set(dealt(2).view()["tracks"][0].values())
    return {start, Options().track_end(2)}


def double_track() -> int:
    return Options(teams=True).track_end(4)


def placed() -> set[int]:
    """Tiles that leave the rack with a move, and spaces that they cover."""
    pos = dealt(2)
    after = pos.play(pos.legal()[0])
    return {rack() - len(after.view(0)["racks"][0]), len(after.view()["board"]) - len(pos.view()["board"])}


def lines() -> set[int]:
    """Directions that are counted from a half, and what a symbol gives: here it is surrounded by five reds."""
    here, there = (0, 0), (1, 0)
    around = [f"{q},{r}" for q, r in DIRECTIONS if (q, r) != there]
    assert all(NUMBER[q, r] in NEIGHBOUR[NUMBER[here]] for q, r in DIRECTIONS)
    pos = position_with(board={"r": " ".join(around)}, racks={0: "rg rg rg rg rg rg"})
    scored = pos.play("rg@0,0:1,0").view()["tracks"][0]["r"]
    one = position_with(board={"r": around[0]}, racks={0: "rg rg rg rg rg rg"}).play("rg@0,0:1,0")
    return {scored, one.view()["tracks"][0]["r"]}


def stops_at(*, teams: bool = False) -> int:
    """Where a colour stops that stands just below 18 and scores five."""
    around = " ".join(f"{q},{r}" for q, r in DIRECTIONS if (q, r) != (1, 0))
    tracks = {0: f"{TRACK_END - 1} 0 0 0 0 0"}
    pos = position_with(
        4 if teams else 2, board={"r": around}, racks={0: "rg rg rg rg rg rg"}, tracks=tracks, teams=teams
    )
    return int(pos.play("rg@0,0:1,0").view()["tracks"][0]["r"])


def bonus_plays() -> set[int]:
    """Where a colour earns a bonus play, and how many two colours earn at once."""
    red = " ".join(f"{q},{r}" for q, r in DIRECTIONS if (q, r) not in {(1, 0), (1, -1), (0, 1)})
    tracks = {0: f"{TRACK_END - 1} {TRACK_END - 1} 0 0 0 0"}
    pos = position_with(board={"r": red, "g": "2,0"}, racks={0: "rg rg rg rg rg rg"}, tracks=tracks)
    after = pos.play("rg@0,0:1,0").view()
    assert {after["tracks"][0][colour] for colour in "rg"} == {TRACK_END}
    return {TRACK_END, after["bonus"]}


def alone() -> set[int]:
    """The side of the board, and the tiles that are drawn for a turn."""
    pos = Game("ingenious", 1).start()
    drawn = 0
    while pos.actor == "chance":
        pos, drawn = pos.play(min(pos.chance())), drawn + 1
    return {SIDE[1], drawn}


STATED: Final[dict[str, Callable[[], set[int]]]] = {
    "rule-i1": boards,
    "rule-i2": printed,
    "rule-i3": tiles,
    "rule-i4": lambda: {rack(), *track()},
    "rule-i5": placed,
    "rule-i7": lines,
    "rule-i8": lambda: {stops_at()},
    "rule-i9": bonus_plays,
    "rule-i10": lambda: {rack()},
    "rule-i13": lambda: {len(COLOURS), TRACK_END},
    "rule-i14-ruling": lambda: {len(COLOURS)},
    "rule-i15": lambda: {4, min(track()), double_track()},
    "rule-i16": lambda: {stops_at(teams=True), double_track()},
    "rule-i16-ruling": lambda: {stops_at(teams=True)},
    "rule-i17": lambda: {4},
    "rule-i17-ruling": lambda: {len(COLOURS), double_track(), TRACK_END},
    "rule-i18": alone,
    "rule-i18-ruling": lambda: {len(COLOURS), double_track()},
    "term-ingenious-track-about": track,
    "term-ingenious-bonus-play-about": lambda: {TRACK_END},
    "term-ingenious-cry-about": lambda: {TRACK_END},
}
"""By message, what has to be stated there, and nothing else."""
