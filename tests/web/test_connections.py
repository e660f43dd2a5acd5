"""Slow, idle and too many connections are dropped; whoever behaves is served, and streams stay open."""

import contextlib
import http.client
import socket
import time
from collections.abc import Iterable, Iterator

import pytest

from stol.web.http import connections
from web.served import HOST, LONG, Served, served

SHORT = {"head": 0.5, "body": 0.5, "between": 1, "taking": 0.5}
GET = b"GET /offline HTTP/1.1\r\nHost: stol\r\n\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("impatient"), SHORT) as running:
        yield running


def is_closed(way: socket.socket) -> bool:
    """Reads whatever comes until the server closes the connection."""
    try:
        while way.recv(65536):
            pass
    except ConnectionResetError:
        pass
    return True


def is_open(way: socket.socket) -> bool:
    """Whether the server has not closed the connection so far."""
    way.settimeout(0)
    try:
        while way.recv(65536):
            pass
    except BlockingIOError:
        return True
    finally:
        way.settimeout(LONG)
    return False


def read_answer(way: socket.socket) -> int:
    """The status of an answer, which is read to its end."""
    answer = http.client.HTTPResponse(way)
    answer.begin()
    answer.read()
    return answer.status


def open_stream(running: Served) -> socket.socket:
    """A stream of a new player's tables, up to its first event."""
    way = http.client.HTTPConnection(HOST, running.port, LONG)
    way.request("POST", "/name", "name=Ana", {"Content-Type": "application/x-www-form-urlencoded"})
    cookie = way.getresponse().headers["set-cookie"].partition(";")[0]
    way.close()
    stream = running.connect()
    stream.sendall(f"GET /stream HTTP/1.1\r\nHost: stol\r\nCookie: {cookie}\r\n\r\n".encode())
    seen = b""
    while b"data:" not in seen:
        seen += stream.recv(65536)
    return stream


WAITING = {
    "nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: st",
    "half a body": b"POST /name HTTP/1.1\r\nHost: stol\r\nContent-Length: 1000\r\n\r\nname=",
    "half a chunked body": b"POST /name HTTP/1.1\r\nHost: stol\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nname=\r\n",
    "refused before its end": b"POST /nowhere HTTP/1.1\r\nHost: stol\r\nContent-Length: 1000\r\n\r\nname=",
    "nothing more": GET,
    "an empty line": GET + b"\r\n",
    "half a second head": GET + b"GET / HTTP/1.1\r\nHost: st",
}


@pytest.mark.parametrize("sent", WAITING.values(), ids=WAITING)
def test_who_keeps_the_server_waiting_is_dropped(impatient: Served, sent: bytes) -> None:
    with impatient.connect() as way:
        way.sendall(sent)
        assert is_closed(way)
    assert impatient.get("/offline").status == 200


def test_a_head_that_comes_letter_by_letter_is_not_waited_for(impatient: Served) -> None:
    with impatient.connect() as way:
        way.settimeout(0.05)
        way.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises((ConnectionError, AssertionError)):  # noqa: PT012 - it goes on until the server has had enough
            while True:
                try:
                    way.sendall(b"X-Slow: a\r\n")
                    assert way.recv(1)
                except TimeoutError:
                    continue


LINE = b"GET / HTTP/1.1\r\n"
ENDLESS = {
    "an address": (b"GET /", b"a" * 100_000),
    "a header": (LINE + b"X: ", b"a" * 100_000),
    "a name of a header": (LINE, b"a" * 100_000),
    "many headers": (LINE, b"a: b\r\n" * 20_000),
}
MORE_THAN_BUFFERS_HOLD = 200
"""Pieces of 100 kB."""


@pytest.mark.parametrize(("begin", "piece"), ENDLESS.values(), ids=ENDLESS)
def test_a_head_is_not_read_for_ever(impatient: Served, begin: bytes, piece: bytes) -> None:
    with impatient.connect() as way:
        way.sendall(begin)
        with pytest.raises(ConnectionError):  # noqa: PT012 - any of the pieces
            for _ in range(MORE_THAN_BUFFERS_HOLD):
                way.sendall(piece)


