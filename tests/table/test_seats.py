"""Seats, stand-ins, rematches and chat."""

import random

import pytest
from msgspec.structs import replace

from stol import Game
from stol.table.derived_tables import rematch
from stol.table.events import Asked, Event, Hired, Rematched, Returned, Said, Sat
from stol.table.play import Refused
from stol.table.seats import (
    CONSONANTS,
    MAX_MESSAGES,
    MAX_TEXT_LENGTH,
    NAMES,
    PAIRS,
    PAIRS_PER_CODE,
    VOWELS,
    ask_stand_in,
    come_back,
    hire,
    new_code,
    read_code,
    say,
    sit,
)
from stol.table.table import Table
from table.played_tables import any_choice, any_move, people, plan_of, play_on, started


def empty(players: int = 3) -> Table:
    return Table(plan_of(Game("pixies", players=players)))


def seated(*players: str) -> Table:
    """A table with these players on its seats; nothing is dealt yet."""
    table = empty(len(players))
    table.extend(Sat(seat=seat, player=player, name=player.title()) for seat, player in enumerate(players))
    return table


def test_an_open_seat_is_taken_by_whoever_sits_down() -> None:
    table = empty()
    table.extend(sit(table, 1, "ana", "Ana"))
    assert table.seats_of("ana") == [1]
    assert table.seats[1].name == "Ana"
    assert not table.is_full


def test_a_seat_that_is_taken_or_does_not_exist_is_refused() -> None:
    table = seated("ana", "bo")
    for seat in (0, 2, -1):
        with pytest.raises(Refused, match="seat-taken"):
            sit(table, seat, "cy", "Cy")
        with pytest.raises(Refused, match="seat-taken"):
            hire(table, seat, "club")


def test_who_sits_there_may_sit_down_again_but_not_on_a_second_seat() -> None:
    table = empty()
    table.extend(sit(table, 0, "ana", "Ana"))
    assert sit(table, 0, "ana", "Ana") == []
    with pytest.raises(Refused, match="one-seat"):
        sit(table, 2, "ana", "Ana")


def test_who_hands_a_device_around_may_sit_down_on_further_seats() -> None:
    table = empty()
    table.extend([Sat(seat=seat, player="ana", name="Ana") for seat in (0, 1)])  # as the host has opened it
    table.extend(sit(table, 2, "ana", "Ana"))
    assert table.seats_of("ana") == [0, 1, 2]


def test_somebody_without_a_cookie_has_no_seat() -> None:
    assert empty().seats_of(None) == []


def test_an_opponent_has_a_level_and_a_name_of_its_own() -> None:
    table = empty()
    for seat in range(3):
        table.extend(hire(table, seat, "expert"))
    assert table.is_full
    assert table.people() == set()
    assert [seat.name for seat in table.seats] == list(NAMES[:3])
    assert {seat.level for seat in table.seats} == {"expert"}


@pytest.mark.parametrize("level", ["", "genius", "random", "program:sh", "search:10"])
def test_there_are_no_other_opponents_than_those_of_the_five_levels(level: str) -> None:
    with pytest.raises(Refused, match="no-such-level"):
        hire(empty(), 0, level)
    with pytest.raises(Refused, match="no-such-level"):
        ask_stand_in(seated("ana", "bo"), 0, 1, level)


def test_all_others_have_to_agree_to_a_stand_in() -> None:
    table = seated("ana", "bo", "cy")
    assert ask_stand_in(table, 0, 2, "club") == [Asked(seat=0, gone=2)]
    table.extend(ask_stand_in(table, 0, 2, "club"))
    assert ask_stand_in(table, 0, 2, "club") == []
    table.extend(ask_stand_in(table, 1, 2, "club"))
    assert (table.seats[2].player, table.seats[2].level, table.seats[2].name) == ("cy", "club", "Cy")
    assert table.seats[2].stand_in in NAMES
    assert table.stand_in_votes == {}


def test_opponents_are_not_asked() -> None:
    table = empty()
    table.extend([*sit(table, 0, "ana", "Ana"), *sit(table, 1, "bo", "Bo"), *hire(table, 2, "club")])
    table.extend(ask_stand_in(table, 0, 1, "novice"))
    assert table.seats[1].level == "novice"


