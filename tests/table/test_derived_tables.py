"""Tables made from other games: continued from a position, begun from a view, or showing a record."""

import datetime as dt
import random
from collections.abc import Iterator, Sequence

import pytest
from msgspec.structs import replace

from random_games import GAMES
from stol import Game, Position, Record
from stol.fair import check
from stol.games.registry import KEYS, find
from stol.position import imagine
from stol.table.deals import daily_name, revealed_deal
from stol.table.derived_tables import continue_from, exhibit, rematch
from stol.table.events import Hired, Sat
from stol.table.export import record
from stol.table.plan import Begin, Plan
from stol.table.play import Refused, play, start
from stol.table.simultaneous import asking, choosers
from stol.table.table import Table
from table.played_tables import now, people, plan_of, play_on, retold, same, started

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)
TODAY = dt.date(2026, 11, 15)
ANA = ("p9", "Ana")


def finished(game: Game, seed: int = 0) -> Table:
    table = started(game)
    list(play_on(table, random.Random(seed)))
    return table


def choice_in_the_middle(table: Table) -> Position:
    choices = [position for position in table.positions() if isinstance(position.actor, int)]
    return choices[len(choices) // 2]


def opened_from(table: Table, position: Position, seat: int = 0) -> Table:
    plan, seated = continue_from(table, position.ply, seat, "novice", ANA)
    new = Table(plan)
    new.extend(seated)
    new.extend(start(new))
    return new


@every_game
def test_from_a_finished_game_one_goes_on_from_the_very_position(game: Game) -> None:
    table = finished(game)
    middle = choice_in_the_middle(table)
    new = opened_from(table, middle)
    assert now(new) == middle
    assert new.seats[0].name == "Ana"
    assert all(seat.level == "novice" for seat in new.seats[1:])
    list(play_on(new, random.Random(1)))
    assert check(record(new, TODAY))
    assert record(new, TODAY).moves[: middle.ply] == tuple(table.moves[: middle.ply])


@every_game
def test_from_a_running_game_only_what_the_seat_can_know_is_taken_along(game: Game) -> None:
    table = started(game)
    list(play_on(table, random.Random(2), most=20))
    middle = choice_in_the_middle(table)
    seat = choosers(middle)[0]
    new = opened_from(table, asking(middle, seat), seat)
    assert now(new).view(seat) == asking(middle, seat).view(seat)
    assert new.plan.begin == Begin(view=imagine(asking(middle, seat).view(seat)).view())
    assert new.plan.seed != table.plan.seed
    list(play_on(new, random.Random(3)))
    assert new.is_over


@every_game
def test_a_table_that_began_elsewhere_is_told_again_by_its_log(game: Game) -> None:
    table = finished(game)
    middle = choice_in_the_middle(table)
    for begin in (Begin(moves=tuple(table.moves[: middle.ply])), Begin(view=middle.view())):
        new = Table(replace(plan_of(game), begin=begin))
        new.extend(people(game))
        log = [*people(game), *start(new)]
        new.extend(log[game.players :])
        log += play_on(new, random.Random(4), most=10)
        assert same(retold(new, log), new)
        assert list(new.positions())[-1] == now(new)


def test_nobody_goes_on_from_the_end_or_from_a_moment_that_never_was() -> None:
    table = finished(Game("pixies"))
    for ply, seat in ((len(table.moves), 0), (99_999, 0), (-1, 0), (20, 2)):
        with pytest.raises(Refused, match="nothing-to-go-on-from"):
            continue_from(table, ply, seat, "club", ANA)


def test_what_lay_somewhere_has_no_record() -> None:
    game = Game("ingenious")
    middle = choice_in_the_middle(finished(game))
    new = Table(replace(plan_of(game), begin=Begin(view=middle.view())))
    new.extend(people(game))
    new.extend(start(new))
    with pytest.raises(Refused, match="no-record"):
        record(new, TODAY)


@every_game
def test_a_record_from_elsewhere_is_laid_out_and_nobody_plays_it(game: Game) -> None:
    table = finished(game)
    names = [f"Name {seat}" for seat in range(game.players)]
    for moves in (table.moves, table.moves[: len(table.moves) // 2]):
        kept = Record(game, moves, names, {"place": "Zagreb"})
        plan, laid = exhibit(kept, kept.players, "p9")
        shown = Table(plan)
        shown.extend(laid)
        assert shown.is_exhibit
        assert shown.is_full
        assert not shown.to_choose()
        assert start(shown) == []
        assert record(shown, TODAY) == kept
        assert revealed_deal(shown, TODAY) is None


def test_a_rematch_has_a_deal_and_a_start_of_its_own() -> None:
    table = finished(Game("clustered"))
    plan, _, _ = rematch(Table(replace(table.plan, deal="friday", begin=Begin(moves=tuple(table.moves[:20])))))
    assert plan.deal == ""
    assert plan.begin is None
    assert plan.seed != table.plan.seed


@every_game
def test_the_seed_is_known_after_the_end_and_all_chance_follows_from_it(game: Game) -> None:
    table = started(game)
    assert revealed_deal(table, TODAY) is None
    list(play_on(table, random.Random(5)))
    deal = revealed_deal(table, TODAY)
    assert deal is not None
    assert deal.sealed == table.plan.sealed
    assert check(record(table, TODAY))


def test_the_seed_of_a_deal_of_the_day_is_known_when_the_day_is_over() -> None:
    table = finished(Game("pixies"))
    daily = Table(replace(table.plan, deal=daily_name(TODAY)))
    daily.extend([Sat(seat=0, player="p0", name="Ana"), Hired(seat=1, level="expert", name="Mila")])
    daily.extend(start(daily))
    list(play_on(daily, random.Random(6)))
    assert revealed_deal(daily, TODAY) is None
    assert not record(daily, TODAY).tags
    assert revealed_deal(daily, TODAY + dt.timedelta(days=1)) is not None


@pytest.mark.parametrize("key", KEYS)
def test_a_table_that_begins_where_chance_is_to_act_is_played_to_its_end(key: str) -> None:
    """What was drawn before the table began is not drawn again."""
    lesson = find(key).lesson
    assert lesson is not None
    moves = tuple(move for step in lesson.steps for move in (*step.moves, *step.answers[:1]))
    drawn = [number for number, position in enumerate(after(key, moves)) if position.actor == "chance"]
    for given in drawn[-3:]:
        plan = Plan(code="A", game=key, players=2, options={}, host="ana", seed="1", begin=Begin(moves=moves[:given]))
        table = Table(plan)
        table.extend([Sat(seat=0, player="ana", name="Ana"), Hired(seat=1, level="novice", name="Oskar")])
        table.extend(start(table))
        rng = random.Random(given)
        while not table.is_over:
            seat = table.to_choose()[0]
            asked = asking(now(table), seat)
            table.extend(play(table, seat, asked.ply, rng.choice(asked.legal())))


def after(key: str, moves: Sequence[str]) -> Iterator[Position]:
    """The positions before each of these moves."""
    position = Game(key).start()
    for move in moves:
        yield position
        position = position.play(move)
