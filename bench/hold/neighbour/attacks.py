"""What one client can do to a server within its limits. Each attack goes on until it is cancelled."""

import asyncio
import contextlib
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias
from urllib.parse import urlencode

import msgspec

from bench.hold.people import NOT_NOW, Person, Told
from bench.hold.wire import HOST, Lost
from stol import Game
from stol.record import Record

ADDRESS = "127.0.0.2"
"""The attacker's own; the neighbour has another one."""
TABLES = 30
"""As many as one client may open at once."""
MANY = 7 * TABLES
"""Tables of a player who has opened some every day."""
UPLOADS = 15
"""Each is one table and one review, and both count as opening."""
COMPARED, MOVES = 12, 12
"""Tables without hints, and the moves that are made at each; the rest of what one client may open is records."""
SAID, LONGEST_WORDS = 500, 200
"""As much as is kept of a chat, and the most characters of each message."""
STREAMS = 100
"""As many as one client may have open."""
CONNECTIONS = 500
"""That are opened and left in the middle of a request."""
AT_ONCE = 10
"""Connections of an attack that sends requests as fast as they are answered."""
SETTLED = 100
"""Requests after which an attack that only sends requests is under way, unless each takes long."""
LETTERS = "ABDEGIKLMNOPRSTUVZ"
TWELVE_REDS = ["1,-5", "2,-5", "3,-5", "4,-5", *(f"{q},-4" for q in range(-1, 6)), "0,-3"]
"""Neighbouring spaces of Ingenious: the colours are possible, but there are too few tiles of two reds to cover them."""


@dataclass
class Attacker:
    """One client with any number of players and connections."""

    port: int
    seed: int
    begun: Callable[[], None]
    """Called once the attack is at its worst."""
    chance: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)  # noqa: S311 - it is only play

    async def player(self, name: str) -> Person:
        person = Person(self.port, name, self.chance, address=ADDRESS)
        await person.arrive()
        return person

    async def watch(self, person: Person, code: str) -> AsyncIterator[Told]:
        """What everybody may see of a table, as it changes."""
        while True:
            with contextlib.suppress(Lost):
                async for message in person.new_wire().listen(f"/api/tables/{code}/stream"):
                    yield msgspec.json.decode(message, type=Told)
            await person.wait_a_little()

    async def keep_sending(
        self,
        method: str,
        path: Callable[[], str],
        body: bytes = b"",
        kind: str = "application/json",
        person: Person | None = None,
        settled: int = SETTLED,
    ) -> None:
        """Sends requests for ever, as fast as they are answered; after a refusal it waits a little.

        By default they are sent by nobody in particular. `settled`: requests after which it is under way.
        """
        sent = itertools.count(1)

        async def send() -> None:
            sender = person or Person(self.port, "", self.chance, address=ADDRESS)
            wire = sender.new_wire()
            while True:
                with contextlib.suppress(Lost):
                    answer = await wire.ask(method, path(), body, kind)
                    if answer.status in NOT_NOW:
                        await sender.wait_a_little()
                if next(sent) == settled:
                    self.begun()

        await asyncio.gather(*(send() for _ in range(AT_ONCE)))


Attack: TypeAlias = Callable[[Attacker], Awaitable[None]]


async def masters(attacker: Attacker) -> None:
    """Tables of eight masters each, with a player and a stream of their own: all think at the same time."""

    async def watch() -> None:
        person = await attacker.player("host of masters")
        while True:
            table = await person.ask("/api/tables", game="clustered", players=8, seats=["open", *["bot:master"] * 7])
            await person.ask(f"/api/tables/{table['code']}/opponents", seat=0, level="master")
            async for told in attacker.watch(person, table["code"]):
                opened.add(table["code"])
                if len(opened) == TABLES:
                    attacker.begun()
                if told.over:
                    break

    opened: set[str] = set()
    await asyncio.gather(*(watch() for _ in range(TABLES)))


async def reviews(attacker: Attacker) -> None:
    """Uploads of long games, each with a review and a player of its own: one player can have few reviews waiting."""
    for number in range(UPLOADS):
        person = await attacker.player("reviewer")
        sheet = msgspec.json.decode(random_game("ingenious", 4, attacker.seed + number).to_json())
        table = await person.ask("/api/records", **sheet)
        await person.insist("POST", f"/api/tables/{table['code']}/review")
    attacker.begun()
    await asyncio.Event().wait()


def random_game(game: str, players: int, seed: int) -> Record:
    record, rng = Record(Game(game, players=players)), random.Random(seed)  # noqa: S311 - it is only play
    while (position := record.position).actor is not None:
        record = record.play(rng.choice(position.legal() or list(position.chance())))
    return record


async def enter(attacker: Attacker) -> None:
    """Boards of Ingenious that can't be covered with tiles: a search has to find that out."""
    typed = {"game": "ingenious", "players": "2", "board": "\n".join(f"{space} r" for space in TWELVE_REDS)}
    form = "application/x-www-form-urlencoded"
    await attacker.keep_sending("POST", lambda: "/enter", urlencode(typed).encode(), form)


