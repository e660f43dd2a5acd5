"""The board as SVG and as text, and where on it each move is made. It needs no rules, and so no Numba."""

from typing import Any

from stol.games.drawing import Drawing, Place
from stol_reversi.state import PASS, STRIDE

CELL = 60
DISCS = ".xo"
"""An empty cell, black, white."""
FILLS = {"x": "#22262a", "o": "#fdfbf6"}
NAMES = [f"{'abcdefgh'[cell % STRIDE]}{cell // STRIDE + 1}" for cell in range(PASS)] + ["pass"]


def svg(view: dict[str, Any]) -> str:
    side = CELL * len(view["board"])
    parts = [f'<rect width="{side}" height="{side}" rx="8" fill="#2f7d5b"/>']
    for number in range(1, len(view["board"])):
        at = number * CELL
        parts.append(f'<path d="M0 {at}H{side}M{at} 0V{side}" stroke="#1d5640" stroke-width="2"/>')
    for row, line in enumerate(view["board"]):
        for column, disc in enumerate(line):
            if disc in FILLS:
                x, y = (column + 0.5) * CELL, (row + 0.5) * CELL
                parts.append(f'<circle cx="{x}" cy="{y}" r="{0.4 * CELL}" fill="{FILLS[disc]}" stroke="#857e73"/>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">{"".join(parts)}</svg>'


def text(view: dict[str, Any]) -> str:
    letters = "abcdefgh"[: len(view["board"])]
    rows = [f"{number} {' '.join(line)}" for number, line in enumerate(view["board"], 1)]
    black, white = view["points"]
    return "\n".join(["Reversi", "", f"  {' '.join(letters)}", *rows, "", f"seat 0 (x) {black}, seat 1 (o) {white}"])


def place(_view: dict[str, Any], move: str) -> Place | None:
    if move == "pass":
        return None
    cell = NAMES.index(move)
    return cell % STRIDE * CELL, cell // STRIDE * CELL, CELL, CELL


DRAWING = Drawing(svg, text, place)
