"""Code that reads a view reads it by its type: `games/GAME/view.py`, or what all games have in common."""

import ast
import functools
from collections.abc import Iterator
from typing import TypeAlias

import pytest

from syntax_trees import SOURCES, source_files, tree_of

READERS = ("games", "draw", "bots", "web", "table", "cli")
UNTYPED = {"View", "dict[str, Any]", "Mapping[str, Any]"}
"""How a view of any game is annotated. It may be passed on, but not read."""
SCENES = ("scene.view", "scene.before")
"""The attributes of a scene that are a view of any game."""
GAME = {"view['game']", "scene.view['game']"}
"""The one key that may be read: it says which type the view has."""
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


@functools.cache
def functions() -> list[tuple[str, Function]]:
    """Every function of stol, with the path of its file."""
    return [
        (path.relative_to(SOURCES).as_posix(), node)
        for path in source_files()
        for node in ast.walk(tree_of(path))
        if isinstance(node, Function)
    ]


def kinds(annotation: ast.expr) -> Iterator[str]:
    """The members of a union, or the annotation itself."""
    if isinstance(annotation, ast.BinOp):
        yield from (*kinds(annotation.left), *kinds(annotation.right))
    else:
        yield ast.unparse(annotation).strip("'\"")


@functools.cache
def makers() -> set[str]:
    """The names of the functions that return a view of any game."""
    return {function.name for _, function in functions() if function.returns and "View" in kinds(function.returns)}


def is_untyped(value: ast.expr, names: set[str]) -> bool:
    """Whether an expression is a view of any game, if these names are."""
    match value:
        case ast.Name(id=name):
            return name in names
        case ast.Attribute():
            return ast.unparse(value).endswith(SCENES)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in makers()
        case ast.Await(value=inner) | ast.NamedExpr(value=inner):
            return is_untyped(inner, names)
        case ast.IfExp(body=one, orelse=other):
            return is_untyped(one, names) or is_untyped(other, names)
    return False


def assignments(function: Function) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Every target in a function, with what it is assigned."""
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                yield from zip(targets, values, strict=False)
            case ast.Assign(targets=[target], value=value) | ast.NamedExpr(target=target, value=value):
                yield target, value


def untyped_names(function: Function) -> set[str]:
    """The parameters and variables that are a view of any game."""
    given = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    annotated = [(each.arg, each.annotation) for each in given]
    annotated += [
        (ast.unparse(node.target), node.annotation) for node in ast.walk(function) if isinstance(node, ast.AnnAssign)
    ]
    names = {name for name, annotation in annotated if annotation and set(kinds(annotation)) & UNTYPED}
    for target, value in assignments(function):
        if isinstance(target, ast.Name) and is_untyped(value, names):
            names.add(target.id)
    return names


def reads(function: Function) -> list[str]:
    """Where a key of a view of any game is read."""
    names = untyped_names(function)
    subscripts = [node for node in ast.walk(function) if isinstance(node, ast.Subscript)]
    by_key = [node for node in subscripts if isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str)]
    return [ast.unparse(node) for node in by_key if is_untyped(node.value, names)]


@pytest.mark.parametrize("package", READERS)
def test_no_key_of_an_untyped_view_is_read(package: str) -> None:
    inside = [(path, function) for path, function in functions() if path.startswith(f"{package}/")]
    found = [(path, function.name, read) for path, function in inside for read in reads(function)]
    assert inside
    assert not [each for each in found if each[2] not in GAME]


def test_the_view_of_any_game_is_declared_once() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in source_files()}
    declared = [path.relative_to(SOURCES).as_posix() for path, text in texts.items() if "\nView: TypeAlias" in text]
    assert declared == ["games/view.py"]
    assert not [path for path, text in texts.items() if "\nView = " in text]


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("return view['ply'], scene.view['turn']", ["view['ply']", "scene.view['turn']"]),
        ("return look.scene.before['ply']", ["look.scene.before['ply']"]),
        ("return at.view(0)['ply'], at.open_view()['ply']", ["at.view(0)['ply']", "at.open_view()['ply']"]),
        ("before, now = earlier.view(), later\n return before['ply']", ["before['ply']"]),
        ("shown = view if view else now\n return shown['ply']", ["shown['ply']"]),
        ("now: View = made\n return now['ply']", ["now['ply']"]),
        ("return (await past_view(at, seat, 3))['ply']", ["(await past_view(at, seat, 3))['ply']"]),
        ("typed = cast('PixiesView', view)\n return typed['ply'], look.view['ply'], view", []),
    ],
)  # fmt: skip
def test_reading_an_untyped_view_would_be_found(body: str, found: list[str]) -> None:
    (function,) = ast.parse(f"async def f(view: View | None, scene: Scene, look: Look):\n {body}").body
    assert isinstance(function, Function)
    assert reads(function) == found
