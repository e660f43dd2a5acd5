"""Games played at random, for tests that need one."""

import functools

from stol import Game, Position, Record
from stol.games.registry import KEYS
from stol.simulation import play_out

GAMES = [
    Game("pixies"),
    Game("pixies", players=4, flower_power=True),
    Game("onecard"),
    Game("onecard", players=3, draft=True),
    Game("clustered"),
    Game("clustered", players=3, table=[9, 6], fast=True, first_bonus=True),
    Game("clustered", players=5, third_joker=[1], largest_bonus=True),
    Game("ingenious"),
    Game("ingenious", players=1),
    Game("ingenious", players=4, teams=True),
]
"""A few of each kind: alone and together, with and without options."""

assert {game.key for game in GAMES} == set(KEYS)


@functools.cache
def played(game: Game, number: int = 0) -> Record:
    """A whole game."""
    moves, _ = play_out(game, 0, number)
    return Record(game, moves)


@functools.cache
def positions(game: Game, number: int = 0) -> list[Position]:
    """Every position of a game, from the start to the end."""
    return list(played(game, number).positions())


def choices(game: Game, number: int = 0) -> list[Position]:
    """Those of its positions in which somebody has a choice."""
    return [position for position in positions(game, number) if len(position.legal()) > 1]
