"""Games and positions as outside programs meet them, whatever the game."""

import copy
import json
import math
import operator
import pickle
from collections.abc import Callable
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest

import stol
from random_games import GAMES, played, positions
from stol import BadOptions, Game, IllegalMove, Position
from stol.games.registry import KEYS

every_key = pytest.mark.parametrize("key", KEYS)
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)

PLAYERS = {"pixies": "2 to 5", "onecard": "2 to 4", "clustered": "1 to 8", "ingenious": "1 to 4"}
SWITCH = {"pixies": "flower_power", "onecard": "draft", "clustered": "fast", "ingenious": "teams"}


def a_turn(game: Game) -> Position:
    """The first position in which a seat is to move."""
    return next(position for position in positions(game) if isinstance(position.actor, int))


def moments(game: Game) -> list[Position]:
    """The start, the middle and the end."""
    course = positions(game)
    return [course[0], course[len(course) // 3], course[len(course) // 2], course[-1]]


def refused(key: Any, /, *, players: Any = 2, **options: Any) -> str:  # noqa: ANN401 - anything may come in
    with pytest.raises(BadOptions) as error:
        Game(key, players, **options)
    return str(error.value)


def test_every_refusal_is_a_value_error() -> None:
    assert all(issubclass(kind, ValueError) for kind in (BadOptions, IllegalMove, stol.BadRecord, stol.BadTable))


@pytest.mark.parametrize("key", ["chess", "", " pixies", None, 5, True, math.nan, b"chess", ["chess"], {"a": 1}, {1}])
def test_an_unknown_game_is_refused_and_the_known_ones_are_named(key: object) -> None:
    message = refused(key)
    assert repr(key) in message
    assert all(known in message for known in KEYS) or "did you mean 'pixies'?" in message


@every_key
def test_a_game_misspelt_gets_a_hint(key: str) -> None:
    for misspelt in (key.upper()[0] + key[1:], key[:-1], key + key[-1]):
        assert f"did you mean {key!r}?" in refused(misspelt)


@pytest.mark.parametrize("key", [["pixies"], {"pixies": 1}, b"pixies", ("pixies",)])
def test_a_game_is_named_by_a_text_only(key: object) -> None:
    assert repr(key) in refused(key)


@every_key
@pytest.mark.parametrize("players", [True, "3", 2.0, None, [2], {}])
def test_players_is_a_whole_number(key: str, players: object) -> None:
    assert refused(key, players=players) == f"players is a whole number, not {players!r}"


@every_key
@pytest.mark.parametrize("players", [-1, 0, 9, 10**20])
def test_players_out_of_range_are_refused_with_the_range(key: str, players: int) -> None:
    message = refused(key, players=players)
    assert PLAYERS[key] in message
    assert str(players) in message


@every_key
def test_two_play_if_nobody_says_how_many(key: str) -> None:
    assert Game(key) == Game(key, 2) == Game(key, players=2)
    assert Game(key).players == 2


@every_key
def test_an_option_misspelt_gets_a_hint(key: str) -> None:
    right = SWITCH[key]
    for wrong in (right.upper()[0] + right[1:], right[:-1], f"{right}s"):
        message = refused(key, **{wrong: True})
        assert f"{wrong!r} is no option of {key}; did you mean {right!r}?" in message


@every_key
@pytest.mark.parametrize("name", ["qqq", "", "кость", "key", "self", "_choice"])
def test_an_unknown_option_is_refused_and_the_known_ones_are_named(key: str, name: str) -> None:
    message = refused(key, **{name: True})
    assert repr(name) in message
    assert SWITCH[key] in message


@every_key
@pytest.mark.parametrize("value", [1, 0, "yes", "true", None, [], [True], 1.0])
def test_a_switch_is_either_true_or_false(key: str, value: object) -> None:
    assert refused(key, **{SWITCH[key]: value}) == f"{SWITCH[key]} is either true or false, not {value!r}"


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("third_joker", "some", '"none", "all" or a list of seats'),
        ("third_joker", 1, '"none", "all" or a list of seats'),
        ("third_joker", [True], '"none", "all" or a list of seats'),
        ("third_joker", ["0"], '"none", "all" or a list of seats'),
        ("third_joker", [2], "0 to 1"),
        ("third_joker", [0, 0], "twice"),
        ("table", "7,5", "[width, height]"),
        ("table", [7], "[width, height]"),
        ("table", [7, 5.0], "[width, height]"),
        ("table", [7, True], "[width, height]"),
        ("table", [0, 5], "too small"),
        ("table", [7, 10**9], "101"),
    ],
)
def test_options_of_clustered_say_what_is_allowed(name: str, value: object, allowed: str) -> None:
    assert allowed in refused("clustered", **{name: value})


