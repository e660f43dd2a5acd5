"""What all four referees share: the moves read one by one, and the verdict.

A referee is written as the rulebook reads, a game as a sequence of rounds and turns that asks for the
next text where somebody chooses or chance falls. Where the texts end, the table is left as it lies.
"""

from collections.abc import Callable
from typing import TypedDict


class Verdict(TypedDict):
    scores: list[int] | None
    ranks: list[int] | None
    winners: list[int] | None
    table: dict[str, object]


class NoMoreMovesError(Exception):
    """The game is not over, but its moves are."""


class Moves:
    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.read = 0

    def next(self) -> str:
        if self.read == len(self.texts):
            raise NoMoreMovesError
        self.read += 1
        return self.texts[self.read - 1]


def plays_to_the_end(play: Callable[[Moves], None], texts: list[str]) -> bool:
    moves = Moves(texts)
    try:
        play(moves)
    except NoMoreMovesError:
        return False
    left = texts[moves.read :]
    assert not left, f"the game is over, but {left[0]!r} follows as move {moves.read}"
    return True


def after(prefix: str, text: str) -> str:
    assert text.startswith(prefix), f"{text!r} where '{prefix}…' is due"
    return text.removeprefix(prefix)


def ranked(results: list[list[int]]) -> list[int]:
    """Rank 1 + the number of better results, each a list whose first difference decides."""
    return [1 + sum(other > own for other in results) for own in results]


def finished(scores: list[int], ranks: list[int], table: dict[str, object]) -> Verdict:
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return {"scores": scores, "ranks": ranks, "winners": winners, "table": table}


def unfinished(table: dict[str, object]) -> Verdict:
    return {"scores": None, "ranks": None, "winners": None, "table": table}
