"""Where several seats choose at the same time, each in secret: a position itself asks them one after the other."""

from stol.position import Position


def choosers(position: Position) -> tuple[int, ...]:
    """The seats that may choose now: one, or all that have not chosen yet where they choose at the same time."""
    if not isinstance(position.actor, int):
        return ()
    together = position.game.definition.together
    return together(position.state) if together else (position.actor,)


def asking(position: Position, seat: int) -> Position:
    """The same moment, with one of the choosers asked first: the secret choices before it are made up."""
    while position.actor != seat:
        if seat not in choosers(position):
            raise ValueError(f"seat {seat} has nothing to choose now")
        position = position.play(position.legal()[-1])
    return position
