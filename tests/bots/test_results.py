"""Results in a file: whole, cut off, or of another arena."""

import functools
from pathlib import Path

import pytest

from stol import BadRecord, Game
from stol.bots.arena import Arena, Played
from stol.bots.results import Results

ARENA = Arena(Game("pixies"), ("random", "greedy"))


@functools.cache
def played(deal: int) -> list[Played]:
    return ARENA.play(deal)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with two deals of two games each."""
    file = tmp_path / "results.jsonl"
    with Results(ARENA, file) as results:
        for deal in (0, 1):
            results.add(played(deal))
    return file


def refusal(arena: Arena, path: Path) -> str:
    before = path.read_bytes()
    with pytest.raises(BadRecord) as error:
        Results(arena, path)
    assert path.read_bytes() == before
    return str(error.value)


def test_what_was_written_is_read_again(path: Path) -> None:
    with Results(ARENA, path) as results:
        assert results.deals() == {0, 1}
        assert [game.rotation for game in results.games] == [0, 1, 0, 1]
        assert results.games[0].seats == ["random", "greedy"]


def test_without_a_file_results_are_kept_in_memory() -> None:
    with Results(ARENA) as results:
        results.add(played(0))
        assert results.deals() == {0}


@pytest.mark.parametrize("cut", [1, 20, -1])
def test_a_deal_that_is_cut_off_is_forgotten(path: Path, cut: int) -> None:
    """In the middle of its last line, and after its first."""
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    path.write_bytes(whole[:-cut] if cut > 0 else b"".join(lines[:-1]))
    with Results(ARENA, path) as results:
        assert results.deals() == {0}
        assert path.read_bytes() == b"".join(lines[:3])
        results.add(played(1))
    with Results(ARENA, path) as results:
        assert results.deals() == {0, 1}


def test_an_empty_file_is_begun(tmp_path: Path) -> None:
    path = tmp_path / "new"
    path.touch()
    with Results(ARENA, path) as results:
        assert not results.games
    assert path.read_bytes().count(b"\n") == 1


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (Arena(Game("pixies"), ("random", "greedy"), seed=1), "its seed is 0, not 1"),
        (Arena(Game("pixies"), ("greedy", "random")), "its bots is ['random', 'greedy'], not ['greedy', 'random']"),
        (Arena(Game("pixies", players=3), ("random", "greedy")), "its players is 2, not 3"),
        (Arena(Game("onecard"), ("random", "greedy")), "its game is 'pixies', not 'onecard'"),
    ],
)
def test_another_arena_does_not_go_on_with_it(path: Path, other: Arena, says: str) -> None:
    message = refusal(other, path)
    assert message.startswith(f"{path} holds results of another arena: ")
    assert says in message


@pytest.mark.parametrize("content", [b"mine\n", b"mine", b"\xff\n", b"[]\n", b'{"stol": 1}\n'])
def test_a_file_of_something_else_is_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refusal(ARENA, path) == f"{path} does not hold results of an arena"


def test_a_damaged_line_is_named(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b"oops\n", *lines[3:]]))
    assert f"{path} is damaged in line 3: " in refusal(ARENA, path)
