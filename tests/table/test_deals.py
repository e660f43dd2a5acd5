"""Tables of one deal draw the same outcomes, whatever moves are chosen, and also after a restart."""

import datetime as dt
import random
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from stol import BadOptions, Game, Position
from stol.fair import check, sealed
from stol.games.view import Result
from stol.table import deals
from stol.table.change import append_events, open_table
from stol.table.derived_tables import continue_from
from stol.table.events import Event, Hired, Played, Sat
from stol.table.export import record
from stol.table.play import Refused, play, start
from stol.table.ranking import End, RankingQuery, Score, end_of_table
from stol.table.seats import ask_stand_in, new_code
from stol.table.simultaneous import asking
from stol.table.store import Conflict, Store
from stol.table.table import Table
from stol.table.undo import take_back
from table.played_tables import now, people, plan_of, play_on, started
from test_deal import agree, draws

DAY = dt.date(2026, 11, 15)
GAMES = [
    Game("pixies"),
    Game("pixies", players=3, flower_power=True),
    Game("onecard"),
    Game("onecard", players=3),
    Game("clustered"),
    Game("clustered", players=3, fast=True, third_joker="all"),
    Game("ingenious"),
    Game("ingenious", players=4, teams=True),
]


def seated(game: Game, deal: str) -> Table:
    """A table of persons that plays a deal, dealt."""
    table = Table(replace(plan_of(game), seed=deals.seed_of_deal("of the server", game.key, deal), deal=deal))
    table.extend(people(game))
    table.extend(start(table))
    return table


def sources(table: Table) -> dict[tuple[int, int], list[str]]:
    """What was drawn from each deck, bag or the dice, between one shuffle and the next."""
    steps = list(zip(table.positions(), table.moves, strict=False))
    drawn: dict[tuple[int, int], list[str]] = {}
    for source in range(table.plan.players + 1):
        for position, move in draws(steps, source):
            drawn.setdefault((source, shuffles(position)), []).append(move)
    return drawn


def shuffles(position: Position) -> int:
    """Only Pixies has rounds, with a shuffle before each."""
    return int(position.view().get("round", 0))


def play_out(table: Table, seed: int) -> None:
    """At random, but nobody swaps: what comes back is another matter."""
    chance = random.Random(seed)
    while not table.is_over:
        seat = chance.choice(table.to_choose())
        asked = asking(now(table), seat)
        moves = sorted(asked.legal())
        table.extend(play(table, seat, asked.ply, "refill" if "refill" in moves else chance.choice(moves)))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_two_tables_of_one_deal_draw_the_same_whatever_they_decide(game: Game) -> None:
    one, other = seated(game, "friday"), seated(game, "friday")
    play_out(one, 1)
    play_out(other, 2)
    assert one.moves != other.moves
    here, there = sources(one), sources(other)
    shared = here.keys() & there.keys()
    assert len(shared) >= len(here) - 1
    assert all(agree(here[source], there[source]) for source in shared)
    assert sources(seated(game, "saturday")) != sources(seated(game, "friday"))


def test_the_same_is_drawn_after_a_restart_of_the_server(tmp_path: Path) -> None:
    game, url = Game("onecard", players=3), f"sqlite:///{tmp_path / 'tables.db'}"
    seeds = set()
    for _ in range(2):
        store = Store(url)
        seeds.add(deals.choose_seed(store, game.key, "friday"))
        store.close()
    (seed,) = seeds
    table = Table(replace(plan_of(game), seed=seed, deal="friday"))
    log = [*people(game)]
    table.extend(log)
    log += start(table)
    table.extend(log[-1:])
    for event in play_on(table, random.Random(3), most=20):
        log.append(event)
    again = Table(table.plan)
    again.extend(log)
    for one in (table, again):
        play_out(one, 4)
    assert table.moves == again.moves


def test_another_name_another_game_and_another_server_have_another_seed(tmp_path: Path) -> None:
    stores = [Store(f"sqlite:///{tmp_path / name}.db") for name in ("one", "other")]
    asked = [
        (stores[0], "pixies", "a"),
        (stores[0], "pixies", "b"),
        (stores[0], "onecard", "a"),
        (stores[1], "pixies", "a"),
    ]
    assert len({deals.choose_seed(*each) for each in asked}) == 4
    assert deals.choose_seed(stores[0], "pixies", "") != deals.choose_seed(stores[0], "pixies", "")


@pytest.mark.parametrize(
    ("typed", "name"), [("  Friday  Evening ", "friday evening"), ("e\u0301té-2", "été-2"), ("", "")]
)
def test_a_name_is_the_same_however_it_is_typed(typed: str, name: str) -> None:
    assert deals.normalized_name(typed) == name


@pytest.mark.parametrize("name", ["a/b", "a" * 41, "daily 2026-11-15", "Daily", "a\0b", "?", "<b>", "ß" * 21])
def test_other_names_are_refused_with_what_would_be_right(name: str) -> None:
    with pytest.raises(BadOptions, match=r"letters, digits, spaces and hyphens|deals of the day"):
        deals.normalized_name(name)


def of_today(game: Game) -> Table:
    """A person against an opponent."""
    plan = replace(plan_of(game), deal=deals.daily_name(DAY), watch=False, hints=False)
    table = Table(plan)
    table.extend([Sat(seat=0, player="p0", name="Ana"), Hired(seat=1, level="expert", name="Oskar")])
    table.extend(start(table))
    return table


