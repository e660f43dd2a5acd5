"""Checks plain values from outside against types, and says where the first fault is and what would be right.

A type is a TypedDict, `list[...]`, `dict[str, ...]`, `Literal`, a union, or a plain type, with `Annotated` bounds
(`msgspec.Meta`, which the JSON Schema of the same type shows too), marks and a `Fault`.
"""

import difflib
import functools
import types
import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypeVar, Union, get_args, get_origin, is_typeddict

from msgspec import Meta

from stol.errors import Argument, BadTable, Path, Reason, Refusal
from stol.games.places import place
from stol.text import quoted, refused

T = TypeVar("T")


class Mark(Enum):
    """What a type alone can't say."""

    SEAT = auto()
    """The number is a seat of this game."""
    BY_SEAT = auto()
    """The list has an entry for each seat of this game."""


Seat: TypeAlias = Annotated[int, Meta(ge=0), Mark.SEAT]
BySeat: TypeAlias = Annotated[list[T], Mark.BY_SEAT]


@dataclass(frozen=True)
class Fault:
    """Beside a type: what is said of a value that does not fit it."""

    rules: tuple[str, ...]
    message: str = ""
    """In place of the usual one. It has the arguments `place`, `value` and, for a list, `count`."""


KINDS: Mapping[object, str] = {
    dict: "kind-object",
    list: "kind-list",
    str: "kind-text",
    int: "kind-number",
    bool: "kind-bool",
    types.NoneType: "kind-null",
}


@dataclass(frozen=True)
class Source:
    """Where a value comes from: how it and its places are called, and how many seats it has."""

    whole: str
    """A message: `place-view`, `place-table` or `place-record`."""
    places: Mapping[str, str] = field(default_factory=dict)
    """Messages by patterns of paths, see `games.places`."""
    seats: int | None = None
    """None: any number."""
    error: type[Refusal] = BadTable

    def place(self, *path: str | int) -> Reason:
        return place(self.whole, self.places, path)

    def refused(self, message: str, path: Path = (), rules: Iterable[str] = (), **named: Argument) -> Refusal:
        """The error to be raised. `place` is among the message's arguments, unless another is given."""
        args = {"place": self.place(*path)} | named
        return refused(self.error, Reason(message, args, tuple(rules), path))

    def missing(self, *path: str | int) -> Refusal:
        """The error for a part that is needed and not there."""
        return self.refused("refused-missing", path, place=self.place(*path[:-1]), key=repr(path[-1]))


def check(value: object, kind: object, source: Source, path: Path = ()) -> None:
    """Raise the first fault of the value, if it has any."""
    bare, notes = unwrapped(kind)
    if get_origin(bare) in (Union, types.UnionType):
        check_union(value, get_args(bare), source, path)
    elif not fits(value, bare, notes):
        raise wrong_kind(value, [kind], source, path)
    elif is_typeddict(bare):
        check_parts(typing.cast("Mapping[str, object]", value), bare, source, path)
    elif get_origin(bare) is list:
        entries = typing.cast("list[object]", value)
        check_length(entries, notes, source, path)
        for index, entry in enumerate(entries):
            check(entry, get_args(bare)[0], source, (*path, index))
    elif get_origin(bare) is dict:
        for key, entry in typing.cast("dict[object, object]", value).items():
            check(key, get_args(bare)[0], source, (*path, str(key)))
            check(entry, get_args(bare)[1], source, (*path, str(key)))
    elif bare is int:
        check_bounds(typing.cast("int", value), notes, source, path)


def part(value: Mapping[str, object], key: str, kind: type[T], source: Source) -> T:
    """A part that has to be there and of that kind, of a value that is not checked as a whole yet."""
    if key not in value:
        raise source.missing(key)
    check(value[key], kind, source, (key,))
    return typing.cast("T", value[key])


def unwrapped(kind: object) -> tuple[object, tuple[object, ...]]:
    """A type without `NotRequired` and `Annotated`, and what stands beside it."""
    if get_origin(kind) is NotRequired:
        (kind,) = get_args(kind)
    if get_origin(kind) is Annotated:
        bare, *notes = get_args(kind)
        return bare, tuple(notes)
    return kind, ()


def fits(value: object, kind: object, notes: tuple[object, ...]) -> bool:
    """Whether a value is of that kind, whatever is within it."""
    if get_origin(kind) is Literal:
        return any(type(value) is type(one) and value == one for one in get_args(kind))
    if kind is object or kind is Any:
        return True
    if kind is str:
        return isinstance(value, str) and value in (names(notes) or (value,))
    if is_typeddict(kind):
        return isinstance(value, Mapping)
    plain = get_origin(kind) or kind
    return isinstance(value, typing.cast("type", plain)) and (plain is bool or not isinstance(value, bool))


