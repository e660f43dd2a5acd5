"""Heuristics for bots in Clustered."""

import math

import pytest

from move_values import move_values
from random_games import positions
from stol import Game, Position


def total(position: Position, seat: int) -> int:
    return int(position.view()["points"][seat]["total"])


@pytest.mark.parametrize("game", [Game("clustered"), Game("clustered", 1), Game("clustered", 4)], ids=str)
def test_a_card_gains_the_points_that_it_adds_and_a_little_for_what_it_prepares(game: Game) -> None:
    for position in positions(game)[::7]:
        if not isinstance(position.actor, int):
            continue
        for move, gained in move_values(position).items():
            if not move.startswith("discard"):
                added = total(position.play(move), position.actor) - total(position, position.actor)
                assert math.floor(gained + 0.06) == added, move


def test_a_joker_is_kept_where_another_card_does_as_well() -> None:
    for position in positions(Game("clustered"), 1):
        gains = move_values(position) if isinstance(position.actor, int) else {}
        for move, gained in gains.items():
            kind, _, place = move.partition("@")
            joker = gains.get(f"J@{place}")
            if kind not in {"J", ""} and joker is not None:
                assert gained > joker


def test_of_two_cards_the_joker_is_not_discarded() -> None:
    worths = [
        move_values(position) for position in positions(Game("clustered", fast=True)) if isinstance(position.actor, int)
    ]
    discards = [gains for gains in worths if "discard J" in gains and len(gains) > 1]
    assert discards
    assert all(max(gains, key=gains.__getitem__) != "discard J" for gains in discards)
