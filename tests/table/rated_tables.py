"""Results of rated games in a database, without the games."""

from collections.abc import Sequence

from msgspec.structs import replace

from stol import Game
from stol.table.change import append_events, open_table
from stol.table.events import Returned
from stol.table.rated_games import RatedGame, RatedSeat
from stol.table.store import Store
from stol.table.table import Table
from table.played_tables import plan_of


def store_game(store: Store, code: str, seats: Sequence[RatedSeat], game: str = "pixies") -> None:
    """A finished table with this result."""
    table = Table(replace(plan_of(Game(game), code), rated=True))
    store.write(open_table(table.plan, []))
    store.write(append_events(code, 0, [Returned(0)], rated=RatedGame(code, game, tuple(seats))))


def duel(winner: str | None, loser: str | None, level: str = "club") -> list[RatedSeat]:
    return [
        RatedSeat(place, player, None if player else level, place + 1, place)
        for place, player in enumerate((winner, loser))
    ]
