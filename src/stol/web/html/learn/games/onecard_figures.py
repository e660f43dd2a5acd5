"""The figures of Everything on 1 Card about rolling and crossing off, drawn with the cards and dice of the table."""

from collections.abc import Iterable, Mapping

import htpy as h
from htpy import Node
from markupsafe import Markup

from stol.games.onecard.analysis import printed_rows
from stol.games.onecard.components import CARDS, COLOURS, REROLLS
from stol.games.onecard.preview import Preview, preview
from stol.games.onecard.scoring import ROWS_TO_SCORE
from stol.games.onecard.view import OnecardView, PlacedCard, onecard_view
from stol.position import Position
from stol.web.html.kit import coin, rendered, svg
from stol.web.html.learn.games import onecard_games as games
from stol.web.html.learn.guide import Facts, Figure, Panel, Played, Show
from stol.web.html.pieces import onecard as pieces
from stol.web.html.pieces.onecard import Crosses, Notes
from stol.web.scene.onecard.news import Used, news
from stol.web.scene.words import signed

ME, OTHER = 0, 1
"""The seat that is called “you”, and the one across the table."""
ROWS = printed_rows(None)
"""The rows of every card of our own deck."""
NO_CROSSES: Mapping[str, int] = {}


def view_of(position: Position) -> OnecardView:
    return onecard_view(position.view())


def held_card(position: Position, name: str, seat: int = ME) -> PlacedCard:
    """A card in play."""
    return next(card for card in view_of(position)["hands"][seat] if card["card"] == name)


def draw_card(
    card: PlacedCard, *, fresh: Mapping[str, int] = NO_CROSSES, seen: Preview | None = None, gain: int = 0
) -> Markup:
    """A card with its crosses: those of the last roll, and those that a roll would make."""
    misfits = {misfit.colour for misfit in seen["misfits"]} if seen else set()
    soon = seen["crossed"] if seen else {}
    crosses = tuple(
        Crosses(card["marks"][row.colour], fresh.get(row.colour, 0), soon.get(row.colour, 0), row.colour in misfits)
        for row in ROWS[card["card"]]
    )
    return pieces.card(card["card"], ROWS[card["card"]], crosses, Notes(gain=signed(gain) if gain else ""))


def die(colour: str) -> Node:
    return h.span(".die")[pieces.die(colour)]


def dice(colours: str) -> Markup:
    """Dice in a row on the mat."""
    return rendered(h.span(".dicerow")[[die(colour) for colour in colours]])


def loose_and_kept(colours: str, kept: str) -> Markup:
    """Dice that will be rerolled, and those that are kept, on the shelf."""
    left, loose = list(kept), []
    for colour in colours:
        if colour in left:
            left.remove(colour)
        else:
            loose.append(colour)
    return rendered(h.span(".dicerow.loose")[map(die, loose)], h.span(".dicerow.shelf")[map(die, kept)])


def used(played: Played, seat: int = ME) -> Used:
    """What a seat did with the last roll."""
    before, after = played.moments[-2:]
    return news(view_of(before), view_of(after)).used[seat]


def foreseen(position: Position, name: str) -> Preview:
    """What the dice on the table do to a card."""
    move = f"mark {name}"
    return preview(view_of(position), ME, [move])[move]


def marked(card: PlacedCard, places: Iterable[tuple[str, float, float]], *, leads: str = "", kind: str = "") -> Markup:
    """A card with small discs over it, each with a number, and lines from them."""
    lines = f'<path class="lead-case" d="{leads}"/><path class="leads" d="{leads}"/>' if leads else ""
    discs = "".join(
        f'<g class="counter" transform="translate({x:g} {y:g})"><circle r="14"/><text y="6">{text}</text></g>'
        for text, x, y in places
    )
    box = f"-2 -2 {pieces.WIDE + 4} {pieces.HIGH + 6}"
    over = svg(f'<svg class="over {kind}" viewBox="{box}" aria-hidden="true">{lines}{discs}</svg>')
    return rendered(h.span(".marked")[draw_card(card), over])


# ---- a card and the dice --------------------------------------------------------------------------------------