def test_for_oneself_nobody_else_is_asked() -> None:
    table = seated("ana", "bo", "cy")
    table.extend(ask_stand_in(table, 1, 1, "casual"))
    assert table.people() == {0, 2}


def test_who_plays_several_seats_is_asked_once() -> None:
    table = seated("ana", "ana", "bo")
    table.extend(ask_stand_in(table, 0, 2, "club"))
    assert table.seats[2].level == "club"


def test_who_is_gone_from_several_seats_does_not_have_to_agree() -> None:
    table = seated("ana", "bo", "bo")
    table.extend(ask_stand_in(table, 0, 1, "club"))
    assert table.seats[1].level == "club"
    assert table.seats[2].level is None


def test_who_does_not_play_can_not_have_others_replaced() -> None:
    table = seated("ana", "bo")
    table.extend(ask_stand_in(table, 0, 0, "club"))
    with pytest.raises(Refused, match="stood-in"):
        ask_stand_in(table, 0, 1, "club")


def test_nobody_stands_in_for_an_opponent_an_open_seat_or_twice() -> None:
    table = empty(4)
    table.extend([*sit(table, 0, "ana", "Ana"), *sit(table, 1, "bo", "Bo"), *hire(table, 2, "club")])
    table.extend(ask_stand_in(table, 0, 1, "club"))
    for gone in (1, 2, 3, 4, -1):
        with pytest.raises(Refused, match="nobody-there"):
            ask_stand_in(table, 0, gone, "club")


def test_a_person_takes_the_seat_back() -> None:
    table = seated("ana", "bo")
    table.extend(ask_stand_in(table, 0, 1, "club"))
    assert come_back(table, 1) == [Returned(seat=1)]
    table.extend(come_back(table, 1))
    assert table.seats == seated("ana", "bo").seats
    assert come_back(table, 1) == []


def test_who_is_back_before_all_agreed_is_not_replaced_by_the_old_wish() -> None:
    table = seated("ana", "bo", "cy")
    table.extend(ask_stand_in(table, 0, 2, "club"))
    table.extend(come_back(table, 2))
    table.extend(ask_stand_in(table, 1, 2, "club"))
    assert table.seats[2].level is None


def test_who_plays_is_not_gone() -> None:
    table, chance = started(Game("pixies", players=3)), random.Random(1)
    gone = any_choice(table, chance)[0]
    one, other = (seat for seat in range(3) if seat != gone)
    table.extend(ask_stand_in(table, one, gone, "club"))
    table.extend([any_move(table, chance)])
    table.extend(ask_stand_in(table, other, gone, "club"))
    assert table.seats[gone].level is None


def test_an_opponent_has_no_seat_to_come_back_to() -> None:
    table = empty()
    table.extend(hire(table, 0, "club"))
    for seat in (0, 1):
        with pytest.raises(Refused, match="nobody-there"):
            come_back(table, seat)


def test_a_stand_in_plays_the_seat_and_the_person_goes_on_from_there() -> None:
    table, chance = started(Game("onecard")), random.Random(2)
    table.extend(ask_stand_in(table, 0, 0, "club"))
    list(play_on(table, chance, most=6))
    table.extend(come_back(table, 0))
    list(play_on(table, chance))
    assert table.is_over


def test_what_is_said_twice_with_the_same_key_is_said_once() -> None:
    table = seated("ana", "bo")
    table.extend(say(table, 0, "  good \n luck ", "1"))
    assert table.talk == [Said(seat=0, text="good luck", key="1")]
    assert say(table, 0, "good luck", "1") == []
    assert say(table, 1, "good luck", "1") != []
    assert say(table, 0, "good luck", "2") != []


def test_what_is_said_without_a_key_is_said() -> None:
    table = seated("ana", "bo")
    for text in ("one", "two"):
        table.extend(say(table, 0, text, ""))
    assert [said.text for said in table.talk] == ["one", "two"]


def test_talk_has_its_limits() -> None:
    table = seated("ana", "bo")
    assert say(table, 0, "", "1") == say(table, 0, " \n ", "1") == []
    assert say(table, 0, "x" * MAX_TEXT_LENGTH, "1")
    for text, key in (("x" * (MAX_TEXT_LENGTH + 1), "1"), ("x", "1" * (MAX_TEXT_LENGTH + 1))):
        with pytest.raises(Refused, match="too-much-talk"):
            say(table, 0, text, key)
    table.extend(Said(seat=0, text="x", key=str(number)) for number in range(MAX_MESSAGES))
    with pytest.raises(Refused, match="too-much-talk"):
        say(table, 1, "x", "new")


