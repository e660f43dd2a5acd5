"""A game in a package of its own does all that our own games do, without a line for it in stol."""

import dataclasses
import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import htpy as h
import pytest
from litestar.testing import TestClient

import stol
from fifth_game import SOURCE, environment, install
from stol.games import registry
from stol.kernel.jit import INTERPRETED
from stol.text import speak
from stol.web.app import Settings, create
from stol.web.html.stage import generic
from stol.web.scene.scene import Scene
from table.played_tables import is_ready
from visitors import HOST, Server, Visitor

COMMANDS = """
import io, json, sys
from contextlib import redirect_stdout, suppress
from stol.cli import main
told = []
for words in json.loads(sys.argv[1]):
    sys.argv = ["stol", *words]
    with redirect_stdout(io.StringIO()) as printed, suppress(SystemExit):
        main()
    told.append(printed.getvalue())
print(json.dumps(told))
"""
"""Several commands in one process: each starts as in a process of its own."""
MOST_LINES = 450


@pytest.fixture(scope="session")
def reversi(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("reversi"))


def run(place: Path, program: str, *arguments: str) -> str:
    """What a process prints that finds the game; a warning is an error."""
    command = [sys.executable, "-W", "error", "-c", program, *arguments]
    answer = subprocess.run(command, env=environment(place), capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout


def stol_prints(place: Path, *commands: str) -> list[str]:
    told: list[str] = json.loads(run(place, COMMANDS, json.dumps([command.split() for command in commands])))
    return told


def test_it_is_small() -> None:
    files = [*SOURCE.glob("*.*"), *SOURCE.rglob("*.py")]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES


def test_the_documentation_shows_its_sources() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (*SOURCE.glob("*.toml"), *SOURCE.rglob("*.py"))]
    page = (SOURCE.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    shown = re.findall(r"```(?:python|toml)\n(.*?)```", page, re.DOTALL)
    assert len(shown) >= 7
    assert [block for block in shown if not any(block in source for source in sources)] == []


def test_its_own_tests_pass(reversi: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(SOURCE / "tests")]
    answer = subprocess.run(command, env=environment(reversi), capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stdout


def test_commands_list_simulate_replay_hint_and_review_it(reversi: Path, tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    listed, simulated, verified, replayed, hinted, reviewed = stol_prints(
        reversi,
        "games reversi",
        f"sim reversi --games 20 --size 6 --out {records}",
        f"verify {records}",
        f"replay {records} --ply 3",
        f"hint {records} --ply 2 --simulations 50",
        f"review {records} --simulations 20",
    )
    assert "Reversi (reversi), 2 to 2 players" in listed
    assert "20 games" in simulated
    assert "20 good" in verified
    assert "a b c d e f" in replayed
    assert "simulations" in hinted
    assert "seat 0" in reviewed


def test_the_five_levels_meet_in_the_arena(reversi: Path) -> None:
    several, master = stol_prints(
        reversi,
        "arena reversi --size 4 --bots novice,casual,club,expert --games 2",
        "arena reversi --size 4 --bots master,random --games 1",
    )
    assert "forfeit:" not in several + master
    assert all(level in several for level in ("novice", "casual", "club", "expert"))
    assert "master" in master


BATCH = """
import json, stol
game = stol.Game("reversi")
games = stol.batch(game, 64, seed=1)
actions, offsets = games.legal_actions()
told = [games.split(actions)[:, 0], actions, games.factor_mask().sum(axis=1), stol.join(game, [[3]])]
factors = [[factor.name for factor in game.factors], *(array.tolist() for array in told)]
ended = 0
for _ in range(80):
    games.step(games.sample())
    ended += int(games.done.sum())
alone = stol.batch(game, 64, seed=1, workers=2)
for _ in range(80):
    alone.step(alone.sample())
print(json.dumps([factors, ended, bool((games.observation == alone.observation).all())]))
"""


def test_a_batch_plays_on_a_cpu_whatever_the_workers_and_actions_are_the_only_factor(reversi: Path) -> None:
    (names, factors, actions, legal, joined), ended, equal = json.loads(run(reversi, BATCH))
    assert names == ["action"]
    assert factors == actions
    assert legal == [4] * 64
    assert joined == [3]
    assert ended >= 64
    assert equal


ADAPTERS = """
import warnings
import gymnasium, numpy as np
import stol.adapters.gymnasium
from gymnasium.utils.env_checker import check_env
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    check_env(gymnasium.make("stol/Reversi-v0", illegal_reward=-1.0).unwrapped, skip_render_check=True)
several = gymnasium.make_vec("stol/Reversi-v0", 4)
seen, told = several.reset(seed=1)
for _ in range(40):
    actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
    seen, *_ = several.step(actions)
from pettingzoo.test import api_test, parallel_api_test
from stol.adapters.pettingzoo import env, parallel_env
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    api_test(env("reversi"), num_cycles=70)
    parallel_api_test(parallel_env("reversi", render_mode="rgb_array"), num_cycles=70)
import pyspiel
import stol.adapters.openspiel
pyspiel.random_sim_test(pyspiel.load_game("stol_reversi"), num_sims=1, serialize=False, verbose=False)
print("all")
"""


def test_all_adapters_offer_it(reversi: Path) -> None:
    assert run(reversi, ADAPTERS).splitlines()[-1] == "all"


SIMULATE = """
import json, stol
from stol import simulation
from stol.kernel.playout import simulate
scores = simulation.playouts(stol.Game("reversi"), seed=1).piece(0, 5).scores.tolist()
print(json.dumps([scores, sum(simulate.stats.cache_misses.values())]))
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_an_edited_rule_is_seen_and_the_same_sources_elsewhere_compile_nothing(reversi: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    shutil.copytree(reversi, first)
    scores, _ = json.loads(run(first, SIMULATE))
    first.rename(second)
    assert json.loads(run(second, SIMULATE)) == [scores, 0]
    rules = second / "stol_reversi" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    edited = text.replace("scores[seat] = discs(state, seat)", "scores[seat] = 100 + discs(state, seat)")
    assert edited != text
    rules.write_text(edited, encoding="utf-8")
    changed, _ = json.loads(run(second, SIMULATE))  # an earlier test run may have kept this edit's code, too
    assert changed == [[100 + score for score in game] for game in scores]


def test_it_is_drawn_without_numba(reversi: Path) -> None:
    program = """
import sys
from stol_reversi.drawing import svg, text
view = {"board": ["....", ".ox.", ".xo.", "...."], "points": [2, 2]}
assert svg(view).startswith("<svg") and "1 . . . ." in text(view)
print("numba" in sys.modules)
"""
    assert run(reversi, program).strip() == "False"


BROKEN = """
import logging, sys
from stol import BadOptions, Game
from stol.games.registry import keys
assert keys() == ("pixies", "onecard", "clustered", "ingenious", "reversi"), keys()
try:
    Game("halma")
except BadOptions as problem:
    print(problem)
"""


def test_a_broken_game_is_named_with_its_package_and_leaves_the_others_alone(reversi: Path, tmp_path: Path) -> None:
    about = tmp_path / "stol_halma-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: stol-halma\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[stol.games]\nhalma = stol_halma:GAME\n", encoding="utf-8")
    program = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{BROKEN}"
    assert "the game 'halma' of stol-halma can't be loaded" in run(reversi, program)


# ---- in the browser, without script


@pytest.fixture(scope="module")
def installed(reversi: Path) -> Iterator[None]:
    """The game, in this process too."""
    found = (registry.offers, registry.keys, registry.all_keys, registry.load)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(reversi)
        for function in found:
            function.cache_clear()
        yield
    for function in found:
        function.cache_clear()


@pytest.fixture(scope="module")
def server(installed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:  # noqa: ARG001 - it is there
    """Only this game's rules are prepared."""
    database = tmp_path_factory.mktemp("fifth") / "tables.db"
    settings = Settings(database=f"sqlite:///{database}", pace=0, limited=False, workers=1, simulations=20)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stol.table.preparation.keys", lambda: ("reversi",))
        with TestClient(create(settings), base_url=HOST, raise_server_exceptions=False) as client:
            running = Server(client)
            while not is_ready(running.service, "reversi"):
                time.sleep(0.02)
            yield running


def test_pages_tell_of_it_and_hide_what_it_has_not(server: Server) -> None:
    visitor = server.person("Ana")
    home, form = visitor.get("/").text, visitor.get("/setup?game=reversi").text
    assert "Close in the other&#39;s discs" in home
    assert "/daily/reversi" not in home
    assert re.findall(r'name="size" value="(\d)"', form) == ["4", "6", "8"]
    assert 'name="typed"' not in form
    assert "game=reversi" not in visitor.get("/enter").text
    assert visitor.get("/enter?game=reversi").status_code == 404
    assert visitor.post("/tables", game="reversi", size="5").status_code == 400


def test_a_game_is_played_to_the_end_by_forms_alone(server: Server) -> None:
    visitor = server.person("Ana")
    address = visitor.open(game="reversi", size=4, seat1="bot:novice")
    page = ""
    while "sheet result" not in page:
        page = visitor.get(address).text
        if 'class="spot"' in page:
            take_first_place(visitor, address, page)
        elif 'name="move"' in page:
            press_move(visitor, address, page)
    assert re.search(r"<h1>.*(win|share)", page)
    assert visitor.get(f"{address}/review?ply=3").status_code == 200
    assert json.loads(visitor.get(f"{address}/record").text)["game"] == "reversi"


def take_first_place(visitor: Visitor, address: str, page: str) -> None:
    """Without script a place is a link; it leads to a page with a button that plays the move."""
    found = re.search(r'<a class="spot"[^>]* href="([^"]+)"[^>]*aria-label="\w\d, \+\d+"', page)
    assert found is not None
    press_move(visitor, address, visitor.get(found[1]).text)


def press_move(visitor: Visitor, address: str, page: str) -> None:
    move, ply = (re.search(rf'name="{name}" value="([^"]+)"', page) for name in ("move", "ply"))
    assert move is not None
    assert ply is not None
    assert visitor.post(f"{address}/moves", move=move[1], ply=ply[1], undone=0, seat=0).status_code in {200, 303}


def test_hints_reasons_and_talk_work_there(server: Server) -> None:
    visitor = server.person("Ana")
    address = visitor.open(game="reversi", size=6, seat1="bot:novice", hints="on", chat="on")
    assert "no disc would be turned" in visitor.get(f"{address}?why=a1").text
    hint = visitor.get(f"{address}/hint").text
    assert "Best moves found" in hint
    assert 'class="spot aimed"' in hint
    assert visitor.post(f"{address}/talk", text="Hello", key="1", seat=0).status_code in {200, 303}
    assert "Hello" in visitor.get(address).text


def test_a_game_without_a_drawing_is_listed_and_its_moves_are_buttons(
    installed: None,  # noqa: ARG001 - it is there
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare = dataclasses.replace(registry.find("reversi"), drawing=None, preview=None)
    for place in ("stol.draw.find", "stol.web.scene.generic.advice.find"):
        monkeypatch.setattr(place, lambda _key: bare)
    view = stol.Game("reversi").start().view(0)
    names, legal = ("Ana", "Bo"), ("d3", "c4", "f5", "e6")
    drawing = generic.draw(
        Scene(view=view, before=None, seat=0, legal=legal, names=names, say=speak(), address="/tables/A")
    )
    page = str(h.div[drawing.stage, drawing.tray, drawing.transcript])
    assert re.findall(r'name="move" value="(..)"', page) == list(legal)
    assert "<svg" in page
    assert "board:" in page
