"""Research needs few of the packages that serving needs: those that the page names, and what they bring."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

from stol.games.registry import KEYS

PAGE = Path(__file__).parents[2] / "docs" / "research" / "README.md"
INTERFACES = ["gymnasium", "pillow", "pettingzoo", "open_spiel"]
PROGRAM = """
import json, sys

blocked = set(json.loads(sys.argv[1]))


class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ModuleNotFoundError(f"{name} is not installed")


sys.meta_path.insert(0, Missing())

import gymnasium
import pyspiel

import stol
import stol.adapters.gymnasium
import stol.adapters.openspiel
from stol.adapters.pettingzoo import env

for key in json.loads(sys.argv[2]):
    games = stol.batch(key, 2)
    games.step(games.sample())
    stol.worlds(games.position(0), 0, 2)
    assert str(games.position(0))
    gymnasium.make_vec(f"stol/{key.capitalize()}-v0", 2, opponents="greedy").reset(seed=1)
    gymnasium.make(f"stol/{key.capitalize()}-v0", opponents="greedy", render_mode="rgb_array").reset(seed=1)
    env(key).reset(seed=1)
    pyspiel.load_game(f"stol_{key}").new_initial_state()
"""


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def with_dependencies(names: list[str]) -> set[str]:
    """These packages, and all that they bring."""
    found: set[str] = set()
    waiting = [Requirement(name) for name in names]
    while waiting:
        wanted = waiting.pop()
        if plain(wanted.name) not in found:
            found.add(plain(wanted.name))
            waiting += brought_by(wanted)
    return found


def brought_by(wanted: Requirement) -> Iterator[Requirement]:
    for requirement in map(Requirement, metadata.requires(wanted.name) or []):
        if requirement.marker is None or any(
            requirement.marker.evaluate({"extra": extra}) for extra in ("", *wanted.extras)
        ):
            yield requirement


def test_the_packages_of_the_page_are_enough_for_research() -> None:
    (line,) = re.findall(r"^pip install (fluent.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    named = [name.strip('"') for name in line.split()]
    modules = {module: {plain(name) for name in names} for module, names in metadata.packages_distributions().items()}
    enough = with_dependencies(named + INTERFACES) | {"stol"}
    blocked = [module for module, names in modules.items() if not names & enough]
    assert {"litestar", "sqlalchemy", "typer", "rich"} <= set(blocked)
    subprocess.run([sys.executable, "-c", PROGRAM, json.dumps(blocked), json.dumps(KEYS)], check=True, timeout=600)
