"""A state copied field by field, number by number.

To Numba a record is one value; for a large one it writes thousands of moves, which a GPU's compiler takes minutes
for. So the loops are written out here, for each layout once.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numba.extending import overload

from stol.kernel.layout import AnyState


def copy(source: AnyState, target: AnyState) -> None:
    for name in source.dtype.names:
        target[name] = source[name]


@overload(copy, strict=False)  # strict would compare annotations too
def _copy(source: Any, target: Any) -> Callable[[Any, Any], None]:  # noqa: ANN401, ARG001 - Numba's types, not values
    found: dict[str, Any] = {}
    exec("\n".join(written(source.dtype)), found)  # noqa: S102 - our own text, made of a layout's names
    function: Callable[[Any, Any], None] = found["copy"]
    return function


def written(dtype: np.dtype[Any]) -> Iterator[str]:
    """The lines of a function that copies every field."""
    yield "def copy(source, target):"
    for name, (kind, *_) in (dtype.fields or {}).items():
        indices = [f"i{axis}" for axis in range(len(kind.shape))]
        for depth, (index, length) in enumerate(zip(indices, kind.shape, strict=True)):
            yield f"{'    ' * (depth + 1)}for {index} in range({length}):"
        place = f"{name}[{', '.join(indices)}]" if indices else name
        yield f"{'    ' * (len(indices) + 1)}target.{place} = source.{place}"
