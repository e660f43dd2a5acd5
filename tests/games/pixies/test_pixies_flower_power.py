"""P19 and P20: the Flower Power expansion."""

import re

import pytest

from games.pixies.table import BASIC, FLOWER_POWER, play_moves, points, table, with_areas
from stol import BadOptions, Game, IllegalMove

NAME = re.compile(r"(bg|by|br|gy|gr|yr)[1-9]([+-][1-7])?(d[1-3]|x[bgyr])")


def flower(text: str, number: int = 1) -> dict[str, int]:
    return points(text, number, flower_power=True)


def test_p19_fourteen_cards_of_two_colours_are_added_to_the_seventy() -> None:
    deck = table(flower_power=True).view()["unseen"]
    assert deck == sorted(BASIC + FLOWER_POWER)
    assert len(set(deck)) == 84


def test_p19_a_name_has_two_colours_in_the_order_blue_green_yellow_red() -> None:
    assert all(NAME.fullmatch(card) for card in set(table(flower_power=True).view()["unseen"]) - set(BASIC))


@pytest.mark.parametrize("card", FLOWER_POWER)
def test_p19_a_card_has_the_value_and_printed_symbols_of_its_name(card: str) -> None:
    value, printed = re.findall(r"^[bgyr]{2}(\d)([+-]\d)?", card)[0]
    lying = ["."] * 9
    lying[int(value) - 1] = f"{card}/?"
    assert flower(" ".join(lying))["validated"] == int(value)
    assert flower(" ".join(lying))["symbols"] == int(printed or 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_p19_two_to_six_may_play(players: int) -> None:
    assert Game("pixies", players=players, flower_power=True).start().chance() == {
        f"first:{seat}": 1 for seat in range(players)
    }


def test_p19_six_may_not_play_without_it() -> None:
    with pytest.raises(BadOptions, match="2 to 5"):
        Game("pixies", players=6)


def test_p19_six_players_reveal_six_cards() -> None:
    pos = play_moves(table(6, 5, flower_power=True), "b1+6 b2+4 b3+3 b4 b5")
    assert pos.actor == "chance"
    assert pos.play("gy9xb").actor == 5


def test_p19_without_the_option_the_cards_are_not_in_the_deck() -> None:
    assert not set(FLOWER_POWER) & set(table().chance())
    with pytest.raises(IllegalMove, match="P19"):
        table().play("gy9xb")


@pytest.mark.parametrize(("first", "zone"), [("b1+6", 4), ("g1+5", 4), ("y1+4", 0), ("r1+3", 0)])
def test_p19_a_card_of_two_colours_may_be_in_zones_of_either(first: str, zone: int) -> None:
    assert flower(f"{first} bg2+6xy . . . . . . .")["zone"] == zone


def test_p19_a_card_of_two_colours_joins_no_two_zones() -> None:
    assert flower("b1+6 bg2+6xy g3+2 . . . . . .")["zone"] == 4


@pytest.mark.parametrize(("special", "spirals"), [("b5*", 2), ("g5*", 2), ("y5*", 1), ("r5*", 1)])
def test_p19_a_card_of_two_colours_counts_for_special_cards_of_either(special: str, spirals: int) -> None:
    assert flower(f". . . . {special} . . bg8-1d1 .")["symbols"] == spirals - 1


def test_p20_each_uncovered_face_down_card_gives_five_points() -> None:
    assert flower("./? b2+4 . ./? . . . . r9/?")["face_down"] == 10


def test_p20_an_uncovered_face_down_card_gives_nothing_without_the_option() -> None:
    assert points("./? b2+4 . ./? . . . . r9/?")["face_down"] == 0


@pytest.mark.parametrize(("card", "each"), [("gy1d3", 3), ("br2-1d3", 3), ("by5d2", 2), ("bg8-1d1", 1)])
@pytest.mark.parametrize("covering", ["", "/?"])
def test_p20_d_gives_its_spirals_for_each_uncovered_face_down_card(card: str, each: int, covering: str) -> None:
    printed = -1 if "-1" in card else 0
    lying = [".", ".", "./?", "./?", ".", ".", ".", ".", "r9/?"]
    lying[int(card[2]) - 1] = card + covering
    assert flower(" ".join(lying))["symbols"] == 2 * each + printed


def test_p20_d_gives_nothing_with_no_uncovered_face_down_card() -> None:
    assert flower("gy1d3/? . . . . . . . r9/?")["symbols"] == 0


@pytest.mark.parametrize("covering", ["", "/?"])
def test_p20_x_gives_a_cross_for_each_face_up_card_of_its_colour(covering: str) -> None:
    assert flower(f". bg2+6xy{covering} y3 . . y6/? . . r9")["symbols"] == 6 - 2


def test_p20_x_counts_multicolour_and_two_coloured_cards_too() -> None:
    assert flower(". bg2+6xy m3 . by5d2 . . . r9")["symbols"] == 6 - 2


def test_p20_x_counts_no_face_down_cards() -> None:
    assert flower(". bg2+6xy/y2+2 ./y3 . . . . . r9/y9-2")["symbols"] == 6


def test_p20_d_and_x_act_on_face_up_cards_only() -> None:
    assert flower("r1+3/gy1d3 r2+5/bg2+6xy ./y5 . . y6 . . .")["symbols"] == 8


def test_p20_symbols_are_net_and_all_items_add_up() -> None:
    assert flower("gy1d3 bg2+6xy ./? . . y6-3 . . yr9-2d1", 2) == {
        "validated": 0,
        "symbols": 3 + (6 - 3) - 3 + (1 - 2),
        "zone": 2 * 3,
        "face_down": 5,
        "total": 2 + 6 + 5,
    }


@pytest.mark.parametrize(("flower_power", "face_down"), [(True, 10), (False, 0)])
def test_p20_a_round_that_is_played_gives_the_five_points_with_this_option_only(
    *, flower_power: bool, face_down: int
) -> None:
    pos = with_areas(table(3, flower_power=flower_power), "b1+6 b2+4 b3+3 b4/g4-1 b5 b6+1 ./r4 b8-3 .")
    pos = play_moves(pos, "y4+3 g5 r5 | y4+3@9 g5 r5")
    assert pos.view()["rounds"][0][0]["face_down"] == face_down
