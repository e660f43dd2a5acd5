"""Secrets are found by their bytes, however they are written."""

import base64
import random
import zlib

import pytest
from bench.hold.leaks import literal

from stol import Game
from table.played_tables import play_on, started

SEED = "00112233445566778899aabbccddeeff"
SEARCH = literal.until_the_end(literal.always([("a-token", "an-id")], ["ab" * 32]), SEED)


@pytest.mark.parametrize(
    "leak",
    [
        SEED.encode(),
        SEED.upper().encode(),
        bytes.fromhex(SEED),
        str(int(SEED, 16)).encode(),
        base64.b64encode(bytes.fromhex(SEED)),
        base64.urlsafe_b64encode(b"seed: " + SEED.encode() + b", ply: 3"),
        base64.b64encode(b"?" + bytes.fromhex(SEED) + b"??"),
        str(zlib.crc32(f"{SEED} 17".encode())).encode(),
        b"a-token",
        b"an-id",
        b"ab" * 32,
    ],
)
def test_a_secret_is_found_anywhere(leak: bytes) -> None:
    assert SEARCH.find(b'<p title="x">' + leak + b"</p>")


def test_nothing_is_found_where_nothing_is() -> None:
    assert not SEARCH.find(b"<p>1234567 and 00112233, a token and an id</p>")


@pytest.mark.parametrize("game", ["pixies", "clustered", "ingenious"])
def test_the_order_of_what_is_to_come_is_found(game: str) -> None:
    table = started(Game(game, 2), seed=SEED)
    order = next(literal.to_come(table))
    search = literal.now(SEARCH, table)
    for between in (",", ", ", '","'):
        assert search.find(between.join(order).encode())
        assert search.find(between.join(reversed(order)).encode())
    assert not search.find(",".join(sorted(order)).encode())


def test_a_few_pieces_are_no_order() -> None:
    """Chance alone would show them."""
    table = started(Game("ingenious", 2), seed=SEED)
    for _ in play_on(table, random.Random(1)):
        for order in literal.to_come(table):
            assert len(order) > 4
