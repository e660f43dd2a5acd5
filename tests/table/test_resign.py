"""Resigning a game, closing a table, and naming a seat."""

import asyncio
import random
import secrets

import pytest
from msgspec.structs import replace

from stol import Game, Record
from stol.table.deals import today
from stol.table.derived_tables import rematch
from stol.table.ends import close, resign
from stol.table.events import Closed, Event, Renamed, Resigned, Sat, decode, encode
from stol.table.export import record
from stol.table.opponents import Opponents
from stol.table.play import Refused, Stale, draw, play, start
from stol.table.seats import MAX_RENAMES, ask_stand_in, come_back, hire, rename, sit
from stol.table.service import TableService
from stol.table.simultaneous import asking
from stol.table.store import Store
from stol.table.table import Table
from stol.table.undo import agree, take_back, undoable_seat
from table.played_tables import any_choice, any_move, now, opponents, people, plan_of, play_on, started

CHANCE = random.Random(5)


def play_some(table: Table, moves: int = 3) -> Table:
    for _ in play_on(table, CHANCE, moves):
        pass
    return table


def against_opponents(players: int) -> Table:
    """One person among computer players."""
    game = Game("pixies", players=players)
    table = Table(plan_of(game))
    table.extend([people(game)[0], *opponents(game)[1:]])
    table.extend(start(table))
    return table


def test_with_two_players_the_table_ends_where_one_resigns() -> None:
    table = play_some(started(Game("pixies", players=2)))
    ply = table.position.ply if table.position else None
    table.extend(resign(table, 0, "club"))
    assert table.is_over
    assert table.ended_early == "resigned"
    assert table.to_choose() == []
    assert table.seats[0].resigned
    assert table.seats[0].level is None
    assert table.position is not None
    assert (table.position.ply, table.position.result) == (ply, None)


def test_with_more_players_a_computer_player_takes_the_seat_for_good() -> None:
    table = play_some(started(Game("pixies", players=3)))
    table.extend(resign(table, 1, "expert"))
    seat = table.seats[1]
    assert (seat.player, seat.level, seat.resigned) == ("p1", "expert", True)
    assert seat.stand_in
    assert not table.is_over
    with pytest.raises(Refused, match="resigned"):
        come_back(table, 1)
    play_some(table, 10_000)
    assert table.position is not None
    assert table.position.result is not None
    assert table.ended_early is None


@pytest.mark.parametrize("players", [3, 5])
def test_when_no_person_is_left_the_table_ends(players: int) -> None:
    table = against_opponents(players)
    table.extend(resign(table, 0, "club"))
    assert table.is_over
    three = started(Game("pixies", players=3))
    for seat in (0, 1):
        three.extend(resign(three, seat, "club"))
        assert not three.is_over
    three.extend(resign(three, 2, "club"))
    assert three.is_over


def test_alone_the_game_ends() -> None:
    table = play_some(started(Game("clustered", players=1)))
    table.extend(resign(table, 0, "club"))
    assert table.is_over


def test_resigning_twice_is_resigning_once() -> None:
    for players in (2, 3):
        table = started(Game("pixies", players=players))
        table.extend(resign(table, 0, "club"))
        assert resign(table, 0, "club") == []
    two = started(Game("pixies", players=2))
    two.extend(resign(two, 0, "club"))
    with pytest.raises(Refused, match="already-over"):
        resign(two, 1, "club")


def test_nobody_resigns_before_the_game_or_after_it() -> None:
    waiting = Table(plan_of(Game("pixies", players=2)))
    waiting.extend([Sat(seat=0, player="p0", name="Ana")])
    with pytest.raises(Refused, match="not-begun"):
        resign(waiting, 0, "club")
    ended = play_some(started(Game("pixies", players=2)), 10_000)
    with pytest.raises(Refused, match="already-over"):
        resign(ended, 0, "club")
    with pytest.raises(Refused, match="nobody-there"):
        resign(against_opponents(3), 1, "club")
    with pytest.raises(Refused, match="no-such-level"):
        resign(started(Game("pixies", players=3)), 0, "random")


