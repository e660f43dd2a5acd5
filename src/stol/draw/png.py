"""Drawings as PNG, with fonts of our own, so that they look the same on every machine"""

from resvg_py import svg_to_bytes

from stol.draw.fonts import FILES, FOLDER, SANS, SERIF


def png(svg: str, width: int, height: int) -> bytes:
    """Paint an SVG document; it blocks for some tenths of a second"""
    painted = svg_to_bytes(
        svg_string=svg,
        width=width,
        height=height,
        skip_system_fonts=True,
        font_files=[str(FOLDER / name) for name in FILES],
        font_family=SANS,
        sans_serif_family=SANS,
        monospace_family=SANS,
        serif_family=SERIF,
    )
    return bytes(painted)