@pytest.mark.parametrize("deck", ["01 o3s y2 g4s b5 p6", 30, {}, [1] * 30, ["01 o3s y2 g4s b5 p6"] * 30, [""]])
def test_a_deck_of_onecard_is_null_or_thirty_cards(deck: object) -> None:
    assert "(O3)" in refused("onecard", deck=deck)


def test_options_of_ingenious_that_do_not_go_together_say_what_is_needed() -> None:
    assert "teams=True" in refused("ingenious", players=4, open_partners=True)
    assert "is for 4 players, not 2" in refused("ingenious", players=2, teams=True)


@every_game
def test_options_given_back_make_an_equal_game(game: Game) -> None:
    copy_state = Game(game.key, game.players, **game.options)
    assert copy_state == game
    assert hash(copy_state) == hash(game)
    assert game.options == game.start().view()["options"]


@every_game
def test_a_game_prints_as_what_makes_it(game: Game) -> None:
    assert eval(repr(game), {"Game": Game}) == game  # noqa: S307 - our own words


@every_game
def test_a_game_can_be_pickled_and_copied(game: Game) -> None:
    for copy_state in (pickle.loads(pickle.dumps(game)), copy.copy(game), copy.deepcopy(game)):  # noqa: S301 - our own bytes
        assert copy_state == game
        assert hash(copy_state) == hash(game)
        assert copy_state.start() == game.start()


def test_games_differ_by_key_players_and_options() -> None:
    assert len(set(GAMES)) == len(GAMES)
    assert Game("pixies") != Game("pixies", players=3)
    assert Game("pixies") != Game("pixies", flower_power=True)
    assert Game("pixies") != "pixies"


@every_game
@pytest.mark.parametrize("seat", [-1, 8, 10**20, True, False, "0", 0.0, [0], "chance"])
def test_a_seat_that_does_not_exist_is_a_value_error(game: Game, seat: Any) -> None:  # noqa: ANN401 - anything may come in
    with pytest.raises(ValueError, match=f"seats are 0 to {game.players - 1}"):
        game.start().view(seat)
    with pytest.raises(ValueError, match=f"seats are 0 to {game.players - 1}"):
        game.start().observe(seat)


@every_game
def test_views_have_the_common_keys(game: Game) -> None:
    for position in moments(game):
        for seat in (None, *range(game.players)):
            view = position.view(seat)
            assert (view["game"], view["players"], view["options"]) == (game.key, game.players, game.options)
            assert (view["ply"], view["actor"], view["result"]) == (position.ply, position.actor, position.result)


@every_game
@pytest.mark.parametrize("move", [None, 5, 0, True, 1.5, b"pass", ["pass"], {}, object])
def test_a_move_is_text(game: Game, move: Any) -> None:  # noqa: ANN401 - anything may come in
    for position in (game.start(), a_turn(game)):
        with pytest.raises(IllegalMove, match="a move is text"):
            position.play(move)


@every_game
def test_nothing_can_be_played_when_the_game_is_over(game: Game) -> None:
    last = positions(game)[-1]
    assert (last.actor, last.legal(), last.chance()) == (None, [], {})
    for move in ("pass", "", *played(game).moves[:3], *played(game).moves[-3:], None, 5):
        with pytest.raises(IllegalMove, match="the game is over"):
            last.play(move)  # type: ignore[arg-type] # not only texts


@every_game
def test_chance_makes_no_moves_and_a_seat_no_outcomes(game: Game) -> None:
    course = positions(game)
    by_seats = {move for position in course[::9] for move in position.legal()}
    by_chance = {outcome for position in course[::9] for outcome in position.chance()}
    for position in moments(game)[:-1]:
        for move in (by_seats if position.actor == "chance" else by_chance) - {*position.legal(), *position.chance()}:
            with pytest.raises(IllegalMove, match=r"\S"):
                position.play(move)


