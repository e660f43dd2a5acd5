"""Pages of score sheets, used as without script: links, and forms that are posted."""

import re

import pytest

from conformance.decks import OTHER_DECK
from conformance.tables import OPTION_SETS
from page_checks import Element, read_page
from sampling import sample
from stol.text.languages import SHIPPED
from stol.web.service.score_sheet.book import find_sheet
from stol.web.service.score_sheet.sheet import Sheet, standings
from visitors import Server, Visitor

TOUCHED = {
    "pixies": ["up 1 b1+6", "seal 1 1", "up 1 m2", "down 1 3", "empty 1 4"],
    "onecard": ["add 01", *(f"mark 01 {letter} {boxes}" for letter in "roygbp" for boxes in range(1, 7)), "add 02"],
    "clustered": ["lay 1 0", "lay 2 0", "lay 3 0", "lay 1 1", "lay 2 1"],
    "ingenious": [*["more r"] * 18, *(f"more {letter}" for letter in "gboyp")],
}
"""Entries of the first player that score something."""


def open_sheet(visitor: Visitor, game: str, players: int, **fields: str) -> str:
    answer = visitor.post(f"/score/{game}", players=players, **{"name-0": "Mira", "name-1": "Oskar"}, **fields)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def enter(visitor: Visitor, address: str, do: str, part: int = 1, **fields: object) -> str:
    """Makes an entry, and returns the address that it leads to."""
    answer = visitor.post(address, do=do, part=part, **{"of": max(part - 1, 0), "round": 1, **fields})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def sheet_at(server: Server, address: str) -> Sheet:
    _, _, game, code = address.split("/")
    return find_sheet(server.store.sheets, game, code)


def look(visitor: Visitor, address: str, language: str = "en") -> Element:
    answer = visitor.get(address, {"accept-language": language})
    assert answer.status_code == 200, answer.text
    return read_page(answer.text)


def buttons(page: Element) -> set[str]:
    """What can be entered on a page."""
    found = page.all("button", name="do")
    return {button.attributes["value"] for button in found if "disabled" not in button.attributes}


def cases() -> list[tuple[str, int, dict[str, str]]]:
    """Every game with every option that changes its sheet, for few players and for many."""
    return [
        *(("pixies", players, {}) for players in (2, 5)),
        ("pixies", 6, {"flower_power": "on"}),
        *(("onecard", players, {}) for players in (2, 4)),
        ("onecard", 3, {"draft": "on", "deck": "\n".join(OTHER_DECK)}),
        *(("clustered", players, {}) for players in (1, 5)),
        ("clustered", 8, {"first_bonus": "on", "largest_bonus": "on", "third_joker": "all"}),
        *(("ingenious", players, {}) for players in (1, 3)),
        ("ingenious", 4, {"teams": "on"}),
    ]


CHOSEN = sample(cases(), "score sheets", lambda case: [case[0]])


@pytest.mark.parametrize(("game", "players", "options"), CHOSEN, ids=lambda value: str(value)[:20])
def test_every_page_of_a_sheet_is_sound_and_shows_the_points(
    server: Server, game: str, players: int, options: dict[str, str]
) -> None:
    host = server.stranger()
    start = look(host, f"/score/{game}?players={players}")
    assert len(start.all("input", **{"aria-label": "Name of player 1"})) == 1
    address = open_sheet(host, game, players, **options)
    for do in TOUCHED[game]:
        if do in buttons(look(host, f"{address}?of=0")):
            enter(host, address, do)
    sheet = sheet_at(server, address)
    assert any(own.score.total for own in standings(sheet))
    for language, seat in zip(SHIPPED, [0, len(sheet.parts) - 1] * len(SHIPPED), strict=False):
        page = look(host, f"{address}?of={seat}", language)
        shown = [strong.text for tab in page.all("a") for strong in tab.all("strong")]
        assert shown == [str(own.score.total).replace("-", "−") for own in standings(sheet)]
        assert page.all("a", **{"class": "ruleno"})
    assert read_page(host.get(f"{address}?end=1").text).all("h1")[0].text.strip()


