"""Clocks, computed from the log and its times."""

import random

import pytest

from stol import Game
from stol.table.clocks import due_events, next_moment, running
from stol.table.ends import resign, run_out
from stol.table.events import Event, RanOut, Undone, Warned, Withdrawn
from stol.table.export import end_tags
from stol.table.play import Refused
from stol.table.seats import ask_stand_in, come_back
from stol.table.spans import Span, counted, gaps, merged, moment_after
from stol.table.table import Table
from stol.table.undo import agree, take_latest_back
from table.timed_tables import BEGAN, DAY, HOUR, MINUTE, SECOND, clock_of, left, move, timed

FIRST = 5 * MINUTE
INGENIOUS, ONECARD = Game("ingenious", 2), Game("onecard", 3)


def never(_player: str | None) -> tuple[Span, ...]:
    return ()


def due(table: Table, at: int) -> list[Event]:
    return due_events(table, at, never)


def live_after_first_choices(code: str = "10+5", then: str = "bot", game: Game = INGENIOUS) -> Table:
    """Everybody has chosen once, at once."""
    table = timed(game, code, then)
    while len({seat for seat, _ in table.plays}) < game.players:
        move(table, BEGAN)
    return table


# ---- live


def test_a_live_clock_stands_at_first_so_that_everybody_notices_that_the_game_has_begun() -> None:
    table = timed(INGENIOUS, "10+5")
    (seat,) = table.to_choose()
    standing = clock_of(table, seat, BEGAN + MINUTE)
    assert (standing.left, standing.runs, standing.runs_from) == (10 * MINUTE, False, BEGAN + FIRST)
    going = clock_of(table, seat, BEGAN + FIRST + 30 * SECOND)
    assert (going.left, going.runs, going.ends) == (10 * MINUTE - 30 * SECOND, True, BEGAN + FIRST + 10 * MINUTE)


def test_a_move_adds_its_seconds_and_stops_the_clock() -> None:
    table = live_after_first_choices()
    (seat,) = table.to_choose()
    before = left(table, seat, BEGAN)
    while table.to_choose() == [seat]:
        move(table, BEGAN + 40 * SECOND)
    moved = len([1 for mover, _ in table.plays if mover == seat])
    assert before == 10 * MINUTE + 5 * SECOND * len([1 for mover, _ in list(table.plays)[:-1] if mover == seat][:moved])
    after = clock_of(table, seat, BEGAN + HOUR)
    assert not after.runs
    assert after.ends is None
    assert after.left == 10 * MINUTE + moved * 5 * SECOND - 40 * SECOND


def test_only_the_clock_of_who_is_to_choose_runs() -> None:
    table = live_after_first_choices()
    (seat,) = table.to_choose()
    assert [one.seat for one in running(table, BEGAN + SECOND, never)] == [seat]
    other = left(table, 1 - seat, BEGAN)
    assert left(table, 1 - seat, BEGAN + MINUTE) == other
    assert left(table, seat, BEGAN + MINUTE) == left(table, seat, BEGAN) - MINUTE


def test_nothing_is_less_than_nothing() -> None:
    table = live_after_first_choices()
    (seat,) = table.to_choose()
    assert left(table, seat, BEGAN + DAY) == 0


def test_a_move_that_is_taken_back_gives_no_time_back_and_adds_nothing_twice() -> None:
    table = live_after_first_choices()
    (seat,) = table.to_choose()
    ply = table.position.ply if table.position else 0
    had = left(table, seat, BEGAN)
    move(table, BEGAN + 20 * SECOND)
    table.extend([Undone(ply=ply)], BEGAN + 20 * SECOND)
    assert table.to_choose() == [seat]
    assert left(table, seat, BEGAN + 20 * SECOND) == had - 20 * SECOND + 5 * SECOND
    move(table, BEGAN + 30 * SECOND)
    assert left(table, seat, BEGAN + 30 * SECOND) == had - 30 * SECOND + 5 * SECOND


def test_servers_whose_clocks_differ_a_little_turn_no_time_back() -> None:
    table = live_after_first_choices()
    (seat,) = table.to_choose()
    had = left(table, seat, BEGAN)
    move(table, BEGAN - 3 * SECOND)
    assert left(table, seat, BEGAN) <= had + 5 * SECOND


# ---- days


def test_with_days_for_a_move_each_choice_has_its_own_time() -> None:
    table = timed(INGENIOUS, "3d")
    (seat,) = table.to_choose()
    assert left(table, seat, BEGAN + 2 * DAY) == DAY
    assert clock_of(table, 1 - seat, BEGAN + 2 * DAY).left == 3 * DAY
    while table.to_choose() == [seat]:
        move(table, BEGAN + 2 * DAY)
    assert left(table, 1 - seat, BEGAN + 3 * DAY) == 2 * DAY
    while table.to_choose() == [1 - seat]:
        move(table, BEGAN + 3 * DAY)
    assert left(table, seat, BEGAN + 3 * DAY) == 3 * DAY


