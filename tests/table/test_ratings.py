"""Rated games count once, in one order, and go when their player goes."""

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from stol import Game
from stol.table.change import append_events
from stol.table.ends import resign
from stol.table.events import Event, Hired, Returned, Sat
from stol.table.life_cycle import delete_tables
from stol.table.play import start
from stol.table.rated_games import RatedGame, rated_end, rated_game
from stol.table.schema import RATED_GAMES, RATED_SEATS
from stol.table.service import TableService
from stol.table.store import Conflict, Store
from stol.table.strength import START
from stol.table.table import Table
from table.opponent_tables import choose_any, until, with_ana, with_service
from table.played_tables import any_move, now, people, plan_of, play_on
from table.rated_tables import duel, store_game

TRIO = Game("pixies", players=3)
TEAMS = Game("ingenious", players=4, teams=True)


def rated_table(game: Game, *seated: Event, code: str = "RATED") -> Table:
    table = Table(replace(plan_of(game, code), rated=True))
    table.extend(seated or people(game))
    table.extend(start(table))
    return table


def played(table: Table) -> Table:
    for _ in play_on(table, random.Random(4)):
        pass
    return table


def ranks(table: Table) -> list[int]:
    found = rated_game(table)
    assert found is not None
    return [seat.rank for seat in found.seats]


# ---- what counts


def test_a_game_that_is_played_to_its_end_counts_as_the_rules_rank_it() -> None:
    table = played(rated_table(TRIO))
    result = now(table).result
    assert result is not None
    assert ranks(table) == result["ranks"]
    assert [seat.player for seat in rated_game(table).seats] == ["p0", "p1", "p2"]  # type: ignore[union-attr] # it is over


def test_a_table_that_is_not_rated_or_not_over_does_not_count() -> None:
    assert rated_game(rated_table(TRIO)) is None
    table = played(rated_table(TRIO))
    table.plan = replace(table.plan, rated=False)
    assert rated_game(table) is None


def test_who_resigns_comes_last_and_the_others_are_ranked_among_themselves() -> None:
    table = rated_table(TRIO)
    table.extend(resign(table, 1, "master"))
    found = ranks(played(table))
    result = now(table).result
    assert result is not None
    assert found[1] == max(found) > max(found[0], found[2])
    assert (found[0] < found[2]) == (result["ranks"][0] < result["ranks"][2])


def test_where_one_of_two_resigns_the_other_has_won() -> None:
    table = rated_table(Game("pixies"))
    table.extend([any_move(table, random.Random(1))])
    end = resign(table, 0, "club")
    found = rated_end(table, end)
    table.extend(end)
    assert found == rated_game(table)
    assert ranks(table) == [2, 1]


def test_who_is_stood_in_for_comes_last_even_after_coming_back() -> None:
    table = rated_table(TRIO)
    table.extend([Hired(0, "master", "Mila")])
    while not table.seats[0].stood_in:
        table.extend([any_move(table, random.Random(2))])
    table.extend([Returned(0)])
    found = ranks(played(table))
    assert found[0] == max(found)
    assert found.count(found[0]) == 1


def test_who_comes_back_before_the_stand_in_has_moved_has_not_left() -> None:
    table = rated_table(TRIO)
    table.extend([Hired(0, "master", "Mila"), Returned(0)])
    result = now(played(table)).result
    assert result is not None
    assert ranks(table) == result["ranks"]


def test_a_partner_keeps_what_the_team_has_achieved_when_the_other_leaves() -> None:
    table = rated_table(TEAMS)
    table.extend(resign(table, 0, "novice"))
    found = rated_game(played(table))
    assert found is not None
    partner = next(seat for seat in found.seats[1:] if TEAMS.parties[seat.seat] == TEAMS.parties[0])
    result = now(table).result
    assert result is not None
    assert partner.rank == result["ranks"][partner.seat]
    assert found.seats[0].rank == max(seat.rank for seat in found.seats)
    assert found.seats[0].side != partner.side


# ---- how often, and in which order


def test_each_game_counts_once_however_often_it_is_asked_for(store: Store) -> None:
    store_game(store, "ONE", duel("p0", None))
    assert store.ratings.count() == 1
    first = store.ratings.strengths("p0")
    assert first["pixies"].games == 1
    assert first["pixies"].mean > START
    assert store.ratings.count() == 0
    assert store.ratings.strengths("p0") == first


def test_the_events_that_end_a_game_are_stored_with_its_result_or_not_at_all(store: Store) -> None:
    store_game(store, "ONE", duel("p0", "p1"))
    again = append_events("ONE", 0, [Returned(0)], rated=RatedGame("ONE", "pixies", tuple(duel("p1", "p0"))))
    with pytest.raises(Conflict):
        store.write(again)
    store.ratings.count()
    assert store.ratings.strengths("p0")["pixies"].mean > START


