"""Ordinary players, whose waiting times are measured: the page, a hint, a move, and the novice's answer."""

import asyncio
import contextlib
import math
import random
from collections import defaultdict
from collections.abc import Awaitable, Collection
from typing import TypeVar

import msgspec

from bench.hold.people import NOT_NOW, Person, Told, now
from bench.hold.run import end_after
from bench.hold.wire import Lost

T = TypeVar("T")
ADDRESS, OTHER_ADDRESS = "127.0.0.1", "127.0.0.3"
WHAT = ("page", "hint", "move", "answer")
"""What is measured."""
WITHOUT_HINTS, HINTS = frozenset({"page", "move", "answer"}), frozenset({"hint"})
"""What one player measures, and what the other one does: a hint takes longer than all the rest of a turn."""
TURN_SECONDS = 0.8
"""A turn takes at least so long: a client may ask for 40 hints at once and one a second, which makes 200 in 160 s."""

Times = dict[str, list[float]]


class Neighbour:
    """Plays Ingenious against a novice, one game after the other."""

    def __init__(self, port: int, seed: int, measured: Collection[str], address: str = ADDRESS) -> None:
        self.chance, self.measured = random.Random(seed), measured  # noqa: S311 - it is only play
        self.person = Person(port, "neighbour", self.chance, address=address)
        self.code = ""
        self._listening: asyncio.Task[None] | None = None

    async def arrive(self) -> None:
        await self.person.arrive()

    async def measure(self, samples: int, end: float = math.inf) -> Times:
        """The seconds of each thing in so many turns, or in those until a moment."""
        times: Times = defaultdict(list)
        for _ in range(samples):
            if now() > end:
                break
            told = await self._my_turn()
            at_least = asyncio.create_task(asyncio.sleep(TURN_SECONDS))
            for what, seconds in (await self._turn(told)).items():
                times[what].append(seconds)
            await at_least
        return times

    def leave(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        self.person.wire.close()

    async def _turn(self, told: Told) -> dict[str, float]:
        place, move = f"/api/tables/{self.code}", self.chance.choice(told.moves)
        body = msgspec.json.encode({"move": move, "ply": told.ply, "undone": told.undone})
        sent = {"page": ("GET", f"/tables/{self.code}"), "hint": ("GET", f"{place}/hint")}
        times = {what: await timed(self._insist(*sent[what])) for what in sent if what in self.measured}
        moved = await timed(self._insist("POST", f"{place}/moves", body))
        answered = await timed(self._answered(told.sequence + 1))
        return times | ({"move": moved, "answer": answered} if "move" in self.measured else {})

    async def _insist(self, method: str, path: str, body: bytes = b"") -> None:
        """Sends a request until it is answered, as a patient player would: what is refused counts as waiting."""
        while True:
            with contextlib.suppress(Lost):
                if (await self.person.wire.ask(method, path, body)).status not in NOT_NOW:
                    return
            await self.person.wait_a_little()

    async def _answered(self, sequence: int) -> None:
        """Until the novice has answered the move after which there are so many events, or the game is over."""
        while True:
            told = await self.person.told_of(sequence)
            if told.over or 0 in told.choosers:
                return
            sequence = told.sequence + 1

    async def _my_turn(self) -> Told:
        """The table on the neighbour's turn; a new one when a game is over."""
        while True:
            told = await self.person.told_of(0) if self.code else None
            if told is None or told.over:
                await self._open()
            elif 0 in told.choosers:
                return told
            else:
                await self.person.told_of(told.sequence + 1)

    async def _open(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        table = await self.person.ask("/api/tables", game="ingenious", players=2, seats=["you", "bot:novice"])
        self.code, self.person.told = table["code"], None
        self._listening = asyncio.create_task(self._listen(self.code))

    async def _listen(self, code: str) -> None:
        async for told in self.person.listen(code):
            self.person.hear(told)


async def measure(players: Collection[Neighbour], samples: int, seconds: float = 0) -> Times:
    """All players at the same time: the seconds of each thing, so often, or for so many seconds."""
    end = end_after(seconds)
    measured = await asyncio.gather(*(player.measure(samples, end) for player in players))
    return {what: seconds for times in measured for what, seconds in times.items()}


async def timed(work: Awaitable[T]) -> float:
    begun = now()
    await work
    return now() - begun
