"""Actions of Pixies as factors: which card, how it is placed, and on which cell."""

from stol.games.factors import Factor
from stol.games.pixies.components import ALL_CARDS, CELL
from stol.games.pixies.options import Options
from stol.games.pixies.rules import FACE_DOWN, WAYS
from stol.games.pixies.state import CELLS, State
from stol.kernel.dispatch import Factoring
from stol.kernel.jit import compiled
from stol.kernel.layout import Array


def factors(_options: Options, _players: int) -> tuple[Factor, ...]:
    return (
        Factor("card", ALL_CARDS, "the card's number, as in the planes, but from 0 on"),
        Factor("way", FACE_DOWN + 1, "face up; on another, the new or the old one stays up; face down"),
        Factor("cell", CELLS, "where it lies: its own cell, or the one that is chosen for a card face down"),
    )


@compiled
def split(_state: State, action: int, out: Array) -> None:
    card, way = action // WAYS, action % WAYS
    out[0] = card
    out[1] = min(way, FACE_DOWN)
    out[2] = way - FACE_DOWN if way >= FACE_DOWN else CELL[card]


@compiled
def join(_state: State, factors: Array) -> int:
    return int(factors[0] * WAYS + factors[1] + (factors[2] if factors[1] == FACE_DOWN else 0))


FACTORING = Factoring(split, join)
