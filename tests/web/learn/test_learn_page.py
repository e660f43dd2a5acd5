"""The pages `/learn` and `/learn/GAME`: complete, small, to be searched without script."""

import gzip
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

import stol.web
from page_checks import read_page
from stol.games import registry
from stol.games.registry import KEYS
from stol.text import speak
from stol.text.files import has
from stol.web.html import learn
from stol.web.html.learn import page
from stol.web.html.learn.sections import step_number
from stol.web.html.rule_links import address, linked, rule_link
from stol.web.html.rule_numbers import GAMES, GROUPS, numbers, ruling
from visitors import Server

SAY = speak()
STATIC = Path(stol.web.__file__).parent / "html" / "static"
GUIDES = [game for game in KEYS if learn.has_page(game)]
EVIL = '"><script>alert(1)</script>'

every_guide = pytest.mark.parametrize("game", GUIDES)


def shown(game: str, **asked: str | bool) -> str:
    return str(page.page(page.Learn(say=SAY, game=game, **asked)))  # type: ignore[arg-type] # each test asks for its own


def ids(html: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', html)


@every_guide
def test_the_page_is_well_formed_and_has_every_rule_once(game: str) -> None:
    html = shown(game)
    read_page(html)
    found = ids(html)
    assert len(found) == len(set(found))
    assert [name for name in found if re.fullmatch(r"[POCI]\d+", name)] == numbers(game)


@every_guide
def test_contents_lead_to_the_sections(game: str) -> None:
    html = shown(game)
    keys = [section.key for section in learn.find(game).sections]
    assert re.findall(r'href="#([\w-]+)"><svg class="token"', html) == keys
    assert set(keys) <= set(ids(html))


@every_guide
def test_every_word_of_the_glossary_is_explained(game: str) -> None:
    html, terms = shown(game), learn.glossary(game)
    assert terms
    assert [name for name in ids(html) if name.startswith("term-")] == [f"term-{term.key}" for term in terms]
    written = [path.read_text() for path in STATIC.glob("symbols.svg")]
    assert all(f'id="{term.symbol}"' in written[0] for term in terms if term.symbol)


@every_guide
def test_the_page_with_its_styles_is_small(game: str) -> None:
    html = shown(game)
    styles = [STATIC / name for name in re.findall(r"/static/\w+/([\w-]+\.css)", html)]
    weight = sum(len(gzip.compress(text, 6)) for text in [html.encode(), *(path.read_bytes() for path in styles)])
    assert weight < 80_000


@every_guide
def test_our_rulings_are_marked(game: str) -> None:
    decided = sum(has(ruling(number)) for number in numbers(game))
    assert decided
    assert shown(game).count(SAY("rule-ruling")) == decided


@every_guide
def test_rules_can_be_had_without_the_figures(game: str) -> None:
    html = shown(game, only_rules=True)
    assert 'id="rules"' in html
    assert "<figure" not in html
    assert len(html) < len(shown(game)) / 2


def test_a_term_is_found_by_the_word_of_the_two_minutes() -> None:
    assert 'id="term-multicolour"' in shown("pixies", find="butterfly")


def test_a_word_is_found_in_rules_and_glossary() -> None:
    html = shown("pixies", find="Validated")
    found = [name for name in ids(html) if re.fullmatch(r"P\d+", name)]
    assert "P10" in found
    assert "P3" not in found
    assert "term-validated" in ids(html)
    assert 'value="Validated"' in html
    assert [name for name in ids(shown("pixies", find="p7")) if re.fullmatch(r"P\d+", name)] == ["P7"]


def test_a_word_that_nothing_has_is_said_to_be_missing() -> None:
    html = shown("pixies", find="xyzzy")
    assert not [name for name in ids(html) if re.fullmatch(r"P\d+", name)]
    assert re.search(r'<p class="nothing" role="status">', html)
    assert re.search(r'<p class="nothing" role="status" hidden>', shown("pixies"))


def test_what_is_looked_for_is_escaped() -> None:
    assert "<script>alert" not in shown("pixies", find=EVIL)


@every_guide
def test_what_can_be_tried_out_is_a_step_of_the_guided_game(game: str) -> None:
    steps = [section.step for section in learn.find(game).sections if section.step]
    assert steps
    assert [step for step in steps if not step_number(game, step)] == []


def test_a_section_leads_to_its_step_of_the_guided_game(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [SimpleNamespace(key=key) for key in ("welcome", "place")]
    monkeypatch.setattr(registry, "find", lambda _: SimpleNamespace(lesson=SimpleNamespace(steps=steps)))
    assert step_number("pixies", "place") == 2
    assert step_number("pixies", "unknown") == 0
    assert step_number("pixies", "") == 0


# ---- over HTTP


def test_a_visitor_reads_the_rules(server: Server) -> None:
    visitor = server.stranger()
    assert visitor.get("/learn").status_code == 200
    answer = visitor.get("/learn/pixies")
    assert answer.status_code == 200
    assert 'id="P7"' in answer.text
    assert "<figure" not in visitor.get("/learn/pixies?part=rules").text
    assert 'id="P3"' not in visitor.get("/learn/pixies?find=validated").text
    assert "prints-short" in visitor.get("/learn/pixies?print=short").text


def test_a_game_without_a_page_is_not_found(server: Server) -> None:
    for game in ("reversi", "nothing", "__init__", "games"):
        assert server.stranger().get(f"/learn/{game}").status_code == 404
        assert not learn.has_page(game)
        assert learn.glossary(game) == ()


def test_the_index_leads_to_every_page(server: Server) -> None:
    html = server.stranger().get("/learn").text
    assert re.findall(r'href="/learn/(\w+)"', html) == GUIDES


# ---- numbers of rules as links


def test_a_number_of_a_rule_becomes_a_link() -> None:
    assert str(rule_link("P7")) == '<a class="ruleno" href="/learn/pixies#P7" data-rule="P7">P7</a>'
    assert [address(f"{letter}1") for letter in GAMES] == [f"/learn/{game}#{letter}1" for letter, game in GAMES.items()]


def test_a_message_is_escaped_and_gets_bold_words_and_links() -> None:
    assert str(linked("a < b **bold I7** (C4, C5)")) == (
        "a &lt; b <b>bold "
        '<a class="ruleno" href="/learn/ingenious#I7" data-rule="I7">I7</a></b> ('
        '<a class="ruleno" href="/learn/clustered#C4" data-rule="C4">C4</a>, '
        '<a class="ruleno" href="/learn/clustered#C5" data-rule="C5">C5</a>)'
    )


@pytest.mark.parametrize("text", ["P21", "C0", "I99", "XP7", "P7x", "O1 15"[3:], "**", "P"])
def test_what_is_no_number_of_a_rule_stays_as_it_is(text: str) -> None:
    assert str(linked(text)) == text


def test_every_rule_belongs_to_one_group() -> None:
    last = {"pixies": 20, "onecard": 14, "clustered": 19, "ingenious": 18}
    letters = {game: letter for letter, game in GAMES.items()}
    assert {game: numbers(game) for game in GROUPS} == {
        game: [f"{letters[game]}{number}" for number in range(1, last[game] + 1)] for game in GROUPS
    }
