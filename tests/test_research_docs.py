"""What the pages for research tell of the games is so."""

import re
from pathlib import Path
from typing import Any

import pytest
from bench.research import factors, games, planes

from stol.games.registry import KEYS

PAGES = Path(__file__).parents[1] / "docs" / "research"


def page(key: str) -> str:
    return (PAGES / f"{key}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", KEYS)
def test_the_planes_of_a_page_are_those_of_the_game(key: str) -> None:
    assert "\n".join(planes(key)) in page(key), f"python -m bench.research {key} prints the table"


@pytest.mark.parametrize("key", KEYS)
def test_the_factors_of_a_page_are_those_of_the_game(key: str) -> None:
    assert "\n".join(factors(key)) in page(key), f"python -m bench.research {key} prints the table"


@pytest.mark.parametrize("key", KEYS)
def test_the_moves_of_a_page_have_the_numbers_that_it_tells(key: str) -> None:
    *_, game = games(key).values() if key == "onecard" else [next(iter(games(key).values()))]  # the draft has all moves
    examples = re.findall(r"^\| `(.+)` \| (\d+) \|$", page(key), re.MULTILINE)
    assert len(examples) >= 6
    for move, number in examples:
        assert game.definition.notation.read_move(game.start().state, move) == int(number) < game.actions


@pytest.mark.parametrize("key", KEYS)
def test_the_sizes_of_a_page_are_those_of_the_game(key: str) -> None:
    for name, game in games(key).items():
        assert f"| {name} | {game.actions:,} |" in page(key)


def test_the_example_of_the_pages_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", page("README"), re.DOTALL)
    told: dict[str, Any] = {}
    exec(compile(example, "README.md", "exec"), told)  # noqa: S102 - it is our own example
    assert told["board"][:6].sum() == 6
    assert told["board"].sum() == 11 * 11
    assert told["tracks"].shape == (2, 6)
    assert all(number < told["game"].actions for number in told["moves"].values())
