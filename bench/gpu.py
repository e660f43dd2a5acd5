"""Checks that a GPU plays the same games as a CPU, byte for byte, and measures steps per second.

python -m bench.gpu [check] [forms] [share] [play] [batch] [GAME …]
"""

import itertools
import os
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from numba import cuda
from numba.core.errors import NumbaPerformanceWarning
from rich.console import Console
from rich.table import Table

import stol
from bench.unlisted import unlisted
from stol.batches import Batch
from stol.games.registry import keys
from stol.kernel.actors import OVER
from stol.kernel.cuda import BLOCK, Kernel, blocks
from stol.kernel.dispatch import actor
from stol.kernel.jit import compiled
from stol.kernel.layout import AnyState, Array
from stol.kernel.record_copy import copy_record
from stol.kernel.rng import seed

GAMES = ("pixies", "onecard", "ingenious", "clustered")
TABLES = (
    *((key, 2, {}) for key in GAMES),
    ("pixies", 5, {"flower_power": True}),
    ("onecard", 4, {"draft": True}),
    ("ingenious", 4, {"teams": True, "open_partners": True}),
    ("clustered", 6, {"fast": True, "first_bonus": True, "largest_bonus": True}),
)
ARRAYS = ("actor", "mask", "observation", "done", "scores", "ranks")
GOALS = {"pixies": 1e9, "onecard": 1e9, "ingenious": 2e8, "clustered": 1e8}
REGISTERS = {"pixies": 64, "onecard": 32, "ingenious": 64, "clustered": 64}
"""Maximum registers per thread: with fewer, more threads fit on the GPU and hide the latency of memory."""
THREADS = 132 * 8192
CHECKED, STEPS = 2048, 700
TIMED = 400
"""Timed steps of every game."""


def check(console: Console, games: tuple[str, ...]) -> None:
    """Compare all arrays and states of both devices after every step."""
    others: list[tuple[str, int, dict[str, bool]]] = [(key, 2, {}) for key in games if key not in GAMES]
    for key, players, options in [table for table in (*TABLES, *others) if table[0] in games]:
        game = stol.Game(key, players, **options)
        on_cpu, on_gpu = stol.batch(game, 64, "cpu", seed=3), stol.batch(game, 64, "cuda", seed=3)
        chance = np.random.default_rng(4)
        for step in range(250):
            where = chance.random(64) < (1 if step % 2 else 0.7)  # in every other step some lanes wait
            actions = on_cpu.sample(where)
            differ = [] if (np.asarray(on_gpu.sample(where)) == actions).all() else ["the moves it picks"]
            if differ := differ + differences(on_cpu, on_gpu):
                sys.exit(f"{game}: after {step} steps the GPU differs in {', '.join(differ)}")
            on_cpu.step(actions, where)
            on_gpu.step(actions, where)
            if step % 25 == 0 and (differ := differences_beside_steps(on_cpu, on_gpu)):
                sys.exit(f"{game}: after {step} steps the GPU differs in {', '.join(differ)}")
        console.print(f"{key}, {players} players {options or ''}: 64 games, 250 steps, all equal")


def differences(on_cpu: Batch, on_gpu: Batch) -> list[str]:
    """The names of all arrays that differ."""
    found = [name for name in ARRAYS if not (np.asarray(getattr(on_gpu, name)) == getattr(on_cpu, name)).all()]
    if states(on_cpu) != states(on_gpu):
        found.append("its states")
    ended = np.flatnonzero(on_cpu.done)
    for seat in range(on_cpu.game.players):
        seats = np.full(len(ended), seat)
        if len(ended) and (np.asarray(on_gpu.look_back(ended, seats)) != on_cpu.look_back(ended, seats)).any():
            found.append(f"what seat {seat} sees at the end")
    return found


def differences_beside_steps(on_cpu: Batch, on_gpu: Batch) -> list[str]:
    """What a batch can be asked besides steps, and states that go from one device to the other and back."""
    lanes = range(len(on_cpu))
    pairs = {
        "lists of moves": (on_cpu.legal_actions()[0], on_gpu.legal_actions()[0]),
        "where lists begin": (on_cpu.legal_actions()[1], on_gpu.legal_actions()[1]),
        "what every seat sees": (on_cpu.observe_all(), on_gpu.observe_all()),
        "worlds": tuple(one.worlds(lanes, [0] * 64, 3, seed=5).arrays["states"].tobytes() for one in (on_cpu, on_gpu)),
        "running scores": (on_cpu.running_scores(), on_gpu.running_scores()),
        **factored(on_cpu, on_gpu),
    }
    found = [name for name, (cpu, gpu) in pairs.items() if not np.array_equal(cpu, np.asarray(gpu))]
    chosen = [5, 5, 9]
    forks = on_cpu.fork(chosen, seed=2), on_gpu.fork(chosen, seed=2)
    for _ in range(5):
        for fork in forks:
            fork.step(np.asarray(fork.sample()))
    if differ := differences(*forks):
        found.append(f"{', '.join(differ)} of a fork")
    on_gpu.restore(on_cpu.snapshot())
    return found + differences(on_cpu, on_gpu)


