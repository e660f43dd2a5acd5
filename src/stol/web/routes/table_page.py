"""Renders the page of a table: waiting room, table, result, or the hand-over page of a shared device."""

from collections.abc import Mapping
from dataclasses import replace

from litestar import Response

from stol.bots.hint import Hint
from stol.table.seat import Seat
from stol.table.session import TableSession
from stol.table.table import Table
from stol.table.undo import undoable_seat
from stol.text.phrases import list_text
from stol.web.html import stage
from stol.web.html.frame import Stream
from stol.web.html.pages import chance, message, result, table, waiting
from stol.web.html.pages.hint import MOST, Advised
from stol.web.html.pages.table_context import Ended, Resting, TableContext
from stol.web.html.real_components import host_name, real_components
from stol.web.html.stage.drawing import Drawing
from stol.web.html.telling import telling_card
from stol.web.routes.answers import html, page_visit
from stol.web.routes.share_tags import told_elsewhere
from stol.web.scene import games
from stol.web.scene.closing import can_tell, resting_scene, told_scene
from stol.web.scene.explained import explained_move
from stol.web.scene.scene import Scene
from stol.web.scene.visibility import names, scene, viewpoint
from stol.web.service.denied import Forbidden
from stol.web.service.first_time import due_note
from stol.web.service.groups import people_of
from stol.web.service.guided import is_interrupted
from stol.web.service.reach import invitation_link
from stol.web.service.share import can_share, kind_of
from stol.web.service.table_request import BOT, OPEN, YOU
from stol.web.service.table_visit import TableVisit, absolute_link, known_deal, seats_away
from stol.web.service.talk import LATEST, excerpt
from stol.web.service.visitor import Visitor

MOMENTS = 12
"""How many of the latest moments a page names."""
ILLEGAL = 422
"""Status of a move that breaks a rule."""


def render_table_page(
    at: TableVisit,
    picked: Mapping[str, str],
    *,
    seat: int | None = None,
    note: str | None = None,
    hint: Hint | None = None,
    status: int = 200,
) -> Response[str]:
    """The page for this visitor. `seat`: the seat that a shared device was handed to; `note`, `hint`: shown as well."""
    session, who = at.session, at.who
    now = session.table
    if now.position is None and now.is_over:
        return html(message.closed(replace(page_visit(who, at.address), note=note)), status=status)
    if now.position is None:
        return html(waiting.page(waiting_room(at, note)), status=status)
    if not at.may_look:
        raise Forbidden("no-watching")
    look, address = viewpoint(now, who.id, seat), at.address
    if look.hand_to is not None:
        return html(
            message.hand_over(
                replace(page_visit(who, address, page_stream(session)), note=note),
                names(now, who.say)[look.hand_to],
                look.hand_to,
            ),
            status=status,
        )
    seen = scene(now, now.position, look.seat, who.say, picked, address + (f"/seat/{look.seat}" if look.handed else ""))
    if now.is_over and not {"final", "round", "explain"} & picked.keys():
        return html(result.page(replace(finished_game(at, seen), note=note)), status=status)
    advice = advice_for(seen, hint) if hint else None
    if advice:
        seen = replace(seen, picked=games.find(now.plan.game).aim(seen, advice.move))
    explained = explained_move(now, who.id, seen)
    resting = None if advice or (explained and explained.then) else resting_scene(now, seen)
    then = explained.then if explained and explained.then else resting[1] if resting else None
    drawing, cards = draw_table(now, seen, then), real_components(now, who.id, seen)
    if now.ended_early:
        drawing = replace(drawing, turn=who.say("over"))
    if cards and cards.awaited:
        drawing = replace(drawing, turn=chance.turn_text(cards, cards.awaited, who.say))
    invited = invitation_link(absolute_link(at), on_network=who.on_network)
    context = TableContext(
        plan=now.plan, seats=tuple(now.seats), mine=tuple(now.seats_of(who.id)), talk=excerpt(now.talk, most=LATEST),
        unread=session.unread(who.id),
        asked={gone: frozenset(asking) for gone, asking in now.stand_in_votes.items()}, people=frozenset(now.people()),
        voters=frozenset(now.voters()),
        over=now.is_over, ended_early=ended_early_text(now, who),
        resting=Resting(resting[0], resting[1].common["ply"]) if resting else None,
        ended=how_it_ended(at, seen) if now.is_over and not now.ended_early else None,
        moments=tuple(turn.ply for turn in now.turns[-MOMENTS:]),
        away=seats_away(session), rematch=now.rematch, undo_count=now.undo_count,
        can_undo=undoable_seat(now, now.seats_of(who.id)) is not None, undo_request=now.undo_request,
        taken_back_by=now.taken_back_by, note=note,
        advice=advice, refused=status == ILLEGAL, settings=who.settings, stream=page_stream(session),
        clocks=tuple(session.clocks), now=session.now,
        link=invited.link, link_note=invited.note, real=cards, dealt=known_deal(at), first=first_note(at, seen),
        explained=explained, lesson=is_interrupted(now.plan.game, who.progress),
    )  # fmt: skip
    return html(table.page(seen, drawing, context), status=status)


