"""An Ingenious table typed in, half played: what can be worked out of it, and whether it can lie like this."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np

from stol.errors import BadTable
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
from stol.games.ingenious.cover import cover
from stol.games.ingenious.imagine import BONUS, fill_board, fill_tracks, full_rack, take
from stol.games.ingenious.notation import PAIR_NUMBER, PLACEMENT
from stol.games.ingenious.options import Options
from stol.games.ingenious.rules import all_at_end, shows_lowest, track_of
from stol.games.ingenious.state import State, start
from stol.games.ingenious.view import in_bag, tiles
from stol.games.typed import by_seat, checked, given, whole
from stol.games.validate import Source
from stol.kernel.layout import Array

PRINTED_ON = {NUMBER[space]: letter for letter, space in PRINTED.items()}


def complete(table: Mapping[str, Any], options: Options, source: Source, luck: Random) -> dict[str, Any]:
    """The view of a table at the beginning of a turn, with bonus plays owed, or when a rack may be swapped."""
    players = source.seats or 0
    if table.get("aside"):
        raise BadTable("'aside' of the table: finish the swap first, then type in the new rack (I10)")
    state: State = start(options, players)
    state.turn = whole(table, "turn", range(players), "the table")
    state.bonus = whole(table, "bonus", BONUS, "the table") if "bonus" in table else 0
    lying = given(table, "board", "the table")
    board = read_tiles(lying, state) if isinstance(lying, list) else checked(lying, dict, "'board' of the table")
    placed = fill_board(board, state)
    opening = read_opening(table, list(placed), int(state.turn), players)
    fill_tracks({"tracks": given(table, "tracks", "the table"), "opening": opening}, state)
    check_running(state)
    racks = read_racks(table, state)
    if not isinstance(lying, list) and "unseen" not in table:
        state.bag -= covering(placed, state)
    racks = [rack if isinstance(rack, list) else dealt(state, rack, luck) for rack in racks]
    return {
        "turn": int(state.turn),
        "bonus": int(state.bonus),
        "board": {f"{q},{r}": letter for letter, (q, r) in PRINTED.items()} | board,
        "tracks": table["tracks"],
        "opening": opening,
        "aside": [],
        "racks": racks,
        "unseen": table.get("unseen", in_bag(state)),
        "actor": int(state.turn),
    }


def read_tiles(texts: list[Any], state: State) -> dict[str, str]:
    """The colours by space, from a list of tiles such as `rg@0,1:1,1`: then it is known which tiles lie."""
    board: dict[str, str] = {}
    for number, text in enumerate(texts, 1):
        place = f"board, tile {number}"
        for name, letter in read_tile(checked(text, str, place), state, place).items():
            if name in board:
                raise BadTable(f"{place}: {text} lies on {name}, where another tile does (I5)")
            board[name] = letter
    return board


def read_tile(text: str, state: State, place: str) -> dict[str, str]:
    """The two halves of a tile, which is taken from the bag. Its letters may stand in any order."""
    match = PLACEMENT.fullmatch(text)
    if not match or not set(match.group(1)) <= set(COLOURS):
        raise BadTable(f"{place}: a tile on the board is typed like rg@0,1:1,1, not {text!r} (I3, I5)")
    letters, *numbers = match.groups()
    q, r, other_q, other_r = map(int, numbers)
    here, there = NUMBER.get((q, r), -1), NUMBER.get((other_q, other_r), -1)
    if (min(here, there), max(here, there)) not in PAIR_NUMBER:
        raise BadTable(f"{place}: {q},{r} and {other_q},{other_r} are no two spaces side by side (I1, I5)")
    if {here, there} & PRINTED_ON.keys():
        raise BadTable(f"{place}: {text} lies on a printed symbol (I2)")
    take(state, TILE_NAMES[KIND[COLOURS.index(letters[0]), COLOURS.index(letters[1])]], place)
    return {f"{q},{r}": letters[0], f"{other_q},{other_r}": letters[1]}


def read_opening(table: Mapping[str, Any], placed: list[int], turn: int, players: int) -> list[str | None]:
    """I6: which printed symbols the first tiles touched. Whose was which makes no difference any more."""
    count, half = divmod(len(placed), 2)
    if half:
        raise BadTable(f"'board' of the table has {len(placed)} spaces covered, but a tile covers two (I3)")
    opened = min(count, players)
    if "opening" in table:
        opening = by_seat(table["opening"], players, "'opening' of the table")
        if players - opening.count(None) != opened:
            raise BadTable(f"'opening' of the table names {opened} symbols when {count} tiles lie (I6)")
        return opening
    beside = (PRINTED_ON.get(int(other)) for space in placed for other in NEIGHBOUR[space])
    touched = list(dict.fromkeys(letter for letter in beside if letter))
    if len(touched) < opened or (count < players and len(touched) > opened):
        raise BadTable(f"'board' of the table: {count} tiles touch {len(touched)} printed symbols, not {opened} (I6)")
    symbols: list[str | None] = [None] * players
    for place in range(opened):  # until all have placed a tile, it was those before the seat to play
        symbols[(turn - opened + place) % players] = touched[place]
    return symbols


def check_running(state: State) -> None:
    tracks = range(2 if state.teams else state.players)
    if state.free_pairs == 0 or any(all_at_end(state, track) for track in tracks):
        raise BadTable("no tile can be placed, or a player has all: the game is over; stol.score counts it (I12, I13)")
    reached = (state.tracks[track_of(state, state.turn)] >= TRACK_END).any()
    if state.bonus and (state.players == 1 or not reached):
        raise BadTable(f"'bonus' of the table is 0: no colour of seat {state.turn} has reached the end (I9, I18)")


def read_racks(table: Mapping[str, Any], state: State) -> list[list[str] | int]:
    """A rack is listed, counted or left out. What is listed is taken from the bag."""
    players, full = int(state.players), full_rack(state)
    racks: list[list[str] | int] = []
    for seat, rack in enumerate(by_seat(table.get("racks", [None] * players), players, "'racks' of the table")):
        place = f"rack {seat}"
        size = full if rack is None else rack if isinstance(rack, int) else len(checked(rack, list, place))
        for tile in rack if isinstance(rack, list) else ():
            state.rack[seat, take(state, tile, place)] += 1
        if seat == state.turn:
            check_own(state, size, listed=isinstance(rack, list))
        elif size != full:
            raise BadTable(f"{place} has {full} tiles while others play, not {size} (I4, I10)")
        racks.append(sorted(rack) if isinstance(rack, list) else size)
    return racks


def check_own(state: State, size: int, *, listed: bool) -> None:
    """The rack of the seat to play: full, unless bonus plays are owed or it may be swapped."""
    place, full = f"rack {state.turn}", full_rack(state)
    if state.bonus:
        if size not in range(1, full):
            raise BadTable(f"{place} has 1 to {full - 1} tiles while bonus plays are owed, not {size} (I9)")
    elif size != full and (size not in range(1, full) or not listed or shows_lowest(state, state.turn)):
        raise BadTable(
            f"{place} has {full} tiles at the beginning of a turn, not {size}; fewer only while bonus plays are owed, "
            "or, listed and without a lowest colour, while it may be swapped (I9, I10)"
        )


def covering(placed: Mapping[int, int], state: State) -> Array:
    """How many tiles of each kind lie on the board, when only its colours are known."""
    left = np.bincount(TILE.ravel(), np.repeat(state.bag, 2), len(COLOURS))
    for colour, letter in enumerate(COLOURS):
        count = list(placed.values()).count(colour)
        if count > left[colour]:
            raise BadTable(
                f"'board' of the table has {count} spaces of {letter}, but tiles have {left[colour]:.0f} (I3)"
            )
    counts = cover(placed, [((kind,), int(state.bag[kind])) for kind in range(KINDS)])
    if counts is None:
        raise BadTable("'board' of the table can't be covered with the tiles that there are (I3)")
    return np.array([counts[kind] for kind in range(KINDS)], np.int8)


def dealt(state: State, size: int, luck: Random) -> list[str]:
    """So many tiles from the bag."""
    rack = sorted(luck.sample(tiles(state.bag), size))
    for tile in rack:
        state.bag[TILE_NAMES.index(tile)] -= 1
    return rack
