"""Named deals, the deal of the day, and what is shown of a deal before and after its end."""

import asyncio
import datetime as dt
import random
import time

import pytest
from msgspec.structs import replace

from page_checks import Element, read_page
from stol import Game, Record
from stol.fair import check
from stol.games.registry import KEYS
from stol.table import deals
from stol.table.change import append_events, open_table
from stol.table.events import Event, Hired, Sat
from stol.table.plan import Plan
from stol.table.play import start
from stol.table.ranking import end_of_table
from stol.table.seats import new_code
from stol.table.simultaneous import asking
from stol.table.store import Conflict
from stol.table.table import Table
from stol.text import speak
from stol.web.service.deals import MAX_DAILY, own_daily_table
from stol.web.service.visitor import Visitor as Somebody
from stol.web.service.visitor import digest
from table.played_tables import play_on
from visitors import Server, Visitor, plan_for
from web.test_moves import a_move

A_DAY = dt.timedelta(days=1)


def page(visitor: Visitor, address: str) -> Element:
    answer = visitor.get(address)
    assert answer.status_code == 200, answer.text
    return read_page(answer.text)


def play_through(server: Server, visitor: Visitor, address: str, seed: int) -> list[str]:
    """The person on seat 0 plays at random to the end; returns all moves."""
    visitor.get(address)
    chance = random.Random(seed)
    while not (table := server.table(address)).is_over:
        if 0 not in table.to_choose():
            time.sleep(0.01)
            continue
        assert table.position is not None
        asked = asking(table.position, 0)
        move = chance.choice(sorted(asked.legal()))
        assert visitor.post(f"{address}/moves", ply=asked.ply, move=move).status_code in {303, 409}
    return table.moves


def finished(server: Server, plan: Plan, names: tuple[str, ...], seed: int) -> str:
    """Stores a finished random game of one person and opponents; returns its code."""
    seated: list[Event] = [Sat(seat=0, player=plan.host, name=names[0])]
    seated += [Hired(seat=seat, level="expert", name=name) for seat, name in enumerate(names[1:], 1)]
    table = Table(plan)
    table.extend(seated)
    log = [*seated, *start(table)]
    table.extend(log[len(seated) :])
    server.store.write(open_table(plan, log))
    played = list(play_on(table, random.Random(seed)))
    server.store.write(append_events(plan.code, len(log), played, end_of_table(table, played)))
    return plan.code


def of_today(host: Visitor, game: str, day: dt.date) -> Plan:
    plan = plan_for(host, game, 2, Game(game).options, watch=False)
    return replace(plan, deal=deals.daily_name(day))


# ---- a deal with a name


