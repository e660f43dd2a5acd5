"""`stol replay` in a terminal: the keys that step through a record."""

import os
import pty
import re
import select
import shutil
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from random_games import played
from stol import Game, Record

PLIES = 25
TIMEOUT = 60
"""Seconds to wait for what the program shows, or for its end."""


class Terminal:
    """A pseudo-terminal with the command in it."""

    def __init__(self, *words: str) -> None:
        self.keys, inside = pty.openpty()
        self.process = subprocess.Popen(
            words, stdin=inside, stdout=inside, stderr=inside, env=os.environ | {"TERM": "xterm", "COLUMNS": "120"}
        )
        os.close(inside)

    def press(self, keys: str) -> None:
        """Wait until keys are read one by one, since what is typed before that is lost."""
        local_modes, end = 3, time.monotonic() + TIMEOUT
        while termios.tcgetattr(self.keys)[local_modes] & termios.ICANON:
            assert time.monotonic() < end, "the command does not read keys"
            time.sleep(0.005)
        os.write(self.keys, keys.encode())

    def shown(self, ply: int) -> str:
        """Wait for the page of a ply, its last line included."""
        return self.read(rf"ply {ply} of {PLIES}, .*q quit")

    def read(self, pattern: str) -> str:
        text, end = "", time.monotonic() + TIMEOUT
        while not re.search(pattern, text, re.DOTALL):
            ready, _, _ = select.select([self.keys], [], [], max(0, end - time.monotonic()))
            assert ready, f"{pattern} did not come: {text[-2000:]!r}"
            text += os.read(self.keys, 65536).decode(errors="replace")
        return text

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.keys)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    path = tmp_path / "game.jsonl"
    path.write_text(Record(Game("pixies"), played(Game("pixies")).moves[:PLIES]).to_json(), encoding="utf-8")
    script = shutil.which("stol", path=str(Path(sys.executable).parent))
    assert script
    opened = Terminal(script, "replay", str(path))
    yield opened
    opened.close()


def test_keys_go_on_back_to_the_end_and_out(terminal: Terminal) -> None:
    assert "at the start" in terminal.shown(0)
    for keys, ply in [
        ("n", 1),
        (" ", 2),
        ("\r", 3),
        ("b", 2),
        ("\x1b[C", 3),
        ("\x1b[D", 2),
        ("f", 12),
        ("r", 2),
        (">", PLIES),
        ("n", PLIES),
        ("\x1b[H", 0),
        ("b", 0),
        ("?", 0),
        ("\x1b[F", PLIES),
        ("<", 0),
    ]:
        terminal.press(keys)
        terminal.shown(ply)
    terminal.press("q")
    assert terminal.process.wait(TIMEOUT) == 0


@pytest.mark.parametrize("key", ["\x03", "\x04"])
def test_control_c_and_control_d_leave_quietly(terminal: Terminal, key: str) -> None:
    terminal.shown(0)
    terminal.press(key)
    assert terminal.process.wait(TIMEOUT) == 0
