"""The same game beside an environment, played by texts: what its numbers are compared with."""

import numpy as np

from stol import Game, Position
from stol.kernel.rng import seed, weighted
from stol.rewards import compute_rewards


class ReferenceGame:
    """Draws what an environment of the same seed draws."""

    def __init__(self, game: Game, number: int) -> None:
        self._rng = np.zeros(1, np.uint64)
        seed(self._rng, number, 0)
        self.position = self._settled(game.start())

    def _settled(self, position: Position) -> Position:
        while position.actor == "chance":
            outcomes = position.chance()
            weights = np.array(list(outcomes.values()))
            position = position.play(list(outcomes)[weighted(self._rng, weights, int(weights.sum()))])
        return position

    def play(self, action: int) -> None:
        texts = dict(zip(self.position.actions().tolist(), self.position.legal(), strict=True))
        self.position = self._settled(self.position.play(texts[action]))

    def rewards(self, kind: str) -> list[float]:
        result = self.position.result
        assert result
        parties = self.position.game.parties
        return list(compute_rewards(kind, np.array(result["scores"]), np.array(result["ranks"]), parties).tolist())
