"""The command line speaks the language of the terminal, refusals and drawings included."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from commands import Answer
from stol import Game, draw
from stol.text.files import MORE_LANGUAGES
from text.pseudo import CYRILLIC, write

LATIN = re.compile(r"[A-Za-z]{3,}")
TABLE = {"game": "pixies", "round": 1, "areas": [[{"up": "b2+4"}, *[{}] * 8]]}
PROGRAM = "from stol.cli import main; main()"
MISTAKES = [
    "chess",
    "--tempo",
    "sim",
    "sim pixies --games many",
    "sim pixies --seed -1",
    "sim pixies --players many",
    "sim pixies --games",
    "sim pixies --show=many",
    "arena pixies",
    "arena pixies --bots chess --time-limit 0",
    "games pixies chess",
    "schema --tempo",
]
IN_TURN = f"""
import contextlib, sys
from stol.cli import main
for words in {["--help", "sim --help", *MISTAKES]}:
    sys.argv = ["stol", *words.split()]
    with contextlib.suppress(SystemExit):
        main()
"""
"""Asks for help and makes mistakes: one process, since the language is chosen when it starts."""


@pytest.fixture
def languages(tmp_path: Path) -> Path:
    """A folder with a pretend Polish, in letters that no English word has."""
    write(tmp_path)
    (tmp_path / CYRILLIC).rename(tmp_path / "pl")
    return tmp_path


def run(languages: Path, *words: str, stdin: str = "", program: str = PROGRAM) -> Answer:
    named = {"LC_ALL": "pl_PL.UTF-8", "LANGUAGE": "", MORE_LANGUAGES: str(languages), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        input=stdin, capture_output=True, check=False, encoding="utf-8", env=os.environ | named,
    )  # fmt: skip
    return Answer(done.returncode, done.stdout, done.stderr)


def english_words(said: str, *codes: str) -> set[str]:
    return set(LATIN.findall(said)) - set(codes)


def test_a_refused_table_is_explained_and_the_rule_is_shown_where_it_stands(languages: Path) -> None:
    answer = run(languages, "score", "-", stdin=json.dumps(TABLE))
    failed, rule = answer.err.splitlines()
    assert answer.code == 2
    assert "b2+4" in failed
    assert not english_words(failed)
    assert "/learn/pixies#P10" in rule
    assert not english_words(rule, "learn", "pixies", "http")


def test_an_option_that_does_not_exist_is_explained(languages: Path) -> None:
    answer = run(languages, "sim", "pixies", "--flowers")
    assert answer.code == 2
    assert not english_words(answer.err, "pixies", "flower", "flowers", "power")


def test_a_bad_record_is_explained(languages: Path) -> None:
    answer = run(languages, "verify", "-", stdin='{"stol": 2}\n')
    assert not english_words(answer.err + answer.out, "game", "stol")


def test_help_and_usage_errors_have_no_word_of_their_own(languages: Path) -> None:
    answer = run(languages, program=IN_TURN)
    helped = answer.out
    commands = {
        "stol",
        "serve",
        "games",
        "sim",
        "arena",
        "replay",
        "verify",
        "score",
        "schema",
        "hint",
        "review",
        "admin",
    }
    options = {"version", "help", "install", "show", "completion", "players", "preset", "seed", "workers", "out", "ray"}
    kinds = {"bool", "int", "str", "path", "range"}
    capitals = {"GAME", "OPTIONS", "COMMAND", "ARGS", "JSON", "ADDRESS"}  # which the pretend language keeps
    assert english_words(helped) <= commands | options | kinds | capitals
    assert {"stol", "sim", "GAME", "completion"} <= english_words(helped)
    typed = {"chess", "tempo", "pixies", "bots", "time", "limit", "many"}
    assert english_words(answer.err) <= commands | options | typed | capitals
    lines = answer.err.splitlines()
    assert len(lines) == 3 * len(MISTAKES)
    assert all("--help" in line for line in lines[2::3])


def test_the_games_are_described(languages: Path) -> None:
    codes = {"pixies", "flower", "power", "false", "true", "classic", "players"}
    assert english_words(run(languages, "games", "pixies").out) <= codes


def test_a_drawing_is_in_english_unless_a_language_is_given(languages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    view = Game("pixies").start().view()
    assert draw.text(view).startswith("Pixies, round 1 of 3")
    monkeypatch.setenv(MORE_LANGUAGES, str(languages))
    (languages / "pl").rename(languages / "en-x-other")
    assert not english_words(draw.text(view, "en-x-other"))
    assert english_words(draw.svg(view, "en-x-other")).isdisjoint(english_words(draw.text(view)))
