"""Another game that somebody can't tell from the real one."""

import random

import pytest
from bench.hold.leaks.otherwise import otherwise

from stol import Game
from stol.table.events import Event
from stol.table.play import start
from stol.table.table import Table
from stol.web.scene.visibility import seen
from table.played_tables import now, people, play_on, retold, started


def log_of(table: Table, moves: int, chance: random.Random) -> list[Event]:
    game = table.game()
    fresh = Table(table.plan)
    fresh.extend(people(game))
    return [*people(game), *start(fresh), *play_on(table, chance, moves)]


@pytest.mark.parametrize(("game", "players"), [("clustered", 2), ("clustered", 4), ("ingenious", 2), ("ingenious", 3)])
def test_it_is_the_same_for_one_pair_of_eyes_and_not_the_same(game: str, players: int) -> None:
    table = started(Game(game, players))
    log = log_of(table, 12, random.Random(4))
    for seat in (None, *range(players)):
        other = otherwise(table, log, seat, random.Random(5))
        assert other is not None
        changed = retold(table, other)
        assert now(changed).view() != now(table).view()
        for one, another in zip(table.positions(), changed.positions(), strict=True):
            assert seen(one, seat) == seen(another, seat)


def test_of_choices_in_secret_the_others_are_others() -> None:
    table = started(Game("onecard", 3))
    log, chance = log_of(table, 0, random.Random(1)), random.Random(2)
    for event in play_on(table, chance):
        log.append(event)
        if len(table.choices) == 2:
            break
    (mine, _), (other, theirs) = table.choices.items()
    changed = otherwise(table, log, mine, chance)
    assert changed is not None
    assert retold(table, changed).choices[mine] == table.choices[mine]
    assert retold(table, changed).choices[other] != theirs


def test_where_nothing_is_hidden_there_is_no_other_game() -> None:
    table = started(Game("pixies", 2))
    assert otherwise(table, log_of(table, 9, random.Random(1)), 0, random.Random(1)) is None
