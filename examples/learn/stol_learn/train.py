"""Train a network: `stol-learn train pixies --minutes 5`. The same command continues an earlier run."""

import json
import time
from pathlib import Path
from typing import Annotated, Any

import torch
import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import stol
from stol import Game
from stol_learn.bot import loaded
from stol_learn.evaluate import win_rate
from stol_learn.nets import net_for
from stol_learn.ppo import Table, TrainingParams, learn, play

app = typer.Typer(add_completion=False, help="Teach a network a game, and see how it learns.")

PARAMS = {
    "pixies": TrainingParams(points=30.0),
    "ingenious": TrainingParams(lanes=4096, steps=20, minibatch=8192, rate=4e-4, entropy=0.005, trace=0.8, points=8.0),
}
"""Hyperparameters per game; the defaults for others."""


class TrainingRun:
    """A network that is being trained, and the folder where it is stored: `net.pt`, `log.jsonl`."""

    def __init__(self, game: Game, params: TrainingParams, folder: Path, device: str) -> None:
        self.game, self.params, self.folder, self.device = game, params, folder, device
        self.net = net_for(game).to(device)
        self.optimiser = torch.optim.AdamW(self.net.parameters(), params.rate, weight_decay=1e-4)
        self.rounds, self.moves, self.games, self.seconds = 0, 0, 0, 0.0
        folder.mkdir(parents=True, exist_ok=True)
        if self.file.exists():
            self.load()
        self.table = Table(stol.batch(game, params.lanes, device, seed=self.rounds))

    @property
    def file(self) -> Path:
        return self.folder / "net.pt"

    def load(self) -> None:
        kept = torch.load(self.file, map_location=self.device, weights_only=True)
        if kept["game"] != self.game.key:
            raise typer.BadParameter(f"{self.file} has learnt {kept['game']}, not {self.game.key}: name another --out")
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.rounds, self.moves, self.games, self.seconds = kept["at"]

    def save(self) -> None:
        """Write atomically: a run may be interrupted at any time."""
        beside = self.file.with_suffix(".new")
        at = (self.rounds, self.moves, self.games, self.seconds)
        kept = {"game": self.game.key, "net": self.net.state_dict(), "optimiser": self.optimiser.state_dict(), "at": at}
        torch.save(kept, beside)
        beside.replace(self.file)

    def train_round(self, rate: float) -> dict[str, float]:
        """Play, then learn from it."""
        began = time.perf_counter()
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        played, ended = play(self.net, self.table, self.params)
        figures = learn(self.net, self.optimiser, played, self.params)
        self.rounds += 1
        self.moves += played.action.numel()
        self.games += ended
        self.seconds += time.perf_counter() - began
        return figures

    def note(self, figures: dict[str, Any]) -> None:
        at = {"minutes": round(self.seconds / 60, 2), "rounds": self.rounds, "moves": self.moves, "games": self.games}
        with (self.folder / "log.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(at | figures) + "\n")


@app.command()
def train(  # noqa: PLR0913, PLR0917 - each is an option of the command line
    key: Annotated[str, typer.Argument(metavar="GAME", help="pixies, onecard or ingenious.")],
    minutes: Annotated[float, typer.Option(help="How long, tests against the opponent not counted.")] = 5.0,
    out: Annotated[Path | None, typer.Option(help="Where to keep the network; runs/GAME by default.")] = None,
    device: Annotated[str, typer.Option(help="cuda or cpu.")] = "cuda" if torch.cuda.is_available() else "cpu",
    opponent: Annotated[str, typer.Option(help="Whom it is tested against.")] = "greedy",
    deals: Annotated[int, typer.Option(help="Deals of a test; each is played twice.")] = 64,
    every: Annotated[float, typer.Option(help="Minutes between two tests.")] = 0.5,
    lanes: Annotated[int, typer.Option(help="Games at once; by default what suits the game.")] = 0,
) -> None:
    """Teach a network a game by playing against itself."""
    params = PARAMS.get(key, TrainingParams())
    if lanes:
        params = TrainingParams(**(vars(params) | {"lanes": lanes}))
    torch.backends.cudnn.benchmark = True
    run = TrainingRun(Game(key, 2), params, out or Path("runs") / key, device)
    end, tested = run.seconds + minutes * 60, run.seconds
    with bar() as progress:
        task = progress.add_task(key, total=minutes * 60, won="")
        while run.seconds < end:
            left = (end - run.seconds) / (minutes * 60)
            figures: dict[str, Any] = run.train_round(params.rate * (0.1 + 0.9 * left))
            if run.seconds - tested >= every * 60 or run.seconds >= end:
                tested = run.seconds
                figures["won"] = win_rate(run.net, run.game, opponent, deals)
                run.save()
                progress.update(task, won=f"{figures['won']:.0%} against {opponent}")
            run.note(figures)
            progress.update(task, completed=minutes * 60 * (1 - left))


@app.command("test")
def against(
    file: Annotated[Path, typer.Argument(help="A network, as `train` keeps it.")],
    opponent: Annotated[str, typer.Option(help="Any bot of the arena.")] = "greedy",
    deals: Annotated[int, typer.Option(help="Each is played twice.")] = 200,
) -> None:
    """Play a network against a bot."""
    key = torch.load(file, map_location="cpu", weights_only=True)["game"]
    rate = win_rate(loaded(str(file), key), Game(key, 2), opponent, deals)
    typer.echo(f"{rate:.1%} of {2 * deals} games against {opponent}")


@app.command()
def figure(
    folder: Annotated[Path, typer.Argument(help="Of a run.")],
    file: Annotated[Path, typer.Option("--out", help="SVG or PNG.")] = Path("learning.svg"),
) -> None:
    """Draw how a run went."""
    from stol_learn.figure import draw  # noqa: PLC0415 - who only trains needs no Matplotlib

    draw(folder / "log.jsonl", file)


def bar() -> Progress:
    shown = "{task.description}", "{task.fields[won]}"
    return Progress(TextColumn(shown[0]), BarColumn(), TimeRemainingColumn(), TextColumn(shown[1]))


if __name__ == "__main__":
    app()