def test_a_head_has_a_length(impatient: Served) -> None:
    for headers in (b"X: %b\r\n" % (b"a" * 20_000), b"a: b\r\n" * 4_000):
        with impatient.connect() as way:
            way.sendall(LINE + b"Host: stol\r\n" + headers + b"\r\n")
            assert read_answer(way) == 431
            assert is_closed(way)
    assert impatient.get("/offline", X="a" * 15_000).status == 200


def test_behind_an_answer_that_is_not_finished_only_so_many_requests_wait(impatient: Served) -> None:
    with open_stream(impatient) as stream:
        stream.sendall(GET * 150)
        stream.settimeout(LONG / 2)
        assert is_closed(stream)
    with open_stream(impatient) as stream:
        stream.sendall(GET * 50)
        assert is_open(stream)


def test_a_stream_outlasts_those_who_are_dropped(impatient: Served) -> None:
    with open_stream(impatient) as stream:
        for sent in (b"", b"GET / HTTP/1.1\r\nHost: st", GET):
            with impatient.connect() as way:
                way.sendall(sent)
                assert is_closed(way)
        assert is_open(stream)


def test_who_does_not_take_an_answer_is_dropped(impatient: Served) -> None:
    with impatient.connect() as way:
        way.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        way.sendall(b"GET /learn/ingenious HTTP/1.1\r\nHost: stol\r\nAccept-Encoding: identity\r\n\r\n" * 100)
        with pytest.raises(ConnectionError):  # noqa: PT012 - until the server has had enough
            while True:
                way.sendall(b"\r\n")
                time.sleep(0.05)
    assert impatient.get("/offline").status == 200


def assert_served_at_once(running: Served, source: str, count: int) -> None:
    with contextlib.ExitStack() as stack:
        for way in [stack.enter_context(running.connect(source)) for _ in range(count)]:
            way.sendall(GET)
            assert read_answer(way) == 200


def test_a_client_has_only_so_many_connections(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("few"), per_client=5, trusted="127.0.0.8") as running:
        ways = [running.connect() for _ in range(5)]
        for way in ways:
            way.sendall(GET)
            assert read_answer(way) == 200
        with running.connect() as one_too_many:
            assert read_answer(one_too_many) == 503
            assert is_closed(one_too_many)
        assert running.get("/offline", source="127.0.0.2").status == 200
        assert_served_at_once(running, "127.0.0.8", 10)  # a proxy has connections for many clients
        ways.pop().close()
        while running.get("/offline").status != 200:  # once the server has noticed
            pass
        for way in ways:
            assert is_open(way)
            way.close()


def test_who_has_many_networks_has_not_many_times_the_connections() -> None:
    gate = connections.Gate(per_client=10)

    def fill(hosts: Iterable[str]) -> int:
        """How many of them are let in, one after the other."""
        entered = 0
        for host in hosts:
            if gate.has_room(host, 0):
                gate.enter(host)
                entered += 1
        return entered

    assert fill(f"2001:db8:0:{net:x}::{host}" for net in range(256) for host in range(1, 20)) == 20
    assert fill(f"2001:db8:0:{net:x}00::1" for net in range(1, 200)) == 20
    assert not gate.has_room("2001:db8:0:ff00::1", 0)
    assert gate.has_room("2001:db8:1::1", 0)
    assert fill(f"192.0.2.{host}" for host in range(200)) == 200
    gate.leave("2001:db8:0:100::1")
    assert gate.has_room("2001:db8:0:ff00::1", 0)


def test_files_are_kept_for_the_database() -> None:
    gate = connections.Gate(most=3)
    assert gate.has_room("192.0.2.1", 2)
    assert not gate.has_room("192.0.2.1", 3)


def test_the_system_is_asked_for_as_many_files_as_it_allows() -> None:
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(before[0], 512), before[1]))
    try:
        room = connections.ask_for_files()
        now = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert now == (min(before[1], connections.MOST_FILES), before[1])
        assert room == now[0] - connections.FILES_BESIDE
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
