"""Every card of the market with its cells and what it would bring, so that the script can show every selection."""

import copy
from typing import TypedDict

from stol.web.html.kit import rendered
from stol.web.html.stage.offers import Offers, has_offers
from stol.web.html.stage.pixies.board import NO_CHANGE, card_hint, spot_link, which_card, why_links
from stol.web.html.stage.pixies.side import rounds_link, score_items, sum_head
from stol.web.html.stage.pixies.tray import card_link, decision_panel, resting_card
from stol.web.scene.pixies.choice import Choice
from stol.web.scene.pixies.look import Look
from stol.web.scene.pixies.words import target_cell


class Selected(TypedDict):
    """What a selection shows outside of the cells."""

    panel: str
    sum: str
    items: str
    rounds: str
    why: str
    """The links on the cells where the card may not go."""


class Card(TypedDict):
    """A card of the market that can be taken."""

    hint: str
    """Where it would go, while it is not picked."""
    spots: list[tuple[str, str]]
    """The links on its cells: not selected, and selected."""
    which: str
    """The cell where one of two cards stays face up (P8)."""
    only: bool
    """Whether its one cell needs no choice."""
    selected: dict[str, Selected]
    """By the cell of the query; the empty one without a cell."""


def offers(look: Look) -> Offers | None:
    if not has_offers(look.scene) or look.sheet_round or not look.choice.moves_by_card:
        return None
    ways = look.choice.moves_by_card
    numbers = {card: number for number, card in enumerate(ways, 1)}
    return {
        "keys": ("card", "at"),
        "fixed": {"seen": str(look.finished)} if look.has_new_round else {},
        "address": look.scene.address,
        "market": [
            (
                card,
                *(rendered(card_link(chosen, card, numbers[card])) for chosen in (picking(look), picking(look, card))),
            )
            if card in ways
            else ("", rendered(resting_card(look, card)), "")
            for card in look.view["market"]
        ],
        "none": selected(picking(look)),
        "cards": {card: offered(look, card, numbers[card]) for card in ways},
    }


def picking(look: Look, card: str | None = None, at: int | None = None) -> Look:
    """The same look with another selection."""
    other = copy.copy(look)
    other.picked = other.choice = Choice(look.choice.moves_by_card, card, at)
    return other


def offered(look: Look, card: str, number: int) -> Card:
    chosen = picking(look, card)
    moves = chosen.choice.moves
    cells = [target_cell(move) for move in moves]
    which = chosen.choice.asks_which
    several = len(moves) > 1 and not which
    aims = [picking(look, card, cell) for cell in cells] if several else []
    return {
        "hint": card_hint(picking(look), number, moves),
        "spots": [] if which else [
            (spot_link(chosen, move), spot_link(aimed, move))
            for move, aimed in zip(moves, aims or [chosen], strict=True)
        ],
        "which": which_card(card, cells[0], chosen) if which else "",
        "only": not several,
        "selected": {"": selected(chosen)} | {str(cell): selected(aim) for cell, aim in zip(cells, aims, strict=False)},
    }  # fmt: skip


def selected(look: Look) -> Selected:
    seat, aimed = look.scene.seat or 0, look.choice.aimed
    change = look.points.change(seat, aimed) if aimed else NO_CHANGE
    return {
        "panel": rendered(decision_panel(look)),
        "sum": sum_head(look.say, seat, look.points.now[seat]["total"], change["total"]),
        "items": rendered(score_items(look, seat, change)),
        "rounds": rendered(rounds_link(look)),
        "why": "".join(why_links(look)) if look.choice.card else "",
    }
