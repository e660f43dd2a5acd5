"""Observations of Pixies as arrays. Nothing is hidden."""

import numpy as np

from stol.games.pixies.components import (
    ALL_CARDS,
    BASIC_CARDS,
    CELL,
    COLOUR,
    CROSS_COLOUR,
    PER_FACE_DOWN,
    SPECIAL,
    SYMBOLS,
)
from stol.games.pixies.options import Options
from stol.games.pixies.rules import actor, per_turn
from stol.games.pixies.state import CELLS, ITEMS, OVER, ROUNDS, State
from stol.games.planes import Plane, actor_plane, copied, is_one, is_seat, numbered, spelled
from stol.kernel.jit import compiled
from stol.kernel.layout import Array
from stol.kernel.seats import clockwise

PHASES = OVER + 1
GRID = (3, 3)


def _features(*columns: Array) -> Array:
    """Features of each card, indexed by card number + 1; index 0 means no card and has zeros."""
    return np.stack([np.append(0, column) for column in columns], axis=1).astype(np.int16)


OWN_CELL = [np.equal(CELL, cell) for cell in range(CELLS)]
BASIC = [*(COLOUR >> colour & 1 for colour in range(4)), SYMBOLS, SPECIAL]
FLOWERS = [*BASIC, PER_FACE_DOWN, *(CROSS_COLOUR >> colour & 1 for colour in range(4))]
BASIC_FEATURES, FLOWER_FEATURES = _features(*BASIC), _features(*FLOWERS)
BASIC_MARKET, FLOWER_MARKET = _features(*OWN_CELL, *BASIC), _features(*OWN_CELL, *FLOWERS)


def _span() -> tuple[int, int]:
    """Lower and upper bound of one item of a round's points: the worst and the best card on every cell."""
    least, most = SYMBOLS - CELLS * (CROSS_COLOUR > 0), SYMBOLS + CELLS * (SPECIAL + PER_FACE_DOWN)
    cells = [cell == CELL for cell in range(CELLS)]
    return int(sum(min(least[cell]) for cell in cells)), int(sum(max(most[cell]) for cell in cells))


LEAST, MOST = _span()


def planes(options: Options, players: int) -> tuple[Plane, ...]:
    cards = ALL_CARDS if options.flower_power else BASIC_CARDS
    features = len(FLOWERS if options.flower_power else BASIC)
    low, high = int(FLOWER_FEATURES.min()), int(FLOWER_FEATURES.max())
    shown = 4 if players == 2 else players  # P4, P5
    return (
        Plane("features", (players, *GRID, features), low, high, f"of the card face up: {printed(options)}"),
        Plane("up", (players, *GRID), 0, cards, "card number + 1 of the card face up"),
        Plane("down", (players, *GRID), 0, cards, "card number + 1 of the card face down"),
        Plane(
            "market_features",
            (shown, CELLS + features),
            low,
            high,
            "per card of the market: its own cell; then as in `features`",
        ),
        Plane("market", (shown,), 0, cards, "card number + 1 of the cards of the market, in the order revealed"),
        Plane("deck", (cards,), 0, 1, "by card number: whether the card is in the deck"),
        Plane("points", (players, ROUNDS, len(ITEMS)), LEAST, MOST, f"of the finished rounds: {', '.join(ITEMS)}"),
        Plane("round", (ROUNDS,), 0, 1, "which round it is"),
        Plane("phase", (PHASES,), 0, 1, "who begins is drawn; cards are revealed; cards are taken; the end"),
        Plane("taken", (1,), 0, shown, "cards taken in this turn"),
        Plane("first", (players,), 0, 1, "the turn's first seat; none before it is drawn"),
        actor_plane(players),
    )


def printed(options: Options) -> str:
    basic = "blue, green, yellow, red; spirals less crosses; a spiral per card of its colour"
    flowers = "; spirals per face-down card not covered; a cross per card of blue, green, yellow, red"
    return basic + flowers if options.flower_power else basic


@compiled
def observe(state: State, seat: int, out: Array) -> None:
    players, shown, at = int(state.players), int(per_turn(state)), 0
    for place in range(players):
        area = state.up[clockwise(seat, place, players)]
        if state.flower_power:
            at = spelled(FLOWER_FEATURES, area, CELLS, out, at)
        else:
            at = spelled(BASIC_FEATURES, area, CELLS, out, at)
    for place in range(players):
        at = numbered(state.up[clockwise(seat, place, players)], CELLS, out, at)
    for place in range(players):
        at = numbered(state.down[clockwise(seat, place, players)], CELLS, out, at)
    if state.flower_power:
        at = spelled(FLOWER_MARKET, state.market, shown, out, at)
    else:
        at = spelled(BASIC_MARKET, state.market, shown, out, at)
    at = numbered(state.market, shown, out, at)
    at = copied(state.deck, int(state.cards), out, at)
    for place in range(players):
        for number in range(ROUNDS):
            at = copied(state.points[number, clockwise(seat, place, players)], len(ITEMS), out, at)
    at = is_one(state.round_number - 1, ROUNDS, out, at)
    at = is_one(state.phase, PHASES, out, at)
    out[at] = state.taken
    at = is_seat(state.first, seat, players, out, at + 1)
    is_seat(actor(state), seat, players, out, at)