def test_servers_that_count_at_the_same_time_count_each_game_once(store: Store) -> None:
    for number in range(12):
        store_game(store, f"T{number}", duel(f"p{number % 3}", f"p{(number + 1) % 3}"))
    servers = [Store(store.url.render_as_string(hide_password=False)) for _ in range(3)]
    with ThreadPoolExecutor() as pool:
        list(pool.map(lambda server: server.ratings.count(), servers))
    for server in servers:
        server.close()
    engine = sa.create_engine(store.url)
    with engine.connect() as connection:
        places = connection.scalars(sa.select(RATED_GAMES.c.place).order_by(RATED_GAMES.c.place)).all()
    engine.dispose()
    assert places == list(range(1, 13))
    assert [step.strength.games for step in store.ratings.steps("p0", "pixies")] == list(range(1, 9))


def test_all_strengths_can_be_computed_again_from_the_results(store: Store) -> None:
    for number in range(6):
        store_game(store, f"T{number}", duel("p0", "p1") if number % 3 else duel("p1", None))
    store.ratings.count()
    before = [store.ratings.steps(player, "pixies") for player in ("p0", "p1")]
    engine = sa.create_engine(store.url)
    with engine.begin() as connection:
        connection.execute(RATED_SEATS.update().values(mean=0.0))
    engine.dispose()
    assert store.ratings.recount() == 6
    assert [store.ratings.steps(player, "pixies") for player in ("p0", "p1")] == before


def test_each_game_has_a_strength_of_its_own(store: Store) -> None:
    store_game(store, "ONE", duel("p0", None))
    store_game(store, "TWO", duel(None, "p0"), "ingenious")
    store.ratings.count()
    found = store.ratings.strengths("p0")
    assert list(found) == ["ingenious", "pixies"]
    assert found["pixies"].mean > START > found["ingenious"].mean
    assert store.ratings.strengths("p1") == {}


def test_beating_a_strong_level_says_more(store: Store) -> None:
    store_game(store, "ONE", duel("p0", None, "novice"))
    store_game(store, "TWO", duel("p1", None, "master"))
    store.ratings.count()
    assert store.ratings.strengths("p1")["pixies"].mean > store.ratings.strengths("p0")["pixies"].mean


async def until_counted(service: TableService) -> None:
    while not service.store.ratings.strengths("p0"):  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0.01)


@pytest.mark.usefixtures("_compiled_already")
def test_a_rated_game_at_a_table_is_counted_when_it_ends(sqlite_url: str) -> None:
    with_ana(sqlite_url)

    async def play_a_game(service: TableService) -> None:
        game, code = Game("pixies"), "RATEDONE"
        await service.open(replace(plan_of(game, code), rated=True), [Sat(0, "p0", "Ana"), Hired(1, "novice", "Mila")])
        session = await service.find(code)
        assert session is not None
        chance = random.Random(1)
        while not session.table.is_over:
            await until(session, lambda table: table.is_over or 0 in table.to_choose())
            if not session.table.is_over:
                await choose_any(service, session, chance)
        await until_counted(service)
        assert service.store.ratings.strengths("p0")["pixies"].games == 1

    with_service(sqlite_url, play_a_game)


@pytest.mark.usefixtures("_compiled_already")
def test_what_a_killed_server_has_not_counted_is_counted_by_the_next(sqlite_url: str) -> None:
    with_ana(sqlite_url)
    store = Store(sqlite_url)
    store_game(store, "ONE", duel("p0", None))
    store.close()

    async def start_again(service: TableService) -> None:
        service.start()
        await until_counted(service)
        assert service.store.ratings.count() == 0

    with_service(sqlite_url, start_again)


# ---- what goes with a player


def test_an_erased_player_is_no_longer_in_rated_games_but_the_results_of_others_stay(store: Store) -> None:
    store_game(store, "ONE", duel("p0", "p1"))
    store_game(store, "TWO", duel("p0", None))
    store.ratings.count()
    before = store.ratings.steps("p1", "pixies")
    store.player_data.erase("p0")
    assert store.ratings.steps("p0", "pixies") == []
    assert store.ratings.steps("p1", "pixies") == before
    store.ratings.recount()
    assert store.ratings.steps("p1", "pixies") == before
    store.player_data.erase("p1")
    engine = sa.create_engine(store.url)
    with engine.connect() as connection:
        assert connection.scalars(sa.select(RATED_GAMES.c.code)).all() == []
    engine.dispose()


def test_a_players_rated_games_are_exported_without_those_of_others(store: Store) -> None:
    store_game(store, "ONE", duel("p0", "p1"))
    store.ratings.count()
    (kept,) = store.player_data.export("p1")["ratings"]
    assert (kept["code"], kept["seat"], kept["rank"], kept["games"]) == ("ONE", 1, 2, 1)
    assert kept["mean"] < START


def test_a_strength_outlives_the_tables_it_comes_from(store: Store) -> None:
    store_game(store, "ONE", duel("p0", "p1"))
    store.ratings.count()
    before = store.ratings.strengths("p0")
    engine = sa.create_engine(store.url)
    with engine.begin() as connection:
        delete_tables(connection, ("ONE",))
    engine.dispose()
    assert store.ratings.strengths("p0") == before
