"""The frame of the pages about the player: devices, notices, days off, data."""

import datetime as dt

import htpy as h
from htpy import Node, Renderable

from stol.text import Say
from stol.web.html.own_links import own_links
from stol.web.html.pages.parts import Visit, sheet


def own_page(
    visit: Visit, here: str, *body: Node, styles: tuple[str, ...] = (), scripts: tuple[str, ...] = ()
) -> Renderable:
    """One of the pages, under its links. `here`: the page that it is, or that it belongs to."""
    main = h.main(".sheet.own")[own_links(visit.say, here), body]
    return sheet(visit, visit.say(f"{here}-page"), main, styles=("own", *styles), scripts=scripts)


def day(say: Say, message: str, at: int) -> Renderable:
    """A message about a day; `at`: milliseconds since 1970."""
    date = dt.datetime.fromtimestamp(at / 1000, dt.UTC).date()
    return h.time(datetime=date.isoformat())[say(message, date=date)]
