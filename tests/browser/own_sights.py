"""The pages about the player: people, devices, notices, days off, data."""

import datetime as dt
from collections.abc import Iterator
from urllib.parse import quote

from browser.gallery import ANOTHER_SECRET, Gallery, Party, Sight
from stol import Game
from stol.table.change import now_in_milliseconds
from stol.web.service.visitor import digest

NAMES = (
    "company",
    "devices",
    "device-link",
    "device-question",
    "phrase",
    "recover",
    "notices",
    "holidays",
    "holidays-taken",
    "own-data",
    "erase",
)


def own(gallery: Gallery) -> Iterator[Sight]:
    """Ana has a phone, too; Mina has made a link that Ana looks at."""
    gallery.devices.add("ana", digest("the phone"), "phone Firefox")
    gallery.open(Party("KRUMAV60", Game("ingenious", players=3), ("Ana", "Wilhelmina von Grünstein", "")))
    gallery.groups.keep("KRUMAV60", ["ana", "mina"])
    yield Sight("company", "/me/people")
    yield Sight("devices", "/me/devices")
    yield Sight("device-link", "/me/devices", "form[action='/me/link'] button")
    yield Sight("device-question", f"/me/link/{quote(gallery.link('mina'))}")
    yield Sight("phrase", "/me/devices", "form[action='/me/phrase'] button")
    yield Sight("recover", "/me/recover")
    yield Sight("notices", "/me/notices")
    yield Sight("holidays", "/me/holidays")
    today = dt.datetime.now(dt.UTC).date()
    gallery.holidays.take("mina", today, today + dt.timedelta(days=9), now_in_milliseconds())
    yield Sight("holidays-taken", "/me/holidays", secret=ANOTHER_SECRET)
    yield Sight("own-data", "/me/data")
    yield Sight("erase", "/me/erase")
