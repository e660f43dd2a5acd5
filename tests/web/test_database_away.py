"""A database that is locked, full, read-only or restarting: everybody is told to come back, and nothing is lost."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from litestar.testing import TestClient

from stol.web.app import Settings, create
from table.postgresql import postgresql_server
from visitors import HOST, Server, Visitor


@contextmanager
def server_with(url: str) -> Iterator[Server]:
    app = create(Settings(database=url, pace=0, limited=False, workers=1, away_after=1e9))
    with TestClient(app, base_url=HOST, raise_server_exceptions=False) as client:
        running = Server(client)
        running.until_ready()
        yield running


def refused_for_now(ana: Visitor, address: str) -> None:
    """A change is answered with 503, as a page and for programs, and changes nothing."""
    answer = ana.post(f"{address}/talk", text="hello", key="1")
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0
    assert "What was played is kept" in answer.text
    told = ana.server.client.post(
        f"/api{address}/talk", json={"text": "hello", "key": "1"}, headers={"authorization": f"Bearer {ana.secret}"}
    )
    assert (told.status_code, told.json()["id"]) == (503, "database-silent")
    assert int(told.headers["retry-after"]) > 0


def test_a_database_that_somebody_else_has_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stol.table.database.SQLITE_LOCK_TIMEOUT", 0.05)
    with server_with(f"sqlite:///{tmp_path / 'stol.db'}") as server:
        ana = server.person("Ana")
        address = ana.open(game="pixies")
        with sqlite3.connect(tmp_path / "stol.db", isolation_level=None) as other:
            other.execute("BEGIN EXCLUSIVE")
            refused_for_now(ana, address)
            other.rollback()
        assert ana.post(f"{address}/talk", text="hello", key="1").status_code == 303
        assert [said.text for said in server.table(address).talk] == ["hello"]


@pytest.mark.parametrize("state", ["max_page_count = 1", "query_only = ON"], ids=["full", "read-only"])
def test_a_database_that_is_full_or_read_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, state: str) -> None:
    from stol.table import database  # noqa: PLC0415 - what it does to a connection is extended below

    spoiled: list[bool] = []
    connect = database.set_pragmas

    def pragmas(connection: sqlite3.Connection, record: object) -> None:
        connect(connection, record)  # type: ignore[arg-type]  # the driver's own connection
        if spoiled:
            connection.execute(f"PRAGMA {state}")

    monkeypatch.setattr(database, "set_pragmas", pragmas)
    with server_with(f"sqlite:///{tmp_path / 'stol.db'}") as server:
        ana = server.person("Ana")
        address = ana.open(game="pixies")
        for broken in (True, False):
            spoiled[:] = [True] if broken else []
            server.store._engine.dispose()  # noqa: SLF001 - the next connections are as they are then
            if broken:
                fill = "x" * 200
                answers = {ana.post(f"{address}/talk", text=fill, key=str(number)).status_code for number in range(40)}
                assert 503 in answers
                assert answers <= {303, 503}
        assert ana.post(f"{address}/talk", text="hello", key="at last").status_code == 303


@pytest.mark.long
def test_a_postgresql_that_crashes_and_comes_back() -> None:
    with postgresql_server(lasting=True) as database, server_with(database.new()) as server:
        ana = server.person("Ana")
        address = ana.open(game="pixies")
        database.crash()
        refused_for_now(ana, address)
        while (ready := ana.get("/ready")).status_code == 200:
            time.sleep(0.1)  # an answer of the database counts for a second
        assert (ready.status_code, "database" in ready.json()["missing"]) == (503, True)
        assert ana.get("/health").status_code == 200
        database.start()
        database.connect().close()
        assert ana.post(f"{address}/talk", text="hello", key="1").status_code == 303
        assert ana.get(address).status_code == 200
        assert [said.text for said in server.table(address).talk] == ["hello"]
