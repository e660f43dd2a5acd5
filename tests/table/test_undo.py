"""Undo: free while nothing was revealed and no outcome drawn; otherwise if all agree."""

import random

import pytest
from msgspec.structs import replace

from random_games import GAMES
from stol import Game, Position
from stol.table.events import AskedBack, Event, Hired, Resigned, Sat, Undone, Withdrawn, decode, encode
from stol.table.play import Refused, Stale, play, start
from stol.table.simultaneous import asking
from stol.table.snapshots import EVERY
from stol.table.table import Table
from stol.table.undo import agree, decline, reveals_hidden, take_back, take_latest_back, undoable_seat
from table.played_tables import any_choice, any_move, now, people, plan_of, play_on, retold, same, started

every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def against_opponents(game: Game) -> Table:
    """One person on seat 0."""
    table = Table(plan_of(game))
    table.extend([Sat(seat=0, player="p0", name="Person 0")])
    table.extend([Hired(seat=seat, level="novice", name=f"Opponent {seat}") for seat in range(1, game.players)])
    table.extend(start(table))
    return table


def on_one_device(game: Game) -> Table:
    table = Table(plan_of(game))
    table.extend([Sat(seat=seat, player="p0", name=f"Person {seat}") for seat in range(game.players)])
    table.extend(start(table))
    return table


@every_game
def test_against_opponents_every_move_can_be_taken_back_to_the_very_start(game: Game) -> None:
    table, chance = against_opponents(game), random.Random(1)
    begun = now(table)
    log = [*play_on(table, chance, most=30)]
    assert log
    undo_count = 0
    while undoable_seat(table, [0]) is not None:
        (event,) = take_back(table, 0, undo_count)
        assert isinstance(event, Undone | Withdrawn)
        table.extend([event])
        undo_count += 1
        assert 0 in table.to_choose()
    assert not any(0 in turn.seats for turn in table.turns)
    if not table.turns:
        assert now(table) == begun


