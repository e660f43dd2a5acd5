"""Another language inflects cards and tiles, counts by its own plural forms, and writes spaces its own way."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from stol import Game
from stol.text import Say, speak
from stol.text.files import MORE_LANGUAGES, words
from stol.text.phrases import in_case
from stol.web.html.stage.clustered.board import more_forms
from stol.web.scene.clustered.advice import offer as clustered_offer
from stol.web.scene.clustered.words import card_name, card_phrase
from stol.web.scene.clustered.words import wording as clustered_wording
from stol.web.scene.ingenious.words import colour_name, placement_text, tile_name, tile_phrase
from stol.web.scene.ingenious.words import wording as ingenious_wording
from stol.web.scene.words import plural_forms, space_name
from web.stage.clustered_pages import draw_page, position_with, scene

if TYPE_CHECKING:
    from stol.games.ingenious.preview import Preview

AND = " a\N{NO-BREAK SPACE}"
CZECH = """
clustered-card = { $case ->
    [gen] { $number ->
        [1] jednoho plného trojúhelníku
       *[2] dvou plných trojúhelníků
      }
   *[nom] { $number ->
        [1] jeden plný trojúhelník
       *[2] dva plné trojúhelníky
      }
  }
clustered-joker = { $case ->
    [gen] žolíka
   *[nom] žolík
  }
clustered-ask-discard = Proč neodhodit { FORM($card, case: "gen") }?
clustered-discard-card = Odhozená karta: { $card }
clustered-more = { $count ->
    [one] ještě { $number } místo
    [few] ještě { $number } místa
   *[other] ještě { $number } míst
  }
clustered-words-hand = Bez { FORM($cards, case: "gen") }
space = ({ $x }; { $y })
ingenious-tile = { $case ->
    [acc] { $first ->
        [r] červenou
       *[g] zelenou
      } s barvou { $second }
   *[nom] { $first ->
        [r] červená
       *[g] zelená
      } s barvou { $second }
  }
ingenious-gain = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
  } ({ $colour })
ingenious-pick = Vezmi { FORM($tile, case: "acc") }
ingenious-place-some = { $tile } na { $here } a { $there }: { $gains }
colour-name = { $case ->
    [gen] červené
   *[nom] červená
  }
"""


@pytest.fixture
def czech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Say]:
    """A language that has a few messages only; the rest is in English."""
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "boards.ftl").write_text(CZECH, encoding="utf-8")
    monkeypatch.setenv(MORE_LANGUAGES, str(tmp_path))
    yield speak("cs")
    speak.cache_clear()
    words.cache_clear()


def test_a_card_is_inflected_by_the_sentence_around_it(czech: Say) -> None:
    card = card_phrase(czech, "2tf")
    assert czech("clustered-ask-discard", card=card) == "Proč neodhodit dvou plných trojúhelníků?"
    assert czech("clustered-discard-card", card=card) == "Odhozená karta: dva plné trojúhelníky"
    assert czech("clustered-ask-discard", card=card_phrase(czech, "J")) == "Proč neodhodit žolíka?"
    assert card_name(czech, "1tf") == "jeden plný trojúhelník"


def test_a_tile_is_inflected_by_the_sentence_around_it(czech: Say) -> None:
    assert czech("ingenious-pick", tile=tile_phrase(czech, "rg")) == "Vezmi červenou s barvou g"
    assert tile_name(czech, "rg") == "červená s barvou g"


def test_every_card_of_a_list_is_inflected(czech: Say) -> None:
    position = position_with(Game("clustered"), "@")
    seat = position.actor
    assert isinstance(seat, int)
    here = replace(scene(position, seat), say=czech)
    hand = here.view["hands"][seat]
    told = next(text for text in draw_page(here).words if text.startswith("Bez "))
    inflected = [card_phrase(czech, card).in_case("gen") for card in hand]
    assert len(hand) > 1
    assert told == f"Bez {', '.join(inflected[:-1])}{AND}{inflected[-1]}"


def test_a_gain_is_counted_by_the_plural_forms_of_the_language(czech: Say) -> None:
    brings: Preview = {"total": 8, "gains": {"r": 3, "g": 5}, "bonus": 0, "halves": ()}
    label = placement_text(czech, "rg", ((0, -5), (1, -5)), brings)
    assert label == f"červená s barvou g na (0; −5) a (1; −5): 3 body (r){AND}5 bodů (g)"


def test_a_space_is_written_as_the_language_writes_it(czech: Say) -> None:
    assert space_name(czech, (3, -1)) == "(3; −1)"
    assert space_name(speak(), (3, -1)) == "3,−1"
    position = position_with(Game("clustered"), "@")
    move = next(move for move in position.legal() if "@" in move)
    x, y = move.partition("@")[2].replace("-", "−").split(",")
    assert isinstance(position.actor, int)
    assert f"at ({x}; {y})" in clustered_offer(replace(scene(position, position.actor), say=czech), move)


def test_the_script_gets_every_plural_form_of_the_language(czech: Say) -> None:
    assert plural_forms(speak(), "clustered-more") == {"one": "# more", "other": "# more"}
    assert more_forms(czech) == {
        "data-one": "ještě # místo",
        "data-few": "ještě # místa",
        "data-other": "ještě # míst",
    }


def test_reasons_get_cards_tiles_and_colours_that_can_be_inflected(czech: Say) -> None:
    card, tile = clustered_wording(czech)["card"]("2tf"), ingenious_wording(czech)["tile"]("rg")
    assert (card, tile) == (card_phrase(czech, "2tf"), tile_phrase(czech, "rg"))
    colours = ingenious_wording(czech)["colours"](("r", "g"))
    assert in_case(colours, case="gen") == f"červené{AND}červené"
    assert "colour" not in ingenious_wording(czech)
    assert colour_name(czech, "r") == "červená"
