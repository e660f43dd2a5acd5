"""Reads a state as a sequence of words, to hash it without knowing its fields."""

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload

from stol.kernel.layout import AnyState, widest
from stol.kernel.rng import mixed

WIDTHS = {1: np.int8, 2: np.int16, 4: np.int32, 8: np.int64}


def fingerprint(state: AnyState) -> int:
    """A hash of the whole state; the same in the interpreter and in compiled code."""
    number = 0
    for word in np.frombuffer(state.tobytes(), WIDTHS[widest(state.dtype)]).tolist():
        number = mixed(number, word)
    return number


@overload(fingerprint, strict=False)  # strict would compare annotations too
def _fingerprint(state: Any) -> Callable[[Any], int]:  # noqa: ANN401 - Numba's type, not a value
    words = state.dtype.itemsize // widest(state.dtype)

    def by_words(state: Any) -> int:  # noqa: ANN401 - as above
        number = 0
        for index in range(words):
            number = mixed(number, _word(state, index))  # type: ignore[call-arg] # Numba passes the context
        return number

    return by_words


@intrinsic
def _word(_context: Any, state: Any, index: Any) -> tuple[Any, Callable[..., Any]]:  # noqa: ANN401 - as above
    width = widest(state.dtype)
    word = ir.IntType(8 * width).as_pointer()

    def codegen(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:  # noqa: ANN401 - as above
        address = builder.gep(builder.bitcast(args[0], word), [args[1]])
        return builder.sext(builder.load(address, align=width), ir.IntType(64)) if width < 8 else builder.load(address)

    return types.int64(state, index), codegen
