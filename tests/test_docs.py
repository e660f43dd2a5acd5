"""What the documentation shows is true: its examples run, its links lead somewhere."""

import json
import re
import tomllib
from collections import Counter
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import stol
from bots.packages import install
from commands import Stol
from random_games import GAMES, played
from stol.cli import app
from test_fair import SEED, dealt

ROOT = Path(__file__).parents[1]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), ROOT / "bench" / "README.md"]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


def test_the_python_example_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    example, _ = blocks(ROOT / "README.md", "python")
    assert len(example.splitlines()) <= 12
    exec(compile(example, "README.md", "exec"), {})  # noqa: S102 - it is our own example
    printed = capsys.readouterr().out
    assert "winners" in printed


def test_the_bot_of_the_readme_plays_in_the_arena(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cli: Stol) -> None:
    _, bot = blocks(ROOT / "README.md", "python")
    assert len([line for line in bot.splitlines() if line]) <= 15
    (offer,) = blocks(ROOT / "README.md", "toml")
    ((name, place),) = tomllib.loads(offer)["project"]["entry-points"]["stol.bots"].items()
    install(monkeypatch, tmp_path, place.split(":")[0], bot, **{name: place})
    results = tmp_path / "results.jsonl"
    answer = cli("arena", "pixies", "--bots", f"{name},random", "--games", 10, "--out", results)
    assert answer.code == 0
    assert "forfeit:" not in answer.out
    games = [json.loads(line) for line in results.read_text().splitlines()[1:]]
    wins = sum(game["ranks"][game["seats"].index(name)] == 1 for game in games)
    assert wins >= 9


def test_the_example_of_the_reviews_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (example,) = blocks(ROOT / "docs" / "review.md", "python")
    short = played(stol.Game("pixies")).moves[:20]
    (tmp_path / "games.jsonl").write_text(stol.Record(stol.Game("pixies"), short).to_json(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(compile(example, "review.md", "exec"), {})  # noqa: S102 - it is our own example


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_whoever_reads_about_fair_deals_can_check_one_without_stol(game: stol.Game) -> None:
    (recipe,) = blocks(ROOT / "docs" / "fair.md", "python")
    told: dict[str, Any] = {}
    exec(compile(recipe, "fair.md", "exec"), told)  # noqa: S102 - it is our own recipe
    record = dealt(game)
    orders: dict[int, list[str]] = {}
    whole: dict[int, Counter[str]] = {}
    times: Counter[object] = Counter()
    for position, move in zip(record.positions(), record.moves, strict=False):
        if position.actor == "chance":
            source, pieces = game.definition.source(position.state), Counter(position.chance())
            left = Counter(orders.get(source))
            if source not in orders or (pieces != left and pieces >= whole[source]):
                times[source] += 1
                whole[source] = pieces
                orders[source] = told["shuffled"](SEED, source, times[source], pieces)
            for piece in sorted((pieces - Counter(orders[source])).elements()):
                times[source, piece] += 1
                told["put_in"](orders[source], SEED, source, piece, times[source, piece])
            assert orders[source].pop() == move


def test_every_command_that_the_readme_shows_exists() -> None:
    shown = {line.split()[1] for line in (ROOT / "README.md").read_text().splitlines() if line.startswith("stol ")}
    assert shown == {command.name for command in app.registered_commands}


@pytest.mark.parametrize(
    ("number", "total"), list(enumerate([40, 21, 3, 10])), ids=["pixies", "onecard", "clustered", "ingenious"]
)
def test_the_typed_in_tables_of_the_docs_have_their_points(number: int, total: int) -> None:
    table = json.loads(blocks(ROOT / "docs" / "tables.md", "json")[number])
    assert [seat["total"] for seat in stol.score(table)] == [total]


@pytest.mark.parametrize("number", range(4, 8), ids=["pixies", "onecard", "clustered", "ingenious"])
def test_the_half_played_tables_of_the_docs_are_played_on(number: int) -> None:
    table = json.loads(blocks(ROOT / "docs" / "tables.md", "json")[number])
    position = stol.entered(table)
    assert position.actor == table["turn"]
    assert len(position.legal()) > 1


def test_the_citation_names_this_version() -> None:
    lines = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    cited = dict(line.replace('"', "").split(": ", 1) for line in lines if re.match(r"[a-z-]+: ", line))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = {"title": "name", "version": "version", "abstract": "description", "license": "license"}
    assert {key: cited[key] for key in told} == {key: project[name] for key, name in told.items()}
    assert {"cff-version", "message"} <= set(cited)
    assert "authors:" in lines


def test_the_changelog_tells_of_this_version_and_the_next() -> None:
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[:2] == ["Unreleased", metadata.version("stol")]


def test_the_rule_test_that_contributors_are_shown_passes() -> None:
    (example,) = blocks(ROOT / "CONTRIBUTING.md", "python")
    told: dict[str, Any] = {}
    exec(compile(example, "CONTRIBUTING.md", "exec"), told)  # noqa: S102 - it is our own example
    (shown,) = (value for name, value in told.items() if name.startswith("test_"))
    shown()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\((?!\w+:)([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


def test_every_folder_that_the_readme_names_exists() -> None:
    for name in re.findall(r"^\| `([a-z/]+/)`", (ROOT / "README.md").read_text(), re.MULTILINE):
        assert (ROOT / name).is_dir(), name


def test_the_architecture_names_modules_that_there_are_and_all_of_tables_and_commands() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = {word.rpartition("/")[2] for word in re.findall(r"`([\w/]+\.py)`", text)} - {"GAME.py", "COMMAND.py"}
    sources = ROOT / "src" / "stol"
    assert named <= {path.name for path in [*sources.rglob("*.py"), *(ROOT / "tests").rglob("*.py")]}
    for package in ("table", "cli"):
        modules = [
            path for path in (sources / package).glob("[!_]*.py") if "def add_to(" not in path.read_text("utf-8")
        ]
        assert {path.name for path in modules} <= named, package  # a command adds itself, and needs no name there
