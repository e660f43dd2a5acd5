"""Check JSON values against types; an error names the first faulty place and what would be right.

A type is a TypedDict, `list[...]`, `dict[str, ...]`, `Literal`, a union, or a plain type. `Annotated` adds bounds
(`msgspec.Meta`, also used for the JSON Schema), a `Mark` and a `Fault`.
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
from stol.games.places import name_place
from stol.text import quoted, refused, unquoted

T = TypeVar("T")


class Mark(Enum):
    """Constraints that depend on the number of seats."""

    SEAT = auto()
    """The number must be a seat of this game."""
    BY_SEAT = auto()
    """The list must have one entry per seat."""


Seat: TypeAlias = Annotated[int, Meta(ge=0), Mark.SEAT]
BySeat: TypeAlias = Annotated[list[T], Mark.BY_SEAT]


@dataclass(frozen=True)
class Fault:
    """Annotation of a type: rules and message for the error about a wrong value."""

    rules: tuple[str, ...]
    message: str = ""
    """Replaces the default message. Its arguments are `place`, `value` and, for a list, `count`."""


KINDS: Mapping[object, str] = {
    dict: "kind-object",
    Mapping: "kind-object",
    list: "kind-list",
    str: "kind-text",
    int: "kind-number",
    bool: "kind-bool",
    types.NoneType: "kind-null",
}


@dataclass(frozen=True)
class Source:
    """What is being checked: names for it and its places, the number of seats, and the error to raise."""

    whole: str
    """Message id for the value as a whole: `place-view`, `place-table` or `place-record`."""
    places: Mapping[str, str] = field(default_factory=dict)
    """Message ids by path patterns, see `games.places`."""
    seats: int | None = None
    """None: not known, any number is accepted."""
    error: type[Refusal] = BadTable

    def place(self, *path: str | int) -> Reason:
        return name_place(self.whole, self.places, path)

    def refused(self, message: str, path: Path = (), rules: Iterable[str] = (), **named: Argument) -> Refusal:
        """Build the error to raise. The message argument `place` is filled in unless passed."""
        args = {"place": self.place(*path)} | named
        return refused(self.error, Reason(message, args, tuple(rules), path))

    def missing(self, *path: str | int) -> Refusal:
        """Build the error for a missing required key."""
        return self.refused("refused-missing", path, place=self.place(*path[:-1]), key=str(path[-1]))


@dataclass(frozen=True, eq=False)
class Kind:
    """A parsed type annotation."""

    bare: Any
    """The type without `NotRequired` and `Annotated`."""
    origin: object
    """`list` for `list[int]`, `Literal`, `Union` and so on; `Mapping` for a TypedDict; else the type itself."""
    inner: tuple["Kind", ...]
    """The type arguments of a list, dict or union."""
    notes: tuple[object, ...]
    """The metadata of `Annotated`."""
    names: frozenset[str]
    """The allowed strings, if the annotation lists them."""


def kind_of(annotation: Any) -> Kind:  # noqa: ANN401 - types have no type in common
    notes: tuple[object, ...] = ()
    if get_origin(annotation) is NotRequired:
        (annotation,) = get_args(annotation)
    if get_origin(annotation) is Annotated:
        annotation, *metadata = get_args(annotation)
        notes = tuple(metadata)
    origin = Mapping if is_typeddict(annotation) else get_origin(annotation) or annotation
    inner = () if origin is Literal else tuple(map(kind_of, get_args(annotation)))
    schemas = [note.extra_json_schema or {} for note in notes if isinstance(note, Meta)]
    names = frozenset(name for schema in schemas for name in schema.get("enum", ()))
    return Kind(annotation, Union if origin is types.UnionType else origin, inner, notes, names)


@functools.cache
def parts_of(kind: Any) -> tuple[dict[str, Kind], frozenset[str]]:  # noqa: ANN401 - a TypedDict, which has no type
    """The kinds of a TypedDict's keys, and the required keys."""
    parts = typing.get_type_hints(kind, include_extras=True)
    return {key: kind_of(part) for key, part in parts.items()}, kind.__required_keys__


def check(value: object, annotation: object, source: Source) -> None:
    """Raise an error for the first fault of the value, if any."""
    walk(value, kind_of(annotation), source, ())


def part(value: Mapping[str, object], key: str, annotation: type[T], source: Source) -> T:
    """One required key of a value, checked on its own before the whole value is checked."""
    if key not in value:
        raise source.missing(key)
    walk(value[key], kind_of(annotation), source, (key,))
    return typing.cast("T", value[key])


