"""Bots are kept between their moves."""

from pathlib import Path

import pytest

from bots.dummies import Noting
from bots.packages import install
from random_games import choices
from stol import Game
from stol.table.kept_bots import IDLE_SECONDS, MAX_BOTS, BotKey, KeptBots

POSITION = choices(Game("pixies"))[0]
VIEW = POSITION.view(int(POSITION.actor or 0))
KEY = BotKey("TABLE", 0, "noting", 0)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def _offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch, tmp_path, "noting-bots", "", noting="bots.dummies:Noting")
    Noting.made.clear()
    Noting.closed.clear()


def test_the_same_chair_has_the_same_bot() -> None:
    kept = KeptBots()
    for seed in (1, 2, 3):
        kept.move(KEY, VIEW, seed)
    assert Noting.made == [1]


@pytest.mark.parametrize("another", [KEY._replace(table="OTHER"), KEY._replace(seat=1), KEY._replace(undo_count=1)])
def test_another_table_or_seat_or_a_move_taken_back_has_a_new_one(another: BotKey) -> None:
    kept = KeptBots()
    kept.move(KEY, VIEW, 1)
    kept.move(another, VIEW, 2)
    assert Noting.made == [1, 2]


def test_who_is_not_asked_for_long_is_closed_and_begins_anew() -> None:
    clock = Clock()
    kept = KeptBots(clock)
    kept.move(KEY, VIEW, 1)
    clock.now = IDLE_SECONDS / 2
    kept.move(KEY._replace(seat=1), VIEW, 2)
    clock.now = IDLE_SECONDS + 1
    kept.drop_idle()
    assert (Noting.closed, len(kept)) == ([1], 1)
    kept.move(KEY, VIEW, 3)
    assert Noting.made == [1, 2, 3]


def test_of_too_many_the_one_not_asked_for_longest_is_closed() -> None:
    kept = KeptBots()
    for seat in range(MAX_BOTS):
        kept.move(KEY._replace(seat=seat), VIEW, seat)
    kept.move(KEY, VIEW, 99)
    kept.move(KEY._replace(table="OTHER"), VIEW, 100)
    assert (Noting.closed, len(kept)) == ([1], MAX_BOTS)


def test_a_bot_that_fails_is_closed_and_not_asked_again() -> None:
    kept = KeptBots()
    with pytest.raises(ValueError, match="no idea"):
        kept.move(KEY, VIEW, -1)
    assert (Noting.closed, len(kept)) == ([-1], 0)


def test_what_was_searched_before_is_used_for_the_next_move() -> None:
    first, second = choices(Game("pixies"))[:2]
    key, kept = BotKey("TABLE", 0, "search:300", 0), KeptBots()
    for position in (first, second):
        kept.move(key, position.view(int(position.actor or 0)), 0)
    ((bot, _),) = kept._bots.values()  # noqa: SLF001 - the tree itself is looked at
    root = vars(bot)["_thinker"]._trees[0].nodes[0]  # noqa: SLF001 - as above
    assert root["visits"] > 300
