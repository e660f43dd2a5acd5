"""Players are told once what they have not seen, of the kinds that they want, and not at night."""

import datetime as dt
from pathlib import Path

import pytest
import sqlalchemy as sa

from stol.table.change import now_in_milliseconds
from stol.table.life_cycle import DAY
from stol.table.quiet_hours import NoticeWishes, morning
from stol.table.schema import NOTICE_TARGETS, NOTICES, SERVED
from table.timed_tables import HOUR, GivenTime
from visitors import Visitor
from web.noticing import Noticing, let_nothing_wait, move, serving, table_of


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
