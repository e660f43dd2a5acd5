"""Search: what it finds, what it costs, what it keeps."""

import numpy as np
import pytest

from random_games import GAMES, choices, positions
from stol import Game, Position
from stol.bots import thinking
from stol.bots.estimate import estimate_omniscient
from stol.bots.thinking import Budget, Thinker
from stol.kernel.dispatch import tree_key
from stol.kernel.reroot import reroot
from stol.kernel.search import NO_NODE, NODE, SearchParams

ALL_GAMES = [Game("pixies"), Game("onecard"), Game("clustered"), Game("ingenious")]
every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.key)
every_table = pytest.mark.parametrize("game", GAMES, ids=str)


@every_table
def test_the_same_seed_and_simulations_give_the_same_thoughts(game: Game) -> None:
    position = choices(game)[5]
    one, other = (Thinker(seed=3).think(position, Budget(simulations=100)) for _ in range(2))
    assert one == other


@every_table
def test_all_candidates_are_legal_and_each_only_once(game: Game) -> None:
    for position in choices(game)[::9]:
        moves = [candidate.move for candidate in Thinker().think(position, Budget(simulations=50))]
        assert set(moves) <= set(position.legal())
        assert len(set(moves)) == len(moves) > 0


@every_game
def test_simulations_are_counted(game: Game) -> None:
    found = Thinker().think(choices(game)[0], Budget(simulations=60))
    assert sum(candidate.visits for candidate in found) == 60  # fewer than after which a choice may be clear


@every_game
def test_two_workers_think_about_the_same_moves_and_add_up_what_they_find(game: Game) -> None:
    position = choices(game)[0]
    found = Thinker(workers=2).think(position, Budget(simulations=100))
    assert sum(candidate.visits for candidate in found) == 100
    assert found == Thinker(workers=2).think(position, Budget(simulations=100))


def test_seconds_are_a_limit() -> None:
    thinker, position = Thinker(), choices(Game("ingenious"))[0]
    thinker.think(position, Budget(simulations=1))
    assert thinker.think(position, Budget(seconds=0.2)), "without a limit it would think for ever"


@every_game
def test_an_overlooked_move_is_never_made(game: Game) -> None:
    position = choices(game)[3]
    found = Thinker().think(position, Budget(simulations=60))
    without = Thinker().think(position, Budget(simulations=60), overlooked=[found[0].action])
    assert found[0].move not in [candidate.move for candidate in without]


def test_what_was_thought_before_is_kept_when_the_game_goes_on() -> None:
    game = Game("pixies")
    first, second = choices(game)[:2]
    thinker = Thinker()
    thinker.think(first, Budget(simulations=500))
    assert sum(one.visits for one in thinker.think(second, Budget(simulations=10))) > 10


def test_what_is_kept_never_leads_to_moves_that_were_legal_only_in_thought() -> None:
    thinker = Thinker()
    for position in choices(Game("pixies")):
        found = thinker.think(position, Budget(simulations=100))
        assert {candidate.move for candidate in found} <= set(position.legal())


def test_keeping_a_part_of_a_tree_keeps_all_numbers_in_it() -> None:
    position = choices(Game("pixies"))[0]
    thinker = Thinker()
    thinker.think(position, Budget(simulations=400))
    tree = thinker._trees[0]  # noqa: SLF001 - the tree itself is looked at
    best = max(range(1, tree.size[0]), key=lambda index: tree.nodes[index]["visits"])
    below = sorted(visits(tree.nodes, best))
    assert reroot(tree, int(tree.nodes[best]["tree_key"]), np.zeros(len(tree.nodes), NODE)) == len(below)
    assert sorted(visits(tree.nodes, 0)) == below


def visits(nodes: np.ndarray, root: int) -> list[int]:
    """Of a node and all below it."""
    found, child = [int(nodes[root]["visits"])], int(nodes[root]["child"])
    while child != NO_NODE:
        found += visits(nodes, child)
        child = int(nodes[child]["sibling"])
    return found


@every_table
def test_signs_tell_tables_apart_by_what_was_played(game: Game) -> None:
    for position in choices(game)[::20]:
        tables: dict[int, set[str]] = {}
        for move in position.legal()[:30]:
            after = position.play(move)
            tables.setdefault(tree_key(after.state), set()).add(shown(after))
        assert all(len(same) == 1 for same in tables.values())


def shown(position: Position) -> str:
    """What all see on the table, but for what is drawn and what is secret."""
    drawn = (
        "market",
        "unseen",
        "hands",
        "racks",
        "dice",
        "rolls_left",
        "chosen",
        "deck",
        "display",
        "phase",
        "aside",
        "actor",
    )
    return str({key: value for key, value in position.view().items() if key not in drawn})


@every_table
def test_expectations_are_results_between_0_and_1(game: Game) -> None:
    for position in (game.start(), choices(game)[7], positions(game)[-1]):
        values = estimate_omniscient(position, 50).values
        assert len(values) == game.players
        assert all(0 <= value <= 1 for value in values)


@every_game
def test_at_a_table_for_two_one_expects_what_the_other_does_not(game: Game) -> None:
    assert sum(estimate_omniscient(choices(game)[2], 50).values) == pytest.approx(1)


def test_partners_expect_the_same() -> None:
    values = estimate_omniscient(choices(Game("ingenious", 4, teams=True))[3], 50).values
    assert values[0] == pytest.approx(values[2])
    assert values[1] == pytest.approx(values[3])


def test_thinking_stops_early_when_nothing_is_at_stake() -> None:
    last_turn = choices(Game("pixies"))[-1]
    search_params = SearchParams()
    assert thinking.is_decided([], 1000) is False
    found = Thinker(search_params=search_params).think(last_turn, Budget(simulations=100_000))
    assert sum(candidate.visits for candidate in found) < 100_000
