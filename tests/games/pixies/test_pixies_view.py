"""Views of Pixies."""

import json
from collections.abc import Callable

import pytest

from games.pixies.table import BASIC, play_moves, play_until_round, table
from stol import Game, Position

MOMENTS: dict[str, Callable[[], Position]] = {
    "start": lambda: Game("pixies", players=3).start(),
    "reveal": lambda: play_moves(table(3), "b4+1 g4+4"),
    "take": lambda: play_moves(table(3), "b4+1 g4+4 y1+4 | g4+4"),
    "second round": lambda: play_until_round(table(3), 2),
    "end": lambda: play_until_round(table(3), None),
}


@pytest.fixture(params=MOMENTS)
def pos(request: pytest.FixtureRequest) -> Position:
    return MOMENTS[request.param]()


def test_nothing_is_hidden_so_every_seat_sees_everything(pos: Position) -> None:
    assert all(pos.view(seat) == pos.view() for seat in range(3))


def test_a_view_has_these_parts_and_is_plain_json(pos: Position) -> None:
    view = pos.view()
    assert json.loads(json.dumps(view)) == view
    common = {"game", "options", "players", "ply", "actor", "result"}
    assert set(view) == common | {"round", "first", "market", "unseen", "areas", "rounds"}
    assert (view["game"], view["players"], view["options"]) == ("pixies", 3, {"flower_power": False})
    assert (view["actor"], view["result"]) == (pos.actor, pos.result)


def test_before_the_first_player_is_drawn_first_is_null() -> None:
    view = Game("pixies").start().view()
    assert (view["first"], view["ply"], view["round"], view["rounds"]) == (None, 0, 1, [])


def test_the_market_keeps_the_order_of_the_reveal_and_unseen_is_sorted() -> None:
    view = play_moves(table(4), "r9 b1+6 m3 g5 | m3").view()
    assert view["market"] == ["r9", "b1+6", "g5"]
    assert view["unseen"] == sorted(set(BASIC) - {"r9", "b1+6", "m3", "g5"})
    assert view["ply"] == 6


def test_a_card_that_was_placed_lies_in_its_takers_area() -> None:
    pos = play_moves(table(3, first=1), "r9 b1+6 m3 | m3")
    areas = pos.view()["areas"]
    assert areas[1][2] == {"up": "m3", "down": None}
    assert areas[0] == areas[2] == [{"up": None, "down": None}] * 9


def test_at_the_end_the_actor_is_nobody_and_the_result_is_in_the_view() -> None:
    pos = play_until_round(table(3), None)
    assert pos.view()["actor"] is None
    assert pos.view()["result"] == pos.result
    assert pos.result is not None


@pytest.mark.parametrize("seat", [-1, 3, "0", True, 1.0])
def test_a_seat_that_does_not_exist_has_no_view(seat: object) -> None:
    with pytest.raises(ValueError, match="seats are 0 to 2"):
        table(3).view(seat)  # type: ignore[arg-type]  # some are no number
