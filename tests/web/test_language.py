"""Everybody reads their own language: as the browser asks for, as a link says, or as the player has chosen."""

import pytest

from page_checks import read_page
from stol.text.languages import SHIPPED, from_environment, match_tag, negotiate
from visitors import Server


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("*", "en"),
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de,fr;q=0.9,ru;q=0.1", "ru"),
        ("en;q=0.2, hr ;q=0.9", "hr"),
        ("ro;q=0, en", "en"),
        ("sr", "sr-Latn"),
        ("sr-RS", "sr-Latn"),
        ("sr-Cyrl-RS", "sr-Cyrl"),
        ("SR-LATN", "sr-Latn"),
        ("de", "en"),
        ("pl;q=nonsense", "en"),
        ("x" * 100_000, "en"),
        (",,,;q=1,ru", "ru"),
    ],
)
def test_a_browser_gets_the_language_it_likes_best(header: str, language: str) -> None:
    assert negotiate(header) == language


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "hr:en"}, "hr"),
        ({"LANG": "sr_RS.UTF-8"}, "sr-Cyrl"),
        ({"LANG": "sr_RS.UTF-8@latin"}, "sr-Latn"),
    ],
)
def test_a_terminal_gets_the_language_of_its_environment(variables: dict[str, str], language: str) -> None:
    assert from_environment(variables) == language


def test_every_shipped_language_is_found_by_its_own_tag() -> None:
    assert [match_tag(tag) for tag in SHIPPED] == list(SHIPPED)


def page_language(answer: object) -> str:
    return read_page(answer).all("html")[0].attributes["lang"]


def test_a_page_comes_in_the_language_that_the_browser_asks_for(server: Server) -> None:
    answer = server.stranger().get("/", headers={"Accept-Language": "pl-PL,pl;q=0.9"})
    assert page_language(answer.text) == "pl"
    assert "Accept-Language" in answer.headers["vary"]
    assert "Cookie" in answer.headers["vary"]


def test_a_link_names_the_language_of_a_public_page(server: Server) -> None:
    stranger = server.stranger()
    assert page_language(stranger.get("/?lang=ru", headers={"Accept-Language": "pl"}).text) == "ru"
    assert page_language(stranger.get("/?lang=SR", headers={"Accept-Language": "pl"}).text) == "sr-Latn"
    assert page_language(stranger.get("/?lang=nonsense", headers={"Accept-Language": "pl"}).text) == "pl"
    assert page_language(stranger.get("/", headers={"Accept-Language": "pl"}).text) == "pl"


def test_a_public_page_names_its_addresses_in_all_languages(server: Server) -> None:
    links = read_page(server.stranger().get("/").text).all("link", rel="alternate")
    assert {link.attributes["hreflang"] for link in links} == {*SHIPPED, "x-default"}


def test_a_chosen_language_is_kept_with_the_player(server: Server) -> None:
    ana = server.person("Ana")
    answer = ana.post("/settings", language="hr", back="/setup")
    assert (answer.status_code, answer.headers["location"]) == (303, "/setup")
    assert page_language(ana.get("/", headers={"Accept-Language": "pl"}).text) == "hr"


def test_errors_come_in_the_players_language(server: Server) -> None:
    ana = server.person("Ana")
    ana.post("/settings", language="ro")
    ana.get("/")
    assert page_language(ana.get("/nowhere").text) == "ro"
    assert page_language(server.stranger().get("/nowhere", headers={"Accept-Language": "ru"}).text) == "ru"


def test_a_language_that_does_not_exist_is_refused(server: Server) -> None:
    answer = server.person("Ana").post("/settings", language="../en")
    assert answer.status_code == 400


def test_the_api_stays_english(server: Server) -> None:
    refused = server.stranger().get("/api/tables/NOBODY00", headers={"Accept-Language": "pl"})
    assert refused.json()["detail"] == server.stranger().get("/api/tables/NOBODY00").json()["detail"]


def test_a_tag_of_thousands_of_parts_is_not_looked_at_part_by_part(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Aliases(dict[str, str]):
        def get(self, tag: str, default: str | None = None) -> str | None:  # type: ignore[override] # always None
            asked.append(tag)
            return default

    monkeypatch.setattr("stol.text.languages.ALIASES", Aliases())
    assert match_tag("a" + "-a" * 5000) is None
    assert len(asked) < 10
    assert match_tag("sr-Cyrl-RS-x-" + "a" * 5000) == "sr-Cyrl"
