"""Sheets to print: every piece of a game is there once, inside the paper, and no piece lies on another."""

from collections import Counter
from itertools import combinations, product
from typing import Any
from urllib.parse import urlencode

import pytest

from conformance.decks import OTHER_DECK
from page_checks import Element, read_page
from sampling import sample
from stol.games.clustered.components import NAMES as CLUSTERED_CARDS
from stol.games.clustered.components import start_cards
from stol.games.ingenious.components import COLOURS, TILE_COUNT, TILE_NAMES
from stol.games.onecard.components import DICE
from stol.games.onecard.components import NAMES as ONECARD_CARDS
from stol.games.onecard.deck import HEADER, OWN, from_option
from stol.games.options import read_options
from stol.games.pixies.components import BASIC_CARDS
from stol.games.pixies.components import NAMES as PIXIES_CARDS
from stol.games.registry import KEYS, find
from stol.text import speak
from stol.text.languages import SHIPPED
from stol.web.html import printing
from stol.web.html.printing.order import Order
from stol.web.html.printing.paper import EDGE, MARK, MARK_GAP, PAPERS, SIDE, TOP, Piece, Sheet
from stol.web.html.printing.weave import PATTERNS
from visitors import HOST, Server

Game = tuple[str, int, dict[str, object]]
Case = tuple[Game, str, bool]
GAMES: list[Game] = [
    *(("clustered", players, {}) for players in range(1, 9)),
    ("clustered", 3, {"third_joker": "all"}),
    ("clustered", 2, {"third_joker": [1]}),
    *(("pixies", players, {}) for players in range(2, 6)),
    ("pixies", 2, {"flower_power": True}),
    ("pixies", 6, {"flower_power": True}),
    *(("ingenious", players, {}) for players in range(1, 5)),
    ("ingenious", 4, {"teams": True}),
    *(("onecard", players, {}) for players in range(2, 5)),
    ("onecard", 2, {"deck": OTHER_DECK}),
]
CASES = sample(
    list(product(GAMES, PAPERS, (False, True))),
    "print sheets",
    lambda case: [case[0][0], *case[0][2], case[1], case[2]],
)
TOUCHING = 1e-6
"""Neighbours share an edge; sums of fractions differ a little."""


def sheets(case: Case) -> list[Sheet]:
    (game, players, options), paper, sparing = case
    chosen = read_options(find(game).options, game, players, options)
    return printing.find(game).sheets(Order(PAPERS[paper], sparing, players, chosen, speak("ru")))


def counted(pieces: list[Piece]) -> dict[str, Counter[str]]:
    """How often each piece is there, by kind."""
    kinds: dict[str, Counter[str]] = {}
    for piece in pieces:
        kinds.setdefault(piece.kind, Counter())[piece.name] += 1
    return kinds


def components(game: str, players: int, options: dict[str, object]) -> dict[str, Counter[str]]:
    """What the rules say that this game is played with."""
    chosen: Any = read_options(find(game).options, game, players, options)
    if game == "clustered":
        decks = {
            f"card-{seat}": Counter(CLUSTERED_CARDS) + Counter(J=chosen.jokers_of(seat) - 1) for seat in range(players)
        }
        return decks | {"start": Counter({"*": len(start_cards(players))}), "turn": Counter(["turn"])}
    if game == "pixies":
        cards = PIXIES_CARDS if chosen.flower_power else PIXIES_CARDS[:BASIC_CARDS]
        return {"card": Counter(cards), "area": Counter(map(str, range(players)))}
    if game == "onecard":
        return {"card": Counter(ONECARD_CARDS), "die": Counter(str(die + 1) for die in range(DICE))}
    parties = {chosen.party(seat) for seat in range(players)}
    return {
        "board": Counter(["left", "right"]),
        "tile": Counter(dict(zip(TILE_NAMES, map(int, TILE_COUNT), strict=True))),
        "tracks": Counter(map(str, parties)),
        "peg": Counter(COLOURS * len(parties)),
    }


@pytest.mark.parametrize("case", CASES, ids=str)
def test_all_components_are_there_once(case: Case) -> None:
    found = counted([piece for sheet in sheets(case) for piece in sheet.pieces])
    expected = components(*case[0])
    assert {kind: found[kind] for kind in expected} == expected
    assert set(found) - set(expected) <= {"score", "reminder", "owner", "faces"}
    if case[0][0] != "ingenious":  # its points are steps of the tracks
        assert "score" in found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_pieces_lie_inside_the_paper_and_beside_each_other(case: Case) -> None:
    paper = PAPERS[case[1]]
    for sheet in sheets(case):
        for piece in sheet.pieces:
            assert piece.x >= SIDE - TOUCHING
            assert piece.x + piece.width <= paper.width - SIDE + TOUCHING
            assert piece.y >= TOP - TOUCHING
            assert piece.y + piece.height <= TOP + paper.inner_height + TOUCHING
        assert not [(one.name, other.name) for one, other in combinations(sheet.pieces, 2) if overlap(one, other)]


def overlap(one: Piece, other: Piece) -> bool:
    across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
    down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
    return across > TOUCHING and down > TOUCHING


def test_cut_marks_are_not_where_printers_leave_the_paper_blank() -> None:
    assert SIDE - MARK_GAP - MARK >= EDGE


def test_every_deck_of_clustered_has_a_pattern_of_its_own() -> None:
    assert len({pattern(90, 90) for pattern in PATTERNS}) == len(PATTERNS) == 8


