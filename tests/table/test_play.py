"""Moves at a table."""

import itertools
import random

import pytest

from random_games import GAMES
from stol import Game, IllegalMove, Position
from stol.table.events import Event, Played, decode, encode
from stol.table.play import Stale, play, start, why_not
from stol.table.simultaneous import asking, choosers
from stol.table.table import Table
from table.played_tables import any_choice, any_move, now, people, plan_of, play_on, retold, same, started

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def secret_moment(*, draft: bool) -> tuple[Table, list[Event]]:
    """A table of Everything on 1 Card at which all choose at the same time, and its log."""
    table = Table(plan_of(Game("onecard", players=3, draft=draft)))
    log = people(table.game())
    table.extend(log)
    log += start(table)
    table.extend(log[-1:])
    chance = random.Random(1)
    while not table.choosing_together():
        log.append(any_move(table, chance))
        table.extend(log[-1:])
    return table, log


def wishes(table: Table) -> dict[int, tuple[int, str]]:
    """For each seat that chooses the ply and a move, not the same for all."""
    position = now(table)
    asked = {seat: asking(position, seat) for seat in choosers(position)}
    return {seat: (one.ply, sorted(one.legal())[seat % len(one.legal())]) for seat, one in asked.items()}


@every_game
def test_nothing_is_dealt_until_all_sit_and_then_once(game: Game) -> None:
    table = Table(plan_of(game))
    for event in people(game):
        assert start(table) == []
        table.extend([event])
    table.extend(start(table))
    assert table.to_choose()
    assert start(table) == []


@every_game
def test_a_whole_game_told_by_its_log_is_the_same_at_every_moment(game: Game) -> None:
    table, chance = started(game), random.Random(0)
    log = [*people(game), *start(retold(table, people(game)))]
    for number, event in enumerate(play_on(table, chance)):
        log.append(decode(encode(event)))
        if number % 25 == 0:
            assert same(retold(table, log), table)
    assert same(retold(table, log), table)
    assert table.is_over
    assert [event.over for event in log if isinstance(event, Played)] == [False] * (len(log) - game.players - 2) + [
        True
    ]


@every_game
def test_after_a_restart_the_same_is_drawn(game: Game) -> None:
    table, chance = started(game), random.Random(2)
    log = [*people(game), *start(retold(table, people(game)))]
    log += play_on(table, chance, most=12)
    for _ in range(5):
        other, choice = retold(table, log), any_choice(table, chance)
        assert play(other, *choice) == play(table, *choice)
        log += play(table, *choice)
        table.extend(log[-1:])


def test_chance_follows_from_the_seed_of_the_table_alone() -> None:
    game = Game("ingenious")
    assert started(game, "one").moves == started(game, "one").moves
    assert started(game, "one").moves != started(game, "other").moves


@every_game
def test_the_same_move_again_changes_nothing(game: Game) -> None:
    table, chance = started(game), random.Random(3)
    for _ in range(8):
        choice = any_choice(table, chance)
        table.extend(play(table, *choice))
        assert play(table, *choice) == []


def test_another_move_for_the_same_ply_is_refused() -> None:
    table = started(Game("pixies"))
    seat, ply, move = any_choice(table, random.Random(4))
    other = next(other for other in now(table).legal() if other != move)
    table.extend(play(table, seat, ply, move))
    with pytest.raises(Stale):
        play(table, seat, ply, other)


@every_game
def test_an_answer_to_another_ply_is_refused(game: Game) -> None:
    table = started(game)
    seat, ply, move = any_choice(table, random.Random(5))
    for wrong in (ply - 1, ply + 1, -1):
        with pytest.raises(Stale, match="moved-on"):
            play(table, seat, wrong, move)


def test_who_is_not_to_move_is_refused() -> None:
    table = started(Game("clustered", players=3))
    seat, ply, move = any_choice(table, random.Random(6))
    for other in {0, 1, 2, 3, -1} - {seat}:
        with pytest.raises(Stale, match="not-your-turn"):
            play(table, other, ply, move)


def test_before_the_start_and_after_the_end_nothing_is_played() -> None:
    table = started(Game("ingenious", players=1))
    with pytest.raises(Stale):
        play(Table(table.plan), 0, 0, "rg@0,0:0,1")
    last = list(play_on(table, random.Random(7)))[-1]
    assert play(table, last.seat, last.ply, last.move) == []
    with pytest.raises(Stale):
        play(table, last.seat, last.ply + 1, last.move)
    assert table.to_choose() == []


@every_game
def test_an_illegal_move_is_refused_with_the_reason_and_changes_nothing(game: Game) -> None:
    table, copy_state = started(game), started(game)
    seat, ply, move = any_choice(table, random.Random(8))
    with pytest.raises(IllegalMove) as refusal:
        play(table, seat, ply, "nonsense")
    assert str(why_not(table, seat, "nonsense")) == str(refusal.value)
    assert why_not(table, seat, move) is None
    assert same(table, copy_state)


@pytest.mark.parametrize("draft", [False, True], ids=["mark", "hold"])
def test_choices_at_the_same_time_happen_together_in_whatever_order_they_come(draft: bool) -> None:  # noqa: FBT001 - a case
    table, log = secret_moment(draft=draft)
    ends = []
    for order in itertools.permutations(wishes(table)):
        other = retold(table, log)
        for place, seat in enumerate(order):
            before = other.position
            (event,) = play(other, seat, *wishes(table)[seat])
            other.extend([event])
            assert (other.position == before) == (place < 2)
            assert other.sealed() == frozenset(order[: place + 1]) or place == 2
        ends.append((other.position, other.moves))
    assert all(end == ends[0] for end in ends)
    assert ends[0][0] == in_order(table)


def in_order(table: Table) -> Position:
    """What comes of the same choices asked for one after the other, and of the draws that follow."""
    position, deal = now(table), table.deal()
    for _, move in wishes(table).values():
        position = position.play(move)
    while position.actor == "chance":
        position = position.play(deal.outcome(position))
    return position


@pytest.mark.parametrize("draft", [False, True], ids=["mark", "hold"])
def test_choices_at_the_same_time_outlast_a_restart(draft: bool) -> None:  # noqa: FBT001 - a case
    table, log = secret_moment(draft=draft)
    after = in_order(table)
    for seat, wish in reversed(wishes(table).items()):
        table = retold(table, log)
        assert seat in table.to_choose()
        log += [decode(encode(event)) for event in play(table, seat, *wish)]
    assert retold(table, log).position == after


@pytest.mark.parametrize("draft", [False, True], ids=["mark", "hold"])
def test_a_choice_at_the_same_time_is_seen_by_nobody_and_final(draft: bool) -> None:  # noqa: FBT001 - a case
    table, _ = secret_moment(draft=draft)
    first, second, third = wishes(table)
    before = {seat: asking(now(table), seat).view(seat) for seat in (second, third)}
    ply, move = wishes(table)[first]
    other = next(other for other in asking(now(table), first).legal() if other != move)
    table.extend(play(table, first, ply, move))
    assert {seat: asking(now(table), seat).view(seat) for seat in (second, third)} == before
    assert now(table).open_view()["chosen"] == [None] * 3
    assert table.choices == {first: move}
    with pytest.raises(Stale, match="not-your-turn"):
        play(table, first, ply, other)
    assert play(table, first, ply, move) == []


def test_the_position_before_the_latest_move_is_at_hand() -> None:
    table, chance = started(Game("ingenious")), random.Random(9)
    for _ in range(5):
        position, event = now(table), any_move(table, chance)
        table.extend([event])
        assert table.before == position
