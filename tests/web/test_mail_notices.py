"""Mail is sent to confirmed addresses, and nobody is flooded with it."""

import re

import pytest

from visitors import Server
from web.noticing import Noticing, move, table_of


def test_mail_comes_after_the_address_was_confirmed_and_ends_with_one_tap(noticing: Noticing) -> None:
    ana, ben, anybody = noticing.server.person("Ana"), noticing.server.person("Ben"), noticing.server.stranger()
    noticing.wish(ana)
    assert ana.post("/me/notices/mail", address="ana@mail.example").status_code == 303
    noticing.send()
    [asked] = noticing.mailbox.mails
    assert (asked["To"], "Ana" in asked.get_content()) == ("ana@mail.example", False)
    address = table_of(ana, ben)
    ana.get(address)
    while move(noticing, address, ana, ben) is not ana:
        pass
    noticing.send()
    assert len(noticing.mailbox.mails) == 1, "nobody has confirmed yet"
    on = link_in(asked.get_content())
    assert "ana@mail.example" in anybody.get(on).text
    noticing.send()
    assert len(noticing.mailbox.mails) == 1, "looking is not confirming"
    assert anybody.post(on).status_code == 200
    ben.post(f"{address}/talk", text="Well?", key="1")
    noticing.send()
    mail = noticing.mailbox.mails[-1]
    assert mail["Subject"] == "It is your turn"
    assert f"https://stol.example{address}" in mail.get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    off = mail["List-Unsubscribe"].strip("<>").removeprefix("https://stol.example")
    assert anybody.ask("POST", off, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert noticing.server.store.notices.targets_of(ana.id) == []
    assert anybody.get(off).status_code == 404


def link_in(text: str) -> str:
    found = re.search(r"https://stol\.example(/me/mail/\S+)", text)
    assert found
    return found[1]


def test_links_in_mails_can_not_be_made_up(noticing: Noticing) -> None:
    ana = noticing.server.person("Ana")
    ana.post("/me/notices/mail", address="ana@mail.example")
    [target] = noticing.server.store.notices.targets_of(ana.id)
    for what in ("on", "off"):
        assert ana.post(f"/me/mail/{what}/{target.id}/{'0' * 32}").status_code == 404
    noticing.send()
    on = link_in(noticing.mailbox.mails[-1].get_content())
    assert ana.post(on.replace("/on/", "/off/")).status_code == 404


def test_nobody_is_flooded_with_mails(noticing: Noticing) -> None:
    players = [noticing.server.person(f"P{number}") for number in range(5)]
    answers = [player.post("/me/notices/mail", address="victim@mail.example").status_code for player in players]
    assert answers == [303] * 3 + [403] * 2
    ana = players[-1]
    own = [ana.post("/me/notices/mail", address=f"a{number}@mail.example").status_code for number in range(5)]
    assert own == [303] * 3 + [403] * 2


@pytest.mark.parametrize("typed", ["ana", "ana@", "a b@mail.example", "ana@mail.example\nBcc: b@mail.example", "@x.y"])
def test_what_is_no_address_is_said(noticing: Noticing, typed: str) -> None:
    answer = noticing.server.person("Ana").post("/me/notices/mail", address=typed)
    assert (answer.status_code, "not a mail address" in answer.text) == (400, True)


def test_an_address_that_nobody_has_is_forgotten(noticing: Noticing) -> None:
    ana = noticing.server.person("Ana")
    noticing.mailbox.refuses = True
    ana.post("/me/notices/mail", address="gone@mail.example")
    noticing.send()
    assert noticing.server.store.notices.targets_of(ana.id) == []


def test_without_a_mail_server_the_page_offers_none(server: Server) -> None:
    ana = server.person("Ana")
    assert "/me/notices/mail" not in ana.get("/me/notices").text
    assert ana.post("/me/notices/mail", address="ana@mail.example").status_code == 404
