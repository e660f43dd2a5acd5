"""Bots that don't look ahead."""

from stol.bots.bot import Bot, View
from stol.bots.levels import best_looking
from stol.bots.thinking import text
from stol.position import imagine


class Random(Bot):
    """Any legal move, with equal chances."""

    def move(self, view: View) -> str:
        return self.random.choice(imagine(view).legal())


class Greedy(Bot):
    """Whatever gains most at once; any of them, where several do."""

    def move(self, view: View) -> str:
        position = imagine(view)
        best = best_looking(position, position.actions().tolist(), position.game.definition.insight.gain)
        return text(position, self.random.choice(best))
