"""One way to write markup: HTML by htpy, SVG as strings that become markup in one place."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from stol.web import html

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

every_module = pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(FOLDER)))


def texts(tree: ast.Module) -> Iterator[str]:
    """All strings of a module, also the fixed parts of f-strings; without docstrings."""
    documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documentation:
            yield node.value


@every_module
def test_strings_hold_elements_of_svg_only(module: Path) -> None:
    tags = {tag for text in texts(ast.parse(module.read_text())) for tag in TAG.findall(text)}
    assert tags <= SVG


@every_module
def test_strings_become_markup_in_the_kit_only(module: Path) -> None:
    calls = (node.func for node in ast.walk(ast.parse(module.read_text())) if isinstance(node, ast.Call) and node.args)
    trusts = any(isinstance(name, ast.Name) and name.id == "Markup" for name in calls)
    assert trusts == (module.name == "kit.py")
