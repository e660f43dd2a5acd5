"""Checks that batched search decides the same on a GPU as on a CPU, and measures simulations per second.

python -m bench.gpu_search [check] [speed] [GAME …]
"""

import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TypeAlias

import numpy as np
from numba import cuda
from numba.core.errors import NumbaPerformanceWarning
from rich.console import Console
from rich.table import Table

import stol
from stol.batched_search import BatchedSearch, Evaluate, Leaves
from stol.batches import Batch
from stol.games.registry import KEYS
from stol.kernel.layout import Array

Part: TypeAlias = Callable[[Console, tuple[str, ...]], None]
CHECKED = 256
LANES = 4096
SIMULATIONS = 32
HIDDEN = 256
"""Width of the network that is timed: two hidden layers, one output for each action and one for each seat."""


def by_hash(players: int) -> Evaluate:
    """Logits and results that follow from what is seen, in whole numbers: the same on every device."""

    def evaluate(leaves: Leaves) -> tuple[Array, Array]:
        seen = np.asarray(leaves.observation).astype(np.int64)
        sums = (seen * np.arange(1, seen.shape[1] + 1)).sum(1) % 1009
        actions, lanes = np.asarray(leaves.actions).astype(np.int64), np.asarray(leaves.lanes)
        logits = ((actions * 31 + sums[lanes]) % 64) / 16
        values = ((sums[:, None] * np.arange(3, 3 + players)) % 64) / 64
        return logits.astype(np.float32), values.astype(np.float32)

    return evaluate


def middle(key: str, lanes: int, device: str) -> Batch:
    batch = stol.batch(key, lanes, device, seed=3)
    for _ in range(20):
        batch.step(batch.sample())
    return batch


def check(console: Console, games: tuple[str, ...]) -> None:
    """Compare decisions. Exponentials may differ in the last bit, so a tie may be broken in another way."""
    table = Table("game", "lanes", "same action", "same visits", "largest difference of a value")
    for key in games:
        on_cpu, on_gpu = (decided(middle(key, CHECKED, device)) for device in ("cpu", "cuda"))
        same = float((on_cpu[0] == on_gpu[0]).mean())
        visits = float((on_cpu[1] == on_gpu[1]).mean())
        table.add_row(key, str(CHECKED), f"{same:.1%}", f"{visits:.2%}", f"{abs(on_cpu[2] - on_gpu[2]).max():.1e}")
        if same < 0.99:
            console.print(table)
            sys.exit(f"{key}: the GPU decides differently")
    console.print(table)


def decided(batch: Batch) -> tuple[Array, Array, Array]:
    found = BatchedSearch(batch, simulations=SIMULATIONS).run(by_hash(batch.game.players), seed=5)
    return np.asarray(found.action), np.asarray(found.visits), np.asarray(found.value)


def speed(console: Console, games: tuple[str, ...]) -> None:
    table = Table("game", "lanes", "evaluated by", "simulations/s", "decisions/s")
    for key in games:
        batch = middle(key, LANES, "cuda")
        for name, evaluate in evaluations(batch).items():
            search = BatchedSearch(batch, simulations=SIMULATIONS)
            search.run(evaluate)
            cuda.synchronize()
            began = time.perf_counter()
            for seed in range(3):
                search.run(evaluate, seed=seed)
            cuda.synchronize()
            decisions = 3 * LANES / (time.perf_counter() - began)
            table.add_row(key, f"{LANES:,}", name, f"{decisions * SIMULATIONS:.2e}", f"{decisions:,.0f}")
    console.print(table)


def evaluations(batch: Batch) -> dict[str, Evaluate]:
    """Nothing, to see what the search itself takes; and a small network, where its output is not too large."""
    if find_spec("torch") is None:
        sys.exit("speed is measured with PyTorch")
    torch = import_module("torch")
    players, actions, size = batch.game.players, batch.game.actions, batch.game.observation_size
    even = torch.full((LANES, players), 0.5, device="cuda")

    def nothing(leaves: Leaves) -> tuple[object, object]:
        return torch.zeros(len(leaves.actions), device="cuda"), even

    if actions > 10_000:
        return {"nothing": nothing}
    net = torch.nn.Sequential(
        torch.nn.Linear(size, HIDDEN),
        torch.nn.ReLU(),
        torch.nn.Linear(HIDDEN, HIDDEN),
        torch.nn.ReLU(),
        torch.nn.Linear(HIDDEN, actions + players),
    ).cuda()

    def by_net(leaves: Leaves) -> tuple[object, object]:
        with torch.no_grad():
            out = net(torch.from_dlpack(leaves.observation).float())
        listed, lanes = torch.from_dlpack(leaves.actions).long(), torch.from_dlpack(leaves.lanes)
        return out[lanes, listed].contiguous(), torch.sigmoid(out[:, actions:]).contiguous()

    return {"nothing": nothing, "a network": by_net}


def main() -> None:
    parts: dict[str, Part] = {"check": check, "speed": speed}
    games = tuple(key for key in KEYS if key in sys.argv[1:]) or KEYS
    console = Console(width=110)
    warnings.simplefilter("ignore", NumbaPerformanceWarning)  # small batches are compared, not timed
    if not cuda.is_available():
        sys.exit("there is no GPU here")
    for name in [part for part in parts if part in sys.argv[1:]] or parts:
        parts[name](console, games)


if __name__ == "__main__":
    main()
