"""What the pages for research tell of the games is so."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bench.research import factors, games, planes

import stol
from stol.batches import make_engine
from stol.games.registry import KEYS
from stol.kernel.cpu import Cpu
from stol.kernel.masks import FORMS

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


def test_the_examples_of_the_pages_run() -> None:
    first, lists, one_by_one = re.findall(r"```python\n(.*?)```", page("README"), re.DOTALL)
    told: dict[str, Any] = {}
    exec(compile(first, "README.md", "exec"), told)  # noqa: S102 - it is our own example
    assert told["board"][:6].sum() == 6
    assert told["board"].sum() == 11 * 11
    assert told["tracks"].shape == (2, 6)
    assert all(number < told["game"].actions for number in told["moves"].values())
    exec(compile(lists, "README.md", "exec"), told)  # noqa: S102 - as above
    before = [told["batch"].position(lane) for lane in range(64)]
    assert {position.ply for position in before} == {11 + 2 * 20 - 1}  # dealt, then moves and draws
    exec(compile(one_by_one, "README.md", "exec"), told)  # noqa: S102 - as above
    assert all(told["batch"].position(lane).ply > position.ply for lane, position in enumerate(before))


def told_by(name: str) -> dict[str, Any]:
    """What the examples of a page leave behind."""
    told: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", page(name), re.DOTALL):
        exec(compile(example, f"{name}.md", "exec"), told)  # noqa: S102 - it is our own example
    return told


def test_the_table_that_is_made_of_an_observation_shows_every_card_in_its_place() -> None:
    told = told_by("clustered")
    view, table = told["batch"].position(0).view(), told["table"]
    assert len(view["cards"]) == table.any(axis=2).sum() > 5
    for card in view["cards"]:
        features = table[card["y"] + 5, card["x"] + 5]
        owners = [] if card["owner"] is None else [(card["owner"] - view["actor"]) % 2]
        assert features[10] == (card["card"] == "*")
        assert np.flatnonzero(features[11:]).tolist() == owners


@pytest.mark.long
def test_the_examples_of_solved_games_tell_what_is_exploited(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(told_by("solved")["policy"]) > 1000
    assert float(capsys.readouterr().out.splitlines()[-1]) == pytest.approx(0.937, abs=0.0005)


def test_the_sizes_that_factors_and_lists_spare_are_those_of_the_page() -> None:
    game = stol.Game("clustered")
    text = page("README")
    assert f"{game.actions:,}".replace(",", " ") in text
    assert f"they are {sum(factor.size for factor in game.factors)} numbers" in text
    for form in FORMS:
        engine = make_engine(game, 1024, "cpu", 1, form)
        assert isinstance(engine, Cpu)
        mebibytes = (engine.lanes.mask.nbytes + engine.lists.marked.nbytes) / 2**20
        (row,) = re.findall(rf"^\| `\"{form}\"` \|.*\| ([\d.]+) MiB \|$", text, re.MULTILINE)
        assert float(row) == pytest.approx(mebibytes, rel=0.02)
