"""Real cards and dice: the host enters outcomes, all or none, and may correct them."""

import random

import msgspec
import pytest

from stol import Game, IllegalMove
from stol.deal import Deal
from stol.table.events import Event, Hired, Sat, Started
from stol.table.play import Refused, Stale, draw, play, play_outcomes, start
from stol.table.simultaneous import asking, choosers
from stol.table.table import Table
from stol.table.undo import correct
from table.played_tables import any_move, now, people, plan_of, play_on, retold, same, started

PIXIES = Game("pixies")


def real(game: Game, seated: list[Event] | None = None) -> Table:
    """A table with real cards and dice, begun."""
    table = Table(msgspec.structs.replace(plan_of(game), real_components=True))
    table.extend(seated or people(game))
    table.extend(start(table))
    return table


def tell(table: Table, *outcomes: str) -> None:
    table.extend(draw(table, now(table).ply, list(outcomes), table.undo_count))


def corrected(table: Table) -> None:
    table.extend(correct(table, now(table).ply, table.undo_count))


def reason(table: Table, *outcomes: str) -> str:
    with pytest.raises(IllegalMove) as problem:
        draw(table, now(table).ply, list(outcomes))
    return str(problem.value)


def test_nothing_is_dealt_by_itself() -> None:
    table = real(PIXIES)
    assert (table.moves, table.awaits_chance, table.to_choose()) == ([], True, [])
    tell(table, "first:0", "b4+1", "g6-4", "r9", "y5*")
    assert not table.awaits_chance
    assert table.to_choose() == [0]


@pytest.mark.parametrize("key", ["pixies", "onecard", "clustered", "ingenious"])
def test_a_game_whose_chance_is_told_is_the_game_that_was_dealt(key: str) -> None:
    game, chance = Game(key), random.Random(5)
    dealt, table = started(game, seed="7"), real(game)
    list(play_on(dealt, chance))
    deal, rest = Deal("7"), list(dealt.moves)
    while rest:
        if table.awaits_chance:
            tell(table, deal.outcome(now(table)))
            del rest[0]
            continue
        for seat in choosers(now(table)):
            table.extend(play(table, seat, asking(now(table), seat).ply, rest.pop(0)))
    assert (table.moves, table.position) == (dealt.moves, dealt.position)


def test_several_at_once_count_all_or_none() -> None:
    table = real(PIXIES)
    assert "'b4+1' is not possible: b4+1 is not in the deck any more (P4)" in reason(
        table, "first:0", "b4+1", "b4+1", "r9"
    )
    assert table.moves == []


def test_the_first_that_can_not_be_is_named() -> None:
    table = real(PIXIES)
    assert reason(table, "first:0", "b4+1", "r9", "zz", "yy").startswith("'zz' is not possible")
    assert reason(table, "first:9").startswith("'first:9' is not possible")
    assert reason(table, "b4+1").startswith("'b4+1' is not possible: first a player is drawn")


def test_what_comes_after_chance_has_acted_is_one_too_many_though_it_would_be_a_move() -> None:
    table = real(PIXIES)
    assert reason(table, "first:0", "b4+1", "g6-4", "r9", "y5*", "b4+1").startswith("'b4+1' is one too many")


def test_nothing_is_no_outcome() -> None:
    assert "nothing was named" in reason(real(PIXIES))
    with pytest.raises(IllegalMove):
        play_outcomes(PIXIES.start(), [])


def test_the_same_told_twice_counts_once_at_any_time() -> None:
    table = real(PIXIES)
    tell(table, "first:0")
    tell(table, "b4+1")
    assert draw(table, 0, ["first:0"]) == []
    assert draw(table, 1, ["b4+1"]) == []
    with pytest.raises(Stale):
        draw(table, 1, ["r9"])


def test_only_at_a_table_with_real_cards() -> None:
    table = started(PIXIES)
    with pytest.raises(Refused, match="no-real-cards"):
        draw(table, now(table).ply, ["b4+1"])
    with pytest.raises(Refused, match="no-real-cards"):
        correct(table, now(table).ply, 0)


def test_entries_are_corrected_one_after_the_other() -> None:
    table = real(PIXIES)
    tell(table, "first:0")
    tell(table, "b4+1")
    tell(table, "g6-4", "r9")
    corrected(table)
    assert table.moves == ["first:0", "b4+1"]
    corrected(table)
    assert table.moves == ["first:0"]
    tell(table, "g6-4")
    corrected(table)
    corrected(table)
    assert table.moves == []
    with pytest.raises(Refused, match="nothing-to-undo"):
        corrected(table)


def test_a_correction_that_comes_late_or_twice_changes_nothing() -> None:
    table = real(PIXIES)
    tell(table, "first:0")
    tell(table, "b4+1")
    table.extend(correct(table, 2, 0))
    with pytest.raises(Stale):
        correct(table, 2, 0)
    with pytest.raises(Stale):
        draw(table, 1, ["b4+1"], 0)
    tell(table, "r9")
    with pytest.raises(Stale):
        correct(table, 1, 1)


def test_what_an_opponent_did_since_goes_with_the_entry_it_answered() -> None:
    seated: list[Event] = [Sat(seat=0, player="p0", name=""), Hired(seat=1, level="novice", name="Mila")]
    table = real(PIXIES, seated)
    tell(table, "first:1", "b4+1", "g6-4", "r9", "y5*")
    table.extend([any_move(table, random.Random(1))])
    corrected(table)
    assert table.moves == []


def test_a_persons_move_is_an_entry_too() -> None:
    table = real(PIXIES)
    tell(table, "first:1", "b4+1", "g6-4", "r9", "y5*")
    table.extend([any_move(table, random.Random(1))])
    corrected(table)
    assert table.moves == ["first:1", "b4+1", "g6-4", "r9", "y5*"]


def test_a_table_is_the_same_after_a_restart() -> None:
    table = real(PIXIES)
    log: list[Event] = [*people(PIXIES), Started(outcomes=[])]
    for outcomes in (["first:0"], ["b4+1", "r9"]):
        log += draw(table, now(table).ply, outcomes)
        table.extend(log[-1:])
    log += correct(table, now(table).ply, 0)
    table.extend(log[-1:])
    again = retold(table, log)
    assert same(table, again)
    assert (again.draws, again.undo_count) == ({0: ["first:0"]}, 1)
