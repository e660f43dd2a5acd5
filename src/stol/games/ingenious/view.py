"""A position of Ingenious as plain values; other racks only as their size."""

from typing import Any

from stol.games.ingenious.components import COLOURS, FREE, SPACES, TILE_NAMES
from stol.games.ingenious.hidden import sees
from stol.games.ingenious.state import OVER, State
from stol.kernel.layout import Array


def own(state: State, seat: int | None) -> dict[str, Any]:
    racks = {"racks": [rack(state, seat, other) for other in range(state.players)]}
    if seat is not None:
        return racks
    return racks | {"unseen": in_bag(state)}


def in_bag(state: State) -> dict[str, int]:
    return {name: count for name, count in zip(TILE_NAMES, state.bag.tolist(), strict=True) if count}


def view(state: State) -> dict[str, Any]:
    seats = range(state.players)
    tracks = range(2) if state.teams else seats
    return {
        "turn": None if state.phase == OVER else int(state.turn),
        "board": {
            f"{q},{r}": COLOURS[colour]
            for (q, r), colour in zip(SPACES, state.board.tolist(), strict=True)
            if colour >= 0
        },
        "racks": state.rack_size[: state.players].tolist(),
        "tracks": [dict(zip(COLOURS, state.tracks[track].tolist(), strict=True)) for track in tracks],
        "opening": [None if colour == FREE else COLOURS[colour] for colour in state.opening[: state.players]],
        "bonus": int(state.bonus),
        "aside": tiles(state.aside),
        "bag": int(state.bag_size),
    }


def rack(state: State, seat: int | None, other: int) -> list[str] | int:
    if seat is None or sees(state, seat, other):
        return tiles(state.rack[other])
    return int(state.rack_size[other])


def tiles(counts: Array) -> list[str]:
    return sorted(name for name, count in zip(TILE_NAMES, counts.tolist(), strict=True) for _ in range(count))
