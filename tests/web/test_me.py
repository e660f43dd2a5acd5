"""A player's own page: what it tells, what it does not tell, and the picture of it."""

import random
import time
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from page_checks import read_page
from stol import Game
from stol.table.change import append_events, open_table
from stol.table.ends import resign
from stol.table.events import Event, Hired, Sat
from stol.table.play import start
from stol.table.rated_games import rated_game
from stol.table.reviews import MAX_WAITING
from stol.table.table import Table
from stol.text import speak
from stol.text.languages import SHIPPED
from stol.web.scene.games import title
from table.played_tables import now, play_on
from visitors import Server, Visitor, plan_for
from web.api.programs import Program, problem

PIXIES = Game("pixies")


def finish(
    server: Server,
    people: Sequence[Visitor],
    *,
    rated: bool = True,
    seed: int = 1,
    left: int | None = None,
    watch: bool = True,
) -> Table:
    """A finished game of these people; alone, against a computer player."""
    plan = plan_for(people[0], "pixies", 2, dict(PIXIES.options), watch=watch)
    plan = replace(plan, rated=rated, seed=str(seed))
    table = Table(plan)
    log: list[Event] = [Sat(seat, who.id, f"Person {seat}") for seat, who in enumerate(people)]
    log += [] if len(people) > 1 else [Hired(1, "club", "Mila")]
    table.extend(log)
    dealt = start(table)
    table.extend(dealt)
    server.store.write(open_table(plan, [*log, *dealt]))
    sequence = table.sequence
    more: list[Event] = []
    if left is None:
        more += play_on(table, random.Random(seed))
    else:
        more += resign(table, left, "club")
        table.extend(more)
    server.store.write(append_events(plan.code, sequence, more, None, (), rated_game(table)))
    server.store.ratings.count()
    return table


def test_somebody_new_reads_that_nothing_is_finished_yet(server: Server) -> None:
    for who in (server.stranger(), server.person("Ana")):
        page = who.get("/me").text
        assert "No game is finished yet" in page
        assert "no rated game yet" in page
        assert who.get("/me/games").status_code == 200


def test_the_page_counts_finished_games_and_wins_by_opponent_and_number_of_players(server: Server) -> None:
    ana = server.person("Ana")
    tables = [finish(server, [ana], rated=False, seed=seed) for seed in range(4)]
    won = sum(0 in (now(table).result or {"winners": []})["winners"] for table in tables)
    page = read_page(ana.get("/me").text)
    (lead,) = page.all("p", **{"class": "lead"})
    assert lead.text.startswith(f"4 games, won: {won}.")
    cells = [cell.text for cell in page.all("td") if cell.attributes.get("data-label") in {"Club", "2 players"}]
    assert len(cells) == 2
    assert all(f"{won}/4" in cell for cell in cells)


def test_a_list_names_opponents_without_a_name_by_their_seats_and_shows_no_empty_box(server: Server) -> None:
    ana = server.person("Ana")
    address = ana.open(game="pixies", players=2, seat0="you", seat1="open")
    server.person("").sit(address, 1)
    assert ana.post(f"{address}/resign", seat=0).status_code == 303
    page = ana.get("/me").text
    assert "Player 2" in page
    assert "Firsts and records" not in page


def test_games_are_in_the_order_in_which_they_are_everywhere(server: Server) -> None:
    ana = server.person("Ana")
    for game in ("ingenious", "pixies"):
        address = ana.open(game=game, players=2, seat0="you", seat1="bot:novice")
        assert ana.post(f"{address}/resign", seat=0).status_code == 303
    page = read_page(ana.get("/me").text)
    (first, *_) = page.all("table", **{"class": "shared"})
    heads = [head.text for head in first.all("th", scope="row")]
    assert heads == ["Pixies", "Ingenious"]
    (here,) = (link for link in page.all("a", href="/me") if link.attributes.get("aria-current") == "page")
    assert here.text == "My games"


def test_a_record_shows_its_board_unless_others_may_not_see_it(server: Server) -> None:
    ana = server.person("Ana")
    table = finish(server, [ana], rated=False)
    (picture,) = read_page(ana.get("/me").text).all("img")
    assert picture.attributes["src"].startswith(f"/share/{table.plan.code}/picture.png")
    assert ana.get(picture.attributes["src"]).headers["content-type"] == "image/png"
    ben = server.person("Ben")
    finish(server, [ben], rated=False, watch=False)
    page = read_page(ben.get("/me").text)
    assert not page.all("img")
    assert page.all("b", **{"class": "points"})