def test_tables_with_the_same_name_play_the_same_deal(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    tables = [
        server.table(visitor.open(game=game, deal=name)).plan
        for visitor, game, name in (
            (ana, "pixies", "Friday evening"),
            (ben, "pixies", " friday  EVENING"),
            (ana, "onecard", "Friday evening"),
            (ana, "pixies", ""),
        )
    ]
    assert [plan.deal for plan in tables] == ["friday evening", "friday evening", "friday evening", ""]
    assert tables[0].seed == tables[1].seed
    assert len({plan.seed for plan in tables}) == 3


@pytest.mark.parametrize("name", ["a/b", "daily 2026-11-15", "x" * 41])
def test_a_name_that_can_not_be_is_refused_beside_its_field_and_nothing_is_lost(server: Server, name: str) -> None:
    answer = server.person("Ana").post("/tables", game="clustered", fast="on", deal=name)
    assert answer.status_code == 400
    shown = read_page(answer.text)
    (field,) = shown.all("input", name="deal")
    assert field.attributes["value"] == name[:40]
    (problem,) = shown.all(role="alert")
    assert problem.attributes["id"] == field.attributes["aria-describedby"]
    assert problem.parent is field.parent
    assert "checked" in shown.all("input", name="fast")[0].attributes


def test_the_page_of_a_deal_lists_who_finished_it_the_best_first(server: Server) -> None:
    ana = server.person("Ana")
    codes = []
    for seed in range(4):
        plan = plan_for(server.person(), "pixies", 3, Game("pixies", players=3).options)
        name = ("Ana", "Ben", "Cleo", "")[seed]
        codes.append(finished(server, replace(plan, deal="listed"), (name, "Oskar", "Tea"), seed))
    ana.open(game="pixies", deal="listed")
    shown = page(ana, "/deals/pixies/listed")
    margins = [int(cell.text.replace("−", "-")) for cell in shown.all("td") if cell.attributes.get("class") == "margin"]
    assert margins == sorted(margins, reverse=True)
    assert len(margins) == 4
    assert {link.attributes["href"] for link in shown.all("a")} >= {f"/tables/{code}" for code in codes}
    assert all(name in shown.text for name in ("Ben", "Oskar (expert)", "Somebody", "One table has not finished yet"))
    (on,) = [link for link in shown.all("a") if link.text == "Play this deal"]
    (field,) = page(ana, on.attributes["href"]).all("input", name="deal")
    assert field.attributes["value"] == "listed"


def test_tables_that_are_not_open_for_watching_are_listed_with_a_way_there_for_their_players_only(
    server: Server,
) -> None:
    ana = server.person("Ana")
    plan = replace(plan_for(ana, "pixies", 2, {}, watch=False), deal="behind doors")
    finished(server, plan, ("Ana", "Oskar"), 1)
    for visitor, is_own in ((server.person(), False), (ana, True)):
        shown = page(visitor, "/deals/pixies/behind%20doors")
        assert "Ana" in shown.text
        assert (plan.code in str([link.attributes for link in shown.all("a")])) == is_own


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/deals/chess/friday", 404),
        ("/daily/chess", 404),
        ("/deals/pixies/a%2Fb", 404),
        ("/deals/pixies/%00", 400),
        ("/deals/pixies/%20", 400),
        ("/deals/pixies/daily%202026-11-15", 400),
        ("/deals/pixies/nobody-played-it", 200),
    ],
)
def test_what_there_is_no_deal_of_is_said_so(server: Server, address: str, status: int) -> None:
    answer = server.stranger().get(address)
    assert answer.status_code == status
    read_page(answer.text)


# ---- what is told of a deal


