"""A hash of the sources that compiled code depends on: a module, and its imports from stol or its own package.

Modules are parsed, not imported. Paths are not part of the hash, so a fresh clone has the same one.
"""

import ast
import functools
import hashlib
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path


@dataclass(frozen=True, order=True)
class Source:
    """A module's file."""

    module: str
    path: Path

    @property
    def package(self) -> str:
        """The package that relative imports refer to."""
        return self.module if self.path.name == "__init__.py" else self.module.rpartition(".")[0]


def content_hash(*modules: str) -> str:
    """A hash of these modules, of every module that they import, and of the data files beside them."""
    return _hash_sources(frozenset(modules))


@functools.cache
def _hash_sources(modules: frozenset[str]) -> str:
    digest = hashlib.sha256()
    for source in sorted(with_imports(modules)):
        digest.update(source.module.encode())
        digest.update(source.path.read_bytes())
        for data in sorted((source.path.parent / "data").glob("*.csv")):
            digest.update(data.read_bytes())
    return digest.hexdigest()


def with_imports(modules: Iterable[str]) -> set[Source]:
    """The sources of modules and of their imports, direct and indirect."""
    found: set[Source] = set()
    waiting = [source for module in modules if (source := find_source(module))]
    while waiting:
        source = waiting.pop()
        if source not in found:
            found.add(source)
            waiting.extend(imports(source))
    return found


@functools.cache
def imports(source: Source) -> tuple[Source, ...]:
    """What a module imports from stol, or from its own package."""
    roots = {"stol", source.module.partition(".")[0]}
    names = imported_names(source)
    return tuple(found for name in names if name.partition(".")[0] in roots and (found := find_source(name)))


def imported_names(source: Source) -> Iterator[str]:
    """Full names of all imports: `package.module`, or `package.module.name` for a name in a module."""
    for node in ast.walk(ast.parse(source.path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = [node.module] if node.module else []
            if node.level:
                above = source.package.split(".")
                origin = above[: len(above) - node.level + 1] + origin
            yield from (".".join([*origin, alias.name]) for alias in node.names)


def root_file(root: str) -> str | None:
    """The file of a top-level package or module, found without importing it."""
    if root in sys.modules:
        return getattr(sys.modules[root], "__file__", None)
    spec = find_spec(root)
    return spec.origin if spec and spec.has_location else None


@functools.cache
def find_source(name: str) -> Source | None:
    """The source of a module, or of the module that contains the name. None for a package without files."""
    root, *rest = name.split(".")
    origin = root_file(root)
    if not origin:
        return None
    for length in range(len(rest), -1, -1):
        path = Path(origin).parent.joinpath(*rest[:length])
        for file in (path.with_name(f"{path.name}.py"), path / "__init__.py"):
            if file.is_file():
                return Source(".".join([root, *rest[:length]]), file)
    return Source(root, Path(origin))  # a package that is a single module
