"""Writes the quick start as a notebook: `python docs/tools/quickstart_notebook.py`. The page says what cells print."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

PAGE = Path(__file__).parents[1] / "research" / "quickstart.md"
NOTEBOOK = PAGE.with_suffix(".ipynb")
CELL = re.compile(
    r"```\n(?P<install>pip install .*?)\n```\n|```python\n(?P<code>.*?)\n```\n```\n(?P<shown>.*?)```\n", re.DOTALL
)
"""A command that installs; or code, and what it prints. Code that needs more is named so, and stays text."""

Cell: TypeAlias = dict[str, Any]


def notebook(page: str) -> dict[str, Any]:
    """A page as a notebook, in Jupyter's format."""
    cells = list(cells_of(page))
    return {
        "cells": [cell | {"id": f"cell-{number}"} for number, cell in enumerate(cells)],
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def cells_of(page: str) -> Iterator[Cell]:
    end = 0
    for found in CELL.finditer(page):
        yield from words(page[end : found.start()])
        yield program(f"%{found['install']}") if found["install"] else program(found["code"], found["shown"])
        end = found.end()
    yield from words(page[end:])


def words(text: str) -> Iterator[Cell]:
    if text.strip():
        yield {"cell_type": "markdown", "metadata": {}, "source": lines(text.strip())}


def program(code: str, shown: str = "") -> Cell:
    outputs = [{"name": "stdout", "output_type": "stream", "text": lines(shown)}] if shown else []
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": outputs, "source": lines(code)}


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def written(page: str) -> str:
    return json.dumps(notebook(page), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    NOTEBOOK.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
