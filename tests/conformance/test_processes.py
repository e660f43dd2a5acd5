"""The same moves give the same states: in two processes, and compiled or interpreted, byte for byte."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from conformance.trace import fingerprints
from stol.kernel.jit import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="compares with the compiled run")


def in_another_process(**environment: str) -> dict[str, list[str]]:
    tests = str(Path(__file__).parents[1])
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-m", "conformance.trace", "1"],
        env=os.environ | {"PYTHONPATH": tests} | environment,
        capture_output=True,
        check=True,
    )
    return dict(json.loads(answer.stdout))


def test_two_processes_play_the_same_game_from_the_same_moves() -> None:
    assert in_another_process() == fingerprints(1)


def test_compiled_and_interpreted_states_are_equal_byte_for_byte() -> None:
    assert in_another_process(NUMBA_DISABLE_JIT="1") == fingerprints(1)
