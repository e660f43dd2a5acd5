"""A real server with a database of its own, in this process."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from litestar.testing import TestClient

from stol.web.app import Settings, create
from stol.web.http.allowances import ALLOWED, Limits
from visitors import HOST, Server
from web.noticing import Noticing, let_nothing_wait, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with all rules compiled and without rate limits."""
    database = tmp_path_factory.mktemp("web") / "tables.db"
    app = create(
        Settings(database=f"sqlite:///{database}", pace=0, limited=False, workers=1, away_after=1e9, simulations=20)
    )
    with TestClient(app, base_url=HOST, raise_server_exceptions=False) as client:
        running = Server(client)
        running.until_ready()
        yield running


@pytest.fixture(scope="session")
def limits() -> Limits:
    """Small limits, with a stopped clock."""
    return Limits(allowed={kind: replace(allowance, burst=5) for kind, allowance in ALLOWED.items()}, clock=lambda: 0.0)


@pytest.fixture(scope="session")
def guarded_server(tmp_path_factory: pytest.TempPathFactory, limits: Limits) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("guarded") / "tables.db"
    app = create(Settings(database=f"sqlite:///{database}", workers=1), limits)
    with TestClient(app, base_url=HOST, raise_server_exceptions=False) as client:
        yield Server(client)


@pytest.fixture
def guarded(guarded_server: Server, limits: Limits) -> Server:
    """A server with full allowances. Its rules may not be compiled yet."""
    vars(limits)["_left"].clear()
    return guarded_server


@pytest.fixture(scope="module")
def noticing_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Noticing]:
    with serving(tmp_path_factory.mktemp("notices")) as noticing:
        yield noticing


@pytest.fixture
def noticing(noticing_server: Noticing, monkeypatch: pytest.MonkeyPatch) -> Noticing:
    """Nothing has been told yet, and nothing has to wait."""
    let_nothing_wait(monkeypatch)
    noticing_server.send()
    noticing_server.push.status, noticing_server.mailbox.refuses = 201, False
    noticing_server.push.delivered.clear()
    noticing_server.mailbox.mails.clear()
    return noticing_server
