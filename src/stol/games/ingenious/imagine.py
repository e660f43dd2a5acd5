"""Build a state from a view of Ingenious. A hidden rack gets the first tiles that may be on it (I4, I10)."""

from collections.abc import Collection, Iterable, Mapping, Sequence

import numpy as np

from stol.errors import Path
from stol.games.ingenious.components import (
    COLOURS,
    FREE,
    KINDS,
    NUMBER,
    OUTSIDE,
    TILE,
    TILE_NAMES,
)
from stol.games.ingenious.cover import Limits, NoCoverFound, cover
from stol.games.ingenious.options import Options
from stol.games.ingenious.rules import all_at_end, shows_lowest, tile_shows_lowest
from stol.games.ingenious.score_table import score_track
from stol.games.ingenious.state import ASK, DEAL, OVER, PLAY, REFILL, SWAP, State, find_free_pairs, start
from stol.games.ingenious.view import IngeniousMoment
from stol.games.validate import Source
from stol.games.view import Actor
from stol.kernel.layout import Array
from stol.text import quoted

SPACE = {f"{q},{r}": number for (q, r), number in NUMBER.items()}


def imagine(view: IngeniousMoment, options: Options, source: Source) -> State:
    racks = view["racks"]
    state: State = start(options, len(racks))
    state.ply = view["ply"]
    state.bonus = view["bonus"]
    placed = fill_board(view["board"], state, source)
    fill_tracks(view["tracks"], state, source)
    fill_opening(view["opening"], state)
    for index, tile in enumerate(view["aside"]):
        state.aside[take(state, tile, ("aside", index), source)] += 1
    for seat, rack in enumerate(racks):
        fill_rack(state, seat, rack, source)
    full = options.rack(len(racks))
    state.turn = who_ended(state, full, source) if view["turn"] is None else view["turn"]
    state.phase = phase(view["actor"], state, full, begun=bool(placed))
    check_phase(state, full, source)
    hidden = [seat for seat, rack in enumerate(racks) if isinstance(rack, int)]
    state.bag -= tiles_on_board(view, state, placed, hidden, source)
    deal_hidden(state, hidden, source)
    state.bag_size = state.bag.sum()
    return state


def fill_board(board: Mapping[str, str], state: State, source: Source) -> dict[int, int]:
    """Fill the board; return the colours by space of all spaces covered by tiles."""
    placed = {}
    for name, letter in board.items():
        space = SPACE.get(name)
        if space is None or state.board[space] == OUTSIDE:
            raise source.refused("ingenious-unknown-space", ("board",), ("I1",), value=quoted(name))
        colour = COLOURS.index(letter)
        if state.board[space] == FREE:
            placed[space] = colour
        elif state.board[space] != colour:
            printed = COLOURS[state.board[space]]
            raise source.refused("ingenious-printed", ("board", name), ("I2",), printed=printed, colour=letter)
    for space, colour in placed.items():
        state.board[space] = colour
    find_free_pairs(state)
    return placed


def fill_tracks(tracks: Sequence[Mapping[str, int]], state: State, source: Source) -> None:
    count = 2 if state.teams else int(state.players)
    if len(tracks) != count:
        raise source.refused("refused-length", ("tracks",), ("I4", "I16"), least=count, count=len(tracks))
    for number, track in enumerate(tracks):
        score_track(track, number, int(state.track_end), source)  # raises an error for an invalid track
        state.tracks[number] = [track[letter] for letter in COLOURS]


def fill_opening(opening: Sequence[str | None], state: State) -> None:
    for seat, letter in enumerate(opening):
        state.opening[seat] = FREE if letter is None else COLOURS.index(letter)


def take(state: State, tile: str, path: Path, source: Source) -> int:
    """Remove a tile from the bag; return its kind."""
    kind = TILE_NAMES.index(tile)
    if not state.bag[kind]:
        raise source.refused("ingenious-none-left", path, ("I3",), tile=tile)
    state.bag[kind] -= 1
    return kind


def fill_rack(state: State, seat: int, rack: Sequence[str] | int, source: Source) -> None:
    """Set the size of a rack, and its tiles if they are known."""
    if isinstance(rack, int):
        state.rack_size[seat] = rack
        return
    state.rack_size[seat] = len(rack)
    for index, tile in enumerate(rack):
        state.rack[seat, take(state, tile, ("racks", seat, index), source)] += 1


