"""What the pages for researchers show is true."""

import re
from pathlib import Path

import pytest

from page_cells import printed_by_cells
from test_docs import blocks

RESEARCH = Path(__file__).parents[2] / "docs" / "research"


def printed(page: str, capsys: pytest.CaptureFixture[str], number: int = 0) -> list[str]:
    example = blocks(RESEARCH / page, "python")[number]
    exec(compile(example, page, "exec"), {})  # noqa: S102 - it is our own example
    return capsys.readouterr().out.splitlines()


def test_the_example_for_pettingzoo_plays_the_game_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed("pettingzoo.md", capsys)
    assert len(lines) == 2
    assert f"# {lines[0]}\n" in (RESEARCH / "pettingzoo.md").read_text(encoding="utf-8")


def test_the_example_for_all_at_once_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = printed("pettingzoo.md", capsys, number=1)
    rewards = re.findall(r"'player_\d': (-?[\d.]+)", line)
    assert len(rewards) == 3
    assert all(-1 <= float(reward) <= 1 for reward in rewards)


def test_the_example_for_gymnasium_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = printed("gymnasium.md", capsys)
    reward, score, rank = map(float, line.split())
    assert reward == {1: 1, 2: -1}[int(rank)]
    assert score >= 0


def test_the_example_of_many_games_plays_them(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = printed("gymnasium.md", capsys, number=1)
    games, reward = map(float, line.split())
    assert games >= 1024
    assert -1 < reward < 0


def test_the_cells_of_the_quick_start_print_what_is_shown_below_them() -> None:
    for code, printed_lines, shown in printed_by_cells(RESEARCH / "quickstart.md"):
        assert printed_lines == shown, code
