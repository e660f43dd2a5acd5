"""Counts the lines of source that a game needs in each layer.

python -m bench.lines [REVISION] [GAME]

Without a game: our game with the fewest lines.
"""

import subprocess
import sys
from collections import Counter
from pathlib import PurePosixPath

from stol.games.registry import KEYS

LAYERS = {
    "games": "rules, views, tables typed in",
    "draw": "text and SVG",
    "scene": "words of a scene",
    "stage": "stage",
    "pieces": "pieces",
    "entry": "form for a real table",
    "table_entry": "form for a real table",
    "text": "messages",
    "static": "styles",
}
"""Layer by folder: the innermost of these folders counts."""
SOURCES = {".py", ".ftl", ".css", ".js"}


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], capture_output=True, text=True, check=True).stdout  # noqa: S607 - git from the path


def lines(revision: str, game: str) -> Counter[str]:
    """Lines per layer, of the files and folders named after the game."""
    found: Counter[str] = Counter()
    for name in git("ls-tree", "-r", "--name-only", revision, "src/stol").splitlines():
        path = PurePosixPath(name)
        above = [part for part in path.parts[:-1] if part != game]
        layer = next((part for part in reversed(above) if part in LAYERS), None)
        if layer and path.suffix in SOURCES and (game in path.parts or path.stem == game):
            found[LAYERS[layer]] += len(git("show", f"{revision}:{name}").splitlines())
    return found


def main() -> None:
    revision = next(iter(sys.argv[1:]), "HEAD")
    counts = {game: lines(revision, game) for game in sys.argv[2:] or KEYS}
    game = min(counts, key=lambda key: counts[key].total())
    print(f"{game} at {revision}: {counts[game].total()} lines")
    for layer in dict.fromkeys(LAYERS.values()):
        print(f"  {layer}: {counts[game][layer]}")


if __name__ == "__main__":
    main()
