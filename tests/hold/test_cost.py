"""The processor time of a move, beside another version."""

import subprocess
import sys
from pathlib import Path

import pytest
from bench.hold.cost import Look, as_table, costs, processor_seconds
from bench.hold.serving import Server


def test_the_processor_time_of_another_process_is_what_it_used_itself() -> None:
    code = "import time\nwhile time.process_time() < 0.3: pass\nprint(time.process_time(), flush=True)\ninput()"
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as busy:
        assert busy.stdout is not None
        used = float(busy.stdout.readline())
        assert used <= processor_seconds(busy.pid) < used + 0.3
        busy.communicate(b"\n")


def test_a_cost_is_the_time_since_the_look_before_for_each_move_since_then() -> None:
    before, after = [Look(100, 1.0), Look(0, 7.0)], [Look(300, 1.5), Look(100, 7.1)]
    assert costs(before, after) == pytest.approx([2.5, 1.0])


def test_the_last_row_has_medians_of_the_costs_and_of_their_ratios() -> None:
    table = as_table([Path("new"), Path("old")], [[1.0, 2.0], [1.2, 2.0], [5.0, 50.0]])
    assert [column.header for column in table.columns][1:] == ["new, ms", "old, ms", "own / old"]
    assert [list(column.cells)[-1] for column in table.columns] == ["median", "1.20", "2.00", "0.50"]


def test_a_server_can_be_of_another_version(tmp_path: Path) -> None:
    (tmp_path / "stol").mkdir()
    (tmp_path / "stol" / "__init__.py").touch()
    (tmp_path / "stol" / "cli.py").write_text("def main():\n    print('another version')\n", encoding="utf-8")
    with Server("sqlite://", sources=tmp_path) as server:
        assert server.ended() == 0
