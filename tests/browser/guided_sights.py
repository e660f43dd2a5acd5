"""Every step of every guided game."""

from collections.abc import Iterator

from browser.gallery import Sight
from stol.games.registry import KEYS, find
from stol.web.service import guided


def guided_steps() -> Iterator[Sight]:
    """Named such as `step-clustered-03`. No table has to be laid for them: the server computes them from a script."""
    for game in KEYS:
        if find(game).lesson:
            for number in range(1, guided.count_steps(game) + 1):
                yield Sight(f"step-{game}-{number:02}", guided.step_address(game, number))