def test_taking_a_move_back_freely_starts_no_new_time_but_an_agreed_undo_does() -> None:
    table = timed(INGENIOUS, "3d")
    (seat,) = table.to_choose()
    ply = table.position.ply if table.position else 0
    move(table, BEGAN + 2 * DAY)
    table.extend([Undone(ply=ply)], BEGAN + 2 * DAY)
    assert left(table, seat, BEGAN + 2 * DAY) == DAY
    while table.to_choose() == [seat]:
        move(table, BEGAN + 2 * DAY)
    table.extend(take_latest_back(table, [seat], table.undo_count), BEGAN + 2 * DAY)
    table.extend(agree(table, 1 - seat, table.undo_count), BEGAN + 2 * DAY)
    assert table.to_choose() == [seat]
    assert left(table, seat, BEGAN + 2 * DAY) == 3 * DAY


def test_little_time_is_told_once_for_each_choice() -> None:
    table = timed(INGENIOUS, "1d")
    (seat,) = table.to_choose()
    assert next_moment(table, BEGAN, never) == BEGAN + 16 * HOUR
    assert due(table, BEGAN + 16 * HOUR - 1) == []
    assert due(table, BEGAN + 16 * HOUR) == [Warned(seat=seat)]
    table.extend([Warned(seat=seat)], BEGAN + 16 * HOUR)
    assert due(table, BEGAN + 17 * HOUR) == []
    assert next_moment(table, BEGAN + 17 * HOUR, never) == BEGAN + DAY
    while table.to_choose() == [seat]:
        move(table, BEGAN + 17 * HOUR)
    assert due(table, BEGAN + 17 * HOUR + 16 * HOUR) == [Warned(seat=1 - seat)]


@pytest.mark.parametrize(("code", "told"), [("3h", HOUR), ("12h", 4 * HOUR), ("1d", 8 * HOUR), ("14d", 8 * HOUR)])
def test_how_early_little_time_is_told(code: str, told: int) -> None:
    table = timed(INGENIOUS, code)
    (one,) = running(table, BEGAN, never)
    assert one.ends is not None
    assert one.low == one.ends - told


# ---- running out


def test_a_computer_player_plays_on_until_the_person_is_back_with_a_minute() -> None:
    table = live_after_first_choices("1+2")
    (seat,) = table.to_choose()
    (one,) = running(table, BEGAN, never)
    assert one.ends is not None
    assert due(table, one.ends - 1) == []
    (event,) = due(table, one.ends)
    assert isinstance(event, RanOut)
    assert (event.seat, event.level, event.lost) == (seat, "club", False)
    table.extend([event], one.ends)
    assert table.seats[seat].ran_out
    assert table.people() == {1 - seat}
    assert due(table, one.ends + DAY) == []
    table.extend(come_back(table, seat), one.ends + HOUR)
    assert left(table, seat, one.ends + HOUR) == MINUTE
    assert clock_of(table, seat, one.ends + HOUR).runs


def test_with_days_whoever_is_back_has_a_whole_time_again() -> None:
    table = timed(INGENIOUS, "3d")
    (seat,) = table.to_choose()
    table.extend(run_out(table, seat), BEGAN + 3 * DAY)
    table.extend(come_back(table, seat), BEGAN + 4 * DAY)
    assert left(table, seat, BEGAN + 4 * DAY) == 3 * DAY


def test_with_two_players_a_lost_seat_ends_the_table_without_a_result() -> None:
    table = live_after_first_choices("10+5", "lost")
    (seat,) = table.to_choose()
    (event,) = due(table, BEGAN + DAY)
    assert event == RanOut(seat=seat, lost=True)
    table.extend([event], BEGAN + DAY)
    assert table.is_over
    assert table.ended_early == "time"
    assert table.position is not None
    assert table.position.result is None
    assert end_tags(table) == {"time": "10+5", "ran_out": [seat]}
    with pytest.raises(Refused, match="time-up"):
        come_back(table, seat)
    assert resign(table, seat, "club") == []


def test_with_more_players_a_lost_seat_is_played_on_for_good() -> None:
    table = timed(Game("ingenious", 3), "1d", "lost")
    (seat,) = table.to_choose()
    table.extend(due(table, BEGAN + DAY), BEGAN + DAY)
    assert not table.is_over
    assert table.seats[seat].lost
    assert seat not in table.voters()
    with pytest.raises(Refused, match="time-up"):
        come_back(table, seat)


