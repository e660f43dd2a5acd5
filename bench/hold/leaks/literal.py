"""Searches all responses for secrets by their bytes: seeds, the order of draws, tokens and ids."""

import base64
import itertools
import math
import re
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from stol.table.table import Table
from stol.web.service.visitor import digest

PLIES = 1500
"""No game has more plies. Opponents have a seed for each ply."""
BITS = 40
"""An order of pieces is searched for if a random one would equal it with a probability of at most 2**-BITS."""
BETWEEN = (",", ", ", " ", '","', '", "', "")
"""Separators of lists."""
ID = "an id"
NUMBER = re.compile(rb"(?<!\d)\d{7,10}(?!\d)")


@dataclass(frozen=True)
class Search:
    """A search for secrets by their bytes; numbers must not be part of a longer number."""

    secrets: Mapping[bytes, str]
    """Secrets, each with its description."""
    numbers: Mapping[bytes, str] = field(default_factory=dict)

    def find(self, data: bytes) -> list[str]:
        found = [what for secret, what in self.secrets.items() if secret in data]
        return found + [self.numbers[number] for number in NUMBER.findall(data) if number in self.numbers]

    def besides(self, secrets: Iterable[bytes], what: str) -> "Search":
        return Search({**self.secrets, **dict.fromkeys(secrets, what)}, self.numbers)


def always(people: Iterable[tuple[str, str]], server: Iterable[str]) -> Search:
    """Secrets that nobody is ever sent: tokens, ids (besides lists of people), and the server's own secrets."""
    secrets: dict[bytes, str] = {}
    for token, player in people:
        secrets |= {token.encode(): "a token", digest(token).encode(): "the hash of a token", player.encode(): ID}
    return Search(secrets).besides((form for secret in server for form in forms(secret)), "a secret of the server")


def until_the_end(search: Search, seed: str) -> Search:
    """Adds secrets until the end of the game: the seed, and the seeds of opponents."""
    numbers = (zlib.crc32(f"{seed} {ply}".encode()) for ply in range(PLIES))
    told = {str(number).encode(): "an opponent's seed" for number in numbers}
    return Search(search.besides(forms(seed), "the seed").secrets, told)


def now(search: Search, table: Table) -> Search:
    """Adds what nobody knows yet: the order of the next draws."""
    return search.besides(orders(table), "what is still to come")


def forms(secret: str) -> Iterator[bytes]:
    """The forms of a hexadecimal secret: text, bytes, number, and within base64."""
    raw = bytes.fromhex(secret)
    yield from (secret.encode(), secret.upper().encode(), raw, str(int(secret, 16)).encode())
    for text, (shift, mixed) in itertools.product((raw, secret.encode()), ((0, 0), (1, 2), (2, 3))):
        inner = base64.b64encode(bytes(shift) + text)[mixed:-4]  # without what depends on its neighbours
        yield from (inner, inner.translate(bytes.maketrans(b"+/", b"-_")))


def orders(table: Table) -> Iterator[bytes]:
    """The coming draws from each source, forward and reversed, in the ways lists are written."""
    for order in to_come(table):
        for pieces, between in itertools.product((order, order[::-1]), BETWEEN):
            yield between.join(pieces).encode()


def to_come(table: Table) -> Iterator[list[str]]:
    """The next pieces from each source that was drawn from, if there are enough to tell them from chance."""
    if table.position is None:
        return
    for rest in vars(table.deal())["_orders"].values():
        left, bits, order = Counter(rest), 0.0, list[str]()
        while left and bits < BITS:
            order.append(rest[-1 - len(order)])
            bits += math.log2(left.total() / left[order[-1]])
            left -= Counter(order[-1:])
        if bits >= BITS and order != sorted(order):
            yield order