def test_after_the_end_nothing_can_be_done_any_more() -> None:
    table = play_some(started(Game("pixies", players=2)))
    choice = any_choice(table, CHANCE)
    table.extend(resign(table, 1, "club"))
    with pytest.raises(Stale):
        play(table, *choice)
    assert undoable_seat(table, [0, 1]) is None
    for seat in (0, 1):
        with pytest.raises(Refused, match="nothing-to-undo"):
            take_back(table, seat, table.undo_count)
        with pytest.raises(Refused):
            ask_stand_in(table, seat, seat, "club")


def test_resigning_ends_a_request_to_take_a_move_back() -> None:
    for players, who in ((2, 0), (3, 0), (3, 1), (3, 2)):
        table = play_some(started(Game("pixies", players=players)), 5)
        latest = table.turns[-1].seats[0]
        wishing = next(turn.seats[0] for turn in reversed(table.turns) if turn.seats[0] != latest)
        table.extend(take_back(table, wishing, table.undo_count))
        assert table.undo_request is not None
        table.extend(resign(table, who, "club"))
        assert table.undo_request is None
        with pytest.raises(Stale):
            agree(table, (wishing + 1) % players, table.undo_count)


def test_while_all_choose_in_secret_the_others_go_on() -> None:
    table = started(Game("onecard", players=3))
    while len(table.to_choose()) < 2:
        table.extend([any_move(table, CHANCE)])
    first, second = table.to_choose()[:2]
    asked = asking(now(table), first)
    table.extend(play(table, first, asked.ply, asked.legal()[0]))
    assert first in table.choices
    table.extend(resign(table, first, "club"))
    assert first in table.choices, "what was chosen stays chosen"
    table.extend(resign(table, second, "club"))
    assert second in table.to_choose(), "the computer player chooses instead"
    play_some(table, 10_000)
    assert table.position is not None
    assert table.position.result is not None


def test_a_secret_choice_of_a_table_that_ended_stays() -> None:
    table = started(Game("onecard", players=2))
    while len(table.to_choose()) < 2:
        table.extend([any_move(table, CHANCE)])
    table.extend([any_move(table, CHANCE)])
    (chosen,) = table.choices
    table.extend(resign(table, chosen, "club"))
    assert undoable_seat(table, [0, 1]) is None
    with pytest.raises(Refused, match="nothing-to-undo"):
        take_back(table, chosen, table.undo_count)


def test_real_cards_are_not_asked_for_after_the_end() -> None:
    game = Game("pixies", players=2)
    table = Table(replace(plan_of(game), real_components=True))
    table.extend(people(game))
    table.extend(start(table))
    assert table.awaits_chance
    table.extend(resign(table, 0, "club"))
    assert not table.awaits_chance
    with pytest.raises(Stale):
        draw(table, 0, ["b1+6"])


def test_one_device_resigns_seat_by_seat() -> None:
    game = Game("ingenious", players=3)
    table = Table(plan_of(game))
    table.extend(Sat(seat=seat, player="p0", name="") for seat in range(3))
    table.extend(start(table))
    table.extend(resign(table, 2, "club"))
    assert table.people() == {0, 1}
    assert not table.is_over


def test_the_record_says_who_resigned_and_its_deal_is_verified() -> None:
    table = play_some(started(Game("pixies", players=2)), 6)
    table.extend(resign(table, 1, "club"))
    written = record(table, today())
    assert written.result is None
    assert written.tags["resigned"] == [1]
    assert "deal" in written.tags
    assert Record.from_json(written.to_json()) == written
    going_on = play_some(started(Game("pixies", players=3)))
    going_on.extend(resign(going_on, 2, "club"))
    play_some(going_on, 10_000)
    written = record(going_on, today())
    assert written.result is not None
    assert written.tags["resigned"] == [2]