@every_game
@pytest.mark.parametrize("loaded", [False, True], ids=["as it was played", "from the log"])
def test_an_undo_plays_few_moves_again_and_leads_to_the_same_game(
    game: Game, *, loaded: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, chance = on_one_device(game), random.Random(3)
    log: list[Event] = [Sat(seat=seat, player="p0", name=f"Person {seat}") for seat in range(game.players)]
    log += [*start(retold(table, log)), *play_on(table, chance, most=30)]
    table = retold(table, log) if loaded else table
    table.deal()
    length, played, play_move = len(table.moves), [], Position.play

    def counted(position: Position, move: str) -> Position:
        played.append(move)
        return play_move(position, move)

    with monkeypatch.context() as counting:
        counting.setattr(Position, "play", counted)
        for _ in range(2):
            table.extend(take_latest_back(table, range(game.players), table.undo_count))
            table.deal()
    assert table.undo_count == 2
    assert length > 2 * EVERY
    assert len(played) < 2 * (2 * EVERY + 2 * EVERY)
    assert [*table.positions()][-1] == table.position
    kept, vars(table)["_deal"] = table.deal(), None
    assert vars(kept) == vars(table.deal())


@every_game
def test_what_was_taken_back_and_told_again_by_the_log_is_the_same(game: Game) -> None:
    table, chance = on_one_device(game), random.Random(2)
    log: list[Event] = [Sat(seat=seat, player="p0", name=f"Person {seat}") for seat in range(game.players)]
    log += start(retold(table, log))
    for _ in range(3):
        log += play_on(table, chance, most=7)
        back = take_latest_back(table, range(game.players), table.undo_count)
        table.extend(back)
        log += back
        assert same(retold(table, [decode(encode(event)) for event in log]), table)
    assert table.undo_count == 3


@every_game
def test_the_same_is_drawn_again_after_taking_back(game: Game) -> None:
    table, chance = on_one_device(game), random.Random(3)
    list(play_on(table, chance, most=5))
    while table.choosing_together():
        table.extend([any_move(table, chance)])
    choice = any_choice(table, chance)
    table.extend(play(table, *choice))
    moves = list(table.moves)
    table.extend(take_latest_back(table, range(game.players), 0))
    assert table.moves != moves
    table.extend(play(table, *choice, undo_count=1))
    assert table.moves == moves


def test_where_all_lies_open_and_nothing_was_drawn_nobody_is_asked() -> None:
    table, chance = started(Game("pixies", players=2)), random.Random(4)
    while True:
        seat = now(table).actor
        assert isinstance(seat, int)
        before = len(table.moves)
        table.extend([any_move(table, chance)])
        if len(table.moves) == before + 1:
            break
    (event,) = take_back(table, seat, 0)
    assert event == Undone(ply=before)


def test_once_chance_fell_the_others_have_to_agree() -> None:
    table, chance = started(Game("pixies", players=2)), random.Random(4)
    while True:
        seat = now(table).actor
        assert isinstance(seat, int)
        before = len(table.moves)
        table.extend([any_move(table, chance)])
        if len(table.moves) > before + 1:
            break
    (event,) = take_back(table, seat, 0)
    assert event == AskedBack(seat=seat, ply=before)


def test_once_another_person_has_chosen_that_person_has_to_agree() -> None:
    table, chance = started(Game("pixies", players=3)), random.Random(5)
    first = table.to_choose()[0]
    table.extend([any_move(table, chance)])
    while table.to_choose() == [first]:
        table.extend([any_move(table, chance)])
    drawn = len(table.moves)
    second = table.to_choose()[0]
    table.extend([any_move(table, chance)])
    assert len(table.moves) == drawn + 1, "no chance fell"
    (event,) = take_back(table, first, 0)
    assert isinstance(event, AskedBack)
    assert take_back(table, second, 0) == [Undone(ply=drawn)]


@pytest.mark.parametrize(("key", "shown"), [("pixies", False), ("clustered", True), ("ingenious", True)])
def test_a_choice_shows_something_only_where_hands_are_hidden(key: str, *, shown: bool) -> None:
    assert reveals_hidden(now(started(Game(key, players=2)))) == shown


def test_who_has_shown_a_card_of_a_hidden_hand_has_to_ask() -> None:
    """Without any draw since: the last cards of a game."""
    table, chance = started(Game("clustered", players=2)), random.Random(6)
    while not table.is_over:
        moves, seat = len(table.moves), table.to_choose()[0]
        event = any_move(table, chance)
        if len(event.applied) == 1 and not event.over:
            table.extend([event])
            (back,) = take_back(table, seat, 0)
            assert back == AskedBack(seat=seat, ply=moves)
            return
        table.extend([event])
    pytest.fail("no move without a draw")


def test_a_choice_in_secret_can_be_taken_back_until_it_is_seen() -> None:
    table, chance = started(Game("onecard", players=3)), random.Random(7)
    while not table.choosing_together():
        table.extend([any_move(table, chance)])
    seat, ply, move = any_choice(table, chance)
    table.extend(play(table, seat, ply, move))
    assert seat in table.sealed()
    assert take_back(table, seat, 0) == [Withdrawn(seat=seat)]
    table.extend(take_back(table, seat, 0))
    assert seat in table.to_choose()
    with pytest.raises(Stale):  # what was on its way since
        play(table, seat, ply, move)
    table.extend(play(table, seat, ply, move, undo_count=1))
    assert table.choices == {seat: move}


def asked(players: int = 3) -> tuple[Table, int, list[int]]:
    """A table with an undo request that needs the others' agreement; the seat that asks, and the others."""
    table, chance = started(Game("ingenious", players=players)), random.Random(8)
    seat = table.to_choose()[0]
    while table.to_choose() == [seat]:
        table.extend([any_move(table, chance)])
    table.extend(take_back(table, seat, 0))
    assert table.undo_request is not None
    return table, seat, [other for other in range(players) if other != seat]


def test_it_is_done_when_the_last_has_agreed() -> None:
    table, seat, others = asked()
    ply = table.undo_request.ply if table.undo_request else -1
    table.extend(agree(table, others[0], 0))
    assert table.undo_request is not None
    assert agree(table, others[0], 0) == []
    table.extend(agree(table, others[1], 0))
    assert table.undo_request is None
    assert now(table).ply == ply
    assert table.to_choose() == [seat]


def test_one_no_is_enough_and_one_can_think_better_of_it() -> None:
    for who in range(3):
        table, _, _ = asked()
        moves = list(table.moves)
        table.extend(decline(table, who, 0))
        assert table.undo_request is None
        assert table.moves == moves


def test_who_plays_on_does_not_agree() -> None:
    table, _, others = asked()
    table.extend([any_move(table, random.Random(9))])
    assert table.undo_request is None
    with pytest.raises(Stale, match="undo-not-asked"):
        agree(table, others[0], 0)


def test_asking_twice_is_asking_once() -> None:
    table, seat, _ = asked()
    assert take_back(table, seat, 0) == []


def test_opponents_always_agree() -> None:
    table, chance = against_opponents(Game("ingenious", players=3)), random.Random(10)
    while table.to_choose() != [0]:
        table.extend([any_move(table, chance)])
    table.extend([any_move(table, chance)])
    assert isinstance(take_back(table, 0, 0)[0], Undone)


def test_whoever_is_stood_in_for_keeps_the_vote() -> None:
    table, _, (gone, other) = asked()
    table.extend([Hired(seat=gone, level="club", name="Mila")])
    table.extend(agree(table, other, 0))
    assert table.undo_request is not None
    table.extend(agree(table, gone, 0))
    assert table.undo_request is None
    assert table.undo_count == 1


def test_whoever_has_resigned_has_no_vote() -> None:
    table = started(Game("ingenious", players=3))
    seat = table.to_choose()[0]
    table.extend([any_move(table, random.Random(10))])
    for other in set(range(3)) - {seat}:
        assert isinstance(take_back(table, seat, 0)[0], AskedBack)
        table.extend([Resigned(seat=other, level="club", name="Mila")])
    assert isinstance(take_back(table, seat, 0)[0], Undone)


def test_the_same_wish_sent_again_takes_nothing_more_back() -> None:
    table, chance = on_one_device(Game("pixies")), random.Random(11)
    list(play_on(table, chance, most=6))
    table.extend(take_latest_back(table, [0, 1], 0))
    assert take_latest_back(table, [0, 1], 0) == []


def test_a_move_that_was_on_its_way_is_stale_after_taking_back() -> None:
    """The ply is the same again, but what was sent for it before was another moment."""
    table, chance = on_one_device(Game("pixies")), random.Random(12)
    list(play_on(table, chance, most=6))
    choice = any_choice(table, chance)
    table.extend(play(table, *choice))
    table.extend(take_latest_back(table, [0, 1], 0))
    with pytest.raises(Stale):
        play(table, *choice)


@every_game
def test_nothing_is_taken_back_before_the_first_choice_or_after_the_end(game: Game) -> None:
    table = started(game)
    with pytest.raises(Refused, match="nothing-to-undo"):
        take_back(table, 0, 0)
    list(play_on(table, random.Random(13)))
    assert undoable_seat(table, range(game.players)) is None
    with pytest.raises(Refused, match="nothing-to-undo"):
        take_back(table, 0, 0)


def test_where_others_play_the_same_deal_nothing_seen_is_taken_back() -> None:
    game, chance = Game("ingenious", players=2), random.Random(14)
    plan = plan_of(game)
    table = Table(replace(plan, deal="friday"))
    table.extend(people(game))
    table.extend(start(table))
    seat = table.to_choose()[0]
    table.extend([any_move(table, chance)])
    with pytest.raises(Refused, match="undo-same-deal"):
        take_back(table, seat, 0)


def test_a_choice_that_another_has_made_in_secret_is_not_lost_without_asking() -> None:
    table, chance = started(Game("onecard", players=2)), random.Random(15)
    while now(table).view()["phase"] != "choose":
        table.extend([any_move(table, chance)])
    roller = table.to_choose()[0]
    table.extend(play(table, roller, now(table).ply, "stop"))
    assert table.choosing_together()
    assert isinstance(take_back(table, roller, 0)[0], Undone)
    asked = asking(now(table), 1 - roller)
    table.extend(play(table, 1 - roller, asked.ply, asked.legal()[0]))
    assert isinstance(take_back(table, roller, 0)[0], AskedBack)
