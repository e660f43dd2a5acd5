"""A server that sends notices when a test says so, to a push service and a mail server of the tests."""

import contextlib
import random
import socket
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from litestar.testing import TestClient

from push_service import PushService
from stol.table import notices as stored
from stol.web.app import Settings, create
from stol.web.service.notices.sender import NoticeSender
from table.played_tables import any_choice
from visitors import HOST, Server, Visitor

NO_NIGHT = {"night_from": 0, "night_to": 0, "zone": ""}
ALL = [
    f"{channel}-{kind}" for channel in ("push", "mail") for kind in ("time", "turn", "invited", "rematch", "finished")
]


class Mailbox:
    """What a mail server was handed."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = False

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 - as the library names it
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    async def handle_RCPT(  # noqa: N802 - as above
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if self.refuses:
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"


class Noticing:
    """A server that sends notices when the test says so, with a push service and a mailbox."""

    def __init__(self, server: Server, push: PushService, mailbox: Mailbox) -> None:
        self.server, self.push, self.mailbox = server, push, mailbox

    @property
    def sender(self) -> NoticeSender:
        return cast("NoticeSender", self.server.app.state.notices)

    def send(self) -> None:
        """All that is due is sent, and no sooner than it is found."""
        for _ in range(2):
            self.server.client.blocking_portal.call(self.sender.step)

    def subscriber(self, name: str, host: str | None = None) -> Visitor:
        """A player whose browser is notified, by night as well."""
        visitor = self.server.person(name)
        endpoint, keys = self.push.subscribe(visitor.id, host)
        assert visitor.post("/me/notices/browser", endpoint=endpoint, **keys).status_code == 200
        self.wish(visitor)
        return visitor

    def wish(self, visitor: Visitor, *on: str, **night: object) -> None:
        form = {"on": list(on or ALL), **NO_NIGHT, **night}
        assert visitor.ask("POST", "/me/notices", data=form).status_code == 303

    def told(self) -> list[tuple[str, str]]:
        return [(one.message["title"], one.message["path"]) for one in self.push.delivered]

    def rows(self, table: sa.Table) -> int:
        engine = sa.create_engine(self.server.store.url)
        with engine.connect() as connection:
            count = connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        engine.dispose()
        return count


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[Noticing]:
    mailbox, push = Mailbox(), PushService()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    mail = Controller(mailbox, hostname="127.0.0.1", port=port)
    mail.start()
    settings = Settings(
        database=f"sqlite:///{folder / 'tables.db'}", pace=0, limited=False, workers=1,
        smtp=f"smtp://127.0.0.1:{port}", mail_from="stol@stol.example", public_url="https://stol.example",
        push_hosts=(push.host, push.other_host), notices_every=1e9,
    )  # fmt: skip
    with push.running(), TestClient(create(settings), base_url=HOST, raise_server_exceptions=False) as client:
        server = Server(client)
        server.until_ready()
        yield Noticing(server, push, mailbox)
    mail.stop()


def let_nothing_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    for waits in (stored.GRACE, stored.SPACING):
        monkeypatch.setitem(waits, "push", 0)
        monkeypatch.setitem(waits, "mail", 0)
    monkeypatch.setattr(stored, "FIRST_RETRY", 0)


def table_of(host: Visitor, guest: Visitor) -> str:
    address = host.open(game="pixies", players=2, seat0="you", seat1="open")
    guest.sit(address, 1)
    return address


def move(noticing: Noticing, address: str, *players: Visitor) -> Visitor:
    """Somebody moves; who is to move then."""
    table = noticing.server.session_at(address).table
    seat, ply, chosen = any_choice(table, random.Random(1))
    assert players[seat].post(f"{address}/moves", ply=ply, move=chosen, seat=seat).status_code == 303
    return players[noticing.server.table(address).to_choose()[0]]