def draw_table(now: Table, seen: Scene, then: Scene | None) -> Drawing:
    """The table; or an earlier moment, or the points of a finished game, while the bar shows the table as it is now."""
    draw = stage.find(now.plan.game).draw
    if then is not None:
        return replace(draw(then), turn=draw(seen).turn)
    closing = told_scene(now, seen)
    if closing is None or closing.told is None:
        return draw(seen)
    drawing = replace(draw(closing), telling=telling_card(closing, closing.told))
    return drawing if now.is_over else replace(drawing, turn=draw(seen).turn)


def how_it_ended(at: TableVisit, seen: Scene) -> Ended:
    """The headline of the result, told on the last board."""
    finished = finished_game(at, seen)
    lost = bool(finished.mine) and not finished.mine & set(finished.winners)
    headline = result.headline_text(finished)
    won = result.own_win(finished) and len(seen.names) > 1
    return Ended(headline, finished.winners, won=won, lost=lost, best=at.best)


def first_note(at: TableVisit, seen: Scene) -> str | None:
    """The note that is told to this visitor now; none on a shared device, where others look as well."""
    own = at.session.table.seats_of(at.who.id)
    if len(own) != 1:
        return None
    return due_note(seen, at.who.progress, moved=any(seat == own[0] for seat, _ in at.session.table.plays))


def advice_for(seen: Scene, hint: Hint) -> Advised | None:
    """The hint for this position, with the move that the query string selects; None if it is for another position."""
    if seen.common["ply"] != hint.ply or not seen.legal:
        return None
    moves = [advice.move for advice in hint.moves[:MOST]]
    offer = games.find(hint.game).offer
    wanted = seen.picked.get("best", "")
    chosen = int(wanted) if wanted in map(str, range(len(moves))) else 0
    return Advised(hint=hint, chosen=chosen, offers=tuple(offer(seen, move) for move in moves))


def page_stream(session: TableSession) -> Stream:
    now = session.table
    return Stream(address=f"/tables/{now.plan.code}/stream", sequence=now.sequence, stamp=session.stamp)


def waiting_room(at: TableVisit, note: str | None) -> waiting.Waiting:
    now, who = at.session.table, at.who
    invited = invitation_link(absolute_link(at), on_network=who.on_network)
    return waiting.Waiting(
        say=who.say,
        name=who.name,
        settings=who.settings,
        here=at.address,
        stream=page_stream(at.session),
        note=note,
        address=at.address,
        game=now.plan.game,
        code=now.plan.code,
        link=invited.link,
        link_note=invited.note,
        seats=tuple(
            (None if seat.is_open else name, seat_kind(seat, now))
            for seat, name in zip(now.seats, names(now, who.say), strict=True)
        ),
        mine=frozenset(now.seats_of(who.id)),
        host=who.id == now.plan.host,
        may_watch=now.plan.watch,
        rated=now.plan.rated,
        dealer=host_name(now, who.say) if now.plan.real_components else None,
        dealt=known_deal(at),
        share=told_elsewhere(at, "invited", who.say("waiting-lead")),
        listed=at.listed if now.plan.public and who.id == now.plan.host else None,
        acquaintances=at.acquaintances,
    )


def seat_kind(seat: Seat, now: Table) -> str:
    """The kind of a seat, as the set-up form names it."""
    if seat.level is not None:
        return f"{BOT}{seat.level}"
    return YOU if seat.player == now.plan.host else OPEN


def ended_early_text(now: Table, who: Visitor) -> str | None:
    """Why a table ended before the game did, in words."""
    if now.ended_early is None:
        return None
    if now.ended_early == "closed":
        return who.say("ended-closed")
    out = now.ended_early == "time"
    gone = [number for number, seat in enumerate(now.seats) if (seat.lost if out else seat.resigned)]
    listed = list_text(who.say, [names(now, who.say)[seat] for seat in gone])
    you = "yes" if gone == now.seats_of(who.id) else "no"
    return who.say("ended-time" if out else "ended-resigned", names=listed, count=len(gone), you=you)


def stayed_text(now: Table, who: Visitor) -> str | None:
    """Who won because the others left, in words."""
    if now.ended_early in {None, "closed"}:
        return None
    stayed = [number for number, seat in enumerate(now.seats) if not seat.has_left]
    you = "yes" if stayed == now.seats_of(who.id) else "no"
    listed = list_text(who.say, [names(now, who.say)[seat] for seat in stayed])
    return who.say("ended-won", names=listed, count=len(stayed), you=you) if stayed else None


def finished_game(at: TableVisit, seen: Scene) -> result.Finished:
    now, who = at.session.table, at.who
    ended = seen.common["result"]
    return result.Finished(
        say=who.say,
        name=who.name,
        settings=who.settings,
        here=seen.address,
        stream=page_stream(at.session),
        address=seen.address,
        game=now.plan.game,
        title=games.find(now.plan.game).progress(seen.view, who.say),
        names=seen.names,
        ended_early=ended_early_text(now, who),
        stayed=stayed_text(now, who),
        scores=tuple(ended["scores"]) if ended else (),
        winners=tuple(ended["winners"]) if ended else (),
        parties=now.game().parties,
        mine=frozenset(now.seats_of(who.id)),
        items=stage.find(now.plan.game).result(seen) if ended else None,
        rematch=bool(now.seats_of(who.id)),
        may_group=bool(now.seats_of(who.id)) and len(people_of(now)) > 1,
        tells=can_tell(now.plan.game, seen),
        dealt=known_deal(at),
        best=at.best,
        share=told_elsewhere(at, kind_of(now) or "over", who.say("share-foot")) if can_share(now) else None,
    )
