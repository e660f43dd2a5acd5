"""Browsers are notified by their push services, and the server asks no other address."""

import threading
import time
from pathlib import Path

import pytest

from stol.web.service.notices import push_service
from stol.web.service.notices.outcome import Outcome
from stol.web.service.notices.push_service import BadEndpointError, PushHosts, domain_of, is_public
from stol.web.service.notices.sender import AT_ONE_PLACE, THREADS
from visitors import Visitor
from web.noticing import Noticing, move, serving, table_of


def test_a_failed_sending_is_retried_and_a_browser_that_is_gone_is_forgotten(noticing: Noticing) -> None:
    ana, ben = noticing.subscriber("Ana"), noticing.server.person("Ben")
    address = table_of(ana, ben)
    ana.get(address)
    while move(noticing, address, ana, ben) is not ana:
        pass
    noticing.push.status, before = 503, noticing.push.asked
    noticing.send()
    assert noticing.push.asked > before
    assert noticing.server.store.notices.targets_of(ana.id)[0].failures > 0
    noticing.push.status = 410
    noticing.send()
    assert noticing.server.store.notices.targets_of(ana.id) == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://10.0.0.1/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://push.example:8443/x",
        "https://user@push.example/x",
        "ftp://push.example/x",
        "https:///x",
        "https://push.example/a b",
    ],
)
def test_nobody_makes_the_server_ask_other_addresses(noticing: Noticing, endpoint: str) -> None:
    ana = noticing.server.person("Ana")
    _, keys = noticing.push.subscribe("nobody")
    assert ana.post("/me/notices/browser", endpoint=endpoint, **keys).status_code == 400
    assert noticing.server.store.notices.targets_of(ana.id) == []


def test_a_name_that_leads_into_the_own_network_is_refused_when_it_is_looked_up() -> None:
    hosts = PushHosts()
    with pytest.raises(BadEndpointError):
        hosts.address(hosts.require("https://localhost/x"))
    inside = ("64:ff9b::7f00:1", "2002:7f00:1::", "fe80::1", "224.0.0.1", "100.64.0.1", "0.0.0.1", "192.168.0.1")
    assert not any(map(is_public, inside))
    assert is_public("8.8.8.8")


def test_keys_that_no_browser_has_are_refused(noticing: Noticing) -> None:
    ana = noticing.server.person("Ana")
    endpoint, keys = noticing.push.subscribe("bad")
    for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "not base64!"}):
        assert ana.post("/me/notices/browser", endpoint=endpoint, **(keys | wrong)).status_code == 400


def test_the_key_of_a_server_stays(tmp_path: Path) -> None:
    def key() -> str:
        with serving(tmp_path) as noticing:
            return noticing.sender.push.vapid.public_key

    assert key() == key()


def test_an_answer_that_comes_letter_by_letter_is_not_waited_for(
    noticing: Noticing, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = noticing.subscriber("Ana")
    target = noticing.server.store.notices.targets_of(ana.id)[0]
    monkeypatch.setattr(push_service, "TIMEOUT", 0.5)
    noticing.push.drips = True
    answers: list[Outcome] = []
    sending = threading.Thread(
        target=lambda: answers.append(noticing.sender.push.send(target, b"{}", "topic")), daemon=True
    )
    sending.start()
    sending.join(20)
    noticing.push.drips = False
    assert answers == [Outcome.FAILED]


def test_a_push_service_that_does_not_answer_keeps_nobody_else_waiting(noticing: Noticing) -> None:
    """More browsers of one player than there are threads hang at one place; somebody else's is at another one."""
    anas, ben = [noticing.subscriber("Ana") for _ in range(THREADS + 1)], noticing.server.person("Ben")
    cid, dana = noticing.subscriber("Cid", noticing.push.other_host), noticing.server.person("Dana")
    held = threading.Event()
    noticing.push.held = {f"/{ana.id}": held for ana in anas}
    begin = noticing.server.client.blocking_portal.call
    asked = noticing.push.asked
    try:
        for ana in anas:
            become_next(noticing, ana, ben)
        begin(noticing.sender.begin)
        begin(noticing.sender.begin)
        while noticing.push.asked < asked + AT_ONE_PLACE:
            time.sleep(0.02)
        become_next(noticing, cid, dana)
        for _ in range(2):
            begin(noticing.sender.begin)
        until = time.monotonic() + 20
        while not noticing.told() and time.monotonic() < until:
            time.sleep(0.02)
        assert len(noticing.told()) == 1
        assert noticing.push.asked == asked + AT_ONE_PLACE + 1
    finally:
        held.set()
        noticing.push.held = {}


def become_next(noticing: Noticing, ana: Visitor, ben: Visitor) -> None:
    """It becomes Ana's turn at a new table."""
    address = table_of(ana, ben)
    ana.get(address)
    while move(noticing, address, ana, ben) is not ana:
        pass


def test_who_has_a_domain_has_all_names_in_it() -> None:
    assert domain_of("https://a.b.example.org/x") == domain_of("https://c.example.org") == "example.org"
    assert domain_of("https://8.8.8.8/x") == "8.8.8.8"
    assert domain_of("https://[2001:db8::1]/x") == "2001:db8::1"
