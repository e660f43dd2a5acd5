"""A connection for malformed requests: one at a time, with a timeout."""

import asyncio

from bench.hold.fuzz.request import Request
from bench.hold.wire import LONGEST, Answer, Lost, read_body, read_head

ANSWER_TIMEOUT = 5.0
"""Seconds without a response after which the server counts as hung."""
STREAM = b"text/event-stream"


class Hung(Exception):  # noqa: N818 - named as what happened
    """No response, and the connection was not closed."""


class Door:
    """A connection that is kept open as long as the framing is intact."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: Request) -> Answer | None:
        """The response; None if the connection was closed instead."""
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT):
                return await self._once_more(request)
        except TimeoutError:
            raise Hung(repr(request.raw())) from None
        finally:
            if request.breaks:
                self.close()

    async def _once_more(self, request: Request) -> Answer | None:
        """Retries on a new connection if the kept one was closed before any byte of a response."""
        kept = self._streams is not None and not request.breaks
        try:
            return await self._ask(request)
        except Lost:
            self.close()
            if not kept:
                return None
        try:
            return await self._ask(request)
        except Lost:
            self.close()
            return None

    async def _ask(self, request: Request) -> Answer:
        try:
            if self._streams is None or request.breaks or self._streams[0].at_eof():
                await self._open()
            reader, writer = self._both()
            writer.write(request.raw())
            if request.is_unfinished:
                writer.write_eof()
            return await self._answer(reader, request)
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as problem:
            raise Lost(str(problem)) from problem

    async def _answer(self, reader: asyncio.StreamReader, request: Request) -> Answer:
        status, headers = await read_head(reader)
        while status == 100:
            status, headers = await read_head(reader)
        if headers.get(b"content-type", b"").startswith(STREAM):
            first = await reader.read(1)  # it never ends
            self.close()
            return Answer(status, headers, first)
        if request.method == b"HEAD" or status in {101, 204, 304}:
            return Answer(status, headers, b"")
        if b"content-length" not in headers and b"transfer-encoding" not in headers:
            answer = Answer(status, headers, await reader.read())
        else:
            answer = Answer(status, headers, await read_body(reader, headers))
        if headers.get(b"connection") == b"close":
            self.close()
        return answer

    async def _open(self) -> None:
        self.close()
        self._streams = await asyncio.open_connection("127.0.0.1", self._port, limit=LONGEST)

    def _both(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._streams is None:
            raise Lost("it was closed")
        return self._streams

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
        self._streams = None
