"""Why a move is refused: a reason that any language can say, and the same words as ever in English."""

import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest

import stol
from games.onecard.test_onecard_why import CASES
from random_games import GAMES, played, positions
from stol import Game, IllegalMove, Position
from stol.errors import Argument, Reason
from stol.text import Say, explain, speak
from stol.text.files import FOLDER, languages, words

HOUSE = Path(stol.__file__).parent
ID = "why-[a-z-]+"
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def found(pattern: str, *paths: Path) -> set[str]:
    return {name for path in paths for name in re.findall(pattern, path.read_text(encoding="utf-8"), re.MULTILINE)}


def written(language: str) -> set[str]:
    """The messages of a language."""
    return found(rf"^({ID}) =", *(FOLDER / language).glob("why.ftl"))


def used() -> set[str]:
    """The messages that the sources ask for."""
    return found(rf'"({ID})"', *HOUSE.rglob("*.py"))


def refusal(position: Position, move: object) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        position.play(move)  # type: ignore[arg-type] # not only texts
    return caught.value


def refusals(game: Game) -> Iterator[tuple[object, IllegalMove]]:
    """Moves of other moments and what is no move, throughout a game."""
    moves = [*played(game).moves[:: 1 + len(played(game).moves) // 25], "", "first:9", "swap", "stop", 5]
    for position in positions(game)[:: 1 + len(positions(game)) // 15]:
        listed = {*position.legal(), *position.chance()}
        yield from ((move, refusal(position, move)) for move in moves if move not in listed)


def test_every_message_is_used_and_every_message_used_is_there() -> None:
    assert written("en") == used()


def test_another_language_has_no_message_that_english_lacks() -> None:
    assert all(written(language) <= written("en") for language in languages())


@pytest.mark.parametrize("language", languages())
def test_every_message_is_understood_by_fluent(language: str) -> None:
    there = words(language)
    for path in there.sources:
        there.parse(path)
    assert all(there.bundle.get_message(message).value for message in there.files)


@pytest.mark.parametrize("language", languages())
def test_a_message_that_names_nothing_is_said_as_fluent_says_it(language: str) -> None:
    there = words(language)
    assert len(there.plain) > 100
    for message, said in there.plain.items():
        assert said == there.formatted(message, {})


@every_game
def test_the_error_says_its_reason_in_english(game: Game) -> None:
    for move, error in refusals(game):
        said = explain(error.reason, speak("en"))
        assert str(error) in {said, f"{move}: {said}"}


@pytest.mark.parametrize(("position", "move", "words"), CASES)
def test_known_reasons_are_said_in_the_known_words(position: Callable[[], Position], move: str, words: str) -> None:
    assert words in explain(refusal(position(), move).reason, speak("en"))


@every_game
def test_a_refusal_is_the_same_after_pickling(game: Game) -> None:
    for _, error in refusals(game):
        copy_state = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
        assert (type(copy_state), str(copy_state), copy_state.reason) == (IllegalMove, str(error), error.reason)


@every_game
def test_arguments_are_plain(game: Game) -> None:
    def plain(value: Argument) -> bool:
        if isinstance(value, Reason | tuple):
            return all(map(plain, value.args.values() if isinstance(value, Reason) else value))
        return type(value) in {str, int}

    assert all(plain(error.reason) for _, error in refusals(game))


def test_any_language_can_say_a_reason_within_a_reason() -> None:
    def say(message: str, /, **named: object) -> str:
        return f"<{message} {' '.join(f'{name}={value}' for name, value in sorted(named.items()))}>"

    said = explain(refusal(Game("ingenious").start(), "rx").reason, cast("Say", say))
    assert said == (
        "<why-turn actor=chance case=nom reason=<cited count=1 rules=I3 "
        "sentence=<why-ingenious-no-tile case=nom order=rgboyp text=rx>>>"
    )


def test_codes_can_be_put_into_words_within_too() -> None:
    inner = Reason("why-clustered-drawn", {"card": "2tf", "seat": 1}, rules=("C1",))
    said = explain(
        Reason("why-turn", {"actor": "chance", "reason": inner}), speak("en"), {"card": {"2tf": "two"}.__getitem__}
    )
    assert said == "chance is to act: no two is left in the deck of seat 1 (C1)"


def test_nothing_of_languages_is_loaded_before_a_word_is_said() -> None:
    code = "import stol, sys; assert not any(name.startswith('fluent') for name in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@every_game
def test_of_a_text_without_end_the_beginning_is_said(game: Game) -> None:
    for position in (game.start(), positions(game)[-1]):
        said = str(refusal(position, "x" * 100_000))
        assert "xxx…" in said
        assert len(said) < 1000
