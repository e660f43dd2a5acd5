"""Options of Ingenious: allowed and refused values."""

import pytest

from stol import BadOptions, Game


def test_everybody_plays_alone_unless_teams_are_asked_for() -> None:
    assert Game("ingenious", players=4).options == {"teams": False, "open_partners": False}
    assert Game("ingenious", players=4, teams=True).options == {"teams": True, "open_partners": False}


@pytest.mark.parametrize("players", [-1, 0, 5])
def test_one_to_four_may_play(players: int) -> None:
    with pytest.raises(BadOptions, match=f"ingenious .* is for 1 to 4 players, not {players}$"):
        Game("ingenious", players=players)


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_the_team_game_is_for_four(players: int) -> None:
    with pytest.raises(BadOptions, match=f"is for 4 players, not {players}$"):
        Game("ingenious", players=players, teams=True)


@pytest.mark.parametrize("players", [2, 4])
def test_open_partners_need_teams(players: int) -> None:
    with pytest.raises(BadOptions, match=r"open_partners is for the team game: it needs teams=True \(I15\)"):
        Game("ingenious", players=players, open_partners=True)


@pytest.mark.parametrize("players", ["2", 2.0, None, True])
def test_the_number_of_players_is_a_whole_number(players: object) -> None:
    with pytest.raises(BadOptions, match="players is a whole number, not"):
        Game("ingenious", players=players)  # type: ignore[arg-type]  # it is wrong on purpose


@pytest.mark.parametrize("name", ["teams", "open_partners"])
@pytest.mark.parametrize("value", [1, "yes", None])
def test_an_option_is_either_true_or_false(name: str, value: object) -> None:
    with pytest.raises(BadOptions, match=f"{name} is either true or false, not"):
        Game("ingenious", 4, **{name: value})


def test_an_option_that_nearly_exists_is_guessed() -> None:
    with pytest.raises(BadOptions, match="'team' is no option of ingenious; did you mean 'teams'"):
        Game("ingenious", players=4, team=True)


def test_an_option_of_another_game_is_refused_with_a_list() -> None:
    with pytest.raises(BadOptions, match="'draft' is no option of ingenious; there is teams, open_partners"):
        Game("ingenious", draft=True)
