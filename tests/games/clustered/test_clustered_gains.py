"""What the latest cards brought, as the positions before and after them tell."""

import random
from typing import Any

import pytest

from stol import Game
from stol.games.clustered.gains import latest_gains


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (2, {"first_bonus": True}), (3, {"largest_bonus": True, "first_bonus": True})]
)
def test_every_card_of_the_list_has_the_points_that_it_brought(players: int, options: dict[str, bool]) -> None:
    position, rng, gains = Game("clustered", players=players, **options).start(), random.Random(4), []
    while position.actor is not None:
        before, actor = position.view(), position.actor
        moves = position.legal() or list(position.chance())
        scoring = [move for move in moves if "@" in move and isinstance(actor, int)][:12]
        best = max(scoring, key=lambda move: position.play(move).view()["points"][actor]["total"], default=None)
        position = position.play(best or rng.choice(moves))
        after: Any = position.view()
        if isinstance(actor, int) and len(after["cards"]) > len(before["cards"]):
            gains.append(after["points"][actor]["total"] - before["points"][actor]["total"])
            assert latest_gains(after, 4) == gains[:-5:-1]
    assert any(gains)
    assert latest_gains(after, 1000) == gains[::-1]
