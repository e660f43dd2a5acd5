"""Finds what has happened at tables, and tells those who want to know and have not seen it."""

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

from stol.table.change import now_in_milliseconds
from stol.table.database_threads import UNAVAILABLE, in_database
from stol.table.metrics import NOTICES_SENT
from stol.table.notices import CLAIMED, Notice, Target
from stol.table.occasions import occasions
from stol.table.preparation import CompileFailed, NotReady
from stol.table.quiet_hours import morning
from stol.table.service import TableService
from stol.table.table import Table
from stol.table.unreadable import Unreadable
from stol.text import speak
from stol.web.service.notices.mail import Mailer
from stol.web.service.notices.outcome import Outcome
from stol.web.service.notices.push_service import PushService, domain_of
from stol.web.service.notices.words import MailLinks, Told, confirmation, letter, most_urgent, push_message

LOG = logging.getLogger(__name__)

LEASE: Final = "notices"
LEASE_SECONDS: Final = 30.0
"""One server looks for what has happened; after so long without it another one does."""
LOOK_BACK: Final = 24 * 3600 * 1000
"""Milliseconds before a server's first look: it may have been down. What was told is not told again."""
OVERLAP: Final = 30_000
"""Milliseconds that are looked at again: the clocks of servers differ."""
TABLES_AT_ONCE: Final = 100
THREADS: Final = 16
AT_ONE_PLACE: Final = 4
"""Sendings at a time to the mail server, or to one domain of push services: slow ones leave threads for the others."""
MOST_AT_ONCE: Final = 400
"""Targets that are being told or wait for their turn; no more are claimed meanwhile."""
TURN_SECONDS: Final = 10.0
"""Until a sending that can't be begun is put off: much less than a target is claimed for."""
PUT_OFF: Final = 60_000
"""Milliseconds until it is tried again."""
CONFIRM: Final = "confirm"
"""The mark of the mail with which an address is confirmed."""


@dataclass(frozen=True)
class NoticeSettings:
    """How a server sends notices."""

    every: float = 2.0
    """Seconds between two looks."""
    public_url: str = ""
    """Where people reach the server, for links in mails."""


