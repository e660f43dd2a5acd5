"""Sends many mutated requests and checks that nothing breaks and refused requests change nothing."""

import asyncio
import random
import tempfile
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from urllib.parse import unquote_to_bytes

import sqlalchemy as sa
import uvloop

from bench.hold.fuzz import laid, valid
from bench.hold.fuzz.bodies import BODIES
from bench.hold.fuzz.mutate import FRAMES, LINES, Around
from bench.hold.fuzz.request import Request, request
from bench.hold.fuzz.send import Door, Hung
from bench.hold.fuzz.watch import News, Watch, may, may_open
from bench.hold.people import now
from bench.hold.routes import routes
from bench.hold.run import CONSOLE, bar, end_after
from bench.hold.serving import Server
from bench.hold.wire import Answer
from stol.games.registry import KEYS
from stol.table.events import Event
from stol.table.store import Store

COLLECT_EVERY = 100
"""Requests between two readings of a page, from which valid requests are collected."""
KEPT = 400
"""Maximum number of valid requests kept from pages."""
COMPARE_EVERY = 5000
"""Requests between full comparisons of all logs."""
MOST = 3
"""The most mutations of one request."""
FRAMING_SHARE = 0.07
"""The share of mutations that break the framing."""
NO_REQUEST = b"Invalid HTTP request received."
"""Answer of the HTTP server to bytes that are no request. A valid request before them may have been handled."""
BEFORE = 4
"""Earlier requests that are reported with a fault: one of them may have caused it."""
UNANSWERED = 20
"""Maximum number of unanswered requests to remember: they may be handled later."""
READ = frozenset({b"GET", b"HEAD", b"OPTIONS"})
ERASE = b"/erase"
"""Where somebody deletes all own data: others have to play on."""


@dataclass
class Tally:
    """Counts of the results."""

    sent: int = 0
    statuses: Counter[str] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)
    paths: Counter[str] = field(default_factory=Counter)
    """Requests to pages and to the API."""
    changed: int = 0
    """Requests that were accepted and changed something."""
    wrong: list[str] = field(default_factory=list)
    seconds: float = 0.0
    slowest: float = 0.0


