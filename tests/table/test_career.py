"""The finished games of a player, as the own page counts them: opponents, wins, streaks, records and luck."""

import random
from collections.abc import Sequence

import msgspec
import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from stol import Game
from stol.bots.estimate import BATCHES
from stol.bots.review import review
from stol.bots.thinking import Budget
from stol.games.view import Result
from stol.table.career import Luck, Other, PlayedGame
from stol.table.change import append_events, open_table
from stol.table.deals import today
from stol.table.ends import close, resign
from stol.table.events import Event, Hired, Left, RanOut, Removed, Renamed, Returned, Sat
from stol.table.export import record
from stol.table.play import start
from stol.table.schema import TABLES
from stol.table.store import Store
from stol.table.table import Table
from stol.web.service.track_record import Wanted, against, firsts, records, shares, streaks, wilson
from table.played_tables import now, plan_of, play_on

ANA, BEN = Sat(0, "p0", "Ana"), Sat(1, "p1", "Ben")
DUEL = Game("pixies")


def stored(
    store: Store,
    code: str,
    *seated: Event,
    seed: int = 1,
    game: Game = DUEL,
    end: str = "",
    begun: Sequence[Event] = (),
) -> Table:
    """A finished table; `end`: resigned, late or closed, if it did not end by the rules.

    `begun`: what happened after the deal.
    """
    table = Table(replace(plan_of(game, code), seed=str(seed)))
    table.extend(seated)
    dealt = [*start(table), *begun]
    table.extend(dealt)
    store.write(open_table(table.plan, [*seated, *dealt]))
    sequence = table.sequence
    more: list[Event] = []
    if end:
        ends: dict[str, list[Event]] = {
            "resigned": resign(table, 1, "club"),
            "late": [RanOut(1, lost=True)],
            "closed": close(table),
        }
        more += ends[end]
        table.extend(more)
    else:
        more += play_on(table, random.Random(seed))
    store.write(append_events(code, sequence, more))
    return table


def test_a_game_has_its_result_and_who_else_played(store: Store) -> None:
    table = stored(
        store, "ONE", ANA, Hired(1, "expert", "Mila"), Hired(2, "novice", "Tea"), game=Game("pixies", players=3)
    )
    (game,) = store.careers.games("p0")
    assert game.result == now(table).result
    assert [(other.name, other.level) for other in game.others] == [("Mila", "expert"), ("Tea", "novice")]
    assert against(game) == "expert"
    assert store.careers.games("p5") == []


def test_where_the_other_resigns_the_game_is_won_and_where_the_table_is_closed_it_does_not_count(store: Store) -> None:
    stored(store, "ONE", ANA, BEN, end="resigned")
    stored(store, "TWO", ANA, BEN, end="closed")
    (won,), (lost,) = store.careers.games("p0"), store.careers.games("p1")
    assert (won.is_won, won.points, won.has_given_up) == (True, None, False)
    assert (lost.is_won, lost.points, lost.has_given_up) == (False, None, True)
    assert against(won) == "people"


def test_a_seat_that_was_lost_by_time_is_a_lost_game_and_a_won_one_for_the_other(store: Store) -> None:
    stored(store, "ONE", ANA, BEN, end="late")
    (won,), (lost,) = store.careers.games("p0"), store.careers.games("p1")
    assert (won.is_won, won.has_given_up, lost.is_won, lost.has_given_up) == (True, False, False, True)


def test_a_game_on_a_shared_device_is_nobodys(store: Store) -> None:
    stored(store, "ONE", ANA, Sat(1, "p0", "Guest"))
    assert store.careers.games("p0") == []


def test_a_stand_in_and_a_new_name_make_nobody_else_of_a_person(store: Store) -> None:
    stored(store, "ONE", ANA, BEN, Renamed(1, "Benjamin"), Hired(1, "master", "Tea"))
    (game,) = store.careers.games("p0")
    assert [(other.name, other.level) for other in game.others] == [("Benjamin", None)]


@pytest.mark.parametrize(
    "begun", [(RanOut(1, "master", "Tea"), Returned(1)), (Hired(1, "master", "Tea"), Returned(1))], ids=["time", "vote"]
)
def test_for_whom_a_computer_player_has_played_comes_last_as_in_rated_games(
    store: Store, begun: Sequence[Event]
) -> None:
    for seed in range(1, 5):
        stored(store, f"NR{seed}", ANA, BEN, seed=seed, begun=begun)
    winners = {tuple(game.result["winners"]) for game in store.careers.games("p0") if game.result}
    assert winners == {(0,), (1,)}
    assert all(game.is_won and game.points for game in store.careers.games("p0"))
    assert not any(game.is_won or game.points or game.has_given_up for game in store.careers.games("p1"))


