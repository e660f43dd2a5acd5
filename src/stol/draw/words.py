"""Sentences and text layout shared by all drawings"""

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from stol.draw.kit import say, speaker
from stol.games.view import BaseView, Result

WIDTH = 100

Lines = list[str]


def title(view: BaseView) -> str:
    return say(f"{view['game']}-title")


def heading(view: BaseView, note: str) -> str:
    return say("draw-heading", game=title(view), note=note)


def seat_name(seat: int) -> str:
    return say("draw-seat", seat=seat)


def readable(name: str) -> str:
    """Replace unprintable characters of a name, which terminals and XML can't show"""
    return "".join(letter if letter.isprintable() else "�" for letter in name)


def percent(value: float) -> str:
    return say("draw-percent", share=round(value, 2))


def join_names(names: Sequence[str]) -> str:
    """Join names as in a sentence: a, b and c"""
    from stol.text.phrases import list_text  # noqa: PLC0415 - slow to load, and few drawings have lists

    return list_text(speaker(), names)


def counted(number: int, thing: str) -> str:
    """Say how many of something, which has a message of its own"""
    return say(f"draw-count-{thing}", count=number)


def outcome(result: Result) -> str:
    """Write who won; partners and tied winners are listed alike"""
    winners = result["winners"]
    seats, points = join_names([str(seat) for seat in winners]), result["scores"][winners[0]]
    return say("draw-won", count=len(winners), seats=seats, points=points)


def ranked(view: BaseView, seat: int) -> str:
    """Write the rank of a seat if the game is over"""
    return say("draw-rank", rank=view["result"]["ranks"][seat]) if view["result"] else ""


def pointer(view: BaseView, seat: int) -> str:
    """Write the name of a seat, with an arrow if it is to act"""
    return f"{'▸' if view['actor'] == seat else ' '} {seat_name(seat)}"


def dashed(items: Iterable[str]) -> str:
    """Join names; write a dash if there are none"""
    return " ".join(items) or "-"


def table(rows: list[list[str]], left: int = 1) -> Lines:
    """Align columns: the first `left` ones to the left, the others, which are numbers, to the right"""
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    return ["  ".join(_aligned(row, widths, left)).rstrip() for row in rows]


def _aligned(row: list[str], widths: list[int], left: int) -> Iterable[str]:
    for place, (cell, width) in enumerate(zip(row, widths, strict=False)):
        yield cell.ljust(width) if place < left else cell.rjust(width)


def beside(blocks: Sequence[Lines], gap: int = 3) -> Lines:
    """Put blocks of lines side by side, in as many rows as the width needs"""
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
    """Join the parts with blank lines between"""
    return "\n\n".join("\n".join(part) for part in parts if part)
