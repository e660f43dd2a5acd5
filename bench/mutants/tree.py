"""A copy of the project at one commit, with one fault at a time."""

import compileall
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.mutants.catalogue import Spelling, mutated

PROJECT = Path(__file__).parents[2]
OTHER_TIME_NS = 10**10
"""How much later a file with a fault seems to be written: else its bytecode from before would count as its own."""


def git(*words: object, at: Path = PROJECT) -> str:
    command = ["git", "-C", str(at), *map(str, words)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def commit_of(name: str, project: Path = PROJECT) -> str:
    return git("rev-parse", "--short=10", f"{name}^{{commit}}", at=project)


def checked_out(commit: str, folder: Path, project: Path = PROJECT) -> Path:
    """A clean clone at that commit. It is kept, since older commits cache compiled code by its path."""
    if not folder.exists():
        folder.parent.mkdir(parents=True, exist_ok=True)
        git("clone", "--quiet", "--shared", "--no-checkout", project, folder)
    git("checkout", "--quiet", "--force", "--detach", commit, at=folder)
    compileall.compile_dir(folder, quiet=1)  # tests write none while a fault is there
    return folder


@contextmanager
def fault(tree: Path, spelling: Spelling) -> Iterator[None]:
    """Puts the fault into the tree inside the block. Bytecode is valid by the second of a file's time and its size."""
    path = tree / spelling.file
    text, times = path.read_text(encoding="utf-8"), path.stat()
    path.write_text(mutated(text, spelling), encoding="utf-8")
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns + OTHER_TIME_NS))
    try:
        yield
    finally:
        path.write_text(text, encoding="utf-8")
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))
