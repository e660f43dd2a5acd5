"""No English is left on any page of any language: names, titles of games and codes aside."""

import functools
import itertools
import re
from collections.abc import Callable, Iterator

import pytest
from litestar.testing import TestClient

from browser.gallery import LONG, SECRET, Gallery, Sight
from browser.guided_sights import guided_steps
from browser.sights import sights
from page_checks import Element, parsed
from sampling import sample
from stol.table.seats import NAMES
from stol.table.store import Store
from stol.text.languages import SHIPPED
from stol.web.app import Settings, create
from stol.web.http.visitor import COOKIE
from visitors import HOST, Server

LANGUAGES = [tag for tag in SHIPPED if tag != "en"]
ATTRIBUTES = ("aria-label", "title", "alt", "placeholder")
TOLD_ELSEWHERE = {"description", "og:title", "og:description"}
"""Meta elements that links to the page show."""
WORDS = re.compile(r"[A-Za-z]{3,}")
CODE = re.compile(
    r"https?://\S+|\b[0-9a-f]{64}\b|\b[A-Z]{5,7} ?\d[\dA]{0,2}\b|\b[A-Z]{5} ?[A-Z]{5}\b"
    r"|\b[a-z]{1,2}\d\S*|\S*@\S*|\bfirst:\d|\b[roygbp]{2,5}\b"
)
"""Addresses, hashes, codes of tables, cards, dice and moves."""
NAMES_OF_PEOPLE = {*NAMES, *LONG, "Ana", "Vera", "Tea", "Oskar", "Lena", "Marko", "Zoe", "Ivo", "Mina", "friday"}
NAMES_OF_PEOPLE |= {"Wilhelmina von Grünstein"}
THE_SAME = {
    *("stol", "Pixies", "Everything", "Card", "Clustered", "Ingenious", "Flower", "Power"),  # titles
    *SHIPPED.values(),  # languages by their own names
    *("Esc", "Elo", "Firefox", "KARUM", "OBIDE", "Europe", "Belgrade"),  # a key, names, a code, a time zone
}
"""Words that may stand in every language."""
LOANWORDS = {
    "sr-Latn": {"Solo", "Draft", "Link", "Program", "bonus", "Bonus"},
    "sr-Cyrl": set[str](),
    "hr": {"Solo", "Draft", "Hash", "Program", "bonus", "Bonus"},
    "pl": {"Solo", "Draft", "Hash", "Link", "Menu", "Program", "System", "bonus", "Bonus"},
    "ro": {"Draft", "Hash", "Link", "Program", "Total", "Expert", "Chat", "Joker", "joker", "bonus", "Bonus"},
    "ru": set[str](),
}
"""Words that are the same in English."""


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[Sight]]]:
    """A server with tables of all kinds, and all pages."""
    database = f"sqlite:///{tmp_path_factory.mktemp('languages') / 'tables.db'}"
    shown = [*sights(Gallery(Store(database))), *guided_steps()]
    with TestClient(create(Settings(database, limited=False, workers=1)), base_url=HOST) as client:
        running = Server(client)
        running.until_ready()
        yield running, shown


def texts(page: Element) -> Iterator[str]:
    """All that a page shows or reads out, piece by piece; chat and what people typed aside."""
    for element in page.all():
        if element.tag in {"script", "style"} or is_typed(element):
            continue
        yield from element.own_text.splitlines()
        yield from (element.attributes[name] for name in ATTRIBUTES if name in element.attributes)
        if {element.attributes.get("name"), element.attributes.get("property")} & TOLD_ELSEWHERE:
            yield element.attributes["content"]


def is_typed(element: Element) -> bool:
    """Whether somebody wrote this, or it is never translated: chat, a language in its own words, a time zone."""
    if element.attributes.get("translate") == "no":
        return True
    if element.tag != "html" and ("lang" in element.attributes or element.attributes.get("id") == "talk-list"):
        return True
    return element.parent is not None and is_typed(element.parent)


def english_words(text: str) -> set[str]:
    plain = CODE.sub(" ", text)
    for name in NAMES_OF_PEOPLE:
        plain = plain.replace(name, " ")
    return set(WORDS.findall(plain)) - THE_SAME


def pieces(server: Server, address: str, language: str) -> set[str]:
    headers = {"Accept-Language": language, "cookie": f"{COOKIE}={SECRET}"}
    page = server.client.get(address, headers=headers, follow_redirects=True)
    return {piece.strip() for piece in texts(parsed(page.text)) if piece.strip()}


@pytest.fixture(scope="module")
def english(gallery: tuple[Server, list[Sight]]) -> Callable[[str], set[str]]:
    """What a page says in English, asked for once for all languages."""
    return functools.cache(functools.partial(pieces, gallery[0], language="en"))


def traits(case: tuple[str, Sight]) -> list[object]:
    """A sample has every page in some language, and a page of every kind in every language."""
    language, sight = case
    return [sight.name, (language, sight.name.partition("-")[0])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_is_left(
    gallery: tuple[Server, list[Sight]], english: Callable[[str], set[str]], language: str
) -> None:
    server, shown = gallery
    cases = sample(itertools.product(LANGUAGES, shown), __name__, traits)
    addresses = [sight.address for tag, sight in cases if tag == language]
    left = {
        (address.partition("?")[0], piece)
        for address in addresses
        for piece in pieces(server, address, language) & english(address)
        if english_words(piece) - LOANWORDS[language]
    }
    assert sorted(left) == []


def test_no_markup_is_shown_as_text(gallery: tuple[Server, list[Sight]], english: Callable[[str], set[str]]) -> None:
    addresses = [sight.address for sight in gallery[1]]
    assert [(address, piece) for address in addresses for piece in english(address) if "<" in piece] == []
