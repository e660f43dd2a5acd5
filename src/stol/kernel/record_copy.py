"""Copies a state with a loop over its words.

Numba's own assignment of a large record unrolls into thousands of instructions, which take a GPU compiler minutes. The
words are as wide as the alignment of the fields allows.
"""

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from stol.kernel.layout import AnyState, widest


def copy_record(source: AnyState, target: AnyState) -> None:
    for name in source.dtype.names:
        target[name] = source[name]


@overload(copy_record, strict=False)  # strict would compare annotations too
def _copy(source: Any, target: Any) -> Callable[[Any, Any], None]:  # noqa: ANN401, ARG001 - Numba's types, not values
    words = source.dtype.itemsize // widest(source.dtype)

    def by_words(source: Any, target: Any) -> None:  # noqa: ANN401 - as above
        for number in range(words):
            _copy_word(source, target, number)  # type: ignore[call-arg] # Numba passes the context

    return by_words


@intrinsic
def _copy_word(_context: Any, source: Any, target: Any, number: Any) -> tuple[Any, Callable[..., Any]]:  # noqa: ANN401 - as above
    width = widest(source.dtype)
    word = ir.IntType(8 * width).as_pointer()

    def codegen(context: Any, builder: Any, _signature: Any, args: Any) -> Any:  # noqa: ANN401 - as above
        source_word, target_word = (builder.gep(builder.bitcast(record, word), [args[2]]) for record in args[:2])
        builder.store(builder.load(source_word, align=width), target_word, align=width)
        return context.get_dummy_value()

    return types.void(source, target, number), codegen
