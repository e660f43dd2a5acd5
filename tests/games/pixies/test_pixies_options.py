"""Options of Pixies: allowed and refused values."""

import pytest

from stol import BadOptions, Game


def test_flower_power_is_off_unless_asked_for() -> None:
    assert Game("pixies").options == {"flower_power": False}
    assert Game("pixies", flower_power=True).options == {"flower_power": True}


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 7])
def test_two_to_five_may_play(players: int) -> None:
    with pytest.raises(BadOptions, match=f"pixies .* is for 2 to 5 players, not {players}$"):
        Game("pixies", players=players)


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_may_play_with_flower_power(players: int) -> None:
    with pytest.raises(BadOptions, match=f"2 to 6 players, not {players}$"):
        Game("pixies", players=players, flower_power=True)


@pytest.mark.parametrize("players", ["3", 3.0, None, True])
def test_the_number_of_players_is_a_whole_number(players: object) -> None:
    with pytest.raises(BadOptions, match="players is a whole number, not"):
        Game("pixies", players=players)  # type: ignore[arg-type]  # it is wrong on purpose


@pytest.mark.parametrize("value", [1, 0, "yes", "true", None, [True]])
def test_flower_power_is_either_true_or_false(value: object) -> None:
    with pytest.raises(BadOptions, match="flower_power is either true or false, not"):
        Game("pixies", flower_power=value)


def test_an_option_that_nearly_exists_is_guessed() -> None:
    with pytest.raises(BadOptions, match="'flowerpower' is no option of pixies; did you mean 'flower_power'"):
        Game("pixies", flowerpower=True)


def test_an_option_of_another_game_is_refused_with_a_list() -> None:
    with pytest.raises(BadOptions, match="'teams' is no option of pixies; there is flower_power"):
        Game("pixies", teams=True)


def test_bad_options_are_value_errors() -> None:
    assert issubclass(BadOptions, ValueError)
