"""Every card of the hand with its spaces and gains, so that the script can show every selection."""

from collections.abc import Iterable
from dataclasses import replace

from stol.games.clustered.analysis import Space
from stol.games.clustered.preview import preview
from stol.web.html.kit import rendered
from stol.web.html.pieces import clustered as pieces
from stol.web.html.stage.clustered.board import HERE, label_template
from stol.web.html.stage.clustered.side import drawn_slip, slip
from stol.web.html.stage.clustered.tray import aimed_buttons, buttons, card_in_hand, named_pieces
from stol.web.html.stage.offers import Offers, has_offers
from stol.web.scene.clustered.look import Look

AT = "AT"
"""Placeholder for a space in an address; letters need no escape there."""


def offers(look: Look) -> Offers | None:
    if not has_offers(look.scene):
        return None
    gains = all_gains(look)
    empty = picking(look)
    own = slip(empty, look.scene.seat or 0)
    worth = sorted({gain for by_space in gains.values() for gain in by_space.values()})
    return {
        "keys": ("card", "at"),
        "address": look.scene.address,
        "here": HERE,
        "pitch": pieces.PITCH,
        "space": look.say("space", x="{x}", y="{y}"),
        "hand": [
            (card, *(rendered(card_in_hand(look, card, number, piece, up=up)) for up in (False, True)))
            for number, (card, piece) in enumerate(named_pieces(look), start=1)
        ],
        "beside": sorted(look.table.beside, key=lambda space: space[::-1]) if look.may_ask else [],
        "slips": {gain: drawn_slip(look.say, own._replace(gain=gain)) for gain in {0, *worth}},
        "none": {"acts": rendered(list(buttons(empty))), "defs": target_defs(empty, ())},
        "cards": {card: offered(look, card, by_space) for card, by_space in gains.items()},
    }


def picking(look: Look, card: str | None = None) -> Look:
    """The same look with another selection."""
    return Look(replace(look.scene, picked={"card": card} if card else {}))


def all_gains(look: Look) -> dict[str, dict[Space, int]]:
    """The points that each card of the hand would add, by space."""
    moves = [move for plays in look.plays_by_card.values() for move in plays]
    found = preview(look.view, look.scene.seat or 0, moves)
    spaces = {card: picking(look, card).spaces for card in dict.fromkeys(look.hand) if look.can_pick(card)}
    return {card: {space: found[move]["total"] for space, move in by.items()} for card, by in spaces.items()}


def offered(look: Look, card: str, gains: dict[Space, int]) -> Offers:
    chosen = picking(look, card)
    worth = sorted(set(gains.values()))
    return {
        "spots": [(*space, gain) for space, gain in gains.items()],
        "labels": {gain: label_template(chosen, card, gain) for gain in worth},
        "defs": target_defs(chosen, worth),
        "acts": rendered(list(buttons(chosen))),
        "aimed": {gain: rendered(list(aimed_buttons(chosen, "{move}", gain, AT))) for gain in worth},
    }


def target_defs(look: Look, gains: Iterable[int]) -> str:
    return pieces.targets(look.card, look.scene.seat, tuple(gain for gain in gains if gain))
