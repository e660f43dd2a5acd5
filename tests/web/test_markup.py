"""One way to write markup: HTML by htpy, SVG as strings that become markup in one place."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from stol.web import html
from syntax_trees import tree_of

FOLDER = Path(html.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))
TAG = re.compile(r"<([a-z]\w*)", re.IGNORECASE)
SVG = {
    "a",
    "circle",
    "clipPath",
    "defs",
    "g",
    "line",
    "path",
    "pattern",
    "rect",
    "svg",
    "text",
    "title",
    "tspan",
    "use",
}
"""The elements that may stand in strings; `a` and `title` are elements of SVG as well."""


def texts(tree: ast.Module) -> Iterator[str]:
    """All strings of a module, also the fixed parts of f-strings; without docstrings."""
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value


def tags(module: Path) -> set[str]:
    """The tags in the strings of a module."""
    return {tag for text in texts(tree_of(module)) for tag in TAG.findall(text)}


def test_strings_hold_elements_of_svg_only() -> None:
    assert set().union(*map(tags, MODULES)) > {"svg", "path"}
    assert {module: tags(module) - SVG for module in MODULES if tags(module) - SVG} == {}


def trusts_strings(module: Path) -> bool:
    """Whether a string becomes markup there."""
    calls = (node.func for node in ast.walk(tree_of(module)) if isinstance(node, ast.Call) and node.args)
    return any(isinstance(name, ast.Name) and name.id == "Markup" for name in calls)


def test_strings_become_markup_in_the_kit_only() -> None:
    assert [module for module in MODULES if trusts_strings(module)] == [FOLDER / "kit.py"]
