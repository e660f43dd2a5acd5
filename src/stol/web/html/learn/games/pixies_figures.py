"""The figures of Pixies: what was played, drawn with the cards of the table."""

from collections.abc import Iterable, Mapping

from markupsafe import Markup

from stol.draw.pixies import read_card
from stol.games.pixies.preview import Points
from stol.games.pixies.view import PixiesView, pixies_view
from stol.position import Position
from stol.web.html.kit import coin, svg
from stol.web.html.learn.games import pixies_games as games
from stol.web.html.learn.guide import Facts, Figure, Panel, Played, Show
from stol.web.html.pieces import pixies as pieces
from stol.web.html.stage.pixies.board import ghost, put_on_cell
from stol.web.scene.pixies.news import cells
from stol.web.scene.pixies.words import target_cell

ME = 0
"""The seat whose cells are shown."""


def view_of(position: Position) -> PixiesView:
    return pixies_view(position.view())


def area(
    position: Position,
    *,
    over: str = "",
    under: str = "",
    badges: Mapping[int, str] | None = None,
    faint: Iterable[int] = (),
    small: bool = False,
) -> Markup:
    """The nine cells of a seat as at the table, with marks on them. Cells are counted from 0."""
    lying = [pieces.on_cell(i, cell, ME, small=small) for i, cell in enumerate(cells(view_of(position)["areas"][ME]))]
    drawn = [f'<g class="faint">{each}</g>' if i in set(faint) else each for i, each in enumerate(lying)]
    marks = [put_on_cell(i + 1, pieces.badge(text), "goal") for i, text in (badges or {}).items()]
    body = "".join([under, *drawn, *marks, over])
    return svg(f'<svg class="parea" viewBox="{pieces.view_box()}" aria-hidden="true">{body}</svg>')


def last_move(played: Played, part: int = -1) -> str:
    return played.parts[part][-1]


def ringed(move: str) -> Markup:
    """A ring round the card that was placed."""
    return put_on_cell(target_cell(move), pieces.frame("ring"), "last")


def held(move: str) -> Markup:
    """A card over the cell where it will go."""
    return put_on_cell(target_cell(move), ghost(move) + pieces.frame("target", 4), "goal")


def value(card: str) -> int:
    return int(read_card(card).value)


# ---- a card ---------------------------------------------------------------------------------------------------

LEADS = "M-17 20H9M121 46H84M121 97H92M259 97H222"
"""Lines from the numbered discs to what they are about."""
DISCS = ((1, -17, 20), (2, 121, 46), (3, 121, 97), (4, 259, 97))


def draw_card(figure: Figure) -> Show:
    first, second, *_ = view_of(figure.moments[0])["market"]
    leads = f'<path class="lead-case" d="{LEADS}"/><path class="leads" d="{LEADS}"/>'
    discs = "".join(
        f'<g class="counter" transform="translate({x} {y})"><circle r="11.5"/><text y="5.4">{n}</text></g>'
        for n, x, y in DISCS
    )
    body = f'{pieces.card(first)}<g transform="translate(141 0)">{pieces.card(second)}</g>{leads}{discs}'
    drawing = svg(f'<svg class="onepcard" viewBox="-32 -6 306 126" aria-hidden="true">{body}</svg>')
    captions = ("value", "colour", "symbols", "special")
    callouts = [Panel(svg(""), caption, number=n) for n, caption in enumerate(captions, 1)]
    return Show("anatomy", (Panel(drawing), *callouts))


def count_card(figure: Figure) -> Facts:
    view = view_of(figure.moments[0])
    every = [*view["market"], *view["unseen"]]
    plain, special, *_ = view["market"]
    return {
        "cards": len(every),
        "least": min(map(value, every)),
        "most": max(map(value, every)),
        "value": value(plain),
        "spirals": int(read_card(plain).symbols),
        "other": value(special),
    }


CARD = Figure((games.CARDS,), draw_card, count_card)


# ---- a turn ---------------------------------------------------------------------------------------------------


def takers(played: Played) -> list[tuple[str, int]]:
    """The cards of the last moves in the order in which they were taken, each with the seat that took it."""
    position, found = played.moments[-2], []
    for move in played.parts[-1]:
        found.append((move, int(position.actor or 0)))
        position = position.play(move)
    return found


def draw_take(figure: Figure) -> Show:
    taken = takers(figure.played[0])
    panels = [
        Panel(pieces.lone(card), cls="bare", number=n, head=coin(seat, 30)) for n, (card, seat) in enumerate(taken, 1)
    ]
    return Show("takers", tuple(panels))


def count_take(figure: Figure) -> Facts:
    before, after = figure.moments
    last = takers(figure.played[0])[-1][1]
    return {
        "cards": len(view_of(before)["market"]),
        "players": before.game.players,
        "last": last,
        "next": next_first(after),
    }


def next_first(position: Position) -> int:
    """The seat that takes the first card of the turn that begins."""
    return int(view_of(position)["first"] or 0)


TAKE = Figure((games.TAKEN,), draw_take, count_take)


def draw_place(figure: Figure) -> Show:
    before, after = figure.moments
    move = last_move(figure.played[0])
    return Show("turnout tight", (Panel(area(before, over=held(move))), Panel(area(after, over=ringed(move)))), arrow=1)


def count_place(figure: Figure) -> Facts:
    move = last_move(figure.played[0])
    return {"value": value(up_on(figure.moments[-1], move)), "cell": target_cell(move)}


PLACE = Figure((games.PLACED,), draw_place, count_place)


def draw_again(figure: Figure) -> Show:
    before, new_up, _, old_up = figure.moments
    move = last_move(figure.played[0])
    old, new = up_on(before, move), card_of_move(move)
    from_here = pieces.lone(old) + pieces.lone(new)
    outs = [Panel(pieces.pair(up_on(after, move)), caption) for after, caption in ((new_up, "new"), (old_up, "old"))]
    return Show("chooser", (Panel(from_here, cls="mat two"), *outs), arrow=1)


def card_of_move(move: str) -> str:
    return move.partition("=")[0].partition("@")[0]


def up_on(position: Position, move: str) -> str:
    """The card that lies face up where a move places its card."""
    return str(view_of(position)["areas"][ME][target_cell(move) - 1]["up"])


def count_again(figure: Figure) -> Facts:
    before, after, *_ = figure.moments
    move = last_move(figure.played[0])
    return {"value": value(up_on(before, move)), "points": validated(after) - validated(before)}


def validated(position: Position) -> int:
    """The points of validated cards, if the round ended now."""
    return points(position).now[ME]["validated"]


def points(position: Position) -> Points:
    return Points(view_of(position))


AGAIN = Figure((games.NEW_UP, games.OLD_UP), draw_again, count_again)


def draw_third(figure: Figure) -> Show:
    before, lies, covered = figure.moments
    down, up = last_move(figure.played[0], 1), last_move(figure.played[0])
    drawings = (area(before, over=held(down)), area(lies, over=ringed(down)), area(covered, over=ringed(up)))
    captions = ("down", "anywhere", "covers")
    panels = [
        Panel(drawing, caption, number=n)
        for n, (drawing, caption) in enumerate(zip(drawings, captions, strict=True), 1)
    ]
    return Show("trio stacks", tuple(panels))


def count_third(figure: Figure) -> Facts:
    down, up = last_move(figure.played[0], 1), last_move(figure.played[0])
    return {"value": value(card_of_move(down)), "cell": target_cell(down), "later": value(up)}


THIRD = Figure((games.THIRD,), draw_third, count_third)
