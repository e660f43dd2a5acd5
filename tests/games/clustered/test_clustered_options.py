"""Options of Clustered: allowed values, how a view shows them, refused values."""

import pickle
from typing import Any

import pytest

from stol import BadOptions, Game
from stol.games.clustered.options import PRESETS, Options
from stol.games.options import choose


def refused(players: int = 2, **options: Any) -> str:  # noqa: ANN401 - wrong on purpose, of any type
    with pytest.raises(BadOptions) as caught:
        Game("clustered", players, **options)
    return str(caught.value)


def test_all_options_are_shown_with_their_defaults() -> None:
    assert Game("clustered").options == {
        "third_joker": "none",
        "table": [61, 61],
        "fast": False,
        "first_bonus": False,
        "largest_bonus": False,
    }


@pytest.mark.parametrize("players", range(1, 9))
def test_one_to_eight_can_play(players: int) -> None:
    assert Game("clustered", players).start().view()["players"] == players


@pytest.mark.parametrize("players", [0, 9, -1])
def test_others_can_not(players: int) -> None:
    assert "is for 1 to 8 players" in refused(players)


@pytest.mark.parametrize(("players", "table"), [(4, [61, 61]), (5, [68, 61])])
def test_c9_the_default_table_is_shown_as_it_is(players: int, table: list[int]) -> None:
    assert Game("clustered", players).options["table"] == table
    assert Game("clustered", players) == Game("clustered", players, table=table)


@pytest.mark.parametrize("table", [[7, 5], (7, 5)])
def test_c9_a_table_is_two_numbers(table: object) -> None:
    assert Game("clustered", table=table).options["table"] == [7, 5]


@pytest.mark.parametrize("table", [7, "7x5", [7], [7, 5, 3], [7.0, 5], [True, 5], [None, 5], {"w": 7}, [[7], 5]])
def test_c9_anything_else_is_not(table: object) -> None:
    assert "table is [width, height], two whole numbers" in refused(table=table)


@pytest.mark.parametrize(
    ("players", "table"), [(2, [0, 5]), (2, [5, 0]), (2, [-3, 5]), (5, [7, 5]), (8, [1, 1]), (5, [8, 0])]
)
def test_c9_a_table_too_small_for_the_start_cards_is_refused(players: int, table: list[int]) -> None:
    message = refused(players, table=table)
    assert "too small" in message
    assert "C9" in message


@pytest.mark.parametrize(("players", "table"), [(1, [1, 1]), (5, [8, 1]), (2, [101, 101])])
def test_c9_the_smallest_and_largest_tables_are_played(players: int, table: list[int]) -> None:
    assert Game("clustered", players, table=table).start().view()["options"]["table"] == table


@pytest.mark.parametrize("table", [[102, 5], [5, 102], [10**9, 10**9]])
def test_a_table_has_an_upper_limit(table: list[int]) -> None:
    assert "longer than 101 spaces" in refused(table=table)


@pytest.mark.parametrize(
    ("given", "shown"),
    [("none", "none"), ("all", "all"), ([], []), ((), []), ([1], [1]), ((2, 0), [0, 2]), ([2, 1, 0], [0, 1, 2])],
)
def test_c13_the_third_joker_is_shown_as_given_with_seats_ascending(given: object, shown: object) -> None:
    assert Game("clustered", 3, third_joker=given).options["third_joker"] == shown


@pytest.mark.parametrize("value", ["some", "", "0", None, True, 1, {0}, {0: 1}, ["0"], [0.0], [True], [[0]], b"all"])
def test_c13_it_is_none_all_or_a_list_of_seats(value: object) -> None:
    assert 'third_joker is "none", "all" or a list of seats' in refused(third_joker=value)


def test_c13_seats_are_distinct_and_in_range() -> None:
    assert "names a seat twice" in refused(third_joker=[1, 1])
    assert "there is no seat 2; seats are 0 to 1" in refused(third_joker=[0, 2])
    assert "there is no seat -1" in refused(third_joker=[-1])


@pytest.mark.parametrize("name", ["fast", "first_bonus", "largest_bonus"])
@pytest.mark.parametrize("value", [1, 0, "yes", None])
def test_switches_are_true_or_false(name: str, value: Any) -> None:  # noqa: ANN401 - wrong on purpose
    assert f"{name} is either true or false" in refused(**{name: value})


def test_games_are_hashable_and_equal_by_what_they_mean() -> None:
    one = Game("clustered", 3, third_joker=[2, 0], table=[9, 9])
    other = Game("clustered", 3, third_joker=(0, 2), table=(9, 9))
    assert one == other
    assert hash(one) == hash(other)
    assert one != Game("clustered", 3, third_joker=[0], table=[9, 9])
    assert pickle.loads(pickle.dumps(one)) == one  # noqa: S301 - our own bytes


@pytest.mark.parametrize("name", PRESETS)
def test_presets_can_be_played(name: str) -> None:
    preset = dict(PRESETS[name])
    assert Game("clustered", **preset).start().actor == "chance"  # type: ignore[arg-type]  # players is among them


@pytest.mark.parametrize(
    ("text", "meaning"), [("all", "all"), ("none", "none"), ("1", (1,)), ("2,0", (0, 2)), ("[2]", (2,))]
)
def test_c13_on_a_command_line_one_seat_is_a_list_too(text: str, meaning: object) -> None:
    given = Options.from_text("third_joker", text)
    assert choose(Options, "clustered", {"third_joker": given}).third_joker == meaning
