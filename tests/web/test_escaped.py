"""User text is escaped: it is shown as written and never becomes HTML."""

import pytest

from page_checks import read_page
from visitors import Server, Visitor
from web.test_moves import sit_together

EVIL = ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "' onclick='x", "&lt;b&gt;", "{{7*7}}", "<!--"]
TURNED = "abc\N{RIGHT-TO-LEFT OVERRIDE}def\x00\x1b[31m\u2028ghi"


@pytest.mark.parametrize("evil", EVIL)
def test_a_name_is_only_a_name(server: Server, evil: str) -> None:
    address, ana, ben = sit_together(server, "pixies")
    ana.post("/name", name=evil)
    room = ana.open(game="pixies", seat1="open")
    stranger = server.stranger()
    stranger.post(f"{room}/sit", seat=1, name=evil)
    assert ana.post(f"{address}/talk", text=evil, key="1").status_code == 303
    for visitor, page in ((ana, "/"), (ana, room), (stranger, room), (ana, address), (ben, address)):
        check(visitor, page, evil)
    assert evil in read_page(ben.get(address).text).all(id="talk-list")[0].text


def check(visitor: Visitor, address: str, evil: str) -> None:
    answer = visitor.get(address)
    assert answer.status_code == 200
    page = read_page(answer.text)
    running = [script for script in page.all("script") if script.attributes.get("type") != "application/json"]
    assert running
    assert all(script.attributes["src"].startswith("/static/") for script in running)
    assert not page.all("img")
    if "<" in evil:
        assert evil not in answer.text


@pytest.mark.parametrize("evil", EVIL)
@pytest.mark.parametrize("address", ["/setup?game={}", "/setup?players={}", "/join?code={}", "/tables/{}", "/play/{}"])
def test_an_address_is_not_repeated_as_it_came(server: Server, address: str, evil: str) -> None:
    answer = server.stranger().get(address.format(evil))
    assert answer.status_code < 500
    if "<" in evil:
        assert evil not in answer.text
        assert "<img" not in answer.text


@pytest.mark.parametrize("name", ["", " ", "\x00", "\u200d", "\u202e", "\n\t"])
def test_a_name_that_can_not_be_seen_is_none(server: Server, name: str) -> None:
    ana = server.person("Ana")
    assert ana.post("/name", name=name).status_code in {303, 400}
    assert "Ana" in ana.get("/").text


def test_words_are_one_line_in_one_direction(server: Server) -> None:
    address, ana, ben = sit_together(server, "pixies")
    ana.post("/name", name=TURNED)
    ana.post(f"{address}/talk", text=TURNED)
    for text in (ana.get("/").text, ben.get(address).text):
        assert not set(TURNED) & set(text) - set(" abcdefghi[31m")
    assert "abc def [31m ghi" in ben.get(address).text


def test_a_long_name_is_cut_and_a_long_speech_refused(server: Server) -> None:
    address, ana, _ = sit_together(server, "pixies")
    ana.post("/name", name="x" * 900)
    assert "x" * 24 in ana.get("/").text
    assert "x" * 25 not in ana.get("/").text
    assert ana.post(f"{address}/talk", text="y" * 201).status_code == 409
    assert ana.post(f"{address}/talk", text="y" * 2000).status_code == 400
    assert not server.table(address).talk