def test_lines_on_the_sheets_are_short_enough_in_every_language() -> None:
    for language in SHIPPED:
        say = speak(language)
        for game, players, options in GAMES:
            chosen = read_options(find(game).options, game, players, options)
            order = Order(PAPERS["a4"], False, players, chosen, say)  # noqa: FBT003 - a field
            notes = {sheet.note for sheet in printing.find(game).sheets(order)}
            assert not [note for note in notes if len(note) > 105]
        assert len(say("print-ruler")) <= 30


# ---- the page ----------------------------------------------------------------------------------------------------


def look(server: Server, address: str, status: int = 200) -> Element:
    answer = server.stranger().get(address)
    assert answer.status_code == status
    return read_page(answer.text)


def papers(page: Element) -> list[Element]:
    return [drawn for drawn in page.all("svg") if drawn.attributes.get("class", "").startswith("paper ")]


@pytest.mark.parametrize("game", KEYS)
def test_the_page_shows_what_was_chosen(server: Server, game: str) -> None:
    page = look(server, f"/print/{game}?players=4&paper=letter&ink=sparing")
    drawn = papers(page)
    assert {sheet.attributes["class"] for sheet in drawn} == {"paper letter sparing"}
    assert {sheet.attributes["viewbox"] for sheet in drawn} == {"0 0 215.9 279.4"}
    assert [len(sheet.all("path", **{"class": "ruler"})) for sheet in drawn] == [1] * len(drawn)
    chosen = [box.attributes["value"] for box in page.all("input", type="radio") if "checked" in box.attributes]
    assert chosen[:2] == ["letter", "sparing"]
    shown = Counter(group.attributes.get("data-kind") for sheet in drawn for group in sheet.all("g"))
    assert all(shown[kind] == sum(names.values()) for kind, names in components(game, 4, {}).items())
    assert not [text for sheet in drawn for text in sheet.all("g") if "<" in text.own_text]  # nothing is escaped twice


@pytest.mark.parametrize("game", KEYS)
def test_rules_and_score_sheet_lead_to_it(server: Server, game: str) -> None:
    for address in (f"/learn/{game}", f"/score/{game}"):
        assert f'href="/print/{game}"' in server.stranger().get(address).text
    page = server.stranger().get(f"/print/{game}").text
    assert f'hreflang="pl" href="{HOST}/print/{game}?lang=pl"' in page


def test_a_deck_of_ones_own_is_printed(server: Server) -> None:
    page = look(server, f"/print/onecard?{urlencode({'deck': chr(10).join(OTHER_DECK)})}")
    cards = [piece for piece in page.all("g") if piece.attributes.get("data-kind") == "card"]
    assert [read_card(card) for card in cards] == list(from_option(OTHER_DECK) or ())


def read_card(card: Element) -> str:
    """A drawn card as a line of a deck."""
    rows = [row for row in card.all("g") if row.attributes.get("class", "").startswith("row is-")]
    return " ".join([card.attributes["data-name"], *map(read_row, rows)])


def read_row(row: Element) -> str:
    boxes = [box for box in row.all("rect") if box.attributes["class"] == "box"]
    suns = [group for group in row.all("g") if group.attributes.get("class") == "sun"]
    return f"{row.attributes['class'][-1]}{len(boxes)}{'s' if suns else ''}"


def csv_of(deck: tuple[str, ...]) -> str:
    lines = [",".join(HEADER)]
    for line in deck:
        number, *rows = line.split()
        cells = {row[0]: row[1:] for row in rows}
        lines.append(",".join([number, *(cells.get(colour, "") for colour in "roygbp")]))
    return "\n".join(lines)


def test_a_deck_may_be_a_csv_file(server: Server) -> None:
    lines = look(server, f"/print/onecard?{urlencode({'deck': csv_of(OWN)})}").all("textarea")[0].text.split("\n")
    assert [line for line in lines if line] == list(OWN)
    wrong = csv_of(OWN).replace("02,,4,4s,4,4s,4", "02,,4,4s,4,4s,5")
    page = look(server, f"/print/onecard?{urlencode({'deck': wrong})}", 422)
    assert "Line 3" in page.all("p", role="alert")[0].text


def test_a_wrong_deck_is_refused_in_words_and_shown_again(server: Server) -> None:
    page = look(server, f"/print/onecard?{urlencode({'deck': '01 r2'})}", 422)
    assert page.all("p", role="alert")[0].text
    assert page.all("textarea")[0].text == "01 r2"
    assert not papers(page)


def test_other_nonsense_becomes_the_usual(server: Server) -> None:
    page = look(server, "/print/pixies?paper=a3&ink=%00&flower_power=on&players=6&flower=power")
    assert {sheet.attributes["class"] for sheet in papers(page)} == {"paper a4"}
    for players in ("9", "-1", "0"):
        assert papers(look(server, f"/print/pixies?players={players}"))
    assert not papers(look(server, "/print/pixies?players=many", 422))


def test_a_game_without_sheets_has_no_link_and_a_kind_answer(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.stranger().get("/print/chess").status_code == 404
    printing.has_sheets.cache_clear()
    monkeypatch.setattr(printing, "KEYS", ())
    answer = server.stranger().get("/print/pixies")
    assert (answer.status_code, speak("en")("note-no-print") in answer.text) == (404, True)
    assert 'href="/print/pixies"' not in server.stranger().get("/score/pixies").text
    printing.has_sheets.cache_clear()
