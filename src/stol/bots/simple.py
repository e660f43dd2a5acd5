"""Bots that don't search."""

from stol.bots.bot import Bot
from stol.bots.levels import best_looking
from stol.bots.thinking import move_text
from stol.games.view import View
from stol.position import imagine


class Random(Bot):
    """Plays a uniformly random legal move."""

    def move(self, view: View) -> str:
        return self.random.choice(imagine(view).legal())


class Greedy(Bot):
    """Plays the move with the largest immediate gain, ties broken at random."""

    def move(self, view: View) -> str:
        position = imagine(view)
        best = best_looking(position, position.actions().tolist(), position.game.definition.insight.gain)
        return move_text(position, self.random.choice(best))
