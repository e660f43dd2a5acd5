"""How strong players are: what a result says about it, for any number of players and for teams.

A strength is a normal distribution on the scale of Elo: 400 points more are ten wins to one. A result counts as in
Glicko-2, as if each side had met every other one; a member moves a team by its share. docs/rating.md compares it with
other ratings.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SCALE: Final = 400 / math.log(10)
"""Points for odds of e to one."""
START: Final = 1350.0
"""The mean of somebody of whom nothing is known: between the levels casual and club."""
START_DEVIATION: Final = 450.0
DRIFT: Final = 8.0
"""How much a strength may change from game to game, as a standard deviation."""
DRIFT_PER_DAY: Final = 3.0
"""The same for a day without a game."""
Z_90: Final = 1.645
"""Half the width of an interval that holds nine times in ten, in standard deviations."""
SHOWN_AFTER: Final = 10
"""Games until a strength is said as a number, and until it counts for others who have as many."""
SURE_BELOW: Final = 100.0
"""The deviation below which a strength is no longer provisional."""


@dataclass(frozen=True)
class Strength:
    """What is known about a player's strength in a game."""

    mean: float = START
    deviation: float = START_DEVIATION
    games: int = 0

    @property
    def low(self) -> float:
        return self.mean - Z_90 * self.deviation

    @property
    def high(self) -> float:
        return self.mean + Z_90 * self.deviation

    @property
    def is_shown(self) -> bool:
        """Whether there are games enough to name a number; before, only the band is told."""
        return self.games >= SHOWN_AFTER

    @property
    def is_provisional(self) -> bool:
        return not self.is_shown or self.deviation >= SURE_BELOW

    def before_next_game(self, days: float = 0.0) -> "Strength":
        """Less is known the longer the latest game is ago."""
        if not self.games:
            return self
        grown = math.sqrt(self.deviation**2 + DRIFT**2 + DRIFT_PER_DAY**2 * max(days, 0.0))
        return Strength(self.mean, min(grown, START_DEVIATION), self.games)


@dataclass(frozen=True)
class Side:
    """A player, or a team whose strength is the mean of its members."""

    rank: int
    """From 1; equal ranks share a place."""
    members: tuple[Strength, ...]

    @property
    def mean(self) -> float:
        return sum(member.mean for member in self.members) / len(self.members)

    @property
    def is_known(self) -> bool:
        return all(member.is_shown for member in self.members)

    @property
    def variance(self) -> float:
        return sum(member.deviation**2 for member in self.members) / len(self.members) ** 2


def rate(sides: Sequence[Side]) -> list[tuple[Strength, ...]]:
    """What is known about the members of each side after a game between them."""
    return [tuple(learn(member, side, sides) for member in side.members) for side in sides]


def learn(member: Strength, own: Side, sides: Sequence[Side]) -> Strength:
    """What is known about a member of a side after the game."""
    share = 1 / len(own.members)
    partners = own.variance - (share * member.deviation) ** 2
    information, gain = 1 / member.deviation**2, 0.0
    for other in sides:
        if other is own or (member.is_shown and not other.is_known):  # anybody can make new players, who give up
            continue
        # How much of a difference shows through what is not known of the others.
        blur = 1 / math.sqrt(1 + 3 * (other.variance + partners) / (math.pi * SCALE) ** 2)
        expected = 1 / (1 + math.exp(-blur * (own.mean - other.mean) / SCALE))
        scored = 1.0 if own.rank < other.rank else 0.5 if own.rank == other.rank else 0.0
        slope = share * blur / SCALE
        information += slope**2 * expected * (1 - expected)
        gain += slope * (scored - expected)
    return Strength(member.mean + gain / information, 1 / math.sqrt(information), member.games + 1)
