"""`stol verify` and the deals that records name."""

from pathlib import Path

import pytest

from commands import Stol
from stol import Game, Record
from stol.fair import sealed
from test_fair import SEED, dealt, exchanged, retold


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """A file with two games that name their deal, and one that names none."""
    one, other = dealt(Game("pixies")), dealt(Game("ingenious"))
    path = tmp_path / "games.jsonl"
    path.write_text("\n".join(record.to_json() for record in (one, other, Record(one.game, one.moves))), "utf-8")
    return path


def write(path: Path, record: Record) -> Path:
    path.write_text(record.to_json(), encoding="utf-8")
    return path


def test_it_counts_what_was_dealt_fairly(cli: Stol, fair: Path) -> None:
    answer = cli("verify", fair)
    assert (answer.code, answer.out, answer.err) == (0, "3 good, 0 bad, 2 dealt fairly\n", "")


def test_it_says_where_the_deal_began_later(cli: Stol, tmp_path: Path) -> None:
    path = write(tmp_path / "game.json", dealt(Game("clustered"), given=40))
    assert cli("verify", path).out == "1 good, 0 bad, 1 dealt fairly after given moves\n"


def test_it_names_the_first_move_that_does_not_follow(cli: Stol, tmp_path: Path) -> None:
    path = write(tmp_path / "game.json", exchanged(dealt(Game("pixies")), 3))
    answer = cli("verify", path)
    assert (answer.code, answer.out) == (1, "0 good, 1 bad\n")
    assert answer.err.startswith("line 1: move 3 is ")


def test_the_hash_noted_at_the_start_has_to_be_that_of_every_record(cli: Stol, fair: Path, tmp_path: Path) -> None:
    answer = cli("verify", fair, "--sealed", sealed(SEED).upper())
    assert (answer.code, answer.out) == (1, "2 good, 1 bad, 2 dealt fairly\n")
    assert answer.err == "line 3: it has no tag 'deal', so it does not say of which deal it is\n"
    forged = write(tmp_path / "forged.json", retold(dealt(Game("pixies")), seed="other", sealed=sealed("other")))
    answer = cli("verify", forged, "--sealed", sealed(SEED))
    assert answer.code == 1
    assert f"not {sealed(SEED)}" in answer.err


@pytest.mark.parametrize("noted", ["", "abc", "g" * 64, sealed(SEED)[:-1]])
def test_what_is_no_hash_is_refused(cli: Stol, fair: Path, noted: str) -> None:
    assert "64 hexadecimal digits" in cli("verify", fair, "--sealed", noted).refusal()