def draw_parts(figure: Figure) -> Show:
    position = figure.moments[0]
    sun = 10 + pieces.ROW + pieces.MIDDLE
    shown = marked(
        held_card(position, "06"),
        [("1", pieces.WIDE, 10 + pieces.MIDDLE), ("2", 60, -8), ("3", 112, pieces.FOOT)],
        leads=f"M60 -8V{sun - 15:g}M112 {pieces.FOOT}h-32",
    )
    captions = [Panel(svg(""), caption, number=n) for n, caption in enumerate(("row", "sun", "full"), 1)]
    roll = Panel(dice(view_of(position)["dice"]), "dice")
    return Show("cardparts", (Panel(shown), *captions, roll))


def count_parts(figure: Figure) -> Facts:
    view = view_of(figure.moments[0])
    rows = ROWS["06"]
    return {
        "cards": CARDS,
        "rows": len(rows),
        "boxes": sum(row.boxes for row in rows),
        "suns": sum(row.sun for row in rows),
        "needed": ROWS_TO_SCORE,
        "dice": len(view["dice"]),
        "colours": len(COLOURS),
        "each": len(view["hands"][ME]),
    }


PARTS = Figure((games.CARD,), draw_parts, count_parts)


# ---- rolling --------------------------------------------------------------------------------------------------


def kept_dice(played: Played, moment: int) -> str:
    """The dice that are kept after a moment."""
    return played.parts[moment + 1][0].removeprefix("keep ")


def draw_roll(figure: Figure) -> Show:
    played = figure.played[0]
    first, second, last = (view_of(moment)["dice"] for moment in played.moments)
    return Show(
        "trio rolls",
        (
            Panel(loose_and_kept(first, kept_dice(played, 0)), "first", number=1),
            Panel(loose_and_kept(second, kept_dice(played, 1)), "second", number=2),
            Panel(dice(last), "last", number=3),
        ),
    )


def count_roll(figure: Figure) -> Facts:
    played = figure.played[0]
    dice_rolled = len(view_of(played.moments[0])["dice"])
    return {
        "dice": dice_rolled,
        "rerolls": REROLLS,
        "kept": len(kept_dice(played, 0)),
        "again": dice_rolled - len(kept_dice(played, 1)),
    }


ROLL = Figure((games.ROLLED,), draw_roll, count_roll)


# ---- using the roll -------------------------------------------------------------------------------------------


def hand_after(played: Played, seat: int) -> Markup:
    """The cards of a seat: the one that it has used, and the others faint."""
    use = used(played, seat)
    return rendered(
        h.span(".cards")[
            [
                h.span(class_={"faint": card["card"] != use.card})[
                    draw_card(card, fresh=use.crossed if card["card"] == use.card else NO_CROSSES)
                ]
                for card in view_of(played.moments[-1])["hands"][seat]
            ]
        ]
    )


def draw_use(figure: Figure) -> Show:
    played = figure.played[0]
    panels = [
        Panel(hand_after(played, seat), caption, head=coin(seat, 30))
        for seat, caption in ((ME, "you"), (OTHER, "other"))
    ]
    roll = rendered(h.span(".figmat.mat")[dice(view_of(played.moments[0])["dice"])])
    return Show("duo stacks", tuple(panels), foot=roll)


def count_use(figure: Figure) -> Facts:
    played = figure.played[0]
    mine, others = (sum(used(played, seat).crossed.values()) for seat in (ME, OTHER))
    return {"mine": mine, "others": others, "dice": len(view_of(played.moments[0])["dice"])}


USE = Figure((games.USED,), draw_use, count_use)


def draw_fit(figure: Figure) -> Show:
    before, after = figure.moments
    use = used(figure.played[0])
    first = draw_card(held_card(before, use.card), seen=foreseen(before, use.card))
    then = draw_card(held_card(after, use.card), fresh=use.crossed)
    roll = rendered(h.span(".figmat.mat")[dice(view_of(before)["dice"])])
    return Show("turnout tight", (Panel(first), Panel(then)), arrow=1, foot=roll)


def count_fit(figure: Figure) -> Facts:
    """What is crossed off of the colour that fits, and dice and free boxes of the one that doesn't."""
    before, _ = figure.moments
    use = used(figure.played[0])
    (misfit,) = foreseen(before, use.card)["misfits"]
    ((colour, crossed),) = use.crossed.items()
    return {
        "fits": colour,
        "crossed": crossed,
        "misfit": misfit.colour,
        "dice": misfit.dice,
        "free": misfit.free or 0,
    }


FIT = Figure((games.FITTED,), draw_fit, count_fit)
