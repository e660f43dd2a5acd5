"""States are NumPy records. A class declares the fields, for readers, the type checker and NumPy."""

from collections.abc import Iterable
from operator import itemgetter
from typing import Annotated, Any, TypeAlias, get_type_hints

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[Any]
AnyState: TypeAlias = Any
"""Any game's record: NumPy has no type for a record with named fields."""

Byte = Annotated[int, np.int8]
Short = Annotated[int, np.int16]
Long = Annotated[int, np.int32]


class Record:
    """Base class of state declarations. At run time a state is a NumPy record, not an instance of the class."""


def field_accessors(names: Iterable[str]) -> type[np.void]:
    """A record type whose fields are attributes. `np.record` has them too, but its lookup is six times slower."""

    def field(name: str) -> property:
        return property(itemgetter(name), lambda record, value: record.__setitem__(name, value))

    return type("Fields", (np.void,), {"__slots__": (), **{name: field(name) for name in names}})


def layout(description: type[Record]) -> np.dtype[Any]:
    """The dtype of a declaration, whose fields are `Byte`, `Short`, `Long` or `Annotated[Array, type, shape]`.

    Aligned, because a GPU reads unaligned fields byte by byte. Without padding, because NumPy does not copy padding and
    states are compared by their bytes. So the widest fields come first, and a filler field completes the last word.
    """
    fields: list[Any] = []
    for name, hint in get_type_hints(description, include_extras=True).items():
        if hasattr(np.void, name):
            raise TypeError(f"a field can't be named {name!r}: NumPy's records have a method of that name")
        scalar, *shape = hint.__metadata__
        fields.append((name, scalar, *shape))
    fields.sort(key=lambda field: -np.dtype(field[1]).itemsize)
    gap = np.dtype(fields, align=True).itemsize - np.dtype(fields).itemsize
    if gap:
        fields.append(("filler", np.int8, (gap,)))
    return np.dtype((field_accessors(name for name, *_ in fields), np.dtype(fields, align=True)))


def widest(dtype: np.dtype[Any]) -> int:
    """Size in bytes of the widest number in a layout: alignment and size of the record are multiples of it."""
    return max(field.base.itemsize for field, *_ in (dtype.fields or {}).values())


def zero_state(dtype: np.dtype[Any]) -> AnyState:
    """A record of zeros."""
    return np.zeros(1, dtype)[0]


def as_rows(array: Array) -> Array:
    """The bytes of an array, a row for each of its entries along the first axis; in the same memory."""
    return array.reshape(len(array), -1).view(np.uint8)


def select_rows(array: Array, which: Array) -> Array:
    """Copies of some entries along the first axis. By bytes: NumPy copies records field by field, which is slower."""
    rows = np.ascontiguousarray(as_rows(array)[which])
    return rows.view(array.dtype).reshape(len(which), *array.shape[1:])


def copy_state(state: AnyState) -> AnyState:
    """A copy of a state, made from its bytes: NumPy copies field by field, which is seven times slower."""
    return state_from_bytes(state.tobytes(), state.dtype)


def state_from_bytes(content: bytes, dtype: np.dtype[Any]) -> AnyState:
    """A record with these bytes, in its own memory."""
    return np.frombuffer(bytearray(content), dtype)[0]