def test_who_is_left_is_ranked_among_those_who_have_stayed(store: Store) -> None:
    cleo, three = Sat(2, "p2", "Cleo"), Game("pixies", players=3)
    table = stored(store, "ONE", ANA, BEN, cleo, game=three, begun=[RanOut(1, "master", "Tea")])
    result = now(table).result
    assert result is not None
    best = min(result["ranks"][0], result["ranks"][2])
    for player, seat in (("p0", 0), ("p2", 2)):
        (game,) = store.careers.games(player)
        assert game.is_won == (result["ranks"][seat] == best)


@pytest.mark.parametrize("gone", [Left(1), Removed(1)], ids=["left", "removed"])
def test_a_guest_who_left_before_the_game_was_no_opponent(store: Store, gone: Event) -> None:
    stored(store, "ONE", ANA, BEN, gone, Hired(1, "club", "Mila"))
    (game,) = store.careers.games("p0")
    assert [(other.name, other.level) for other in game.others] == [("Mila", "club")]
    assert against(game) == "club"


def test_a_damaged_table_is_left_out(store: Store) -> None:
    stored(store, "ONE", ANA, BEN)
    stored(store, "TWO", ANA, BEN, seed=2)
    engine = sa.create_engine(store.url)
    with engine.begin() as connection:
        connection.execute(TABLES.update().where(TABLES.c.code == "ONE").values(plan="{"))
    engine.dispose()
    assert [game.plan.code for game in store.careers.games("p0")] == ["TWO"]


def test_luck_is_that_of_the_reviewed_games_alone(store: Store) -> None:
    table = stored(store, "ONE", ANA, BEN, game=Game("onecard"))
    stored(store, "TWO", ANA, BEN, seed=2)
    games = store.careers.games("p0")
    assert store.careers.luck(games) == Luck()
    found = review(record(table, today()), Budget(simulations=BATCHES))
    assert store.careers.without_review(games) == [game.plan.code for game in games]
    store.request_review("ONE")
    assert store.careers.luck(games) == Luck(waiting=1)
    assert store.careers.without_review(games) == ["TWO"]
    store.save_review("ONE", msgspec.json.encode(found).decode())
    luck = store.careers.luck(games)
    assert luck.games == 1
    assert luck.wins == pytest.approx(found.accounts[0].luck)
    assert luck.error == pytest.approx(found.accounts[0].error)


def played(results: str) -> list[PlayedGame]:
    """Duels that were won (+) or not (−), with more points in each, the latest first."""
    found = []
    for number, sign in enumerate(results):
        winner = 0 if sign == "+" else 1
        result = Result(scores=[number, number], ranks=[1 + winner, 2 - winner], winners=[winner])
        found.append(PlayedGame(plan_of(DUEL, f"T{number}"), number, 0, result, (Other(1, "Ben", None),)))
    return found[::-1]


def test_streaks_are_counted_from_the_latest_game_back() -> None:
    run = streaks(played("+++−++"))
    assert (run.now, run.longest) == (2, 3)
    assert streaks([]).longest == 0


def test_firsts_and_records_name_the_earliest_game() -> None:
    games = played("−++")
    assert [(first.kind, first.what, first.game.plan.code) for first in firsts(games)] == [
        ("game", "pixies", "T1"),
        ("opponent", "people", "T1"),
    ]
    assert [game.plan.code for game in records(games)] == ["T2"]


def test_shares_have_intervals_that_narrow_and_stay_between_0_and_1() -> None:
    (share,) = shares(played("++−+"), against).values()
    assert (share.won, share.of) == (3, 4)
    few, many = wilson(3, 4), wilson(300, 400)
    assert 0 < few.low < many.low < 0.75 < many.high < few.high < 1
    assert wilson(4, 4).low < wilson(4, 4).high == 1


def test_filters_let_through_what_fits_all_of_them() -> None:
    won, lost = played("−+")
    assert Wanted("pixies", "2", "people", "won", "no").fits(won)
    assert not Wanted(result="won").fits(lost)
    assert not Wanted(rated="yes").fits(won)
    assert not Wanted(against="club").fits(won)
