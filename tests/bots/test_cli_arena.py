"""`stol arena`: what it prints, what it refuses, and how it is gone on with."""

import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bots.test_arena import without_times
from commands import Stol
from stol import Game
from stol.bots.arena import Arena
from stol.bots.results import Results

DUEL = "arena", "pixies", "--bots", "random,greedy", "--seed", 4

LISTEN = (
    "import sys, json\nfor line in sys.stdin: print(json.dumps({'move': json.loads(line)['legal'][0]}), flush=True)"
)

STOPPABLE = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""What a shell starts in the background ignores SIGINT, and so would all that is started from there."""


@contextmanager
def running(*words: object) -> Iterator[subprocess.Popen[str]]:
    """The command in a process of its own."""
    start = [sys.executable, "-c", f"{STOPPABLE}; from stol.cli import main; main()", *map(str, words)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "200"}
    with subprocess.Popen(
        start, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def wait_for_lines(path: Path, count: int) -> None:
    end = time.monotonic() + 300
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert time.monotonic() < end, "nothing is played"
        time.sleep(0.01)


def test_a_duel_ends_with_standings_and_an_elo_difference(cli: Stol) -> None:
    answer = cli(*DUEL, "--games", 9)
    assert answer.code == 0
    assert "Pixies, 2 players: 10 games, 5 deals" in answer.out
    assert all(word in answer.out for word in ("mean rank", "mean score", "s/move", "Elo difference"))
    assert "forfeit:" not in answer.out


def test_three_bots_are_rated(cli: Stol) -> None:
    program = f"program:{shlex.join([sys.executable, '-S', '-c', LISTEN])}"
    answer = cli("arena", "pixies", "--bots", "random,greedy", "--bots", program, "--players", 3, "--games", 3)
    assert answer.code == 0
    assert "Elo" in answer.out
    assert "forfeit:" not in answer.out


def test_a_bot_that_fails_is_named_and_the_arena_goes_on(cli: Stol) -> None:
    answer = cli(
        "arena", "pixies", "--bots", "random", "--bots", "program:sleep 60", "--games", 12, "--time-limit", 0.05
    )
    assert answer.code == 0
    lines = [line for line in answer.out.splitlines() if line.startswith("forfeit: ")]
    assert len(lines) == 5
    assert lines[0] == "forfeit: program:sleep 60 (deal 0, seat 1): no answer within 0.05 s"
    assert "and 7 forfeits more" in answer.out
    assert "100.0%" in answer.out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["pixies", "--bots", "random,gredy"], "did you mean 'greedy'?"),
        (["pixies", "--bots", "random,random"], "'random' is named twice"),
        (["pixies", "--bots", "random,"], "'' is no bot"),
        (["pixies", "--bots", "program:no-such-thing"], "there is no program 'no-such-thing'"),
        (["chess", "--bots", "random"], "'chess' is no game"),
        (["pixies", "--bots", "random", "--fast"], "there is --flower-power"),
        (["pixies", "--bots", "random", "--out", "/nowhere/x"], "there is no folder /nowhere"),
    ],
)
def test_what_can_not_be_played_is_refused_in_one_line(cli: Stol, words: list[str], says: str) -> None:
    answer = cli("arena", *words)
    assert answer.code == 2
    assert says in answer.refusal()


def test_results_of_another_arena_are_not_added_to(cli: Stol, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    assert cli(*DUEL, "--games", 2, "--out", out).code == 0
    assert "its seed is 4, not 5" in cli(*DUEL[:-1], 5, "--games", 2, "--out", out).refusal()


def test_an_arena_that_was_killed_goes_on_where_it_was(cli: Stol, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    with running(*DUEL, "--games", 100_000, "--out", out) as process:
        wait_for_lines(out, 6)
        process.send_signal(signal.SIGKILL)
        process.wait()
    with out.open("ab") as file:
        file.write(b'{"deal": 99')
    deals = (out.read_bytes().count(b"\n") - 1) // 2 + 2
    assert cli(*DUEL, "--games", 2 * deals, "--out", out).code == 0
    arena = Arena(Game("pixies"), ("random", "greedy"), seed=4)
    with Results(arena, out) as results:
        games = results.games
    assert [(game.deal, game.rotation) for game in games] == [(deal, turn) for deal in range(deals) for turn in (0, 1)]
    assert without_times(games) == without_times([game for deal in range(deals) for game in arena.play(deal)])


@pytest.mark.parametrize("workers", [1, 2])
def test_an_arena_that_is_stopped_says_what_it_knows_and_how_to_go_on(tmp_path: Path, workers: int) -> None:
    out = tmp_path / "results.jsonl"
    words = (*DUEL, "--games", 100_000, "--workers", workers, "--out", out)
    with running(*words) as process:
        wait_for_lines(out, 4)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        said, complained = process.communicate(timeout=300)
    assert process.returncode == 130
    assert "Elo difference" in said
    assert complained == f"stopped; go on with: stol {' '.join(map(str, words))}\n"
    assert out.read_bytes().endswith(b"\n")


def test_programs_end_with_an_arena_that_is_stopped(tmp_path: Path) -> None:
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    words = "--bots", "random", "--bots", f"program:sh -c 'sleep 60 > {alive}'", "--time-limit", 60, "--workers", 2
    with running("arena", "pixies", *words) as process, alive.open("rb") as held_open_by_the_programs:
        os.killpg(process.pid, signal.SIGINT)
        assert held_open_by_the_programs.read() == b""
        _, complained = process.communicate(timeout=300)
    assert complained == "stopped; nothing was kept; with --out FILE it could be gone on with\n"
