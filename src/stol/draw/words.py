"""Sentences and columns that the text drawings share"""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

from stol.draw.kit import AnyView, say

if TYPE_CHECKING:  # as in kit
    from stol.games.view import Result

WIDTH = 100

Lines = list[str]


def title(view: AnyView) -> str:
    return say(f"{view['game']}-title")


def heading(view: AnyView, note: str) -> str:
    return say("draw-heading", game=title(view), note=note)


def seat_name(seat: int) -> str:
    return say("draw-seat", seat=seat)


def seat_start(seat: int) -> str:
    """Name a seat at the start of a sentence"""
    return say("draw-seat-start", seat=seat)


def readable(name: str) -> str:
    """Write a name that somebody chose so that neither a terminal nor XML stumbles over it"""
    return "".join(letter if letter.isprintable() else "�" for letter in name)


def percent(value: float) -> str:
    return say("draw-percent", value=f"{100 * value:.0f}")


def listed(names: Sequence[str]) -> str:
    """Join as in a sentence: a, b and c"""
    *others, last = names
    return say("draw-and", one=", ".join(others), other=last) if others else last


def counted(number: int, thing: str) -> str:
    """Say how many of something, which has a message of its own"""
    return say(f"draw-count-{thing}", count=number)


def outcome(result: "Result") -> str:
    """Say who won; partners and players who share a win read alike"""
    winners = result["winners"]
    points = counted(result["scores"][winners[0]], "point")
    return say("draw-won", count=len(winners), seats=listed([str(seat) for seat in winners]), points=points)


def ranked(view: AnyView, seat: int) -> str:
    """Give a seat's rank once the game is over"""
    return say("draw-rank", rank=view["result"]["ranks"][seat]) if view["result"] else ""


def pointer(view: AnyView, seat: int) -> str:
    """Name a seat, pointed at when it is to act"""
    return f"{'▸' if view['actor'] == seat else ' '} {seat_name(seat)}"


def dashed(items: Iterable[str]) -> str:
    """Join names, or show that there are none"""
    return " ".join(items) or "-"


def table(rows: list[list[str]], left: int = 1) -> Lines:
    """Align columns: the first ones to the left, the others, numbers, to the right"""
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    return ["  ".join(_aligned(row, widths, left)).rstrip() for row in rows]


def _aligned(row: list[str], widths: list[int], left: int) -> Iterable[str]:
    for place, (cell, width) in enumerate(zip(row, widths, strict=False)):
        yield cell.ljust(width) if place < left else cell.rjust(width)


def beside(blocks: Sequence[Lines], gap: int = 3) -> Lines:
    """Set blocks side by side, in as many even rows as the width asks for"""
    if not blocks:
        return []
    widest = max(len(line) for block in blocks for line in block)
    across = max(1, (WIDTH + gap) // (widest + gap))
    across = -(-len(blocks) // -(-len(blocks) // across))
    lines: Lines = []
    for start in range(0, len(blocks), across):
        together = zip_longest(*blocks[start : start + across], fillvalue="")
        lines += [""] if lines else []
        lines += [(" " * gap).join(line.ljust(widest) for line in parts).rstrip() for parts in together]
    return lines


def sheet(*parts: Lines) -> str:
    """Put the parts one under the other, a blank line between"""
    return "\n\n".join("\n".join(part) for part in parts if part)
