"""Statistics of an arena: standings, duels and ratings of its bots.

All confidence intervals are 95 %. The deal is the sample unit, since the games of one deal share their chance outcomes.
"""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from stol.bots.arena import Arena, Played
from stol.bots.match import Forfeit
from stol.bots.rating import Estimate, elo, mean, ratings, share
from stol.kernel.layout import Array


class Place(NamedTuple):
    """The result of one player, or one team, in a game."""

    bot: str
    rank: int
    win: float
    """Its share of the first place."""
    score: int | None


@dataclass(frozen=True)
class Standing:
    """The statistics of a bot over all of its games."""

    bot: str
    games: int
    wins: Estimate
    """Share of first places per seat of the bot; a shared first place is divided."""
    rank: Estimate
    score: Estimate
    seconds: float
    """Mean time of a move."""
    longest: float
    forfeits: int


@dataclass(frozen=True)
class Duel:
    """Two bots compared, over all games in which both played."""

    bots: tuple[str, str]
    wins: Estimate
    """How often the first bot had the better rank; equal ranks count one half."""
    elo: Estimate
    score: Estimate
    """Difference of the scores, first bot minus second, per deal."""


class Tally:
    """Computes the standings, and compares every two bots."""

    def __init__(self, arena: Arena, games: Sequence[Played]) -> None:
        self.arena = arena
        self.games = games
        firsts = [arena.game.parties.index(party) for party in sorted(set(arena.game.parties))]
        by_deal = itertools.groupby(sorted(games, key=lambda game: game.deal), key=lambda game: game.deal)
        self._deals = [[places(game, firsts) for game in same] for _, same in by_deal]
        self._beaten = np.array([beaten(deal, arena.bots) for deal in self._deals])

    def standings(self) -> list[Standing]:
        return [self._standing(bot) for bot in self.arena.bots]

    def duels(self) -> list[Duel]:
        return [self._duel(*pair) for pair in itertools.combinations(range(len(self.arena.bots)), 2)]

    def ratings(self) -> list[Estimate]:
        """The Elo rating of each bot; their mean is 0."""
        return ratings(self._beaten)

    def forfeits(self) -> list[tuple[Played, Forfeit]]:
        """Every game that was forfeited, and why."""
        return [(game, game.forfeit) for game in self.games if game.forfeit]

    def _standing(self, bot: str) -> Standing:
        played = [game for game in self.games if bot in game.seats]
        seats = [(game, seat) for game in played for seat, name in enumerate(game.seats) if name == bot]
        moves = sum(game.moves[seat] for game, seat in seats)
        return Standing(
            bot=bot,
            games=len(played),
            wins=share(self._means(bot, lambda place: place.win)),
            rank=mean(self._means(bot, lambda place: place.rank)),
            score=mean(self._means(bot, lambda place: place.score)),
            seconds=sum(game.seconds[seat] for game, seat in seats) / max(moves, 1),
            longest=max((game.longest[seat] for game, seat in seats), default=0.0),
            forfeits=sum(game.forfeit is not None and game.forfeit.seat == seat for game, seat in seats),
        )

    def _duel(self, one: int, other: int) -> Duel:
        wins, losses = self._beaten[:, one, other], self._beaten[:, other, one]
        won = share(wins / np.maximum(wins + losses, 1))
        bots = self.arena.bots[one], self.arena.bots[other]
        more = np.subtract(*(self._means(bot, lambda place: place.score) for bot in bots))
        return Duel(bots, won, Estimate(*map(elo, won)), mean(more))

    def _means(self, bot: str, what: Callable[[Place], float | None]) -> Array:
        """Per deal: the mean of `what` over a bot's places where it is not None; nan if there is none."""
        by_deal = [[what(place) for game in deal for place in game if place.bot == bot] for deal in self._deals]
        known = [[number for number in deal if number is not None] for deal in by_deal]
        return np.array([sum(deal) / len(deal) if deal else np.nan for deal in known])


def places(game: Played, firsts: Sequence[int]) -> list[Place]:
    """One place per player or team; `firsts` are the first seats of the teams."""
    winners = sum(game.ranks[seat] == 1 for seat in firsts)
    return [
        Place(
            bot=game.seats[seat],
            rank=game.ranks[seat],
            win=(game.ranks[seat] == 1) / winners,
            score=game.scores[seat] if game.scores else None,
        )
        for seat in firsts
    ]


def beaten(deal: Sequence[Sequence[Place]], bots: Sequence[str]) -> Array:
    """A matrix: how often each bot had a better rank than each other bot in one deal. Equal ranks count one half."""
    wins = np.zeros((len(bots), len(bots)))
    for game in deal:
        for one, other in itertools.permutations(game, 2):
            if one.bot != other.bot:
                better = 1.0 if one.rank < other.rank else 0.5 if one.rank == other.rank else 0.0
                wins[bots.index(one.bot), bots.index(other.bot)] += better
    return wins
