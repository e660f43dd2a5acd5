"""What is said of the small relatives' values: the solver agrees with OpenSpiel's algorithms and with known games."""

import re
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from bench.solved import matrices
from bench.solved.__main__ import exact, exploitability, explored, solution, sort_market
from bench.solved.bots import greedy, uniform
from bench.solved.graph import Builder
from bench.solved.sequences import Policy, SequenceForm
from bench.solved.values import Values
from open_spiel.python.algorithms import exploitability as spiel_exploitability
from open_spiel.python.policy import Policy as SpielPolicy

import stol
import stol.adapters.openspiel
from stol.batched_search import BatchedSearch, by_playouts
from stol.games.registry import RELATIVES
from stol.games.tiny import ingenious
from stol.kernel.layout import Array
from stol.snapshot import Snapshot

PAGE = Path(__file__).parents[1] / "docs" / "research" / "solved.md"
ROUNDING = 1e-9


def told(key: str) -> list[str]:
    """The cells of a relative in the table of the page."""
    (line,) = re.findall(rf"^\| `{key}` \| (\d.*) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return [cell.strip() for cell in line.split("|")]


def test_the_page_tells_the_value_of_every_relative() -> None:
    for key in RELATIVES:
        choices, informations, value, *_ = told(key)
        assert int(choices) >= int(informations) > 1000
        assert -1 < float(value.split(" ")[0]) < 1


@pytest.mark.long
def test_the_smallest_relative_has_the_value_that_is_told() -> None:
    built = explored("pixies-tiny")
    solved = solution(built)
    best = solved.equilibrium()
    assert all(len(one.moves) for one in built.informations)
    assert told("pixies-tiny")[2] == exact(solved.value(best))
    assert exploitability(solved, best) < ROUNDING
    for column, policy in (5, uniform), (6, greedy):
        far = exploitability(solved, policy(built.game, built.informations))
        assert told("pixies-tiny")[column] == f"{far:.3f}"


@pytest.mark.long
def test_batched_search_knows_the_best_moves_and_what_they_are_worth() -> None:
    """At 64 choices of the smallest relative at which much depends on the move."""
    built = explored("pixies-tiny")
    solved = Values(built)
    worth = solved.moves(solved.limit(solved.played))
    exact: dict[stol.Position, dict[int, float]] = {}
    for node in np.random.default_rng(1).permutation(solved.choices).tolist():
        one = built.informations[solved.information[node]]
        mine = slice(solved.first[node], solved.first[node] + len(one.moves))
        results = (1 + solved.sign_of_move[mine] * worth[mine]) / 2
        if np.ptp(results) > 0.05 and len(exact) < 64:
            exact[one.position(built.game)] = dict(zip(one.moves.tolist(), results.tolist(), strict=True))
    batch = stol.batch(built.game, 64)
    batch.restore(Snapshot.of(exact), seed=1)
    found = BatchedSearch(batch, simulations=256).run(by_playouts(built.game))
    best = np.array([max(results.values()) for results in exact.values()])
    chosen = [results[action] for results, action in zip(exact.values(), found.action.tolist(), strict=True)]
    assert np.mean(best - chosen) < 0.01
    assert np.abs(best - found.value).mean() < 0.03


def test_an_ending_of_pixies_is_worth_what_openspiel_finds() -> None:
    state = pyspiel.load_game("stol_pixies-tiny").new_initial_state()
    luck = np.random.RandomState(3)
    while state.moment.position.ply < 8 or state.is_chance_node():
        state.apply_action(int(luck.choice(state.legal_actions())))
    built = Builder(stol.Game("pixies-tiny"), sort_market).build(state.moment.position)
    solved = Values(built)
    assert solved.value(solved.equilibrium()) == pytest.approx(expected(state), abs=ROUNDING)


def expected(state: pyspiel.State) -> float:
    """The value for seat 0, by visiting all that can happen."""
    if state.is_terminal():
        return float(state.returns()[0])
    if state.is_chance_node():
        return float(sum(chance * expected(state.child(action)) for action, chance in state.chance_outcomes()))
    choose = max if state.current_player() == 0 else min
    return float(choose(expected(state.child(action)) for action in state.legal_actions()))


@pytest.fixture
def smaller(monkeypatch: pytest.MonkeyPatch) -> Builder:
    """Ingenious on five spaces with five tiles: OpenSpiel visits all its histories within seconds."""
    monkeypatch.setattr(ingenious, "TILES", {"rr": 1, "rg": 3, "gg": 1})
    monkeypatch.setattr(ingenious.Options, "spaces", lambda _self, _players: [(0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0)])
    return Builder(stol.Game("ingenious-tiny")).build()


class Played(SpielPolicy):  # type: ignore[misc] # OpenSpiel ships no types
    """A policy of ours in OpenSpiel. Both find what a seat knows by what it has seen."""

    def __init__(self, built: Builder, policy: Policy) -> None:
        super().__init__(pyspiel.load_game("stol_ingenious-tiny"), [0, 1])
        self._shares: dict[str, dict[int, float]] = {}
        self.fill(self.game.new_initial_state(), built, policy, (b"", b""))

    def fill(self, state: pyspiel.State, built: Builder, policy: Policy, memory: tuple[bytes, ...]) -> None:
        if state.is_terminal():
            return
        if not state.is_chance_node():
            now = state.moment.position.state
            seat, memory = state.current_player(), built.observed(now, memory)
            number = built.number_of(seat, memory)
            moves = built.informations[number].moves.tolist()
            shares = dict(zip(moves, policy[number].tolist(), strict=True))
            assert self._shares.setdefault(state.information_state_string(), shares) == shares
        for action in state.legal_actions():
            self.fill(state.child(action), built, policy, memory)

    def action_probabilities(self, state: pyspiel.State, player_id: int | None = None) -> dict[int, float]:
        del player_id
        return self._shares[state.information_state_string()]


def test_openspiel_finds_the_same_exploitability_of_any_policy(smaller: Builder) -> None:
    solved, luck = SequenceForm(smaller), np.random.RandomState(1)
    best = solved.equilibrium()
    drawn = [luck.dirichlet(np.ones(len(one.moves))) for one in smaller.informations]
    for policy in (best, uniform(smaller.game, smaller.informations), drawn):
        found = spiel_exploitability.nash_conv(pyspiel.load_game("stol_ingenious-tiny"), Played(smaller, policy)) / 2
        assert exploitability(solved, policy) == pytest.approx(found, abs=1e-8)
    assert exploitability(solved, best) < 1e-8 < exploitability(solved, drawn)


@pytest.mark.parametrize(
    ("results", "value", "first"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0.0, [1 / 3, 1 / 3, 1 / 3]),
        ([[3, 1], [0, 2]], 1.5, [0.5, 0.5]),
        ([[1, 2], [0, 5]], 1.0, [1, 0]),
    ],
)
def test_matrices_of_known_games(results: list[list[float]], value: float, first: list[float]) -> None:
    solved = matrices.solve(np.array(results, float))
    assert solved.value == pytest.approx(value)
    assert solved.first == pytest.approx(np.array(first))
    assert (np.array(results) @ solved.second).max() == pytest.approx(value)


def random_results() -> Array:
    """What seat 0 got in 4 000 games of random play."""
    batch = stol.batch("onecard-tiny", 500, seed=2)
    results: list[float] = []
    while len(results) < 4000:
        batch.step(batch.sample())
        ranks = batch.ranks[batch.done]
        results += (ranks[:, 1] - ranks[:, 0]).tolist()
    return np.array(results)


@pytest.mark.long
def test_random_play_of_everything_on_1_card_gets_what_is_computed() -> None:
    built = explored("onecard-tiny")
    solved = solution(built)
    seen = random_results()
    computed = solved.value(uniform(built.game, built.informations))
    assert abs(seen.mean() - computed) < 4 * seen.std() / len(seen) ** 0.5
