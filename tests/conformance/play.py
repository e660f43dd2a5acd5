"""Games played at random, position by position."""

import random
from collections.abc import Iterator

import stol
from conformance.tables import Table


def random_game(table: Table, seed: int = 0) -> Iterator[tuple[stol.Position, str | None]]:
    """Every position of a random game, with the move then made."""
    chance = random.Random(f"{table} {seed}")
    position = table.game().start()
    while position.actor is not None:
        if position.actor == "chance":
            outcomes = position.chance()
            move = chance.choices(list(outcomes), list(outcomes.values()))[0]
        else:
            move = chance.choice(sorted(position.legal()))
        yield position, move
        position = position.play(move)
    yield position, None
