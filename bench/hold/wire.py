"""A minimal HTTP/1.1 and SSE client, cheap enough for thousands of clients in one process."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass

HOST = "stol"
"""The Host header of all requests."""
LONGEST = 1 << 20
"""Maximum bytes of a line or a message."""


class Lost(ConnectionError):  # noqa: N818 - expected here, so no error
    """The connection was lost: the request may have been handled or not."""


@dataclass(frozen=True)
class Answer:
    """A response."""

    status: int
    headers: dict[bytes, bytes]
    body: bytes


class Wire:
    """A client's connection for requests, kept open and reopened when the server has closed it."""

    def __init__(self, port: int, headers: str = "", address: str = "127.0.0.1") -> None:
        self._port, self._headers, self._address = port, headers, address
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> Answer:
        """Sends a request and returns the response. Lost: it is unknown whether it was handled."""
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\n{self._headers}Content-Type: {kind}\r\n"
        try:
            if self._reader is None or self._reader.at_eof():
                await self.open()
            reader, writer = self._both()
            writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
            answer = await read_answer(reader)
        except (OSError, EOFError) as problem:
            self.close()
            raise Lost(str(problem)) from problem
        if answer.headers.get(b"connection") == b"close":
            self.close()
        return answer

    async def listen(self, path: str) -> AsyncIterator[bytes]:
        """The messages of a stream. Lost: the stream ended or could not be opened."""
        async for message in messages(self.flow(path)):
            yield message

    async def flow(self, path: str) -> AsyncIterator[bytes]:
        """The raw bytes of a stream. Lost: the stream ended or could not be opened."""
        try:
            await self.open()
            reader, writer = self._both()
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {HOST}\r\n{self._headers}\r\n".encode())
            status, headers = await read_head(reader)
            if status != 200:
                raise Lost(f"{status} {await read_body(reader, headers)!r}")
            async for chunk in chunks(reader):
                yield chunk
        except (OSError, EOFError) as problem:
            raise Lost(str(problem)) from problem
        finally:
            self.close()

    async def open(self) -> None:
        self.close()
        self._reader, self._writer = await asyncio.open_connection(
            "127.0.0.1", self._port, limit=LONGEST, local_addr=(self._address, 0)
        )

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None

    def _both(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._reader is None or self._writer is None:
            raise Lost("it was closed")
        return self._reader, self._writer


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[bytes, bytes]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n"))[:-4].split(b"\r\n")
    pairs = (line.partition(b": ") for line in lines)
    return int(first.split(b" ")[1]), {name.lower(): value for name, _, value in pairs}


async def read_answer(reader: asyncio.StreamReader) -> Answer:
    status, headers = await read_head(reader)
    return Answer(status, headers, await read_body(reader, headers))


async def read_body(reader: asyncio.StreamReader, headers: dict[bytes, bytes]) -> bytes:
    if headers.get(b"transfer-encoding") == b"chunked":
        return b"".join([chunk async for chunk in chunks(reader)])
    return await reader.readexactly(int(headers.get(b"content-length", b"0")))


async def chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while size := int(await reader.readuntil(b"\r\n"), 16):
        yield (await reader.readexactly(size + 2))[:-2]
    await reader.readexactly(2)


async def messages(chunks: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The data of each event of a stream, without heartbeat comments."""
    async for event in events(chunks):
        data = [line[5:].strip() for line in event.split(b"\n") if line.startswith(b"data:")]
        if data:
            yield b"\n".join(data)


async def events(chunks: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Each event with all its lines, including comments."""
    waiting = b""
    async for chunk in chunks:
        *whole, waiting = (waiting + chunk).replace(b"\r\n", b"\n").split(b"\n\n")
        for event in whole:
            yield event
