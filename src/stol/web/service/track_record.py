"""What a player's games tell: shares of wins with their intervals, streaks, firsts and records."""

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from stol.bots.levels import LEVELS
from stol.games.registry import keys
from stol.table.career import PlayedGame
from stol.table.strength import Z_90

PEOPLE: Final = "people"
OPPONENTS: Final = (*LEVELS, PEOPLE)
"""Against whom a game was: people, or computer players of whom this was the strongest level."""


@dataclass(frozen=True)
class Share:
    """How often a player has won, and between which shares the true one lies nine times in ten."""

    won: int
    of: int
    low: float
    high: float


@dataclass(frozen=True)
class Streaks:
    """Games won one after the other."""

    now: int
    longest: int


@dataclass(frozen=True)
class First:
    """The first win in a game, or against an opponent."""

    kind: str
    """game or opponent."""
    what: str
    """The key of the game, or one of `OPPONENTS`."""
    game: PlayedGame


@dataclass(frozen=True)
class Wanted:
    """Which games to list; an empty filter lets all through."""

    game: str = ""
    players: str = ""
    against: str = ""
    result: str = ""
    """won or lost."""
    rated: str = ""
    """yes or no."""

    def fits(self, game: PlayedGame) -> bool:
        found = {
            self.game: game.plan.game,
            self.players: str(game.plan.players),
            self.against: against(game) or "",
            self.result: "" if not game.others else "won" if game.is_won else "lost",
            self.rated: "yes" if game.plan.rated else "no",
        }
        return all(not wish or wish == value for wish, value in found.items())


def against(game: PlayedGame) -> str | None:
    """None: nobody else played."""
    levels = [other.level for other in game.others]
    if None in levels:
        return PEOPLE
    return max((level for level in levels if level), key=LEVELS.index, default=None)


def share(games: Iterable[PlayedGame]) -> Share | None:
    """None: there is no game."""
    won = [game.is_won for game in games]
    return wilson(sum(won), len(won)) if won else None


def wilson(won: int, of: int) -> Share:
    """Wilson's interval, which has a width even if all games were won."""
    part, square = won / of, Z_90**2 / of
    middle = (part + square / 2) / (1 + square)
    half = math.sqrt(square * (part * (1 - part) + square / 4)) / (1 + square)
    return Share(won, of, max(0.0, middle - half), min(1.0, middle + half))


def shares(games: Sequence[PlayedGame], by: Callable[[PlayedGame], object]) -> dict[tuple[str, object], Share]:
    """By game and something else, such as the opponent: those that there is a game of."""
    found: dict[tuple[str, object], list[PlayedGame]] = {}
    for game in games:
        if game.others:
            found.setdefault((game.plan.game, by(game)), []).append(game)
    return {key: one for key, some in found.items() if (one := share(some))}


def streaks(games: Sequence[PlayedGame]) -> Streaks:
    """Of games with an opponent; the latest game comes first."""
    longest = run = 0
    for game in reversed([game for game in games if game.others]):
        run = run + 1 if game.is_won else 0
        longest = max(longest, run)
    return Streaks(run, longest)


def firsts(games: Sequence[PlayedGame]) -> list[First]:
    """The first win in each game, and against each kind of opponent; the earliest comes first."""
    found: dict[tuple[str, str], PlayedGame] = {}
    for game in reversed(games):
        if game.is_won:
            found.setdefault(("game", game.plan.game), game)
            found.setdefault(("opponent", against(game) or PEOPLE), game)
    return [First(kind, what, game) for (kind, what), game in found.items()]


def records(games: Sequence[PlayedGame]) -> list[PlayedGame]:
    """Of each game the one with the most points, and of several the earliest."""
    best: dict[str, PlayedGame] = {}
    for game in reversed(games):
        before = best.get(game.plan.game)
        if game.points is not None and (before is None or game.points > (before.points or 0)):
            best[game.plan.game] = game
    return [best[key] for key in keys() if key in best]
