"""Who only draws a table, looks at a game's pieces or asks for help does not wait for what is slow to load."""

import json
import os
import subprocess
import sys

import pytest

from stol.games.registry import KEYS
from stol.position import Game
from stol.text.languages import SHIPPED

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


def test_stol_is_imported_without_looking_at_installed_packages() -> None:
    program = "import sys, stol; print([name for name in ('importlib.metadata', 'numba') if name in sys.modules])"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert answer.stdout.strip() == "[]"


@pytest.mark.parametrize("language", SHIPPED)
def test_the_command_line_starts_without_loading_fluent_or_babel(language: str) -> None:
    program = "import sys, stol.cli; print([name for name in ('fluent.runtime', 'babel') if name in sys.modules])"
    answer = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"LANGUAGE": "", "LC_ALL": language}, capture_output=True, check=True, text=True,
    )  # fmt: skip
    assert answer.stdout.strip() == "[]"


SERVER = """
import gc, sys
from stol.cli import main
from stol.cli import serve
full = gc.get_stats()[2]["collections"]
sys.argv = ["stol", "serve", "--trusted-proxies", "nonsense"]
try:
    main()
except SystemExit:
    print("stol.web.server" in sys.modules, gc.isenabled(), gc.get_stats()[2]["collections"] - full)
"""


def test_a_server_starts_without_looking_through_all_it_has_imported_again_and_again() -> None:
    answer = subprocess.run([sys.executable, "-c", SERVER], capture_output=True, check=True, text=True)
    assert answer.stdout.split() == ["True", "True", "0"]


def test_what_is_loaded_only_when_asked_for_is_listed_before() -> None:
    """Consoles and notebooks complete names by this list."""
    program = "import sys, stol; print(set(stol.__all__) - set(dir(stol)), 'numba' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True)
    assert answer.stdout.strip() == "set() False"
