"""Named deals and the deal of the day, by the API."""

import pytest
from msgspec.structs import replace

from stol import Game
from stol.table import deals
from visitors import Server, plan_for
from web.api.programs import Program, problem, program
from web.test_deals import A_DAY, finished, of_today


def test_tables_of_one_name_play_one_deal(server: Server) -> None:
    ana, ben = program(server), program(server)
    opened = [
        player.done("/tables", game="pixies", deal=name)
        for player, name in ((ana, "Api Evening"), (ben, " api  EVENING"))
    ]
    assert [table["deal"] for table in opened] == ["api evening"] * 2
    assert opened[0]["sealed"] == opened[1]["sealed"]
    assert ana.done("/tables", game="pixies")["deal"] is None
    assert ana.told("/deals/pixies/Api Evening") == {
        "deal": "api evening", "best": [], "ended": 0, "running": 2, "own": None,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("table_request", "words"),
    [
        ({"deal": "a/b"}, "letters, digits, spaces and hyphens"),
        ({"deal": "daily 2026-11-15"}, "deals of the day"),
        ({"deal": "x", "typed": True}, "real cards and dice"),
    ],
    ids=str,
)
def test_a_deal_that_cant_be_is_refused(server: Server, table_request: dict[str, object], words: str) -> None:
    assert words in program(server).post("/tables", game="pixies", **table_request).json()["detail"]


def test_the_results_come_the_best_first_and_lead_to_tables_that_may_be_watched(server: Server) -> None:
    host = server.person("Ana")
    plan = replace(plan_for(host, "pixies", 2, Game("pixies").options), deal="api listed")
    closed = replace(plan_for(server.person(), "pixies", 2, Game("pixies").options, watch=False), deal="api listed")
    finished(server, plan, ("Ana", "Oskar"), 1)
    finished(server, closed, ("Ben", "Oskar"), 2)
    told = Program(server).told("/deals/pixies/api listed")
    assert (told["ended"], told["running"], told["own"]) == (2, 0, None)
    margins = [one["margin"] for one in told["best"]]
    assert margins == sorted(margins, reverse=True)
    assert {one["scores"][0]["name"]: one["code"] for one in told["best"]} == {"Ana": plan.code, "Ben": None}
    assert {(one["scores"][1]["name"], one["scores"][1]["level"]) for one in told["best"]} == {("Oskar", "expert")}
    mine = Program(server, host.secret).told("/deals/pixies/api listed")
    assert mine["own"]["code"] == plan.code
    assert [one["mine"] for one in mine["best"]].count(True) == 1


def test_everybody_plays_the_deal_of_the_day_once(server: Server) -> None:
    ana, ben = program(server, "Ana"), program(server, "Ben")
    assert ana.told("/daily/clustered")["code"] is None
    first, again = (ana.post("/daily/clustered") for _ in range(2))
    assert (first.status_code, again.status_code) == (201, 200)
    table = first.json()
    assert first.headers["location"] == again.headers["location"] == f"/api/tables/{table['code']}"
    assert (table["deal"], table["hints"], table["watch"]) == (deals.daily_name(deals.today()), False, False)
    assert ana.told("/daily/clustered")["code"] == table["code"]
    other = ben.done("/daily/clustered")
    assert (other["code"] != table["code"], other["sealed"]) == (True, table["sealed"])
    problem(ben.get(f"/tables/{table['code']}"), 403, "no-watching")
    problem(ana.get(f"/tables/{table['code']}/hint"), 403, "no-hints")
    ana.refused(403, "hints-off", f"/tables/{table['code']}/continue", ply=table["ply"], seat=0)
    problem(Program(server).post("/daily/clustered"), 401, "no-player")


def test_the_days_are_listed_and_those_that_are_over_lead_to_their_tables(server: Server) -> None:
    today = of_today(server.person(), "ingenious", deals.today())
    finished(server, today, ("Today", "Oskar"), 1)
    told = Program(server).told("/daily/ingenious")
    assert told["today"] == deals.today().isoformat()
    assert [day["deal"] for day in told["days"]] == [deals.daily_name(deals.today() - n * A_DAY) for n in range(3)]
    (entry,) = [one for one in told["days"][0]["best"] if one["scores"][0]["name"] == "Today"]
    assert entry["code"] is None


def test_what_there_is_no_deal_of_is_said_so(server: Server) -> None:
    ana = program(server)
    for path in ("/deals/chess/friday", "/daily/chess"):
        problem(ana.get(path), 404, "no-game")
    ana.refused(404, "no-game", "/daily/chess")
    for name in ("%20", "daily 2026-11-15", "%00"):
        problem(ana.get(f"/deals/pixies/{name}"), 400, "bad-options")