def test_the_seed_of_a_deal_of_the_day_is_told_when_the_day_is_over() -> None:
    table = of_today(Game("pixies"))
    assert deals.revealed_deal(table, DAY + dt.timedelta(days=1)) is None
    play_out(table, 1)
    assert deals.revealed_deal(table, DAY) is None
    assert check(record(table, DAY)) is None
    assert not deals.may_watch(table.plan, DAY)
    opened = check(record(table, DAY + dt.timedelta(days=1)), table.plan.sealed)
    assert opened is not None
    assert opened.name == "daily 2026-11-15"
    assert deals.may_watch(table.plan, DAY + dt.timedelta(days=1))


@pytest.mark.parametrize("game", [Game("pixies"), Game("ingenious"), Game("onecard")], ids=repr)
def test_every_finished_table_can_be_checked_by_what_was_known_from_its_start(game: Game) -> None:
    table = started(game)
    noted = table.plan.sealed
    play_out(table, 1)
    assert check(record(table, DAY), noted) is not None
    assert noted == sealed(table.plan.seed)


def test_at_a_shared_deal_nothing_is_taken_back_past_chance_even_against_opponents() -> None:
    table = of_today(Game("ingenious"))
    asked = now(table)
    table.extend(play(table, 0, asked.ply, asked.legal()[0]))
    while "refill" in now(table).legal():
        table.extend(play(table, 0, now(table).ply, "refill"))
    with pytest.raises(Refused, match="undo-same-deal"):
        take_back(table, 0, 0)


def test_nobody_helps_at_a_deal_of_the_day() -> None:
    table = of_today(Game("pixies"))
    with pytest.raises(Refused, match="own-hands"):
        ask_stand_in(table, 0, 0, "master")
    with pytest.raises(Refused, match="hints-off"):
        continue_from(table, now(table).ply, 0, "club", ("p0", "Ana"))
    play_out(table, 1)
    assert continue_from(table, 20, 0, "club", ("p0", "Ana"))[0].deal == ""


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_an_end_counts_for_the_person_who_did_best(game: Game) -> None:
    table = seated(game, "friday")
    table.extend([Hired(seat=0, level="club", name="Tea")])  # a stand-in: the seat stays a person's
    events: list[Event] = []
    while not table.is_over:
        (event,) = play_on(table, random.Random(len(events)), most=1)
        events.append(event)
    assert end_of_table(table, events[:-1]) is None
    end = end_of_table(table, events)
    assert end is not None
    result = now(table).result
    assert result is not None
    assert [score.points for score in end.scores] == result["scores"]
    assert (end.deal, end.points) == (f"{game.key} friday", max(result["scores"]))
    losers = [score for score, rank in zip(result["scores"], result["ranks"], strict=True) if rank > 1]
    assert end.margin == end.points - max(losers) or len(result["winners"]) > game.players / 2


def ended(store: Store, player: str, margin: int, points: int, deal: str = "friday") -> str:
    """Stores a finished table of a deal and returns its code."""
    plan = replace(plan_of(Game("pixies"), code=new_code(), host=player), deal=deal)
    scores = (Score(player, points), Score("Oskar", points - margin, "expert"))
    store.write(open_table(plan, [Sat(seat=0, player=player, name=player)]))
    result = Result(scores=[points, points - margin], ranks=[1, 2], winners=[0])
    over = Played(seat=0, ply=1, move="?", applied=["?"], over=True, result=result)
    store.write(append_events(plan.code, 1, [over], End(f"pixies {deal}", scores, margin, points)))
    return plan.code


def test_a_ranking_goes_by_margin_then_points_then_who_was_first(store: Store) -> None:
    codes = [ended(store, *each) for each in (("p0", 3, 50), ("p1", 9, 40), ("p2", 3, 60), ("p3", -5, 99))]
    time.sleep(0.002)
    codes.append(ended(store, "p4", 3, 50))
    ended(store, "p5", 50, 99, deal="saturday")
    store.write(open_table(replace(plan_of(Game("pixies"), code=new_code()), deal="friday"), []))
    ranking = store.ranking(RankingQuery("pixies", "friday", limit=4, player="p3"))
    assert [entry.plan.code for entry in ranking.entries] == [codes[place] for place in (1, 2, 0, 4)]
    assert [entry.rank for entry in ranking.entries] == [1, 2, 3, 4]
    assert (ranking.ended, ranking.running) == (5, 1)
    assert ranking.own is not None
    assert (ranking.own.rank, ranking.own.plan.code, ranking.own.mine) == (5, codes[3], True)
    mine = store.ranking(RankingQuery("pixies", "friday", limit=4, player="p2"))
    assert mine.own == mine.entries[1]
    assert store.ranking(RankingQuery("pixies", "friday", limit=4)).own is None
    assert store.ranking(RankingQuery("pixies", "friday", limit=4, before=1)).entries == ()
    assert store.ranking(RankingQuery("onecard", "friday", limit=4)).entries == ()


def test_a_player_has_one_table_of_a_deal_of_the_day(store: Store) -> None:
    plan = replace(plan_of(Game("pixies"), host="p0"), deal=deals.daily_name(DAY))
    store.write(open_table(plan, []))
    for other in (replace(plan, host="p1"), replace(plan, game="onecard"), replace(plan, deal="friday")):
        store.write(open_table(replace(other, code=new_code()), []))
    with pytest.raises(Conflict):
        store.write(open_table(replace(plan, code=new_code()), []))
    assert store.daily_table_of("p0", "pixies", plan.deal) == plan.code
    assert store.daily_table_of("p2", "pixies", plan.deal) is None
