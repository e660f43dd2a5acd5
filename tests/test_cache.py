"""Compiled once: a second start comes from the disk, and a changed rule never from an old file there."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Hashable, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import TypeAlias

import pytest

import stol
from sampling import one_of, sample
from stol.games.registry import KEYS
from stol.kernel import code_cache
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
    answer = run(key, environment)
    scores, misses = json.loads(answer.stdout)
    return scores, misses


def run(key: str, environment: Mapping[str, str]) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-W", "error", "-c", PROGRAM, key]
    return subprocess.run(command, env=environment, capture_output=True, check=True)


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[list[int]]]:
    """Where Pixies was compiled, by a program that found nothing there; and the scores that it printed."""
    cache = tmp_path_factory.mktemp("cache")
    scores, misses = start("pixies", cache)
    assert misses > 0
    return cache, scores


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with a copy of the sources."""
    shutil.copytree(Path(stol.__file__).parent, tmp_path / "clone" / "stol")
    return tmp_path / "clone"


@pytest.mark.parametrize("key", one_of(KEYS, __name__))
def test_a_second_start_compiles_nothing(key: str) -> None:
    """With the code that the other tests use, too: the first start compiles what they have left."""
    kept = code_cache.folder().parent
    scores, _ = start(key, kept)
    assert start(key, kept) == (scores, 0)


MODULE = """
from stol.kernel.jit import compiled

@compiled
def twice(number):
    return 2 * number
"""
WITH_OTHERS = """
import sys
from twice import twice
print("ready", flush=True)
sys.stdin.read()
twice(21)
print(sum(twice.stats.cache_misses.values()))
"""


def compiled_at_once(folder: Path, cache: Path, processes: int) -> list[int]:
    """How many functions each of some processes compiled that needed the same one at the same time."""
    (folder / "twice.py").write_text(MODULE, encoding="utf-8")
    search = os.pathsep.join([str(folder), str(Path(stol.__file__).parents[1])])
    environment = os.environ | {"STOL_CACHE_DIR": str(cache), "PYTHONPATH": search}
    command = [sys.executable, "-W", "error", "-c", WITH_OTHERS]
    with contextlib.ExitStack() as running:
        started = [
            running.enter_context(
                subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            )
            for _ in range(processes)
        ]
        pipes = [(process.stdin, process.stdout) for process in started if process.stdin and process.stdout]
        assert [out.readline() for _, out in pipes] == ["ready\n"] * processes
        for gate, _ in pipes:
            gate.close()
        return [int(out.read()) for _, out in pipes]


def test_processes_that_need_the_same_function_at_once_compile_it_once(tmp_path: Path) -> None:
    assert sorted(compiled_at_once(tmp_path, tmp_path, 3)) == [0, 0, 1]
    assert not list(tmp_path.rglob("*.lock"))


SLOW_MODULE = """
import sys
from numba.extending import overload
from stol.kernel.jit import compiled

def one(number): ...

@overload(one)
def _(number):  # runs while a caller is compiled
    print("compiling", flush=True)
    sys.stdin.read()
    return lambda number: number + 1

@compiled
def inner(number):
    return one(number)

@compiled
def outer(number):
    return 2 * inner(number)
"""
COMPILE_SLOWLY = """
from stol.kernel import code_cache
code_cache.COMPILE_SECONDS = 0.5
from slow import outer
print(outer(20))
"""


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes can't be stopped here")
def test_a_process_that_is_stopped_while_it_compiles_does_not_block_others(tmp_path: Path) -> None:
    (tmp_path / "slow.py").write_text(SLOW_MODULE, encoding="utf-8")
    search = os.pathsep.join([str(tmp_path), str(Path(stol.__file__).parents[1])])
    environment = os.environ | {"STOL_CACHE_DIR": str(tmp_path), "PYTHONPATH": search}
    command = [sys.executable, "-W", "error", "-c", COMPILE_SLOWLY]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as stopped:
        assert stopped.stdout
        assert stopped.stdout.readline() == "compiling\n"
        assert len(list(tmp_path.rglob("*.lock"))) == 2  # both functions are being compiled
        stopped.send_signal(signal.SIGSTOP)
        try:
            other = subprocess.run(command, env=environment, input="", capture_output=True, text=True, check=False)
        finally:
            stopped.send_signal(signal.SIGCONT)
        assert other.stdout == "compiling\n42\n", other.stderr
        assert other.stderr.count("another process does not finish compiling") == 1  # it waits once, not per function
        third = subprocess.run(command, env=environment, input="", capture_output=True, text=True, check=False)
        assert third.stdout == "42\n", third.stderr
        assert stopped.communicate()[0] == "42\n"


