"""What is refused on a page is said in the visitor's language: nothing of the sentence stays English."""

import json
import re
from collections.abc import Iterator

import pytest

from page_checks import read_page
from random_games import GAMES, played
from stol.text.files import MORE_LANGUAGES
from text.pseudo import CYRILLIC, write
from visitors import Server

LATIN = re.compile(r"[A-Za-z]{3,}")
"""Codes of one or two letters, such as those of colours, may stand in a sentence."""


@pytest.fixture(scope="module", autouse=True)
def pretend_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder = tmp_path_factory.mktemp("languages")
    write(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(MORE_LANGUAGES, str(folder))
        yield


def refusal(server: Server, address: str, **fields: str) -> str:
    """The sentence that says what is wrong with a form."""
    answer = server.stranger().post(f"{address}?lang={CYRILLIC}", **fields)
    assert answer.status_code in {200, 400, 422}
    page = read_page(answer.text)
    assert page.all("html")[0].attributes["lang"] == CYRILLIC
    (said,) = [alert.text for alert in page.all("p") if alert.attributes.get("role") == "alert"]
    return said


def english_words(said: str, *codes: str) -> set[str]:
    return set(LATIN.findall(said)) - {"JSON", *codes}


@pytest.mark.parametrize(
    ("fields", "codes"),
    [
        ({"game": "pixies", "deal": "a/b"}, ()),
        ({"game": "pixies", "seat0": "bot:club"}, ()),
        ({"game": "pixies", "seat1": "you"}, ()),
        ({"game": "pixies", "seat1": "nobody"}, ("you", "here", "open", "bot", "nobody")),
        ({"game": "pixies", "players": "many"}, ("players", "many")),
        ({"game": "onecard", "deck": "99 r2"}, ()),
        ({"game": "clustered", "table-width": "1", "table-height": "0"}, ()),
        ({"game": "ingenious", "open_partners": "on"}, ("open", "partners", "teams", "True")),
    ],
)
def test_a_form_that_sets_up_a_table(server: Server, fields: dict[str, str], codes: tuple[str, ...]) -> None:
    assert not english_words(refusal(server, "/tables", **fields), *codes, "club", *LEVELS)


LEVELS = ("novice", "casual", "expert", "master")


def record(**changes: object) -> str:
    return json.dumps(json.loads(played(GAMES[0]).to_json()) | changes)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("no record", ()),
        ('{"stol": 1, "moves": ["first:0", "b', ()),
        ("[]", ()),
        (record(stol=2), ()),
        (record(game="chess"), ("chess", "pixies", "onecard", "clustered", "ingenious")),
        (record(moves=["first:0", "nonsense"]), ("nonsense",)),
        (record(moves=["first:0", "b1+6", "b1+6"], result=None), ()),
        (record(players=["Ana"]), ()),
    ],
)
def test_a_record_that_is_handed_in(server: Server, text: str, codes: tuple[str, ...]) -> None:
    assert not english_words(refusal(server, "/records", text=text), *codes)


@pytest.mark.parametrize(
    ("fields", "codes"),
    [
        ({"game": "ingenious", "board": "r r"}, ()),
        ({"game": "ingenious", "rack-1": "rx"}, ()),
        ({"game": "ingenious", "track-1-g": "many"}, ("many",)),
        ({"game": "clustered", "cards": "* 9zz1"}, ("zz",)),
        ({"game": "clustered", "cards": "* 1sh1 3cd2"}, ()),
        ({"game": "pixies", "market": "b4+1 b4+1"}, ()),
        ({"game": "pixies", "area-0-1": "b2+4"}, ()),
        ({"game": "onecard", "hand-0": "03 y6 p9"}, ()),
        ({"game": "onecard", "dice": "ryx"}, ("ryx",)),
    ],
)
def test_a_table_that_is_typed_in(server: Server, fields: dict[str, str], codes: tuple[str, ...]) -> None:
    assert not english_words(refusal(server, "/enter", do="open", **fields), *codes)
