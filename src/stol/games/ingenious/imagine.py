"""A state that a view fits. A hidden rack becomes the first of the tiles that may be on it (I4, I10)."""

from collections.abc import Collection, Iterable, Mapping
from typing import Any

import numpy as np

from stol.errors import BadTable
from stol.games.ingenious.components import (
    COLOURS,
    FREE,
    KINDS,
    NUMBER,
    OUTSIDE,
    RACK,
    TILE,
    TILE_COUNT,
    TILE_NAMES,
)
from stol.games.ingenious.cover import Limits, cover
from stol.games.ingenious.options import Options
from stol.games.ingenious.rules import all_at_end, shows_lowest, tile_shows_lowest
from stol.games.ingenious.sheet import score_track
from stol.games.ingenious.state import ASK, DEAL, OVER, PLAY, REFILL, SWAP, State, find_free_pairs, start
from stol.games.typed import by_seat, checked, given, part, seat_or_null, whole
from stol.games.validate import Source
from stol.kernel.layout import Array

PLIES = range(2**15)
BONUS = range(2**7)
MOST = range(1, int(TILE_COUNT.max()) + 1)
SPACE = {f"{q},{r}": number for (q, r), number in NUMBER.items()}


def imagine(view: Mapping[str, Any], options: Options, source: Source) -> State:
    players = source.seats or 0
    state = start(options, players)
    state.ply = whole(view, "ply", PLIES)
    state.bonus = whole(view, "bonus", BONUS)
    placed = fill_board(part(view, "board", dict, "the view"), state)
    fill_tracks(view, state)
    for tile in part(view, "aside", list, "the view"):
        state.aside[take(state, tile, "aside")] += 1
    racks = by_seat(given(view, "racks"), players, "'racks' of the view")
    for seat, rack in enumerate(racks):
        fill_rack(state, seat, rack)
    turn = seat_or_null(view, "turn", players)
    state.turn = who_ended(state) if turn is None else turn
    state.phase = phase(given(view, "actor"), state, begun=bool(placed))
    check(state)
    hidden = [seat for seat, rack in enumerate(racks) if isinstance(rack, int)]
    state.bag -= on_board(view, state, placed, hidden)
    deal_hidden(state, hidden)
    state.bag_size = state.bag.sum()
    return state


def fill_board(board: dict[str, Any], state: State) -> dict[int, int]:
    """Lay out the board; the colours on the spaces that tiles cover."""
    placed = {}
    for name, letter in board.items():
        space = SPACE.get(name)
        if space is None or state.board[space] == OUTSIDE:
            raise BadTable(f"board: there is no space {name!r}; they are named like 0,-5 (I1)")
        colour = read_colour(letter, f"board, {name}")
        if state.board[space] == FREE:
            placed[space] = colour
        elif state.board[space] != colour:
            printed = COLOURS[state.board[space]]
            raise BadTable(f"board, {name}: the printed symbol here is {printed}, not {letter} (I2)")
    for space, colour in placed.items():
        state.board[space] = colour
    find_free_pairs(state)
    return placed


def read_colour(letter: object, place: str) -> int:
    if not isinstance(letter, str) or letter not in list(COLOURS):
        raise BadTable(f"{place}: there is no colour {letter!r}; colours are {', '.join(COLOURS)} (I3)")
    return COLOURS.index(letter)


def fill_tracks(view: Mapping[str, Any], state: State) -> None:
    players = int(state.players)
    tracks = by_seat(given(view, "tracks"), 2 if state.teams else players, "'tracks' of the view")
    for number, track in enumerate(tracks):
        score_track(track, f"track {number}", int(state.track_end))  # refuses what is no track
        state.tracks[number] = [track[letter] for letter in COLOURS]
    for seat, letter in enumerate(by_seat(given(view, "opening"), players, "'opening' of the view")):
        state.opening[seat] = FREE if letter is None else read_colour(letter, f"opening of seat {seat}")


def take(state: State, tile: object, place: str) -> int:
    """A tile out of the bag; its kind."""
    name = checked(tile, str, place)
    if name not in TILE_NAMES:
        raise BadTable(f"{place}: a tile is two letters in the order {COLOURS}, such as rg or bb, not {name!r} (I3)")
    kind = TILE_NAMES.index(name)
    if not state.bag[kind]:
        raise BadTable(f"{place}: there is no {name} left that could be there (I3)")
    state.bag[kind] -= 1
    return kind


