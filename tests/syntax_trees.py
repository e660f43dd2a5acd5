"""Syntax trees of stol's sources. Each file is parsed once in a process, for all the tests that look at it."""

import ast
import functools
from pathlib import Path

import stol

SOURCES = Path(stol.__file__).parent


@functools.cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@functools.cache
def source_files() -> tuple[Path, ...]:
    return tuple(sorted(SOURCES.rglob("*.py")))
