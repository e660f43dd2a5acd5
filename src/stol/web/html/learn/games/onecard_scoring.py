"""The figures of Everything on 1 Card about scored cards, the end and the draft."""

import htpy as h

from stol.games.onecard.analysis import unfinished
from stol.games.onecard.components import CARDS_TO_END
from stol.games.onecard.scoring import ROWS_TO_SCORE
from stol.games.onecard.view import PlacedCard, ScoredCard
from stol.position import Position
from stol.web.html.kit import coin, rendered
from stol.web.html.learn.games import onecard_games as games
from stol.web.html.learn.games.onecard_figures import (
    ME,
    OTHER,
    ROWS,
    draw_card,
    foreseen,
    held_card,
    marked,
    used,
    view_of,
)
from stol.web.html.learn.guide import Facts, Figure, Panel, Show
from stol.web.html.learn.sums import added
from stol.web.html.pieces import onecard as pieces


def scored_card(position: Position, seat: int = ME) -> ScoredCard:
    """The card that a seat scored last."""
    return view_of(position)["scored"][seat][-1]


def full_rows(card: PlacedCard) -> list[int]:
    """The boxes of each full row of a card."""
    return [row.boxes for row in ROWS[card["card"]] if card["marks"][row.colour] == row.boxes]


def full_suns(card: PlacedCard) -> int:
    return sum(row.sun and card["marks"][row.colour] == row.boxes for row in ROWS[card["card"]])


# ---- scoring --------------------------------------------------------------------------------------------------


def parts_of_score(card: ScoredCard) -> list[int]:
    """The full rows of a scored card, and its suns if they give something."""
    boxes = full_rows(card)
    bonus = card["points"] - sum(boxes)
    return [*boxes, bonus] if bonus else boxes


def draw_score(figure: Figure) -> Show:
    before, after = figure.moments
    use, card = used(figure.played[0]), scored_card(after)
    seen = foreseen(before, use.card)
    first = draw_card(held_card(before, use.card), seen=seen, gain=seen["total"])
    return Show(
        "turnout tight",
        (Panel(first), Panel(draw_card(card, fresh=use.crossed, gain=card["points"]))),
        arrow=1,
        sum=added(parts_of_score(card)),
    )


def count_score(figure: Figure) -> Facts:
    card = scored_card(figure.moments[-1])
    return {
        "needed": ROWS_TO_SCORE,
        "rows": len(full_rows(card)),
        "boxes": sum(full_rows(card)),
        "bonus": card["points"] - sum(full_rows(card)),
        "points": card["points"],
    }


SCORE = Figure((games.ONE_SUN,), draw_score, count_score)


def draw_suns(figure: Figure) -> Show:
    cards = [
        (caption, scored_card(played.moments[-1]))
        for caption, played in zip(("none", "one", "both"), figure.played, strict=True)
    ]
    return Show(
        "trio stacks",
        tuple(Panel(draw_card(card), caption, sum=added(parts_of_score(card))) for caption, card in cards),
    )


def count_suns(figure: Figure) -> Facts:
    """What the suns give, by how many of them are in full rows."""
    cards = [scored_card(played.moments[-1]) for played in figure.played]
    found = {full_suns(card): card["points"] - sum(full_rows(card)) for card in cards}
    return {"none": found[0], "one": found[1], "both": found[2], "suns": max(found)}


SUN = Figure((games.NO_SUN, games.ONE_SUN, games.BOTH_SUNS), draw_suns, count_suns)


def draw_check(figure: Figure) -> Show:
    card = scored_card(figure.moments[-1])
    rows = ROWS[card["card"]]
    middles = {row.colour: 10 + place * pieces.ROW + pieces.MIDDLE for place, row in enumerate(rows)}
    full = [
        (str(row.boxes), pieces.WIDE - 18, middles[row.colour])
        for row in rows
        if card["marks"][row.colour] == row.boxes
    ]
    return Show("single small", (Panel(marked(card, full, kind="solution")),))


def count_check(figure: Figure) -> Facts:
    """The points, and what comes out without the suns, or with the bonus for one sun."""
    card = scored_card(figure.moments[-1])
    boxes = sum(full_rows(card))
    return {
        "fewer": boxes,
        "some": boxes + int(SUN.facts["one"]),
        "right": card["points"],
        "rows": len(full_rows(card)),
        "suns": full_suns(card),
        "both": card["points"] - boxes,
    }


CHECK = Figure((games.FOUR_ROWS,), draw_check, count_check)


# ---- the end --------------------------------------------------------------------------------------------------


def draw_end(figure: Figure) -> Show:
    view = view_of(figure.moments[0])
    rest = unfinished(view)
    panels = []
    for seat, caption in ((ME, "you"), (OTHER, "other")):
        left = [card for card in view["hands"][seat] if rest[card["card"]]]
        cards = [h.span[draw_card(card, gain=card["points"])] for card in view["scored"][seat]]
        cards += [h.span(".left")[draw_card(card, gain=rest[card["card"]])] for card in left]
        numbers = [card["points"] for card in view["scored"][seat]] + [rest[card["card"]] for card in left]
        drawn = rendered(h.span(".cards.scored")[cards])
        panels.append(Panel(drawn, caption, head=coin(seat, 30), sum=added(numbers)))
    return Show("finals", tuple(panels))


def count_end(figure: Figure) -> Facts:
    view = view_of(figure.moments[0])
    rest = unfinished(view)
    mine, others = view["result"]["scores"] if view["result"] else (0, 0)
    return {
        "last": CARDS_TO_END,
        "mine": mine,
        "others": others,
        "scored": len(view["scored"][ME]),
        "theirs": len(view["scored"][OTHER]),
        "rest": sum(rest[card["card"]] for card in view["hands"][OTHER]),
    }


END = Figure((games.ENDED,), draw_end, count_end)


# ---- the draft ------------------------------------------------------------------------------------------------


def draw_draft(figure: Figure) -> Show:
    dealt, shown = figure.moments
    keeps = {card["card"] for card in view_of(shown)["hands"][ME]}
    hand = [
        h.span(class_={"faint": card["card"] not in keeps})[draw_card(card), card["card"] in keeps and pieces.tick()]
        for card in view_of(dealt)["hands"][ME]
    ]
    blank: list[PlacedCard] = [
        {"card": name, "marks": {row.colour: 0 for row in ROWS[name]}} for name in view_of(shown)["display"]
    ]
    return Show(
        "finals",
        (
            Panel(rendered(h.span(".cards.five")[hand]), "hold", number=1),
            Panel(rendered(h.span(".cards.five")[[h.span[draw_card(card)] for card in blank]]), "open", number=2),
        ),
    )


def count_draft(figure: Figure) -> Facts:
    dealt, shown = figure.moments
    return {
        "dealt": len(view_of(dealt)["hands"][ME]),
        "held": len(view_of(shown)["hands"][ME]),
        "open": len(view_of(shown)["display"]),
    }


DRAFT = Figure((games.DRAFT,), draw_draft, count_draft)