def test_where_there_is_no_talk_nothing_is_said() -> None:
    plan = plan_of(Game("pixies"))
    with pytest.raises(Refused, match="no-talk"):
        say(Table(replace(plan, chat=False)), 0, "x", "1")


def after(table: Table) -> tuple[Table, Rematched]:
    """The rematch table, and the event for the old one."""
    plan, seats, noted = rematch(table)
    other = Table(plan)
    other.extend(seats)
    return other, noted


def test_in_a_rematch_everybody_sits_one_seat_further() -> None:
    table = empty(4)
    events: list[Event] = [*sit(table, 0, "ana", "Ana"), *hire(table, 1, "club"), *sit(table, 2, "bo", "Bo")]
    table.extend([*events, *hire(table, 3, "novice")])
    other, noted = after(table)
    assert [seat.player for seat in other.seats] == [None, "ana", None, "bo"]
    assert [seat.level for seat in other.seats] == ["novice", None, "club", None]
    assert [seat.name for seat in other.seats] == [table.seats[3].name, "Ana", table.seats[1].name, "Bo"]
    assert noted.code == other.plan.code != table.plan.code
    assert other.plan.seed != table.plan.seed
    assert other.game() == table.game()


def test_after_as_many_rematches_as_seats_everybody_sits_as_at_first() -> None:
    table = other = seated("ana", "bo", "cy")
    for _ in range(3):
        other, _ = after(other)
    assert other.seats == table.seats


def test_in_a_rematch_partners_stay_partners() -> None:
    game = Game("ingenious", players=4, teams=True)
    table = Table(plan_of(game))
    table.extend(people(game))
    other, _ = after(table)
    assert {frozenset(other.seats[seat].name for seat in pair) for pair in ((0, 2), (1, 3))} == {
        frozenset(table.seats[seat].name for seat in pair) for pair in ((0, 2), (1, 3))
    }


def test_in_a_rematch_persons_play_themselves_again() -> None:
    table = seated("ana", "bo")
    table.extend(ask_stand_in(table, 0, 0, "club"))
    other, _ = after(table)
    assert other.people() == {0, 1}


def test_after_a_rematch_a_stand_in_has_a_name_that_nobody_else_has() -> None:
    table = empty(2)
    table.extend([*hire(table, 0, "club"), *sit(table, 1, "ana", "Ana")])
    other, _ = after(table)
    other.extend(ask_stand_in(other, 0, 0, "club"))
    (stand_in,) = [event for event in ask_stand_in(seated("a", "b"), 0, 0, "club") if isinstance(event, Hired)]
    assert stand_in.name == NAMES[0] == other.seats[1].name
    assert other.seats[0].stand_in not in {"", NAMES[0]}


def test_codes_can_be_read_out_and_are_hardly_ever_the_same() -> None:
    codes = [new_code() for _ in range(500)]
    assert len(set(codes)) == 500
    for code in codes:
        pairs = [code[place : place + 2] for place in range(0, len(code), 2)]
        assert len(pairs) == 5
        assert all(len({*pair} & {*VOWELS}) == len({*pair} & {*CONSONANTS}) == 1 for pair in pairs)


def test_there_are_too_many_codes_to_guess() -> None:
    assert len(set(PAIRS)) ** PAIRS_PER_CODE >= 2**37


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("karum obide", "KARUMOBIDE"),
        (" Karum-Obide\n", "KARUMOBIDE"),
        ("KRUMAV 42", "KRUMAV42"),
        ("krumav42", "KRUMAV42"),
        ("...", ""),
        ("x" * 1000, "X" * 16),
    ],
)
def test_a_code_is_read_however_it_is_typed(typed: str, code: str) -> None:
    assert read_code(typed) == code


def test_in_a_rematch_a_third_joker_stays_with_who_had_it() -> None:
    """C13: a handicap is a person's, whatever the seat."""
    game = Game("clustered", players=3, third_joker=[0, 2])
    table = Table(plan_of(game))
    table.extend(people(game))
    plan, _, _ = rematch(table)
    assert plan.options["third_joker"] == [0, 1]