class NoticeSender:
    """Runs in the background of a server: no request waits for it."""

    def __init__(
        self, service: TableService, push: PushService, mailer: Mailer | None, settings: NoticeSettings
    ) -> None:
        self.push, self.mailer, self._settings = push, mailer, settings
        self._service, self._store = service, service.store
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="notices")
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self._telling: set[asyncio.Task[None]] = set()
        self._after = now_in_milliseconds() - LOOK_BACK
        self._looked: dict[str, int] = {}
        """When each table had changed that was looked at lately."""

    async def run(self) -> None:
        """Until it is cancelled. Whoever can't be told yet keeps nobody else waiting."""
        while True:
            try:
                while len(self._telling) < MOST_AT_ONCE and len(await self.begin()) == CLAIMED:
                    pass
            except UNAVAILABLE:
                LOG.warning("the database does not answer; notices are sent later")
            except Exception:
                LOG.exception("sending notices failed; it is tried again")
            await asyncio.sleep(self._settings.every)

    def close(self) -> None:
        for task in self._telling:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def step(self) -> None:
        """Everything that is to be done now, once, to its end."""
        await asyncio.gather(*await self.begin())

    async def begin(self) -> Sequence[asyncio.Task[None]]:
        """Finds what has happened, and begins to tell those who are to be told now."""
        await self._service.seen.save()
        if await in_database(self._store.leases.take, LEASE, LEASE_SECONDS):
            await self._look()
        claimed = await in_database(self._store.notices.claim)
        tasks = [asyncio.create_task(self._tell_in_turn(target)) for target in claimed]
        self._telling.update(tasks)
        for task in tasks:
            task.add_done_callback(self._told)
        return tasks

    def _told(self, task: asyncio.Task[None]) -> None:
        self._telling.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, UNAVAILABLE):
            LOG.warning("the database does not answer; notices are sent later")
        elif problem is not None:
            LOG.error("a notice could not be sent; it is tried again", exc_info=problem)

    # ---- what has happened

    async def _look(self) -> None:
        changed = await in_database(self._store.notices.changed_tables, self._after, TABLES_AT_ONCE)
        for code, latest in changed:
            if self._looked.get(code) != latest and (table := await self._load(code)) is not None:
                await in_database(self._store.notices.add, occasions(table))
            self._looked[code] = latest
        if changed:
            newest = changed[-1][1]
            self._after = newest if len(changed) == TABLES_AT_ONCE else max(self._after, newest - OVERLAP)
            self._looked = {code: at for code, at in self._looked.items() if at > self._after}

    async def _load(self, code: str) -> Table | None:
        """The table as stored; None if it can't be read, or if the rules of its game are not ready."""
        try:
            plan = await in_database(self._store.plan, code)
            if plan is None:
                return None
            self._service.preparation.require_ready(plan.game)
            return await in_database(self._store.load, plan)
        except (NotReady, CompileFailed, Unreadable):
            return None

    # ---- telling

    async def _tell_in_turn(self, target: Target) -> None:
        place = domain_of(target.address) if target.kind == "push" else target.kind
        turn = self._turns.setdefault(place, asyncio.Semaphore(AT_ONE_PLACE))
        try:
            async with asyncio.timeout(TURN_SECONDS):
                await turn.acquire()
        except TimeoutError:
            return await in_database(self._store.notices.postpone, target, now_in_milliseconds() + PUT_OFF)
        try:
            return await self._tell(target)
        finally:
            turn.release()

    async def _tell(self, target: Target) -> None:
        """Sends what is due to one target, as one message."""
        notices = await in_database(self._store.notices.due, target)
        if any(notice.occasion.mark == CONFIRM for notice in notices):
            return await self._confirm(target, notices)
        current = [notice for notice in notices if not notice.is_seen]
        told = await self._still_true(current)
        old = [notice for notice in notices if notice.id not in told]
        await in_database(self._store.notices.drop, old)
        NOTICES_SENT.labels(target.kind, "seen").inc(len(old))
        if not told:
            return await in_database(self._store.notices.postpone, target, 0)
        wishes = await in_database(self._store.notices.wishes, target.player)
        now = now_in_milliseconds()
        if (later := morning(wishes, now)) > now:
            return await in_database(self._store.notices.postpone, target, later)
        outcome = await self._send(target, most_urgent(told.values()))
        return await self._note(target, [notice for notice in current if notice.id in told], outcome)

    async def _still_true(self, notices: Sequence[Notice]) -> dict[str, Told]:
        """Those that still hold, by their ids, each with its table."""
        told = {}
        for notice in notices:
            table = await self._load(notice.occasion.code)
            if table is None:
                continue
            reasons = {(one.player, one.mark) for one in occasions(table)}
            if notice.occasion.kind == "invited" and not await self._is_invited(notice.occasion.player, table):
                continue
            is_turn = notice.occasion.kind in {"time", "turn"}
            if not is_turn or (notice.occasion.player, notice.occasion.mark) in reasons:
                told[notice.id] = Told(notice.occasion, table)
        return told

    async def _is_invited(self, player: str, table: Table) -> bool:
        """Whoever has declined, or comes too late, is not told."""
        is_invited = self._store.company.is_invited
        return bool(table.seats_of(player)) or await in_database(is_invited, table.plan.code, player)

    async def _send(self, target: Target, told: Sequence[Told]) -> Outcome:
        player = await in_database(self._store.language_of, target.player)
        say = speak(player or target.language)
        call = asyncio.get_running_loop().run_in_executor
        if target.kind == "push":
            message = push_message(told, say)
            topic = hashlib.sha256(told[0].occasion.code.encode()).hexdigest()[:32]
            return await call(self._threads, self.push.send, target, message, topic)
        if self.mailer is None:
            return Outcome.FAILED
        base = self._settings.public_url
        links = MailLinks(base, await self.mail_link("off", target.id))
        return await call(self._threads, self.mailer.send, letter(told, target.address, say, links))

    async def _confirm(self, target: Target, notices: Sequence[Notice]) -> None:
        if self.mailer is None:
            return await in_database(self._store.notices.drop, notices)
        link = await self.mail_link("on", target.id)
        mail = confirmation(target.address, speak(target.language), link)
        outcome = await asyncio.get_running_loop().run_in_executor(self._threads, self.mailer.send, mail)
        return await self._note(target, notices, outcome)

    async def _note(self, target: Target, notices: Sequence[Notice], outcome: Outcome) -> None:
        NOTICES_SENT.labels(target.kind, outcome.value).inc()
        store = self._store.notices
        if outcome is Outcome.SENT:
            return await in_database(store.sent, target, notices)
        if outcome is Outcome.GONE:
            return await in_database(store.remove, target.id)
        return await in_database(store.retry, target)

    # ---- links in mails

    async def mail_link(self, what: str, target: str) -> str:
        """The address of a link in a mail: `on` confirms the address, `off` ends mails to it."""
        return f"{self._settings.public_url}/me/mail/{what}/{target}/{await self.signature(what, target)}"

    async def signature(self, what: str, target: str) -> str:
        secret = await in_database(self._store.secret, "mail")
        return hmac.new(bytes.fromhex(secret), f"{what} {target}".encode(), hashlib.sha256).hexdigest()[:32]