def names(notes: Iterable[object]) -> list[str]:
    """Those that a text is one of, if they are listed."""
    return [name for note in notes if isinstance(note, Meta) for name in (note.extra_json_schema or {}).get("enum", ())]


def check_union(value: object, kinds: tuple[object, ...], source: Source, path: Path) -> None:
    for kind in kinds:
        if fits(value, *unwrapped(kind)):
            check(value, kind, source, path)
            return
    raise wrong_kind(value, kinds, source, path)


def wrong_kind(value: object, kinds: Iterable[object], source: Source, path: Path) -> Refusal:
    """By the words of a text that is one of a list of names, or else by the kinds that would be right."""
    listed = list(kinds)
    found = fault(note for kind in listed if unwrapped(kind)[0] is str for note in unwrapped(kind)[1])
    message = found.message or "refused-kind"
    return source.refused(message, path, found.rules, value=quoted(value), kind=either(map(called, listed)))


def fault(notes: Iterable[object]) -> Fault:
    return next((note for note in notes if isinstance(note, Fault)), Fault(()))


def called(kind: object) -> Reason:
    bare, notes = unwrapped(kind)
    if get_origin(bare) is Literal or names(notes):
        return Reason("kind-one-of", {"names": ", ".join(map(repr, get_args(bare) or names(notes)))})
    return Reason(KINDS[dict if is_typeddict(bare) else get_origin(bare) or bare])


def either(kinds: Iterable[Reason]) -> Reason:
    return functools.reduce(lambda one, other: Reason("kind-or", {"one": one, "other": other}), kinds)


@functools.cache
def parts_of(kind: Any) -> tuple[dict[str, object], frozenset[str]]:  # noqa: ANN401 - a TypedDict, which has no type
    """The types of a TypedDict's parts, and the names of those that have to be there."""
    return typing.get_type_hints(kind, include_extras=True), kind.__required_keys__


def check_parts(value: Mapping[str, object], kind: object, source: Source, path: Path) -> None:
    parts, needed = parts_of(kind)
    for key in value:
        if key not in parts:
            near = guess(key, sorted(parts))
            raise source.refused("refused-part", (*path, str(key)), place=source.place(*path), **near)
    for key, each in parts.items():
        if key in value:
            check(value[key], each, source, (*path, key))
        elif key in needed:
            raise source.missing(*path, key)


def guess(name: object, known: list[str]) -> dict[str, str]:
    """Arguments for a message about a name that is not on the list: what comes near, and all that there are."""
    near = difflib.get_close_matches(str(name)[:100], known, n=1)
    return {"name": quoted(name), "near": repr(near[0]) if near else "none", "names": ", ".join(known)}


def check_length(value: list[object], notes: tuple[object, ...], source: Source, path: Path) -> None:
    metas = [note for note in notes if isinstance(note, Meta)]
    least = max((meta.min_length or 0 for meta in metas), default=0)
    most = min((meta.max_length for meta in metas if meta.max_length is not None), default=None)
    if Mark.BY_SEAT in notes and source.seats is not None:
        least = most = source.seats
    if len(value) >= least and (most is None or len(value) <= most):
        return
    found = fault(notes)
    message = found.message or ("refused-length" if least == most else "refused-lengths")
    raise source.refused(
        message, path, found.rules, count=len(value), least=least, most=least if most is None else most
    )


def check_bounds(value: int, notes: tuple[object, ...], source: Source, path: Path) -> None:
    if Mark.SEAT in notes and source.seats is not None:
        if value not in range(source.seats):
            last = source.seats - 1
            raise source.refused("refused-seat", path, fault(notes).rules, seat=value, first_seat=0, last_seat=last)
        return
    for note in notes:
        if isinstance(note, Meta) and not within(value, note):
            found = fault(notes)
            bounds = {"low": str(note.ge), "high": "none" if note.le is None else str(note.le)}
            raise source.refused(found.message or "refused-bounds", path, found.rules, value=str(value), **bounds)


def within(value: int, bounds: Meta) -> bool:
    """Bounds are written with `ge` and `le`."""
    return (bounds.ge is None or value >= bounds.ge) and (bounds.le is None or value <= bounds.le)


class Once:
    """Refuses a piece that lies in two places."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.paths: dict[str, Path] = {}

    def put(self, piece: str, path: Path) -> None:
        if piece in self.paths:
            other = self.source.place(*self.paths[piece])
            raise self.source.refused("refused-twice", path, piece=piece, other=other)
        self.paths[piece] = path