def test_pixies_asks_only_which_card_and_goes_on_to_the_next_cell(server: Server) -> None:
    host = server.stranger()
    address = open_sheet(host, "pixies", 2)
    page = look(host, address)
    assert page.all("h2")[0].text == "Which 1?"
    where = enter(host, address, "up 1 b1+6", after=0)
    page = look(host, where)
    assert page.all("h2")[0].text == "Which 2?"
    assert all(re.fullmatch(r"(up 1 \w+2.*|down 1 2|empty 1 2|seal 1 1|undo|names)", do) for do in buttons(page))
    other = look(host, f"{address}?of=1&round=1")
    assert "up 1 b1+6" not in buttons(other)
    assert "Mira has it" in next(button.attributes["aria-label"] for button in other.all("button", value="up 1 b1+6"))
    assert "up 2 b1+6" in buttons(look(host, f"{address}?of=1&round=2"))
    corrected = look(host, f"{address}?of=0&round=1&cell=1")
    assert corrected.all("h2")[0].text == "Which 1?"
    assert "up 1 b1+6" in buttons(corrected)


def test_each_player_enters_from_another_device_and_all_see_it(server: Server) -> None:
    host, guest = server.stranger(), server.stranger()
    address = open_sheet(host, "ingenious", 2)
    stamp = host.get(f"{address}/stamp").text
    enter(guest, address, "more r", part=2)
    assert host.get(f"{address}/stamp").text != stamp
    assert "1" in [step.text for row in look(host, f"{address}?of=1").all("li") for step in row.all("b")]
    assert f"http://stol.example{address}" in host.get(address).text  # the link that is shared
    assert address in host.get("/score/ingenious").text  # kept for who opened it
    assert address not in guest.get("/score/ingenious").text
    assert address not in host.get("/score/pixies").text


def test_a_refused_entry_says_why_and_loses_nothing(server: Server) -> None:
    host = server.stranger()
    address = open_sheet(host, "clustered", 2)
    enter(host, address, "by totals", part=0)
    typed = {"rows": "a lot", "columns": "3", "rectangle": "6"}
    answer = host.post(address, part=1, do="totals", of=0, **typed)
    assert answer.status_code == 422
    page = read_page(answer.text)
    assert "“a lot” is no number of points" in page.all(role="alert")[0].text
    values = {field.attributes["name"]: field.attributes["value"] for field in page.all("input", type="number")}
    assert values == typed
    enter(host, address, "totals", rows=7)
    stale = host.post(address, part=1, do="totals", of=0, rows="9", version=0)
    assert stale.status_code == 409
    assert "Somebody else" in read_page(stale.text).all(role="alert")[0].text
    assert standings(sheet_at(server, address))[0].score.total == 7
    for fields in ({}, {"part": "x"}, {"part": 99, "do": "undo"}, {"part": 1, "do": "²" * 99}):
        assert host.post(address, **fields).status_code == 422


def test_who_plays_is_asked_again_if_the_game_does_not_allow_it(server: Server) -> None:
    host = server.stranger()
    answer = host.post("/score/ingenious", players=2, teams="on", **{"name-0": "Mira"})
    assert answer.status_code == 422
    page = read_page(answer.text)
    assert [page.all("input", name=f"name-{seat}")[0].attributes["value"] for seat in range(4)] == ["Mira", "", "", ""]
    assert "4" in page.all(role="alert")[0].text
    assert host.post("/score/onecard", players=2, deck="01 r2").status_code == 422
    assert host.post("/score/pixies", players="many").status_code == 422
    more = read_page(host.get("/score/pixies?players=5&flower_power=on&resize=6").text)
    assert more.all("input", name="name-5")


def test_names_are_corrected_and_a_new_sheet_has_them_again(server: Server) -> None:
    host = server.stranger()
    address = open_sheet(host, "pixies", 2)
    enter(host, address, "names", part=0, **{"name-0": "Mia", "name-1": ""})
    assert "Player 2" in host.get(address).text
    again = host.post(f"{address}/again").headers["location"]
    assert again != address
    assert sheet_at(server, again).shared.names == ("Mia", "")
    assert not any(own.score.entered for own in standings(sheet_at(server, again)))


def test_what_is_not_there_is_not_found(server: Server) -> None:
    host = server.stranger()
    address = open_sheet(host, "pixies", 2)
    for wrong in ("/score/chess", "/score/pixies/nobody", address.replace("pixies", "onecard"), "/score/pixies/%00"):
        assert host.get(wrong).status_code == 404
    assert host.post("/score/pixies/nobody", do="undo").status_code == 404


def test_home_and_rules_lead_to_the_sheet(server: Server) -> None:
    host = server.stranger()
    for game in OPTION_SETS:
        assert f'href="/score/{game}"' in host.get("/").text
        assert f'href="/score/{game}"' in host.get(f"/learn/{game}").text
