"""One player on several devices: links that work once, a question before anything happens, recovery phrases."""

import re

import pytest
import sqlalchemy as sa

from page_checks import Element, read_page
from stol.table.links import SECONDS
from stol.table.phrases import WORDS, WORDS_PER_PHRASE
from stol.table.schema import DEVICES, LINKS, PHRASES
from stol.web.http.allowances import Limits
from stol.web.http.visitor import BEFORE, COOKIE
from visitors import Server, Visitor
from web.api.programs import Program, program

PHONE = {"user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"}
KEEP, LEAVE = {"before": "keep"}, {"before": "leave"}


def link_of(visitor: Visitor) -> str:
    """The path of a new link to another device of the visitor."""
    page = read_page(visitor.post("/me/link").text)
    shown = next(field.attributes["value"] for field in page.all("input") if "readonly" in field.attributes)
    return shown.removeprefix("http://stol.example")


def phrase_of(visitor: Visitor) -> list[str]:
    return [item.text for item in read_page(visitor.post("/me/phrase").text).all("ol")[0].all("li")]


def rows(server: Server, table: sa.Table) -> list[str]:
    """Everything that is stored in a table, as text."""
    engine = sa.create_engine(server.store.url)
    with engine.connect() as connection:
        found = [str(row) for row in connection.execute(sa.select(table))]
    engine.dispose()
    return found


def listed(visitor: Visitor) -> list[Element]:
    return read_page(visitor.get("/me/devices").text).all("ul", **{"class": "devices"})[0].all("li")


def sign_out_forms(visitor: Visitor) -> list[str]:
    return [form.attributes["action"] for row in listed(visitor) for form in row.all("form")]


def name_of(visitor: Visitor) -> str:
    """Whom the top bar names."""
    return read_page(visitor.get("/join").text).all("input", id="me-name")[0].attributes.get("value", "")


def test_a_link_makes_another_device_the_same_player_once(server: Server) -> None:
    ana, phone, late = server.person("Ana"), server.stranger(), server.stranger()
    table = ana.open(game="pixies", seat1="open")
    link = link_of(ana)
    answer = phone.ask("POST", link, headers=PHONE, data=LEAVE)
    assert answer.headers["location"] == "/me/devices"
    assert phone.secret != ana.secret
    assert (name_of(phone), name_of(ana)) == ("Ana", "Ana")
    assert read_page(phone.get(f"{table}/leave").text).all("form", action=f"{table}/close"), "Ana is the host"
    assert [row.all("b")[0].text for row in listed(ana)] == ["Phone · Firefox", "Program"]
    signs = [use.attributes["href"].rpartition("#")[2] for row in listed(ana) for use in row.all("use")]
    assert signs == ["i-device", "i-bot"]
    assert late.post(link, **LEAVE).status_code == 404
    assert not late.secret


def test_looking_at_a_link_does_not_use_it_up_and_the_page_says_whose_it_is(server: Server) -> None:
    ana, phone = server.person("Ana"), server.stranger()
    link = link_of(ana)
    for method in ("GET", "HEAD", "GET"):
        assert phone.ask(method, link).status_code == 200
    assert not phone.secret
    page = read_page(phone.get(link).text)
    assert "Ana (0 games)" in page.text
    assert "Go on only if you made the link yourself" in page.text
    assert phone.post(link, **LEAVE).status_code == 303


def test_a_link_that_was_not_answered_changes_nothing(server: Server) -> None:
    """Nor does a form of another site: nobody becomes somebody else without the question."""
    eve, ana = server.person("Eve"), server.person("Ana")
    link = link_of(eve)
    foreign = {"sec-fetch-site": "cross-site"}
    assert ana.ask("POST", link, headers=foreign, data=LEAVE).status_code == 403
    assert ana.post(link).status_code == 400, "the answer says what happens with the player of before"
    assert name_of(ana) == "Ana"


