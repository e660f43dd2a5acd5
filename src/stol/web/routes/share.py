"""What a link to a table shows elsewhere: a page for everybody, and the picture of the board that goes with it."""

from dataclasses import replace
from typing import Final

from litestar import Response, route

from stol.draw.card import Card, Line
from stol.table.deals import today
from stol.table.table import Table
from stol.text import Say
from stol.web.html.pages import result
from stol.web.html.pages import share as page
from stol.web.http.dependencies import Allowed, TheService
from stol.web.routes.answers import go_to, html
from stol.web.routes.share_tags import told_elsewhere
from stol.web.routes.table_page import finished_game
from stol.web.routes.tables import PAGE, At
from stol.web.scene import games
from stol.web.scene.visibility import names, scene
from stol.web.service.denied import Forbidden
from stol.web.service.share import Kind, board_shown, kind_of, picture_key
from stol.web.service.table_visit import TableVisit

A_DAY: Final = 24 * 3600
PNG: Final = "image/png"


@route("/share/{code:str}", http_method=PAGE)
async def get_share(at: At) -> Response[str]:
    """The page that a link leads to; while a game runs, the table itself."""
    kind = kind_of(at.session.table)
    if kind is None:
        return go_to(at.address)
    who, card, code = at.who, words(at, kind), at.session.table.plan.code
    share = told_elsewhere(at, kind, card.about)
    shared = page.Shared(
        say=who.say, name=who.name, settings=who.settings, here=f"/share/{code}", base=who.base,
        kind=kind, card=card, code=code, address=at.address, share=share, picture=share.drawn,
    )  # fmt: skip
    return html(page.page(shared))


@route("/share/{code:str}/picture.png", http_method=PAGE)
async def get_picture(at: At, service: TheService, limits: Allowed) -> Response[bytes]:
    """The picture as PNG, 1200 × 630, in the language of `?lang`."""
    table, say = at.session.table, at.who.say
    kind = kind_of(table)
    if kind is None:
        raise Forbidden("not-over")
    key = picture_key(table, kind, say.language)
    picture = service.pictures.kept(key)
    if picture is None:
        limits.take("draw", at.who.client)
        view = board_shown(table, kind)
        picture = await service.pictures.draw(key, at.who.client, words(at, kind), view, say.language)
    headers = {"Cache-Control": f"public, max-age={A_DAY}", "Vary": "Accept-Language"}
    return Response(picture, media_type=PNG, headers=headers)


def words(at: TableVisit, kind: Kind) -> Card:
    """The words of the picture, as somebody reads them who does not sit there."""
    return CARDS[kind](at)


def game_card(at: TableVisit) -> Card:
    """Who won, and everybody's points."""
    table, say = at.session.table, at.who.say
    if table.position is None:
        raise Forbidden("not-over")
    stranger = replace(at, who=replace(at.who, player=None))
    finished = finished_game(stranger, scene(table, table.position, None, say, {}, at.address))
    title = games.title(table.plan.game, say)
    points = map(str, finished.scores) if finished.scores else [""] * table.plan.players
    lines = [
        Line(seat, name, number, is_winner=seat in finished.winners)
        for seat, (name, number) in enumerate(zip(finished.names, points, strict=True))
    ]
    about = say("home-row", game=title, progress=finished.title)
    about = f"{finished.stayed} {about}" if finished.stayed else about
    return Card(table.plan.game, result.headline_text(finished), about, tuple(lines), foot=say("share-foot"))


def invitation_card(at: TableVisit) -> Card:
    """Who waits, and how many chairs are free."""
    table, say = at.session.table, at.who.say
    title, seats = games.title(table.plan.game, say), table.seats
    free = sum(seat.is_open for seat in seats)
    lines = [
        Line(number, name)
        for number, (seat, name) in enumerate(zip(seats, names(table, say), strict=True))
        if not seat.is_open
    ]
    about = say("share-invited-about", game=title, free=free, count=len(seats))
    return Card(
        table.plan.game, say("share-invited-head", name=host(table, say)), about, tuple(lines), foot=say("share-foot")
    )


def host(table: Table, say: Say) -> str:
    """The name of whoever waits."""
    sitting = [seat for seat, place in enumerate(table.seats) if place.player]
    return names(table, say)[sitting[0] if sitting else 0]


def daily_card(at: TableVisit) -> Card:
    """Neither the deal nor how anybody has played it."""
    table, say = at.session.table, at.who.say
    about = say("home-row", game=games.title(table.plan.game, say), progress=say("daily-date", date=today()))
    return Card(table.plan.game, say("share-daily-head"), about, foot=say("share-foot"))


CARDS: Final = {"over": game_card, "invited": invitation_card, "daily": daily_card}
