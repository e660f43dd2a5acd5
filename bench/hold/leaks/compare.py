"""Compares two tables that differ only in what is hidden from a client: all responses must be the same."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec.structs import replace

from bench.hold.leaks.clients import Client, Question, Sent
from bench.hold.leaks.game import Game
from bench.hold.leaks.otherwise import otherwise
from bench.hold.leaks.truth import moment
from bench.hold.wire import HOST
from stol.table.change import open_table
from stol.table.events import Event, Undone, Withdrawn
from stol.table.seats import new_code
from stol.table.store import Store
from stol.table.table import Table
from stol.text import speak
from stol.web.html.pages.invitation import qr, spaced


@dataclass
class Compared:
    """The number of comparisons, and the differences."""

    pairs: int = 0
    """Pairs of responses."""
    dealt: int = 0
    """Tables with other hidden parts."""
    bytes: int = 0
    findings: list[str] = field(default_factory=list)


async def compare(game: Game, moments: int) -> Compared:
    """Compares at some positions of a played game, for all players and the watcher."""
    compared, store = Compared(), Store(game.setting.database)
    log = uninterrupted(game.truth.log)
    begun = game.players + 1
    for end in sorted(game.chance.sample(range(begun, len(log)), min(moments, max(0, len(log) - begun)))):
        table = Table(game.truth.table.plan)
        table.extend(log[:end])
        for client in game.clients:
            other = otherwise(table, log[:end], client.seat, game.chance)
            if other is not None:
                compared.dealt += 1
                await ask_both(game, client, (lay(store, table, log[:end]), lay(store, table, other)), compared)
    store.close()
    return compared


def uninterrupted(log: Sequence[Event]) -> list[Event]:
    """The log up to the first undo."""
    ends = [place for place, event in enumerate(log) if isinstance(event, Undone | Withdrawn)]
    return list(log[: ends[0]] if ends else log)


def lay(store: Store, table: Table, log: Sequence[Event]) -> Table:
    """Stores a new table with this log and the same seed."""
    laid = Table(replace(table.plan, code=new_code()))
    laid.extend(log)
    store.write(open_table(laid.plan, log))
    return laid


async def ask_both(game: Game, client: Client, tables: tuple[Table, Table], compared: Compared) -> None:
    codes = [table.plan.code for table in tables]
    game.code = codes[0]
    for question in game.questions(client, moment(tables[0])):
        if codes[0] not in question.address:
            continue  # what is asked of both at once is the same anyway
        answers = [await asked(client, question, codes[0], code) for code in codes]
        one, other = (plain(answer, code) for answer, code in zip(answers, codes, strict=True))
        compared.pairs += 1
        compared.bytes += len(one[1]) + len(other[1])
        if game.setting.planting:
            game.planted.note("a byte that differs", found=one != (other[0], other[1] + b"."))
        if one != other:
            compared.findings.append(f"{answers[0]}: it differs with what is hidden, {difference(one[1], other[1])}")


async def asked(client: Client, question: Question, code: str, wanted: str) -> Sent:
    return await client.ask(question.method, question.address.replace(code, wanted), question.body, question.kind)


def plain(answer: Sent, code: str) -> tuple[int, bytes]:
    """The response without the code of the table, in any spelling."""
    body = answer.data.partition(b"\n\n")[2]
    for form in (qr(f"http://{HOST}/tables/{code}", speak()("waiting-qr")), code, spaced(code)):
        body = body.replace(form.encode(), b"")
    return answer.status, body


def difference(one: bytes, other: bytes) -> str:
    """The first difference with some context."""
    place = next(
        (at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), min(len(one), len(other))
    )
    around = slice(max(0, place - 40), place + 40)
    return f"{one[around]!r} and {other[around]!r}"
