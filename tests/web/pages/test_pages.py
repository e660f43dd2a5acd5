"""The pages besides the table: complete, with a text for every message, and usable without scripts."""

import gzip
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import cast
from urllib.parse import parse_qsl, urlsplit

import htpy as h
import pytest

import stol.web
from page_checks import Element, read_page
from stol.games.onecard.deck import OWN
from stol.games.registry import KEYS, find
from stol.text import Say, speak
from stol.web.html.learn import has_page
from stol.web.html.pages import home, message, result, setup, waiting
from stol.web.html.pages.parts import Visit
from stol.web.service.table_request import Flag, draft_request, option_controls, read_request, request_fields

SAY = speak()
STATIC = Path(stol.web.__file__).parent / "html" / "static"
EVIL = '<script>alert("x")</script>&amp;'
ROW = home.Row("/tables/KRUH42", "pixies", "Friday table", "round 2 of 3", (0, 1), "Your turn", yours=True)
COUNTS = (("all", 1), ("turn", 1), ("others", 0), ("hidden", 0))


def a_home() -> home.Home:
    finished = home.TableList((replace(ROW, game="onecard", yours=False),))
    return home.Home(say=SAY, name="Ana", running=home.TableList((ROW,)), finished=finished, counts=COUNTS)


def a_setup(**form: str) -> setup.Setup:
    return setup.Setup(say=SAY, name="Ana", draft=draft_request(form))


def a_room(**changes: object) -> waiting.Waiting:
    room = waiting.Waiting(
        say=SAY,
        address="/tables/KRUH42",
        game="pixies",
        code="KRUH 42",
        link="https://stol.example/tables/KRUH42",
        seats=(("Ana", "you"), (None, "open"), ("Maro", "bot:club"), (None, "open"), ("Ivo", "here")),
    )
    return replace(room, **changes)  # type: ignore[arg-type] # each test changes what it is about


def an_end(**changes: object) -> result.Finished:
    end = result.Finished(
        say=SAY,
        address="/tables/KRUH42",
        game="pixies",
        title="Friday table",
        names=("Ana", "Tomek", "Vera"),
        scores=(112, 98, 118),
        winners=(2,),
        parties=(0, 1, 2),
        items=h.table[h.tr[h.td["118"]]],
    )
    return replace(end, **changes)  # type: ignore[arg-type] # as above


def sent(page: Element, button: Element | None = None) -> dict[str, str]:
    """What a browser would send for the form."""
    form = page.all("form", id="setup")[0]
    readers = {
        "textarea": lambda each: each.text,
        "select": lambda each: each.all("option", selected="")[0].attributes["value"],
    }
    found: dict[str, str] = {}
    for each in form.all():
        kind, name = each.attributes.get("type"), each.attributes.get("name")
        if not name or (kind in {"radio", "checkbox"} and "checked" not in each.attributes) or each.tag == "button":
            continue
        found[name] = readers[each.tag](each) if each.tag in readers else each.attributes["value"]
    return found | ({button.attributes["name"]: button.attributes["value"]} if button else {})


def test_home_offers_all_games_the_own_tables_and_a_code() -> None:
    page = read_page(home.page(a_home()))
    actions = {form.attributes["action"]: form.attributes.get("method") for form in page.all("form")}
    about_me = {"/name": "post"}
    assert actions == {**about_me, "/join": None} | {f"/play/{game}": "post" for game in KEYS}
    links = [link.attributes["href"] for link in page.all("a")]
    offers = {f"/setup?game={game}" for game in KEYS}
    offers |= {f"/{kind}/{game}" for kind in ("daily", "score", "print") for game in KEYS}
    guides = {f"/learn/{game}" for game in KEYS if has_page(game)}
    own = {"/tables/KRUH42", "/tables/KRUH42/leave"}
    assert set(links) == {"/", "/settings?back=%2F", "/me", "/lobby", "/enter", "/records"} | own | offers | guides
    assert len(links) == 26 + len(guides)
    assert page.all("input", name="code")
    assert page.all("span", **{"class": "flag now"})[0].text == "Your turn"
    assert len(read_page(home.page(home.Home(say=SAY))).all("section")) == 0


