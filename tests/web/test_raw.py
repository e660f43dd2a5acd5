"""Raw ASGI requests that no client library would send, and streams."""

import asyncio
from typing import Any

import pytest

from stol.web.http.allowances import Limits
from visitors import Server
from web.test_moves import sit_together


async def first_of(app: Any, path: str, **more: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - as ASGI has it
    """The response of an application; of a stream, up to the first event."""
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": [],
        "client": ("192.0.2.1", 1), "server": ("127.0.0.1", 80), **more,
    }  # fmt: skip
    told: list[dict[str, Any]] = []
    enough = asyncio.Event()
    asked = iter([{"type": "http.request", "body": b"", "more_body": False}])

    async def receive() -> dict[str, Any]:
        for message in asked:
            return message
        await enough.wait()
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        told.append(message)
        if b"data:" in message.get("body", b""):
            enough.set()

    await app(scope, receive, send)
    return told


def headers_of(told: list[dict[str, Any]]) -> dict[str, str]:
    return {name.decode().lower(): value.decode() for name, value in told[0]["headers"]}


@pytest.mark.parametrize("path", ["*", "", "tables", "/tables//moves", "/tables/\x00/seat/1/2", "//evil.example/"])
@pytest.mark.parametrize("method", ["GET", "OPTIONS", "POST", "PRI"])
def test_a_path_may_be_anything(server: Server, path: str, method: str) -> None:
    call = server.client.blocking_portal.call
    told = call(lambda: first_of(server.app, path, method=method))
    assert told[0]["status"] < 500
    assert "content-security-policy" in headers_of(told)


def test_a_stream_is_guarded_too(server: Server) -> None:
    address, *_ = sit_together(server, "pixies")
    told = server.client.blocking_portal.call(lambda: first_of(server.app, f"{address}/stream"))
    assert told[0]["status"] == 200
    headers = headers_of(told)
    assert headers["content-type"].startswith("text/event-stream")
    assert headers["cache-control"] == "no-store"
    assert "content-security-policy" in headers
    assert f"data: {server.table(address).sequence}".encode() in b"".join(message["body"] for message in told[1:])


def test_one_stream_too_many_is_refused(guarded: Server, limits: Limits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "streams", 1)
    guarded.until_ready()
    ana = guarded.person("Ana")
    address = f"{ana.open(game='pixies', seat1='open')}/stream"
    call = guarded.client.blocking_portal.call
    with limits.streaming("192.0.2.1"):
        told = call(lambda: first_of(guarded.app, address))
        assert told[0]["status"] == 429
        assert int(headers_of(told)["retry-after"]) > 0
        assert call(lambda: first_of(guarded.app, address, client=("192.0.2.2", 1)))[0]["status"] == 200
    assert call(lambda: first_of(guarded.app, address))[0]["status"] == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("a name", "another", False),
    ],
)
def test_who_has_a_network_counts_as_one(guarded: Server, one: str, other: str, *, same: bool) -> None:
    call = guarded.client.blocking_portal.call
    while call(lambda: first_of(guarded.app, "/setup", client=(one, 1)))[0]["status"] == 200:
        pass
    assert (call(lambda: first_of(guarded.app, "/setup", client=(other, 1)))[0]["status"] == 429) == same
