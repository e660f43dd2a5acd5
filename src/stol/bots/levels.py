"""The five levels of play, the same for all games.

Weaker levels make human mistakes: they overlook moves, or take the largest immediate gain. The parameters of a level in
a game (share of overlooked moves, search budget) are in the game's definition. They are tuned so that each level wins
clearly more than half of its games against the one below.
"""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from stol.bots.bot import Bot
from stol.bots.thinking import Budget, Thinker, move_text
from stol.games.view import View
from stol.kernel.layout import AnyState, Array
from stol.position import Position, imagine

MoveHeuristic: TypeAlias = Callable[[AnyState, Array, int, Array], None]
"""Writes a value for each move without search: `gain` or `judge` of a game's `Insight`."""

LEVELS = ("novice", "casual", "club", "expert", "master")
"""From the weakest to the strongest; the messages level-NAME-meaning say what they mean."""


class Searcher(Bot):
    """A bot that searches with a given budget, independent of the levels."""

    def __init__(self, budget: Budget, seed: int = 0) -> None:
        super().__init__(seed)
        self._budget = budget
        self._thinker = Thinker(seed)

    def move(self, view: View) -> str:
        return self._thinker.think(imagine(view), self._budget)[0].move


class Level(Bot):
    """Base class of the bots of all levels; subclasses set `name`."""

    name: str

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._thinker = Thinker(seed)

    def move(self, view: View) -> str:
        return self.choose(imagine(view))

    def choose(self, position: Position) -> str:
        strength = position.game.definition.levels[self.name]
        moves: list[int] = position.actions().tolist()
        seen = [move for move in moves if self.random.random() >= strength.overlooks] or [self.random.choice(moves)]
        if len(seen) == 1:
            return move_text(position, seen[0])
        if strength.simulations or strength.seconds:
            budget = Budget(seconds=strength.seconds or None, simulations=strength.simulations or None)
            return self._thinker.think(position, budget, set(moves) - set(seen))[0].move
        insight = position.game.definition.insight
        heuristic = insight.judge if strength.experienced else insight.gain
        return move_text(position, self.random.choice(best_looking(position, seen, heuristic)))


def best_looking(position: Position, moves: list[int], heuristic: MoveHeuristic) -> list[int]:
    """The moves with the highest heuristic value."""
    move_values = np.zeros(len(moves))
    heuristic(position.state, np.array(moves, np.int32), len(moves), move_values)
    return [move for move, value in zip(moves, move_values.tolist(), strict=True) if value == move_values.max()]


class Novice(Level):
    name = "novice"


class Casual(Level):
    name = "casual"


class Club(Level):
    name = "club"


class Expert(Level):
    name = "expert"


class Master(Level):
    name = "master"
