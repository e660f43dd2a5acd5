"""The commands: what they print, and how they refuse what can't be."""

import dataclasses
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import stol
from commands import Answer, Stol
from random_games import played, positions
from stol import Game, Record, read_records
from stol.games.registry import KEYS, find
from stol.games.words import about, option_meanings, title
from stol.text import speak

COMMANDS = ["serve", "games", "sim", "arena", "replay", "verify", "score", "hint", "review"]

every_key = pytest.mark.parametrize("key", KEYS)


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """A file with a game of each kind."""
    path = tmp_path / "games.jsonl"
    path.write_text("".join(played(Game(key)).to_json() + "\n" for key in KEYS), encoding="utf-8")
    return path


@pytest.fixture
def table(tmp_path: Path) -> Callable[[Any], Path]:
    """Writes a table to a file."""

    def write(content: object) -> Path:
        path = tmp_path / "table.json"
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    return write


def rows(answer: Answer) -> list[list[str]]:
    """The table at the end of what was printed, without its head."""
    lines = [line.split() for line in answer.out.splitlines()]
    return lines[next(number for number, line in enumerate(lines) if line[:1] == ["seat"]) + 1 :]


def changed(path: Path, line: int, **changes: object) -> None:
    """Change a record of a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line - 1] = json.dumps(json.loads(lines[line - 1]) | changes)
    path.write_text("\n".join(lines), encoding="utf-8")


def test_help_lists_the_commands(cli: Stol) -> None:
    answer = cli("--help")
    assert answer.code == 0
    assert all(command in answer.out for command in COMMANDS)


def test_version_prints_the_version_of_the_package(cli: Stol) -> None:
    answer = cli("--version")
    assert answer.code == 0
    assert answer.out == f"stol {metadata.version('stol')}\n"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(cli: Stol, command: str) -> None:
    answer = cli(command, "--help")
    assert answer.code == 0
    assert "Usage" in answer.out


def test_games_lists_every_game_with_its_options_and_presets(cli: Stol) -> None:
    answer = cli("games")
    assert answer.code == 0
    words = " ".join(answer.out.split())
    for key in KEYS:
        definition = find(key)
        assert title(key, speak()) in words
        assert about(key, speak()) in words
        meanings = option_meanings(key, speak())
        for field in dataclasses.fields(definition.options):
            assert f"--{field.name.replace('_', '-')}" in words
            assert meanings[field.name]
            assert meanings[field.name] in words
        assert all(preset in words for preset in definition.presets)


@every_key
def test_games_lists_a_single_game(cli: Stol, key: str) -> None:
    answer = cli("games", key)
    assert answer.code == 0
    assert [other for other in KEYS if f"({other})" in answer.out] == [key]


def test_games_knows_no_other_game(cli: Stol) -> None:
    assert "did you mean 'pixies'?" in cli("games", "pixie").refusal()


@every_key
def test_sim_says_how_the_games_went(cli: Stol, key: str) -> None:
    answer = cli("sim", key, "--games", 20, "--players", 2)
    assert answer.code == 0
    assert f"{title(key, speak())}, 2 players, " in answer.out
    assert "20 games in " in answer.out
    table = rows(answer)
    assert [row[0] for row in table] == ["0", "1"]
    assert sum(float(row[3].rstrip("%")) for row in table) == pytest.approx(100, abs=0.2)


@every_key
def test_sim_plays_the_same_games_with_the_same_seed_whatever_the_workers(cli: Stol, key: str) -> None:
    one = rows(cli("sim", key, "--games", 510, "--seed", 3))
    assert rows(cli("sim", key, "--games", 510, "--seed", 3, "--workers", 3)) == one
    assert rows(cli("sim", key, "--games", 510, "--seed", 4)) != one


@every_key
def test_sim_writes_records_that_verify_accepts(cli: Stol, key: str, tmp_path: Path) -> None:
    out = tmp_path / "new.jsonl"
    answer = cli("sim", key, "--games", 5, "--seed", 9, "--out", out)
    assert answer.code == 0
    with out.open(encoding="utf-8") as file:
        written = list(read_records(file))
    results = [record.result for record in written]
    assert len(results) == 5
    assert [record.tags["number"] for record in written] == list(range(5))
    means = [sum(result["scores"][seat] for result in results if result) / 5 for seat in range(2)]
    assert [float(row[1]) for row in rows(answer)] == pytest.approx(means, abs=0.006)
    checked = cli("verify", out)
    assert (checked.code, checked.out) == (0, "5 good, 0 bad\n")


def test_sim_overwrites_nothing(cli: Stol, tmp_path: Path) -> None:
    out = tmp_path / "mine.txt"
    out.write_text("mine", encoding="utf-8")
    assert "exists already" in cli("sim", "pixies", "--games", 1, "--out", out).refusal()
    assert out.read_text(encoding="utf-8") == "mine"


def test_sim_does_not_write_into_a_folder_that_is_not_there(cli: Stol, tmp_path: Path) -> None:
    assert "nowhere" in cli("sim", "pixies", "--games", 1, "--out", tmp_path / "nowhere" / "new.jsonl").refusal()


def test_sim_shows_the_last_table(cli: Stol) -> None:
    answer = cli("sim", "pixies", "--games", 3, "--seed", 5, "--show")
    last = stol.simulation.play_out(Game("pixies"), 5, 2)[1]
    assert answer.out.startswith(str(last))


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (["pixies", "--flower-power", "--players", "6"], "6 players, flower_power=True"),
        (["pixies", "--flower-power=false"], "2 players, flower_power=False"),
        (["pixies", "--preset", "flower power", "--players", "3"], "3 players, flower_power=True"),
        (["onecard", "--draft"], "draft=True"),
        (["clustered", "--table", "9,6", "--fast"], "table=[9, 6], fast=True"),
        (["clustered", "--table=[9,6]", "--third-joker", "all"], "third_joker=all, table=[9, 6]"),
        (["clustered", "--third-joker", "0,1", "--first-bonus", "--largest-bonus"], "third_joker=[0, 1]"),
        (["clustered", "--third-joker", "1"], "third_joker=[1]"),
        (["clustered", "--preset", "solo"], "1 player"),
        (["ingenious", "--preset", "teams"], "4 players, teams=True, open_partners=False"),
        (["ingenious", "--players", "4", "--teams", "--open-partners"], "teams=True, open_partners=True"),
    ],
)
def test_sim_takes_the_options_of_the_game(cli: Stol, words: list[str], shown: str) -> None:
    answer = cli("sim", *words, "--games", 2)
    assert answer.code == 0
    assert shown in answer.out.splitlines()[0]


def test_sim_reads_a_deck_from_its_file(cli: Stol, tmp_path: Path) -> None:
    shipped = Path(sys.modules["stol"].__file__ or "").parent / "games" / "onecard" / "data" / "onecard.csv"
    copied = tmp_path / "deck.csv"
    shutil.copy(shipped, copied)
    assert cli("sim", "onecard", "--deck", copied, "--games", 1).code == 0
    assert "missing.csv" in cli("sim", "onecard", "--deck", tmp_path / "missing.csv").refusal()
    copied.write_text(copied.read_text(encoding="utf-8").replace("purple", "pink"), encoding="utf-8")
    assert "line 1" in cli("sim", "onecard", "--deck", copied).refusal()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["chess"], "'chess' is no game; there is pixies, onecard, clustered, ingenious"),
        (["pixie"], "did you mean 'pixies'?"),
        (["pixies", "--flowerpower"], "did you mean '--flower-power'?"),
        (["pixies", "--fast"], "there is --flower-power"),
        (["pixies", "--key", "3"], "there is --flower-power"),
        (["pixies", "--self"], "there is --flower-power"),
        (["pixies", "--flower-power=yes"], "flower_power is either true or false, not 'yes'"),
        (["pixies", "--players", "6"], "2 to 5 players, not 6"),
        (["pixies", "--players", "-1"], "2 to 5 players, not -1"),
        (["pixies", "alone"], "'alone' stands alone"),
        (["pixies", "--preset", "flowers"], "there is classic, flower power"),
        (["clustered", "--table", "9"], "[width, height]"),
        (["clustered", "--table"], "[width, height]"),
        (["clustered", "--third-joker", "7"], "seats are 0 to 1"),
        (["ingenious", "--teams"], "is for 4 players, not 2"),
        (["ingenious", "--open-partners", "--players", "4"], "needs teams=True"),
    ],
)
def test_sim_refuses_what_can_not_be_played(cli: Stol, words: list[str], says: str) -> None:
    assert says in cli("sim", *words, "--games", 1).refusal()


@pytest.mark.parametrize(
    "words",
    [
        ["sim"],
        ["sim", "pixies", "--games", "0"],
        ["sim", "pixies", "--games", "many"],
        ["sim", "pixies", "--players", "two"],
        ["sim", "pixies", "--seed", "-1"],
        ["sim", "pixies", "--workers", "0"],
        ["replay"],
        ["replay", "games.jsonl", "--game", "0"],
        ["verify"],
        ["score"],
        ["deal"],
    ],
)
def test_numbers_and_words_that_are_wrong_are_refused(cli: Stol, words: list[str]) -> None:
    answer = cli(*words)
    assert answer.code == 2
    assert answer.out == ""
    assert "Usage" in answer.err


@every_key
def test_replay_prints_the_table_after_so_many_moves(cli: Stol, records: Path, key: str) -> None:
    record, number = played(Game(key)), KEYS.index(key) + 1
    for ply in (0, 7, len(record.moves)):
        answer = cli("replay", records, "--game", number, "--ply", ply)
        assert answer.code == 0
        assert f"ply {ply} of {len(record.moves)}" in answer.out
        assert str(positions(Game(key))[ply]) in answer.out
        assert ("at the start" if ply == 0 else f"after {record.moves[ply - 1]}") in answer.out


def test_replay_prints_every_position_where_there_is_no_terminal(cli: Stol, tmp_path: Path) -> None:
    text = Record(Game("pixies"), played(Game("pixies")).moves[:12]).to_json()
    path = tmp_path / "game.jsonl"
    path.write_text(f"{text}\n{text}\n", encoding="utf-8")
    for answer in (cli("replay", path), cli("replay", "-", stdin=path.read_bytes())):
        assert answer.code == 0
        assert re.findall(r"ply (\d+) of 12", answer.out) == [str(ply) for ply in range(13)]
    path.write_text("", encoding="utf-8")
    assert "no game 1" in cli("replay", path).refusal()


def test_replay_refuses_a_ply_or_a_game_that_is_not_there(cli: Stol, records: Path) -> None:
    plies = len(played(Game("pixies")).moves)
    assert f"plies 0 to {plies}" in cli("replay", records, "--ply", plies + 1).refusal()
    assert "4 games; there is no game 5" in cli("replay", records, "--game", 5).refusal()


def test_replay_refuses_a_bad_record_with_its_line_and_move(cli: Stol, records: Path) -> None:
    changed(records, 2, moves=[*played(Game("onecard")).moves[:5], "nonsense"], result=None)
    assert cli("replay", records, "--ply", 0).code == 0
    assert cli("replay", records, "--game", 2).refusal().startswith("line 2: move 6 can't be played")


def test_verify_counts_good_records(cli: Stol, records: Path) -> None:
    answer = cli("verify", records)
    assert (answer.code, answer.out, answer.err) == (0, "4 good, 0 bad\n", "")
    assert cli("verify", "-", stdin=b"\n" + records.read_bytes() + b"\n\n").out == "4 good, 0 bad\n"


def test_verify_names_the_line_and_the_move_of_every_bad_record(cli: Stol, records: Path) -> None:
    moves = list(played(Game("onecard")).moves)
    changed(records, 2, moves=[*moves[:5], "nonsense", *moves[6:]])
    changed(records, 4, result={"scores": [1, 1], "ranks": [1, 1], "winners": [0, 1]})
    answer = cli("verify", records)
    assert (answer.code, answer.out) == (1, "2 good, 2 bad\n")
    first, second, *rules = answer.err.splitlines()
    assert first.startswith("line 2: move 6 can't be played: ")
    assert second.startswith("line 4: the moves give the result ")
    assert all("/learn/onecard#O" in rule for rule in rules)


@pytest.mark.parametrize("content", [b"", b"\n\n"])
def test_verify_finds_no_good_record_in_an_empty_file(cli: Stol, content: bytes) -> None:
    assert cli("verify", "-", stdin=content).code == 1


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b"\x00", b"[]", b'{"stol": 2}', b"no JSON"])
def test_verify_names_a_line_that_is_no_record(cli: Stol, content: bytes) -> None:
    answer = cli("verify", "-", stdin=b"\n" + content)
    assert (answer.code, answer.out) == (1, "0 good, 1 bad\n")
    assert answer.err.startswith("line 2: this is no record: ")


@every_key
def test_score_prints_what_stol_score_gives(cli: Stol, table: Callable[[Any], Path], key: str) -> None:
    view = positions(Game(key))[-2].view()
    points = stol.score(view)
    answer = cli("score", table(view), "--json")
    assert (answer.code, json.loads(answer.out)) == (0, points)
    assert json.loads(cli("score", "-", "--json", stdin=json.dumps(view).encode()).out) == points
    printed = cli("score", table(view))
    assert printed.code == 0
    assert [row[-1] for row in rows(printed)] == [str(seat["total"]) for seat in points]
    assert all(item in printed.out for item in points[0])


def test_score_refuses_an_impossible_table_unless_it_is_loose(cli: Stol, table: Callable[[Any], Path]) -> None:
    path = table({"game": "ingenious", "tracks": [dict.fromkeys("rgboyp", 40)]})
    assert cli("score", path).refusal().startswith("track 0, colour r: 40 ")
    assert json.loads(cli("score", path, "--loose", "--json").out)[0]["total"] == 40


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("{", "is no JSON"),
        ("", "is no JSON"),
        ("[" * 100_000, "is no JSON"),
        ("[]", "one object"),
        ("null", "one object"),
        ("{}", "has no 'game'"),
        ({"game": "chess"}, "'chess' is no game"),
        ({"game": "pixies"}, "has no 'round'"),
        ({"game": "pixies", "round": 4, "areas": []}, "a number from 1 to 3"),
        ({"game": "pixies", "round": 1, "areas": [[]]}, "area 0"),
        ({"game": "pixies", "round": 1, "areas": [], "options": {"flower": True}}, "did you mean 'flower_power'?"),
    ],
)
def test_score_refuses_what_is_no_table(cli: Stol, table: Callable[[Any], Path], content: object, says: str) -> None:
    assert says in cli("score", table(content)).refusal()


@pytest.mark.parametrize("command", ["replay", "verify", "score", "hint", "review"])
def test_a_file_that_can_not_be_read_is_named(cli: Stol, tmp_path: Path, command: str) -> None:
    assert "missing.json" in cli(command, tmp_path / "missing.json").refusal()
    assert str(tmp_path) in cli(command, tmp_path).refusal()


def in_a_process(*words: object) -> Answer:
    script = shutil.which("stol", path=str(Path(sys.executable).parent))
    assert script, "the package is installed with its command"
    ended = subprocess.run([script, *map(str, words)], capture_output=True, text=True, check=False, timeout=300)
    return Answer(ended.returncode, ended.stdout, ended.stderr)


def test_the_installed_command_plays_verifies_and_shows(tmp_path: Path) -> None:
    out = tmp_path / "new.jsonl"
    assert in_a_process("sim", "pixies", "--games", 2, "--out", out).code == 0
    assert in_a_process("verify", out).out == "2 good, 0 bad\n"
    assert "ply 3 of " in in_a_process("replay", out, "--game", 2, "--ply", 3).out


def test_the_installed_command_refuses_with_one_line_and_no_traceback(tmp_path: Path) -> None:
    assert "did you mean '--flower-power'?" in in_a_process("sim", "pixies", "--flowerpower").refusal()
    assert "missing.jsonl" in in_a_process("verify", tmp_path / "missing.jsonl").refusal()