def walk(value: Any, kind: Kind, source: Source, path: Path) -> None:  # noqa: ANN401 - narrowed by its kind
    if kind.origin is Union:
        kind = union_member(value, kind, source, path)
    elif not fits(value, kind):
        raise wrong_kind(value, (kind,), source, path)
    if kind.origin is Mapping:
        check_parts(value, kind, source, path)
    elif kind.origin is list:
        if kind.notes:
            check_length(value, kind, source, path)
        for index, entry in enumerate(value):
            walk(entry, kind.inner[0], source, (*path, index))
    elif kind.origin is dict:
        for key, entry in value.items():
            walk(key, kind.inner[0], source, (*path, str(key)))
            walk(entry, kind.inner[1], source, (*path, str(key)))
    elif kind.origin is int and kind.notes:
        check_bounds(value, kind, source, path)


def fits(value: object, kind: Kind) -> bool:
    """Whether a value has the right type, not looking at its contents."""
    if kind.origin is str:
        return isinstance(value, str) and (not kind.names or value in kind.names)
    if kind.origin is Literal:
        return any(type(value) is type(one) and value == one for one in get_args(kind.bare))
    if kind.origin in (object, Any):
        return True
    return isinstance(value, typing.cast("type", kind.origin)) and (kind.origin is bool or not isinstance(value, bool))


def union_member(value: object, union: Kind, source: Source, path: Path) -> Kind:
    """The first member of a union that fits the value."""
    for kind in union.inner:
        if fits(value, kind):
            return kind
    raise wrong_kind(value, union.inner, source, path)


def wrong_kind(value: object, kinds: tuple[Kind, ...], source: Source, path: Path) -> Refusal:
    """The error for a wrong type: the `Fault` message of a string with allowed names, else the list of right types."""
    found = next((fault(kind) for kind in kinds if kind.names), fault(kinds[0]))
    message = found.message if any(kind.names for kind in kinds) and found.message else "refused-kind"
    return source.refused(message, path, found.rules, value=quoted(value), kind=either(map(kind_name, kinds)))


def fault(kind: Kind) -> Fault:
    return next((note for note in kind.notes if isinstance(note, Fault)), Fault(()))


def kind_name(kind: Kind) -> Reason:
    """The name of a type for an error message."""
    if kind.origin is Literal or kind.names:
        return Reason("kind-one-of", {"names": tuple(map(repr, get_args(kind.bare) or sorted(kind.names)))})
    return Reason(KINDS[kind.origin])


def either(kinds: Iterable[Reason]) -> Reason:
    """Join names with "or"."""
    return functools.reduce(lambda one, other: Reason("kind-or", {"one": one, "other": other}), kinds)


def check_parts(value: Mapping[str, object], kind: Kind, source: Source, path: Path) -> None:
    parts, needed = parts_of(kind.bare)
    for key in value:
        if key not in parts:
            near = guess(key, sorted(parts))
            raise source.refused("refused-part", (*path, str(key)), (), place=source.place(*path), **near)
    for key, each in parts.items():
        if key in value:
            walk(value[key], each, source, (*path, key))
        elif key in needed:
            raise source.missing(*path, key)


def guess(name: object, known: list[str]) -> dict[str, Argument]:
    """Arguments of a message about an unknown name: the closest known name, and all known names."""
    near = difflib.get_close_matches(str(name)[:100], known, n=1)
    return {"name": unquoted(name), "near": near[0] if near else "none", "names": tuple(known)}


def check_length(value: list[object], kind: Kind, source: Source, path: Path) -> None:
    metas = [note for note in kind.notes if isinstance(note, Meta)]
    least = max((meta.min_length or 0 for meta in metas), default=0)
    most = min((meta.max_length for meta in metas if meta.max_length is not None), default=None)
    if Mark.BY_SEAT in kind.notes and source.seats is not None:
        least = most = source.seats
    if len(value) >= least and (most is None or len(value) <= most):
        return
    found = fault(kind)
    message = found.message or ("refused-length" if least == most else "refused-lengths")
    raise source.refused(
        message, path, found.rules, count=len(value), least=least, most=least if most is None else most
    )


def check_bounds(value: int, kind: Kind, source: Source, path: Path) -> None:
    if Mark.SEAT in kind.notes and source.seats is not None:
        if value not in range(source.seats):
            last = source.seats - 1
            raise source.refused("refused-seat", path, fault(kind).rules, seat=value, first_seat=0, last_seat=last)
        return
    for note in kind.notes:
        if isinstance(note, Meta) and not within(value, note):
            found = fault(kind)
            bounds: dict[str, Argument] = {
                "low": int(note.ge or 0),
                "high": "none" if note.le is None else int(note.le),
            }
            raise source.refused(found.message or "refused-bounds", path, found.rules, value=str(value), **bounds)


def within(value: int, bounds: Meta) -> bool:
    """Only the bounds `ge` and `le` are used."""
    return (bounds.ge is None or value >= bounds.ge) and (bounds.le is None or value <= bounds.le)


class UniquePieces:
    """Registers pieces with their places and refuses a piece that is in two places."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.paths: dict[str, Path] = {}

    def put(self, piece: str, path: Path) -> None:
        if piece in self.paths:
            other = self.source.place(*self.paths[piece])
            raise self.source.refused("refused-twice", path, piece=piece, other=other)
        self.paths[piece] = path
