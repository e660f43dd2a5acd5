"""Numbers on the pieces of the games, for contents and titles."""

import functools

from markupsafe import Markup

from stol.web.html.kit import num, svg
from stol.web.html.pieces.ingenious import corners, outline


@functools.cache
def card_token(number: int) -> Markup:
    """A small upright card."""
    box = 'x="-24" y="-30" width="48" height="60" rx="9"'
    return svg(
        '<svg class="token" viewBox="-30 -33 60 68" aria-hidden="true">'
        f'<rect class="under" y="-27" x="-24" width="48" height="60" rx="9"/><rect class="top" {box}/>'
        f"{num(number, 0, 0, 30)}</svg>"
    )


@functools.cache
def hexagon_token(number: int) -> Markup:
    shape = outline(corners((0, 0), 30))
    under = '<path class="under" transform="translate(0 3)" stroke="var(--piece-edge)" stroke-width="5"'
    return svg(
        '<svg class="token" viewBox="-30 -33 60 68" aria-hidden="true">'
        f'{under} stroke-linejoin="round" d="{shape}"/><path class="top" stroke-linejoin="round" d="{shape}"/>'
        f"{num(number, 0, 0, 27)}</svg>"
    )


@functools.cache
def square_token(number: int) -> Markup:
    """A small square card."""
    box = 'x="-28" width="56" height="56" rx="9"'
    return svg(
        '<svg class="token" viewBox="-30 -33 60 68" aria-hidden="true">'
        f'<rect class="under" y="-25" {box}/><rect class="top" y="-28" {box}/>{num(number, 0, 0, 30)}</svg>'
    )
