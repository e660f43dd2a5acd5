"""The recipes run as they stand, and learn: before, all of them lose nearly every game against the greedy bot."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from page_cells import printed_by_cells

ROOT = Path(__file__).parents[2]
RECIPES = sorted(path.stem for path in (ROOT / "examples" / "recipes").glob("*_*.py"))


def share_won(recipe: str, moves: int) -> float:
    """The share of games won after learning from so many moves, as the recipe prints it."""
    answer = subprocess.run(
        [sys.executable, f"{recipe}.py", "--moves", str(moves)],
        cwd=ROOT / "examples" / "recipes",
        env=os.environ | {"OMP_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    found = re.search(r"won ([\d.]+)% of 400 games against greedy\n$", answer.stdout)
    assert found, answer.stdout
    return float(found[1]) / 100


@pytest.mark.parametrize("recipe", RECIPES)
def test_a_recipe_runs(recipe: str) -> None:
    assert 0 <= share_won(recipe, 1) < 0.2  # a single round of moves


@pytest.mark.parametrize("recipe", ["sb3_maskable_ppo", "torch_ppo"])
def test_a_recipe_learns(recipe: str) -> None:
    assert share_won(recipe, 20_000) > 0.1


def test_the_page_tells_of_every_recipe() -> None:
    page = (ROOT / "docs" / "research" / "recipes.md").read_text(encoding="utf-8")
    assert sorted(set(re.findall(r"examples/recipes/(\w+_\w+)\.py", page))) == RECIPES


@pytest.mark.parametrize("page", ["quickstart", "recipes"])
def test_the_cells_of_a_page_print_what_is_shown_below_them(page: str) -> None:
    for code, printed, shown in printed_by_cells(ROOT / "docs" / "research" / f"{page}.md"):
        assert printed == shown, code
