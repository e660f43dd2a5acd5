"""Bots as external programs: one line of JSON on stdin and one on stdout per move. Linux and macOS only.

Request: `{"view": {...}, "legal": ["...", ...]}`. Answer: `{"move": "..."}`.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import time

import msgspec

from stol.bots.bot import Bot, BotFailure
from stol.errors import IllegalMove, Reason
from stol.games.view import View
from stol.position import imagine
from stol.text import refused

SECONDS_PER_MOVE = 10.0
"""The default time limit of a move."""
MAX_ANSWER_BYTES = 1_000_000
"""The longest answer, in bytes."""
CHUNK = 65_536


class Answer(msgspec.Struct):
    move: str


class Program(Bot):
    """A bot that asks a program, started for each seat and game. All its errors are BotFailures."""

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
            named = {"right": '{"move": "..."}', "answer": shortened(line)}
            raise self._process.failure(Reason("bot-no-answer", named)) from None
        except IllegalMove as error:
            raise self._process.failure(Reason("bot-illegal", {"reason": error.reason})) from None
        return move

    def close(self) -> None:
        self._process.end()


class Process:
    """A running program and its pipes."""

    def __init__(self, command: list[str]) -> None:
        if not hasattr(os, "killpg"):
            raise refused(BotFailure, Reason("bot-platform"))
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the user named this command
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # a process group, so that its children can be killed too
            )
        except OSError as error:
            raise refused(BotFailure, Reason("bot-not-started", {"problem": str(error)})) from None
        self._pipes = [pipe for pipe in (self._process.stdin, self._process.stdout, self._process.stderr) if pipe]
        self._input, self._output, self._errors = (pipe.fileno() for pipe in self._pipes)
        self._unsent = self._received = self._stderr_text = b""
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._output, selectors.EVENT_READ, self._read_output)
        self._selector.register(self._errors, selectors.EVENT_READ, self._read_errors)
        for pipe in self._input, self._output, self._errors:
            os.set_blocking(pipe, False)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Sends a line and returns the program's next line. Lines it wrote before count as answers, too."""
        until = time.monotonic() + seconds
        if not self._unsent:
            self._selector.register(self._input, selectors.EVENT_WRITE, self._send)
        self._unsent += line + b"\n"
        while b"\n" not in self._received:
            if len(self._received) > MAX_ANSWER_BYTES:
                raise self.failure(Reason("bot-long-answer"))
            left = until - time.monotonic()
            ready = self._selector.select(left) if left > 0 else []
            if not ready:
                raise self.failure(Reason("bot-late", {"seconds": f"{seconds:g}"}))
            for key, _ in ready:
                key.data()
        answer, _, self._received = self._received.partition(b"\n")
        return answer

    def failure(self, reason: Reason) -> BotFailure:
        """A failure for this reason, with the last line that the program wrote to stderr."""
        with contextlib.suppress(BlockingIOError):
            self._read_errors()
        lines = [line for line in self._stderr_text.splitlines() if line.strip()]
        if lines:
            reason = Reason("bot-says", {"reason": reason, "complaint": shortened(lines[-1])})
        return refused(BotFailure, reason)

    def end(self) -> None:
        """Kills the program and its children."""
        if self._selector.get_map() is None:
            return
        self._selector.close()
        with contextlib.suppress(
            ProcessLookupError, PermissionError
        ):  # macOS raises PermissionError for a process that is gone
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in self._pipes:
            pipe.close()

    def _send(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._input, self._unsent) :]
        except BrokenPipeError:
            self._unsent = b""  # it may have answered before it closed its input
        if not self._unsent:
            self._selector.unregister(self._input)

    def _read_output(self) -> None:
        chunk = os.read(self._output, CHUNK)
        if not chunk:
            raise self.failure(self._exit_reason())
        self._received += chunk

    def _read_errors(self) -> None:
        chunk = os.read(self._errors, CHUNK)
        if not chunk and self._errors in self._selector.get_map():
            self._selector.unregister(self._errors)
        self._stderr_text = (self._stderr_text + chunk)[-CHUNK:]

    def _exit_reason(self) -> Reason:
        try:
            return Reason("bot-ended", {"code": str(self._process.wait(1))})
        except subprocess.TimeoutExpired:
            return Reason("bot-closed")


def shortened(line: bytes) -> str:
    text = line.decode(errors="replace").strip()
    return text if len(text) <= 200 else f"{text[:200]}..."
