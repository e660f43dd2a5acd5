"""The picture that a link to a game shows elsewhere: words on the left, the board on the right, 1200 × 630"""

from typing import NamedTuple
from xml.etree.ElementTree import Element, fromstring, tostring

from stol.draw import kit
from stol.draw.fonts import BOLD, DISPLAY, PLAIN, SANS, SERIF, drawable, width
from stol.draw.kit import at, el
from stol.draw.png import png

WIDTH, HEIGHT = 1200, 630
LEDGE = 540
"""Where the wood before the viewer begins"""
WORDS = 500.0
"""The width of the column of words"""
LEFT = 64
GAP = 36
"""Between two columns of names"""
PLACE = (600, 36, 560, 470)
"""Of the board: left, top, width, height"""
CLOTHS = {"pixies": "#5c6c58", "onecard": "#7b6156", "clustered": "#62617a", "ingenious": "#5a6a76"}
CLOTH = "#5a6a76"
"""Under games of other packages"""
HEAD_SIZES = (56, 48, 42, 36)
MOST_HEAD_LINES = 3
LEAST_STEP = 38
"""Between two names below each other"""
LETTER_S = "M23 -4.5C20 -9 16 -11 11.5 -11C5.5 -11 1.5 -7.8 1.5 -3.2C1.5 7.5 24 1.5 24 12.6C24 18 19 21 12.5 21C7 21 2.5 19 0 14.5"  # noqa: E501 - one path
LETTERS = f"{LETTER_S}M43 -23V11C43 18 47 21 53.5 20.8M34 -10.5H54M122 -30V11.5C122 18 124.5 21 129 21"
"""Of the word stol, without the round table in it"""


class Line(NamedTuple):
    """Somebody at the table, with the points"""

    seat: int | None
    """None: it is no seat, and has no coin"""
    name: str
    points: str = ""
    is_winner: bool = False


class Card(NamedTuple):
    """What the picture shows; all words are already in the reader's language"""

    game: str
    head: str
    """One sentence in large letters"""
    about: str
    """What is said below it, in one or two lines"""
    lines: tuple[Line, ...] = ()
    board: str = ""
    """The board as an SVG document; empty: none"""
    foot: str = ""
    """What stands on the wood"""


def card(shown: Card) -> str:
    """Draw the picture as an SVG document"""
    with kit.pictured():
        return tostring(_card(shown), encoding="unicode")


def _card(shown: Card) -> Element:
    head, bottom = _head(shown.head)
    about = [
        kit.label(line, LEFT, bottom + 34 + 36 * number, font_size=28, fill="#f3eee3", font_family=SANS)
        for number, line in enumerate(wrapped(drawable(shown.about), PLAIN, 28)[:2])
    ]
    seats = _lines(shown.lines, bottom + 36 * len(about) + 42)
    cloth = el("rect", width=WIDTH, height=HEIGHT, fill=CLOTHS.get(shown.game, CLOTH))
    words = [at(LEFT, 76, _logo()), *head, *about, *seats]
    return el(
        "svg", cloth, *_light(), *words, *_board(shown.board), *_ledge(shown.foot),
        xmlns="http://www.w3.org/2000/svg", width=WIDTH, height=HEIGHT, viewBox=f"0 0 {WIDTH} {HEIGHT}",
    )  # fmt: skip


def card_png(shown: Card) -> bytes:
    return png(card(shown), WIDTH, HEIGHT)


def wrapped(words: str, font: str, size: float) -> list[str]:
    """Break words into lines that fit into the column; a word that is too long is cut"""
    lines = [""]
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if width(longer, font, size) <= WORDS or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    return [shortened(line, font, size, WORDS) for line in lines]


def shortened(words: str, font: str, size: float, room: float) -> str:
    """Return the words, or as many letters as there is room for, with an ellipsis"""
    if width(words, font, size) <= room:
        return words
    kept = words
    while kept and width(f"{kept}…", font, size) > room:
        kept = kept[:-1].rstrip()
    return f"{kept}…"


