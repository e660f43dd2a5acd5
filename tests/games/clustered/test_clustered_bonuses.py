"""C17 and C18: bonuses for the first and for the largest rectangle and run."""

import pytest

from games.clustered.table import RECTANGLE, RUN, play_moves, play_plans, points, random_positions, unneeded_card
from stol import Game

LEFT_RECTANGLE = "1sh@-1,0 1sd@-2,0 1sf@-3,0 2sh@-1,1 2sd@-2,1 2sf@-3,1"
LEFT_RUN = "1sh@-1,0 1sd@-2,0 1sf@-3,0 1tf@-4,0 1td@-5,0"
UPRIGHT = "1sh@1,0 1sd@1,1 1sf@1,2 2sh@2,0 2sd@2,1 2sf@2,2"
NOBODY = {"first_rectangle": None, "first_run": None}


def order_with_last(plan: str, number: int) -> list[str]:
    """The placements of a plan in an order with one of them last; each shares an edge with an earlier one."""
    steps = plan.split()
    last = steps.pop(number)
    ordered: list[str] = []
    reached = {(0, 0)}
    while steps:
        step = next(step for step in steps if neighbours(step) & reached)
        steps.remove(step)
        ordered.append(step)
        reached.add(space(step))
    return [*ordered, last]


def space(step: str) -> tuple[int, int]:
    x, y = step.partition("@")[2].split(",")
    return int(x), int(y)


def neighbours(step: str) -> set[tuple[int, int]]:
    x, y = space(step)
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


@pytest.mark.parametrize("plan", [RECTANGLE, UPRIGHT])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_c17_the_first_rectangle_of_six_counts_whichever_card_completes_it(plan: str, number: int) -> None:
    steps = order_with_last(plan, number)
    assert play_plans(" ".join(steps[:5]), first_bonus=True).view()["bonuses"] == NOBODY
    pos = play_plans(" ".join(steps), first_bonus=True)
    assert pos.view()["bonuses"] == {"first_rectangle": 0, "first_run": None}
    assert pos.view()["points"][0]["bonus"] == 2


def test_c17_it_is_given_before_the_draw() -> None:
    pos = play_plans(RECTANGLE, first_bonus=True)
    assert pos.actor == "chance"
    assert pos.view()["bonuses"]["first_rectangle"] == 0


def test_c17_only_the_first_player_gets_it_and_keeps_it() -> None:
    larger = f"{LEFT_RECTANGLE} 3sh@-1,2 3sd@-2,2 3sf@-3,2"
    pos = play_plans(RECTANGLE, larger, first_bonus=True)
    assert pos.view()["bonuses"]["first_rectangle"] == 0
    assert [items["bonus"] for items in pos.view()["points"]] == [2, 0]


@pytest.mark.parametrize(("count", "seat"), [(4, None), (5, 0), (7, 0)])
def test_c17_the_first_run_of_five_counts(count: int, seat: int | None) -> None:
    pos = play_plans(" ".join(RUN.split()[:count]), first_bonus=True)
    assert pos.view()["bonuses"] == {"first_rectangle": None, "first_run": seat}


def test_c17_only_the_first_run_of_five_gets_it_and_not_the_next() -> None:
    first = " ".join(RUN.split()[:5])
    pos = play_plans(first, LEFT_RUN, first_bonus=True)
    assert pos.view()["bonuses"]["first_run"] == 0
    assert [items["bonus"] for items in pos.view()["points"]] == [2, 0]
    assert play_plans("", LEFT_RUN, first_bonus=True).view()["bonuses"]["first_run"] == 1  # by itself it would count


def test_c17_a_run_of_five_may_be_a_column() -> None:
    pos = play_plans("1sh@0,-1 1sd@0,-2 1sf@0,-3 1tf@0,-4 1td@0,-5", first_bonus=True)
    assert pos.view()["bonuses"]["first_run"] == 0


def test_c17_a_longer_run_completed_at_once_counts_too() -> None:
    detour = "1sh@1,0 1sd@2,0 1sf@3,0 2sf@3,1 2tf@4,1 2td@5,1 1td@5,0 1th@6,0 1ch@7,0"
    assert play_plans(detour, first_bonus=True).view()["bonuses"]["first_run"] is None
    joined = play_plans(f"{detour} 1tf@4,0", first_bonus=True)
    assert joined.view()["bonuses"]["first_run"] == 0
    assert joined.view()["points"][0]["rows"] == 10


