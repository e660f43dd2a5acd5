"""Simultaneous secret choices: a position asks the seats one after the other, a table asks them at once."""

from stol.position import Position


def choosers(position: Position) -> tuple[int, ...]:
    """The seats that may choose now: one, or several that choose at the same time."""
    if not isinstance(position.actor, int):
        return ()
    together = position.game.definition.together
    return together(position.state) if together else (position.actor,)


def asking(position: Position, seat: int) -> Position:
    """The position in which this chooser is the actor: arbitrary moves stand for the secret choices before it."""
    while position.actor != seat:
        if seat not in choosers(position):
            raise ValueError(f"seat {seat} has nothing to choose now")
        position = position.play(position.legal()[-1])
    return position
