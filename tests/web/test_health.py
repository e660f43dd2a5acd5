"""What a load balancer asks: whether a server lives, whether it can be sent requests, and how it stops."""

import contextlib
import http.client
import json
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bench.hold.serving import Server as Process

from visitors import Server

DRAIN = 5
"""Seconds that the server below goes on after it was told to stop."""
LONG = 120


def test_a_server_says_that_it_lives_and_is_ready_and_gives_no_cookie(server: Server) -> None:
    health, ready = (server.stranger().get(path) for path in ("/health", "/ready"))
    assert (health.status_code, health.json()) == (200, {"status": "ok"})
    assert (ready.status_code, ready.json()) == (200, {"ready": True, "missing": []})
    assert "set-cookie" not in {*health.headers, *ready.headers}
    assert {"no-store"} == {answer.headers["cache-control"] for answer in (health, ready)}
    assert server.stranger().ask("HEAD", "/ready").status_code == 200


def test_who_asks_for_it_often_is_not_refused(guarded: Server) -> None:
    visitor = guarded.stranger()
    assert [visitor.get("/health").status_code for _ in range(50)] == [200] * 50
    assert 429 not in {visitor.get("/ready").status_code for _ in range(50)}
    assert 429 in {visitor.get("/offline").status_code for _ in range(50)}


def test_while_rules_are_compiled_a_server_lives_but_is_not_ready(server: Server) -> None:
    unprepared = vars(server.service.preparation)["_unprepared"]
    unprepared.append("pixies")
    try:
        ready = server.stranger().get("/ready")
        assert (ready.status_code, ready.json()) == (503, {"ready": False, "missing": ["rules"]})
        assert server.stranger().get("/health").status_code == 200
    finally:
        unprepared.remove("pixies")


def ask(port: int, path: str) -> tuple[int, str]:
    with opened(port, "GET", path) as answer:
        return answer.status, answer.read().decode()


@contextlib.contextmanager
def opened(port: int, method: str, path: str, body: str | None = None) -> Iterator[http.client.HTTPResponse]:
    form = {"Content-Type": "application/x-www-form-urlencoded"} if body else {}
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", port, LONG)) as way:
        way.request(method, path, body, form)
        yield way.getresponse()


def until(port: int, is_there: Callable[[list[str]], bool]) -> None:
    """Waits until the parts that are not ready are as they should be."""
    while not is_there(json.loads(ask(port, "/ready")[1])["missing"]):
        pass


@pytest.mark.long
def test_a_server_that_stops_says_so_first_then_ends_its_streams(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'stol.db'}", options=["--drain", str(DRAIN)]) as server:
        until(server.port, lambda missing: not missing)
        with opened(server.port, "POST", "/tables", "game=pixies&seat1=open") as answer:
            address = answer.headers["Location"]
        with opened(server.port, "GET", f"{address}/stream") as stream:
            assert stream.readline()
            server.send(signal.SIGTERM)
            until(server.port, lambda missing: missing == ["stopping"])
            assert ask(server.port, "/health")[0] == 200
            assert ask(server.port, address)[0] == 200
            assert not stream.isclosed()
            stream.read()  # to its end, without an error
        assert server.ended() in {0, -signal.SIGTERM}