async def copies(attacker: Attacker) -> None:
    """Records, and half-played tables without hints of the same player: each record is compared with all of them."""
    person = await attacker.player("copier")
    for _ in range(COMPARED):
        await play_without_hints(person)
    record = random_game("ingenious", 4, attacker.seed).to_json().encode()
    attacker.begun()
    while True:
        await person.insist("POST", "/api/records", record)


async def play_without_hints(person: Person) -> None:
    """Some moves at a new table, which then stays as it is."""
    table = await person.ask("/api/tables", game="ingenious", players=2, seats=["you", "bot:novice"], hints=False)
    person.told, left = None, MOVES
    async with contextlib.aclosing(person.listen(table["code"])) as stream:
        async for told in stream:
            if 0 in told.choosers and told.moves:
                move = {"move": person.chance.choice(told.moves), "ply": told.ply, "undone": told.undone}
                await person.insist("POST", f"/api/tables/{table['code']}/moves", msgspec.json.encode(move))
                left -= 1
            if not left:
                return


async def lists(attacker: Attacker) -> None:
    """The home page of a player with very many tables, as fast as it is answered."""
    person = await collector(attacker)
    await attacker.keep_sending("GET", lambda: "/", person=person)


async def exports(attacker: Attacker) -> None:
    """All data of such a player, as fast as it is allowed."""
    person = await collector(attacker)
    await attacker.keep_sending("GET", lambda: "/api/me/data", person=person, settled=1)


async def collector(attacker: Attacker) -> Person:
    """A player whose tables were opened from several addresses: from one it would take hours."""
    person = await attacker.player("collector")
    for number in range(MANY // TABLES):
        person.address = f"127.0.1.{number + 1}"
        person.wire = person.new_wire()
        for _ in range(TABLES):
            await person.ask("/api/tables", game="ingenious", players=2, seats=["you", "open"])
        person.wire.close()
    person.address = ADDRESS
    return person


async def chat(attacker: Attacker) -> None:
    """A chat as long as it can be, and its page again and again."""
    person = await attacker.player("talker")
    table = await person.ask("/api/tables", game="ingenious", players=2, seats=["you", "open"])
    for number in range(SAID):
        await person.insist("POST", f"/api/tables/{table['code']}/talk", words(number))
    page = f"/tables/{table['code']}"
    await attacker.keep_sending("GET", lambda: page)


def words(number: int) -> bytes:
    return msgspec.json.encode({"text": f"{number} ".ljust(LONGEST_WORDS, "<")})


async def streams(attacker: Attacker) -> None:
    """Streams of one table that are opened and closed as often as it is allowed."""
    person = await attacker.player("listener")
    table = await person.ask("/api/tables", game="ingenious", players=2, seats=["you", "open"])
    opened = 0

    async def come_and_go() -> None:
        nonlocal opened
        while True:
            with contextlib.suppress(Lost, StopAsyncIteration):
                stream = person.new_wire().flow(f"/api/tables/{table['code']}/stream")
                async with contextlib.aclosing(stream):  # type: ignore[type-var]  # it is a generator
                    await anext(stream)
                    opened += 1
                    if opened == STREAMS:
                        attacker.begun()
                    await asyncio.sleep(attacker.chance.uniform(0, 10))
            await person.wait_a_little()

    await asyncio.gather(*(come_and_go() for _ in range(STREAMS)))


async def codes(attacker: Attacker) -> None:
    """Wrong codes of tables, one after the other."""
    await attacker.keep_sending("GET", lambda: f"/tables/{''.join(attacker.chance.choices(LETTERS, k=10))}")


async def slow(attacker: Attacker) -> None:
    """Connections that are never used: half a request, byte by byte, or nothing at all."""

    async def dawdle(number: int) -> None:
        while True:
            with contextlib.suppress(OSError):
                async with connection(attacker.port) as (reader, writer):
                    if number % 2:
                        writer.write(f"POST /enter HTTP/1.1\r\nHost: {HOST}\r\nX-Slow: ".encode())
                    while not reader.at_eof():
                        if number % 2:
                            writer.write(b"x")
                            await writer.drain()
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(reader.read(1), 5)
            await asyncio.sleep(1)

    async with asyncio.TaskGroup() as all_of_them:
        for number in range(CONNECTIONS):
            all_of_them.create_task(dawdle(number))
            await asyncio.sleep(0)
        await asyncio.sleep(2)
        attacker.begun()


@contextlib.asynccontextmanager
async def connection(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
    try:
        yield reader, writer
    finally:
        writer.close()


ATTACKS: Final[Mapping[str, Attack]] = {
    attack.__name__: attack for attack in (masters, reviews, enter, copies, chat, lists, exports, streams, codes, slow)
}