def test_who_is_somebody_already_is_told_and_can_keep_that_player(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    ben.open(game="pixies", seat1="open")
    link = link_of(ana)
    page = read_page(ben.get(link).text)
    assert "Ben (1 game)" in page.text
    assert [button.attributes["value"] for button in page.all("button", name="before")] == ["keep"], "he is only here"
    answer = ben.post(link, **KEEP)
    before = answer.cookies[BEFORE]
    assert name_of(ben) == "Ana"
    kept = {"cookie": f"{COOKIE}={ben.secret}; {BEFORE}={before}"}
    assert "Ben (1 game)" in read_page(ben.get("/me/devices", headers=kept).text).text
    back = ben.ask("POST", "/me/devices/before", headers=kept)
    assert back.cookies[COOKIE] == before
    assert name_of(ben) == "Ben"


def test_a_player_with_another_device_may_be_left(server: Server) -> None:
    ana, ben, phone = server.person("Ana"), server.person("Ben"), server.stranger()
    phone.post(link_of(ben), **LEAVE)
    page = read_page(ben.get(link_of(ana)).text)
    assert [button.attributes["value"] for button in page.all("button", name="before")] == ["keep", "leave"]


def test_a_new_link_replaces_the_one_before_and_links_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, phone = server.person("Ana"), server.stranger()
    first, second = link_of(ana), link_of(ana)
    assert [phone.get(link).status_code for link in (first, second)] == [404, 200]
    monkeypatch.setitem(SECONDS, "device", 0)
    assert phone.get(link_of(ana)).status_code == 404


def test_only_hashes_are_stored(server: Server) -> None:
    ana = server.person("Ana")
    link, phrase = link_of(ana), phrase_of(ana)
    stored = " ".join(rows(server, LINKS) + rows(server, PHRASES) + rows(server, DEVICES))
    assert link.rpartition("/")[2] not in stored
    assert ana.secret not in stored
    assert not any(word in stored for word in phrase)


def test_a_device_that_is_signed_out_is_nobodys_at_once(server: Server) -> None:
    ana, phone = server.person("Ana"), server.stranger()
    phone.ask("POST", link_of(ana), headers=PHONE, data=LEAVE)
    assert name_of(phone) == "Ana"
    first, _second = sign_out_forms(ana)
    assert ana.post(first).status_code == 303
    assert name_of(phone) == ""
    assert name_of(ana) == "Ana"
    assert len(listed(ana)) == 1


def test_the_last_way_to_a_player_stays(server: Server) -> None:
    ana = server.person("Ana")
    device = server.store.devices.of_player(ana.id)[0]
    assert sign_out_forms(ana) == []
    refused = ana.post(f"/me/devices/{device.id}/out")
    assert (refused.status_code, name_of(ana)) == (403, "Ana")
    assert "recovery phrase" in refused.text
    phrase_of(ana)
    assert ana.post(sign_out_forms(ana)[0]).status_code == 303
    assert name_of(ana) == ""


def test_nobody_signs_out_devices_of_others(server: Server) -> None:
    ana, eve, phone = server.person("Ana"), server.person("Eve"), server.stranger()
    phone.post(link_of(eve), **LEAVE)
    device = server.store.devices.of_player(ana.id)[0]
    eve.post(f"/me/devices/{device.id}/out")
    assert name_of(ana) == "Ana"


def test_the_recovery_phrase_brings_a_player_back(server: Server) -> None:
    ana, phone = server.person("Ana"), server.stranger()
    phrase = phrase_of(ana)
    assert len(phrase) == WORDS_PER_PHRASE
    typed = ",\n ".join(word.upper() for word in phrase)
    assert phone.post("/me/recover", phrase=typed).status_code == 303
    assert name_of(phone) == "Ana"
    newer = phrase_of(ana)
    old = server.stranger().post("/me/recover", phrase=" ".join(phrase))
    assert (old.status_code, "No player has that phrase" in old.text) == (400, True)
    assert server.stranger().post("/me/recover", phrase=" ".join(newer)).status_code == 303


def test_what_is_wrong_with_a_phrase_is_said(server: Server) -> None:
    stranger = server.stranger()
    said = {
        "malob zzzzz": "In no phrase: zzzzz.",
        "malob vevud": "A phrase has six words; 2 were typed.",
        " ".join(WORDS[:6]): "No player has that phrase",
    }
    for typed, expected in said.items():
        answer = stranger.post("/me/recover", phrase=typed)
        assert answer.status_code == 400
        page = read_page(answer.text)
        assert expected in page.text
        assert page.all("input", id="phrase")[0].attributes["value"] == typed


def test_no_slip_of_one_letter_makes_another_word() -> None:
    patterns = [word[:place] + "." + word[place + 1 :] for word in WORDS for place in range(5)]
    assert len(set(patterns)) == len(patterns)
    assert len(set(WORDS)) == len(WORDS) > 4000
    assert all(re.fullmatch("[a-z]{5}", word) for word in WORDS)


def test_guesses_are_counted(guarded: Server, limits: Limits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "allowed", {kind: limits.allowed[kind] for kind in ("guess", "recover")})
    ana, eve = guarded.person("Ana"), guarded.stranger()
    link = link_of(ana)
    wrong = [eve.post("/me/recover", phrase="malob").status_code for _ in range(6)]
    assert wrong == [400] * 5 + [429]
    guesses = [eve.get(f"/me/link/{number}").status_code for number in range(6)]
    assert guesses == [404] * 5 + [429]
    assert eve.post("/me/link/7", **LEAVE).status_code == 429
    assert eve.get(link).status_code == 200, "a right one can't be guessed"


def test_programs_have_devices_links_and_phrases_too(server: Server) -> None:
    ana = program(server, "Ana")
    phrase = ana.done("/me/phrase")["phrase"]
    link = ana.done("/me/link")
    assert link["seconds"] == SECONDS["device"]
    other = Program(server)
    whose = other.told(f"/me/link/{link['secret']}")
    assert whose == {"name": "Ana", "tables": 0}
    other.token = other.done("/me/link/open", secret=link["secret"])["token"]
    devices = ana.told("/me/devices")["devices"]
    assert [one["agent"] for one in devices] == ["program", "program"]
    assert sorted(one["this"] for one in devices) == [False, True]
    third = Program(server, Program(server).done("/me/recover", phrase=phrase)["token"])
    assert len(third.told("/me/devices")["devices"]) == 3
    this = next(one["id"] for one in third.told("/me/devices")["devices"] if one["this"])
    assert len(ana.done("/me/devices/sign-out", device=this)["devices"]) == 2
    assert third.get("/me/devices").status_code == 401
    Program(server).refused(404, "no-link", "/me/link/open", secret=link["secret"])
    Program(server).refused(400, "wrong-phrase", "/me/recover", phrase="malob")
