"""Train a network: `stol-learn train pixies --minutes 5`. The same command continues an earlier run."""

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import torch
import typer

import stol
from stol import Game
from stol.bots.registry import find as find_bot
from stol.games.registry import find
from stol_learn.bot import learnt_game, loaded
from stol_learn.evaluate import win_rate
from stol_learn.nets import net_for
from stol_learn.ppo import Table, TrainingParams, learn, play
from stol_learn.report import Report, Tell

app = typer.Typer(add_completion=False, help="Teach a network a game, and see how it learns.")

PARAMS = {
    "pixies": TrainingParams(points=30.0),
    "ingenious": TrainingParams(lanes=4096, steps=20, minibatch=8192, rate=4e-4, entropy=0.005, trace=0.8, points=8.0),
}
"""Hyperparameters per game; the defaults for others."""

OPTIONS = {"clustered": {"table": [11, 11]}}
"""Options per game unless others are named. On Clustered's default table there are too many places for a card."""

CPU_SHARE = 16
"""A CPU plays so many times fewer games at once, so that a round takes seconds there, too."""


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
        if learnt_game(kept) != self.game:
            raise typer.BadParameter(f"{self.file} has learnt {learnt_game(kept)}, not {self.game}: name another --out")
        self.net.load_state_dict(kept["net"])
        self.optimiser.load_state_dict(kept["optimiser"])
        self.rounds, self.moves, self.games, self.seconds = kept["at"]

    def save(self) -> None:
        """Write atomically: a run may be interrupted at any time."""
        beside = self.file.with_suffix(".new")
        at = (self.rounds, self.moves, self.games, self.seconds)
        kept = {"game": self.game.key, "options": self.game.options, "net": self.net.state_dict()}
        torch.save(kept | {"optimiser": self.optimiser.state_dict(), "at": at}, beside)
        beside.replace(self.file)

    def train_round(self, rate: float, tell: Tell) -> dict[str, float]:
        """Play, then learn from it."""
        began = time.perf_counter()
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        played, ended = play(self.net, self.table, self.params, tell)
        figures = learn(self.net, self.optimiser, played, self.params, tell)
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
    key: Annotated[str, typer.Argument(metavar="GAME", help="pixies, onecard, clustered, ingenious, or of a package.")],
    minutes: Annotated[float, typer.Option(help="How long, tests against the opponent not counted.")] = 5.0,
    out: Annotated[Path | None, typer.Option(help="Where to keep the network; runs/GAME by default.")] = None,
    device: Annotated[str, typer.Option(help="cuda or cpu.")] = "cuda" if torch.cuda.is_available() else "cpu",
    opponent: Annotated[str, typer.Option(help="Whom it is tested against.")] = "greedy",
    deals: Annotated[int, typer.Option(help="Deals of a test; each is played twice.")] = 64,
    every: Annotated[float, typer.Option(help="Minutes between two tests.")] = 0.5,
    lanes: Annotated[int, typer.Option(help="Games at once; by default what suits game and device.")] = 0,
    option: Annotated[list[str] | None, typer.Option(help="Of the game, such as table=9,9; again for another.")] = None,
) -> None:
    """Teach a network a game by playing against itself."""
    torch.backends.cudnn.benchmark = True
    with Report(key) as report:
        run = begin(key, option or [], device, lanes, out or Path("runs") / key, opponent, report.tell)
        end, tested = run.seconds + minutes * 60, run.seconds
        while run.seconds < end:
            left = (end - run.seconds) / (minutes * 60)
            figures: dict[str, Any] = run.train_round(run.params.rate * (0.1 + 0.9 * left), report.tell)
            news = ""
            if run.seconds - tested >= every * 60 or run.seconds >= end:
                tested = run.seconds
                figures["won"] = win_rate(run.net, run.game, opponent, deals, report.tell)
                run.save()
                news = f"{figures['won']:.0%} against {opponent}"
            run.note(figures)
            report.reached(min(1 - (end - run.seconds) / (minutes * 60), 1.0), news)


def begin(  # noqa: PLR0913, PLR0917 - what the command line says
    key: str, options: list[str], device: str, lanes: int, folder: Path, opponent: str, tell: Tell
) -> TrainingRun:
    """The run. What can't be trained is refused in words."""
    if device.startswith("cuda") and not torch.cuda.is_available():
        raise typer.BadParameter("PyTorch finds no GPU here; --device cpu")
    tell("preparing", 0.0)  # the rules are compiled, if they are not yet
    try:
        find_bot(opponent)
        game = read_game(key, options)
        return TrainingRun(game, params_for(key, device, lanes), folder, device)
    except ValueError as refused:  # unknown games, options and bots; too many actions
        raise typer.BadParameter(str(refused)) from None


def read_game(key: str, options: list[str]) -> Game:
    """The game for two, with options as they are typed: name=value."""
    kind = find(key).options
    pairs = (one.partition("=") for one in options)
    return Game.of(key, 2, OPTIONS.get(key, {}) | {name: kind.from_text(name, value) for name, _, value in pairs})


def params_for(key: str, device: str, lanes: int) -> TrainingParams:
    params = PARAMS.get(key, TrainingParams())
    share = 1 if device.startswith("cuda") else CPU_SHARE
    return replace(params, lanes=lanes or params.lanes // share, minibatch=params.minibatch // share)


@app.command("test")
def against(
    file: Annotated[Path, typer.Argument(help="A network, as `train` keeps it.")],
    opponent: Annotated[str, typer.Option(help="Any bot of the arena.")] = "greedy",
    deals: Annotated[int, typer.Option(help="Each is played twice.")] = 200,
) -> None:
    """Play a network against a bot."""
    game = learnt_game(torch.load(file, map_location="cpu", weights_only=True))
    with Report(game.key) as report:
        rate = win_rate(loaded(str(file), game), game, opponent, deals, report.tell)
    typer.echo(f"{rate:.1%} of {2 * deals} games against {opponent}")


@app.command()
def figure(
    folder: Annotated[Path, typer.Argument(help="Of a run.")],
    file: Annotated[Path, typer.Option("--out", help="SVG or PNG.")] = Path("learning.svg"),
) -> None:
    """Draw how a run went."""
    from stol_learn.figure import draw  # noqa: PLC0415 - who only trains needs no Matplotlib

    draw(folder / "log.jsonl", file)


if __name__ == "__main__":
    app()
