"""The lobby in the database: what it shows, and that two who seek find each other exactly once."""

import asyncio
import secrets

from stol.table.change import Change, add_player, append_events, open_table
from stol.table.events import Event, Sat
from stol.table.lobby import AWAY_AFTER, PAGE, Seek
from stol.table.lobby_change import with_listing
from stol.table.plan import Plan
from stol.table.player import Player
from stol.table.schema import OPEN_TABLES, RATED_GAMES, RATED_SEATS
from stol.table.seats import new_code
from stol.table.store import Store
from stol.table.table import Table
from stol.table.time_control import TimeControl


def somebody(store: Store) -> str:
    player = Player(id=secrets.token_hex(16), name="Ana")
    store.write(add_player(player, secrets.token_hex(32)))
    return player.id


def opening(host: str, *, public: bool = True, time: TimeControl | None = None) -> tuple[Plan, list[Event]]:
    plan = Plan(code=new_code(), game="pixies", players=2, options={}, host=host, seed="s", public=public, time=time)
    return plan, [Sat(0, host, "Ana")]


def sitting(table: Table, events: list[Event]) -> Change:
    return with_listing(append_events(table.plan.code, table.sequence, events), table, events)


def open_one(store: Store, **more: bool | TimeControl) -> Plan:
    plan, first = opening(somebody(store), **more)  # type: ignore[arg-type] # as they are declared there
    store.write(open_table(plan, first))
    return plan


def gone(store: Store, plan: Plan) -> None:
    """The host has not been there for a while."""
    change = OPEN_TABLES.update().where(OPEN_TABLES.c.code == plan.code)
    with store._engine.begin() as connection:  # noqa: SLF001 - time has to pass in the database
        connection.execute(change.values(seen=OPEN_TABLES.c.seen - AWAY_AFTER - 1))


def test_only_public_tables_are_listed_while_a_seat_is_open(url: str) -> None:
    store = Store(url)
    public = open_one(store)
    open_one(store, public=False)
    assert store.lobby.page(Seek()).codes == (public.code,)
    table = store.load(public)
    store.write(sitting(table, [Sat(1, somebody(store), "Ben")]))
    assert store.lobby.page(Seek()).codes == ()
    store.close()


def test_a_table_whose_host_is_away_disappears_unless_there_are_days_for_a_move(url: str) -> None:
    store = Store(url)
    live, slow = open_one(store), open_one(store, time=TimeControl("days", 86400))
    for plan in (live, slow):
        gone(store, plan)
    assert store.lobby.page(Seek()).codes == (slow.code,)
    store.lobby.touch([live.code])
    assert store.lobby.page(Seek()).codes == (live.code, slow.code)
    assert store.lobby.page(Seek(speed="days")).codes == (slow.code,)
    assert store.lobby.page(Seek(game="onecard")).codes == ()
    store.close()


def test_who_is_about_as_strong_is_found_by_the_latest_strength_in_that_game(url: str) -> None:
    store = Store(url)
    near, far, new = (open_one(store) for _ in range(3))
    ana = somebody(store)
    for number, (player, means) in enumerate({near.host: (900.0, 1650.0), far.host: (2000.0,), ana: (1800.0,)}.items()):
        for place, mean in enumerate(means, 10 * number + 1):
            with store._engine.begin() as connection:  # noqa: SLF001 - what counting leaves
                game = {"code": f"OLD{place}", "game": "pixies", "at": place, "place": place}
                connection.execute(RATED_GAMES.insert(), game)
                seat = {"code": f"OLD{place}", "seat": 0, "side": 0, "rank": 1, "player": player}
                connection.execute(RATED_SEATS.insert(), seat | {"mean": mean, "deviation": 50.0, "games": 20})
    assert store.lobby.page(Seek(ana, strength="near")).codes == (near.code, far.code)
    assert store.lobby.page(Seek(somebody(store), strength="near")).codes == (new.code,)
    assert store.lobby.page(Seek(strength="near")).codes == (new.code,)
    store.close()


def test_ten_thousand_tables_make_no_large_page(url: str) -> None:
    store = Store(url)
    host = somebody(store)
    plans = [opening(host) for _ in range(300)]
    store.write(*(open_table(plan, first) for plan, first in plans))
    pages = [store.lobby.page(Seek(), number) for number in (1, 2, 16)]
    assert [len(page.codes) for page in pages] == [PAGE, PAGE, 0]
    assert {page.count for page in pages} == {300}
    assert not set(pages[0].codes) & set(pages[1].codes)
    store.close()


def test_who_was_blocked_is_not_met_in_either_direction(url: str) -> None:
    store = Store(url)
    plan, guest = open_one(store), somebody(store)
    for blocking, blocked in ((plan.host, guest), (guest, plan.host)):
        store.company.block(blocking, blocked, blocked=True)
        assert store.lobby.page(Seek(guest)).codes == ()
        own, first = opening(guest)
        assert store.pair(Seek(guest, "pixies", "none"), open_table(own, first)) is None
        store.lobby.hide(own.code)
        store.company.block(blocking, blocked, blocked=False)
    assert store.lobby.page(Seek(guest)).codes == (plan.code,)
    store.close()


def test_two_servers_pair_two_who_seek_at_once_exactly_once(url: str) -> None:
    """Many pairs at the same moment, each through another server: as many tables as pairs, nobody alone."""
    stores = [Store(url), Store(url)]
    seekers = [(stores[number % 2], somebody(stores[0])) for number in range(8)]

    def seek(store: Store, player: str) -> str:
        """As the service does it: somebody who finds a table sits down there, in the order of its log."""
        while True:
            plan, first = opening(player)
            found = store.pair(Seek(player, "pixies", "none"), open_table(plan, first))
            if found is None:
                return plan.code
            there = store.plan(found)
            assert there is not None
            table = store.load(there)
            if table.is_full:
                continue
            try:
                store.write(sitting(table, [Sat(1, player, "Ben")]))
            except Exception as problem:  # noqa: BLE001 - any is looked at
                assert "Conflict" in type(problem).__name__  # noqa: PT017 - somebody else was first
                continue
            return found

    async def all_at_once() -> list[str]:
        return await asyncio.gather(*(asyncio.to_thread(seek, *each) for each in seekers))

    codes = asyncio.run(all_at_once())
    assert sorted(codes.count(code) for code in set(codes)) == [2, 2, 2, 2]
    assert stores[0].lobby.page(Seek()).codes == ()
    for store in stores:
        store.close()


def test_who_asks_twice_waits_once(url: str) -> None:
    store = Store(url)
    player = somebody(store)
    (plan, first), again = opening(player), opening(player)
    seek = Seek(player, "pixies", "none")
    assert store.pair(seek, open_table(plan, first)) is None
    assert store.pair(seek, open_table(*again)) == plan.code
    store.close()


def test_a_table_that_is_deleted_or_whose_host_is_erased_is_listed_no_more(url: str) -> None:
    store = Store(url)
    plan = open_one(store)
    ben = somebody(store)
    store.write(append_events(plan.code, 1, []))
    assert store.company.invite(plan.code, plan.host, [ben]) == []
    store.player_data.erase(plan.host)
    assert store.lobby.page(Seek()).codes == ()
    assert store.plan(plan.code) is None
    store.close()
