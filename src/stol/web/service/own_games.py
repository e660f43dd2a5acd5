"""What a player's own page tells: all finished games, luck, and the strength in each game."""

from dataclasses import dataclass

from stol.draw.strength import Moment
from stol.table.career import Luck, PlayedGame
from stol.table.database_threads import in_database
from stol.table.ratings import Step
from stol.table.service import TableService
from stol.table.strength import Strength

NO_LUCK = Luck()


@dataclass(frozen=True)
class OwnGames:
    """Of one player."""

    games: tuple[PlayedGame, ...] = ()
    """The latest first."""
    luck: Luck = NO_LUCK
    strengths: tuple[tuple[str, Strength], ...] = ()
    """By game, those with a rated one."""

    @property
    def won(self) -> int:
        return sum(game.is_won for game in self.games)


async def own_games(service: TableService, player: str | None) -> OwnGames:
    """Nothing for somebody who is no player yet."""
    if player is None:
        return OwnGames()
    store = service.store
    games = await in_database(store.careers.games, player)
    luck = await in_database(store.careers.luck, games)
    strengths = await in_database(store.ratings.strengths, player)
    return OwnGames(tuple(games), luck, tuple(strengths.items()))


async def strength_steps(service: TableService, player: str | None, game: str) -> list[Step]:
    """A player's strength after each rated game."""
    return [] if player is None else await in_database(service.store.ratings.steps, player, game)


def moments(steps: list[Step]) -> list[Moment]:
    """The same, to be drawn."""
    return [
        Moment(one.strength.games, one.strength.mean, one.strength.low, one.strength.high, one.strength.is_shown)
        for one in steps
    ]
