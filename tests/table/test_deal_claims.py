"""Several tables of one deal at the same moment: only one of them seats the player."""

import dataclasses
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from msgspec.structs import replace

from stol.position import Game
from stol.table.change import append_events, open_table
from stol.table.deal_claims import DealClaim, claims_of
from stol.table.events import Event, Hired, Sat
from stol.table.plan import Plan
from stol.table.ranking import deal_key
from stol.table.store import DealMet, Store
from stol.table.table import Table
from table.played_tables import plan_of

ALONE: Sequence[Event] = (Sat(0, "p0", "Ana"), Hired(1, "novice", "Bot"))
SEVERAL = 8
"""How many tables are opened at once."""


def deal_plan(code: str) -> Plan:
    return replace(plan_of(Game("ingenious"), code), deal="twice", host="p0")


def opened(store: Store, code: str, claim: DealClaim | None) -> bool:
    """Whether the table could be opened."""
    change = open_table(deal_plan(code), ALONE)
    try:
        store.write(dataclasses.replace(change, claims=(claim,) if claim else ()))
    except DealMet:
        return False
    return True


def claim_of(code: str, *allowed: str) -> DealClaim:
    return DealClaim("p0", deal_key("ingenious", "twice"), code, frozenset(allowed))


def test_of_tables_that_are_opened_at_the_same_moment_one_is_stored(store: Store) -> None:
    together = Barrier(SEVERAL)

    def open_one(number: int) -> bool:
        code = f"ABCDEF{number:02}"
        together.wait()
        return opened(store, code, claim_of(code))

    with ThreadPoolExecutor(SEVERAL) as threads:
        results = list(threads.map(open_one, range(SEVERAL)))
    assert sum(results) == 1
    assert len(store.tables_of_deal("p0", "ingenious", "twice")) == 1


def test_what_was_known_when_it_was_checked_is_allowed(store: Store) -> None:
    assert opened(store, "ABCDEF01", None)
    assert not opened(store, "ABCDEF02", claim_of("ABCDEF02"))
    assert store.plan("ABCDEF02") is None, "nothing of it is stored"
    assert opened(store, "ABCDEF02", claim_of("ABCDEF02", "ABCDEF01"))
    assert not opened(store, "ABCDEF03", claim_of("ABCDEF03", "ABCDEF01"))


def test_whoever_sits_down_with_others_claims_to_know_no_other_table_of_the_deal(store: Store) -> None:
    plan, sits = deal_plan("ABCDEF01"), Sat(1, "p1", "Ben")
    table = Table(plan)
    table.extend([Sat(0, "p0", "Ana")])
    store.write(open_table(plan, [Sat(0, "p0", "Ana")]))
    (claim,) = claims_of(table, [sits])
    store.write(open_table(deal_plan("ABCDEF02"), [Sat(0, "p1", "Ben"), Hired(1, "novice", "Bot")]))
    with pytest.raises(DealMet):
        store.write(dataclasses.replace(append_events(plan.code, 1, [sits]), claims=(claim,)))
    assert len(store.events_after(plan.code, 0)) == 1


def test_nobody_claims_anything_at_a_table_whose_deal_has_no_name(store: Store) -> None:
    plain = plan_of(Game("ingenious"), "ABCDEF01")
    assert not claims_of(Table(plain), [Sat(0, "p0", "Ana")])
    assert store.tables_of_deal("p0", "ingenious", "") == {}
