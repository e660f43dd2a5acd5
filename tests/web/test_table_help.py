"""Help on the page of a table: links to rules and to the words that explain what is on it."""

import pytest

from page_checks import parsed, read_page
from stol.games.registry import KEYS
from stol.position import Game
from stol.web.html.learn import glossary, has_page
from visitors import Server
from web.played_tables import lay

GUIDES = [game for game in KEYS if has_page(game)]


@pytest.mark.parametrize("game", GUIDES)
def test_words_and_rules_of_a_table_are_those_of_its_rules_page(server: Server, game: str) -> None:
    laid = lay(server, Game(game), 9, (0, 1))
    ana = laid.people[0]
    page, rules = read_page(ana.get(laid.address).text), parsed(ana.get(f"/learn/{game}?part=rules").text)
    anchors = {element.attributes.get("id") for element in rules.all()}
    links = [link.attributes for link in page.all("a")]
    terms = [link for link in links if "data-term" in link]
    assert terms
    assert {link["data-term"] for link in terms} <= {term.key for term in glossary(game)}
    assert all(link["data-about"] for link in terms)
    ways = [link["href"] for link in links if link["href"].startswith(f"/learn/{game}#")]
    assert {way.partition("#")[2] for way in ways} <= anchors
    assert [link for link in links if "data-drawer" in link and link["target"] == "_blank"]


@pytest.mark.parametrize("game", GUIDES)
def test_a_refused_move_links_to_its_rule(server: Server, game: str) -> None:
    laid = lay(server, Game(game), 9, (0, 1))
    seat = laid.session.table.to_choose()[0]
    ana = laid.people[seat]
    move = {"pixies": "b1+6@9", "onecard": "take 01", "clustered": "J@29,29", "ingenious": "swap"}[game]
    answer = ana.post(f"{laid.address}/moves", move=move, ply=laid.session.table.position.ply, undone=0)  # type: ignore[union-attr] # it has begun
    assert answer.status_code == 422
    notice = read_page(answer.text).all("p", **{"class": "slip notice"})[0]
    assert notice.all("a")[0].attributes["href"].startswith(f"/learn/{game}#")


@pytest.mark.parametrize("game", GUIDES)
def test_a_result_says_by_which_rules_it_was_counted(server: Server, game: str) -> None:
    laid = lay(server, Game(game), 10_000, (0, 1))
    page = read_page(laid.people[0].get(laid.address).text)
    counted = page.all("p", **{"class": "counted"})[0]
    assert counted.all("a")
    assert all(link.attributes["href"].startswith(f"/learn/{game}#") for link in counted.all("a"))
