"""Symbols without their colours: all in one grey, as small as they get, no two of a set look alike."""

import itertools
from io import BytesIO

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser

from stol.web.html.assets import FOLDER

SETS = {
    "ingenious": ["ing-r", "ing-o", "ing-y", "ing-g", "ing-b", "ing-p"],
    "everything on 1 card": ["oc-r", "oc-o", "oc-y", "oc-g", "oc-b", "oc-p"],
    "pixies": ["px-b", "px-g", "px-y", "px-r"],
    "clustered": [f"cl-{shape}{fill}" for shape in "stc" for fill in "hdf"],
    "seats": [f"seat-{number}" for number in range(8)],
}
SIZE = 24
"""Pixels."""
ALIKE = 0.88
"""Two pictures that correlate more than so are too easily mistaken for each other."""
GREY = "--sym:#777;--sym-rim:#777;--sym-cut:#fff;--cl-ink:#777;--glint:0;color:#777;"
"""One for all; what is printed inside has contrast to it, by the checks of the tokens."""


def drawn(browser: Browser, names: list[str]) -> dict[str, np.ndarray[tuple[int, ...], np.dtype[np.float64]]]:
    """Each symbol in grey on white, as numbers from 0 to 1."""
    sprite = (FOLDER / "symbols.svg").read_text()
    uses = "".join(
        f'<svg class="one" viewBox="-32 -32 64 64"><use href="#{name}" x="-32" y="-32" width="64" height="64"/></svg>'
        for name in names
    )
    page = browser.new_page()
    page.set_content(
        f"<style>:root{{{GREY}}}body{{margin:0;background:#fff}}.one{{width:{SIZE}px;height:{SIZE}px;display:block}}"
        f"</style>{uses}<div hidden>{sprite}</div>"
    )
    pictures = [page.locator(".one").nth(place).screenshot() for place in range(len(names))]
    page.close()
    return {
        name: np.asarray(Image.open(BytesIO(picture)).convert("L"), dtype=np.float64) / 255
        for name, picture in zip(names, pictures, strict=True)
    }


@pytest.mark.parametrize("group", SETS)
def test_symbols_part_without_colour(browser: Browser, group: str) -> None:
    pictures = drawn(browser, SETS[group])
    assert all(picture.std() > 0.1 for picture in pictures.values()), "something was drawn"
    alike = {
        f"{one} and {other}": float(np.corrcoef(pictures[one].ravel(), pictures[other].ravel())[0, 1])
        for one, other in itertools.combinations(pictures, 2)
    }
    assert {pair: much for pair, much in alike.items() if much > ALIKE} == {}
