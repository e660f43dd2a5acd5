"""What the pages for researchers show is true."""

from pathlib import Path

import pytest

from test_docs import blocks

RESEARCH = Path(__file__).parents[2] / "docs" / "research"


def printed(page: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    (example,) = blocks(RESEARCH / page, "python")
    exec(compile(example, page, "exec"), {})  # noqa: S102 - it is our own example
    return capsys.readouterr().out.splitlines()


def test_the_example_for_pettingzoo_plays_the_game_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed("pettingzoo.md", capsys)
    assert len(lines) == 2
    assert f"# {lines[0]}\n" in (RESEARCH / "pettingzoo.md").read_text(encoding="utf-8")


def test_the_example_for_gymnasium_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (line,) = printed("gymnasium.md", capsys)
    reward, score, rank = map(float, line.split())
    assert reward == {1: 1, 2: -1}[int(rank)]
    assert score >= 0
