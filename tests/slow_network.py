"""A slow network: passes everything on to a server, late, and stalls now and then."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator

DELAY = 0.15
"""Seconds that every chunk takes, each way."""
STALL_EVERY, STALL = 100, 1.0
"""One chunk in so many comes that many seconds later."""
CHUNK = 65536


class SlowNetwork:
    """A proxy on a port of its own, in a thread."""

    def __init__(self, port: int) -> None:
        self._server_port = port
        self._chunks = 0
        self._loop = asyncio.new_event_loop()
        self._listening: asyncio.Server | None = None

    @property
    def address(self) -> str:
        assert self._listening is not None
        return f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"

    async def listen(self) -> None:
        self._listening = await asyncio.start_server(self._connect, "127.0.0.1", 0)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._server_port)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self._pass_on(reader, far_writer), self._pass_on(far_reader, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Chunks stay in their order; those that follow each other closely are delayed together, as on a real line."""
        due: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        sender = asyncio.ensure_future(self._send(due, writer))
        with contextlib.suppress(OSError):
            while chunk := await reader.read(CHUNK):
                self._chunks += 1
                late = DELAY + (STALL if self._chunks % STALL_EVERY == 0 else 0)
                due.put_nowait((self._loop.time() + late, chunk))
        due.put_nowait((self._loop.time() + DELAY, b""))
        await sender

    async def _send(self, due: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while True:
                when, chunk = await due.get()
                await asyncio.sleep(when - self._loop.time())
                if not chunk:
                    break
                writer.write(chunk)
                await writer.drain()
        writer.close()

    def run(self) -> None:
        self._loop.run_forever()

    def prepare(self) -> None:
        self._loop.run_until_complete(self.listen())

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)


@contextlib.contextmanager
def slow_network(port: int) -> Iterator[str]:
    """The address through which a server is reached slowly."""
    network = SlowNetwork(port)
    network.prepare()
    thread = threading.Thread(target=network.run, daemon=True)
    thread.start()
    yield network.address
    network.stop()
    thread.join()
