"""A table with its simulated players, and all moves they sent and saw."""

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from bench.hold.people import NOT_NOW, Lapse, Person, Told, address, now
from bench.hold.wire import Lost

COPIES = 2
"""Maximum number of copies of a move, if duplicates are wanted."""
LATE = 3.0
"""Maximum delay of a copy in seconds: others have moved by then."""


@dataclass
class Sent:
    """A move that was sent."""

    code: str
    seat: int
    ply: int
    move: str
    first: float
    """When it was sent."""
    last: float = 0.0
    """When it was sent for the last time, after the server had been down."""
    stored: float = 0.0
    """When the server answered; 0 if it has not."""


@dataclass
class Notes:
    """All moves that the players of a process sent and saw."""

    sent: list[Sent] = field(default_factory=list)
    seen: list[tuple[float, float]] = field(default_factory=list)
    """When somebody saw another's move, and how long after it was sent."""
    lapses: list[Lapse] = field(default_factory=list)
    """The interruptions of streams."""
    wrong: list[str] = field(default_factory=list)
    answered: int = 0
    latest: float = 0.0
    """When the move that was answered last had been sent."""

    def answer(self, sent: Sent) -> None:
        sent.stored = now()
        self.answered += 1
        self.latest = max(self.latest, sent.last)


class Party:
    """The players of one table; when the game is over, of the next one."""

    def __init__(self, ports: Sequence[int], number: int, game: str, size: int, notes: Notes, each: int = 0) -> None:
        """`each`: how many addresses each player has; 0: all share one."""
        self.game, self.notes = game, notes
        self.chance = random.Random(number)  # noqa: S311 - it is only play
        self.people = [Person(ports[place % len(ports)], f"{number}.{place}", self.chance) for place in range(size)]
        for place, person in enumerate(self.people if each else ()):
            first = (number * size + place) * each
            person.address, *person.others = (address(first + further) for further in range(each))
        self.code, self.sequence = "", 0
        self.is_over = False
        self._sent: dict[int, Sent] = {}
        """The moves of this table, by the number of events after each."""
        self._listening: list[asyncio.Task[None]] = []
        self._copies: set[asyncio.Task[None]] = set()

    async def sit_down(self) -> None:
        for person in self.people:
            await person.arrive()
        seats = ["you"] + ["open"] * (len(self.people) - 1)
        opened = await self.people[0].ask("/api/tables", game=self.game, players=len(self.people), seats=seats)
        for seat, person in enumerate(self.people):
            person.seat = seat
            if seat:
                await person.ask(f"/api/tables/{opened['code']}/seats", seat=seat)
        self.move_to(opened["code"])
        await self.all_told()

    def move_to(self, code: str) -> None:
        """All players listen to this table from now on."""
        self.leave()
        self.code, self.sequence, self._sent = code, 0, {}
        for person in self.people:
            person.told = None
        self.come()

    def come(self, within: float = 0.0) -> None:
        """All players start to listen within so many seconds."""
        self._listening = [asyncio.create_task(self._listen(person, within)) for person in self.people]

    def leave(self) -> None:
        """All connections end."""
        for task in self._listening:
            task.cancel()
        for person in self.people:
            person.hang_up()

    async def all_told(self) -> None:
        for person in self.people:
            await person.told_of(self.sequence)

    async def _listen(self, person: Person, within: float) -> None:
        await asyncio.sleep(self.chance.uniform(0, within))
        async for told in person.listen(self.code):
            self._note(person, told)
            person.hear(told)

    def _note(self, person: Person, told: Told) -> None:
        """Records the delay until a player saw a move of another."""
        at, before = now(), person.told.sequence if person.told else told.sequence
        if told.sequence < before:
            self.notes.wrong.append(f"{self.code}: seat {person.seat} saw {before} events, and {told.sequence} later")
        for number in range(before + 1, told.sequence + 1):
            sent = self._sent.get(number)
            if sent is not None and sent.seat != person.seat:
                self.notes.seen.append((at, at - sent.first))

    async def move(self, *, duplicates: bool = False) -> None:
        """Makes a move for a seat that is to choose; nothing if the game is over."""
        told = await self.people[0].told_of(self.sequence)
        self.is_over = told.over
        if told.over:
            return
        seat = self.chance.choice(told.choosers)
        person = next(each for each in self.people if each.seat == seat)
        told = await person.told_of(told.sequence)
        sent = Sent(self.code, person.seat, told.ply or 0, self.chance.choice(told.moves), first=now())
        self.notes.sent.append(sent)
        self._sent[told.sequence + 1] = sent
        body = msgspec.json.encode({"move": sent.move, "ply": sent.ply, "undone": told.undone, "seat": sent.seat})
        if duplicates:
            for _ in range(self.chance.randint(0, COPIES)):
                self._send_copy(person, body)
        self.sequence = await self._send(person, sent, body)

    async def _send(self, person: Person, sent: Sent, body: bytes) -> int:
        """Sends a move; returns the number of events after it."""
        path = f"/api/tables/{sent.code}/moves"
        while True:
            sent.last = now()
            try:
                answer = await person.next_wire().ask("POST", path, body)
            except Lost:
                await person.wait_a_little()
                continue
            if answer.status == 200:
                self.notes.answer(sent)
                return int(msgspec.json.decode(answer.body)["sequence"])
            if answer.status not in NOT_NOW:
                self.notes.wrong.append(f"{path} {body!r}: {answer.status} {answer.body!r}")
            await person.wait_a_little()

    def _send_copy(self, person: Person, body: bytes) -> None:
        """Sends the same move again, late and on another connection."""
        task = asyncio.create_task(self._copy(person, self.code, body))
        self._copies.add(task)
        task.add_done_callback(self._copies.discard)

    async def _copy(self, person: Person, code: str, body: bytes) -> None:
        await asyncio.sleep(self.chance.uniform(0, LATE))
        wire = person.new_wire()
        try:
            answer = await wire.ask("POST", f"/api/tables/{code}/moves", body)
        except Lost:
            return
        finally:
            wire.close()
        if answer.status not in {200, 409, *NOT_NOW}:
            self.notes.wrong.append(f"a copy of {body!r} at {code}: {answer.status} {answer.body!r}")

    async def rematch(self) -> None:
        """Starts a rematch."""
        await self.all_told()
        code = (await self.people[0].ask(f"/api/tables/{self.code}/rematch"))["code"]
        for person in self.people:
            person.seat = (await person.look(f"/api/tables/{code}"))["you"][0]
        self.move_to(code)
        await self.all_told()

    async def finish(self) -> None:
        """Waits until all copies are answered and all players have seen all moves."""
        await asyncio.gather(*self._copies)
        try:
            async with asyncio.timeout(LATE):
                await self.all_told()
        except TimeoutError:
            self.notes.wrong += [f"{self.code}: {told}" for told in self._behind()]
        self.leave()
        self.notes.lapses += [lapse for person in self.people for lapse in person.lapses]

    def _behind(self) -> Iterator[str]:
        for person in self.people:
            if person.told is None or person.told.sequence < self.sequence:
                yield f"of {self.sequence} events seat {person.seat} was told {person.told}"