def test_a_changed_rule_is_not_served_from_the_cache(
    compiled_once: tuple[Path, list[list[int]]], clone: Path, tmp_path: Path
) -> None:
    cache, before = tmp_path / "cache", compiled_once[1]
    shutil.copytree(compiled_once[0], cache)
    scoring = clone / "stol" / "games" / "pixies" / "scoring.py"
    text = scoring.read_text(encoding="utf-8")
    changed = text.replace("largest if largest >= 2 else 0", "10 * largest if largest >= 2 else 0")
    assert changed != text
    scoring.write_text(changed, encoding="utf-8")
    after, misses = start("pixies", cache, clone)
    assert misses > 0
    assert after != before


def test_where_nothing_can_be_kept_functions_are_compiled_all_the_same(tmp_path: Path) -> None:
    no_folder = tmp_path / "file"
    no_folder.write_text("in the way", encoding="utf-8")
    assert compiled_at_once(tmp_path, no_folder, 1) == [1]


def test_code_that_was_not_used_for_long_is_deleted(
    compiled_once: tuple[Path, list[list[int]]], tmp_path: Path
) -> None:
    shutil.copytree(compiled_once[0] / "compiled", tmp_path / "compiled")
    old, recent = tmp_path / "compiled" / "old.nbc", tmp_path / "compiled" / "recent.nbc"
    for file in (old, recent):
        file.touch()
    os.utime(old, (0, 0))
    start("pixies", tmp_path)
    assert not old.exists()
    assert recent.exists()


def test_the_same_sources_elsewhere_compile_nothing(compiled_once: tuple[Path, list[list[int]]], clone: Path) -> None:
    cache, scores = compiled_once
    assert start("pixies", cache, clone) == (scores, 0)


def test_a_change_that_no_rule_depends_on_compiles_nothing(
    compiled_once: tuple[Path, list[list[int]]], clone: Path
) -> None:
    cache, scores = compiled_once
    with (clone / "stol" / "games" / "pixies" / "view.py").open("a", encoding="utf-8") as view:
        view.write("# Views are not compiled.\n")
    assert start("pixies", cache, clone) == (scores, 0)


NOBODY = 65534


def give_away(path: Path) -> None:
    os.chown(path, NOBODY, NOBODY)


def let_others_write(path: Path) -> None:
    path.chmod(path.stat().st_mode | 0o022)


Spoilt: TypeAlias = tuple[str, Callable[[Path], None]]
CHOSEN: Sequence[Spoilt] = sample(product((".", "*.nbc"), (let_others_write, give_away)), __name__, list[Hashable])
TWO_FUNCTIONS = """
from stol.kernel.jit import compiled

@compiled
def twice(number):
    return 2 * number

@compiled
def fourfold(number):
    return twice(twice(number))
"""
CALL_BOTH = """
from two import fourfold, twice
print(twice(21), fourfold(21), sum(sum(function.stats.cache_misses.values()) for function in (twice, fourfold)))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has neither owners nor modes of this kind")
@pytest.mark.parametrize(("what", "spoil"), CHOSEN)
def test_code_that_others_could_have_written_is_not_loaded(
    what: str, spoil: Callable[[Path], None], tmp_path: Path
) -> None:
    if spoil is give_away and os.geteuid():
        pytest.skip("only root can give a file to somebody else")
    (tmp_path / "two.py").write_text(TWO_FUNCTIONS, encoding="utf-8")
    search = os.pathsep.join([str(tmp_path), str(Path(stol.__file__).parents[1])])
    command = [sys.executable, "-W", "error", "-c", CALL_BOTH]

    def call_both() -> tuple[str, list[str]]:
        """What is printed, and what is told about code that is not loaded."""
        environment = os.environ | {"STOL_CACHE_DIR": str(tmp_path / "cache"), "PYTHONPATH": search}
        answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        return answer.stdout, [line for line in answer.stderr.splitlines() if "compiled code is not loaded" in line]

    assert call_both() == ("42 84 2\n", [])
    assert call_both() == ("42 84 0\n", [])
    folder = tmp_path / "cache" / "compiled"
    spoilt = [folder] if what == "." else list(folder.glob(what))
    for path in spoilt:
        spoil(path)
    printed, told = call_both()
    assert printed == "42 84 2\n"
    assert len(told) == len(set(told)) == len(spoilt)
    assert not list(folder.glob("*.lock"))


@pytest.mark.skipif(os.name == "nt", reason="Windows has neither owners nor modes of this kind")
def test_compiled_code_is_written_so_that_nobody_else_can_change_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STOL_CACHE_DIR", str(tmp_path))
    before = os.umask(0)
    try:
        code_cache.write(code_cache.folder() / "a.nbc", b"code")
    finally:
        os.umask(before)
    assert code_cache.read(code_cache.folder() / "a.nbc") == b"code"
    assert code_cache.may_use_folder()
    let_others_write(code_cache.folder() / "a.nbc")
    assert code_cache.read(code_cache.folder() / "a.nbc") is None
