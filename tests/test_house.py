"""The rooms of the house import one way, and only the registry knows the games by name."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import stol

HOUSE = Path(stol.__file__).parent
ROOMS = [
    *(
        "errors",
        "text",
        "kernel",
        "games",
        "draw",
        "position",
        "table_entry",
        "record",
        "deal",
        "fair",
        "score",
        "schema",
    ),
    *("rewards", "simulation", "batches", "bots", "adapters", "table", "web", "cli"),
]
"""From left to right: a room imports only from rooms to its left, and from itself."""


def sources() -> list[Path]:
    return [path for path in sorted(HOUSE.rglob("*.py")) if path != HOUSE / "__init__.py"]


def room(path: Path) -> str:
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(HOUSE)))
def test_imports_go_from_right_to_left_only(path: Path) -> None:
    here = ROOMS.index(room(path))
    for module in imports(path):
        if module.startswith("stol."):
            there = module.split(".")[1]
            # What the package itself gives (`from stol import score`) is a room too, or the public API for the cli.
            assert ROOMS.index(there) <= here, f"{room(path)} imports {module}"


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(HOUSE)))
def test_no_game_imports_another(path: Path) -> None:
    parts = path.relative_to(HOUSE / "games").parts if room(path) == "games" else ()
    if len(parts) > 1:
        others = {folder.name for folder in (HOUSE / "games").iterdir() if folder.is_dir()} - {parts[0]}
        assert not {module.split(".")[2] for module in imports(path) if module.startswith("stol.games.")} & others


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(HOUSE)))
def test_no_file_is_longer_than_400_lines(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 400
