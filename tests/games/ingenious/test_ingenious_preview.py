"""Previews of Ingenious match the real effect of every legal move, and need no hidden information."""

import random
from typing import cast

import pytest

from random_games import choices, positions
from stol import Game, Position
from stol.games.ingenious.analysis import line_spaces, space_code, track_end, track_number
from stol.games.ingenious.preview import Preview, preview
from stol.games.ingenious.view import IngeniousView

GAMES = [
    Game("ingenious", players=1),
    Game("ingenious", players=3),
    Game("ingenious", players=4, teams=True),
]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def seat_view(position: Position, seat: int) -> IngeniousView:
    return cast("IngeniousView", position.view(seat))


def previews(position: Position) -> dict[str, Preview]:
    seat = int(position.actor or 0)
    return preview(seat_view(position, seat), seat, position.legal())


def steps(position: Position, seat: int) -> dict[str, int]:
    view = seat_view(position, seat)
    return view["tracks"][track_number(view, seat)]


@every_game
def test_a_placement_moves_the_colours_up_as_previewed(game: Game) -> None:
    luck = random.Random(1)
    for position in luck.sample(choices(game), 20):
        seat = int(position.actor or 0)
        brings = previews(position)
        assert list(brings) == position.legal()
        for move in luck.sample(position.legal(), min(10, len(brings))):
            old, new = steps(position, seat), steps(position.play(move), seat)
            assert brings[move]["gains"] == {
                letter: new[letter] - old[letter] for letter in new if new[letter] > old[letter]
            }
            assert brings[move]["total"] == sum(new.values()) - sum(old.values())


@every_game
def test_the_lines_of_a_placement_lie_on_symbols_of_its_colours(game: Game) -> None:
    for position in random.Random(2).sample(choices(game), 10):
        board = position.open_view()["board"]
        for move, brings in previews(position).items():
            for letter, half in zip(move, brings["halves"], strict=False):  # a move begins with the tile's two letters
                spaces = [space for run in half.runs for space in line_spaces(half.space, run)]
                assert {board[space_code(space)] for space in spaces} <= {letter}
                assert half.points == len(spaces)
                assert space_code(half.space) in move


def test_a_colour_that_reaches_18_earns_a_bonus_play_unless_one_plays_alone() -> None:
    for game, bonus in ((Game("ingenious"), 1), (Game("ingenious", players=1), 0)):
        position = next(position for position in positions(game)[20:] if "@" in (position.legal() or ["-"])[0])
        seat = int(position.actor or 0)
        view = seat_view(position, seat)
        move, gains = next((move, brings["gains"]) for move, brings in previews(position).items() if brings["gains"])
        for letter in gains:
            view["tracks"][track_number(view, seat)][letter] = 17
        brings = preview(view, seat, [move])[move]
        assert brings["bonus"] == bonus * len(gains)
        assert brings["gains"] == dict.fromkeys(gains, 1)  # no colour moves beyond 18 at once
        assert track_end(view) == (18 if bonus else 36)


def test_swapping_and_refilling_bring_nothing_at_once() -> None:
    brings = preview(seat_view(GAMES[1].start(), 0), 0, ["swap", "refill"])
    assert [brings[move]["total"] for move in ("swap", "refill")] == [0, 0]
