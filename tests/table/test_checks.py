"""Checks of what people send: in a process of their own, each with a time limit, clients in turns."""

import asyncio
import os
import time

import pytest

from stol.errors import BadTable
from stol.table.checks import MOST_WAITING, CheckFailed, Checks, TooManyChecks
from stol.table_entry import entered

ENDLESS = 3600.0


def test_a_check_runs_elsewhere_and_its_result_or_refusal_comes_back() -> None:
    asyncio.run(pass_results_on())


async def pass_results_on() -> None:
    checks = Checks()
    try:
        assert await checks.run("a", "", os.getpid) != os.getpid()
        with pytest.raises(BadTable) as refused:
            await checks.run("a", "pixies", entered, {"game": "pixies", "players": 2})
        assert refused.value.reason.id == "refused-missing"
    finally:
        checks.close()


def test_a_check_that_does_not_end_is_ended_and_others_go_on() -> None:
    asyncio.run(end_what_does_not_end())


async def end_what_does_not_end() -> None:
    checks = Checks(seconds=0.5)
    try:
        first = await checks.run("a", "", os.getpid)
        endless = asyncio.create_task(checks.run("a", "", time.sleep, ENDLESS))
        await asyncio.sleep(0)  # it is the first in the queue
        other = await checks.run("b", "", os.getpid)
        assert other != first
        with pytest.raises(CheckFailed):
            await endless
        dying = checks.run("a", "", os._exit, 1)
        with pytest.raises(CheckFailed):
            await dying
        assert await checks.run("b", "", os.getpid) not in {first, other}
    finally:
        checks.close()


def test_clients_take_turns_and_none_has_more_than_a_few_checks() -> None:
    asyncio.run(take_turns())


async def take_turns() -> None:
    checks, order = Checks(), []

    async def run(client: str) -> None:
        await checks.run(client, "", os.getpid)
        order.append(client)

    try:
        await asyncio.gather(*(run("a") for _ in range(1 + MOST_WAITING)), run("b"))
        assert order == ["a", "b", *["a"] * MOST_WAITING]
        waiting = asyncio.gather(*(run("a") for _ in range(1 + MOST_WAITING)))
        await asyncio.sleep(0)
        with pytest.raises(TooManyChecks):
            await run("a")
        await run("b")
        await waiting
        await run("a")
        assert not vars(checks)["_clients"]
    finally:
        checks.close()


def test_a_check_whose_request_is_given_up_does_not_hold_up_the_next() -> None:
    asyncio.run(give_up())


async def give_up() -> None:
    checks = Checks(seconds=0.5)
    try:
        await checks.run("a", "", os.getpid)
        request = asyncio.create_task(checks.run("a", "", time.sleep, ENDLESS))
        await asyncio.sleep(0)
        request.cancel()
        assert await checks.run("b", "", os.getpid)
    finally:
        checks.close()