def _head(sentence: str) -> tuple[list[Element], float]:
    """The sentence in the largest letters in which it fits, and where it ends"""
    for size in HEAD_SIZES:
        lines = wrapped(drawable(sentence), DISPLAY, size)
        if len(lines) <= MOST_HEAD_LINES and "…" not in "".join(lines):
            break
    style: dict[str, str | float] = {
        "font_size": size, "font_weight": "bold", "font_family": SERIF, "fill": kit.CHALK,
    }  # fmt: skip
    baselines = [130 + size * 1.14 * (number + 0.8) for number in range(MOST_HEAD_LINES)]
    shown = list(zip(lines, baselines, strict=False))
    return [kit.label(line, LEFT, y, **style) for line, y in shown], shown[-1][1] + size * 0.2


def _lines(lines: tuple[Line, ...], top: float) -> list[Element]:
    """Coins, names and points; in two columns, if they would reach the wood"""
    room = LEDGE - top - 6
    columns = 1 if len(lines) * LEAST_STEP <= room else 2
    rows = -(-len(lines) // columns)
    step, across = min(52.0, room / rows if rows else 0), (WORDS - GAP * (columns - 1)) / columns
    return [
        at(LEFT + (across + GAP) * (number // rows), top + step * (number % rows), _line(line, across, step))
        for number, line in enumerate(lines)
    ]


def _line(line: Line, across: float, step: float) -> Element:
    radius = min(19.0, step / 2 - 1)
    size = min(26.0, step * 0.62)
    weight, font = ("bold", BOLD) if line.is_winner else ("normal", PLAIN)
    indent = 0.0 if line.seat is None else 2 * radius + 14
    room = across - indent - 16 - width(line.points, font, size)
    name = shortened(drawable(line.name), font, size, room)
    style: dict[str, str | float] = {
        "font_size": size, "fill": kit.CHALK, "font_family": SANS, "font_weight": weight,
    }  # fmt: skip
    baseline = radius + size * 0.36
    coin = [] if line.seat is None else [kit.coin(line.seat, radius).element]
    parts = [*coin, kit.label(name, indent, baseline, **style)]
    return el("g", *parts, kit.label(line.points, across, baseline, text_anchor="end", **style))


def _board(document: str) -> list[Element]:
    """The board as large as its place allows, centred in it"""
    if not document:
        return []
    root = fromstring(document)  # noqa: S314 - our own drawing
    left, top, across, height = PLACE
    own_width, own_height = float(root.attrib["width"]), float(root.attrib["height"])
    scale = min(across / own_width, height / own_height)
    x, y = left + (across - own_width * scale) / 2, top + (height - own_height * scale) / 2
    inner = el("g", *list(root), font_family=SANS)
    return [at(x, y, kit.scaled(scale, _without_namespace(inner)))]


def _without_namespace(element: Element) -> Element:
    """The parser puts the namespace before every tag; inside of another document it would be written as a prefix"""
    for part in element.iter():
        part.tag = part.tag.rpartition("}")[2]
    return element


def _logo() -> Element:
    letters = el(
        "path", d=LETTERS, fill="none", stroke=kit.CHALK, stroke_width=8.5, stroke_linecap="round",
        stroke_linejoin="round",
    )  # fmt: skip
    chairs = el(
        "circle", cx=86, cy=5, r=18.3, fill="none", stroke=kit.CHALK, stroke_width=7.2, stroke_dasharray="19 9.75",
        stroke_dashoffset=-4.9,
    )  # fmt: skip
    return kit.scaled(0.95, letters, el("circle", cx=86, cy=5, r=10.5, fill=kit.CHALK), chairs)


def _light() -> list[Element]:
    """Light from above, without gradients, which need ids"""
    return [
        el("circle", cx=WIDTH * 0.68, cy=-120, r=radius, fill=kit.CHALK, fill_opacity=0.035)
        for radius in (360, 520, 680)
    ]


def _ledge(words: str) -> list[Element]:
    wood = el(
        "rect", x=-20, y=LEDGE, width=WIDTH + 40, height=140, rx=24, fill="#dcc9a6", stroke="#f4ead6", stroke_width=3
    )
    style: dict[str, str | float] = {"font_size": 30, "font_family": SANS, "font_weight": "bold", "fill": kit.INK}
    return [wood, kit.label(shortened(drawable(words), BOLD, 30, WIDTH - 2 * LEFT), LEFT, LEDGE + 58, **style)]
