"""`render()` of the environments: a view as text or as pixels."""

import io
import sys
from xml.etree.ElementTree import fromstring

import numpy as np
from gymnasium import logger
from PIL import Image
from resvg_py import svg_to_bytes

from stol import draw
from stol.draw.kit import ROOM
from stol.errors import Argument, BadOptions, Reason
from stol.games.view import View
from stol.kernel.layout import Array
from stol.text import quoted, refused

MODES = ("human", "ansi", "rgb_array")
SIZE = (1120, 1280)
"""Width and height of every frame. Videos need frames of equal size, and encoders prefer multiples of 16."""


def check_mode(mode: str | None) -> str | None:
    """The render mode. BadOptions if there is no such mode."""
    if mode is not None and mode not in MODES:
        named: dict[str, Argument] = {"names": tuple(map(repr, MODES)), "value": quoted(mode)}
        raise refused(BadOptions, Reason("refused-render-mode", named))
    return mode


def render(view: View, mode: str | None) -> str | Array | None:
    """The view as the mode asks for: text, pixels, or (for "human") printed."""
    if mode is None:
        logger.warn("nothing to render: the environment was made without a render_mode")
        return None
    if mode == "rgb_array":
        return pixels(draw.svg(view))
    text = draw.text(view)
    if mode == "ansi":
        return text
    sys.stdout.write(f"{text}\n")
    return None


def pixels(svg: str) -> Array:
    """The drawing as RGB pixels, scaled to the frame and centred."""
    root = fromstring(svg)  # noqa: S314 - our own drawing
    wide = float(root.attrib["width"]) / float(root.attrib["height"]) > SIZE[0] / SIZE[1]
    width, height = (SIZE[0], None) if wide else (None, SIZE[1])
    picture = Image.open(io.BytesIO(svg_to_bytes(svg_string=svg, background=ROOM, width=width, height=height)))
    whole = Image.new("RGB", SIZE, ROOM)
    whole.paste(picture, ((SIZE[0] - picture.width) // 2, (SIZE[1] - picture.height) // 2))
    return np.array(whole)
