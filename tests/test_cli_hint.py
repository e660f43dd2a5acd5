"""`stol hint` and `stol review`."""

import json
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from commands import Stol
from random_games import played, positions
from stol import Game, Record
from stol.bots.hint import hint
from stol.bots.review import review
from stol.bots.thinking import Budget

PIXIES = Game("pixies")
PLIES = 24


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """A file with two games: a finished one, and one that has only begun."""
    path = tmp_path / "games.jsonl"
    begun = Record(PIXIES, played(PIXIES).moves[:PLIES], ["Ann", "[bold]Tom"])
    path.write_text(f"{played(PIXIES).to_json()}\n{begun.to_json()}\n", encoding="utf-8")
    return path


def last_choice(plies: int | None = None) -> int:
    seen = positions(PIXIES)[: None if plies is None else plies + 1]
    return max(position.ply for position in seen if isinstance(position.actor, int))


def test_hint_shows_the_best_moves_first(cli: Stol, running: Path) -> None:
    answer = cli("hint", running, "--ply", 14, "--simulations", 80, "--top", 3)
    assert answer.code == 0
    head, _, *rows = answer.out.splitlines()
    found = hint(positions(PIXIES)[14], Budget(simulations=80))
    assert head.startswith(f"ply 14, seat {found.seat} is to move: {found.legal} legal moves, ")
    assert [row.split()[0] for row in rows] == [advice.move for advice in found.moves[:3]]
    assert f"{100 * found.moves[0].expected:.0f}%" in rows[0]
    assert "█" in rows[0]


def test_hint_without_a_ply_is_for_the_last_choice(cli: Stol, running: Path) -> None:
    finished, begun = (json.loads(cli("hint", running, "--game", game, "--json").out) for game in (1, 2))
    assert finished["ply"] == last_choice()
    assert finished["exact"]
    assert begun["ply"] == last_choice(PLIES)


def test_hint_says_what_is_exact(cli: Stol, running: Path) -> None:
    answer = cli("hint", running)
    assert "searched to the end" in answer.out.splitlines()[0]
    assert "exact" in answer.out.splitlines()[2]


def test_hint_reads_a_view(cli: Stol, tmp_path: Path) -> None:
    position = positions(PIXIES)[14]
    view = json.dumps(position.view(), indent=2)
    path = tmp_path / "view.json"
    path.write_text(view, encoding="utf-8")
    wanted = hint(position, Budget(simulations=40)).to_dict()
    assert json.loads(cli("hint", path, "--simulations", 40, "--json").out) == wanted
    assert json.loads(cli("hint", "-", "--simulations", 40, "--json", stdin=view.encode()).out) == wanted


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "holds 0 games"),
        (b"no JSON", "line 1: this is no record"),
        (b"{}", "the table has no 'game'"),
        (b'{"game": "pixies", "players": 2, "turn": 0}', "the table has no 'areas'"),
        (json.dumps(Game("pixies").start().view()).encode(), "chance is to act"),
        (Record(PIXIES).to_json().encode(), "nobody is to move in this record yet"),
    ],
)
def test_hint_refuses_what_has_no_move_to_hint_at(cli: Stol, content: bytes, says: str) -> None:
    assert says in cli("hint", "-", stdin=content).refusal()


def test_hint_refuses_a_ply_without_a_choice_or_beyond_the_end(cli: Stol, running: Path) -> None:
    assert "chance is to act" in cli("hint", running, "--ply", 0).refusal()
    assert "the game is over" in cli("hint", running, "--ply", len(played(PIXIES).moves)).refusal()
    assert f"plies 0 to {PLIES}, not 99" in cli("hint", running, "--game", 2, "--ply", 99).refusal()
    assert "no game 3" in cli("hint", running, "--game", 3).refusal()


def test_review_prints_curve_accounts_mistakes_and_turning_points(cli: Stol, running: Path) -> None:
    answer = cli("review", running, "--game", 2, "--simulations", 60)
    assert answer.code == 0
    assert answer.out.startswith(f"Pixies, 2 players, running at ply {PLIES}; 60 simulations for each estimate\n")
    assert "\n100% ┤" in answer.out
    assert "0 Ann: " in answer.out
    assert "[bold]Tom" in answer.out
    found = review(Record(PIXIES, played(PIXIES).moves[:PLIES]), Budget(simulations=60))
    row = next(line.split() for line in answer.out.splitlines() if line.startswith("  Ann "))
    assert row[1] == f"{100 * found.accounts[0].start:.0f}%"
    for seat, name in enumerate(("Ann", "[bold]Tom")):
        assert f"{name} gave" in answer.out
        for choice in found.mistakes(seat)[:3]:
            assert f"  ply {choice.ply}: {choice.move}, better {choice.best}: −" in answer.out
    assert ("Turning points:" in answer.out) == bool(found.turns)


def test_review_as_json_is_what_the_api_gives(cli: Stol, running: Path) -> None:
    words = ["review", running, "--game", 2, "--simulations", 20, "--seed", 3, "--workers", 2, "--json"]
    record = Record(PIXIES, played(PIXIES).moves[:PLIES], ["Ann", "[bold]Tom"])
    assert json.loads(cli(*words).out) == json.loads(json.dumps(review(record, Budget(simulations=20), 3).to_dict()))


def test_review_draws_into_a_new_file_only(cli: Stol, running: Path, tmp_path: Path) -> None:
    out = tmp_path / "curve.svg"
    words = ["review", running, "--game", 2, "--simulations", 20, "--svg", out]
    assert cli(*words).code == 0
    drawing = out.read_text(encoding="utf-8")
    assert fromstring(drawing).tag.endswith("svg")  # noqa: S314 - our own drawing
    assert "exists already" in cli(*words).refusal()
    assert out.read_text(encoding="utf-8") == drawing
    assert "nowhere" in cli(*words[:-1], tmp_path / "nowhere" / "curve.svg").refusal()


def test_review_can_be_quick_or_timed(cli: Stol, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text(Record(PIXIES, played(PIXIES).moves[:8]).to_json(), encoding="utf-8")
    assert "200 simulations" in cli("review", path, "--quick").out
    assert "simulations for each estimate" in cli("review", path, "--seconds", 0.02).out
