"""Whatever text comes in as a move, and whatever comes in as an option: it is right, or refused with a reason."""

import dataclasses
import random
import re
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from random_games import GAMES, played, positions
from sampling import examples
from stol import BadOptions, Game, IllegalMove, Position
from stol.games.registry import KEYS, find

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)

NEAR = [position for game in GAMES for position in random.Random(1).sample(positions(game), 12)]
"""Positions of all games, from all their phases."""
PIECES = re.compile(r"[A-Za-z]+|\d+|\W")
FOREIGN_DIGITS = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
FULL_WIDTH = str.maketrans("0123456789+-@=,:", "０１２３４５６７８９＋－＠＝，：")  # noqa: RUF001 - look-alikes on purpose

any_text = st.text(st.characters())
near = st.sampled_from(NEAR)


def says_why(error: ValueError) -> None:
    assert str(error).strip()


def listed(position: Position) -> list[str]:
    return [*position.legal(), *position.chance()]


def accepted(position: Position, text: str) -> bool:
    """Whether a text can be played; if not, the refusal says something."""
    try:
        after = position.play(text)
    except IllegalMove as error:
        says_why(error)
        return False
    assert after.ply == position.ply + 1
    return True


@st.composite
def misspelt(draw: st.DrawFn, text: str) -> str:
    """A text with something wrong, or by luck with nothing."""
    place = draw(st.integers(0, len(text)))
    letter = draw(st.sampled_from(text or "x") | st.characters())
    pieces = PIECES.findall(text)
    shuffled = draw(st.permutations(pieces))
    return draw(
        st.sampled_from(
            [
                text[:place] + text[place + 1 :],
                text[:place] + letter + text[place:],
                text[:place] + letter + text[place + 1 :],
                text[:place] + text[place:].swapcase(),
                "".join(shuffled),
                text + text,
                f" {text}",
                f"{text}\n",
                text.translate(FOREIGN_DIGITS),
                text.translate(FULL_WIDTH),
                re.sub(r"(\d)", r"0\1", text, count=1),
                re.sub(r"(\d)", r"+\1", text, count=1),
                re.sub(r"(\d)", r"1_\1", text, count=1),
            ]
        )
    )


@settings(max_examples=examples(300), deadline=None)
@given(near, any_text)
@example(NEAR[0], "\ud800")
@example(NEAR[0], "\0")
@example(NEAR[-1], "9" * 5000)
def test_any_text_is_a_listed_move_or_refused(position: Position, text: str) -> None:
    assert accepted(position, text) == (text in listed(position))


@settings(max_examples=examples(600), deadline=None)
@given(st.data())
def test_a_move_misspelt_is_a_listed_move_or_refused(data: st.DataObject) -> None:
    position = data.draw(near)
    moves = listed(position)
    if moves:
        text = data.draw(st.sampled_from(sorted(moves)).flatmap(misspelt))
        assert accepted(position, text) == (text in moves)


@settings(max_examples=examples(400), deadline=None)
@given(near, st.data())
def test_a_move_of_another_moment_is_a_listed_move_or_refused(position: Position, data: st.DataObject) -> None:
    moves = played(position.game).moves
    other = data.draw(st.sampled_from(moves) | st.sampled_from(moves).flatmap(misspelt))
    assert accepted(position, other) == (other in listed(position))


@settings(max_examples=examples(200), deadline=None)
@given(near, st.integers(-(10**12), 10**12), st.integers(-99, 99))
def test_places_far_off_the_table_are_refused(position: Position, x: int, y: int) -> None:
    moves = listed(position)
    for move in moves[:3]:
        for text in (re.sub(r"-?\d+,-?\d+", f"{x},{y}", move), re.sub(r"\d+$", str(x), move)):
            assert accepted(position, text) == (text in moves)


@every_game
def test_every_listed_move_can_be_played(game: Game) -> None:
    for position in positions(game)[:: 5 + len(positions(game)) // 20]:
        assert all(accepted(position, move) for move in listed(position))


@every_game
def test_a_move_written_and_read_is_the_same_move(game: Game) -> None:
    definition = game.definition
    moves, weights = np.zeros(definition.most_moves, np.int32), np.zeros(definition.outcomes, np.int32)
    notation = definition.notation
    for position in positions(game):
        state = position.state
        if position.actor == "chance":
            definition.rules.chance(state, weights)
            for outcome in weights.nonzero()[0].tolist():
                assert notation.read_outcome(state, notation.write_outcome(state, outcome)) == outcome
        elif position.actor is not None:
            for action in moves[: definition.rules.legal(state, moves)].tolist():
                assert notation.read_move(state, notation.write_moves(state, np.array([action]))[0]) == action


any_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
OPTION_NAMES = sorted({field.name for key in KEYS for field in dataclasses.fields(find(key).options)})
DECK = [
    "01 o3s y2 g4s b5 p6",
    *(f"{number:02} r4s o4s y4 g4 b4" for number in range(2, 31)),
]


@st.composite
def decks(draw: st.DrawFn) -> list[Any]:
    """A deck, and mostly something wrong with it."""
    deck: list[Any] = draw(st.permutations(DECK))
    place = draw(st.integers(0, len(deck) - 1))
    changed = draw(st.none() | st.just(deck[place]).flatmap(misspelt) | any_json)
    return deck if changed is None else [*deck[:place], changed, *deck[place + 1 :]]


likely = (
    st.booleans()
    | st.sampled_from(["all", "none", None, (0, 1), [7, 5], (9, 9)])
    | st.lists(st.integers(-1, 9), max_size=3)
    | decks()
)
any_options = st.dictionaries(
    st.sampled_from(OPTION_NAMES) | st.text(max_size=12).filter(lambda name: name != "players"),
    likely | any_json,
    max_size=3,
)


@settings(max_examples=examples(500), deadline=None)
@given(st.sampled_from(KEYS), st.integers(-1, 9) | any_json, any_options)
@example("pixies", 2, {"key": "pixies"})
@example("pixies", 2, {"self": None})
@example("clustered", 5, {"table": [7, 5]})
def test_any_options_make_a_game_or_are_refused(key: str, players: Any, options: dict[str, Any]) -> None:  # noqa: ANN401 - anything may come in
    make(key, players, options)


def make(key: str, players: Any, options: dict[str, Any]) -> None:  # noqa: ANN401 - anything may come in
    """A game whose options can be given back, or a refusal."""
    try:
        game = Game(key, players, **options)
    except BadOptions as error:
        says_why(error)
        return
    assert game.players == players
    copy_state = Game(key, players, **game.options)
    assert copy_state == game
    assert hash(copy_state) == hash(game)
    assert copy_state.start().view() == game.start().view()


@settings(max_examples=examples(200), deadline=None)
@given(st.sampled_from(KEYS), st.data())
def test_options_of_the_game_itself_make_a_game_or_are_refused(key: str, data: st.DataObject) -> None:
    names = [field.name for field in dataclasses.fields(find(key).options)]
    options = data.draw(st.dictionaries(st.sampled_from(names), likely, max_size=len(names)))
    make(key, data.draw(st.integers(1, 8)), options)


@settings(max_examples=examples(200), deadline=None)
@given(any_json | any_text | st.binary())
def test_any_key_is_a_game_or_refused(key: Any) -> None:  # noqa: ANN401 - anything may come in
    try:
        assert Game(key).key in KEYS
    except BadOptions as error:
        says_why(error)
