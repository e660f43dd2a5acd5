"""Real databases: SQLite in a file, and a PostgreSQL server of the tests' own. Rules that count as compiled."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from sampling import one_of
from stol.table.change import add_player
from stol.table.player import Player
from stol.table.store import Store
from table.postgresql import Server, postgresql_server


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    with postgresql_server() as server:
        yield server


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every test with one kind of database, and with --all with each."""
    if "url" in metafunc.fixturenames:
        kinds = one_of(("sqlite", "postgresql"), metafunc.definition.nodeid)
        metafunc.parametrize("url", kinds, indirect=True)


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of the kind that the test is given."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'stol.db'}"
    server: Server = request.getfixturevalue("postgresql")
    return server.new()


@pytest.fixture
def postgresql_url(postgresql: Server) -> str:
    """The URL of an empty PostgreSQL database."""
    return postgresql.new()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The URL of an empty database, for tests that are not about databases."""
    return f"sqlite:///{tmp_path / 'stol.db'}"


@pytest.fixture
def _compiled_already(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules of all games count as compiled."""
    monkeypatch.setattr("stol.table.preparation.keys", tuple)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store with eight players, p0 to p7."""
    made = Store(url)
    for number in range(8):
        made.write(add_player(Player(id=f"p{number}", name=f"Person {number}"), secret=f"secret {number}"))
    yield made
    made.close()