def test_everybody_sits_down_again_for_a_rematch() -> None:
    table = play_some(started(Game("pixies", players=3)))
    table.extend(resign(table, 2, "club"))
    _, seated, _ = rematch(table)
    assert {event.player for event in seated if isinstance(event, Sat)} == {"p0", "p1", "p2"}


def test_a_closed_table_is_over_for_everybody() -> None:
    table = play_some(started(Game("pixies", players=3)))
    choice = any_choice(table, CHANCE)
    table.extend(close(table))
    assert table.is_over
    assert table.ended_early == "closed"
    assert close(table) == []
    with pytest.raises(Stale):
        play(table, *choice)
    with pytest.raises(Refused, match="already-over"):
        resign(table, 0, "club")
    assert record(table, today()).tags["closed"] is True


def test_a_table_that_waits_for_players_can_be_closed() -> None:
    table = Table(plan_of(Game("pixies", players=2)))
    table.extend([Sat(seat=0, player="p0", name="Ana")])
    table.extend(close(table))
    assert table.is_over
    with pytest.raises(Refused, match="table-closed"):
        sit(table, 1, "p1", "Bo")
    with pytest.raises(Refused, match="table-closed"):
        hire(table, 1, "club")
    full = Table(plan_of(Game("pixies", players=2)))
    full.extend(people(Game("pixies", players=2)))
    full.extend(close(full))
    assert start(full) == []


def test_what_is_finished_is_not_closed() -> None:
    ended = play_some(started(Game("pixies", players=2)), 10_000)
    with pytest.raises(Refused, match="already-over"):
        close(ended)


def test_a_seat_is_renamed() -> None:
    table = started(Game("pixies", players=2))
    table.extend(rename(table, 1, "Bo"))
    assert table.seats[1].name == "Bo"
    assert rename(table, 1, "Bo") == []
    table.extend(rename(table, 1, ""))
    assert table.seats[1].name == ""


def test_nobody_fills_the_log_with_names() -> None:
    table = started(Game("pixies", players=2))
    for number in range(MAX_RENAMES):
        table.extend(rename(table, 1, f"Bo {number}"))
    with pytest.raises(Refused, match="too-many-names"):
        rename(table, 1, "Bo")
    assert rename(table, 1, table.seats[1].name) == []
    assert rename(table, 0, "Al"), "others still can"


@pytest.mark.parametrize(
    "event", [Resigned(seat=1), Resigned(seat=1, level="club", name="Mila"), Closed(), Renamed(0, "Bo")]
)
def test_the_events_are_stored(event: Event) -> None:
    assert decode(encode(event)) == event


@pytest.mark.usefixtures("_compiled_already")
def test_a_server_that_is_killed_right_after_finds_the_table_as_it_was_left(url: str, store: Store) -> None:
    """Nothing of the first service is closed in an orderly way."""
    game = Game("pixies", players=2)
    codes = {end: f"KRUMA{secrets.choice('KLMN')}{number}" for number, end in enumerate(("resigned", "closed"), 42)}

    async def main() -> None:
        first = TableService(Store(url), Opponents(1), pace=0)
        for end, code in codes.items():
            await first.open(plan_of(game, code=code), people(game))
            session = await first.find(code)
            assert session is not None
            await first.act(session, (lambda t: resign(t, 0, "club")) if end == "resigned" else close)
        after = TableService(Store(url), Opponents(1), pace=0)
        for end, code in codes.items():
            again = await after.find(code)
            assert again is not None
            assert again.table.ended_early == end
            assert again.table.to_choose() == []
        await after.close()
        await first.close()

    asyncio.run(main())
    assert store.tables_of("p0", over=False, limit=9) == []
    assert set(store.tables_of("p0", over=True, limit=9)) == set(codes.values())
    assert not store.has_finished("p0", "pixies"), "who gave up has finished no game"
