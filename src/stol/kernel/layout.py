"""A state is one NumPy record. Its class names the fields once, for the reader, the type checker and NumPy."""

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
    """Base of the states. At run time a state is a NumPy record of the layout; this class only describes it."""


def attributes(names: Iterable[str]) -> type[np.void]:
    """Of a record: its fields, as `np.record` has them, which takes six times as long to find one."""

    def field(name: str) -> property:
        return property(itemgetter(name), lambda record, value: record.__setitem__(name, value))

    return type("Fields", (np.void,), {"__slots__": (), **{name: field(name) for name in names}})


def layout(description: type[Record]) -> np.dtype[Any]:
    """The NumPy layout of a description: `Byte`, `Short`, `Long`, or `Annotated[Array, type, shape]`.

    Aligned, because a GPU reads fields that straddle words byte by byte. Without gaps, because NumPy does not copy
    what lies in a gap, and states are compared by their bytes: the widest fields come first, a filler closes the end.
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
    return np.dtype((attributes(name for name, *_ in fields), np.dtype(fields, align=True)))


def widest(dtype: np.dtype[Any]) -> int:
    """The bytes of the widest number in a layout: it begins, and its size divides, at a multiple of that."""
    return max(field.base.itemsize for field, *_ in (dtype.fields or {}).values())


def blank(dtype: np.dtype[Any]) -> AnyState:
    """A record of zeros."""
    return np.zeros(1, dtype)[0]


def twin(state: AnyState) -> AnyState:
    """A copy, by its bytes: NumPy copies a record field by field, which takes seven times as long."""
    return of_bytes(state.tobytes(), state.dtype)


def of_bytes(content: bytes, dtype: np.dtype[Any]) -> AnyState:
    """A record that has these bytes, in memory of its own."""
    return np.frombuffer(bytearray(content), dtype)[0]
