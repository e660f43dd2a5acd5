"""Complete a typed-in, partly played Ingenious table to a view, and refuse an impossible one."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final, NotRequired

import numpy as np

from stol.games.ingenious.components import (
    COLOURS,
    KIND,
    KINDS,
    NEIGHBOUR,
    NUMBER,
    PRINTED,
    TILE,
    TILE_NAMES,
    TRACK_END,
)
from stol.games.ingenious.imagine import fill_board, fill_opening, fill_tracks, take, tiles_covering
from stol.games.ingenious.notation import PAIR_NUMBER, PLACEMENT
from stol.games.ingenious.options import IngeniousChoice, Options
from stol.games.ingenious.rules import all_at_end, shows_lowest, track_of
from stol.games.ingenious.state import State, start
from stol.games.ingenious.view import (
    Board,
    Bonus,
    Colour,
    IngeniousMoment,
    RackSize,
    Tiles,
    Track,
    Unseen,
    in_bag,
    tiles,
)
from stol.games.validate import BySeat, Source
from stol.games.view import BaseTable
from stol.kernel.layout import Array
from stol.text import quoted

PRINTED_ON = {NUMBER[space]: letter for letter, space in PRINTED.items()}
TILE_PLACES: Final = {"board/{number}": "place-ingenious-tile"}
"""Message ids that name places on a board given as a list of tiles."""


class IngeniousTable(BaseTable):
    options: NotRequired[IngeniousChoice]
    board: Board | list[str]
    tracks: list[Track]
    racks: NotRequired[BySeat[Tiles | RackSize | None]]
    opening: NotRequired[BySeat[Colour | None]]
    bonus: NotRequired[Bonus]
    aside: NotRequired[Tiles]
    bag: NotRequired[int]
    unseen: NotRequired[Unseen]


def complete(table: IngeniousTable, options: Options, source: Source, rng: Random) -> IngeniousMoment:
    """Derive the missing parts of the view: at the start of a turn, with bonus plays owed, or before a swap."""
    if table.get("aside"):
        raise source.refused("ingenious-finish-swap", ("aside",), ("I10",))
    turn, lying = table.get("turn"), table["board"]
    if turn is None:
        raise source.missing("turn")
    state: State = start(options, table["players"])
    state.turn, state.bonus = turn, table.get("bonus", 0)
    board = read_tiles(lying, state, source) if isinstance(lying, list) else lying
    placed = fill_board(board, state, source)
    opening = read_opening(table, list(placed), turn, source)
    fill_tracks(table["tracks"], state, source)
    fill_opening(opening, state)
    check_running(state, source)
    racks = read_racks(table, state, options, source)
    if not isinstance(lying, list) and "unseen" not in table:
        state.bag -= count_tiles(placed, state, source)
    return {
        "ply": table.get("ply", 0),
        "actor": turn,
        "turn": turn,
        "bonus": int(state.bonus),
        "board": {f"{q},{r}": letter for letter, (q, r) in PRINTED.items()} | board,
        "tracks": table["tracks"],
        "opening": opening,
        "aside": [],
        "racks": [draw_rack(state, rack, rng) if isinstance(rack, int) else rack for rack in racks],
        "unseen": table.get("unseen", in_bag(state)),
    }


def read_tiles(texts: Sequence[str], state: State, source: Source) -> dict[str, str]:
    """The colours by space, from a list of tiles such as `rg@0,1:1,1`, which are removed from the bag."""
    source = replace(source, places={**TILE_PLACES, **source.places})
    board: dict[str, str] = {}
    for index, text in enumerate(texts):
        for name, letter in read_tile(text, index, state, source).items():
            if name in board:
                raise source.refused("ingenious-overlap", ("board", index), ("I5",), text=text, space=name)
            board[name] = letter
    return board


def read_tile(text: str, index: int, state: State, source: Source) -> dict[str, str]:
    """The colours of a tile by space. The tile is removed from the bag; its letters may be in any order."""
    path = ("board", index)
    match = PLACEMENT.fullmatch(text)
    if not match or not set(match.group(1)) <= set(COLOURS):
        raise source.refused("ingenious-no-placement", path, ("I3", "I5"), value=quoted(text))
    letters, *numbers = match.groups()
    q, r, other_q, other_r = map(int, numbers)
    here, there = NUMBER.get((q, r), -1), NUMBER.get((other_q, other_r), -1)
    if (min(here, there), max(here, there)) not in PAIR_NUMBER:
        named = {"space": f"{q},{r}", "other": f"{other_q},{other_r}"}
        raise source.refused("ingenious-apart", path, ("I1", "I5"), **named)
    if {here, there} & PRINTED_ON.keys():
        raise source.refused("ingenious-on-printed", path, ("I2",), text=text)
    take(state, TILE_NAMES[KIND[COLOURS.index(letters[0]), COLOURS.index(letters[1])]], path, source)
    return {f"{q},{r}": letters[0], f"{other_q},{other_r}": letters[1]}


def read_opening(table: IngeniousTable, placed: Sequence[int], turn: int, source: Source) -> list[str | None]:
    """I6: the printed symbols that the first tiles touched. Which seat touched which no longer matters."""
    players = table["players"]
    count, half = divmod(len(placed), 2)
    if half:
        raise source.refused("ingenious-half-tile", ("board",), ("I3",), count=len(placed))
    opened = min(count, players)
    if "opening" in table:
        if players - table["opening"].count(None) != opened:
            raise source.refused("ingenious-opening", ("opening",), ("I6",), right=opened, count=count)
        return table["opening"]
    beside = (PRINTED_ON.get(int(other)) for space in placed for other in NEIGHBOUR[space])
    touched = list(dict.fromkeys(letter for letter in beside if letter))
    if len(touched) < opened or (count < players and len(touched) > opened):
        named = {"count": count, "touched": len(touched), "right": opened}
        raise source.refused("ingenious-touched", ("board",), ("I6",), **named)
    symbols: list[str | None] = [None] * players
    for place in range(opened):  # while not all have placed a tile, the seats before the seat to play have
        symbols[(turn - opened + place) % players] = touched[place]
    return symbols


def check_running(state: State, source: Source) -> None:
    tracks = range(2 if state.teams else state.players)
    if state.free_pairs == 0 or any(all_at_end(state, track) for track in tracks):
        raise source.refused("ingenious-over", (), ("I12", "I13"))
    reached = (state.tracks[track_of(state, state.turn)] >= TRACK_END).any()
    if state.bonus and (state.players == 1 or not reached):
        raise source.refused("ingenious-no-bonus", ("bonus",), ("I9", "I18"), seat=int(state.turn))


def read_racks(table: IngeniousTable, state: State, options: Options, source: Source) -> list[list[str] | int]:
    """A rack is listed, counted or left out. Listed tiles are removed from the bag."""
    full = options.rack(table["players"])
    racks: list[list[str] | int] = []
    for seat, typed in enumerate(table.get("racks", [None] * table["players"])):
        rack = full if typed is None else typed
        size = rack if isinstance(rack, int) else len(rack)
        for index, tile in enumerate([] if isinstance(rack, int) else rack):
            state.rack[seat, take(state, tile, ("racks", seat, index), source)] += 1
        if seat == state.turn:
            check_turn_rack(state, size, full, source, listed=isinstance(rack, list))
        elif size != full:
            raise source.refused("ingenious-rack-full", ("racks", seat), ("I4", "I10"), full=full, count=size)
        racks.append(rack if isinstance(rack, int) else sorted(rack))
    return racks


def check_turn_rack(state: State, size: int, full: int, source: Source, *, listed: bool) -> None:
    """Check the rack of the seat to play: full, unless bonus plays are owed or it may be swapped."""
    path = ("racks", int(state.turn))
    if state.bonus:
        if size not in range(1, full):
            raise source.refused("ingenious-rack-bonus", path, ("I9",), most=full - 1, count=size)
    elif size != full and (size not in range(1, full) or not listed or shows_lowest(state, state.turn)):
        raise source.refused("ingenious-rack-turn", path, ("I9", "I10"), full=full, count=size)


def count_tiles(placed: Mapping[int, int], state: State, source: Source) -> Array:
    """The number of tiles of each kind on a board of which only the colours are known; refused if there are too few."""
    left = np.bincount(TILE.ravel(), np.repeat(state.bag, 2), len(COLOURS))
    for colour, letter in enumerate(COLOURS):
        count = list(placed.values()).count(colour)
        if count > left[colour]:
            most = int(left[colour])
            raise source.refused("ingenious-colour-count", ("board",), ("I3",), count=count, colour=letter, most=most)
    return tiles_covering(placed, [((kind,), int(state.bag[kind])) for kind in range(KINDS)], source)


def draw_rack(state: State, size: int, rng: Random) -> list[str]:
    """Draw `size` random tiles from the bag."""
    rack = sorted(rng.sample(tiles(state.bag), size))
    for tile in rack:
        state.bag[TILE_NAMES.index(tile)] -= 1
    return rack