def test_below_ten_rated_games_there_is_a_band_and_no_number(server: Server) -> None:
    ana = server.person("Ana")
    for seed in range(9):
        finish(server, [ana], seed=seed)
    page = read_page(ana.get("/me").text)
    assert not page.all("p", **{"class": "nowis"})
    assert page.all("path", **{"class": "band"})
    assert not page.all("path", **{"class": "line"})
    finish(server, [ana], seed=9)
    page = read_page(ana.get("/me").text)
    (number,) = page.all("p", **{"class": "nowis"})
    strength = server.store.ratings.strengths(ana.id)["pixies"]
    assert number.text.startswith(f"{strength.mean:.0f}")
    assert page.all("path", **{"class": "line"})
    rows = page.all("tr")
    assert [row.text.startswith("10") for row in rows].count(True) == 1


def test_the_api_tells_no_number_below_ten_rated_games_either(server: Server) -> None:
    ana = server.person("Ana")
    finish(server, [ana])
    program = Program(server, ana.secret)
    (told,) = program.told("/me/strength")
    assert (told["game"], told["games"], told["mean"], told["provisional"]) == ("pixies", 1, None, True)
    assert told["low"] < told["high"]
    (step,) = program.told("/me/strength/pixies")
    assert step["strength"] == told
    assert program.told("/me/strength/ingenious") == []
    for address in ("/me/strength", "/me/statistics", "/me/games"):
        problem(Program(server).get(address), 401, "no-player")


def test_the_api_tells_shares_streaks_and_all_games_with_filters(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    finish(server, [ana, ben], left=1)
    finish(server, [ana, ben], left=1, seed=2)
    finish(server, [ana, ben], left=0, seed=3)
    program = Program(server, ana.secret)
    told = program.told("/me/statistics")
    assert (told["games"], told["won"], told["streak"], told["longest_streak"]) == (3, 2, 0, 2)
    assert {(one["against"], one["players"], one["won"], one["of"]) for one in told["shares"]} == {
        ("people", None, 2, 3),
        (None, 2, 2, 3),
    }
    assert told["luck"] == {"games": 0, "wins": 0.0, "error": 0.0, "waiting": 0}
    assert program.told("/me/games", result="won")["count"] == 2
    assert program.told("/me/games", opponent="club")["count"] == 0
    assert program.told("/me/games", rated="yes", game="pixies", players=2, opponent="people")["count"] == 3
    assert Program(server, ben.secret).told("/me/statistics")["won"] == 1


def test_the_list_of_games_has_filters_and_leads_to_the_reviews(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    duel, alone = finish(server, [ana, ben], left=1), finish(server, [ana], rated=False)
    everything = ana.get("/me/games").text
    assert f"/tables/{duel.plan.code}/review" in everything
    assert f"/tables/{alone.plan.code}/review" in everything
    with_people = ana.get("/me/games?against=people&rated=yes").text
    assert f"/tables/{duel.plan.code}/review" in with_people
    assert f"/tables/{alone.plan.code}/review" not in with_people
    assert "There are no such games" in ana.get("/me/games?game=ingenious").text
    assert ana.get("/me/games?page=99&players=x&against=nobody").status_code == 200


def test_games_of_others_are_not_on_ones_page(server: Server) -> None:
    ana, ben = server.person("Ana"), server.person("Ben")
    finish(server, [ana])
    assert "No game is finished yet" in ben.get("/me").text


def test_more_games_are_reviewed_at_a_press_so_that_luck_is_known_of_all(server: Server) -> None:
    ana, ben, program = server.person("Ana"), server.person("Ben"), Program(server)
    tables = [finish(server, [ana, ben], seed=seed, left=1) for seed in range(7)]
    page = ana.get("/me").text
    assert "Review more games" in page
    assert "</p>0<" not in page, "nothing waits, which is not said"
    assert ana.post("/me/reviews").headers["location"] == "/me#luck"
    program.token = ana.secret

    def known() -> int:
        luck = program.told("/me/statistics")["luck"]
        return int(luck["games"] + luck["waiting"])

    assert known() == MAX_WAITING
    while "waiting" in (luck := program.told("/me/statistics")["luck"]) and luck["waiting"]:
        time.sleep(0.05)
    assert program.done("/me/reviews")["waiting"] <= len(tables) - MAX_WAITING
    assert known() == len(tables)
    assert "Review more games" not in ana.get("/me").text
    Program(server).refused(401, "no-player", "/me/reviews")
    assert server.stranger().post("/me/reviews").status_code == 403


def test_the_picture_is_a_png_for_its_player_alone(server: Server) -> None:
    ana = server.person("Ана, Țița")
    for seed in range(10):
        finish(server, [ana], seed=seed)
    answer = ana.get("/me/picture.png")
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(b"\x89PNG")
    assert "no-store" in answer.headers["cache-control"]
    assert server.stranger().get("/me/picture.png").status_code == 403


@pytest.mark.parametrize("language", SHIPPED)
def test_the_page_is_in_every_language(server: Server, language: str) -> None:
    ana = server.person("Ana")
    finish(server, [ana])
    page = ana.get("/me", {"accept-language": language}).text
    assert speak(language)("track-shares") in page
    assert f"{title('pixies', speak(language))}: " in page
