"""Actions of Clustered as factors: what to do, with which card, in which column and row."""

from stol.games.clustered.components import KINDS
from stol.games.clustered.options import Options
from stol.games.clustered.rules import parts, spaces
from stol.games.clustered.state import State
from stol.games.factors import Factor
from stol.kernel.dispatch import Factoring
from stol.kernel.jit import compiled
from stol.kernel.layout import Array

PLACE, DISCARD = range(2)


def factors(options: Options, players: int) -> tuple[Factor, ...]:
    width, height = options.sides(players)
    return (
        Factor("move", 2, "play a card; discard it"),
        Factor("card", KINDS, "its kind"),
        Factor("column", width, "where it is played, from the smallest x"),
        Factor("row", height, "where it is played, from the smallest y"),
    )


@compiled
def split(state: State, action: int, out: Array) -> None:
    kind, space, discarded = parts(state, action)
    out[0] = DISCARD if discarded else PLACE
    out[1] = kind
    out[2] = 0 if discarded else space % int(state.width)
    out[3] = 0 if discarded else space // int(state.width)


@compiled
def join(state: State, factors: Array) -> int:
    space = spaces(state) if factors[0] == DISCARD else factors[3] * int(state.width) + factors[2]
    return int(space * KINDS + factors[1])


FACTORING = Factoring(split, join)
