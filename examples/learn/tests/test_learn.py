"""It trains, goes on where it was, is tested, drawn, and plays in the arena: `pytest examples/learn`."""

import json
from pathlib import Path

import pytest
import torch
import typer
from stol_learn.bot import Net
from stol_learn.nets import places
from stol_learn.ppo import advantages
from stol_learn.train import app

import stol
from stol.bots.match import play
from stol.bots.registry import find
from stol.deal import Deal


def train(folder: Path, key: str, *more: str) -> list[dict[str, float]]:
    """A few seconds of training on a CPU; its log."""
    wishes = ("--device", "cpu", "--lanes", "8", "--minutes", "0.02", "--every", "0.001", "--deals", "1")
    app(["train", key, "--out", str(folder), *wishes, *more], standalone_mode=False)
    return [json.loads(line) for line in (folder / "log.jsonl").read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("key", ["pixies", "ingenious", "onecard", "clustered"])
def test_it_learns_keeps_what_it_has_learnt_and_goes_on_from_there(key: str, tmp_path: Path) -> None:
    first = train(tmp_path, key)
    weights = torch.load(tmp_path / "net.pt", weights_only=True)["net"]
    then = train(tmp_path, key)
    assert then[: len(first)] == first
    assert [row["rounds"] for row in then] == list(range(1, len(then) + 1))
    assert all(0 <= row["won"] <= 1 for row in then)
    after = torch.load(tmp_path / "net.pt", weights_only=True)["net"]
    assert any(not torch.equal(weights[name], after[name]) for name in weights)


def test_a_network_of_another_game_is_refused(tmp_path: Path) -> None:
    train(tmp_path, "pixies")
    with pytest.raises(Exception, match=r"has learnt Game\('pixies'.*, not Game\('onecard'"):
        train(tmp_path, "onecard")


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        (["chess"], "chess"),
        (["clustered", "--option", "table=61,61"], "actions"),
        (["clustered", "--option", "colour=red"], "colour"),
        (["pixies", "--opponent", "nobody"], "nobody"),
    ],
)
def test_what_cannot_be_trained_is_refused_in_words(wishes: list[str], why: str, tmp_path: Path) -> None:
    with pytest.raises(typer.BadParameter, match=why):
        app(["train", *wishes, "--device", "cpu", "--out", str(tmp_path / "run")], standalone_mode=False)
    assert not (tmp_path / "run" / "net.pt").exists()


def test_a_run_tells_what_it_does_from_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    train(tmp_path, "clustered")
    said = capsys.readouterr()
    words = [line.split()[1] for line in said.err.splitlines()]
    assert list(dict.fromkeys(words))[:4] == ["preparing", "playing", "learning", "testing"]
    assert "against greedy" in said.err
    assert said.out == ""


def test_a_network_plays_only_what_it_has_learnt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    train(tmp_path, "clustered", "--option", "table=9,9")
    monkeypatch.setenv("STOL_NET", str(tmp_path / "net.pt"))
    bots = [Net, lambda: find("random")(1)]
    assert play(stol.Game("clustered", table=[9, 9]), bots, Deal(1)).forfeit is None
    assert play(stol.Game("clustered", table=[11, 11]), bots, Deal(1)).forfeit is not None


def test_a_trained_network_plays_legal_moves_from_views_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    train(tmp_path, "pixies")
    monkeypatch.setenv("STOL_NET", str(tmp_path / "net.pt"))
    match = play(stol.Game("pixies"), [Net, lambda: find("random")(1)], Deal(1))
    assert match.forfeit is None


def test_every_placement_has_a_logit_of_its_own() -> None:
    game = stol.Game("ingenious")
    columns = places(game, 11)
    assert len(columns) == len(set(columns)) == game.actions - 2
    assert 0 <= min(columns) <= max(columns) < 3 * 36 * 121


def test_what_the_other_gains_counts_against_me() -> None:
    value, last = torch.zeros(3, 1), torch.zeros(1)
    same = torch.tensor([[-1.0], [-1.0], [-1.0]])
    worth, done = torch.tensor([[0.0], [0.0], [1.0]]), torch.tensor([[False], [False], [True]])
    assert advantages(value, last, same, worth, done, 0.5)[:, 0].tolist() == [0.25, -0.5, 1.0]


def test_a_run_is_drawn(tmp_path: Path) -> None:
    train(tmp_path, "pixies")
    app(["figure", str(tmp_path), "--out", str(tmp_path / "run.svg")], standalone_mode=False)
    assert "<svg" in (tmp_path / "run.svg").read_text(encoding="utf-8")
