"""Who only draws a table, or looks at a game's pieces, does not wait for Numba."""

import json
import subprocess
import sys

import pytest

from stol.games.registry import KEYS
from stol.position import Game

PROGRAM = """
import importlib, json, sys
import stol
from stol import draw
view = json.loads(sys.stdin.read())
game = f"stol.games.{view['game']}"
for module in (game, f"{game}.components", f"{game}.options"):
    importlib.import_module(module)
assert draw.text(view).strip()
assert draw.svg(view).startswith("<svg")
print([name for name in sys.modules if name.partition(".")[0] in ("numba", "llvmlite")])
"""


@pytest.mark.parametrize("key", KEYS)
def test_a_stored_view_is_drawn_without_loading_numba(key: str) -> None:
    view = json.dumps(Game(key).start().view())
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-c", PROGRAM], input=view, capture_output=True, check=True, text=True
    )
    assert answer.stdout.strip() == "[]"
