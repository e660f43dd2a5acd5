"""One game between bots, and what happens to one that fails."""

import time

import pytest

from bots.dummies import Careful, Cheating, First, Last, Mute, Quitting, Raising, Unwilling
from stol import Game, Position
from stol.bots import Bot, BotFailure, View
from stol.bots.match import play
from stol.deal import Deal


def test_a_match_is_a_game_by_the_rules() -> None:
    game, deal = Game("pixies"), Deal(4)
    position: Position = game.start()
    decisions = [0, 0]
    while position.actor is not None:
        if isinstance(position.actor, int):
            decisions[position.actor] += 1
            position = position.play((min, max)[position.actor](position.legal()))
        else:
            position = position.play(deal.outcome(position))
    match = play(game, [First, Last], Deal(4))
    assert position.result
    assert (match.scores, match.ranks) == (position.result["scores"], position.result["ranks"])
    assert match.moves == decisions
    assert match.forfeit is None


def test_thinking_time_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "perf_counter", lambda: clock[0])

    class Slow(First):
        def move(self, view: View) -> str:
            self.moved = getattr(self, "moved", 0) + 1
            clock[0] += 5 if self.moved == 3 else 1
            return super().move(view)

    match = play(Game("pixies"), [First, Slow], Deal(0))
    assert match.longest == [0, 5]
    assert match.seconds == [0, match.moves[1] - 1 + 5]


class Failing(Bot):
    def move(self, view: View) -> str:
        raise BotFailure(f"seat {view['actor']} is asleep")


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (Raising, "KeyError: 'pixies'"),
        (Quitting, "SystemExit: I am off"),
        (Cheating, "an illegal move: "),
        (Mute, "an illegal move: a move is text"),
        (Unwilling, "RuntimeError: not today"),
        (Failing, "seat 1 is asleep"),
    ],
)
@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_that_fails_is_last_and_the_others_share_the_first_place(
    bot: type[Bot], reason: str, players: int
) -> None:
    table: list[type[Bot]] = [First, bot, First]
    match = play(Game("pixies", players=players), table[:players], Deal(0))
    assert match.ranks == [1, players, 1][:players]
    assert match.scores is None
    assert match.forfeit
    assert match.forfeit.seat == 1
    assert match.forfeit.reason.startswith(reason)


def test_partners_lose_together() -> None:
    match = play(Game("ingenious", players=4, teams=True), [Raising, First, First, First], Deal(0))
    assert match.ranks == [2, 1, 2, 1]


def test_who_fails_alone_has_scored_nothing() -> None:
    match = play(Game("ingenious", players=1), [Raising], Deal(0))
    assert (match.ranks, match.scores) == ([1], [0])


@pytest.mark.parametrize("other", [First, Raising, Unwilling])
def test_every_bot_is_told_to_leave_whatever_happens(monkeypatch: pytest.MonkeyPatch, other: type[Bot]) -> None:
    monkeypatch.setattr(Careful, "left", [])
    play(Game("pixies", players=3), [Careful, Careful, other], Deal(0))
    assert len(Careful.left) == 2