class Fuzz:
    """A fuzzing run: one server, one connection, one seed."""

    def __init__(self, server: Server, database: str, seed: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311 - repeatable by its seed
        self._store = Store(database)
        self.routes = routes()
        self.door = Door(server.port)
        self.lately: deque[Request] = deque(maxlen=KEPT)
        self._lay()
        self.watch = Watch(sa.make_url(database).database or "")
        self.unanswered: deque[Request] = deque(maxlen=UNANSWERED)
        self.newcomers: deque[str] = deque(maxlen=UNANSWERED)
        """Ids of players created lately: the rest of what created them may be stored a little later."""
        self.latest: deque[str] = deque(maxlen=BEFORE)
        self.tally = Tally()

    def _lay(self) -> None:
        """New people with new tables, and all requests for them."""
        self.people = laid.people(self._store, self.chance)
        self.tables = list(laid.tables(self._store, self.people, self.chance))
        self.always = list(valid.for_routes(self.routes, self.people, self.tables))
        self.around = Around([who.token for who in self.people], [table.code for table in self.tables])
        self.lately.clear()

    async def run(self, requests: int, seconds: float = 0) -> Tally:
        await self._until_ready()
        begun, end = now(), end_after(seconds)
        with bar("requests", requests) as show:
            while self.tally.sent < requests and len(self.tally.wrong) < 10 and now() < end:
                if self.tally.sent % COLLECT_EVERY == 0:
                    await self._look_around()
                    show(self.tally.sent, f"requests, {len(self.tally.wrong)} wrong")
                if self.tally.sent % COMPARE_EVERY == 0:
                    self.tally.wrong += [f"the log of {code} was rewritten" for code in self.watch.rewritten()]
                await self._one()
        self.tally.wrong += [f"the log of {code} was rewritten" for code in self.watch.rewritten()]
        self.tally.seconds = now() - begun
        self.watch.close()
        self._store.close()
        return self.tally

    async def _until_ready(self) -> None:
        """Waits until the rules are compiled."""
        for game in KEYS:
            table = next(each for each in self.tables if each.game == game)
            while await self._is_preparing(table.code):  # noqa: ASYNC110 - in another process
                await asyncio.sleep(1)

    async def _is_preparing(self, code: str) -> bool:
        answer = await self.door.ask(request("GET", f"/api/tables/{code}"))
        return answer is None or answer.status == 503

    async def _look_around(self) -> None:
        """Collects the valid requests at some table."""
        table, who = self.chance.choice(self.tables), self.chance.choice(self.people)
        self.lately.extend(await valid.at_table(self.door.ask, table, who, self.chance))
        place = self.chance.randrange(len(self.tables))
        old = self.tables[place]
        if self.chance.random() < 0.2 and old.stage != "over":
            people = self.people[: 1 if old.alone else 2]
            self.tables[place] = laid.lay(self._store, people, self.chance, old.game, old.stage)
            self.around = replace(self.around, codes=[table.code for table in self.tables])
        self.watch.news()

    async def _one(self) -> None:
        made, ways = self._made()
        self.tally.sent += 1
        self.tally.ways.update(ways)
        begun = now()
        try:
            answer = await self.door.ask(made)
        except Hung:
            self._wrong("it hangs", made, None)
            return
        self.tally.slowest = max(self.tally.slowest, now() - begun)
        self.latest.append(f"{made.raw()[:400]!r} {answer.status if answer else None}")
        self.tally.statuses[str(answer.status) if answer else "closed"] += 1
        self.tally.paths["API" if made.target.startswith(b"/api") else "pages"] += 1
        for what in self._faults(made, answer):
            self._wrong(what, made, answer)
        if answer is not None and answer.status < 400 and ERASE in made.target and made.method not in READ:
            self.watch.accept_logs()
            self._lay()
            self.watch.news()

    def _made(self) -> tuple[Request, list[str]]:
        """A valid request with some mutations, sometimes none."""
        pool = self.lately if self.lately and self.chance.random() < 0.6 else self.always
        made, ways = self.chance.choice(pool), []
        for _ in range(self.chance.choice(range(MOST + 1))):
            known = (
                FRAMES
                if self.chance.random() < FRAMING_SHARE
                else BODIES
                if made.body and self.chance.random() < 0.6
                else LINES
            )
            ways.append(self.chance.choice(list(known)))
            made = known[ways[-1]](made, self.chance, self.around)
        return made, ways or ["unchanged"]

    def _faults(self, made: Request, answer: Answer | None) -> Iterator[str]:
        if answer is None or (made.breaks and answer.body == NO_REQUEST):
            self.unanswered.append(made)
        if answer is None and not made.breaks:
            yield "the connection was closed without an answer"
        if answer is not None and answer.status >= 500:
            yield f"status {answer.status}"
        if self.watch.has_changed():
            yield from self._unlawful(made, answer, self.watch.news())

    def _unlawful(self, made: Request, answer: Answer | None, news: News) -> Iterator[str]:
        """Changes that the sender of the request was not allowed to make.

        A request without an answer may still have been handled, possibly later.
        """
        self.newcomers.extend(news.players)
        accepted = answer is not None and answer.status < 400 and made.method not in READ
        possible = [made, *self.unanswered] if accepted else list(self.unanswered)
        self.tally.changed += accepted and not news.is_nothing
        for code in news.tables:
            if not any(may_open(self.watch.seats[code], self._authors(each, news)) for each in possible):
                yield f"table {code} was opened"
        for code, event in news.events:
            if code not in news.tables and not any(self._may(each, code, event, news) for each in possible):
                yield f"at table {code} happened {event}"
        if news.players and not possible:
            yield "there are other players"

    def _may(self, made: Request, code: str, event: Event, news: News) -> bool:
        here = code.encode() in unquote_to_bytes(made.target).upper()
        return here and may(self.watch.seats[code], event, self._authors(made, news))

    def _authors(self, made: Request, news: News) -> set[str]:
        """The player whose token it has, and players created by it."""
        new = self.newcomers if made in self.unanswered else news.players
        return {who.id for who in self.people if who.token.encode() in made.raw()} | set(new)

    def _wrong(self, what: str, made: Request, answer: Answer | None) -> None:
        told = f"{answer.status} {answer.body[:200]!r}" if answer else "no answer"
        before = "".join(f"\n    before: {each}" for each in self.latest)
        self.tally.wrong.append(f"{what}\n    {made.raw()[:1000]!r}\n    {told}{before}")


def fuzz(database: str, requests: int, seed: int, seconds: float = 0) -> bool:
    """Whether nothing broke and nothing was changed without permission. `seconds`: of sending, at most."""
    CONSOLE.print(f"[bold]Fuzz[/]: {requests} requests made wrong, seed {seed}")
    with tempfile.TemporaryFile("w+") as log, Server(database, log) as server:
        fuzzing = Fuzz(server, database, seed)
        tally = uvloop.run(fuzzing.run(requests, seconds))
        log.seek(0)
        told = Counter(
            line.split(" '")[0].strip() for line in log if line.startswith(("stol:", "ERROR", "h11", "litestar"))
        )
    CONSOLE.print(
        f"  {tally.sent} sent in {tally.seconds:.0f} s, {tally.sent / tally.seconds:.0f} a second; slowest "
        f"{1000 * tally.slowest:.0f} ms; {tally.changed} accepted ones changed something"
    )
    CONSOLE.print(f"  answers: {listed(tally.statuses)}")
    CONSOLE.print(f"  made wrong by: {listed(tally.ways)}")
    CONSOLE.print(f"  {len(fuzzing.routes)} routes, {len(fuzzing.always)} requests for them; {listed(tally.paths)}")
    CONSOLE.print(f"  the server's log: {listed(told)}", markup=False)
    for wrong in tally.wrong:
        CONSOLE.print(f"  wrong: {wrong}", style="red", markup=False)
    if not tally.wrong:
        CONSOLE.print("  no fault of the server, and nothing refused has changed anything", style="green")
    return not tally.wrong


def listed(counted: Counter[str]) -> str:
    return ", ".join(f"{what} {count}" for what, count in sorted(counted.items()))
