"""A server that is frozen, or cut off from the database: it never writes what is no longer true."""

import asyncio
import random
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, asynccontextmanager, contextmanager, suppress
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from bench.hold.audit import logs
from bench.hold.people import Person, Told
from bench.hold.serving import Server
from bench.hold.wire import Answer, Wire

from stol.table.servers import CURRENT_SECONDS
from table.postgresql import Server as Database


class Line:
    """The way of one server to the database, which can be interrupted: nothing arrives, and no end is told."""

    def __init__(self) -> None:
        self._is_whole = asyncio.Event()
        self._is_whole.set()

    @contextmanager
    def interrupted(self) -> Iterator[None]:
        self._is_whole.clear()
        try:
            yield
        finally:
            self._is_whole.set()

    @asynccontextmanager
    async def to(self, url: str, folder: Path) -> AsyncIterator[str]:
        """The URL of the same database at the other end of this line."""
        name, target = ".s.PGSQL.5432", sa.make_url(url)

        connections: list[asyncio.Task[None] | None] = []

        async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            connections.append(asyncio.current_task())
            ours, theirs = await asyncio.open_unix_connection(str(Path(str(target.query["host"])) / name))
            await asyncio.gather(self._pass_on(reader, theirs), self._pass_on(ours, writer))

        server = await asyncio.start_unix_server(connect, str(folder / name))
        try:
            yield target.update_query_dict({"host": str(folder)}).render_as_string(hide_password=False)
        finally:
            server.close()
            for connection in connections:
                if connection is not None:
                    await connection  # it ends with the process at its end

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):  # the other end was killed
            while data := await reader.read(1 << 16):
                await self._is_whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def running(url: str, folder: Path) -> AsyncIterator[Server]:
    with (folder / "server.log").open("w") as log:
        server = Server(url, log)
        try:
            await asyncio.to_thread(server.wait)
            yield server
        finally:
            await asyncio.to_thread(server.kill)


class Seat:
    """Whoever is to move at a table of two, with a connection to each of two servers."""

    def __init__(self, code: str, ours: Person, theirs: Person, told: Told) -> None:
        self.code, self.ours, self.theirs, self.told = code, ours, theirs, told

    async def move(self, person: Person, number: int) -> Answer:
        said = {"move": self.told.moves[number], "ply": self.told.ply, "undone": 0, "seat": person.seat}
        return await person.wire.ask("POST", f"/api/tables/{self.code}/moves", msgspec.json.encode(said))

    async def stored(self, person: Person) -> int:
        """How many events the table has, as a server tells once it answers."""
        told: int = (await person.look(f"/api/tables/{self.code}"))["sequence"]
        return told


@asynccontextmanager
async def sit_down(ours: Server, theirs: Server) -> AsyncIterator[Seat]:
    """A table of two at which somebody has a choice."""
    people = [Person(ours.port, name, random.Random(1)) for name in ("Ana", "Ben")]
    for person in people:
        await person.arrive()
    code = (await people[0].ask("/api/tables", game="pixies", players=2, seats=["you", "open"]))["code"]
    await people[1].ask(f"/api/tables/{code}/seats", seat=1)
    people[1].seat = 1
    told = [await first_message(person, code) for person in people]
    number = next(number for number in (0, 1) if number in told[number].choosers and len(told[number].moves) > 1)
    chooser = people[number]
    elsewhere = Person(theirs.port, chooser.name, chooser.chance, chooser.token, chooser.seat)
    seat = Seat(code, chooser, elsewhere, told[number])
    assert await seat.stored(chooser) == await seat.stored(elsewhere) == told[number].sequence
    yield seat
    for person in (*people, elsewhere):
        person.wire.close()
    await asyncio.sleep(0)  # until they are closed


async def first_message(person: Person, code: str) -> Told:
    async with aclosing(person.listen(code)) as stream:
        return await anext(aiter(stream))


def only_move(url: str, seat: Seat, number: int) -> None:
    """The log has this one of the possible moves, once, and no other."""
    assert [move for _, _, move in logs(url)[seat.code]] == [seat.told.moves[number]]


@pytest.mark.long
@pytest.mark.parametrize("seconds", [0.5, CURRENT_SECONDS + 1], ids=["briefly", "long"])
def test_a_server_that_was_frozen_refuses_what_came_too_late(
    postgresql: Database, tmp_path: Path, seconds: float
) -> None:
    async def main() -> None:
        url = postgresql.new()
        (tmp_path / "other").mkdir()
        async with (
            running(url, tmp_path) as frozen,
            running(url, tmp_path / "other") as other,
            sit_down(frozen, other) as seat,
        ):
            frozen.send(signal.SIGSTOP)
            late = asyncio.create_task(seat.move(seat.ours, 0))
            assert (await seat.move(seat.theirs, 1)).status == 200
            await asyncio.sleep(seconds)
            frozen.send(signal.SIGCONT)
            assert (await late).status == 409
            assert await seat.stored(seat.ours) == await seat.stored(seat.theirs)
            only_move(url, seat, 1)

    asyncio.run(main())


@pytest.mark.long
def test_a_server_that_was_frozen_for_long_shows_at_once_what_was_stored_meanwhile(
    postgresql: Database, tmp_path: Path
) -> None:
    async def main() -> None:
        url = postgresql.new()
        (tmp_path / "other").mkdir()
        async with (
            running(url, tmp_path) as frozen,
            running(url, tmp_path / "other") as other,
            sit_down(frozen, other) as seat,
        ):
            frozen.send(signal.SIGSTOP)
            looking = asyncio.create_task(seat.stored(seat.ours))
            assert (await seat.move(seat.theirs, 1)).status == 200
            await asyncio.sleep(CURRENT_SECONDS + 1)
            frozen.send(signal.SIGCONT)
            assert await looking == await seat.stored(seat.theirs)

    asyncio.run(main())


@pytest.mark.long
def test_a_server_that_is_cut_off_from_the_database_shows_and_writes_nothing_until_it_is_back(
    postgresql: Database, tmp_path: Path
) -> None:
    async def main() -> None:
        url, line = postgresql.new(), Line()
        (tmp_path / "other").mkdir()
        async with (
            line.to(url, tmp_path) as ours,
            running(ours, tmp_path) as cut_off,
            running(url, tmp_path / "other") as other,
            sit_down(cut_off, other) as seat,
        ):
            with line.interrupted():
                late = asyncio.create_task(seat.move(seat.ours, 0))
                assert (await seat.move(seat.theirs, 1)).status == 200
                await asyncio.sleep(CURRENT_SECONDS + 1)
                assert (await seat.theirs.wire.ask("GET", f"/api/tables/{seat.code}")).status == 200
                watcher = Wire(cut_off.port)
                assert (await watcher.ask("GET", "/ready")).status == 503
                assert (await watcher.ask("GET", f"/api/tables/{seat.code}")).status == 503
                assert (await late).status == 503
                watcher.close()
            assert await seat.stored(seat.ours) == await seat.stored(seat.theirs)
            assert (await seat.move(seat.ours, 0)).status == 409
            only_move(url, seat, 1)

    asyncio.run(main())
