"""The five levels."""

import itertools

import pytest

from conformance.tables import Table, covering
from random_games import choices
from sampling import sample
from stol import Game
from stol.bots.arena import Arena
from stol.bots.levels import LEVELS, Casual, Club, Expert, Level, Master, Novice
from stol.bots.registry import BUILT_IN, find
from stol.deal import Deal
from stol.games.registry import KEYS
from stol.games.registry import find as find_game
from stol.text import has_message

CLASSES: list[type[Level]] = [Novice, Casual, Club, Expert, Master]
every_game = pytest.mark.parametrize("key", KEYS)


def test_every_level_has_a_name_a_meaning_and_a_place_in_the_arena() -> None:
    names = [level.name for level in CLASSES]
    assert names == list(LEVELS)
    assert set(names) <= set(BUILT_IN)
    assert all(has_message(f"level-{name}-meaning") for name in names)
    for level in CLASSES:
        assert find(level.name) is level


@every_game
def test_every_game_says_how_strong_each_level_is(key: str) -> None:
    assert list(find_game(key).levels) == list(LEVELS)


@every_game
def test_no_level_thinks_longer_than_a_second(key: str) -> None:
    assert all(strength.seconds <= 1 for strength in find_game(key).levels.values())


@every_game
def test_weaker_levels_overlook_more(key: str) -> None:
    shares = [strength.overlooks for strength in find_game(key).levels.values()]
    assert shares == sorted(shares, reverse=True)
    assert shares[-1] == 0


@every_game
def test_a_level_plays_the_same_again_with_the_same_seed(key: str) -> None:
    first = choices(Game(key))[0]
    assert isinstance(first.actor, int)
    view = first.view(first.actor)
    for level in (Novice, Casual, Club, Expert):
        assert level(5).move(view) == level(5).move(view)


@pytest.mark.parametrize("table", covering(__name__), ids=str)
def test_the_lower_levels_play_at_every_table(table: Table) -> None:
    position, deal = table.game().start(), Deal(1)
    kinds = itertools.cycle((Club, Novice) if table.players <= 2 else (Novice, Casual))
    bots: list[Level] = [kind(seat) for seat, kind in zip(range(table.players), kinds, strict=False)]
    while position.actor is not None:
        if isinstance(position.actor, int):
            position = position.play(bots[position.actor].move(position.view(position.actor)))
        else:
            position = position.play(deal.outcome(position))
    assert position.result is not None


PAIRS = [("casual", "novice"), ("expert", "casual")]
MATCHES = sample([(key, *pair) for key in KEYS for pair in PAIRS], __name__, lambda match: match)


@pytest.mark.parametrize(("key", "stronger", "weaker"), MATCHES)
def test_a_higher_level_wins_most_games(key: str, stronger: str, weaker: str) -> None:
    arena = Arena(Game(key), (stronger, weaker), seed=4)
    games = [game for deal in range(8) for game in arena.play(deal)]
    won = sum(game.seats[game.ranks.index(1)] == stronger for game in games if game.ranks.count(1) == 1)
    assert won >= 12