def factored(on_cpu: Batch, on_gpu: Batch) -> dict[str, tuple[Any, Any]]:
    """Legal actions as factors and back, and the masks of each factor on the way to one of them."""
    actions, offsets = on_cpu.legal_actions()
    rows = on_cpu.split(actions)
    chosen = rows[offsets[:-1]]
    masks = {
        f"masks of {factor.name}": (on_cpu.factor_mask(chosen[:, :place]), on_gpu.factor_mask(chosen[:, :place].copy()))
        for place, factor in enumerate(on_cpu.game.factors)
    }
    return masks | {
        "factors": (rows, on_gpu.split(actions)),
        "actions of factors": (on_cpu.join(rows), on_gpu.join(rows)),
    }


def check_forms(console: Console, games: tuple[str, ...]) -> None:
    """Batches with masks as bits, and without any, are equal on both devices, too."""
    for key, form in itertools.product(games, ("bits", "lists")):
        on_cpu, on_gpu = (stol.batch(stol.Game(key), 64, device, seed=6, masks=form) for device in ("cpu", "cuda"))
        for step in range(100):
            actions = on_cpu.sample()
            wrong = np.where(np.arange(64) == step % 64, on_cpu.game.actions, actions)
            if form == "bits" and not np.array_equal(on_cpu.mask, np.asarray(on_gpu.mask)):
                sys.exit(f"{key}: after {step} steps the masks as bits differ")
            if states(on_cpu) != states(on_gpu) or not refused(on_gpu, wrong):
                sys.exit(f"{key}: after {step} steps the GPU differs with masks as {form}")
            on_cpu.step(actions)
            on_gpu.step(actions)
        console.print(f"{key}, masks as {form}: 64 games, 100 steps, all equal")


def refused(batch: Batch, actions: Array) -> bool:
    try:
        batch.step(actions)
    except stol.IllegalMove:
        return True
    return False


def states(batch: Batch) -> list[bytes]:
    return [batch.position(lane).state.tobytes() for lane in range(len(batch))]


def share(console: Console, games: tuple[str, ...]) -> None:
    """Check that PyTorch and JAX, if installed, share the memory of a batch and can choose its actions."""
    for library, first_legal in (("torch", first_legal_in_torch), ("jax", first_legal_in_jax)):
        if find_spec(library) is None:
            console.print(f"{library} is not installed: not tried")
            continue
        for key in games:
            on_cpu, on_gpu = (stol.batch(stol.Game(key, 2), 64, device, seed=3) for device in ("cpu", "cuda"))
            for step in range(100):
                actions, place = first_legal(on_gpu.mask)
                if place != on_gpu.mask.__cuda_array_interface__["data"][0]:
                    sys.exit(f"{key}: {library} has copied the mask")
                on_gpu.step(actions)
                on_cpu.step(on_cpu.mask.argmax(1))
                if differ := differences(on_cpu, on_gpu):
                    sys.exit(f"{key}: after {step} steps with {library} the GPU differs in {', '.join(differ)}")
        console.print(f"{library} shares the memory of {', '.join(games)}, and moves them")


def first_legal_in_torch(mask: Any) -> tuple[Any, int]:  # noqa: ANN401 - PyTorch is not a dependency
    """A legal move in every game, and the address of the mask in PyTorch."""
    torch = import_module("torch")
    seen = torch.from_dlpack(mask)
    return seen.to(torch.int8).argmax(1), seen.data_ptr()


def first_legal_in_jax(mask: Any) -> tuple[Any, int]:  # noqa: ANN401 - JAX is not a dependency
    jnp = import_module("jax.numpy")
    seen = jnp.from_dlpack(mask)
    return seen.argmax(1), seen.unsafe_buffer_pointer()


@compiled
def play_on(start: Array, state: AnyState, steps: int, rng: Array) -> int:
    """Random steps without lists of moves; finished games restart. Returns the number of finished games."""
    copy_record(start[0], state)
    finished = 0
    for _ in range(steps):
        who = actor(state)
        if who == OVER:
            copy_record(start[0], state)
            finished += 1
            who = actor(state)
        unlisted(state, who, rng)
    return finished


