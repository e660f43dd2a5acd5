"""A server in this process for browsers, whose clocks are given: days pass at once, and what is due then is told."""

import asyncio
import contextlib
import socket
import threading
import time
import urllib.request
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import uvicorn
from aiosmtpd.controller import Controller
from litestar import Litestar

from push_service import PushService
from stol.table.change import now_in_milliseconds
from stol.table.schema import SERVED
from stol.table.table import Table
from stol.web.app import Settings, create
from stol.web.http.counted import READY
from table.timed_tables import GivenTime
from web.noticing import Mailbox, let_nothing_wait


class GivenDays:
    """The server, with a push service and a mailbox of its own."""

    def __init__(self, app: Litestar, port: int, push: PushService, mailbox: Mailbox) -> None:
        self.app, self.push, self.mailbox = app, push, mailbox
        self.address = f"http://127.0.0.1:{port}"
        self.time = GivenTime(now_in_milliseconds())
        self._loop = asyncio.new_event_loop()

    def serve(self, server: uvicorn.Server, door: socket.socket) -> None:
        self._loop.run_until_complete(server.serve(sockets=[door]))

    def until_ready(self) -> None:
        while True:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(self.address + READY, timeout=5).close()  # noqa: S310 - our own server
                return
            time.sleep(0.05)

    def table(self, address: str) -> Table:
        """As stored."""
        store = self.app.state.service.store
        plan = store.plan(address.rpartition("/")[2])
        assert plan is not None
        table: Table = store.load(plan)
        return table

    def tell(self) -> None:
        """All that is due is sent, and no sooner than it is found."""
        for _ in range(2):
            self._run(self.app.state.notices.step())

    def passes(self, amount: int) -> None:
        """The server runs meanwhile."""
        engine = sa.create_engine(self.app.state.service.store.url)
        with engine.begin() as connection:  # days would need thousands of signs of life
            connection.execute(SERVED.update().values(until=self.time.moment + amount))
        engine.dispose()
        self.time.passes(amount)
        self._run(self.app.state.service.clocks.check())
        self.tell()

    def _run(self, step: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(step, self._loop).result()


@contextlib.contextmanager
def given_days(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GivenDays]:
    let_nothing_wait(monkeypatch)
    doors = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
    port, mail_port = (door.getsockname()[1] for door in doors)
    doors[1].close()
    mailbox, push = Mailbox(), PushService()
    settings = Settings(
        database=f"sqlite:///{folder / 'tables.db'}", pace=0, limited=False, workers=1, notices_every=1e9,
        smtp=f"smtp://127.0.0.1:{mail_port}", mail_from="stol@stol.example", public_url=f"http://127.0.0.1:{port}",
        push_hosts=(push.host,),
    )  # fmt: skip
    days = GivenDays(create(settings), port, push, mailbox)
    server = uvicorn.Server(uvicorn.Config(days.app, ws="none", log_config=None, timeout_graceful_shutdown=1))
    mail = Controller(mailbox, hostname="127.0.0.1", port=mail_port)
    mail.start()
    thread = threading.Thread(target=days.serve, args=(server, doors[0]))
    thread.start()
    try:
        with push.running():
            days.until_ready()
            monkeypatch.setattr(days.app.state.service.clocks, "_given", days.time)
            yield days
    finally:
        server.should_exit = True
        thread.join()
        mail.stop()
