"""Solves the small relatives of the four games, and measures how far bots are from that.

python -m bench.solved                 all of them; writes the table into docs/research/solved.md
python -m bench.solved pixies-tiny     some of them, only printed
python -m bench.solved --quick         without the bots that search
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Protocol

import numpy as np

from bench.solved import bots
from bench.solved.graph import Builder, Information
from bench.solved.sequences import Policy, SequenceForm
from bench.solved.values import Values
from stol import Game
from stol.games.registry import RELATIVES
from stol.kernel.layout import AnyState

PAGE = Path(__file__).parents[2] / "docs" / "research" / "solved.md"
BEGIN, END = "<!-- solved -->\n", "<!-- end of solved -->\n"
SIMULATIONS = (10, 100)
POLICIES: dict[str, Callable[[Game, Sequence[Information]], Policy]] = {
    "uniform": bots.uniform,
    "greedy": bots.greedy,
    **{f"search:{number}": bots.search(number) for number in SIMULATIONS},
    **{f"batched:{number}": bots.batched(number) for number in SIMULATIONS},
}
QUICK = ("uniform", "greedy")
LARGEST_DENOMINATOR = 10_000


class Solution(Protocol):
    """A solved game."""

    def value(self, policy: Policy) -> float: ...

    def bounds(self, policy: Policy) -> tuple[float, float]: ...

    def equilibrium(self) -> Policy: ...


def sort_market(state: AnyState) -> None:
    """In Pixies the order in which cards were revealed makes no difference."""
    state.market[: state.market_size] = np.sort(state.market[: state.market_size])


def explored(key: str) -> Builder:
    return Builder(Game(key), sort_market if key == "pixies-tiny" else None).build()


def solution(built: Builder) -> Solution:
    return SequenceForm(built) if built.recalls else Values(built)


def exploitability(solved: Solution, policy: Policy) -> float:
    """How much an opponent gains who knows the policy: the mean of both seats."""
    least, most = solved.bounds(policy)
    return (most - least) / 2


def table(keys: Sequence[str], policies: Sequence[str]) -> Iterator[str]:
    yield row("", "choices", "informations", "value", "mixed", "equilibrium", *policies)
    yield row("---", *["--:"] * (5 + len(policies)))
    for key in keys:
        built = explored(key)
        solved = solution(built)
        best = solved.equilibrium()
        far = [exploitability(solved, POLICIES[name](built.game, built.informations)) for name in policies]
        yield row(
            f"`{key}`",
            sum(node.information >= 0 for node in built.nodes),
            len(built.informations),
            exact(solved.value(best)),
            sum(bool(shares.max() < 1 - 1e-6) for shares in best),
            f"{exploitability(solved, best):.0e}",
            *(f"{number:.3f}" for number in far),
        )


def exact(value: float) -> str:
    """With the fraction that it is, if it looks like one."""
    near = Fraction(value).limit_denominator(LARGEST_DENOMINATOR)
    return f"{value:.6f} = {near}" if abs(near - value) < 1e-9 else f"{value:.6f}"


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", choices=[*RELATIVES, []])
    parser.add_argument("--quick", action="store_true")
    asked = parser.parse_args()
    lines = []
    for line in table(asked.games or [*RELATIVES], QUICK if asked.quick else [*POLICIES]):
        print(line, flush=True)
        lines.append(f"{line}\n")
    if not asked.games and not asked.quick:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        PAGE.write_text("".join([before, BEGIN, *lines, END, after]), encoding="utf-8")


if __name__ == "__main__":
    main()
