"""The tour tells what goes wrong: its exit code is 0 only if nothing does."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from browser import newcomer_tour
from browser.newcomer_tour import Way, Went, main
from stol.text.languages import SHIPPED

WORDS = ("--games", "ingenious", "--languages", "pl", "--devices", "phone")


@pytest.mark.long
def test_a_newcomer_goes_through_one_game_in_one_language(tmp_path: Path) -> None:
    path = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    answer = subprocess.run(
        [sys.executable, "-m", "browser.newcomer_tour", *WORDS],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": path}, text=True, capture_output=True, check=True,
    )  # fmt: skip
    (line,) = [line for line in answer.stdout.splitlines() if "ingenious" in line]
    game, language, device, steps, presses, _, moves, _, errors = [cell.strip() for cell in line.strip("│").split("│")]
    assert (game, language, device, errors) == ("ingenious", "pl", "phone", "0")
    assert int(presses) >= int(steps) > 1
    assert int(moves) > 0


@contextmanager
def no_browser(log: Path) -> Iterator[tuple[SimpleNamespace, None]]:
    yield SimpleNamespace(log=log), None


@pytest.mark.parametrize("fault", ["errors", "wrong"])
def test_whatever_is_wrong_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, fault: str
) -> None:
    went = Went(Way("ingenious", "pl", "phone"))
    getattr(went, fault).append("the sky fell")
    (tmp_path / "log").write_text("")
    monkeypatch.setattr(newcomer_tour, "running", lambda: no_browser(tmp_path / "log"))
    monkeypatch.setattr(newcomer_tour, "go", lambda *_, **__: went)
    assert main(WORDS) == 1
    assert "the sky fell" in capsys.readouterr().out


def test_every_game_language_and_device_is_gone_through() -> None:
    wanted = newcomer_tour.read_arguments([])
    assert (wanted.games, wanted.languages) == (newcomer_tour.GAMES, tuple(SHIPPED))
    assert set(wanted.devices) == {"desktop", "phone"}