def test_home_tells_how_many_can_play() -> None:
    def counts(game: str) -> list[int]:
        kind = find(game).options
        flags = [name for name, control in option_controls(game).items() if isinstance(control, Flag)]
        every = [kind(), *(kind(**{name: True}) for name in flags)]
        return sorted({count for options in every for count in options.players()})

    for game in KEYS:
        assert SAY(f"home-{game}-players") == f"{counts(game)[0]}–{counts(game)[-1]} players"


def test_home_needs_no_compiled_code() -> None:
    program = (
        "import sys; from stol.text import speak; from stol.web.html.pages import home;"
        "str(home.page(home.Home(say=speak()))); assert 'numba' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_home_with_all_it_loads_is_light() -> None:
    text = str(home.page(a_home()))
    loaded = ["symbols.svg", *re.findall(r"/static/\w+/([\w.-]+\.(?:css|js))", text)]
    weight = sum(len(gzip.compress((STATIC / name).read_bytes())) for name in loaded)
    assert weight + len(gzip.compress(text.encode())) < 60_000


def test_styles_and_scripts_that_pages_name_are_there() -> None:
    for page in (home.page(a_home()), setup.page(a_setup()), waiting.page(a_room()), result.page(an_end())):
        for name in re.findall(r"/static/\w+/([\w.-]+)", str(page)):
            assert (STATIC / name).is_file()


@pytest.mark.parametrize("game", KEYS)
def test_set_up_has_a_control_for_every_option(game: str) -> None:
    for players in find(game).options().players():
        page = read_page(setup.page(a_setup(game=game, players=str(players))))
        form = page.all("form", id="setup")[0]
        assert (form.attributes["method"], form.attributes["action"]) == ("post", "/tables")
        names = {each.attributes.get("name", "").split("-")[0] for each in form.all()}
        chosen = {*(f"seat{n}" for n in range(players)), "time"}
        assert names >= {*find(game).options().plain(), "game", "public", "chat", "watch", "rated", "hints", *chosen}
        assert {each.attributes["name"] for each in form.all("select")} == chosen


def test_what_set_up_sends_is_what_it_shows() -> None:
    for table_request in (
        read_request({"game": "pixies", "flower_power": "on", "players": "6", "seat3": "open", "chat": "off"}),
        read_request({"game": "onecard", "draft": "on", "deck": "\n".join(OWN)}),
        read_request(
            {
                "game": "clustered",
                "third_joker": "seats",
                "third_joker-1": "on",
                "table-width": "9",
                "table-height": "4",
            }
        ),
        read_request({"game": "clustered", "third_joker": "all", "players": "1", "watch": "off"}),
        read_request(
            {"game": "ingenious", "teams": "on", "open_partners": "on", "players": "4", "seat1": "bot:master"}
        ),
    ):
        page = read_page(setup.page(a_setup(**request_fields(table_request))))
        assert read_request(sent(page)) == table_request


def test_set_up_changes_without_script() -> None:
    page = read_page(setup.page(a_setup(game="clustered", players="3")))
    form = page.all("form", id="setup")[0]
    first = form.all("button")[0]  # Enter presses the first button
    assert (first.attributes["formmethod"], first.attributes["formaction"]) == ("get", "/setup")
    fewer, more = form.all("button", name="resize")
    assert draft_request(sent(page, fewer)).table_request.players == 2
    assert draft_request(sent(page, more)).table_request.players == 4
    alone = read_page(setup.page(a_setup(game="clustered", players="1")))
    assert ["disabled" in each.attributes for each in alone.all("button", name="resize")] == [True, False]


@pytest.mark.parametrize("game", KEYS)
def test_presets_are_links_that_say_which_one_it_is(game: str) -> None:
    page = read_page(setup.page(a_setup(game=game)))
    presets = [link for link in page.all("a") if link.attributes["href"].startswith("/setup?")]
    assert len(presets) == len(find(game).presets)
    assert [link.attributes.get("aria-current") for link in presets] == ["true"] + [None] * (len(presets) - 1)
    for link, preset in zip(presets, find(game).presets.values(), strict=True):
        table_request = read_request(dict(parse_qsl(urlsplit(link.attributes["href"]).query)))
        assert {"players": table_request.players, **table_request.options}.items() >= preset.items()
        there = read_page(setup.page(a_setup(**request_fields(table_request))))
        current = [each.text for each in there.all("a") if "aria-current" in each.attributes]
        assert current == [link.text]


def test_a_problem_stands_in_the_form() -> None:
    page = read_page(setup.page(a_setup(game="ingenious", open_partners="on")))
    assert "needs teams" in page.all(role="alert")[0].text


def test_a_visitor_can_sit_down_on_free_seats_only() -> None:
    page = read_page(waiting.page(a_room()))
    form = page.all("form", id="sit")[0]
    assert (form.attributes["method"], form.attributes["action"]) == ("post", "/tables/KRUH42/sit")
    assert form.all("input", name="name")
    assert [button.attributes["value"] for button in form.all("button")] == ["1", "3"], "beside the name"
    known = read_page(waiting.page(a_room(name="Bo")))
    assert not known.all("form", id="sit")[0].all("input")
    assert [button.attributes["value"] for button in known.all("button", form="sit")] == ["1", "3"], "at the seats"
    assert not page.all("form", action="/tables/KRUH42/bot")


def test_the_host_can_let_opponents_sit_down() -> None:
    page = read_page(waiting.page(a_room(name="Ana", host=True, mine=frozenset({0, 4}))))
    form = page.all("form", action="/tables/KRUH42/bot")[0]
    assert [button.attributes["value"] for button in form.all("button", name="seat")] == ["1", "3"]
    assert len(form.all("select", name="level")[0].all("option")) == 5
    assert not page.all("button", form="sit") + page.all("form", id="sit")


@pytest.mark.parametrize("count", range(1, 9))
def test_the_round_table_has_a_chair_for_each(count: int) -> None:
    page = read_page(waiting.page(a_room(seats=((None, "open"),) * count, game="clustered")))
    assert len(page.all("path", **{"class": "chair free"})) == count
    assert [each.attributes["class"] for each in page.all("li")] == [f"seat place-{n} open" for n in range(count)]


def test_the_code_can_be_scanned_without_any_style() -> None:
    page = read_page(waiting.page(a_room()))
    drawn = page.all("svg", **{"class": "qr"})[0]
    assert drawn.attributes["aria-label"]
    assert drawn.all("path")[0].attributes["d"].count("M") > 200


@pytest.mark.parametrize(
    ("changes", "headline"),
    [
        ({}, "Vera wins by 6 points."),
        ({"mine": frozenset({2})}, "You win by 6 points."),
        ({"mine": frozenset({1, 2})}, "Vera wins by 6 points."),
        ({"scores": (118, 98, 118)}, "Vera wins on the tie-break."),
        ({"scores": (118, 98, 118), "mine": frozenset({2})}, "You win on the tie-break."),
        ({"scores": (118, 98, 118), "winners": (0, 2)}, "Ana and Vera share the win."),
        ({"scores": (9, 9, 9), "winners": (0, 1, 2), "mine": frozenset({1})}, "You, Ana and Vera share the win."),
        ({"parties": (0, 1, 0), "winners": (0, 2), "scores": (9, 7, 9)}, "Ana and Vera win by 2 points."),
        ({"parties": (0, 1, 0), "winners": (0, 2), "scores": (9, 9, 9)}, "Ana and Vera win on the tie-break."),
        ({"names": ("Ana",), "scores": (1,), "winners": (0,), "parties": (0,)}, "One point."),
        ({"names": ("Ana",), "scores": (42,), "winners": (0,), "parties": (0,)}, "42 points."),
    ],
)
def test_the_result_says_who_won_and_by_how_much(changes: dict[str, object], headline: str) -> None:
    page = read_page(result.page(an_end(**changes)))
    assert page.all("h1")[0].text == headline
    assert page.all("title")[0].text == f"Pixies: {headline}"


def test_the_result_leads_on() -> None:
    page = read_page(result.page(an_end()))
    assert {link.attributes["href"] for link in page.all("a") if "#" not in link.attributes["href"]} == {
        "/", "/tables/KRUH42/review", "/tables/KRUH42?final=1", "/tables/KRUH42?final=1&points=1",
        "/tables/KRUH42/record", "/learn/pixies", "/settings?back=%2F", "/me",
    }  # fmt: skip
    assert {link.attributes["data-rule"] for link in page.all("a") if "data-rule" in link.attributes} == {
        "P15", "P16", "P17", "P20"
    }  # fmt: skip
    assert page.all("form", action="/tables/KRUH42/rematch", method="post")
    assert not read_page(result.page(an_end(rematch=False))).all("form", action="/tables/KRUH42/rematch")


def test_plain_messages_have_words_and_one_way_on() -> None:
    for state in (*message.STATES, 405, 418, 503):
        page = read_page(message.wrong(Visit(say=SAY), state))
        assert page.all("main")[0].all("a")[0].attributes["href"] == "/"
    refused = read_page(message.wrong(Visit(say=SAY, here="/tables/X"), 409))
    assert refused.all("main")[0].all("a")[0].attributes["href"] == "/tables/X"
    page = read_page(message.hand_over(Visit(say=SAY, here="/tables/X"), "Tomek", 1))
    assert page.all("main")[0].all("a")[0].attributes["href"] == "/tables/X/seat/1"
    assert page.all("h1")[0].text == "Tomek takes the device now"
    assert page.all("main")[0].all("a")[0].text == "I am Tomek"
    assert "KRAH" in read_page(message.join(Visit(say=SAY), "KRAH")).all(role="alert")[0].text


def test_names_are_words_and_never_markup() -> None:
    evil = replace(ROW, title=EVIL, progress=EVIL, flag=EVIL, address=f'/"{EVIL}')
    for page in (
        home.page(home.Home(say=SAY, name=EVIL, here=EVIL, running=home.TableList((evil,)), counts=COUNTS)),
        setup.page(replace(a_setup(game="onecard", deck=EVIL), name=EVIL)),
        waiting.page(a_room(name=EVIL, code=EVIL, link=EVIL, seats=((EVIL, "you"), (None, "open")))),
        result.page(an_end(name=EVIL, names=(EVIL,) * 3, title=EVIL)),
        message.hand_over(Visit(say=SAY, here=EVIL), EVIL, 0),
        message.join(Visit(say=SAY), EVIL),
    ):
        read_request = read_page(page)
        assert not any("alert" in script.text for script in read_request.all("script"))
        assert EVIL in read_request.text


def test_every_word_is_said_somewhere() -> None:
    said: set[str] = set()

    def say_and_note(message: str, /, **named: object) -> str:
        said.add(message)
        return SAY(message, **named)

    say = cast("Say", say_and_note)
    say.language = SAY.language
    home.page(replace(a_home(), say=say))
    home.page(home.Home(say=say))
    for game in KEYS:
        setup.page(replace(a_setup(game=game), say=say, name=""))
        setup.page(replace(a_setup(game=game), say=say))
    setup.page(replace(a_setup(game="ingenious", teams="on", seat1="here"), say=say))
    for name in ("", "Bo"):
        waiting.page(a_room(say=say, name=name))
    waiting.page(
        a_room(say=say, host=True, mine=frozenset({0}), seats=(("Ana", "you"), (None, "open"), ("Bo", "open")))
    )
    waiting.page(
        a_room(say=say, host=True, mine=frozenset({0, 2}), seats=(("Ana", "you"), (None, "open"), ("Bo", "you")))
    )
    for even in (98, 0):
        result.page(an_end(say=say, scores=(98, 98, 98 + even)))
        result.page(an_end(say=say, scores=(0, even, 0), winners=(1, 2), parties=(0, 1, 1)))
    result.page(an_end(say=say, winners=(0, 1, 2)))
    result.page(an_end(say=say, names=("Ana",), winners=(0,)))
    for state in message.STATES:
        places = {409: "/tables/X", 429: "/learn/pixies/play/2"}
        message.wrong(Visit(say=say, here=places.get(state, "/")), state)
    message.hand_over(Visit(say=say), "Tomek", 1)
    for code in ("", "KRAH"):
        message.join(Visit(say=say), code)
    words = (Path(stol.web.__file__).parents[1] / "text" / "en" / "pages.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z][\w-]*) =", words, re.MULTILINE)) - said == set()
