"""stol as an app: a manifest in every language, icons that are there, a worker, and a page for when it is offline."""

import io
import re

import pytest
from PIL import Image

from page_checks import read_page
from stol.games.registry import KEYS
from stol.text.languages import SHIPPED
from stol.web.html.assets import PREFIX
from stol.web.html.manifest import Icon, Manifest
from visitors import Server


def manifest_of(server: Server, language: str) -> Manifest:
    """As a browser asks for it: by the link of a page, without a cookie."""
    page = read_page(server.stranger().get(f"/?lang={language}").text)
    answer = server.stranger().get(page.all("link", rel="manifest")[0].attributes["href"])
    assert answer.headers["content-type"].startswith("application/manifest+json")
    found: Manifest = answer.json()
    return found


def test_the_app_can_be_installed(server: Server) -> None:
    found = manifest_of(server, "en")
    assert (found["start_url"], found["scope"], found["display"]) == ("/", "/", "standalone")
    by_purpose = {(icon["purpose"], icon["sizes"]) for icon in found["icons"]}
    assert by_purpose >= {(kind, f"{size}x{size}") for kind in ("any", "maskable") for size in (192, 512)}
    assert [shortcut["url"] for shortcut in found["shortcuts"]] == [f"/setup?game={game}" for game in KEYS]
    for shortcut in found["shortcuts"]:
        assert server.stranger().get(shortcut["url"]).status_code == 200
    for icon in [*found["icons"], *(each for shortcut in found["shortcuts"] for each in shortcut["icons"])]:
        check_icon(server, icon)


def check_icon(server: Server, icon: Icon) -> None:
    answer = server.stranger().get(icon["src"])
    assert answer.headers["content-type"] == icon["type"]
    assert "immutable" in answer.headers["cache-control"]
    if icon["type"] == "image/png":
        width, height = Image.open(io.BytesIO(answer.content)).size
        assert f"{width}x{height}" == icon["sizes"]


def test_the_app_is_called_and_described_in_every_language(server: Server) -> None:
    found = {language: manifest_of(server, language) for language in SHIPPED}
    assert {language: each["lang"] for language, each in found.items()} == {language: language for language in SHIPPED}
    assert len({each["description"] for each in found.values()}) == len(SHIPPED)
    assert all("stol" in each["name"] for each in found.values())


def test_the_worker_knows_the_version_of_the_files_and_may_serve_every_page(server: Server) -> None:
    answer = server.stranger().get("/service-worker.js?lang=pl")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-store"
    assert f'const PREFIX = "{PREFIX}";' in answer.text
    policy = server.stranger().get("/").headers["content-security-policy"]
    assert "manifest-src 'self'" in policy
    assert "script-src 'self'" in policy  # of workers, too, unless another source is named


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_page_for_no_connection_leads_to_the_rules_and_tries_again(server: Server, language: str) -> None:
    page = read_page(server.stranger().get(f"/offline?lang={language}").text)
    assert page.all("html")[0].attributes["lang"] == language
    links = [link.attributes["href"] for link in page.all("main")[0].all("a")]
    assert links == ["", *(f"/learn/{game}" for game in KEYS)]
    assert int(page.all("meta", **{"http-equiv": "refresh"})[0].attributes["content"]) > 0


def test_the_icon_of_the_tab_says_whose_turn_it_is(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    table = ana.open(game="clustered", seat1="open")
    ben.sit(table, 1)
    icons = [
        re.findall(r"icon(?:-turn)?\.svg", read_page(who.get(table).text).all("link", rel="icon")[0].attributes["href"])
        for who in (ana, ben)
    ]
    assert sorted(icons) == [["icon-turn.svg"], ["icon.svg"]]
