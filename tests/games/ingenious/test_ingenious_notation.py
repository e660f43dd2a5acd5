"""Moves as text, and the reasons given for those that are not legal."""

import pytest

from games.ingenious.table import dealt, position_with
from stol import Game, IllegalMove, Position

RACK = "rg rg bb oy rr pp"


def reason(pos: Position, move: object) -> str:
    with pytest.raises(IllegalMove) as caught:
        pos.play(move)  # type: ignore[arg-type]  # some are no text
    return str(caught.value)


def test_the_first_letter_lies_on_the_first_space() -> None:
    board = position_with(racks={0: RACK}).play("oy@1,0:0,0").view()["board"]
    assert (board["1,0"], board["0,0"]) == ("o", "y")


@pytest.mark.parametrize(("right", "wrong"), [("0,0:1,0", "1,0:0,0"), ("0,0:0,1", "0,1:0,0"), ("-1,1:0,0", "0,0:-1,1")])
def test_a_double_names_the_space_with_the_smaller_q_then_the_smaller_r_first(right: str, wrong: str) -> None:
    pos = position_with(racks={0: RACK})
    assert f"bb@{right}" in pos.legal()
    assert f"bb@{wrong}" not in pos.legal()
    assert reason(pos, f"bb@{wrong}").endswith("a double names the space with the smaller q, then the smaller r, first")


@pytest.mark.parametrize(
    "nonsense",
    [
        *("", "pass", "Swap", "refill!", "rg", "rg@0,0", "rg@0,0:0,1:0,2", "rg@0,0-0,1", "rg @0,0:0,1", "rg@0,0:0,1 "),
        *(
            "RG@0,0:0,1",
            "rgb@0,0:0,1",
            "rg@00,0:0,1",
            "rg@-0,0:0,1",
            "rg@+0,0:0,1",
            "rg@1\N{ARABIC-INDIC DIGIT ZERO},0:0,1",
        ),
    ],
)
def test_what_is_no_move_is_refused_with_what_one_looks_like(nonsense: str) -> None:
    said = reason(position_with(racks={0: RACK}), nonsense)
    expected = f"{nonsense!r} is no move: a placement looks like rg@0,1:1,1; else it is swap or refill"
    assert said == f"seat 0 is to act: {expected}"


@pytest.mark.parametrize("tile", ["gr", "br", "xx", "rx"])
def test_a_tile_that_does_not_exist_is_refused_says_i3(tile: str) -> None:
    said = "a tile is two letters in the order rgboyp, such as rg or bb (I3)"
    assert reason(position_with(racks={0: RACK}), f"{tile}@0,0:0,1").endswith(said)
    assert reason(Game("ingenious").start(), tile).endswith(said)


def test_a_space_that_is_on_no_board_is_refused_says_i1() -> None:
    assert reason(position_with(racks={0: RACK}), "rg@8,0:7,0").endswith("there is no space 8,0 on any board (I1)")


@pytest.mark.parametrize(("players", "space"), [(2, "6,-1"), (3, "7,-1")])
def test_a_space_of_a_larger_board_is_refused_says_i1(players: int, space: str) -> None:
    inner = f"{int(space[0]) - 1},-1"
    said = reason(position_with(players, racks={0: RACK}), f"rg@{inner}:{space}")
    assert said.endswith(f"{space} is not on this board, whose side is {4 + players} (I1)")


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("gb@0,0:0,1", "I5"),  # not on the rack
        ("rg@0,0:0,2", "I5"),  # not adjacent
        ("rg@2,2:2,1", "I5"),  # not free
        ("rg@5,0:4,0", "I5"),  # a printed symbol
        ("rg@6,0:6,-1", "I1"),  # outside
        ("swap", "I10"),
        ("refill", "I10"),
    ],
)
def test_each_refusal_begins_with_the_move_and_cites_its_rule(move: str, rule: str) -> None:
    said = reason(position_with(racks={0: RACK}, board={"b": "2,2"}), move)
    assert move in said
    assert said.endswith(f"({rule})")


def test_a_first_tile_away_from_the_symbols_is_refused_says_i6() -> None:
    assert reason(dealt(2, RACK), "rg@0,0:0,1").endswith("(I6)")


@pytest.mark.parametrize("outcome", ["", "rg@0,0:0,1", "swap", "r", "rgb", "first:0"])
def test_an_outcome_that_does_not_exist_is_refused(outcome: str) -> None:
    assert repr(outcome) in reason(Game("ingenious").start(), outcome)


@pytest.mark.parametrize("move", [None, 4, b"rg", ["rg"]])
def test_a_move_is_text(move: object) -> None:
    assert "text" in reason(position_with(racks={0: RACK}), move)
    assert "text" in reason(Game("ingenious").start(), move)


def test_every_legal_move_is_a_different_text_and_leads_to_a_different_position() -> None:
    pos = position_with(racks={0: RACK}, free="0,0 0,1 1,0 3,0 4,0")
    moves = pos.legal()
    assert len(set(moves)) == len(moves)
    assert len({pos.play(move) for move in moves}) == len(moves)
