"""The five levels of play, the same for all games.

Weaker levels make the mistakes that people make: they overlook moves, they take what pays at once. What a level does in
a game (how much it overlooks, how long it thinks) is in the game's definition, set so that each level wins clearly
more than half of its games against the one below.
"""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from stol.bots.bot import Bot, View
from stol.bots.thinking import Budget, Thinker, text
from stol.kernel.layout import AnyState, Array
from stol.position import Position, imagine

Sight: TypeAlias = Callable[[AnyState, Array, int, Array], None]
"""What is seen in moves without thinking: `gain` or `judge` of a game's insight."""

LEVELS = ("novice", "casual", "club", "expert", "master")
"""From the weakest to the strongest; the messages level-NAME-meaning say what they mean."""


class Searcher(Bot):
    """Search alone, with a budget of its own, whatever the level."""

    def __init__(self, budget: Budget, seed: int = 0) -> None:
        super().__init__(seed)
        self._budget = budget
        self._thinker = Thinker(seed)

    def move(self, view: View) -> str:
        return self._thinker.think(imagine(view), self._budget)[0].move


class Level(Bot):
    """A bot of a level: `name` is set by the classes below."""

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
            return text(position, seen[0])
        if strength.simulations or strength.seconds:
            budget = Budget(seconds=strength.seconds or None, simulations=strength.simulations or None)
            return self._thinker.think(position, budget, set(moves) - set(seen))[0].move
        insight = position.game.definition.insight
        sight = insight.judge if strength.experienced else insight.gain
        return text(position, self.random.choice(best_looking(position, seen, sight)))


def best_looking(position: Position, moves: list[int], sight: Sight) -> list[int]:
    """Those that look best at first sight."""
    worths = np.zeros(len(moves))
    sight(position.state, np.array(moves, np.int32), len(moves), worths)
    return [move for move, worth in zip(moves, worths.tolist(), strict=True) if worth == worths.max()]


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
