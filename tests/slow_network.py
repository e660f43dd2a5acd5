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
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self.address = ""

    def start(self) -> None:
        self._thread.start()
        self._ready.wait()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join()

    async def _serve(self) -> None:
        self._loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        await self._over.wait()
        server.close()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._server_port)
        except OSError:
            writer.close()
            return
        with contextlib.suppress(asyncio.CancelledError):  # the network is taken down
            await asyncio.gather(self._pass_on(reader, far_writer), self._pass_on(far_reader, writer))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Chunks stay in their order; those that follow each other closely are delayed together, as on a real line."""
        due: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        sender = asyncio.create_task(self._send(due, writer))
        try:
            while chunk := await reader.read(CHUNK):
                self._chunks += 1
                late = DELAY + (STALL if self._chunks % STALL_EVERY == 0 else 0)
                due.put_nowait((self._loop.time() + late, chunk))
        except OSError:
            pass
        due.put_nowait((self._loop.time() + DELAY, b""))
        await sender

    async def _send(self, due: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter) -> None:
        try:
            while True:
                when, chunk = await due.get()
                await asyncio.sleep(when - self._loop.time())
                if not chunk:
                    break
                writer.write(chunk)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()


@contextlib.contextmanager
def slow_network(port: int) -> Iterator[str]:
    """The address through which a server is reached slowly."""
    network = SlowNetwork(port)
    network.start()
    try:
        yield network.address
    finally:
        network.stop()