def test_the_hash_is_shown_from_the_start_and_the_seed_at_the_end(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    address = ana.open(game="pixies", players=2, seat0="you", seat1="open", deal="told")
    plan = server.table(address).plan
    texts = [ana.get(address).text]
    ben.sit(address, 1)
    texts.append(ana.get(address).text)
    assert all(plan.sealed in text and plan.seed not in text for text in texts)
    assert "/deals/pixies/told" in texts[1]
    chance = 0
    while not server.table(address).is_over:
        seat, ply, move = a_move(server, address, chance)
        assert (ana, ben)[seat].post(f"{address}/moves", ply=ply, move=move).status_code == 303
        chance += 1
    for visitor in (ana, ben, server.stranger()):
        text = visitor.get(address).text
        assert plan.sealed in text
        assert plan.seed in text
    record = Record.from_json(ana.get(f"{address}/record").text)
    opened = check(record, plan.sealed)
    assert opened is not None
    assert (opened.seed, opened.name) == (plan.seed, "told")
    assert record.players == ("Ana", "Ben")


# ---- the deal of the day


def test_everybody_plays_it_once_against_the_same_opponent(server: Server) -> None:
    ana, ben = server.person("Ana"), server.stranger()
    address = ana.post("/daily/pixies").headers["location"]
    table = server.table(address)
    plan = table.plan
    assert (plan.players, plan.options) == (2, Game("pixies").options)
    assert (plan.deal, plan.watch, plan.hints) == (deals.daily_name(deals.today()), False, False)
    assert [(seat.name, seat.level) for seat in table.seats] == [("Ana", None), ("Oskar", "expert")]
    assert ana.post("/daily/pixies").headers["location"] == address
    assert address in ana.get("/daily/pixies").text
    other = server.table(ben.post("/daily/pixies", name="Ben").headers["location"])
    assert other.plan.code != plan.code
    assert other.plan.seed == plan.seed
    assert other.seats[0].name == "Ben"
    assert ana.post("/daily/onecard").headers["location"] != address


def test_who_opens_it_twice_at_the_same_time_gets_one_table(server: Server) -> None:
    visitor = server.person("Ana")
    who = Somebody(player=server.store.find_player(digest(visitor.secret)), say=speak(), client="")

    async def both() -> list[tuple[str, bool]]:
        return await asyncio.gather(*(own_daily_table(server.service, "clustered", who) for _ in range(8)))

    told = server.client.blocking_portal.call(both)
    assert len({code for code, _ in told}) == 1
    assert [is_new for _, is_new in told].count(True) == 1


def test_the_database_itself_keeps_a_second_table_away(server: Server) -> None:
    ana = server.person("Ana")
    plan = of_today(ana, "ingenious", deals.today())
    server.store.write(open_table(plan, []))
    with pytest.raises(Conflict):
        server.store.write(open_table(replace(plan, code=new_code()), []))


def test_equal_moves_meet_equal_answers_and_the_day_keeps_its_secrets(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    addresses = [visitor.post("/daily/pixies").headers["location"] for visitor in (ana, ben)]
    games = [play_through(server, *each, seed=5) for each in zip((ana, ben), addresses, strict=True)]
    assert games[0] == games[1]
    mine, theirs = addresses
    seed, code = server.table(mine).plan.seed, theirs.rpartition("/")[2]
    for address in (theirs, f"{theirs}/record", f"{theirs}?final=1", f"{theirs}/review", f"/api/tables/{code}"):
        assert ana.get(address).status_code == 403
    assert seed not in ana.get(mine).text
    assert "others play the same deal" in ana.get(mine).text
    assert check(Record.from_json(ana.get(f"{mine}/record").text)) is None
    shown = ana.get("/daily/pixies").text
    assert "Ben" in shown
    assert code not in shown


def test_after_the_day_all_is_open(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    plan = of_today(ben, "pixies", deals.today() - A_DAY)
    address = f"/tables/{finished(server, plan, ('Ben', 'Oskar'), 1)}"
    for way in ("", "?final=1", "/review"):
        assert ana.get(f"{address}{way}").status_code == 200
    assert plan.seed in ana.get(address).text
    opened = check(Record.from_json(ana.get(f"{address}/record").text), plan.sealed)
    assert opened is not None
    assert opened.name == plan.deal


def test_no_opponent_stands_in_there(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.post("/daily/onecard").headers["location"]
    assert "stand-in" not in ana.get(address).text
    answer = ana.post(f"{address}/stand-in", seat=0, level="master")
    assert answer.status_code == 409
    assert "own hands" in answer.text


def ranked(shown: Element, day: str) -> list[tuple[str, ...]]:
    """Rank, name and margin of each row of a day."""
    (section,) = shown.all("section", **{"aria-labelledby": day})
    lines = [row for row in section.all("tr") if row.all("td") and row.all("th")]
    return [tuple(cell.text.strip() for cell in row.children) for row in lines]


def test_the_list_has_the_best_and_ones_own_place_below(server: Server) -> None:
    people = [server.person() for _ in range(MAX_DAILY + 4)]
    for number, person in enumerate(people):
        finished(server, of_today(person, "onecard", deals.today()), (f"Nr {number}.", "Oskar"), number)
    lines = ranked(page(server.stranger(), "/daily/onecard"), "today")
    margins = [int(line[2].replace("−", "-")) for line in lines]
    assert margins == sorted(margins, reverse=True)
    assert [line[0] for line in lines] == [str(place) for place in range(1, MAX_DAILY + 1)]
    listed = " ".join(line[1] for line in lines)
    last = next(number for number in range(len(people)) if f"Nr {number}." not in listed)
    own = ranked(page(people[last], "/daily/onecard"), "today")
    assert len(own) == MAX_DAILY + 1
    assert f"Nr {last}." in own[-1][1]
    assert own[-1][1].endswith("you")
    assert int(own[-1][0]) > MAX_DAILY


def test_what_ends_after_its_day_does_not_count(server: Server) -> None:
    long_ago = of_today(server.person(), "clustered", deals.today() - A_DAY)
    finished(server, long_ago, ("Late", "Oskar"), 1)
    shown = page(server.stranger(), "/daily/clustered")
    assert "Late" not in shown.text
    assert ranked(shown, "yesterday") == []


def test_home_leads_to_the_deals_of_the_day(server: Server) -> None:
    links = {link.attributes["href"] for link in page(server.stranger(), "/").all("a")}
    assert {f"/daily/{game}" for game in KEYS} <= links
