"""Which page shows a table to a visitor now: the waiting room, the table itself, its result, or whom to hand it to."""

from collections.abc import Mapping
from dataclasses import replace

from litestar import Response

from stol.bots.hint import Hint
from stol.table.session import TableSession
from stol.table.table import Seat, Table
from stol.table.undo import undoable_seat
from stol.web.html import stage
from stol.web.html.frame import Stream
from stol.web.html.pages import chance, message, result, table, waiting
from stol.web.html.pages.hint import MOST, Advised
from stol.web.html.real_components import dealer, real
from stol.web.routes.answers import html, page_visit
from stol.web.scene import games
from stol.web.scene.scene import Scene
from stol.web.scene.visibility import names, scene, viewpoint
from stol.web.service.denied import Forbidden
from stol.web.service.table_request import BOT, OPEN, YOU
from stol.web.service.table_visit import TableVisit, away, dealt, link

ILLEGAL = 422
"""What is answered to a move that breaks a rule."""


def shown(
    at: TableVisit,
    picked: Mapping[str, str],
    *,
    seat: int | None = None,
    note: str | None = None,
    hint: Hint | None = None,
    status: int = 200,
) -> Response[str]:
    """The page for this visitor. `seat`: to whom a shared device was handed; `note`, `hint`: to be said besides."""
    session, who = at.session, at.who
    now = session.table
    if now.position is None:
        return html(waiting.page(room(at, note)), status=status)
    if not at.may_look:
        raise Forbidden("no-watching")
    look, address = viewpoint(now, who.id, seat), at.address
    if look.hand_to is not None:
        return html(
            message.hand_over(
                replace(page_visit(who, address, stream(session)), note=note),
                names(now, who.say)[look.hand_to],
                look.hand_to,
            ),
            status=status,
        )
    seen = scene(now, now.position, look.seat, who.say, picked, address + (f"/seat/{look.seat}" if look.handed else ""))
    if now.is_over and "final" not in picked:
        return html(result.page(replace(finished(at, seen), note=note)), status=status)
    advice = advised(seen, hint) if hint else None
    if advice:
        seen = replace(seen, picked=games.find(now.plan.game).aim(seen, advice.move))
    drawing, cards = stage.find(now.plan.game).draw(seen), real(now, who.id, seen)
    if cards and cards.awaited:
        drawing = replace(drawing, turn=chance.turn(cards, cards.awaited, who.say))
    around = table.Around(
        plan=now.plan, seats=tuple(now.seats), mine=tuple(now.seats_of(who.id)), talk=tuple(now.talk),
        asked={gone: frozenset(asking) for gone, asking in now.stand_in_votes.items()}, people=frozenset(now.people()),
        away=away(session), rematch=now.rematch, undo_count=now.undo_count,
        can_undo=undoable_seat(now, now.seats_of(who.id)) is not None, undo_request=now.undo_request, note=note,
        advice=advice, refused=status == ILLEGAL, light=who.light, stream=stream(session), link=link(at), real=cards,
        dealt=dealt(at),
    )  # fmt: skip
    return html(table.page(seen, drawing, around), status=status)


def advised(seen: Scene, hint: Hint) -> Advised | None:
    """The hint for the moment that is seen, with the move that the address names aimed at."""
    if seen.view["ply"] != hint.ply or not seen.legal:
        return None
    moves = [advice.move for advice in hint.moves[:MOST]]
    offer = games.find(hint.game).offer
    wanted = seen.picked.get("best", "")
    chosen = int(wanted) if wanted in map(str, range(len(moves))) else 0
    return Advised(hint=hint, chosen=chosen, offers=tuple(offer(seen, move) for move in moves))


def stream(session: TableSession) -> Stream:
    now = session.table
    return Stream(address=f"/tables/{now.plan.code}/stream", sequence=now.sequence, stamp=session.stamp)


def room(at: TableVisit, note: str | None) -> waiting.Waiting:
    now, who = at.session.table, at.who
    return waiting.Waiting(
        say=who.say,
        name=who.name,
        light=who.light,
        here=at.address,
        stream=stream(at.session),
        note=note,
        address=at.address,
        game=now.plan.game,
        code=now.plan.code,
        link=link(at),
        seats=tuple(
            (None if seat.is_open else name, kind(seat, now))
            for seat, name in zip(now.seats, names(now, who.say), strict=True)
        ),
        mine=frozenset(now.seats_of(who.id)),
        host=who.id == now.plan.host,
        may_watch=now.plan.watch,
        dealer=dealer(now, who.say) if now.plan.real_components else None,
        dealt=dealt(at),
    )


def kind(seat: Seat, now: Table) -> str:
    """As the waiting room has it."""
    if seat.level is not None:
        return f"{BOT}{seat.level}"
    return YOU if seat.player == now.plan.host else OPEN


def finished(at: TableVisit, seen: Scene) -> result.Finished:
    now, who = at.session.table, at.who
    ended = seen.view["result"]
    return result.Finished(
        say=who.say,
        name=who.name,
        light=who.light,
        here=seen.address,
        stream=stream(at.session),
        address=seen.address,
        game=now.plan.game,
        title=games.find(now.plan.game).progress(seen.view, who.say),
        names=seen.names,
        scores=tuple(ended["scores"]),
        winners=tuple(ended["winners"]),
        parties=now.game().parties,
        mine=frozenset(now.seats_of(who.id)),
        items=stage.find(now.plan.game).result(seen),
        rematch=bool(now.seats_of(who.id)),
        dealt=dealt(at),
    )
