"""Whoever waits at a terminal reads that rules are compiled; programs read nothing of it."""

import os
import pty
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import numpy as np
from stol.kernel.rng import below, mix_bits, seed
rng = np.zeros(1, np.uint64)
seed(rng, 1, 0)
print(mix_bits(np.uint64(1)), below(rng, 3))
"""
"""Two small functions are compiled, besides those that they call."""


def environment(cache: Path, **more: str) -> dict[str, str]:
    return os.environ | {"STOL_CACHE_DIR": str(cache), "LANGUAGE": "", "LC_ALL": "C.UTF-8"} | more


def on_a_terminal(cache: Path, **more: str) -> str:
    """What a program writes to standard error if that is a terminal."""
    ours, theirs = pty.openpty()
    subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env=environment(cache, **more),
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=True,
    )
    os.write(theirs, b"\n")  # so that there is something to read
    os.close(theirs)
    said = os.read(ours, 10_000).decode()
    os.close(ours)
    return said.strip()


def test_whoever_waits_at_a_terminal_is_told_once_and_only_if_something_is_compiled(tmp_path: Path) -> None:
    assert on_a_terminal(tmp_path, LC_ALL="pl_PL.UTF-8").splitlines() == [
        "stol przygotowuje zasady: kilka sekund, tylko za pierwszym razem na tym komputerze."
    ]
    assert on_a_terminal(tmp_path) == ""


def test_programs_are_told_nothing(tmp_path: Path) -> None:
    answer = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=environment(tmp_path), capture_output=True, text=True, check=True
    )
    assert answer.stderr == ""
    assert len(answer.stdout.splitlines()) == 1
