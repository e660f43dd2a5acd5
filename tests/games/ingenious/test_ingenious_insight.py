"""Heuristics for bots in Ingenious."""

import pytest

from move_values import move_values
from random_games import positions
from stol import Game, Position

GAMES = [Game("ingenious"), Game("ingenious", 1), Game("ingenious", 4, teams=True)]


def tracks(position: Position, seat: int) -> list[int]:
    """From the lowest colour to the highest (I14)."""
    shown = position.view()["tracks"]
    return sorted(shown[seat % 2 if position.view()["options"]["teams"] else seat].values())


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_a_placement_gains_as_the_winner_is_found_the_lowest_colours_first(game: Game) -> None:
    for position in positions(game)[20::25]:
        if not isinstance(position.actor, int):
            continue
        after = {move: tracks(position.play(move), position.actor) for move in position.legal()}
        gains = move_values(position)
        by_gain = sorted(after, key=gains.__getitem__)
        assert [after[move] for move in by_gain] == sorted(after.values())


def test_swapping_is_better_than_a_rack_without_what_is_needed() -> None:
    for sight in ("gain", "judge"):
        asked = [position for position in positions(Game("ingenious", 3)) if is_asked(position)]
        assert asked
        for position in asked:
            worths = move_values(position, sight)
            assert worths["swap"] > worths["refill"]


def is_asked(position: Position) -> bool:
    return set(position.legal()) == {"swap", "refill"}


def test_a_step_of_a_low_colour_is_worth_more_than_one_of_a_high_colour() -> None:
    position = next(one for one in positions(GAMES[0])[60:] if isinstance(one.actor, int) and len(one.legal()) > 50)
    assert isinstance(position.actor, int)
    state = position.state
    state.tracks[position.actor] = [0, 12, 12, 12, 12, 12]
    uneven = Position(position.game, state)
    raised = {
        move: (worth, uneven.play(move).view()["tracks"][position.actor])
        for move, worth in move_values(uneven, "judge").items()
    }
    with_red = [worth for worth, colours in raised.values() if colours["r"] == 1 and sum(colours.values()) == 61]
    without = [worth for worth, colours in raised.values() if colours["r"] == 0 and sum(colours.values()) == 61]
    assert with_red
    assert without
    assert min(with_red) > max(without)
