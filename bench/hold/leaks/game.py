"""Plays one game to its end, while all players and a watcher request everything that can be read."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bench.hold.leaks import literal
from bench.hold.leaks.check import Check
from bench.hold.leaks.clients import Client, Question, Sent, moves_for_others, questions
from bench.hold.leaks.literal import Search
from bench.hold.leaks.plant import KINDS, Planted, Plot
from bench.hold.leaks.truth import Moment, Truth, secrets_of
from bench.hold.people import Person
from bench.hold.routes import Route
from stol.table.simultaneous import asking
from stol.table.store import Store
from stol.web.service.visitor import digest

STREAMS = 2
"""Streams per client: of the API and of the page."""
LATE = 25
"""The number of moves after which one is taken back."""
THINKING = 0.05
"""The share of readings that include a hint."""
OTHERS = 2
"""Number of other seats whose views a client requests, chosen at random each time."""
ASKED = 2
"""Moves of others that are asked about."""


@dataclass
class Setting:
    """The settings that all games of a run share."""

    port: int
    database: str
    routes: Sequence[Route]
    often: float
    """The share of moves after which all clients request everything."""
    planting: bool = False
    """Whether leaks are put into copies of responses, to test that they are found."""


@dataclass
class Game:
    """A table with its clients."""

    setting: Setting
    game: str
    players: int
    options: dict[str, Any]
    number: int
    clients: list[Client] = field(default_factory=list)
    planted: Planted = field(default_factory=Planted)

    def __post_init__(self) -> None:
        self.chance = random.Random(self.number)  # noqa: S311 - no secret depends on it

    async def play(self) -> None:
        """From the opening of the table to the end of the game."""
        await self._sit_down()
        listening = [
            asyncio.create_task(client.listen(address)) for client in self.clients for address in self._streams(client)
        ]
        try:
            await self._play()
        finally:
            for task in listening:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
            self.truth.close()

    async def _sit_down(self) -> None:
        people = [Person(self.setting.port, f"P{place}", self.chance) for place in range(self.players + 1)]
        for person in people:
            await person.arrive()
        table_request = {"game": self.game, "players": self.players, "options": self.options}
        seats = ["you"] + ["open"] * (self.players - 1)
        self.code = (await people[0].ask("/api/tables", **table_request, seats=seats))["code"]
        for seat in range(1, self.players):
            await people[seat].ask(f"/api/tables/{self.code}/seats", seat=seat)
        self.clients = [Client(person, seat) for seat, person in enumerate(people[:-1])] + [Client(people[-1], None)]
        self._learn_ids()
        self.truth = Truth(self.setting.database, self.code)
        self.check = Check(self.truth.table)
        secrets = [(client.person.token, client.player) for client in self.clients]
        self._always = literal.always(secrets, secrets_of(self.setting.database))
        self._running = self._now = literal.until_the_end(self._always, self.truth.table.plan.seed)

    def _learn_ids(self) -> None:
        store = Store(self.setting.database)
        for client in self.clients:
            player = store.find_player(digest(client.person.token))
            client.player = player.id if player else ""
        store.close()

    def _streams(self, client: Client) -> list[str]:
        seat = "" if client.seat is None else f"?seat={client.seat}"
        return [f"/api/tables/{self.code}/stream{seat}", f"/tables/{self.code}/stream"]

    async def _play(self) -> None:
        moves = 0
        while not (now := self.truth.follow()).over:
            await self._heard(now)
            if moves == 0 or self.chance.random() < self.setting.often:
                await self._everybody_reads(now)
            await self._move(now)
            moves += 1
            if moves == LATE and self.number % 2:
                await self._take_back()
        await self._heard(now)
        await self._everybody_reads(now)

    async def _heard(self, now: Moment) -> None:
        """Waits until all streams have sent this position, and checks what they sent."""
        for client in self.clients:
            await client.told_of(now.sequence, STREAMS)
        self._now = literal.now(self._running, self.truth.table)
        for moment in self.truth.moments.values():
            self.check.learn(moment)
        for client in self.clients:
            for sent in client.take():
                moment = self.truth.moments.get(sent.sequence or 0, now)
                self.check.look(sent, moment, self._search(moment))
        self.truth.moments = {now.sequence: now}

    def _search(self, moment: Moment) -> Search:
        """The secrets that nobody may be sent now. The seed is published after the end."""
        return self._always if moment.over else self._now

    async def _everybody_reads(self, now: Moment) -> None:
        for client in self.clients:
            read = [sent async for sent in self._everything(client, now)]
            for sent in read:
                self.check.look(sent, now, self._search(now))
            if self.setting.planting and not now.over:
                self._plant(read, now)
            await self._listen_elsewhere(client)

    async def _everything(self, client: Client, now: Moment) -> AsyncIterator[Sent]:
        """Requests everything, follows some links of pages, and sometimes asks for a hint."""
        thinking = self.chance.random() < THINKING
        for question in self.questions(client, now, thinking=thinking):
            sent = await client.ask(question.method, question.address, question.body, question.kind)
            yield sent
            if "html" in sent.kind and question.method == "GET":
                async for picked in client.follow_links(sent, self.chance):
                    yield picked

    def _plant(self, read: Sequence[Sent], now: Moment) -> None:
        """Plants each kind of leak once, in any response where it is possible."""
        people = {client.person.token: client.player for client in self.clients}
        for kind, plant in KINDS.items():
            for sent in self.chance.sample(read, len(read)):
                known = self.check.known(sent)
                changed = plant(Plot(sent, self.truth.table, now, people, known, self.chance))
                if changed is not None:
                    self.planted.note(kind, found=any(self.check.found(changed, now, self._search(now))))
                    break

    def questions(self, client: Client, now: Moment, *, thinking: bool = False) -> list[Question]:
        ply = now.position.ply if now.position else 0
        routes = [route for route in self.setting.routes if thinking or not route.thinks]
        moves = moves_for_others(self.code, ply, self._moves_of_others(client.seat, now))
        others = [seat for seat in range(self.players) if seat != client.seat]
        seats = self.chance.sample(others, min(OTHERS, len(others)))
        own = [] if client.seat is None else [client.seat]
        return questions(routes, self.code, [*own, *seats], ply, self.chance) + moves

    def _moves_of_others(self, seat: int | None, now: Moment) -> list[tuple[int, str]]:
        """Moves of other seats: different responses to them would leak something."""
        if now.position is None:
            return []
        choosing = [other for other in now.to_choose if other != seat]
        moves = [(other, move) for other in choosing for move in asking(now.position, other).legal()]
        return self.chance.sample(moves, min(ASKED, len(moves)))

    async def _listen_elsewhere(self, client: Client) -> None:
        """Checks that the stream of another seat is refused."""
        others = [seat for seat in range(self.players) if seat != client.seat]
        for seat in others[:1]:
            sent = await client.ask("GET", f"/api/tables/{self.code}/stream?seat={seat}")
            if sent.status != 403:
                self.check.findings.append(f"{sent}: status {sent.status}")

    async def _move(self, now: Moment) -> None:
        seat = self.chance.choice(now.to_choose)
        if now.position is None:
            raise LookupError(self.code)
        asked = asking(now.position, seat)
        move, undone = self.chance.choice(asked.legal()), self.truth.table.undo_count
        said = msgspec.json.encode({"move": move, "ply": asked.ply, "seat": seat, "undone": undone})
        sent = await self.clients[seat].ask("POST", f"/api/tables/{self.code}/moves", said)
        self._accepted(sent)

    async def _take_back(self) -> None:
        """Takes a move back: a seat asks, and all agree."""
        now = self.truth.follow()
        if now.over or not self.truth.table.turns:
            return
        seat, undone = self.truth.table.turns[-1].seats[-1], self.truth.table.undo_count
        said = msgspec.json.encode({"undone": undone})
        self._accepted(await self.clients[seat].ask("POST", f"/api/tables/{self.code}/undo", said))
        for client in self.clients[:-1]:
            self.truth.follow()
            if self.truth.table.undo_request is not None and client.seat != seat:
                self._accepted(await client.ask("POST", f"/api/tables/{self.code}/undo/agree", said))

    def _accepted(self, sent: Sent) -> None:
        """Checks the response to an action."""
        if sent.status != 200:
            raise RuntimeError(f"{sent}: {sent.data!r}")
        now = self.truth.follow()
        self.check.learn(now)
        self.check.look(sent, now, self._search(now))
