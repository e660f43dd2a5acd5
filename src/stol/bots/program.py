"""A bot in any language: a program that reads a line of JSON for every move, and answers with a line of JSON.

`{"view": {...}, "legal": ["...", ...]}` is asked, `{"move": "..."}` is answered. It runs on Linux and macOS.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import time

import msgspec

from stol.bots.bot import Bot, BotFailure, View
from stol.errors import IllegalMove
from stol.position import imagine
from stol.text import speak

SECONDS_PER_MOVE = 10.0
"""Seconds that a move may take, unless somebody sets another limit."""
LONGEST = 1_000_000
"""An answer has no more bytes than this."""
CHUNK = 65_536


class Answer(msgspec.Struct):
    move: str


class Program(Bot):
    """A program of its own for every seat and every game. Whatever it does wrong is a BotFailure."""

    def __init__(self, command: list[str], time_limit: float = SECONDS_PER_MOVE, seed: int = 0) -> None:
        super().__init__(seed)
        self._time_limit = time_limit
        self._process = Process(command)

    def move(self, view: View) -> str:
        position = imagine(view)
        line = self._process.ask(msgspec.json.encode({"view": view, "legal": position.legal()}), self._time_limit)
        try:
            move = msgspec.json.decode(line, type=Answer).move
            position.play(move)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            answer = speak()("bot-no-answer", right='{"move": "..."}', answer=shortened(line))
            raise self._process.failure(answer) from None
        except IllegalMove as error:
            raise self._process.failure(speak()("bot-illegal", reason=str(error))) from None
        return move

    def close(self) -> None:
        self._process.end()


class Process:
    """A running program, and what it says."""

    def __init__(self, command: list[str]) -> None:
        if not hasattr(os, "killpg"):
            raise BotFailure(speak()("bot-platform"))
        try:
            self._process = subprocess.Popen(  # noqa: S603 - to run it is what was asked for
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # it and its children can be ended together
            )
        except OSError as error:
            raise BotFailure(speak()("bot-not-started", problem=str(error))) from None
        self._pipes = [pipe for pipe in (self._process.stdin, self._process.stdout, self._process.stderr) if pipe]
        self._input, self._output, self._errors = (pipe.fileno() for pipe in self._pipes)
        self._unsent = self._heard = self._complaints = b""
        self._watch = selectors.DefaultSelector()
        self._watch.register(self._output, selectors.EVENT_READ, self._hear)
        self._watch.register(self._errors, selectors.EVENT_READ, self._note)
        for pipe in self._input, self._output, self._errors:
            os.set_blocking(pipe, False)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Its next line. What it says unasked counts as its next answer."""
        until = time.monotonic() + seconds
        if not self._unsent:
            self._watch.register(self._input, selectors.EVENT_WRITE, self._send)
        self._unsent += line + b"\n"
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST:
                raise self.failure(speak()("bot-long-answer"))
            left = until - time.monotonic()
            ready = self._watch.select(left) if left > 0 else []
            if not ready:
                raise self.failure(speak()("bot-late", seconds=f"{seconds:g}"))
            for key, _ in ready:
                key.data()
        answer, _, self._heard = self._heard.partition(b"\n")
        return answer

    def failure(self, reason: str) -> BotFailure:
        """A failure for this reason, with the last line that the program wrote to stderr."""
        with contextlib.suppress(BlockingIOError):
            self._note()
        lines = [line for line in self._complaints.splitlines() if line.strip()]
        return BotFailure(speak()("bot-says", reason=reason, complaint=shortened(lines[-1])) if lines else reason)

    def end(self) -> None:
        """It and its children are gone after this."""
        if self._watch.get_map() is None:
            return
        self._watch.close()
        with contextlib.suppress(ProcessLookupError, PermissionError):  # macOS does not permit what is gone already
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in self._pipes:
            pipe.close()

    def _send(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._input, self._unsent) :]
        except BrokenPipeError:
            self._unsent = b""  # it may have answered all the same
        if not self._unsent:
            self._watch.unregister(self._input)

    def _hear(self) -> None:
        chunk = os.read(self._output, CHUNK)
        if not chunk:
            raise self.failure(self._how_it_ended())
        self._heard += chunk

    def _note(self) -> None:
        chunk = os.read(self._errors, CHUNK)
        if not chunk and self._errors in self._watch.get_map():
            self._watch.unregister(self._errors)
        self._complaints = (self._complaints + chunk)[-CHUNK:]

    def _how_it_ended(self) -> str:
        try:
            return speak()("bot-ended", code=str(self._process.wait(1)))
        except subprocess.TimeoutExpired:
            return speak()("bot-closed")


def shortened(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return text if len(text) <= 200 else f"{text[:200]}..."