def kernel(dtype: np.dtype[Any], registers: int) -> Kernel:
    """A kernel in which every thread plays a game in its local memory."""

    def play_all(start: Array, number: int, steps: int, states: Array, games: Array) -> None:
        thread = cuda.grid(1)
        if thread < len(states):
            state, rng = cuda.local.array(1, dtype), cuda.local.array(1, np.uint64)
            seed(rng, number, thread)
            games[thread] = play_on(start, state[0], steps, rng)
            copy_record(state[0], states[thread])

    return Kernel(play_all, max_registers=registers)


def play_on_cpu(start: Array, number: int, steps: int, states: Array, games: Array) -> None:
    """The same on a CPU, game after game."""
    rng = np.zeros(1, np.uint64)
    for lane in range(len(states)):
        seed(rng, number, lane)
        games[lane] = play_on(start, states[lane], steps, rng)


def play(console: Console, games: tuple[str, ...]) -> None:
    table = Table("game", "steps/s", "goal", "registers", "bytes a game", "compiled in", title="random play on a GPU")
    for key in games:
        state = stol.Game(key, 2).start().state
        start = np.array([state], state.dtype)
        launch = kernel(state.dtype, REGISTERS[key])
        began = time.perf_counter()
        same = states_equal_on_cpu(launch, start)
        spent = time.perf_counter() - began
        if not same:
            sys.exit(f"{key}: after {STEPS} random steps of {CHECKED} games the GPU's states are not the CPU's")
        rate = max(THREADS * TIMED / seconds for seconds in timed(launch, start))
        compiled_kernel = next(iter(launch.compiled.overloads.values()))
        table.add_row(
            key,
            f"{rate:.2e}",
            f"{GOALS[key]:.0e}",
            str(compiled_kernel.regs_per_thread),
            str(state.dtype.itemsize),
            f"{spent:.0f} s",
        )
    console.print(table)


def states_equal_on_cpu(launch: Kernel, start: Array) -> bool:
    states, games = np.zeros(CHECKED, start.dtype), np.zeros(CHECKED, np.int32)
    play_on_cpu(start, 7, STEPS, states, games)
    on_gpu, ended = cuda.device_array(CHECKED, start.dtype), cuda.device_array(CHECKED, np.int32)
    launch[blocks(CHECKED), BLOCK](cuda.to_device(start), 7, STEPS, on_gpu, ended)
    return bool(on_gpu.copy_to_host().tobytes() == states.tobytes() and (ended.copy_to_host() == games).all())


def timed(launch: Kernel, start: Array) -> Iterator[float]:
    """Seconds of some runs, measured by the GPU; the first run only warms up."""
    on_gpu, states = cuda.to_device(start), cuda.device_array(THREADS, start.dtype)
    games = cuda.device_array(THREADS, np.int32)
    for number in range(4):
        before, after = cuda.event(), cuda.event()
        before.record()
        launch[blocks(THREADS), BLOCK](on_gpu, number, TIMED, states, games)
        after.record()
        after.synchronize()
        if number:
            yield cuda.event_elapsed_time(before, after) / 1e3


def batch(console: Console, games: tuple[str, ...]) -> None:
    table = Table("game", "lanes", "choices/s", title="batches on a GPU: masks and observations written")
    for key in games:
        for n in (4096, 65_536) if key != "clustered" else (4096, 16_384):
            games_batch = stol.batch(stol.Game(key, 2), n, "cuda")
            table.add_row(key, f"{n:,}", f"{n * rate(games_batch):.2e}")
    console.print(table)


def rate(games_batch: Batch) -> float:
    """Batch steps per second."""
    games_batch.step(games_batch.sample())
    count, began = 0, time.perf_counter()
    while time.perf_counter() - began < 2:
        games_batch.step(games_batch.sample())
        count += 1
    return count / (time.perf_counter() - began)


def main() -> None:
    parts: dict[str, Callable[[Console, tuple[str, ...]], None]] = {
        "check": check,
        "forms": check_forms,
        "share": share,
        "play": play,
        "batch": batch,
    }
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX would reserve most of the GPU's memory
    games = tuple(key for key in keys() if key in sys.argv[1:]) or GAMES
    console = Console(width=110)
    warnings.simplefilter("ignore", NumbaPerformanceWarning)  # small batches are compared, not timed
    console.print(f"on {cuda.get_current_device().name}" if cuda.is_available() else "there is no GPU here")
    if not cuda.is_available():
        sys.exit(1)
    for name in [part for part in parts if part in sys.argv[1:]] or parts:
        parts[name](console, games)


if __name__ == "__main__":
    main()
