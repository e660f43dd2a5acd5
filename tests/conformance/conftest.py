"""Which tables the suite goes through."""

import pytest

from conformance.tables import TABLES, covering
from stol.kernel.jit import INTERPRETED


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        # Interpreted rules are a hundred times slower: the largest tables are left to the compiled run.
        tables = [table for table in TABLES if table.players <= 4] if INTERPRETED else TABLES
        metafunc.parametrize("table", covering(metafunc.module.__name__, tables), ids=str, scope="module")
