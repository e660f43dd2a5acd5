"""The planes of observations of Ingenious."""

import numpy as np
import pytest

import stol
from random_games import positions
from stol.games.ingenious.components import COLOURS, SIDE, TILE_NAMES, hexagon
from stol.games.planes import named

TEAMS = stol.Game("ingenious", players=4, teams=True, open_partners=True)


def observed_planes(position: stol.Position, seat: int) -> dict[str, np.ndarray]:
    return named(position.game.planes, position.observe(seat))


@pytest.mark.parametrize("players", SIDE)
def test_the_board_lies_on_a_square(players: int) -> None:
    game = stol.Game("ingenious", players=players)
    reach = SIDE[players] - 1
    position = positions(game)[-1]
    planes, board = observed_planes(position, 0), position.view()["board"]
    everything = np.concatenate([planes["colours"], [planes["outside"], planes["free"]]])
    assert (everything.sum(axis=0) == 1).all()
    for q, r in hexagon(SIDE[players]):
        colour = board.get(f"{q},{r}")
        told = planes["colours"][:, r + reach, q + reach]
        assert told.tolist() == [letter == colour for letter in COLOURS]
        assert planes["free"][r + reach, q + reach] == (colour is None)


def test_only_the_own_rack_and_that_of_an_open_partner_are_told() -> None:
    position = positions(TEAMS)[60]
    planes, view = observed_planes(position, 1), position.view(1)
    assert sorted(np.repeat(TILE_NAMES, planes["rack"]).tolist()) == view["racks"][1]
    assert sorted(np.repeat(TILE_NAMES, planes["partner"]).tolist()) == view["racks"][3]
    assert planes["racks"].tolist() == [
        len(view["racks"][1]),
        view["racks"][2],
        len(view["racks"][3]),
        view["racks"][0],
    ]


def test_the_track_of_the_own_team_comes_first() -> None:
    position = positions(TEAMS)[-1]
    tracks = [list(track.values()) for track in position.view()["tracks"]]
    assert tracks[0] != tracks[1]
    for seat in range(4):
        assert observed_planes(position, seat)["tracks"].tolist() == [tracks[seat % 2], tracks[1 - seat % 2]]
