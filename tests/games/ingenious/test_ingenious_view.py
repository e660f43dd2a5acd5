"""Views of Ingenious and hidden information."""

import json
from collections.abc import Callable

import pytest

from games.ingenious.table import PRINTED, dealt, draw, play_moves, position_with
from stol import Game, Position


def before_swap() -> Position:
    return position_with(3, racks={0: "rg rb rb rb rb rb"}, tracks={0: "5 5 5 5 5 0"}).play("rg@0,0:0,1")


MOMENTS: dict[str, Callable[[], Position]] = {
    "start": lambda: Game("ingenious", players=3).start(),
    "deal": lambda: draw(Game("ingenious", players=3).start(), 8),
    "place": lambda: dealt(3),
    "asked": before_swap,
    "swap": lambda: draw(before_swap().play("swap"), 2),
    "bonus": lambda: position_with(3, board={"r": "1,0"}, racks={0: "rg rb"}, tracks={0: "17 0 0 0 0 0"}).play(
        "rg@0,0:0,1"
    ),
    "end": lambda: position_with(3, free="0,0 0,1", racks={0: "rg rb rb"}).play("rg@0,0:0,1"),
}


@pytest.fixture(params=MOMENTS)
def pos(request: pytest.FixtureRequest) -> Position:
    return MOMENTS[request.param]()


def test_a_view_has_these_parts_and_is_plain_json(pos: Position) -> None:
    common = {"game", "options", "players", "ply", "actor", "result"}
    own = {"turn", "board", "racks", "tracks", "opening", "bonus", "aside", "bag"}
    for seat in (None, 0, 1, 2):
        view = pos.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert set(view) == common | own | ({"unseen"} if seat is None else set())
        assert (view["game"], view["players"], view["actor"]) == ("ingenious", 3, pos.actor)


def test_a_seat_sees_all_but_the_bag_and_the_other_racks(pos: Position) -> None:
    everything = pos.view()
    for seat in range(3):
        expected = {key: value for key, value in everything.items() if key != "unseen"}
        expected["racks"] = [rack if other == seat else len(rack) for other, rack in enumerate(everything["racks"])]
        assert pos.view(seat) == expected


def test_racks_are_sorted_and_hidden_ones_are_counts_after_the_end_too() -> None:
    pos = position_with(2, free="0,0 0,1", racks={0: "rg rb gg bb", 1: "yy op"}).play("rg@0,0:0,1")
    assert pos.actor is None
    assert pos.view()["racks"] == [["bb", "gg", "rb"], ["op", "yy"]]
    assert pos.view(0)["racks"] == [["bb", "gg", "rb"], 2]
    assert pos.view(1)["racks"] == [3, ["op", "yy"]]


def test_with_open_partners_only_the_partners_rack_is_open_after_the_end_too() -> None:
    pos = position_with(4, free="0,0 0,1", racks={0: "rg rb"}, teams=True, open_partners=True).play("rg@0,0:0,1")
    assert pos.actor is None
    racks = pos.view()["racks"]
    assert pos.view(2)["racks"] == [["rb"], 6, racks[2], 6]
    assert pos.view(1)["racks"] == [1, racks[1], 6, racks[3]]


def test_unseen_counts_the_bag_and_leaves_out_what_is_gone() -> None:
    pos = dealt(2, "bb bb bb bb bb rg")
    unseen = pos.view()["unseen"]
    assert "bb" not in unseen
    assert unseen["rg"] <= 5
    assert sum(unseen.values()) == pos.view()["bag"] == 108


def test_the_board_shows_printed_symbols_and_placed_ones() -> None:
    assert dealt(2, "rg rg bb oy rr pp").play("rg@0,-4:0,-3").view()["board"] == PRINTED | {"0,-4": "r", "0,-3": "g"}


def test_the_turn_stays_with_the_seat_while_it_draws_and_is_null_at_the_end() -> None:
    pos = play_moves(dealt(2, "rg rg bb oy rr pp"), "rg@0,-4:0,-3")
    assert (pos.actor, pos.view()["turn"]) == ("chance", 0)
    assert draw(pos, 1).view()["turn"] == 1
    assert MOMENTS["end"]().view()["turn"] is None


def test_ply_counts_moves_and_outcomes() -> None:
    assert [draw(Game("ingenious").start(), count).view()["ply"] for count in (0, 1, 12)] == [0, 1, 12]


@pytest.mark.parametrize("seat", [-1, 3, "0", True, 1.0])
def test_a_seat_that_does_not_exist_has_no_view(seat: object) -> None:
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        dealt(3).view(seat)  # type: ignore[arg-type]  # some are no number
