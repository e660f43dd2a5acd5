"""Compiled once: a second start comes from the disk, and a changed rule never from an old file there."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import stol
from stol.games.registry import KEYS
from stol.kernel.jit import INTERPRETED

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")

PROGRAM = """
import json, random, sys
import stol
from stol import simulation
from stol.kernel.playout import simulate
game = stol.Game(sys.argv[1], 2)
scores = simulation.playouts(game, seed=1).piece(0, 5).scores.tolist()
position = game.start()
while position.actor is not None:
    position = position.play(random.choice([*position.legal(), *position.chance()]))
rules = game.definition.rules
compiled = [simulate, rules.actor, rules.legal, rules.chance, rules.play, rules.final]
print(json.dumps([scores, sum(sum(function.stats.cache_misses.values()) for function in compiled)]))
"""


def start(key: str, cache: Path, package: Path | None = None) -> tuple[list[list[int]], int]:
    """Play in a process of its own: the scores, and how many functions had to be compiled."""
    environment = os.environ | {"STOL_CACHE_DIR": str(cache)}
    if package:
        environment["PYTHONPATH"] = str(package)
    command = [sys.executable, "-W", "error", "-c", PROGRAM, key]
    answer = subprocess.run(command, env=environment, capture_output=True, check=True)
    scores, misses = json.loads(answer.stdout)
    return scores, misses


@pytest.mark.parametrize("key", KEYS)
def test_a_second_start_compiles_nothing(key: str, tmp_path: Path) -> None:
    scores, misses = start(key, tmp_path)
    assert misses > 0
    assert start(key, tmp_path) == (scores, 0)


def test_a_changed_rule_is_not_served_from_the_cache(tmp_path: Path) -> None:
    package, cache = tmp_path / "package", tmp_path / "cache"
    shutil.copytree(Path(stol.__file__).parent, package / "stol")
    before, _ = start("pixies", cache, package)
    scoring = package / "stol" / "games" / "pixies" / "scoring.py"
    text = scoring.read_text(encoding="utf-8")
    changed = text.replace("largest if largest >= 2 else 0", "10 * largest if largest >= 2 else 0")
    assert changed != text
    scoring.write_text(changed, encoding="utf-8")
    after, misses = start("pixies", cache, package)
    assert misses > 0
    assert after != before


def test_where_nothing_can_be_kept_the_rules_are_compiled_all_the_same(tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.write_text("in the way", encoding="utf-8")
    scores, misses = start("pixies", no_folder)
    assert scores
    assert misses > 0


def test_code_that_was_not_used_for_long_is_deleted(tmp_path: Path) -> None:
    folder = tmp_path / "compiled"
    folder.mkdir()
    old, recent = folder / "old.nbc", folder / "recent.nbc"
    for file in (old, recent):
        file.touch()
    os.utime(old, (0, 0))
    start("pixies", tmp_path)
    assert not old.exists()
    assert recent.exists()


def test_the_same_sources_elsewhere_compile_nothing(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    scores, misses = start("pixies", cache)
    assert misses > 0
    shutil.copytree(Path(stol.__file__).parent, tmp_path / "clone" / "stol")
    assert start("pixies", cache, tmp_path / "clone") == (scores, 0)


def test_a_change_that_no_rule_depends_on_compiles_nothing(tmp_path: Path) -> None:
    package, cache = tmp_path / "package", tmp_path / "cache"
    shutil.copytree(Path(stol.__file__).parent, package / "stol")
    before = start("pixies", cache, package)
    with (package / "stol" / "games" / "pixies" / "view.py").open("a", encoding="utf-8") as view:
        view.write("# Views are not compiled.\n")
    assert start("pixies", cache, package) == (before[0], 0)
