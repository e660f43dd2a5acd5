"""Which cards give the points of an area, part by part (P15-P17, P20)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from stol.games.pixies.components import COLOUR, CROSS_COLOUR, NONE, PER_FACE_DOWN, SPECIAL, SYMBOLS, VALUE
from stol.games.pixies.scoring import FACE_DOWN, ZONE, area_items
from stol.games.pixies.state import CELLS
from stol.kernel.layout import AnyState

Kind: TypeAlias = Literal["validated", "spirals", "crosses", "special", "down", "against", "face_down", "zone"]


@dataclass(frozen=True)
class Part:
    """Some cards that give points together, or a card that counts others."""

    kind: Kind
    gives: Mapping[int, int] = field(default_factory=dict)
    """The points of each cell that counts; cells are counted from 0."""
    counting: int | None = None
    """The cell of a card that counts the others."""

    @property
    def points(self) -> int:
        return sum(self.gives.values())


def area_parts(state: AnyState, seat: int, zone: tuple[int, ...]) -> list[Part]:
    """The parts of an area's points, in the order of the rules. `zone`: the cells of the largest zone."""
    up = {cell: card for cell, card in enumerate(state.up[seat].tolist()) if card != NONE}
    down = [cell for cell in range(CELLS) if state.down[seat, cell] != NONE]
    uncovered = [cell for cell in down if cell not in up]
    points = area_items(state, seat)
    parts = [Part("validated", {cell: int(VALUE[up[cell]])}) for cell in down if cell in up]
    parts += [Part("spirals", spirals)] if (spirals := symbols(up, 1)) else []
    parts += [Part("crosses", crosses)] if (crosses := symbols(up, -1)) else []
    parts += [part for cell in up for part in counting_parts(up, uncovered, cell)]
    if state.flower_power:
        parts.append(Part("face_down", shared(points[FACE_DOWN], uncovered)))
    return [*parts, Part("zone", shared(points[ZONE], zone))]


def symbols(up: Mapping[int, int], sign: int) -> dict[int, int]:
    """The points of the printed spirals (1) or crosses (-1), by cell."""
    return {cell: int(SYMBOLS[card]) for cell, card in up.items() if SYMBOLS[card] * sign > 0}


def counting_parts(up: Mapping[int, int], uncovered: list[int], cell: int) -> Iterator[Part]:
    """What a card gives or takes for other cards (P16, P20)."""
    card = up[cell]
    if SPECIAL[card]:
        yield Part("special", dict.fromkeys(of_colour(up, COLOUR[card]), 1), cell)
    if PER_FACE_DOWN[card]:
        yield Part("down", dict.fromkeys(uncovered, int(PER_FACE_DOWN[card])), cell)
    if CROSS_COLOUR[card]:
        yield Part("against", dict.fromkeys(of_colour(up, CROSS_COLOUR[card]), -1), cell)


def of_colour(up: Mapping[int, int], colours: int) -> list[int]:
    """The cells of the face-up cards that have one of the colours of a bit mask."""
    return [cell for cell, card in up.items() if COLOUR[card] & colours]


def shared(points: int, cells: list[int] | tuple[int, ...]) -> dict[int, int]:
    """Points that several cells give in equal parts."""
    return {cell: int(points) // len(cells) for cell in cells}
