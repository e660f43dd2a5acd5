"""A state is copied whole, and nothing beside it is touched."""

import numpy as np
import pytest

import stol
from stol.games.registry import KEYS
from stol.kernel.jit import compiled
from stol.kernel.layout import Array, widest
from stol.kernel.record_copy import copy_record


@compiled
def copy_first(source: Array, target: Array, place: int) -> None:
    copy_record(source[0], target[place])


@pytest.mark.parametrize("key", KEYS)
def test_every_byte_of_a_state_is_copied_and_none_beside_it(key: str) -> None:
    layout = stol.Game(key).definition.layout
    source, target = np.zeros(1, layout), np.zeros(3, layout)
    source.view(np.uint8)[:] = np.random.default_rng(1).integers(1, 256, source.nbytes)
    copy_first(source, target, 1)
    assert [state.tobytes() for state in target] == [bytes(layout.itemsize), source.tobytes(), bytes(layout.itemsize)]


@pytest.mark.parametrize("key", KEYS)
def test_the_widest_number_of_a_layout_divides_it_into_words(key: str) -> None:
    layout = stol.Game(key).definition.layout
    assert layout.itemsize % widest(layout) == 0
    assert {field.base.itemsize for field, *_ in (layout.fields or {}).values()} <= {1, 2, 4, 8}
