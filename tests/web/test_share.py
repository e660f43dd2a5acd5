"""Shared links: the page for everybody, the picture of the real board, and what must not be seen in either."""

import datetime as dt
import io
import re
import time
from urllib.parse import urlsplit

import pytest
from msgspec.structs import replace
from PIL import Image

from page_checks import read_page
from stol import Game
from stol.games.registry import KEYS
from stol.table import deals
from stol.text.languages import SHIPPED
from visitors import Server, plan_for
from web.test_deals import finished, of_today

DAY = dt.date(2026, 11, 18)


def tags(page: str) -> dict[str, str]:
    """What the head of a page tells other sites."""
    metas = read_page(page).all("meta")
    return {meta.attributes["property"]: meta.attributes["content"] for meta in metas if "property" in meta.attributes}


def picture(server: Server, address: str) -> bytes:
    answer = server.stranger().get(address)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert Image.open(io.BytesIO(answer.content)).size == (1200, 630)
    return answer.content


def local(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.path}?{parts.query}"


def over(server: Server, game: str, seed: int = 1, *, watch: bool = True) -> str:
    """The code of a finished game that Ana has played."""
    plan = plan_for(server.person("Ana"), game, 2, Game(game).options, watch=watch)
    return finished(server, plan, ("Ana", "Oskar"), seed)


@pytest.mark.parametrize("game", KEYS)
def test_a_link_to_a_finished_game_shows_its_board(server: Server, game: str) -> None:
    first, second = over(server, game, 1), over(server, game, 2)
    page = server.stranger().get(f"/share/{first}?lang=en")
    assert page.status_code == 200
    told = tags(page.text)
    assert "Ana" in told["og:title"] or "Oskar" in told["og:title"]
    assert picture(server, local(told["og:image"])) != picture(server, f"/share/{second}/picture.png?lang=en")


def test_what_caches_may_keep_for_everybody_has_no_cookie(server: Server) -> None:
    code, ana = over(server, "pixies"), server.person("Ana")
    kept = ana.get(f"/share/{code}/picture.png")
    assert "public" in kept.headers["cache-control"]
    assert "set-cookie" not in kept.headers
    own = ana.get(f"/share/{code}")
    assert own.headers["cache-control"] == "no-store"
    assert ana.secret in own.headers["set-cookie"]


def test_the_picture_is_in_the_language_of_the_link(server: Server) -> None:
    code = over(server, "pixies")
    pictures = {language: picture(server, f"/share/{code}/picture.png?lang={language}") for language in SHIPPED}
    assert len(set(pictures.values())) == len(SHIPPED)
    romanian = server.stranger().get(f"/share/{code}?lang=ro").text
    assert '<html lang="ro"' in romanian
    assert "lang=ro" in tags(romanian)["og:image"]


def test_the_page_of_the_result_leads_to_the_link(server: Server) -> None:
    code = over(server, "pixies")
    page = server.stranger().get(f"/tables/{code}").text
    assert f'href="/share/{code}"' in page
    assert f"/share/{code}/picture.png" in tags(page)["og:image"]


def test_a_game_that_others_may_not_watch_is_not_shared(server: Server) -> None:
    code = over(server, "pixies", watch=False)
    assert server.stranger().get(f"/share/{code}").status_code == 403
    assert server.stranger().get(f"/share/{code}/picture.png").status_code == 403


@pytest.mark.parametrize("game", KEYS)
def test_nothing_of_the_deal_of_the_day_is_seen_before_its_day_is_over(
    server: Server, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deals, "today", lambda: DAY)
    monkeypatch.setattr("stol.web.service.share.today", lambda: DAY)
    players = [server.person("Ana"), server.person("Ben")]
    codes = [finished(server, of_today(host, game, DAY), ("Ana", "Oskar"), seed) for seed, host in enumerate(players)]
    shared = [picture(server, f"/share/{code}/picture.png?lang=en") for code in codes]
    assert shared[0] == shared[1], "the pictures of two players of the same deal differ"
    tables = [server.session_at(f"/tables/{code}").table for code in codes]
    for code, table in zip(codes, tables, strict=True):
        assert table.position is not None
        scores = (table.position.result or {"scores": []})["scores"]
        page = read_page(server.stranger().get(f"/share/{code}?lang=en").text)
        words = page.all("main")[0].text.replace(code, "") + str(tags(server.stranger().get(f"/share/{code}").text))
        assert "Ana" not in words
        assert "Oskar" not in words
        words = re.sub(r"\d+ [A-Z][a-z]+ \d{4}", "", words)  # a score may be the day of the month, too
        assert not [score for score in scores if f" {score} " in words]
    monkeypatch.setattr("stol.web.service.share.today", lambda: DAY + dt.timedelta(days=1))
    assert picture(server, f"/share/{codes[0]}/picture.png?lang=en") != shared[0]


def test_the_picture_of_a_deal_of_the_day_is_the_same_on_another_deal(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stol.web.service.share.today", lambda: DAY)
    plan = of_today(server.person("Ana"), "clustered", DAY)
    others = replace(of_today(server.person("Ben"), "clustered", DAY), seed="another deal")
    pictures = [
        picture(server, f"/share/{finished(server, each, ('Ana', 'Oskar'), 3)}/picture.png?lang=en")
        for each in (plan, others)
    ]
    assert pictures[0] == pictures[1]


def test_an_invitation_shows_who_waits(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="ingenious", players=3, seat0="you", seat1="open", seat2="open")
    told = tags(server.stranger().get(address).text)
    before = picture(server, local(told["og:image"]))
    server.person("Ben").sit(address, 1)
    after = tags(server.stranger().get(address).text)["og:image"]
    assert after != told["og:image"], "others would keep the old picture"
    assert picture(server, local(after)) != before


def test_a_running_game_has_no_picture(server: Server) -> None:
    address = server.person("Ana").open(game="pixies", players=2, seat0="you", seat1="here")
    server.stranger().get(address)
    while server.session_at(address).table.position is None:
        time.sleep(0.01)
    code = address.rpartition("/")[2]
    assert server.stranger().get(f"/share/{code}/picture.png").status_code == 403
    assert server.stranger().get(f"/share/{code}").headers["location"] == address


def test_a_picture_is_drawn_once_and_who_asks_for_too_many_waits(guarded: Server) -> None:
    codes = [over(guarded, "pixies", seed) for seed in range(7)]
    guarded.until_ready()
    somebody = guarded.stranger()
    answers = [somebody.get(f"/share/{code}/picture.png?lang=en").status_code for code in codes]
    assert 429 in answers
    drawn = codes[0]
    assert answers[0] == 200
    assert {key.split()[0] for key in guarded.service.pictures._kept} >= {drawn}  # noqa: SLF001 - there is no public list
