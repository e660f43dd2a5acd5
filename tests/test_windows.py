"""What Windows does not have is taken away, in every process: stol serves and plays all the same."""

import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

TAKEN_AWAY = """
import os, signal, sys

MISSING = {
    os: "nice killpg getpgid setsid sched_yield sched_getaffinity",
    signal: "SIGALRM SIGHUP SIGQUIT setitimer getitimer ITIMER_REAL alarm pthread_kill",
}
for module, names in MISSING.items():
    for name in names.split():
        delattr(module, name)
for name in ("resource", "termios", "pwd", "grp", "uvloop"):
    sys.modules[name] = None
"""
"""Python runs this at the start of every process. What it needs itself on this system stays."""
STOL = [sys.executable, "-c", "from stol.cli import main; main()"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    (tmp_path / "sitecustomize.py").write_text(TAKEN_AWAY, encoding="utf-8")
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}


def test_those_names_are_taken_away_in_a_process_of_its_own(environment: dict[str, str]) -> None:
    assert "AttributeError" in run([sys.executable, "-c", "import os; os.nice(0)"], environment).stderr


def run(command: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_arena_plays_in_several_processes(environment: dict[str, str]) -> None:
    words = ["arena", "pixies", "--bots", "random,greedy", "--games", "4", "--workers", "2"]
    told = run([*STOL, *words], environment)
    assert (told.returncode, told.stderr) == (0, "")
    assert "greedy" in told.stdout


def test_a_program_as_a_bot_is_refused_in_words(environment: dict[str, str]) -> None:
    words = ["arena", "pixies", "--bots", f"random,program:{sys.executable}", "--games", "2"]
    told = run([*STOL, *words], environment)
    assert "programs as bots run on Linux and macOS only" in told.stdout + told.stderr
    assert "Traceback" not in told.stderr


@pytest.fixture
def address(environment: dict[str, str], tmp_path: Path) -> Iterator[str]:
    """Of a server, which is ended by Ctrl-C."""
    words = ["serve", "--port", "0", "--pace", "0", "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    with subprocess.Popen(
        [*STOL, *words], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[3].rstrip("/")
        finally:
            server.send_signal(signal.SIGINT)
            assert server.communicate() == ("", "")
    assert server.returncode == 0


def ask(address: str, token: str, **fields: object) -> Any:  # noqa: ANN401 - JSON
    """What the API answers, as soon as rules are ready."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    while True:
        sent = urllib.request.Request(address, json.dumps(fields).encode() if fields else None, headers)  # noqa: S310 - our own server
        try:
            with urllib.request.urlopen(sent) as answer:  # noqa: S310 - as above
                return json.load(answer)
        except urllib.error.HTTPError as problem:
            if problem.code != 503:
                raise
            problem.close()
            time.sleep(0.2)


def test_a_person_plays_against_an_opponent(address: str) -> None:
    token = ask(f"{address}/api/players", "", name="Ana")["token"]
    code = ask(f"{address}/api/tables", token, game="ingenious", seats=["bot:novice", "you"])["code"]
    table = f"{address}/api/tables/{code}"
    while (told := ask(table, token))["choosers"] != [1]:
        time.sleep(0.05)
    (move, *_) = ask(f"{table}/legal?seat=1", token)["moves"]
    assert ask(f"{table}/moves", token, seat=1, ply=told["ply"], undone=0, move=move)["ply"] > told["ply"]
