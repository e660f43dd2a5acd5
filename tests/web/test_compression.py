"""Compression: pages, files and the schema; and none of it where somebody else would wait for it."""

import gzip
import threading

import pytest

from stol.web.api import game_types
from stol.web.html.assets import FOLDER, asset
from visitors import Server, Visitor

PLAIN = {"accept-encoding": "identity"}


def compressing_threads(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, threading.Thread]]:
    """The size of every body that is compressed from now on, with the thread in which it is."""
    compress = gzip.compress
    seen = []

    def compress_seen(body: bytes, level: int = 9, *, mtime: float) -> bytes:
        seen.append((len(body), threading.current_thread()))
        return compress(body, level, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", compress_seen)
    return seen


@pytest.mark.parametrize("address", ["/", "/learn/ingenious", "/schema/openapi.json", asset("base.css")])
def test_whoever_wants_it_gets_the_same_compressed(server: Server, address: str) -> None:
    visitor = server.stranger()
    small, plain = visitor.get(address, {"accept-encoding": "gzip"}), visitor.get(address, PLAIN)
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert "accept-encoding" in small.headers["vary"].lower()
    assert small.content == plain.content
    assert int(small.headers["content-length"]) < int(plain.headers["content-length"]) / 2


def test_large_pages_are_compressed_in_threads(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    loop = server.client.blocking_portal.call(threading.current_thread)
    seen = compressing_threads(monkeypatch)
    server.stranger().get("/learn/ingenious")
    server.stranger().get("/nowhere")
    server.stranger().get("/setup")
    assert [thread is loop for size, thread in seen if size < 64_000] == [True]
    assert [thread is loop for size, thread in seen if size >= 64_000] == [False]


def test_a_file_is_read_and_compressed_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    server.stranger().get(asset("score.css"))
    seen = compressing_threads(monkeypatch)
    answer = server.stranger().get(asset("score.css"))
    assert answer.content == (FOLDER / "score.css").read_bytes()
    assert not seen
    assert server.stranger().ask("HEAD", asset("score.css")).status_code == 200


@pytest.mark.parametrize("name", ["nothing.css", "", "..", "../app.py", "%2e%2e/assets.py", "a/b.css"])
def test_nothing_else_is_a_file(server: Server, name: str) -> None:
    assert server.stranger().get(asset(name)).status_code == 404


def test_the_schema_is_written_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def schema(visitor: Visitor) -> bytes:
        return visitor.get("/schema/openapi.json").content

    first = schema(server.stranger())
    monkeypatch.delattr(game_types, "game_types")
    assert schema(server.stranger()) == first
