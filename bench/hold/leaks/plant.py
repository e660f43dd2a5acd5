"""Plants leaks into copies of responses, to prove that the search finds each kind."""

import base64
import random
import re
import zlib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from bench.hold.leaks import pieces
from bench.hold.leaks.clients import Sent
from bench.hold.leaks.literal import to_come
from bench.hold.leaks.truth import Moment
from stol.table.table import Table
from stol.text import speak

TAG = re.compile(rb"<[a-z]+(?=[ >])")


@dataclass
class Planted:
    """The number of planted and found leaks by kind."""

    kinds: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)

    def note(self, kind: str, *, found: bool) -> None:
        self.kinds[kind] += 1
        self.found[kind] += found

    def add(self, other: "Planted") -> None:
        self.kinds += other.kinds
        self.found += other.found

    @property
    def missed(self) -> int:
        return self.kinds.total() - self.found.total()

    def __str__(self) -> str:
        return ", ".join(f"{kind} {self.found[kind]} of {count}" for kind, count in sorted(self.kinds.items()))


@dataclass(frozen=True)
class Plot:
    """A response, and what must not be in it."""

    sent: Sent
    table: Table
    moment: Moment
    people: Mapping[str, str]
    """Ids of all clients, by token."""
    known: set[str]
    """Pieces that may be named."""
    chance: random.Random

    @property
    def truth(self) -> dict[str, Any]:
        return self.moment.everything

    @property
    def naming(self) -> pieces.Naming | None:
        return pieces.NAMINGS.get(self.table.plan.game)

    def hidden(self) -> list[str]:
        """Pieces of others that the client may not know."""
        if self.naming is None:
            return []
        held = enumerate(self.truth[self.naming.field])
        unknown = [hand for other, hand in held if self.naming.hides(self.truth, self.sent.seat, other)]
        return sorted({piece for hand in unknown for piece in hand} - self.known - {pieces.JOKER})

    def with_text(self, leak: bytes) -> Sent:
        """The response with the leak at a random place."""
        place = self.chance.randrange(len(self.sent.data) + 1)
        return replace(self.sent, data=self.sent.data[:place] + leak + self.sent.data[place:])

    def with_view(self, **parts: object) -> Sent | None:
        """The response with a change in its view."""
        head, _, body = self.sent.data.partition(b"\n\n")
        if "json" not in self.sent.kind or '"actor"' not in body.decode():
            return None
        answer = msgspec.json.decode(body)
        next(pieces.views(answer)).update(parts)
        return replace(self.sent, data=head + b"\n\n" + msgspec.json.encode(answer))


def in_attribute(plot: Plot) -> Sent | None:
    hidden, tags = plot.hidden(), list(TAG.finditer(plot.sent.data))
    if "html" not in plot.sent.kind or not hidden or not tags:
        return None
    end, piece = plot.chance.choice(tags).end(), plot.chance.choice(hidden)
    leak = f' data-x="tile-{piece}-1"'.encode()
    return replace(plot.sent, data=plot.sent.data[:end] + leak + plot.sent.data[end:])


def in_words(plot: Plot) -> Sent | None:
    hidden, naming = plot.hidden(), plot.naming
    if "html" not in plot.sent.kind or not hidden or naming is None:
        return None
    words = naming.word(speak(), plot.chance.choice(hidden))
    return replace(plot.sent, data=plot.sent.data + f"<p>They hold a {words}.</p>".encode())


def in_hands(plot: Plot) -> Sent | None:
    naming = plot.naming
    return (
        None if naming is None or not others_hold(plot) else plot.with_view(**{naming.field: plot.truth[naming.field]})
    )


def others_hold(plot: Plot) -> bool:
    """Whether another seat holds pieces that are hidden from the client."""
    naming, truth = plot.naming, plot.truth
    return naming is not None and any(
        naming.hides(truth, plot.sent.seat, other) for other in range(plot.table.plan.players)
    )


def in_unseen(plot: Plot) -> Sent | None:
    return plot.with_view(unseen=plot.truth["unseen"]) if plot.naming else None


def in_choices(plot: Plot) -> Sent | None:
    others = {seat: move for seat, move in plot.moment.choices.items() if seat != plot.sent.seat}
    shown = [others.get(seat) for seat in range(plot.table.plan.players)]
    return plot.with_view(chosen=shown) if others else None


def in_order(plot: Plot) -> Sent | None:
    order = next(to_come(plot.table), None)
    return plot.with_text(msgspec.json.encode(order)) if order else None


def record(plot: Plot) -> Sent | None:
    return replace(plot.sent, status=200) if plot.sent.where.endswith("/record") else None


KINDS: Final[dict[str, Callable[[Plot], Sent | None]]] = {
    "the seed": lambda plot: plot.with_text(plot.table.plan.seed.encode()),
    "the seed in bytes": lambda plot: plot.with_text(bytes.fromhex(plot.table.plan.seed)),
    "the seed in base64": lambda plot: plot.with_text(
        base64.b64encode(b"seed=" + plot.table.plan.seed.encode() + b";")
    ),
    "an opponent's seed": lambda plot: plot.with_text(
        b" %d " % zlib.crc32(f"{plot.table.plan.seed} {plot.moment.sequence}".encode())
    ),
    "a token": lambda plot: plot.with_text(plot.chance.choice(list(plot.people)).encode()),
    "an id": lambda plot: plot.with_text(plot.chance.choice(list(plot.people.values())).encode()),
    "what is still to come": in_order,
    "a piece in an attribute": in_attribute,
    "a piece in words": in_words,
    "a hand in a view": in_hands,
    "what is left in a view": in_unseen,
    "a choice in a view": in_choices,
    "a record before the end": record,
}
"""The kinds of leaks."""
