"""Redealing hidden information (determinization), so that search can't peek."""

from collections.abc import Callable

import pytest

from games.ingenious.table import dealt, draw, position_with, redealt, tiles_in_play
from stol import Game, Position
from stol.kernel.actors import WATCHER

SEEDS = range(40)


def before_swap(*, teams: bool = False) -> Position:
    """Seat 0 may swap: purple and yellow are its lowest colours, and none of its 5 tiles shows them."""
    tracks = {0: "5 5 5 5 0 0", 1: "0 5 5 5 5 5"}
    return position_with(4, racks={0: "rg rg rb bo go gg"}, tracks=tracks, teams=teams).play("rg@0,0:0,1")


MOMENTS: dict[str, Callable[[], Position]] = {
    "deal": lambda: draw(Game("ingenious", players=4).start(), 15),
    "place": lambda: dealt(4),
    "asked": before_swap,
    "refill": lambda: before_swap().play("refill"),
    "swap": lambda: draw(before_swap().play("swap"), 2),
    "teams": lambda: before_swap(teams=True),
    "open partners": lambda: dealt(4, teams=True, open_partners=True),
    "end": lambda: position_with(4, free="0,0 0,1", racks={0: "rg rb rb"}).play("rg@0,0:0,1"),
}


@pytest.fixture(params=MOMENTS)
def pos(request: pytest.FixtureRequest) -> Position:
    return MOMENTS[request.param]()


def test_a_redeal_keeps_the_seats_view(pos: Position) -> None:
    for seat in range(4):
        view = pos.view(seat)
        assert all(redealt(pos, seat, number).view(seat) == view for number in SEEDS[:5])


def test_a_redeal_keeps_the_legal_moves_of_the_seat(pos: Position) -> None:
    for seat in range(4):
        for number in SEEDS[:5]:
            other = redealt(pos, seat, number)
            assert other.actor == pos.actor
            if pos.actor == seat:
                assert other.legal() == pos.legal()


def test_a_redeal_keeps_every_tile_in_the_game(pos: Position) -> None:
    tiles = tiles_in_play(pos)
    for seat in range(4):
        for number in SEEDS[:5]:
            anew = redealt(pos, seat, number)
            assert tiles_in_play(anew) == tiles
            view = anew.view()
            assert view["bag"] == sum(view["unseen"].values())
            assert all(count > 0 for count in view["unseen"].values())


def test_a_redeal_leaves_the_position_itself_alone(pos: Position) -> None:
    before = pos.view()
    redealt(pos, 0, 1)
    assert pos.view() == before


def test_a_redeal_gives_other_racks_from_the_bag_and_depends_on_the_seed() -> None:
    pos = dealt(2, "rr rr rr rr rr gg", "bb bb bb bb bb gg")
    found = [tuple(redealt(pos, 0, number).view()["racks"][1]) for number in SEEDS]
    assert len(set(found)) > 30
    assert {tile for rack in found for tile in rack} >= {"bb", "rg", "pp", "yp"}
    assert not any("rr" in rack for rack in found)  # seat 0 has them all
    assert redealt(pos, 0, 3) == redealt(pos, 0, 3)


def test_a_redeal_is_fair_between_equal_tiles() -> None:
    pos = dealt(2, "rr rr rr rr rr gg", "bb bb bb bb bb gg")
    found = [tile for number in range(200) for tile in redealt(pos, 0, number).view()["racks"][1]]
    assert 30 < found.count("rg") < 100  # expected: 1200 * 6 / 114, or 63
    assert 25 < found.count("bb") < 90  # expected: 1200 * 5 / 114, or 53


@pytest.mark.parametrize("teams", [False, True])
def test_who_is_asked_to_swap_never_has_a_tile_of_its_lowest_colours(*, teams: bool) -> None:
    pos = before_swap(teams=teams)
    assert pos.legal()
    for number in SEEDS:
        rack = redealt(pos, 1, number).view()["racks"][0]
        assert len(rack) == 5
        assert not any(letter in "yp" for tile in rack for letter in tile)


def test_who_is_asked_to_swap_comes_first_where_only_its_own_tiles_will_do() -> None:
    pos = position_with(4, racks={0: "rg rr rr rr rr rr"}, tracks={0: "5 0 0 0 0 0"}).play("rg@0,0:0,1")
    assert sorted(pos.legal()) == ["refill", "swap"]
    for number in SEEDS:
        assert redealt(pos, 1, number).view()["racks"][0] == ["rr"] * 5


def test_who_is_not_asked_may_have_any_tile() -> None:
    pos = before_swap()
    assert any("y" in tile for number in SEEDS for tile in redealt(pos, 1, number).view()["racks"][2])
    pos = pos.play("refill")
    assert any("y" in tile for number in SEEDS for tile in redealt(pos, 1, number).view()["racks"][0])


def test_partners_who_play_openly_keep_each_others_racks() -> None:
    pos = dealt(4, teams=True, open_partners=True)
    racks = pos.view()["racks"]
    for number in SEEDS[:10]:
        anew = redealt(pos, 1, number).view()["racks"]
        assert (anew[1], anew[3]) == (racks[1], racks[3])
        assert (anew[0], anew[2]) != (racks[0], racks[2])


def test_i15_who_only_watches_knows_no_rack_of_open_partners() -> None:
    pos = dealt(4, teams=True, open_partners=True)
    assert pos.open_view()["racks"] == [6, 6, 6, 6]
    found = [redealt(pos, WATCHER, number).view()["racks"] for number in SEEDS[:10]]
    assert all(any(racks[seat] != found[0][seat] for racks in found) for seat in range(4))


def test_tiles_set_aside_stay_there() -> None:
    pos = before_swap().play("swap")
    for seat in range(4):
        assert redealt(pos, seat, 1).view()["aside"] == pos.view()["aside"] != []


def test_in_the_solo_game_there_is_nothing_to_deal_anew() -> None:
    pos = dealt(1, "rg")
    assert redealt(pos, 0, 1) == pos
