"""Reviews of several players take turns, position by position."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine

import pytest

from stol import Game
from stol.bots.review import Review
from stol.record import Record
from stol.table.derived_tables import exhibit
from stol.table.fair_queue import Caller
from stol.table.opponents import Opponents
from stol.table.play import Refused
from stol.table.reviews import MAX_WAITING
from stol.table.service import TableService
from stol.table.store import Store

UPLOADER, NEIGHBOUR = Caller("192.0.2.1", "uploader"), Caller("192.0.2.2", "neighbour")
LONG, SHORT = 40, 4
pytestmark = pytest.mark.usefixtures("_compiled_already")


def with_service(url: str, work: Callable[[TableService], Coroutine[None, None, None]]) -> None:
    async def main() -> None:
        service = TableService(Store(url), Opponents(1), pace=0, simulations=20)
        try:
            await work(service)
        finally:
            await service.close()

    asyncio.run(main())


async def upload(service: TableService, caller: Caller, moves: int) -> str:
    """Opens a table that shows a game after so many moves; returns its code."""
    record, rng = Record(Game("pixies", players=2)), random.Random(1)
    while len(record.moves) < moves:
        record = record.play(rng.choice(record.position.legal() or list(record.position.chance())))
    plan, events = exhibit(record, record.players, caller.player)
    await service.open(plan, events)
    return plan.code


async def finished(service: TableService, codes: list[str]) -> AsyncIterator[str]:
    """The codes in the order in which their reviews are finished."""
    left = list(codes)
    while left:
        for code in list(left):
            if isinstance(await service.reviews.find(code), Review):
                left.remove(code)
                yield code
        await asyncio.sleep(0.01)


def test_a_short_review_does_not_wait_for_the_long_ones_of_another_player(sqlite_url: str) -> None:
    async def work(service: TableService) -> None:
        many = [await upload(service, UPLOADER, LONG) for _ in range(3)]
        one = await upload(service, NEIGHBOUR, SHORT)
        for code in many:
            await service.reviews.ask(code, UPLOADER)
        await service.reviews.ask(one, NEIGHBOUR)
        assert [code async for code in finished(service, [*many, one])] == [one, *many]

    with_service(sqlite_url, work)


def test_nobody_has_more_than_a_few_reviews_waiting_and_others_still_may_ask(sqlite_url: str) -> None:
    async def work(service: TableService) -> None:
        codes = [await upload(service, UPLOADER, SHORT) for _ in range(MAX_WAITING + 2)]
        for code in codes[:MAX_WAITING]:
            await service.reviews.ask(code, UPLOADER)
        with pytest.raises(Refused, match="too-many-reviews"):
            await service.reviews.ask(codes[-1], UPLOADER)
        await service.reviews.ask(codes[0], UPLOADER)  # known already
        await service.reviews.ask(codes[-2], NEIGHBOUR)
        assert await service.reviews.find(codes[-1]) is None
        assert [code async for code in finished(service, codes[:-1])]
        await service.reviews.ask(codes[-1], UPLOADER)
        assert [code async for code in finished(service, codes[-1:])] == codes[-1:]

    with_service(sqlite_url, work)


def test_reviews_that_were_asked_for_before_a_restart_take_turns_after_it(sqlite_url: str) -> None:
    codes: list[str] = []

    async def ask(service: TableService) -> None:
        codes.extend([await upload(service, UPLOADER, LONG) for _ in range(2)])
        codes.append(await upload(service, NEIGHBOUR, SHORT))
        for code in codes:
            service.store.request_review(code)

    async def resume(service: TableService) -> None:
        await service.reviews.resume()
        assert await anext(finished(service, codes)) == codes[-1]

    with_service(sqlite_url, ask)
    with_service(sqlite_url, resume)
