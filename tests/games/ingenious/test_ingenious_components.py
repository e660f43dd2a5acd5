"""I1 to I4: the board, its symbols, the tiles, racks and tracks."""

import re

import pytest

from games.ingenious.table import PRINTED, TILES, dealt, draw, play_moves, position_with
from stol import Game, IllegalMove

SIDES = [(1, 6, 91), (2, 6, 91), (3, 7, 127), (4, 8, 169)]
NEIGHBOURS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def placements(players: int) -> set[frozenset[tuple[int, int]]]:
    """Every pair of spaces where a tile may go on an empty board."""
    found = set()
    for move in position_with(players, racks={0: "rg"}).legal():
        q, r, other_q, other_r = map(int, re.findall(r"-?\d+", move))
        found.add(frozenset({(q, r), (other_q, other_r)}))
    return found


def spaces(side: int) -> set[tuple[int, int]]:
    reach = range(-9, 10)
    return {(q, r) for q in reach for r in reach if max(abs(q), abs(r), abs(q + r)) < side}


@pytest.mark.parametrize(("players", "side", "count"), SIDES)
def test_i1_the_board_is_a_hexagon_that_grows_with_the_number_of_players(players: int, side: int, count: int) -> None:
    printed = {(int(q), int(r)) for q, r in (space.split(",") for space in PRINTED)}
    on_board = spaces(side)
    assert len(on_board) == count
    assert set().union(*placements(players)) | printed == on_board


@pytest.mark.parametrize(("players", "side", "count"), SIDES)
def test_i1_a_space_has_six_neighbours_where_the_board_does_not_end(players: int, side: int, count: int) -> None:
    free = spaces(side) - {(int(q), int(r)) for q, r in (space.split(",") for space in PRINTED)}
    assert len(free) == count - 6
    adjacent = {
        frozenset({(q, r), (q + dq, r + dr)}) for q, r in free for dq, dr in NEIGHBOURS if (q + dq, r + dr) in free
    }
    assert placements(players) == adjacent


def test_i1_a_larger_boards_spaces_are_not_on_the_board_of_two() -> None:
    with pytest.raises(IllegalMove, match=r"6,-1 is not on this board, whose side is 6 \(I1\)"):
        position_with(2, racks={0: "rg"}).play("rg@5,-1:6,-1")
    assert position_with(3, racks={0: "rg"}).play("rg@5,-1:6,-1").view()["board"]["6,-1"] == "g"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_i2_six_printed_symbols_lie_on_the_same_spaces_for_any_number_of_players(players: int) -> None:
    assert Game("ingenious", players=players).start().view()["board"] == PRINTED


@pytest.mark.parametrize("space", PRINTED)
def test_i2_a_printed_symbol_occupies_its_space(space: str) -> None:
    q, r = map(int, space.split(","))
    toward_centre = f"{q - (q > 0) + (q < 0)},{r - (r > 0) + (r < 0)}"
    with pytest.raises(IllegalMove, match=f"{space} is not free"):
        position_with(racks={0: "rg"}).play(f"rg@{space}:{toward_centre}")


def test_i3_there_are_six_tiles_of_each_mixed_pair_and_five_of_each_double() -> None:
    weights = Game("ingenious").start().chance()
    assert weights == TILES
    assert (len(weights), sum(weights.values())) == (21, 120)


def test_i3_a_name_has_its_letters_in_the_order_of_the_colours() -> None:
    with pytest.raises(IllegalMove, match="I3"):
        Game("ingenious").start().play("gr")


def test_i3_a_drawn_tile_is_out_of_the_bag() -> None:
    pos = play_moves(Game("ingenious").start(), "rg rg bb")
    assert pos.chance() == TILES | {"rg": 4, "bb": 4}
    pos = play_moves(pos, "bb bb bb")
    assert play_moves(pos, "bb").chance() == {tile: count for tile, count in pos.chance().items() if tile != "bb"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i4_each_player_draws_six_tiles_seat_by_seat_and_then_play_begins(players: int) -> None:
    pos = Game("ingenious", players=players).start()
    for seat in range(players):
        for count in range(6):
            view = pos.view()
            assert (pos.actor, view["turn"]) == ("chance", seat)
            assert [len(rack) for rack in view["racks"]] == [6] * seat + [count] + [0] * (players - seat - 1)
            pos = draw(pos, 1)
    assert pos.actor == 0
    assert pos.view()["bag"] == 120 - 6 * players


def test_i4_a_rack_holds_what_was_drawn_and_is_hidden_from_the_others() -> None:
    pos = dealt(2, "rg bb bb oy rr pp", "gg gg gb go gy gp")
    assert pos.view()["racks"] == [["bb", "bb", "oy", "pp", "rg", "rr"], ["gb", "gg", "gg", "go", "gp", "gy"]]
    assert pos.view(0)["racks"] == [["bb", "bb", "oy", "pp", "rg", "rr"], 6]
    assert pos.view(1)["racks"] == [6, ["gb", "gg", "gg", "go", "gp", "gy"]]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_i4_each_player_has_a_track_for_each_colour_that_begins_at_0(players: int) -> None:
    assert dealt(players).view()["tracks"] == [dict.fromkeys("rgboyp", 0)] * players
