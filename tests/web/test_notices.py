"""Notices reach a real push service and a real mail server: once, only what was not seen, only where it may be sent."""

import contextlib
import datetime as dt
import random
import re
import socket
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import cast

import pytest
import sqlalchemy as sa
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from litestar.testing import TestClient

from push_service import PushService
from stol.table import notices as stored
from stol.table.change import now_in_milliseconds
from stol.table.life_cycle import DAY
from stol.table.quiet_hours import NoticeWishes, morning
from stol.table.schema import NOTICE_TARGETS, NOTICES, SERVED
from stol.web.app import Settings, create
from stol.web.service.notices.push_service import BadEndpointError, PushHosts, is_public
from stol.web.service.notices.sender import NoticeSender
from table.played_tables import any_choice
from table.timed_tables import HOUR, GivenTime
from visitors import HOST, Server, Visitor

NO_NIGHT = {"night_from": 0, "night_to": 0, "zone": ""}
ALL = [
    f"{channel}-{kind}" for channel in ("push", "mail") for kind in ("time", "turn", "invited", "rematch", "finished")
]


class Mailbox:
    """What a mail server was handed."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = False

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802 - as the library names it
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    async def handle_RCPT(  # noqa: N802 - as above
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if self.refuses:
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"


class Noticing:
    """A server that sends notices when the test says so, with a push service and a mailbox."""

    def __init__(self, server: Server, push: PushService, mailbox: Mailbox) -> None:
        self.server, self.push, self.mailbox = server, push, mailbox

    @property
    def sender(self) -> NoticeSender:
        return cast("NoticeSender", self.server.app.state.notices)

    def send(self) -> None:
        """All that is due is sent, and no sooner than it is found."""
        for _ in range(2):
            self.server.client.blocking_portal.call(self.sender.step)

    def subscriber(self, name: str) -> Visitor:
        """A player whose browser is notified, by night as well."""
        visitor = self.server.person(name)
        endpoint, keys = self.push.subscribe(visitor.id)
        assert visitor.post("/me/notices/browser", endpoint=endpoint, **keys).status_code == 200
        self.wish(visitor)
        return visitor

    def wish(self, visitor: Visitor, *on: str, **night: object) -> None:
        form = {"on": list(on or ALL), **NO_NIGHT, **night}
        assert visitor.ask("POST", "/me/notices", data=form).status_code == 303

    def told(self) -> list[tuple[str, str]]:
        return [(one.message["title"], one.message["path"]) for one in self.push.delivered]

    def rows(self, table: sa.Table) -> int:
        engine = sa.create_engine(self.server.store.url)
        with engine.connect() as connection:
            count = connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
        engine.dispose()
        return count


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Noticing]:
    with serving(tmp_path_factory.mktemp("notices")) as noticing:
        yield noticing


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[Noticing]:
    mailbox, push = Mailbox(), PushService()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    mail = Controller(mailbox, hostname="127.0.0.1", port=port)
    mail.start()
    settings = Settings(
        database=f"sqlite:///{folder / 'tables.db'}", pace=0, limited=False, workers=1,
        smtp=f"smtp://127.0.0.1:{port}", mail_from="stol@stol.example", public_url="https://stol.example",
        push_hosts=(push.host,), notices_every=1e9,
    )  # fmt: skip
    with push.running(), TestClient(create(settings), base_url=HOST, raise_server_exceptions=False) as client:
        server = Server(client)
        server.until_ready()
        yield Noticing(server, push, mailbox)
    mail.stop()


@pytest.fixture
def noticing(started: Noticing, monkeypatch: pytest.MonkeyPatch) -> Noticing:
    """Nothing has been told yet, and nothing has to wait."""
    let_nothing_wait(monkeypatch)
    started.send()
    started.push.status, started.mailbox.refuses = 201, False
    started.push.delivered.clear()
    started.mailbox.mails.clear()
    return started


def let_nothing_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    for waits in (stored.GRACE, stored.SPACING):
        monkeypatch.setitem(waits, "push", 0)
        monkeypatch.setitem(waits, "mail", 0)
    monkeypatch.setattr(stored, "FIRST_RETRY", 0)


def table_of(host: Visitor, guest: Visitor) -> str:
    address = host.open(game="pixies", players=2, seat0="you", seat1="open")
    guest.sit(address, 1)
    return address


def move(noticing: Noticing, address: str, *players: Visitor) -> Visitor:
    """Somebody moves; who is to move then."""
    table = noticing.server.session_at(address).table
    seat, ply, chosen = any_choice(table, random.Random(1))
    assert players[seat].post(f"{address}/moves", ply=ply, move=chosen, seat=seat).status_code == 303
    return players[noticing.server.table(address).to_choose()[0]]


def test_whose_turn_it_is_is_told_once_and_one_tap_leads_to_the_table(noticing: Noticing) -> None:
    ana, ben = noticing.subscriber("Ana"), noticing.server.person("Ben")
    address = table_of(ana, ben)
    ana.get(address)
    while move(noticing, address, ana, ben) is not ana:
        pass
    noticing.send()
    noticing.send()
    assert noticing.told() == [("It is your turn", address)]
    [one] = noticing.push.delivered
    assert one.message["body"] == "Pixies, with: Ben"
    assert int(one.headers["TTL"]) > 0


def test_in_a_game_over_three_days_each_turn_and_little_time_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_nothing_wait(monkeypatch)
    with serving(tmp_path) as noticing:
        began = now_in_milliseconds()
        time = GivenTime(began)
        monkeypatch.setattr(noticing.server.service.clocks, "_given", time)
        people = noticing.subscriber("Ana"), noticing.subscriber("Ben")
        address = people[0].open(game="ingenious", players=2, seat0="you", seat1="open", time="1d")
        people[1].sit(address, 1)
        play_turn(noticing, address, people)
        for _ in range(3):
            pass_time(noticing, time, 15 * HOUR)
            assert noticing.told() == [("It is your turn", address)]
            play_turn(noticing, address, people)
        pass_time(noticing, time, 15 * HOUR)
        pass_time(noticing, time, 2 * HOUR)
        assert noticing.told() == [("It is your turn", address), ("Your time is running out", address)]
        pass_time(noticing, time, 7 * HOUR)
        assert time.moment - began == 69 * HOUR
        assert len(noticing.server.table(address).people()) == 1, "a computer player has moved for who did not"


def play_turn(noticing: Noticing, address: str, people: tuple[Visitor, Visitor]) -> None:
    """Who is to move looks at the table, and moves until another is to."""
    (seat,) = noticing.server.table(address).to_choose()
    people[seat].get(address)
    while noticing.server.table(address).to_choose() == [seat]:
        move(noticing, address, *people)
    noticing.push.delivered.clear()


def pass_time(noticing: Noticing, time: GivenTime, amount: int) -> None:
    """The server runs meanwhile, nobody looks at the table, and what is due is told."""
    engine = sa.create_engine(noticing.server.store.url)
    with engine.begin() as connection:  # days would need thousands of signs of life
        connection.execute(SERVED.update().values(until=time.moment + amount))
    engine.dispose()
    time.passes(amount)
    noticing.server.client.blocking_portal.call(noticing.server.service.clocks.check)
    noticing.send()


def test_whoever_is_invited_is_told_unless_the_answer_was_no(noticing: Noticing) -> None:
    ana, ben, cleo = noticing.server.person("Ana"), noticing.subscriber("Ben"), noticing.subscriber("Cleo")
    for one in (ben, cleo):
        earlier = table_of(ana, one)
        assert ana.post(f"{earlier}/close").status_code == 303
        one.get(earlier)
    noticing.send()
    noticing.push.delivered.clear()
    address = ana.open(game="ingenious", players=3, seat0="you", seat1="open", seat2="open")
    for one in (ben, cleo):
        assert ana.post(f"{address}/invite", player=one.id).status_code == 303
    cleo.post(f"{address}/refuse")
    noticing.send()
    assert noticing.told() == [("You are invited", address)]
    assert noticing.push.delivered[0].message["body"] == "Ingenious, with: Ana"


def test_what_was_seen_is_not_told(noticing: Noticing) -> None:
    ana, ben = noticing.subscriber("Ana"), noticing.server.person("Ben")
    address = table_of(ana, ben)
    while move(noticing, address, ana, ben) is not ana:
        pass
    ana.get(address)
    noticing.send()
    ben.post(f"{address}/talk", text="Well?", key="1")
    noticing.send()
    assert noticing.told() == []


def test_a_page_behind_others_shows_nothing(noticing: Noticing) -> None:
    ana, ben = noticing.subscriber("Ana"), noticing.server.person("Ben")
    address = table_of(ana, ben)
    ana.get(address)
    while move(noticing, address, ana, ben) is not ana:
        pass
    ana.get(address, headers={"stol-hidden": "1"})
    noticing.send()
    assert noticing.told() == [("It is your turn", address)]


def test_what_is_seen_before_it_is_sent_is_not_sent(noticing: Noticing) -> None:
    ana, ben = noticing.subscriber("Ana"), noticing.server.person("Ben")
    address = table_of(ana, ben)
    ana.get(address)
    while move(noticing, address, ana, ben) is not ana:
        pass
    noticing.push.status = 503
    noticing.send()
    noticing.push.status = 201
    ana.get(address)
    noticing.send()
    assert noticing.told() == []


def test_news_of_several_tables_come_as_one_in_the_receivers_language(noticing: Noticing) -> None:
    ana, ben = noticing.subscriber("Ana"), noticing.server.person("Ben")
    ana.post("/settings", language="pl")
    tables = [table_of(ben, ana) for _ in range(3)]
    for address in tables:
        while move(noticing, address, ben, ana) is not ana:
            pass
    noticing.send()
    [one] = noticing.push.delivered
    assert (one.message["title"], one.message["path"]) == ("Wieści z 3 stołów", "/")
    assert one.message["body"].splitlines() == ["Twoja kolej: Pixies, przy stole: Ben"] * 3
    assert one.message["language"] == "pl"


def test_the_end_and_a_rematch_are_told_to_those_who_are_not_there(noticing: Noticing) -> None:
    ana, ben = noticing.subscriber("Ana"), noticing.subscriber("Ben")
    address = table_of(ana, ben)
    for visitor in (ana, ben):
        visitor.get(address)
    ben.post(f"{address}/resign", seat=1)
    ben.get(address)
    noticing.send()
    assert noticing.told() == [("The game is over", address)]
    again = ben.post(f"{address}/rematch").headers["location"]
    ben.get(again)
    noticing.push.delivered.clear()
    noticing.send()
    assert noticing.told() in ([("A rematch is waiting", again)], [("It is your turn", again)])


def test_kinds_that_are_not_wanted_are_not_told(noticing: Noticing) -> None:
    ana, ben = noticing.subscriber("Ana"), noticing.server.person("Ben")
    noticing.wish(ana, "push-turn", "mail-turn")
    address = table_of(ana, ben)
    ana.get(address)
    ben.post(f"{address}/resign", seat=1)
    noticing.send()
    assert noticing.told() == []


def test_at_night_notices_wait_for_the_morning(noticing: Noticing) -> None:
    ana, ben = noticing.subscriber("Ana"), noticing.server.person("Ben")
    hour = dt.datetime.now(dt.UTC).hour
    noticing.wish(ana, zone="UTC", night_from=hour, night_to=(hour + 2) % 24)
    address = table_of(ana, ben)
    ana.get(address)
    while move(noticing, address, ana, ben) is not ana:
        pass
    noticing.send()
    assert noticing.told() == []
    store = noticing.server.store.notices
    dawn = morning(store.wishes(ana.id), now_in_milliseconds())
    assert ana.id not in {one.player for one in store.claim(dawn - 1)}
    assert ana.id in {one.player for one in store.claim(dawn)}


@pytest.mark.parametrize(
    ("zone", "at", "until"),
    [
        ("UTC", "2026-07-05T23:30", "2026-07-06T08:00"),
        ("UTC", "2026-07-06T07:59", "2026-07-06T08:00"),
        ("UTC", "2026-07-06T08:00", "2026-07-06T08:00"),
        ("UTC", "2026-07-06T21:59", "2026-07-06T21:59"),
        ("Europe/Belgrade", "2026-07-05T21:00", "2026-07-06T06:00"),
        ("Europe/Belgrade", "2026-10-24T21:00", "2026-10-25T07:00"),  # clocks go back that night
        ("nowhere", "2026-07-05T23:30", "2026-07-06T08:00"),
    ],
)
def test_the_night_is_that_of_the_players_own_clock(zone: str, at: str, until: str) -> None:
    def milliseconds(text: str) -> int:
        return int(dt.datetime.fromisoformat(text).replace(tzinfo=dt.UTC).timestamp() * 1000)

    assert morning(NoticeWishes(zone=zone), milliseconds(at)) == milliseconds(until)
    assert morning(NoticeWishes(night_from=8, night_to=8), milliseconds(at)) == milliseconds(at)


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


def test_signing_out_and_erasing_end_notices(noticing: Noticing) -> None:
    ana, ben = noticing.subscriber("Ana"), noticing.subscriber("Ben")
    assert ana.post("/me/phrase").status_code == 200
    [device] = noticing.server.store.devices.of_player(ana.id)
    ana.post(f"/me/devices/{device.id}/out")
    assert noticing.server.store.notices.targets_of(ana.id) == []
    ben.post("/me/notices/mail", address="ben@mail.example")
    assert {one["kind"] for one in ben.get("/me/data.json").json()["notices"]["targets"]} == {"push", "mail"}
    assert ben.post("/me/erase", name="Ben").status_code == 200
    assert noticing.server.store.notices.targets_of(ben.id) == []


def test_without_a_mail_server_the_page_offers_none(server: Server) -> None:
    ana = server.person("Ana")
    assert "/me/notices/mail" not in ana.get("/me/notices").text
    assert ana.post("/me/notices/mail", address="ana@mail.example").status_code == 404


def test_two_servers_claim_different_targets(noticing: Noticing) -> None:
    ana, ben = noticing.subscriber("Ana"), noticing.server.person("Ben")
    address = table_of(ana, ben)
    while move(noticing, address, ana, ben) is not ana:
        pass
    noticing.server.client.blocking_portal.call(noticing.sender._look)  # noqa: SLF001 - half of a step: nothing is sent yet
    first, second = (noticing.server.store.notices.claim() for _ in range(2))
    assert [one.player for one in first] == [ana.id]
    assert second == []


def test_what_waits_expires(noticing: Noticing) -> None:
    noticing.subscriber("Ana")
    later = now_in_milliseconds() + 400 * DAY
    for _ in noticing.server.store.life_cycle.run(later):
        pass
    assert (noticing.rows(NOTICES), noticing.rows(NOTICE_TARGETS)) == (0, 0)


def test_the_key_of_a_server_stays(tmp_path: Path) -> None:
    def key() -> str:
        with TestClient(create(Settings(f"sqlite:///{tmp_path / 'key.db'}", workers=1)), base_url=HOST) as client:
            sender = cast("NoticeSender", Server(client).app.state.notices)
            return sender.push.vapid.public_key

    assert key() == key()
