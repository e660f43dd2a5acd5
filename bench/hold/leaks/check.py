"""Compares what was sent to a client with what its seat may know."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from bench.hold.leaks import pieces
from bench.hold.leaks.clients import Sent
from bench.hold.leaks.literal import ID, Search
from bench.hold.leaks.truth import Moment
from stol.table.table import Table

PLACED = "@"
"""The sign before the place in a move. What is placed is public; draws have no place."""


@dataclass
class Check:
    """The check of one table; it remembers what each seat has learnt."""

    table: Table
    answers: int = 0
    bytes: int = 0
    findings: list[str] = field(default_factory=list)
    _known: dict[int | None, set[str]] = field(default_factory=dict)

    def learn(self, moment: Moment) -> None:
        """Adds what a seat sees now: it may be sent again later, since pages show past positions."""
        naming = pieces.NAMINGS.get(self.table.plan.game)
        if naming is None or moment.position is None:
            return
        placed = {piece for move in self.table.moves if PLACED in move for _, piece in naming.code.findall(move)}
        for seat in (None, *range(self.table.plan.players)):
            self._known.setdefault(seat, set()).update(naming.known(moment.everything, seat) | placed)

    def look(self, sent: Sent, moment: Moment, search: Search) -> None:
        self.answers += 1
        self.bytes += len(sent.data)
        self.findings += [f"{sent}: {what}" for what in self.found(sent, moment, search)]

    def found(self, sent: Sent, moment: Moment, search: Search) -> Iterator[str]:
        """All problems of a response."""
        if sent.status >= 500:
            yield f"status {sent.status}"
        yield from (what for what in search.find(sent.besides_own_id) if what != ID or not sent.may_have_ids)
        if moment.position is None:
            return
        if sent.status < 300 and sent.is_record and not moment.over:
            yield "a record before the end"
        yield from self.named(sent, moment)

    def named(self, sent: Sent, moment: Moment) -> Iterator[str]:
        """Hidden pieces, hands and choices that a response names. After the end a record may tell everything."""
        truth = moment.everything
        naming, known = pieces.NAMINGS.get(truth["game"]), self.known(sent)
        if "json" in sent.kind or "event-stream" in sent.kind:
            answer = json_of(sent)
            if not (moment.over and sent.is_record):
                yield from pieces.open_hands(answer, truth, sent.seat)
            if naming and not moment.over:
                yield from pieces.codes(naming, sent.text, known)
        elif naming and not moment.over and "html" in sent.kind:
            yield from pieces.in_page(naming, sent.text, known)

    def known(self, sent: Sent) -> set[str]:
        """Pieces that the response may name: those the seat knows, and those named in the request."""
        naming, known = pieces.NAMINGS.get(self.table.plan.game), self._known.get(sent.seat, set())
        return known | {piece for _, piece in naming.code.findall(sent.where)} if naming else known


def json_of(sent: Sent) -> object:
    """The JSON of a response or stream event; None if there is none."""
    if "event-stream" in sent.kind:
        lines = [line[5:] for line in sent.data.split(b"\n") if line.startswith(b"data:")]
        return msgspec.json.decode(b"".join(lines)) if lines else None
    try:
        return msgspec.json.decode(sent.text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
