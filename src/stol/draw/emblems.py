"""The pictures on the coins of the seats, in a square of 64 around 0,0, as the pages have them"""

from typing import NamedTuple


class Stroke(NamedTuple):
    """A part of a picture"""

    path: str
    line: float = 0
    """The width of the line; 0: filled"""
    is_hole: bool = False
    """Whether the coin is seen through it"""


EMBLEMS = (
    (  # cup
        Stroke("M-19 -10H11V6C11 15 5 20 -4 20S-19 15 -19 6Z"),
        Stroke("M11 -5H15C20 -5 22 -1 22 2S20 9 15 9H11", 5),
        Stroke("M-10 -17c-3 -3 3 -5 0 -8M1 -17c-3 -3 3 -5 0 -8", 4),
    ),
    (  # key
        Stroke("M-20.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0Z", 7),
        Stroke("M-1 0H23M13 0V10M22 0V8", 7),
    ),
    (  # pear
        Stroke("M-1 -16C6 -16 8 -10 9 -4C11 2 17 5 17 12.5C17 20 9 24 0 24S-17 20 -17 12.5C-17 5 -12 2 -10 -4C-8 -10 -7 -16 -1 -16Z"),  # noqa: E501 - one path
        Stroke("M-1 -17C-1 -21 1 -25 5 -27", 4.5),
        Stroke("M3 -19C7 -25 14 -26 20 -23C17 -17 9 -15 3 -19Z"),
    ),
    (  # bell
        Stroke("M0 -24C4 -24 5 -21 5 -19C13 -17 16 -10 16 -2C16 8 18 11 22 15H-22C-18 11 -16 8 -16 -2C-16 -10 -13 -17 -5 -19C-5 -21 -4 -24 0 -24Z"),  # noqa: E501 - one path
        Stroke("M-7 18.5H7A7 7 0 0 1 -7 18.5Z"),
    ),
    (  # fish
        Stroke("M-25 0C-18 -12 -4 -15 8 -6L22 -14C20 -6 20 6 22 14L8 6C-4 15 -18 12 -25 0Z"),
        Stroke("M-16 -2.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z", is_hole=True),
    ),
    (  # boat
        Stroke("M-26 6H26L17 20H-17Z"),
        Stroke("M-2 -25V2H-20Z"),
        Stroke("M3 -17V2H18Z"),
    ),
    (  # candle
        Stroke("M-9 -5H9V17H-9Z"),
        Stroke("M-18 17H18V20C18 23 16 25 13 25H-13C-16 25 -18 23 -18 20Z"),
        Stroke("M0 -28C5 -22 7 -19 7 -15A7 7 0 0 1 -7 -15C-7 -19 -5 -22 0 -28Z"),
    ),
    (  # hourglass
        Stroke("M-17 -24H17M-17 24H17", 6),
        Stroke("M-13 -20H13C13 -9 4 -6 4 0S13 9 13 20H-13C-13 9 -4 6 -4 0S-13 -9 -13 -20Z"),
    ),
)  # fmt: skip
"""By seat"""
