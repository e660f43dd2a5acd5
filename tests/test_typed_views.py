"""Whoever reads a view reads it by its type: `games/GAME/view.py`, or what all games have in common."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import stol

SOURCES = Path(stol.__file__).parent
READERS = ("draw", "bots", "web", "table", "cli")
UNTYPED = {"View", "dict[str, Any]", "Mapping[str, Any]"}
"""How a view of any game is annotated. It may be passed on, but not read."""


def functions(package: str) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for path in sorted((SOURCES / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield path.relative_to(SOURCES).as_posix(), node


def untyped_views(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """The parameters that are a view of any game."""
    given = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return {each.arg for each in given if each.annotation and set(kinds(each.annotation)) & UNTYPED}


def kinds(annotation: ast.expr) -> Iterator[str]:
    """The members of a union, or the annotation itself."""
    if isinstance(annotation, ast.BinOp):
        yield from (*kinds(annotation.left), *kinds(annotation.right))
    else:
        yield ast.unparse(annotation).strip("'\"")


def reads(function: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    """Where a key of such a view, or of a scene's, is read."""
    names = {*untyped_views(function), "scene.view", "self.scene.view", "look.scene.view"}
    subscripts = [node for node in ast.walk(function) if isinstance(node, ast.Subscript)]
    by_key = [node for node in subscripts if isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str)]
    return [ast.unparse(node) for node in by_key if ast.unparse(node.value) in names]


@pytest.mark.parametrize("package", READERS)
def test_no_key_of_an_untyped_view_is_read(package: str) -> None:
    found = [(path, function.name, read) for path, function in functions(package) for read in reads(function)]
    assert not [each for each in found if each[2] not in {"view['game']", "scene.view['game']"}]


def test_the_view_of_any_game_is_declared_once() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py")}
    declared = [path.relative_to(SOURCES).as_posix() for path, text in texts.items() if "\nView: TypeAlias" in text]
    assert declared == ["games/view.py"]
    assert not [path for path, text in texts.items() if "\nView = " in text]


def test_reading_an_untyped_view_would_be_found() -> None:
    (function,) = ast.parse("def f(view: View | None, scene: Scene): return view['ply'], scene.view['turn']").body
    assert isinstance(function, ast.FunctionDef)
    assert reads(function) == ["view['ply']", "scene.view['turn']"]
