"""One card with its crosses: old ones, those of the last roll, and those that the dice would make."""

from markupsafe import Markup

from stol.games.onecard.preview import Preview
from stol.games.onecard.view import PlacedCard
from stol.web.html.pieces import onecard as pieces
from stol.web.html.pieces.onecard import Crosses, Notes
from stol.web.scene.onecard.look import Look
from stol.web.scene.words import signed


def draw_card(
    look: Look, card: PlacedCard, preview: Preview | None = None, *, by: int | None = None, need: bool = False
) -> Markup:
    """`by`: the seat that has the card. `need`: whether the card says how many rows are full."""
    name, say = card["card"], look.scene.say
    gain = preview["total"] if preview else look.unfinished_points.get(name)
    notes = Notes(
        need=say("onecard-need", full=look.full_rows(card)) if need else "",
        gain=signed(gain) if gain else "",
        label=say("onecard-card", card=name),
        by=by,
    )
    return pieces.card(name, look.rows[name], crosses(look, card, preview), notes)


def crosses(look: Look, card: PlacedCard, preview: Preview | None) -> tuple[Crosses, ...]:
    """The crosses of each row."""
    fresh = next((use.crossed for use in look.news.used.values() if use.card == card["card"]), {})
    soon = preview["crossed"] if preview else {}
    misfits = {misfit.colour for misfit in preview["misfits"]} if preview else set()
    return tuple(
        Crosses(card["marks"][letter], fresh.get(letter, 0), soon.get(letter, 0), letter in misfits)
        for letter, *_ in look.rows[card["card"]]
    )
