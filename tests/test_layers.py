"""Packages import one way, and only the registry knows the games by name."""

import ast
import functools
from collections.abc import Iterator
from pathlib import Path

from stol.games.registry import KEYS
from syntax_trees import SOURCES, source_files, tree_of

PACKAGES = [
    *("errors", "text", "kernel", "games", "draw", "position", "table_entry", "record", "deal", "fair", "score"),
    *(
        "schema",
        "rewards",
        "cluster",
        "simulation",
        "snapshot",
        "factors",
        "batches",
        "beliefs",
        "batched_search",
        "bots",
        "adapters",
        "table",
        "web",
        "cli",
    ),
]
"""From left to right: each imports only from those to its left, and from itself."""
WEB_LAYERS = ["scene", "service", "html", "http", "api", "routes", "app", "server"]
"""Inside web, in the same way."""
FORBIDDEN = {
    "scene": {"litestar", "htpy", "markupsafe"},
    "service": {"litestar", "htpy", "markupsafe"},
    "html": {"litestar"},
    "http": {"stol.web.html", "htpy", "markupsafe"},
    "api": {"stol.web.html", "htpy", "markupsafe"},
}
"""What a layer of the web never imports, besides the layers to its right."""
REPOSITORY = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "bench", "examples", "deploy", "docs")
CODE = {".py", ".js", ".mjs", ".css"}
MOST_LINES = 400


@functools.cache
def sources() -> dict[str, ast.Module]:
    """The syntax tree of every module, by its dotted name."""
    return {dotted(path): tree_of(path) for path in source_files() if path != SOURCES / "__init__.py"}


def dotted(path: Path) -> str:
    parts = path.relative_to(SOURCES.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@functools.cache
def imports() -> list[tuple[str, str]]:
    """Every import of the project: by which module, and of what."""
    return [(module, imported) for module, tree in sources().items() for imported in imported_by(tree)]


def imported_by(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def layer(module: str) -> str:
    """Of a module in the web; empty for the package itself."""
    return ".".join(module.split(".")[2:3])


def against(order: list[str], package: str) -> list[str]:
    """The imports inside a package that go from left to right."""
    depth = package.count(".") + 1
    return [
        f"{module} imports {imported}"
        for module, imported in imports()
        if module.startswith(f"{package}.") and imported.startswith(f"{package}.")
        if order.index(imported.split(".")[depth]) > order.index(module.split(".")[depth])
    ]


def test_packages_import_from_right_to_left_only() -> None:
    assert against(PACKAGES, "stol") == []


def test_layers_of_the_web_import_from_right_to_left_only() -> None:
    assert against(WEB_LAYERS, "stol.web") == []


def test_layers_of_the_web_import_no_library_that_is_not_theirs() -> None:
    assert [
        f"{module} imports {imported}"
        for module, imported in imports()
        if within(module, "stol.web")
        if any(within(imported, forbidden) for forbidden in FORBIDDEN.get(layer(module), ()))
    ] == []


def test_no_game_imports_another() -> None:
    assert [
        f"{module} imports {imported}"
        for module, imported in imports()
        if module.startswith("stol.games.") and imported.startswith("stol.games.")
        if is_game(module) and is_game(imported) and game_of(module) != game_of(imported)
    ] == []


def game_of(module: str) -> str:
    """The game that a module belongs to. A relative in `tiny` belongs to the game whose name it has."""
    parts = module.split(".")
    return parts[3] if parts[2] == "tiny" and parts[3:] and parts[3] in KEYS else parts[2]


def is_game(module: str) -> bool:
    return (SOURCES / "games" / module.split(".")[2]).is_dir() and game_of(module) != "tiny"


def test_no_file_is_longer_than_400_lines() -> None:
    paths = [path for path in written_by_hand() if len(path.read_text(encoding="utf-8").splitlines()) > MOST_LINES]
    assert paths == []


def written_by_hand() -> Iterator[Path]:
    """The project's own files of code, in every folder that has any."""
    for folder in FOLDERS:
        assert (REPOSITORY / folder).is_dir()
        yield from (path for path in (REPOSITORY / folder).rglob("*") if path.suffix in CODE)


def test_an_import_against_the_order_is_found() -> None:
    """The rules above look at something."""
    assert against(PACKAGES[::-1], "stol")
    assert against(WEB_LAYERS[::-1], "stol.web")
    assert any(within(imported, "litestar") for module, imported in imports() if layer(module) == "http")
