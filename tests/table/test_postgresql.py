"""The PostgreSQL server of the tests: without it they fail, and say what is missing."""

from pathlib import Path

import pytest

from table import postgresql


def test_where_there_is_no_postgresql_the_tests_fail_and_say_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(postgresql, "PLACES", tmp_path)
    with (
        pytest.raises(FileNotFoundError, match="apt-get install postgresql"),
        postgresql.postgresql_server(),
    ):
        pass