def test_c17_a_larger_rectangle_completed_at_once_counts_too() -> None:
    ring = "1sh@1,0 1sd@2,0 1sf@3,0 2sf@3,1 3sf@3,2 3sd@2,2 3sh@1,2 2sh@1,1"
    assert play_plans(ring, first_bonus=True).view()["bonuses"]["first_rectangle"] is None
    assert play_plans(f"{ring} 2sd@2,1", first_bonus=True).view()["bonuses"]["first_rectangle"] == 0


def test_c17_one_player_may_get_both() -> None:
    aside = "1sh@-1,0 1sd@-2,0 2sd@-2,-1 2sf@-3,-1 2tf@-3,-2 1tf@-4,-2 1td@-4,-3"
    pos = play_plans(f"{RECTANGLE} 1tf@4,0 1td@5,0", aside, first_bonus=True)
    assert pos.view()["bonuses"] == {"first_rectangle": 0, "first_run": 0}
    assert [items["bonus"] for items in pos.view()["points"]] == [4, 0]


def test_c17_two_lines_of_two_owners_are_no_rectangle() -> None:
    pos = play_plans("1sh@1,0 1sd@2,0 1sf@3,0", "2sh@1,1 2sd@2,1 2sf@3,1", first_bonus=True)
    assert pos.view()["bonuses"] == NOBODY


def test_c17_is_an_option() -> None:
    pos = play_plans(f"{RECTANGLE} 1tf@4,0 1td@5,0")
    assert pos.view()["bonuses"] == NOBODY
    assert pos.view()["points"][0]["bonus"] == 0


def bonuses(picture: str) -> list[int]:
    return [items["bonus"] for items in points(picture, largest_bonus=True)]


@pytest.mark.parametrize(
    ("picture", "given"),
    [
        ("00.111 00....", [2, 2]),  # the rectangle for one, the run for the other
        ("00.11.000 00.11......", [2, 0]),  # rectangles are tied, nobody has that bonus
        ("000.111", [0, 0]),  # tied runs
        ("000 ... 111 ... 222 ... 333 ... 3.. 3.. 3.. 3..", [0, 0, 0, 2]),  # a column may be the longest
        ("000.000", [2]),  # one player's equal runs are no tie
        ("000.000.11 ........11", [2, 2]),
        ("00.11", [0, 0]),  # nothing that scores
        ("000.111.2222.3333.4", [0, 0, 0, 0, 0]),  # tied at the top, though others have less
        ("000000 ...... 111... 111...", [2, 2]),  # six in a run, and six in a rectangle
    ],
)
def test_c18_the_largest_rectangle_and_the_longest_run_give_two_points_unless_tied(
    picture: str, given: list[int]
) -> None:
    assert bonuses(picture) == given


def test_c18_a_solo_player_always_gets_what_scores() -> None:
    assert bonuses("000 000") == [4]
    assert bonuses("000") == [2]
    assert bonuses("00") == [0]


def test_c18_the_larger_rectangle_is_the_one_with_more_cards() -> None:
    assert bonuses("000.11111 000.11111 000......") == [0, 4]


def test_c18_shows_in_the_points_of_every_position() -> None:
    pos = play_plans("1sh@1,0 1sd@2,0 1sf@3,0", "1sh@-1,0 1sd@-2,0 1sf@-3,0", largest_bonus=True)
    assert [items["bonus"] for items in pos.view()["points"]] == [0, 0]
    pos = play_plans("1sh@1,0 1sd@2,0 1sf@3,0", "1sh@-1,0 1sd@-2,0", largest_bonus=True)
    assert [items["bonus"] for items in pos.view()["points"]] == [2, 0]


def test_c18_is_an_option() -> None:
    assert points("000 000", largest_bonus=False)[0]["bonus"] == 0


def test_both_kinds_of_bonus_add_up() -> None:
    pos = play_plans(RECTANGLE, first_bonus=True, largest_bonus=True)
    assert pos.view()["points"] == [{"rows": 6, "columns": 0, "rectangle": 6, "bonus": 6, "total": 18}]


def test_c17_bonuses_never_change_hands() -> None:
    held = dict(NOBODY)
    for pos in random_positions(Game("clustered", 1, first_bonus=True).start(), seed=5):
        now = pos.view()["bonuses"]
        assert all(now[name] == held[name] for name in held if held[name] is not None)
        held = now


def test_a_draw_changes_no_points() -> None:
    pos = play_plans(RECTANGLE, first_bonus=True)
    assert play_moves(pos, unneeded_card(pos)).view()["points"] == pos.view()["points"]