def who_ended(state: State, full: int, source: Source) -> int:
    """The seat that ended the game: its rack was not refilled."""
    for seat in range(state.players):
        if state.rack_size[seat] < full:
            return seat
    raise source.refused("ingenious-all-refilled", ("turn",), ("I12",))


def phase(actor: Actor, state: State, full: int, *, begun: bool) -> int:
    if actor is None:
        return OVER
    if actor == "chance":
        return SWAP if state.aside.any() else REFILL if begun else DEAL
    refilled = state.rack_size[state.turn] == full
    return PLAY if refilled or state.bonus > 0 else ASK  # I10: before any draw


def check_phase(state: State, full: int, source: Source) -> None:
    """Refuse a board, tracks or rack that are impossible in this phase."""
    tracks = range(2 if state.teams else state.players)
    ended = state.free_pairs == 0 or any(all_at_end(state, track) for track in tracks)
    if ended != (state.phase == OVER):
        raise source.refused("ingenious-ended", ("actor",), ("I12", "I13"))
    turn = int(state.turn)
    if state.phase == ASK and shows_lowest(state, turn):
        raise source.refused("ingenious-shows-lowest", ("racks", turn), ("I10",))
    size = int(state.rack_size[turn])
    sizes = range(1, full + 1) if state.phase in (PLAY, ASK) else range(full)
    if size not in sizes:
        named = {"least": sizes[0], "most": sizes[-1], "count": size}
        raise source.refused("ingenious-rack-now", ("racks", turn), ("I4", "I18"), **named)


def tiles_on_board(
    view: IngeniousMoment, state: State, placed: Mapping[int, int], hidden: Collection[int], source: Source
) -> Array:
    """The number of tiles of each kind on the board. At this point `state.bag` includes them and the hidden racks."""
    if "unseen" in view:
        lying = state.bag - np.array([view["unseen"].get(name, 0) for name in TILE_NAMES], np.int8)
        halves = np.bincount(TILE.ravel(), np.repeat(lying, 2))
        if (lying < 0).any() or (halves != np.bincount([*placed.values()], minlength=len(COLOURS))).any():
            raise source.refused("ingenious-unseen", ("unseen",), ("I3",))
        return lying
    return tiles_covering(placed, limits(state, hidden), source)


def tiles_covering(placed: Mapping[int, int], most: Limits, source: Source) -> Array:
    """The number of tiles of each kind on a board of which only the colours are known."""
    try:
        counts = cover(placed, most)
    except NoCoverFound:
        raise source.refused("ingenious-no-cover-found", ("board",), ("I3",)) from None
    if counts is None:
        raise source.refused("ingenious-no-cover", ("board",), ("I3",))
    return np.array([counts[kind] for kind in range(KINDS)], np.int8)


def limits(state: State, hidden: Collection[int]) -> Limits:
    """Limits for `cover`: the tiles in the bag; enough must be left for the hidden rack of a seat that may swap."""
    most: Limits = [((kind,), int(state.bag[kind])) for kind in range(KINDS)]
    if state.phase == ASK and state.turn in hidden:
        kinds = without_lowest(state)
        most.append((kinds, int(state.bag[kinds].sum() - state.rack_size[state.turn])))
    return most


def without_lowest(state: State) -> list[int]:
    """The kinds that may be on the rack of a seat that may swap (I10)."""
    return [kind for kind in range(KINDS) if not tile_shows_lowest(state, state.turn, kind)]


def deal_hidden(state: State, hidden: Collection[int], source: Source) -> None:
    """Deal the hidden racks. The seat that may swap comes first, since only some kinds may be on its rack."""
    asked = [seat for seat in hidden if state.phase == ASK and seat == state.turn]
    for seat in asked:
        deal(state, seat, without_lowest(state), source)
    for seat in hidden:
        if seat not in asked:
            deal(state, seat, range(KINDS), source)


def deal(state: State, seat: int, kinds: Iterable[int], source: Source) -> None:
    """Move the first tiles of these kinds from the bag to a rack; `rack_size` is already set."""
    left = int(state.rack_size[seat])
    for kind in kinds:
        count = min(int(state.bag[kind]), left)
        state.bag[kind] -= count
        state.rack[seat, kind] = count
        left -= count
    if left:
        count = int(state.rack_size[seat])
        raise source.refused("ingenious-too-few-left", ("racks", seat), ("I3", "I10"), count=count)