@every_game
def test_a_move_out_of_its_time_is_refused_citing_the_rule(game: Game) -> None:
    course = positions(game)
    later = {move for position in course[::7] for move in position.legal()}
    for position in course[:: len(course) // 5]:
        if isinstance(position.actor, int):
            for move in sorted(later - set(position.legal()))[:200]:
                with pytest.raises(IllegalMove, match=r"\([POCI]\d+(, [POCI]\d+)*\)"):
                    position.play(move)


@every_game
def test_equal_positions_are_equal_whichever_way_they_came_about(game: Game) -> None:
    again = list(played(game).positions())
    for one, other in zip(positions(game), again, strict=True):
        assert one == other
        assert hash(one) == hash(other)
    assert len(set(again)) == len(again)


def test_positions_of_different_games_differ() -> None:
    starts = [game.start() for game in GAMES]
    assert len(set(starts)) == len(starts)
    assert starts[0] != starts[0].view()
    assert starts[0] != None  # noqa: E711 - the comparison itself is tested


@every_key
@pytest.mark.parametrize("compare", [operator.lt, operator.le, operator.gt, operator.ge])
def test_positions_have_no_order(key: str, compare: Callable[[Any, Any], bool]) -> None:
    start = Game(key).start()
    with pytest.raises(TypeError):
        compare(start, Game(key).start())
    with pytest.raises(TypeError):
        compare(Game(key), Game(key))


@every_game
def test_a_position_can_be_pickled_and_copied(game: Game) -> None:
    for position in moments(game):
        for copy_state in (pickle.loads(pickle.dumps(position)), copy.copy(position), copy.deepcopy(position)):  # noqa: S301 - our own bytes
            assert copy_state == position
            assert hash(copy_state) == hash(position)
            assert copy_state.view() == position.view()
            assert (copy_state.legal(), copy_state.chance()) == (position.legal(), position.chance())


@pytest.mark.parametrize("name", ["actor", "game", "ply", "result", "state", "_state", "remark"])
def test_a_position_can_not_be_changed(name: str) -> None:
    position = Game("pixies").start()
    before = position.view()
    with pytest.raises(AttributeError):
        setattr(position, name, None)
    assert position.view() == before


@pytest.mark.parametrize("name", ["key", "players", "options", "definition", "remark"])
def test_a_game_can_not_be_changed(name: str) -> None:
    game = Game("pixies")
    with pytest.raises(AttributeError):
        setattr(game, name, None)
    assert game == Game("pixies")


@every_game
def test_what_a_position_gives_out_is_not_the_position(game: Game) -> None:
    for position in moments(game):
        before = json.dumps(position.view())
        view = position.view()
        for part in view.values():
            if isinstance(part, list | dict):
                part.clear()
        view.clear()
        position.legal().clear()
        position.chance().clear()
        position.state.ply = 99
        for value in game.options.values():
            if isinstance(value, list):
                value.clear()
        assert json.dumps(position.view()) == before


@every_game
def test_a_position_says_which_game_and_how_far(game: Game) -> None:
    for position in moments(game):
        text = repr(position)
        assert repr(game) in text
        assert f"ply {position.ply}" in text
        assert f"actor {position.actor!r}" in text


@every_game
def test_a_position_can_be_printed_and_drawn(game: Game) -> None:
    for position in moments(game):
        assert str(position).strip()
        assert fromstring(position._repr_svg_()).tag.endswith("svg")  # noqa: S314 - our own drawing


@every_game
@pytest.mark.parametrize("number", range(4))
def test_a_result_has_scores_ranks_and_winners_that_fit(game: Game, number: int) -> None:
    *course, last = positions(game, number)
    assert all(position.result is None for position in course)
    result = last.result
    assert result is not None
    assert set(result) == {"scores", "ranks", "winners"}
    scores, ranks = result["scores"], result["ranks"]
    assert len(scores) == len(ranks) == game.players
    assert result["winners"] == [seat for seat in range(game.players) if ranks[seat] == 1] != []
    for one in range(game.players):
        for other in range(game.players):
            assert scores[one] <= scores[other] or ranks[one] < ranks[other]
    json.dumps(result)
