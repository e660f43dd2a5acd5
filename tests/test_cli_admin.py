"""`stol admin`: sizes, expiry, the data of players, and their strengths."""

import json
from pathlib import Path

import pytest
import sqlalchemy as sa

from commands import Stol
from stol.table.change import add_player
from stol.table.player import Player
from stol.table.schema import RATED_SEATS
from stol.table.store import Store
from table.rated_tables import duel, store_game


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with one player, in which nothing has expired."""
    url = f"sqlite:///{tmp_path / 'stol.db'}"
    store = Store(url)
    store.write(add_player(Player(id="p0", name="Ana"), secret="secret"))  # noqa: S106 - of a test
    store.reports.add("KARUMOBIDE", "p1", "p0", "talk", "[bold] words")
    store.reports.add("KARUMOBIDE", "p1", "p0", "talk", "[bold] words")
    store.close()
    return url


def test_sizes_expiry_and_reports_are_shown(cli: Stol, url: str) -> None:
    shown = cli("admin", "sizes", "--database", url).out
    assert ["players", "1"] in [line.split()[:2] for line in shown.splitlines()]
    assert cli("admin", "expire", "--dry-run", "--database", url).out == "Nothing has expired.\n"
    assert cli("admin", "reports", "--database", url).out.count("[bold] words") == 1


def test_a_player_is_exported_and_erased(cli: Stol, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOL_DATABASE", url)
    assert json.loads(cli("admin", "export", "p0").out)["name"] == "Ana"
    assert "p0" in cli("admin", "erase", "p0").out
    assert "there is no player 'p0'" in cli("admin", "export", "p0").refusal()
    assert cli("admin", "reports").out == "Nothing has been reported.\n"


def test_strengths_are_computed_again_from_rated_games(cli: Stol, url: str) -> None:
    store = Store(url)
    store_game(store, "ONE", duel("p0", "p1"))
    store.ratings.count()
    before = store.ratings.strengths("p0")
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        connection.execute(RATED_SEATS.update().values(mean=0.0))
    engine.dispose()
    assert store.ratings.strengths("p0") != before
    assert cli("admin", "recount", "--database", url).out == "Computed again from 1 rated game.\n"
    assert store.ratings.strengths("p0") == before
    store.close()


def test_without_a_command_there_is_help(cli: Stol) -> None:
    assert "sizes" in cli("admin").out
