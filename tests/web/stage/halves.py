"""A stage has many tests. Each is tried with half of the games; among them all occur."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

from sampling import half_of
from stol import Game

Test = TypeVar("Test", bound=Callable[..., None])


def with_half_of(games: Sequence[Game], ids: Callable[[Game], str] = repr) -> Callable[[Test], Test]:
    """Marks a test; every test has a half of its own."""

    def marked(test: Test) -> Test:
        chosen = half_of(games, f"{test.__module__}.{test.__name__}")
        decorated: Test = pytest.mark.parametrize("game", chosen, ids=ids)(test)
        return decorated

    return marked
