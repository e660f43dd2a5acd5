"""Helpers for tests of Ingenious: forced deals, and positions set up directly instead of by play."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from stol import Game, Position
from stol.games.ingenious.components import COLOURS, FREE, NUMBER, TILE_NAMES
from stol.games.ingenious.state import PLAY, find_free_pairs
from stol.games.registry import find
from stol.kernel.rng import seed

PRINTED = {"0,-5": "r", "5,-5": "g", "5,0": "b", "0,5": "o", "-5,5": "y", "-5,0": "p"}
"""The printed symbols (I2)."""

TILES = {a + b: 5 if a == b else 6 for first, a in enumerate("rgboyp") for b in "rgboyp"[first:]}
"""The number of tiles of each kind (I3)."""


def play_moves(pos: Position, moves: str) -> Position:
    """Play draws and moves separated by spaces; `|` is ignored and only for readability."""
    for move in moves.replace("|", " ").split():
        pos = pos.play(move)
    return pos


def dealt(players: int = 2, *racks: str, **options: bool) -> Position:
    """A new game with these racks by seat; the other seats draw the most frequent tiles."""
    pos = Game("ingenious", players=players, **options).start()
    for seat in range(players):
        pos = play_moves(pos, racks[seat]) if seat < len(racks) else draw(pos, 1 if players == 1 else 6)
    return pos


def draw(pos: Position, count: int) -> Position:
    """Draw that many tiles, each of the kind that is most frequent in the bag."""
    for _ in range(count):
        weights = pos.chance()
        pos = pos.play(min(weights, key=lambda tile: (-weights[tile], tile)))
    return pos


def position_with(  # noqa: PLR0913 - one keyword per part of the table
    players: int = 2,
    *,
    board: Mapping[str, str] | None = None,
    free: str | None = None,
    racks: Mapping[int, str] | None = None,
    tracks: Mapping[int, str] | None = None,
    opening: str = "rgbo",
    turn: int = 0,
    teams: bool = False,
    open_partners: bool = False,
) -> Position:
    """A position in which a seat has to place a tile.

    `board`: spaces by colour. `free`: the only free spaces, all others are purple. `racks`: by seat. `tracks`: by seat
    or team, six numbers in the order of the colours. `opening`: per seat, the symbol that its first tile touched, `-`
    for none yet.
    """
    new = dealt(players, teams=teams, open_partners=open_partners)
    state = new._state.copy()  # noqa: SLF001 - playing up to such a position would take too many moves
    state.phase, state.turn = PLAY, turn
    for seat, letter in enumerate(opening[:players]):
        state.opening[seat] = COLOURS.find(letter)
    for seat, tiles in (racks or {}).items():
        set_rack(state, seat, tiles.split())
    for track, steps in (tracks or {}).items():
        state.tracks[track] = [int(step) for step in steps.split()]
    if free is not None:
        board = {"p": " ".join(sorted(free_spaces(state) - set(free.split())))}
    for colour, spaces in (board or {}).items():
        for space in spaces.split():
            state.board[number(space)] = COLOURS.index(colour)
    find_free_pairs(state)
    return Position(new.game, state)


def set_rack(state: Any, seat: int, tiles: list[str]) -> None:  # noqa: ANN401 - a record, for which NumPy has no type
    """Replace a rack by these tiles; the bag is updated."""
    state.bag += state.rack[seat]
    state.rack[seat] = [tiles.count(tile) for tile in TILE_NAMES]
    state.bag -= state.rack[seat]
    state.bag_size += state.rack_size[seat] - len(tiles)
    state.rack_size[seat] = len(tiles)


def number(space: str) -> int:
    q, r = space.split(",")
    return NUMBER[int(q), int(r)]


def free_spaces(state: Any) -> set[str]:  # noqa: ANN401 - as above
    return {f"{q},{r}" for (q, r), index in NUMBER.items() if state.board[index] == FREE}


def track(pos: Position, seat: int = 0) -> dict[str, int]:
    """The step of each colour of a seat or team, zeros left out."""
    steps: dict[str, int] = pos.view()["tracks"][seat]
    return {colour: step for colour, step in steps.items() if step}


def steps_scored(move: str, board: Mapping[str, str]) -> dict[str, int]:
    """The steps by colour that a placement scores on this board."""
    return track(position_with(board=board, racks={0: move[:2]}).play(move))


def tiles_in_play(pos: Position) -> dict[str, int]:
    """The number of tiles of each kind on racks, in the bag and set aside."""
    view = pos.view()
    counts: dict[str, int] = dict.fromkeys(TILES, 0) | view["unseen"]
    for tile in [*view["aside"], *(tile for rack in view["racks"] for tile in rack)]:
        counts[tile] += 1
    return counts


def redealt(pos: Position, seat: int, number: int) -> Position:
    """The position with everything hidden from the seat redealt."""
    state = pos._state.copy()  # noqa: SLF001 - redealing works on states, not on positions
    stream = np.zeros(1, np.uint64)
    seed(stream, number, 0)
    find("ingenious").rules.redeal(state, seat, stream)
    return Position(pos.game, state)
