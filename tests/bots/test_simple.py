"""Bots that don't look ahead."""

from collections import Counter

import numpy as np
import pytest

from random_games import GAMES, positions
from stol import Game, Position
from stol.bots import imagine
from stol.bots.simple import Greedy, Random


def turns(game: Game) -> list[Position]:
    """Some positions of a game in which a seat is to move."""
    return [position for position in positions(game) if isinstance(position.actor, int)][::7]


@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.parametrize("bot", [Random, Greedy])
def test_every_move_is_legal_and_the_same_seed_moves_the_same(bot: type[Random | Greedy], game: Game) -> None:
    one, same, other = bot(1), bot(1), bot(1)
    for position in turns(game):
        assert isinstance(position.actor, int)
        view = position.view(position.actor)
        move = one.move(view)
        assert move in position.legal()
        assert move == same.move(view) == other.move(view)


def test_random_plays_every_move_equally_often() -> None:
    position = turns(Game("pixies"))[0]
    bot, often = Random(0), Counter[str]()
    for _ in range(1000):
        often[bot.move(position.view(0))] += 1
    legal = position.legal()
    assert set(often) == set(legal)
    assert min(often.values()) > 0.7 * 1000 / len(legal)


def test_greedy_plays_what_gains_most() -> None:
    for position in turns(Game("pixies")):
        view = position.view(0)
        then = imagine(view)
        definition, state = then.game.definition, then.state
        moves = np.zeros(definition.most_moves, np.int32)
        count = definition.rules.legal(state, moves)
        worths = np.zeros(count)
        definition.insight.gain(state, moves, count, worths)
        worth = dict(zip(then.legal(), worths, strict=True))
        assert worth[Greedy(0).move(view)] == max(worth.values())
