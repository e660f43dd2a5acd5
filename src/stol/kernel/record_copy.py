"""A state copied word by word.

To Numba a record is one value; for a large one it writes thousands of moves, which a GPU's compiler takes minutes
for. So it is a loop here, of words as wide as the fields allow.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from stol.kernel.layout import AnyState, widest


def copy(source: AnyState, target: AnyState) -> None:
    for name in source.dtype.names:
        target[name] = source[name]


@overload(copy, strict=False)  # strict would compare annotations too
def _copy(source: Any, target: Any) -> Callable[[Any, Any], None]:  # noqa: ANN401, ARG001 - Numba's types, not values
    words = source.dtype.itemsize // widest(source.dtype)

    def by_words(source: Any, target: Any) -> None:  # noqa: ANN401 - as above
        for number in range(words):
            _copy_word(source, target, number)  # type: ignore[call-arg] # Numba gives the context

    return by_words


@intrinsic
def _copy_word(_context: Any, source: Any, target: Any, number: Any) -> tuple[Any, Callable[..., Any]]:  # noqa: ANN401 - as above
    width = widest(source.dtype)
    word = ir.IntType(8 * width).as_pointer()

    def written(context: Any, builder: Any, _signature: Any, given: Any) -> Any:  # noqa: ANN401 - as above
        here, there = (builder.gep(builder.bitcast(record, word), [given[2]]) for record in given[:2])
        builder.store(builder.load(here, align=width), there, align=width)
        return context.get_dummy_value()

    return types.void(source, target, number), written
