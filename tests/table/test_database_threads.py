"""Waiting for the database."""

import asyncio

import pytest

from stol.table.database_threads import answer_in_time


@pytest.mark.parametrize("turns", range(4))
def test_who_is_cancelled_just_when_the_answer_comes_stops_nevertheless(turns: int) -> None:
    """Else a background task would go on for ever, and the server that waits for its end, too."""

    async def cancel_then() -> bool:
        work: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        task = asyncio.create_task(answer_in_time(work))
        await asyncio.sleep(0)
        work.set_result(1)
        for _ in range(turns):  # of the event loop, between the answer and the end
            await asyncio.sleep(0)
        has_returned = task.done()
        task.cancel()
        await asyncio.wait([task])
        return has_returned or task.cancelled()

    assert asyncio.run(cancel_then())
