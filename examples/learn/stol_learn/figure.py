"""How a run went, as a picture."""

import json
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")
from matplotlib import pyplot as plt


def draw(log: Path, file: Path) -> None:
    rows = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    tests = [row for row in rows if "won" in row]
    figure, (won, entropy) = plt.subplots(2, 1, sharex=True, figsize=(7, 5), height_ratios=[2, 1])
    won.plot([row["minutes"] for row in tests], [100 * row["won"] for row in tests], marker="o")
    won.axhline(50, linewidth=0.8, linestyle="--", color="grey")
    won.set(ylabel="games won against greedy, %", ylim=(0, 100))
    entropy.plot([row["minutes"] for row in rows], [row["entropy"] for row in rows])
    entropy.set(xlabel="minutes", ylabel="entropy of moves")
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
