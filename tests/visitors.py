"""Visitors of a real server, each with cookies of their own, in the process of the tests."""

import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, cast

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient

from stol.games.registry import KEYS
from stol.table.change import add_player, open_table
from stol.table.events import Event
from stol.table.plan import Plan
from stol.table.player import Player
from stol.table.seats import new_code
from stol.table.service import TableService
from stol.table.session import TableSession
from stol.table.store import Store
from stol.table.table import Table
from stol.web.http.visitor import COOKIE
from stol.web.service.visitor import digest
from table.played_tables import is_ready

HOST = "http://stol.example"
Headers: TypeAlias = Mapping[str, str]


@dataclass
class Server:
    """The application, running."""

    client: TestClient[Litestar]

    @property
    def app(self) -> Litestar:
        return cast("Litestar", self.client.app)

    @property
    def service(self) -> TableService:
        return cast("TableService", self.app.state.service)

    @property
    def store(self) -> Store:
        return self.service.store

    def until_ready(self) -> None:
        while not all(is_ready(self.service, game) for game in KEYS):
            time.sleep(0.02)

    def stranger(self) -> "Visitor":
        """A visitor without a cookie."""
        return Visitor(self)

    def person(self, name: str = "") -> "Visitor":
        """A visitor who is a player."""
        visitor = Visitor(self, secret=secrets.token_urlsafe(32))
        self.store.write(add_player(Player(id=visitor.id, name=name), digest(visitor.secret)))
        return visitor

    def open(self, plan: Plan, log: Sequence[Event]) -> str:
        """Stores a table with this event log and returns its address."""
        self.store.write(open_table(plan, log))
        return f"/tables/{plan.code}"

    def session_at(self, address: str) -> TableSession:
        found = self.client.blocking_portal.call(self.service.find, code_of(address))
        assert found is not None
        return found

    def table(self, address: str) -> Table:
        """The table as stored, not as in memory."""
        plan = self.store.plan(code_of(address))
        assert plan is not None
        return self.store.load(plan)


@dataclass
class Visitor:
    """A browser of its own."""

    server: Server
    secret: str = ""
    id: str = field(default_factory=lambda: secrets.token_hex(16))

    def ask(self, method: str, address: str, *, headers: Headers | None = None, **more: Any) -> Response:  # noqa: ANN401 - as httpx takes it
        """Sends a request. Redirects are not followed; server errors become responses."""
        client = self.server.client
        client.cookies.clear()
        cookie = {"cookie": f"{COOKIE}={self.secret}"} if self.secret else {}
        answer = client.request(method, address, headers=cookie | dict(headers or {}), follow_redirects=False, **more)
        self.secret = answer.cookies.get(COOKIE) or self.secret
        client.cookies.clear()
        return answer

    def get(self, address: str, headers: Headers | None = None) -> Response:
        return self.ask("GET", address, headers=headers)

    def post(self, address: str, headers: Headers | None = None, /, **fields: object) -> Response:
        return self.ask("POST", address, headers=headers, data={name: str(value) for name, value in fields.items()})

    def open(self, **fields: object) -> str:
        """Opens a table and returns its address."""
        answer = self.post("/tables", **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def sit(self, address: str, seat: int) -> None:
        assert self.post(f"{address}/sit", seat=seat).status_code == 303


def code_of(address: str) -> str:
    return address.split("/")[2]


def plan_for(
    host: Visitor,
    game: str,
    players: int,
    options: dict[str, object],
    *,
    watch: bool = True,
    real_components: bool = False,
) -> Plan:
    return Plan(
        code=new_code(), game=game, players=players, options=options, host=host.id, seed=secrets.token_hex(16),
        watch=watch, real_components=real_components,
    )  # fmt: skip