def test_whoever_is_stood_in_for_has_no_clock_that_runs() -> None:
    table = timed(INGENIOUS, "1d")
    (seat,) = table.to_choose()
    table.extend(ask_stand_in(table, seat, seat, "club"), BEGAN + HOUR)
    assert running(table, BEGAN + HOUR, never) == []
    table.extend(come_back(table, seat), BEGAN + 2 * HOUR)
    assert left(table, seat, BEGAN + 2 * HOUR) == 23 * HOUR


def test_a_table_without_a_time_control_has_no_clocks() -> None:
    table = timed(INGENIOUS, "1d")
    plain = Table(
        Table(table.plan).plan.__class__(code="A", game="ingenious", players=2, options={}, host="", seed="x")
    )
    assert plain.times is None
    assert due(plain, BEGAN) == []


# ---- all choose at the same time


def test_where_all_choose_at_the_same_time_each_has_their_own_clock() -> None:
    table = timed(ONECARD, "10+5")
    chance = random.Random(1)
    while len(table.to_choose()) < 2 or any(seat not in {s for s, _ in table.plays} for seat in table.to_choose()):
        move(table, BEGAN, chance.choice(table.to_choose()))
        assert not table.is_over
    quick, *slow = table.to_choose()
    had = {seat: left(table, seat, BEGAN) for seat in table.to_choose()}
    move(table, BEGAN + 10 * SECOND, quick)
    assert quick not in table.to_choose()
    later = BEGAN + MINUTE
    assert left(table, quick, later) == had[quick] - 10 * SECOND + 5 * SECOND
    assert not clock_of(table, quick, later).runs
    assert [left(table, seat, later) for seat in slow] == [had[seat] - MINUTE for seat in slow]
    table.extend([Withdrawn(seat=quick)], later)
    assert clock_of(table, quick, later).runs
    assert left(table, quick, later + SECOND) == had[quick] - 10 * SECOND + 4 * SECOND


def test_who_runs_out_while_others_choose_loses_nobody_elses_choice() -> None:
    table = timed(ONECARD, "1d")
    while len(table.to_choose()) < 2:
        move(table, BEGAN)
    quick, *slow = table.to_choose()
    move(table, BEGAN + HOUR, quick)
    chosen = dict(table.choices)
    at = BEGAN + DAY
    for seat in slow:
        (event,) = [one for one in due(table, at) if isinstance(one, RanOut)] or due(table, at)
        if isinstance(event, Warned):
            table.extend([event], at)
            (event,) = due(table, at)
        assert isinstance(event, RanOut)
        assert event.seat == seat
        table.extend([event], at)
    assert table.choices == chosen
    assert table.seats[quick].level is None
    assert due(table, at) == []
    assert len({table.seats[seat].stand_in for seat in slow}) == len(slow)


# ---- when time does not count


def test_time_while_no_server_ran_does_not_count() -> None:
    table = live_after_first_choices()
    (seat,) = table.to_choose()
    had = left(table, seat, BEGAN)
    down = Span(BEGAN + MINUTE, BEGAN + HOUR)
    assert left(table, seat, BEGAN + HOUR + MINUTE, [down]) == had - 2 * MINUTE
    assert clock_of(table, seat, BEGAN, down).ends == BEGAN + had + 59 * MINUTE
    inside = clock_of(table, seat, BEGAN + 30 * MINUTE, down)
    assert (inside.runs, inside.runs_from, inside.left) == (False, BEGAN + HOUR, had - MINUTE)


def test_outages_before_a_choice_change_nothing() -> None:
    table = live_after_first_choices()
    (seat,) = table.to_choose()
    early = Span(BEGAN - DAY, BEGAN - HOUR)
    assert left(table, seat, BEGAN + MINUTE, [early]) == left(table, seat, BEGAN + MINUTE)


def test_spans() -> None:
    assert merged([Span(5, 7), Span(1, 3), Span(2, 4), Span(4, 5), Span(9, 9)]) == (Span(1, 7),)
    assert gaps([Span(0, 10), Span(4, 12), Span(20, 30), Span(30, 31), Span(40, 41)]) == (Span(12, 20), Span(31, 40))
    assert gaps([Span(5, 5), Span(9, 9), Span(12, 14)]) == (Span(5, 9), Span(9, 12))
    assert counted(Span(0, 100), [Span(-5, 5), Span(10, 20), Span(95, 200)]) == 80
    assert moment_after(0, 10, []) == 10
    assert moment_after(0, 10, [Span(4, 8), Span(9, 20), Span(30, 40)]) == 25
    assert moment_after(5, 10, [Span(0, 6)]) == 16
    assert moment_after(0, 4, [Span(4, 8)]) == 4
