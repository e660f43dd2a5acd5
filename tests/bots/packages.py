"""Packages as pip would install them."""

import importlib
from pathlib import Path

import pytest


def install(
    monkeypatch: pytest.MonkeyPatch, folder: Path, package: str, module: str, group: str = "stol.bots", **offered: str
) -> None:
    """A package with one module, which offers bots (or what else the group is): name=place."""
    (folder / f"{package.replace('-', '_')}.py").write_text(module, encoding="utf-8")
    about = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    offers = "".join(f"{name} = {place}\n" for name, place in offered.items())
    (about / "entry_points.txt").write_text(f"[{group}]\n{offers}", encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    importlib.invalidate_caches()
