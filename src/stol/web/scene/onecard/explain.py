"""The latest move explained: what was crossed off and what did not fit, and how a card was scored."""

from stol.games.onecard.preview import Preview, preview
from stol.web.scene.onecard.look import Look
from stol.web.scene.onecard.news import Used
from stol.web.scene.onecard.words import last_move_text, misfit_texts
from stol.web.scene.scene import Scene


def explain(scene: Scene) -> list[str]:
    look = Look(scene)
    if look.before is None or not (told := last_move_text(look)):
        return []
    return [told, *(text for seat in scene.seats() for text in seat_texts(look, seat)), *phase_texts(look)]


def seat_texts(look: Look, seat: int) -> list[str]:
    """How a seat used the roll."""
    who, use = look.scene.who(seat), look.news.used.get(seat)
    if use is None or look.before is None:
        return [look.scene.say("explain-onecard-passed", **who)] if seat in look.news.passed else []
    move = f"mark {use.card}"
    did = preview(look.before, seat, [move])[move]
    misfits = misfit_texts(look.scene.say, did)
    reasons = [look.scene.say("explain-onecard-misfits", card=use.card), *misfits] if misfits else []
    return [*reasons, *([scored_text(look, seat, use, did)] if did["scored"] else [])]


def scored_text(look: Look, seat: int, use: Used, did: Preview) -> str:
    """The full rows of a scored card, and its suns (O8)."""
    marks = next(card["marks"] for card in look.view["scored"][seat] if card["card"] == use.card)
    full = [row for row in look.rows[use.card] if marks[row.colour] == row.boxes]
    return look.scene.say(
        "explain-onecard-scored",
        **look.scene.who(seat),
        card=use.card,
        rows=len(full),
        boxes=sum(row.boxes for row in full),
        suns=sum(row.sun for row in full),
        points=did["total"],
    )


def phase_texts(look: Look) -> list[str]:
    """The rule of what is going on now, where dice are on the table."""
    rolling = look.phase in {"choose", "mark"} and not look.news.used
    return [look.scene.say("explain-onecard-rolled", phase=look.phase)] if rolling else []
