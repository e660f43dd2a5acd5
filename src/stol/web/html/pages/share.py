"""The page that a shared link leads to: the picture in full, and what somebody who comes by it can do."""

from dataclasses import dataclass

import htpy as h
from htpy import Node, Renderable

from stol.draw.card import HEIGHT, WIDTH, Card
from stol.web.html.kit import icon
from stol.web.html.pages.invitation import invitation
from stol.web.html.pages.parts import Visit, sheet
from stol.web.scene import games
from stol.web.service.share import Kind


@dataclass(frozen=True, kw_only=True)
class Shared(Visit):
    kind: Kind
    card: Card
    """The words of the picture."""
    code: str
    address: str
    """Of the table."""
    picture: str
    """The address of the picture."""


def page(shared: Shared) -> Renderable:
    say, card = shared.say, shared.card
    main = h.main(".sheet.shared", data_game=card.game)[
        h.header[h.h1[card.head], h.p(".lead")[card.about]],
        h.img(src=shared.picture, width=str(WIDTH), height=str(HEIGHT), alt=picture_words(shared)),
        h.div(".acts")[acts(shared)],
        h.p[say("share-foot")],
        invitation(say, shared.code, link(shared), say("share-send")),
    ]
    title = say("result-title", game=games.title(card.game, say), headline=card.head)
    return sheet(shared, title, main, styles=("waiting", "share"), scripts=("copy",))


def picture_words(shared: Shared) -> str:
    """The picture in words."""
    game = games.title(shared.card.game, shared.say)
    match shared.kind:
        case "over":
            return shared.say("share-picture", game=game)
        case "invited":
            return shared.say("share-picture-invited", game=game)
        case "daily":
            return shared.say("share-picture-daily")


def link(shared: Shared) -> str:
    """To send: in the language of this page."""
    return f"{shared.base}{shared.here}?lang={shared.say.language}"


def acts(shared: Shared) -> Node:
    say, game = shared.say, shared.card.game
    if shared.kind == "daily":
        return h.a(".button.go", href=f"/daily/{game}")[icon("i-play"), say("daily-play")]
    if shared.kind == "invited":
        return h.a(".button.go", href=shared.address)[icon("i-person"), say("share-sit")]
    return [
        h.a(".button", href=f"{shared.address}/review")[icon("i-eye"), say("review")],
        h.a(".button", href=f"{shared.address}?final=1")[icon("i-fit"), say("result-table")],
        h.form(method="post", action=f"/play/{game}")[
            h.button(".button.go", type="submit")[icon("i-play"), say("home-play")]
        ],
    ]