def fill_rack(state: State, seat: int, rack: object) -> None:
    """How many tiles there are, and which, if that is known."""
    place = f"rack {seat}"
    size = checked(rack, int, place) if isinstance(rack, int) else len(checked(rack, list, place))
    if size not in range(RACK + 1):
        raise BadTable(f"{place} has 0 to {RACK} tiles, not {size} (I4)")
    state.rack_size[seat] = size
    if isinstance(rack, list):
        for tile in rack:
            state.rack[seat, take(state, tile, place)] += 1


def who_ended(state: State) -> int:
    """At the end, the seat that has placed a tile and did not refill."""
    for seat in range(state.players):
        if state.rack_size[seat] < RACK:
            return seat
    raise BadTable("'turn' of the view is null, but at the end one rack has not been refilled (I12)")


def phase(actor: object, state: State, *, begun: bool) -> int:
    if actor is None:
        return OVER
    if actor == "chance":
        return SWAP if state.aside.any() else REFILL if begun else DEAL
    refilled = state.rack_size[state.turn] == full_rack(state)
    return PLAY if refilled or state.bonus > 0 else ASK  # I10: before any draw


def full_rack(state: State) -> int:
    return 1 if state.players == 1 else RACK  # I18


def check(state: State) -> None:
    """Refuse what can't be in this phase."""
    tracks = range(2 if state.teams else state.players)
    ended = state.free_pairs == 0 or any(all_at_end(state, track) for track in tracks)
    if ended != (state.phase == OVER):
        raise BadTable("'actor' of the view is null just when no tile can be placed or a player has all (I12, I13)")
    if state.phase == ASK and shows_lowest(state, state.turn):
        raise BadTable(f"rack {state.turn} has a lowest colour, so nobody is asked to swap it (I10)")
    size, full = int(state.rack_size[state.turn]), full_rack(state)
    sizes = range(1, full + 1) if state.phase in (PLAY, ASK) else range(full)
    if size not in sizes:
        raise BadTable(f"rack {state.turn} has {sizes[0]} to {sizes[-1]} tiles now, not {size} (I4, I18)")


def on_board(view: Mapping[str, Any], state: State, placed: Mapping[int, int], hidden: Collection[int]) -> Array:
    """How many tiles of each kind lie on the board, when the bag still holds all but those known to be elsewhere."""
    if "unseen" in view:
        lying = state.bag - read_bag(part(view, "unseen", dict, "the view"))
        halves = np.bincount(TILE.ravel(), np.repeat(lying, 2))
        if (lying < 0).any() or (halves != np.bincount([*placed.values()], minlength=len(COLOURS))).any():
            raise BadTable("'unseen' of the view does not fit: the other tiles and those of the board make 120 (I3)")
        return lying
    counts = cover(placed, limits(state, hidden))
    if counts is None:
        raise BadTable("'board' of the view can't be covered with the tiles that there are (I3)")
    return np.array([counts[kind] for kind in range(KINDS)], np.int8)


def read_bag(unseen: Mapping[str, Any]) -> Array:
    for name in unseen:
        if name not in TILE_NAMES:
            raise BadTable(f"'unseen' of the view: there is no tile {name!r}; they are named like rg or bb (I3)")
    counts = [whole(unseen, name, MOST, "'unseen'") if name in unseen else 0 for name in TILE_NAMES]
    return np.array(counts, np.int8)


def limits(state: State, hidden: Collection[int]) -> Limits:
    """How many tiles may lie on the board: those in the bag, less what has to be left for who is asked to swap."""
    most: Limits = [((kind,), int(state.bag[kind])) for kind in range(KINDS)]
    if state.phase == ASK and state.turn in hidden:
        kinds = without_lowest(state)
        most.append((kinds, int(state.bag[kinds].sum() - state.rack_size[state.turn])))
    return most


def without_lowest(state: State) -> list[int]:
    """The kinds that may be on the rack of a seat that is asked to swap (I10)."""
    return [kind for kind in range(KINDS) if not tile_shows_lowest(state, state.turn, kind)]


def deal_hidden(state: State, hidden: Collection[int]) -> None:
    """Who is asked to swap comes first: only some tiles may be on that rack."""
    asked = [seat for seat in hidden if state.phase == ASK and seat == state.turn]
    for seat in asked:
        deal(state, seat, without_lowest(state))
    for seat in hidden:
        if seat not in asked:
            deal(state, seat, range(KINDS))


def deal(state: State, seat: int, kinds: Iterable[int]) -> None:
    """The first tiles of these kinds, from the bag to a rack of which the size is known."""
    left = int(state.rack_size[seat])
    for kind in kinds:
        count = min(int(state.bag[kind]), left)
        state.bag[kind] -= count
        state.rack[seat, kind] = count
        left -= count
    if left:
        raise BadTable(f"rack {seat} has {state.rack_size[seat]} tiles, but so many are not left for it (I3, I10)")
