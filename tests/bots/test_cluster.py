"""A real Ray cluster plays the same games as this machine, whatever happens to its workers."""

import contextlib
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import stol.cluster
from bots.test_arena import without_times
from bots.test_cli_arena import running, wait_for_lines
from commands import Stol
from stol import Game
from stol.bots.arena import Arena
from stol.bots.results import Results

DUEL = "arena", "pixies", "--bots", "random,greedy", "--seed", 4
ARENA = Arena(Game("pixies"), ("random", "greedy"), seed=4)
PLAYING = "ray::play_item", "ray::IDLE"
"""What Ray calls its workers; its agents on a machine have other names."""
START = "from ray.scripts.scripts import main; main()"


@pytest.fixture(scope="module")
def head() -> Iterator[subprocess.Popen[str]]:
    """`ray start --head` with two CPUs; it ends with its workers."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    folder = tempfile.mkdtemp(prefix="ray")  # not pytest's: the path of a socket is short
    words = [
        *("start", "--head", "--block", "--port", port, "--num-cpus", 2, "--include-dashboard", "false"),
        *("--object-store-memory", 80_000_000, "--disable-usage-stats", "--temp-dir", folder),
    ]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(16))
        patch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
        with subprocess.Popen(
            [sys.executable, "-c", START, *map(str, words)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
        ) as process:  # fmt: skip
            assert process.stdout
            said = []
            for line in process.stdout:
                said.append(line)
                if "Ray runtime started" in line:
                    break
            else:
                pytest.fail("".join(said))
            process.args = f"127.0.0.1:{port}"
            yield process
            process.terminate()
            process.communicate()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def address(head: subprocess.Popen[str]) -> str:
    return str(head.args)


def figures(text: str) -> list[list[str]]:
    """The rows of a table that are about a seat."""
    return [line.split() for line in text.splitlines() if re.match(r" *\d ", line)]


def kill_workers(head: subprocess.Popen[str], names: tuple[str, ...] = PLAYING) -> int:
    """SIGKILL for all processes of the cluster that play or could, or for those of these names; how many."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            pid, name, rest = re.split(r" \(|\) ", path.read_text(), maxsplit=2)
            parents[int(pid)] = int(rest.split()[1]), name
    raylets = [pid for pid, (parent, name) in parents.items() if parent == head.pid and name == "raylet"]
    workers = [pid for pid, (parent, name) in parents.items() if parent in raylets and name in names]
    for pid in workers:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    return len(workers)


def test_random_games_whose_workers_are_killed_have_the_same_figures_as_here(
    cli: Stol, head: subprocess.Popen[str], address: str
) -> None:
    words = "sim", "pixies", "--games", 20_500, "--seed", 3
    with running(*words, "--ray", address) as process:
        while not kill_workers(head, PLAYING[:1]):
            assert process.poll() is None, "no worker was seen playing"
        said, _ = process.communicate(timeout=300)
    assert process.returncode == 0
    assert len(figures(said)) == 2
    assert figures(said) == figures(cli(*words).out)


def test_an_arena_whose_workers_are_killed_plays_the_same_games_as_here(
    head: subprocess.Popen[str], address: str, tmp_path: Path
) -> None:
    out = tmp_path / "results.jsonl"
    with running(*DUEL, "--games", 80, "--ray", address, "--out", out) as process:
        for lines in (3, 21):
            wait_for_lines(out, lines)
            assert kill_workers(head)
            assert out.read_bytes().count(b"\n") < 81
        said, _ = process.communicate(timeout=300)
    assert process.returncode == 0
    assert "raylet" not in said  # who died is told on the other stream
    assert "80 games, 40 deals" in said
    with Results(ARENA, out) as results:
        assert without_times(results.games) == without_times([game for deal in range(40) for game in ARENA.play(deal)])


def without_lines_of_ray(complained: str) -> str:
    """Ray's core sometimes logs to stderr, past Python, that a task could not tell how it ended."""
    return re.sub(r"^\[\d{4}-.*\] \w+\.cc:\d+: .*\n", "", complained, flags=re.MULTILINE)


def test_an_arena_on_a_cluster_is_stopped_as_one_here(address: str, tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    words = (*DUEL, "--games", 100_000, "--ray", address, "--out", out)
    with running(*words) as process:
        wait_for_lines(out, 4)
        os.killpg(process.pid, signal.SIGINT)
        said, complained = process.communicate(timeout=300)
    assert process.returncode == 130
    assert "Elo difference" in said
    assert without_lines_of_ray(complained) == f"stopped; go on with: stol {' '.join(map(str, words))}\n"


def test_what_goes_wrong_in_a_worker_is_told_here(address: str) -> None:
    command = [sys.executable, "-c", f"from bots.cluster_jobs import report; report({address!r})"]
    answer = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    died, refusal, other = answer.stdout.splitlines()
    assert died.startswith("the workers of the cluster died on the same task again and again, 2 times in all: ")
    assert refusal == "the bot 'number 3' is named twice"
    assert other.endswith("but this is stol 9.9; the same version is needed on every machine")


@pytest.mark.parametrize("command", [("sim", "pixies"), DUEL])
@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("nonsense", "'nonsense' is no address of a Ray cluster; it is named like 10.0.0.5:6379"),
        ("", "'' is no address"),
        ("127.0.0.1:99999", "is no address"),
        ("127.0.0.1:9", "no Ray cluster answers at 127.0.0.1:9 (ConnectionRefusedError"),
    ],
)
def test_an_address_without_a_cluster_is_refused_at_once(
    cli: Stol, command: tuple[object, ...], given: str, says: str
) -> None:
    assert says in cli(*command, "--ray", given).refusal()


def test_a_server_that_is_no_cluster_is_not_waited_for(cli: Stol, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stol.cluster, "SECONDS_TO_ANSWER", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        assert f"no Ray cluster answers at {address} (TimeoutError" in cli("sim", "pixies", "--ray", address).refusal()


def test_without_the_extra_the_command_that_installs_it_is_told(cli: Stol, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli("sim", "pixies", "--ray", "local").refusal() == "a Ray cluster needs Ray: pip install 'stol[ray]'"
