"""What a seat sees as numbers is what it sees as a view: no more and no less."""

import hashlib
import json
import random
from collections.abc import Iterator

import numpy as np
import pytest

import stol
from conformance.play import random_game
from conformance.tables import Table
from stol.games.planes import named
from stol.kernel import dispatch
from stol.kernel.jit import INTERPRETED

PER_SEAT = {
    "pixies": {"features", "up", "down", "points", "first", "actor"},
    "onecard": {"hands", "boxes", "marks", "suns", "scored", "scored_marks", "points", "roller", "actor"},
    "clustered": {"owners", "hands", "decks", "discards", "first_rectangle", "first_run", "turn", "actor"},
    "ingenious": {"racks", "tracks", "opening", "turn", "actor"},
}
"""What lies open of every seat."""
OWN = {"hand", "unknown", "rack", "partner", "chosen"}
"""What each seat sees in its own way."""


@pytest.fixture(scope="module")
def positions(table: Table) -> list[stol.Position]:
    played = [position for position, _ in random_game(table, 30)]
    return played[:: 20 if INTERPRETED else 3] + played[-1:]


def looks(positions: list[stol.Position]) -> Iterator[tuple[stol.Position, int]]:
    """Every position with every seat that may look at it."""
    for position in positions:
        for seat in range(position.game.players):
            yield position, seat


def test_every_plane_keeps_its_bounds(positions: list[stol.Position]) -> None:
    planes = positions[0].game.planes
    assert len({plane.name for plane in planes}) == len(planes)
    for position, seat in looks(positions):
        observation = position.observe(seat)
        assert (observation.dtype, observation.shape) == (np.int16, (position.game.observation_size,))
        parts = named(planes, observation)
        for plane in planes:
            assert plane.low <= parts[plane.name].min(), plane.name
            assert parts[plane.name].max() <= plane.high, plane.name


def test_the_whole_observation_is_written_whatever_lay_there(positions: list[stol.Position]) -> None:
    for position, seat in looks(positions[::7] + positions[-1:]):
        out = np.full(position.game.observation_size + 1, -999, np.int16)
        dispatch.observe(position.state, seat, out[:-1])
        assert np.array_equal(out[:-1], position.observe(seat))
        assert out[-1] == -999


def test_observations_are_equal_exactly_if_views_are(table: Table, positions: list[stol.Position]) -> None:
    luck = random.Random(32)
    near = [
        follower
        for position in luck.sample(positions, min(12, len(positions)))
        for follower in followers(position, luck)
    ]
    for seat in range(table.players):
        pairs = {(observed(position, seat), told(position, seat)) for position in positions + near}
        observations, views = zip(*pairs, strict=True)
        assert len(pairs) == len(set(observations)) == len(set(views))


def followers(position: stol.Position, luck: random.Random) -> list[stol.Position]:
    """What may come next: tables that differ in one thing, and for a seat that can't see it in none."""
    moves = position.legal() + list(position.chance())
    return [position.play(move) for move in luck.sample(moves, min(25, len(moves)))]


def observed(position: stol.Position, seat: int) -> bytes:
    """A large table makes a long observation: many of them are kept by their hashes."""
    return hashlib.sha256(position.observe(seat).tobytes()).digest()


def told(position: stol.Position, seat: int) -> str:
    """A view as text. How many moves there have been can't be seen on the table."""
    return json.dumps(position.view(seat) | {"ply": 0})


def test_seats_are_told_from_oneself_on_clockwise(table: Table, positions: list[stol.Position]) -> None:
    planes, per_seat = table.game().planes, PER_SEAT[table.key]
    for position in positions[::5] + positions[-1:]:
        first = named(planes, position.observe(0))
        for seat in range(1, table.players):
            parts = named(planes, position.observe(seat))
            for name in parts.keys() - OWN:
                expected = np.roll(first[name], -seat, axis=0) if name in per_seat else first[name]
                assert np.array_equal(parts[name], expected), name


def test_a_redeal_of_what_is_hidden_changes_no_observation(positions: list[stol.Position]) -> None:
    rng = np.array([2468], np.uint64)
    for position, seat in looks(positions[::5] + positions[-1:]):
        state = position.state
        position.game.definition.rules.redeal(state, seat, rng)
        assert np.array_equal(stol.Position(position.game, state).observe(seat), position.observe(seat))
